"""Looking for cards on a picture in small steps between the events of the window."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from qtapp.board.scan.card_finder import FoundCards, find_cards
from qtapp.board.scan.card_ground import Slices

_SLICE = 0.008
"""Seconds that are worked at once."""


class CardSearch(QObject):
    """One picture at a time; another one, or `stop`, ends the search."""

    found = Signal(object)
    """FoundCards, in pixels of the picture that was given."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Slices[FoundCards] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Is it still looking?"""
        return self._work is not None

    def begin(self, picture: QImage, proportions: float) -> None:
        """Look for cards of these proportions."""
        self._work = find_cards(picture, proportions)
        self._timer.start()

    def stop(self) -> None:
        """Nothing is told any more."""
        self._work = None
        self._timer.stop()

    def _go_on(self) -> None:
        until = perf_counter() + _SLICE
        while self._work is not None and perf_counter() < until:
            try:
                next(self._work)
            except StopIteration as end:
                self.stop()
                self.found.emit(end.value)
