"""What the buttons of the rail are called: beside them, as long as the pointer is at the rail."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.paper import PaperPanel

_SIDE = 12
_GAP = 4


class RailWords(PaperPanel):
    """A strip left of the rail. It takes no clicks: what lies below it can be used."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(context.theme, 14)
        self.setParent(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._context = context
        self._rows: list[tuple[str, QRect]] = []
        """What is written, and where."""
        self.hide()

    @property
    def words(self) -> list[str]:
        """What is written, from above."""
        return [text for text, _ in self._rows]

    def show_for(self, rail: QRect, buttons: Sequence[QAbstractButton]) -> None:
        """Lie beside a rail, each word beside its button."""
        theme = self._context.theme
        self.set_theme(theme)
        metrics = QFontMetrics(theme.font(15, QFont.Weight.DemiBold))
        named = [(one.accessibleName().rstrip("…").rstrip(), one.geometry()) for one in buttons if one.isVisible()]
        if not named:
            self.hide()
            return
        wide = max(metrics.horizontalAdvance(text) for text, _ in named) + 2 * _SIDE
        self.setGeometry(rail.left() - _GAP - wide, rail.top(), wide, rail.height())
        self._rows = [(text, QRect(0, box.top(), wide, box.height())) for text, box in named]
        self.show()
        self.raise_()
        self.update()

    def sheet_box(self) -> QRectF:
        """The paper fills it."""
        return QRectF(self.rect()).adjusted(1, 1, -1, -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self._context.theme
        painter = QPainter(self)
        painter.setFont(theme.font(15, QFont.Weight.DemiBold))
        painter.setPen(QColor(theme.colours.text))
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        for text, box in self._rows:
            painter.drawText(box.adjusted(_SIDE, 0, -_SIDE, 0), flags, text)
        painter.end()
