"""The names for sentences of the history."""

from __future__ import annotations

from typing import Protocol

from engine import api


class NamesNow(Protocol):
    """Where the names of the present come from."""

    @property
    def session(self) -> api.Session: ...

    @property
    def game(self) -> api.Game: ...

    def seat_name(self, seat: int) -> str: ...

    def place_name(self, place: str) -> api.Message | None: ...


class HistoryNames:
    """Names in a sentence that was written down: whoever may read it saw these pieces then, even if not now.

    A note never names a piece to somebody who had not seen it (the conformance suite checks this), so after a shuffle
    the log still says which card was played.
    """

    def __init__(self, now: NamesNow) -> None:
        self._now = now

    @property
    def game(self) -> api.Game:
        """Whose words are used."""
        return self._now.game

    def seat_name(self, seat: int) -> str:
        """The person at a seat."""
        return self._now.seat_name(seat)

    def piece_name(self, piece: str) -> api.Message | None:
        """What a piece is called."""
        table = self._now.session.table
        return self._now.game.piece_name(table, piece) if piece in table.pieces else None

    def place_name(self, place: str) -> api.Message | None:
        """What a place is called."""
        return self._now.place_name(place)
