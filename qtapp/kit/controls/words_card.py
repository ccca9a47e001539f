"""A card of words and buttons for the common placement: as wide as it reads well, and as high as its words need."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Signal
from PySide6.QtWidgets import QWidget

from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.layouts import layout_of
from qtapp.kit.controls.placing import Form
from qtapp.kit.paint.paper import SHADOW, PaperPanel

_NARROW = 0.3
"""What is lost if it is as narrow as the other cards."""
_EDGE = 12
"""Pixels that stay free at both sides of the page."""


class WordsCard(PaperPanel):
    """It speaks of nothing that lies somewhere, so it may lie anywhere. Heirs say when they are wanted."""

    grown = Signal()
    """It has come or gone, or wants another size."""
    side, is_asked, points, passes = 0, True, False, True
    wide = 560
    """Pixels at which its words read well."""

    def __init__(self, context: AppContext, parent: QWidget, radius: int) -> None:
        super().__init__(context.theme, radius)
        self.setParent(parent)
        self._context = context
        context.theme_changed.connect(self._retheme)
        self.hide()

    @property
    def widget(self) -> QWidget:
        """The card itself."""
        return self

    def forms(self, width: int, most: int) -> tuple[Form, ...]:
        """As wide as it reads well, or as narrow as the other cards."""
        wide = self.width_on_page(width)
        sizes = ((self.size_at(wide - wide % 4), 0.0), (self.size_at(width), _NARROW))
        return tuple(Form(f"{size.width()} px", size.width(), min(most, size.height()), loss) for size, loss in sizes)

    def width_on_page(self, usual: int = 0) -> int:
        """How wide it may be."""
        parent = self.parentWidget()
        room = usual if parent is None else parent.width() - 2 * _EDGE
        return min(room, self._context.theme.px(self.wide))

    def size_at(self, width: int) -> QSize:
        """With all its words."""
        return QSize(width, layout_of(self).heightForWidth(width - SHADOW) + SHADOW + 4)

    def things(self) -> tuple[str, ...]:
        """It speaks of nothing that lies somewhere."""
        return ()

    def boxes(self) -> tuple[QRect, ...]:
        """Nor of any part of the page."""
        return ()

    def lie_in(self, form: Form, box: QRect) -> None:
        """Take a place."""
        self.setGeometry(box)
        self.show()

    def stay_away(self) -> None:
        """There is nothing to say."""
        self.hide()

    def find_place(self) -> None:
        """Its size has changed: ask for another place."""
        self.grown.emit()

    def event(self, event: QEvent) -> bool:
        """Words and buttons know their true size only once they are laid out: then the card takes what they need."""
        done = super().event(event)
        is_laid_out = event.type() == QEvent.Type.LayoutRequest and self.isVisible()
        if is_laid_out and self.size_at(self.width()) != self.size():
            self.find_place()
        return done

    def _retheme(self) -> None:
        self.set_theme(self._context.theme)
