"""What is played in slow motion at the teacher's screen, played on the wall as well: through the wall's own eyes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from engine import api
from qtapp.board import TableView
from qtapp.session.client import SeatClient

_NEVER = 600_000
"""Milliseconds of a step: the teacher's screen goes on, the wall follows."""


class WallStory(QObject):
    """Goes along a line of entries, a beat at a time, as far as the teacher's screen is."""

    def __init__(self, view: TableView, client: SeatClient) -> None:
        super().__init__(view)
        self._view = view
        self._client = client
        self._beats: list[api.Beat] = []
        self._seen: dict[int, int] = {}
        """By entry: how many of its beats the teacher has seen."""

    @property
    def is_playing(self) -> bool:
        """Is a line shown now?"""
        return bool(self._beats)

    def begin(self, entries: Sequence[api.HistoryEntry], *, full: bool) -> None:
        """A line is played: stand before it."""
        self.end()
        if not entries:
            return
        self._beats = self._client.told.beats(entries, full=full)
        self._seen = {}
        groups = [([step for step in beat.steps if step.what != "note"], _note(beat)) for beat in self._beats]
        before = self._client.history.view_before(entries[0])
        player = self._view.slow_motion
        player.play_groups(before, groups, self._client.view(), [_NEVER] * len(groups))
        player.pause(True)

    def follow(self, beat: api.Beat) -> api.Beat | None:
        """The teacher sees a beat: show what the wall may see of it; returns what is shown now."""
        if not self._beats:
            return None
        self._seen[beat.entry] = self._seen.get(beat.entry, 0) + 1
        own = [at for at, one in enumerate(self._beats) if one.entry == beat.entry][: self._seen[beat.entry]]
        earlier = [at for at, one in enumerate(self._beats) if one.entry < beat.entry]
        at = max([*own, *earlier], default=-1)
        if at < 0:
            return None
        if at != self._view.slow_motion.at:
            self._view.slow_motion.go_to(at)
        return self._beats[at]

    def end(self) -> None:
        """The line is over: the table as it is."""
        if self._beats:
            self._beats = []
            self._view.slow_motion.stop()


def _note(beat: api.Beat) -> api.VisibleOp:
    return api.VisibleOp("note", message=beat.sentence, rule=beat.note.rule, subjects=beat.note.subjects)
