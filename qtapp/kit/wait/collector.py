"""Garbage is looked for in the window's thread only, between two events."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 1000
"""Milliseconds between two looks."""


class WindowThreadCollector(QObject):
    """Python looks for garbage in whatever thread asks for memory next.

    A worker that found widgets there would destroy them while the window's thread delivers events to them, and the
    program would end. So Python does not look by itself any more. How much has gathered is counted all the same, and
    the same limits hold.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Look through the oldest of what has gathered enough, and all that is younger."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return
