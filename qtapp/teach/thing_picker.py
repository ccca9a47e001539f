"""Pointing at things of the table: clicks name them instead of moving them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from qtapp.board import TableView


def thing_at(view: TableView, at: QPointF) -> str:
    """The piece at a point of the viewport, if it is one that can be told apart, else the place; empty: neither."""
    item = view.pointer.item_at(at)
    if item is not None and not item.sprite.closed and "?" not in item.sprite.ids[0]:
        return item.sprite.ids[0]
    return view.table.place_at(view.surface.to_scene(at)) or ""


class ThingPicker(QObject):
    """While it is on, a click on the table gives the name of what lies there, and does nothing else."""

    picked = Signal(str)

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.is_on = False
        view.viewport().installEventFilter(self)

    def switch(self, on: bool) -> None:
        """Begin or end pointing."""
        self.is_on = on
        if on:
            self._view.viewport().setCursor(Qt.CursorShape.CrossCursor)
        else:
            self._view.viewport().unsetCursor()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.is_on or not isinstance(event, QMouseEvent) or event.button() != Qt.MouseButton.LeftButton:
            return False
        if event.type() == QEvent.Type.MouseButtonPress:
            name = thing_at(self._view, event.position())
            if name:
                self.picked.emit(name)
        return True
