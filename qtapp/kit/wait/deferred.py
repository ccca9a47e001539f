"""Refreshing a panel once, soon, and only where somebody looks: many changes at once cost as much as one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class DeferredRefresh(QObject):
    """Calls `refresh` in the next turn of the loop; while the widget is out of sight, when it comes into sight."""

    def __init__(self, widget: QWidget, refresh: Callable[[], object]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._refresh = refresh
        self._stale = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._now)
        widget.installEventFilter(self)

    def schedule(self, *_: object) -> None:
        """Something has changed."""
        self._stale = True
        self._soon()

    def at_once(self, *_: object) -> None:
        """Something has changed that must not be seen for a moment: where somebody looks it is refreshed now."""
        self._stale = True
        if self._widget.isVisible():
            self._now()

    def _soon(self) -> None:
        if self._stale and self._widget.isVisible():
            self._timer.start()

    def _now(self) -> None:
        if self._stale:
            self._stale = False
            self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._soon()
        return False
