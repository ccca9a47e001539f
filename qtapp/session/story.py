"""The story of the newest moves as one viewer may know it: rows for the line, the card, the curtain and phones."""

from __future__ import annotations

from collections.abc import Sequence

from engine import api
from qtapp.session.open_table import OpenTable
from qtapp.session.told import SeatTold

_LOOKED_BACK, _KEPT = 40, 400
"""Entries back to which one looks for the last deed of somebody else, and after so many it is let go."""


class SeatStory:
    """What happened since the viewer's last answer, and who moved last."""

    def __init__(self, table: OpenTable, told: SeatTold) -> None:
        self._open = table
        self._told = told
        self._last: tuple[api.Session, int, api.HistoryEntry, api.StoryRow] | None = None
        """What somebody else did last, as this viewer was told it: it stays while it is true."""
        self._kept: tuple[object, int, tuple[api.StoryRow, ...]] | None = None

    @property
    def points(self) -> frozenset[str]:
        """The kinds that decide this game."""
        session = self._open.session
        people = sum(not player.is_automa for player in session.players)
        return api.score_kinds(session.game.blueprint(people, session.settings))

    def rows(self, entries: Sequence[api.HistoryEntry], reader: int | None = None) -> tuple[api.StoryRow, ...]:
        """The rows of some entries, with what the viewer may know; told to a seat, if it is not the viewer's."""
        beats = self._told.beats(entries)
        return api.story_of(beats, self._open.session.game, self.points, self._open.asked if reader is None else reader)

    def public_rows(self, entries: Sequence[api.HistoryEntry], reader: int) -> tuple[api.StoryRow, ...]:
        """The same with what everybody may know: for a curtain that hangs for a seat."""
        session = self._open.session
        beats = api.beats_of(session, entries, self._open.notes.notes, 0)
        return api.story_of(beats, session.game, self.points, reader)

    def since(self) -> tuple[api.StoryRow, ...]:
        """What happened since the last answer of whoever is asked here."""
        seat = self._open.asked
        return self.rows(self._told.since(seat)[-_LOOKED_BACK:] if not seat else self._told.since(seat))

    def newest(self) -> tuple[api.StoryRow, ...]:
        """The rows that the line walks along: those since the last answer there, or, if nobody else has moved since,
        the last one of somebody else. Kept until the table changes.
        """
        moment, eyes = self._open.change, self._eyes
        if self._kept is None or self._kept[:2] != (moment, eyes):
            self._kept = (moment, eyes, self._newest())
        return self._kept[2]

    @property
    def _eyes(self) -> int:
        """Who reads: who is asked while all hands lie face down knows less than with their cards before them."""
        return self._open.viewer or -self._open.face_down

    def _newest(self) -> tuple[api.StoryRow, ...]:
        seat, eyes, session = self._open.asked, self._eyes, self._open.session
        rows = self.since()
        others = [row for row in rows if row.seat != seat]
        if others:
            self._last = (session, eyes, session.entries[others[-1].deeds[-1].entry], others[-1])
            return rows
        line = session.line()[1:]
        if self._last is not None and self._last[:2] == (session, eyes) and self._last[2] in line[-_KEPT:]:
            return (self._last[3],)
        return tuple([row for row in self.rows(line[-_LOOKED_BACK:]) if row.seat != seat][-1:])
