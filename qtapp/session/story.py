"""What others and the game did, as the viewer may know it: beats, a line for each person, how points grew."""

from __future__ import annotations

from collections.abc import Sequence

from engine import api
from qtapp.session.open_table import OpenTable


class SeatStory:
    """What happened, for one viewer."""

    def __init__(self, table: OpenTable) -> None:
        self._open = table

    def since(self, seat: int) -> list[api.HistoryEntry]:
        """What came after a seat's last answer."""
        return api.entries_since(self._open.session, seat)

    def beats(self, entries: Sequence[api.HistoryEntry], *, full: bool = False) -> list[api.Beat]:
        """What happened in some entries, step by step, as the viewer may know it."""
        session = self._open.session
        return api.beats_of(session, entries, self._open.notes.notes, self._open.viewer, full=full)

    def summary(self, entries: Sequence[api.HistoryEntry]) -> api.SinceSummary:
        """One line for each person, of what everybody may know."""
        session = self._open.session
        return api.summary_of(session, entries, self._open.notes.notes, 0)

    def is_public(self, entry: api.HistoryEntry) -> bool:
        """Did the game go on by itself in an entry, for everybody to see?"""
        return api.goes_on_by_itself(self._open.session.game, entry)

    def score_curve(self) -> list[api.ScorePoint]:
        """How everybody's points grew: for a game that is over, when nothing is secret any more."""
        return api.score_curve(self._open.session) if self._open.session.is_over else []

    def game_number(self) -> int:
        """What tells this game from others of the same people: the number that its luck came from."""
        return self._open.session.seed
