"""What others and the game did, as one viewer may know it: beats, one line for each person, how the points grew."""

from __future__ import annotations

from collections.abc import Sequence

from engine import api
from qtapp.session.open_table import OpenTable

_NOT_LONG_AGO = 200
"""Entries back to which one looks for something that happened to a thing."""


class SeatTold:
    """The history of the session, told to the viewer."""

    def __init__(self, table: OpenTable) -> None:
        self._open = table

    def since(self, seat: int) -> list[api.HistoryEntry]:
        """What came after a seat's last answer."""
        return api.entries_since(self._open.session, seat)

    def beats(self, entries: Sequence[api.HistoryEntry], *, full: bool = False) -> list[api.Beat]:
        """What happened in some entries, step by step, as the viewer may know it."""
        return api.beats_of(self._open.session, entries, self._open.notes.notes, self._open.viewer, full=full)

    def summary(self, entries: Sequence[api.HistoryEntry]) -> api.SinceSummary:
        """One line for each person, of what everybody may know."""
        return api.summary_of(self._open.session, entries, self._open.notes.notes, 0)

    def is_public(self, entry: api.HistoryEntry) -> bool:
        """Did the game go on by itself in an entry, for everybody to see?"""
        return api.goes_on_by_itself(self._open.session.game, entry)

    def last_seen(self, thing: str) -> api.HistoryEntry | None:
        """The newest entry, not too long ago, in which the viewer saw something happen to a piece or in a place."""
        for entry in reversed(self._open.session.line()[1:][-_NOT_LONG_AGO:]):
            for step in api.visible_ops(entry.ops, self._open.viewer):
                if step.what != "note" and thing in (step.piece, step.source, step.target):
                    return entry if self.beats([entry]) else None
        return None

    def lapses(self, entry: api.HistoryEntry) -> list[api.Message]:
        """What of the viewer's own was passed over in an entry: it could not be paid, or there was no place for it."""
        lapses, viewer = self._open.session.game.told.lapses, self._open.viewer
        found = [note.message for note in self._open.notes.notes(entry) if note.viewers & (1 << viewer)]
        return [one for one in found if one.id in lapses and api.seat_of(one) == viewer]

    def reasons(self) -> list[api.Reason]:
        """Why everybody has what they have, from the set-up on."""
        return [one for beat in self.beats(self._open.session.line()) for one in beat.reasons]

    def by_hand(self) -> tuple[api.Arg, ...]:
        """The cards that people carried out themselves, each once, as they were called then."""
        found = dict[api.Arg, None]()
        for entry in self._open.session.line():
            for note in self._open.notes.notes(entry):
                if note.rule == api.BY_HAND_RULE:
                    found.update((arg, None) for name, arg in note.message.args if name == "card")
        return tuple(found)

    def score_curve(self) -> list[api.ScorePoint]:
        """How everybody's points grew: for a game that is over, when nothing is secret any more."""
        return api.score_curve(self._open.session) if self._open.session.is_over else []

    def lead_curve(self) -> list[api.ReviewPoint]:
        """How far everybody was ahead of the best other after each entry, for a game that is over."""
        return api.curve(self._open.session) if self._open.session.is_over else []

    def decisions(self, seat: int) -> list[api.Moment]:
        """What a seat has decided in a game that is over, with what it saw then; the newest first."""
        session = self._open.session
        if not session.is_over:
            return []
        return [one for one in reversed(api.moments(session, seat)) if not session.entries[one.number].by_itself]

    def choosers(self) -> list[int]:
        """Who has chosen already while others still choose, and may take it back; the newest choice first."""
        session = self._open.session
        found = {seat: api.own_choice(session, seat) for seat in range(1, len(session.players) + 1)}
        chosen = [(entry.number, seat) for seat, entry in found.items() if entry is not None]
        return [seat for _, seat in sorted(chosen, reverse=True)]

    @property
    def shuffle(self) -> int:
        """The number that decided the luck of this game: two games with different ones are not the same."""
        return self._open.session.seed
