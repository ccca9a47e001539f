"""Refreshing a panel once, soon, and only where somebody looks: many changes at once cost as much as one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QDockWidget, QWidget


class DeferredRefresh(QObject):
    """Calls `refresh` in the next turn of the loop; while the widget is out of sight, when it comes into sight."""

    def __init__(self, widget: QWidget, refresh: Callable[[], object]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._refresh = refresh
        self._stale = False
        self._dock: QDockWidget | None = None
        self._behind = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._now)
        widget.installEventFilter(self)

    def schedule(self, *_: object) -> None:
        """Something has changed."""
        self._stale = True
        self._soon()

    def _soon(self) -> None:
        if self._stale and not self._behind and self._widget.isVisible():
            self._timer.start()

    def _now(self) -> None:
        if self._stale:
            self._stale = False
            self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._follow_dock()
            self._soon()
        return False

    def _follow_dock(self) -> None:
        """A dock behind another one is not hidden for Qt, it only lies out of sight: the dock itself tells."""
        above: QWidget | None = self._widget
        while above is not None and not isinstance(above, QDockWidget):
            above = above.parentWidget()
        if above is not None and above is not self._dock:
            self._dock = above
            above.visibilityChanged.connect(self._turned)

    def _turned(self, in_front: bool) -> None:
        self._behind = not in_front
        self._soon()
