"""How long people really play: measured at the table, kept beside each game, told where the next one is chosen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient, TableChange
from qtapp.session.controls import people_at
from qtapp.session.game_marks import GameMarks

BREAK = 240.0
"""Seconds: whoever does nothing for longer has gone away, and so much of it counts at most."""
COUNTED = -1
"""Instead of seconds: this game was finished, and is never counted again."""
_LEAST = 180
"""Seconds: a game that takes less was tried, not played."""


class PlayTime:
    """Counts the seconds of the game on the table, over all evenings on which it is played."""

    def __init__(
        self,
        context: AppContext,
        marks: Callable[[], GameMarks],
        path: Callable[[], Path | None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._context = context
        self._marks = marks
        self._path = path
        self._clock = clock
        self._seconds = 0.0
        self._last = 0.0
        self._has_more = False

    def watch(self, client: SeatClient) -> None:
        """Every deed at this table counts from now on."""
        client.changed.connect(self._changed)

    def begin(self, seconds: int) -> None:
        """A game comes to the table that was played for so long before."""
        self._seconds, self._last, self._has_more = float(seconds), self._clock(), False

    def _changed(self, change: TableChange) -> None:
        now = self._clock()
        if self._seconds >= 0 and change.kind != "replaced":
            self._seconds += min(BREAK, now - self._last)
            self._has_more = True
        self._last = now

    def keep(self) -> None:
        """The game is left: write down how long it was played so far."""
        path = self._path()
        if path is not None and self._has_more:
            self._has_more = False
            with suppress(OSError):  # then this evening is not counted
                marks = self._marks()
                marks.put(path, replace(marks.of(path), seconds=round(self._seconds)))

    def finished(self, session: api.Session) -> None:
        """The game has come to its end: once it tells how long such a game takes here."""
        if self._seconds < 0 or api.is_tried_after_end(session):
            return
        if self._seconds >= _LEAST and people_at(session):
            self._context.settings.remember_length(session.game.id, max(1, round(self._seconds / 60)))
        self._seconds, self._has_more = float(COUNTED), True
        self.keep()
