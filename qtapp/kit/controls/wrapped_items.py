"""Items of a list whose words wrap: as high as their lines need."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

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
