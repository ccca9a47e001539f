"""What cards over the table are made of: a head with a sign and a title, and a part that scrolls."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import ScrollPage, make_column, make_row

LEAST_AREA = 40
"""Pixels of the part that scrolls, however little room there is."""


class CardHead(QWidget):
    """A sign and a title in a row; a card lays more above, beside or below."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.column = make_column(self, gap=4, margins=0)
        self.row = make_row(gap=8)
        self.sign = PlainLabel()
        self.row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        self.title = WrapLabel(role)
        self.row.addWidget(self.title, 1)
        self.column.addLayout(self.row)


class CardArea(ScrollPage):
    """What a card says, on the paper of the card; it scrolls where there is not enough room."""

    def __init__(self, gap: int) -> None:
        super().__init__()
        self.page.setAutoFillBackground(False)
        self.setProperty("kind", "bare")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(gap)
        self.setMinimumHeight(LEAST_AREA)  # Qt's own least height would cut the head where there is little to say
