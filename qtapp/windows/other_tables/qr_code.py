"""A text as a picture that cameras read."""

from __future__ import annotations

import segno
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

_QUIET = 3
"""Empty cells around the code: without them no camera finds it."""


def code_cells(text: str) -> tuple[tuple[int, ...], ...]:
    """A text as the dark and light cells of a picture that cameras read."""
    return tuple(tuple(row) for row in segno.make(text, error="m").matrix)


class QrCode(QWidget):
    """An address as a picture that cameras read: dark on white in every look."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._cells: tuple[tuple[int, ...], ...] = ()
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show another address."""
        self._cells = code_cells(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()  # made smaller it would be of no use to a camera

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#ffffff"))
        count = len(self._cells) + 2 * _QUIET
        cell = min(self.width(), self.height()) // count if count else 0
        left = (self.width() - cell * count) // 2 + cell * _QUIET
        top = (self.height() - cell * count) // 2 + cell * _QUIET
        for row, cells in enumerate(self._cells):
            for column, dark in enumerate(cells):
                if dark:
                    painter.fillRect(QRect(left + column * cell, top + row * cell, cell, cell), QColor("#111111"))
        painter.end()
