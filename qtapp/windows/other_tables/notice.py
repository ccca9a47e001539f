"""Something has happened with another home: a sign, what it is, and answers in a row."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from engine.api import Message
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column, make_row
from qtapp.kit.speak.words import LiveTexts


class Notice:
    """A row for a layout: who makes it says what stands there, from the head down to the answers."""

    def __init__(self, context: AppContext, words: LiveTexts) -> None:
        self._context, self._words = context, words
        self.row = make_row(gap=14)
        self._sign = PlainLabel()
        self.row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        column = make_column(gap=6)
        self._said = make_column(gap=6)
        column.addLayout(self._said)
        self._answers = FlowLayout(gap=10, right=True)
        column.addLayout(self._answers)
        self.row.addLayout(column, 1)
        self.head = self.line("panel")

    def line(self, role: str, always: Message | None = None) -> WrapLabel:
        """One more thing that is said; `always`: with these words."""
        made = WrapLabel(role)
        if always is not None:
            self._words.text(made, always)
        self._said.addWidget(made)
        return made

    def answer(self, label: Message, kind: str = "") -> QPushButton:
        """One more answer; it waits to be chosen, Enter elsewhere does not mean it."""
        made = QPushButton()
        made.setAutoDefault(False)
        if kind:
            made.setProperty("kind", kind)
        self._words.text(made, label)
        self._answers.addWidget(made)
        return made

    def show_sign(self, icon: str) -> None:
        """What kind of thing it is, seen from afar."""
        self._sign.setPixmap(self._context.pixmap(icon, 30))
