"""A page that lies over a whole window: the end of a game, the screen between two people, the dark behind a dialog."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class CoveringPage(QWidget):
    """As large as its window, also when that gets another size."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def cover(self) -> None:
        """Take the place of the whole window."""
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(window.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.cover()
        return False
