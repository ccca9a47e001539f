"""Cards over the table are moved by their heads; where one was put it stays for this game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from qtapp.windows.game.placer import Placer, to_rect


class CardDrag(QObject):
    """Watches the heads of the cards of one page."""

    moved = Signal()
    """A card is somewhere else now."""

    def __init__(self, page: QWidget, placer: Placer) -> None:
        super().__init__(page)
        self._page = page
        self._placer = placer
        self._names: dict[QObject, str] = {}
        self._name = ""
        """The card that is held."""
        self._from = QPoint()
        self._pressed_at = QPoint()

    def let_drag(self, name: str, handle: QWidget) -> None:
        """Let a card be moved by this part of it."""
        self._names[handle] = name
        handle.installEventFilter(self)
        handle.setCursor(Qt.CursorShape.SizeAllCursor)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or watched not in self._names:
            return False
        at = self._page.mapFromGlobal(event.globalPosition().toPoint())
        kind, name = event.type(), self._names[watched]
        if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            place = self._placer.plan.places.get(name) if self._placer.plan is not None else None
            if place is not None:
                self._name, self._from, self._pressed_at = name, at - to_rect(place[1]).topLeft(), at
        elif kind == QEvent.Type.MouseMove and self._name:
            far = (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
            if far or name in self._placer.dragged:  # a click is no move
                self._placer.dragged[name] = at - self._from
                self.moved.emit()
        elif kind == QEvent.Type.MouseButtonRelease:
            self._name = ""
        return False
