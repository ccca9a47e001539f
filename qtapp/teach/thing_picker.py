"""Pointing at things of the table: clicks name them instead of moving them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent

from qtapp.board import TableView


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
            item = self._view.pointer.item_at(event.position())
            here = self._view.table.place_at(self._view.surface.to_scene(event.position()))
            known = item is not None and not item.stand.closed and "?" not in item.stand.ids[0]
            name = item.stand.ids[0] if item is not None and known else here
            if name:
                self.picked.emit(name)
        return True
