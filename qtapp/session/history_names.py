"""The names for sentences of the history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import api

if TYPE_CHECKING:
    from qtapp.session.client import SessionBridge


class HistoryNames:
    """Names in a sentence that was written down: whoever may read it saw these pieces then, even if not now.

    A note never names a piece to somebody who had not seen it (the conformance suite checks this), so after a shuffle
    the log still says which card was played.
    """

    def __init__(self, bridge: SessionBridge) -> None:
        self._bridge = bridge

    @property
    def game(self) -> api.Game:
        """Whose words are used."""
        return self._bridge.game

    def seat_name(self, seat: int) -> str:
        """The person at a seat."""
        return self._bridge.seat_name(seat)

    def piece_name(self, piece: str) -> api.Message | None:
        """What a piece is called."""
        table = self._bridge.session.table
        return self._bridge.game.piece_name(table, piece) if piece in table.pieces else None

    def place_name(self, place: str) -> api.Message | None:
        """What a place is called."""
        return self._bridge.place_name(place)
