"""A list whose rows are painted by hand: they wrap, are of different heights, and scroll by pixels."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QListView, QWidget


class PaintedList(QListView):
    """What such lists have in common. Its bar is always there: rows that wrap would change their height with it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._restyled = False
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)

    def event(self, event: QEvent) -> bool:
        self._restyled = event.type() == QEvent.Type.StyleChange
        try:
            return super().event(event)
        finally:
            self._restyled = False

    def doItemsLayout(self) -> None:
        """Measure the rows; after a change of style once, not at each of the many events that it consists of."""
        if self._restyled:
            self.scheduleDelayedItemsLayout()
        else:
            super().doItemsLayout()
