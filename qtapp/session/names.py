"""What seats, pieces and places are called, and what is printed on them, for one viewer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import api
from qtapp.session.open_table import OpenTable


class SeatNames:
    """SeatNames and faces of the present; nothing that the viewer does not know."""

    def __init__(self, table: OpenTable) -> None:
        self._open = table

    @property
    def game(self) -> api.Game:
        """Whose words are used."""
        return self._open.session.game

    def seat_name(self, seat: int) -> str:
        """The name of the person at a seat."""
        players = self._open.session.players
        return players[seat - 1].name if 1 <= seat <= len(players) else ""

    def seat_colour(self, seat: int) -> int:
        """The colour (1 to 5) of a seat."""
        players = self._open.session.players
        return players[seat - 1].colour if 1 <= seat <= len(players) else 1

    def knows(self, piece: str) -> bool:
        """Does the viewer know this piece?"""
        return self._open.knows(piece)

    def piece_name(self, piece: str) -> api.Message | None:
        """What a piece that the viewer knows is called; None for a hidden one."""
        return self.game.piece_name(self._open.session.table, piece) if self.knows(piece) else None

    def piece_text(self, piece: str) -> tuple[api.Message, ...]:
        """The words on a piece that the viewer knows."""
        return self.game.piece_text(self._open.session.table, piece) if self.knows(piece) else ()

    def piece_icons(self, piece: str) -> api.IconRows:
        """The icons on a piece that the viewer knows."""
        return self.game.piece_icons(self._open.session.table, piece) if self.knows(piece) else ()

    def signs_on(self, piece: str) -> tuple[api.IconMeaning, ...]:
        """What the signs and icons on a piece mean that the viewer knows."""
        if not self.knows(piece):
            return ()
        game, table = self.game, self._open.session.table
        legend = game.teaching.legend if game.teaching is not None else ()
        return (*game.piece_signs(table, piece), *api.meanings_of(game.piece_icons(table, piece), legend))

    def piece_facts(self, piece: str) -> Mapping[str, int | str]:
        """What is printed on a piece that the viewer knows, besides words and icons."""
        return self.game.piece_facts(self._open.session.table, piece) if self.knows(piece) else {}

    def place_icons(self, place: str) -> api.IconRows:
        """The icons printed on a place."""
        table = self._open.session.table
        return self.game.place_icons(table, place) if table.has_place(place) else ()

    def place_facts(self, place: str) -> Mapping[str, int | str]:
        """What is printed on a place besides its name and icons."""
        table = self._open.session.table
        return self.game.place_facts(table, place) if table.has_place(place) else {}

    def place_name(self, place: str) -> api.Message | None:
        """What a place is called."""
        table = self._open.session.table
        return self.game.place_name(table, place) if table.has_place(place) else None

    def place_spot(self, place: str) -> api.Message | None:
        """Where a place lies among others of its kind; None: its name says so."""
        table = self._open.session.table
        return self.game.place_spot(table, place) if table.has_place(place) else None

    def about(self, thing: str) -> api.Explanation | None:
        """What a piece or place is, for whoever asks; a piece that the viewer does not know by where it lies."""
        table = self._open.session.table
        if thing in table.pieces and not self.knows(thing):
            return None
        return self.game.about_piece(table, thing) or self.game.about_place(table, thing)

    def about_count(self, kind: str) -> api.Explanation | None:
        """What a kind of counts is."""
        return self.game.about_count(kind)

    def about_kind(self, kind: str) -> api.Explanation | None:
        """What a kind of pieces is."""
        return self.game.about.piece(kind)

    def item_name(self, item: Any) -> api.Message:
        """What an item of a question over items is called: a piece, a place, or one of the game's words."""
        if isinstance(item, str):
            found = self.piece_name(item) or self.place_name(item)
            return found or api.msg("window.bare_item", "{item}", item=api.NounArg(item))
        return api.msg("window.bare_item", "{item}", item=api.LiteralArg(api.answer_key(item)))


class HistoryNames(SeatNames):
    """SeatNames in a sentence that was written down: whoever may read it saw these pieces then, even if not now.

    A note never names a piece to somebody who had not seen it (the conformance suite checks this), so after a shuffle
    the log still says which card was played.
    """

    def piece_name(self, piece: str) -> api.Message | None:
        """What a piece is called."""
        table = self._open.session.table
        return self.game.piece_name(table, piece) if piece in table.pieces else None
