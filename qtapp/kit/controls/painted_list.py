"""Lists whose rows wrap and are of different heights: painted by hand, or plain words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget


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


_ASIDE = 24
"""Pixels beside the words. Qt's own hint forgets what the style sheet keeps free there, and elides what nearly fits."""


class WrappedItems(QStyledItemDelegate):
    """Lays the words of a list out in the width it has."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        view.setItemDelegate(self)
        view.setWordWrap(True)
        view.setResizeMode(QListView.ResizeMode.Adjust)  # another width, other lines
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        metrics = self._view.fontMetrics()
        room = QRect(0, 0, max(40, self._view.viewport().width() - _ASIDE), 10_000)
        words = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), str(index.data()))
        return QSize(hint.width(), max(hint.height(), words.height() + 12))
