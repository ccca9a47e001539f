"""What somebody wrote about the moment that is looked at: a note at the left edge of the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import layout_of, make_row, parent_of
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import SeatClient, TableChange

_WIDE, _MOST = 280, 0.5
"""Pixels at 100 % of text; how much of the page it may be high."""


class RemarkNote(PaperPanel):
    """Comes with a moment that has a remark, and goes with the next move or with its cross."""

    def __init__(self, context: AppContext, client: SeatClient, parent: QWidget) -> None:
        super().__init__(context.theme, 12)
        self.setParent(parent)
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self)
        row = make_row(self, margins=(14, 10, 8, 12))
        self.text = WrapLabel()
        row.addWidget(self.text, 1)
        self.close_button = QPushButton()
        self.close_button.setProperty("kind", "quiet")
        self.close_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words.name(self.close_button, msg("window.close", "Close"), hint=True)
        self.close_button.clicked.connect(self.hide)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        client.changed.connect(self._changed)
        context.theme_changed.connect(self._retheme)
        self._retheme()
        self.hide()

    def _retheme(self) -> None:
        self.set_theme(self._context.theme)
        self._context.put_icon(self.close_button, "close")
        if self.isVisible():
            self.lie_down()

    def _changed(self, change: TableChange) -> None:
        said = self._client.history.remark_here() if change.kind in ("seek", "remark") else ""
        if not said:
            self.hide()
            return
        self.text.setText(said)
        self.setAccessibleName(said)
        self.show()
        self.lie_down()
        announce(self, said)

    def lie_down(self) -> None:
        """At the left edge, as high as its words need."""
        parent = parent_of(self)
        wide = self._context.theme.px(_WIDE) + SHADOW
        self.text.ensurePolished()
        tall = min(layout_of(self).heightForWidth(wide) + SHADOW, round(parent.height() * _MOST))
        self.setGeometry(8, 8, wide, max(tall, 56))
        self.raise_()
