"""A moment in which nothing counts: a key is still held from before, a click was meant for something else."""

from __future__ import annotations

from time import monotonic

from PySide6.QtGui import QKeyEvent

SHARE = 1.0
"""How much of each moment holds; 0: none, for whoever presses keys one after the other by program."""


class Grace:
    """Begins when something comes to the screen by itself."""

    def __init__(self, milliseconds: int) -> None:
        self._seconds = milliseconds / 1000
        self._until = 0.0

    def begin(self) -> None:
        """It has come."""
        self._until = monotonic() + self._seconds * SHARE

    def end(self) -> None:
        """Whoever is at the keys has shown that they have seen it."""
        self._until = 0.0

    @property
    def holds(self) -> bool:
        """Is it still too new to be answered?"""
        return monotonic() < self._until

    def refuses(self, event: QKeyEvent) -> bool:
        """Was a key held from before, or hit too early to be meant for this?"""
        return event.isAutoRepeat() or self.holds
