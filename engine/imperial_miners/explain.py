"""Why a piece that no question is about stays where it is."""

from __future__ import annotations

from engine.core.rule import Refusal
from engine.core.table import Table
from engine.core.text import PieceArg, SeatArg, msg
from engine.imperial_miners.grid import cell_of


def explain(table: Table, seat: int, grab: str, drop: str) -> Refusal | None:  # noqa: ARG001  # as all games are asked
    """What can be said about a piece that no question is about; None: the table's own answer will do."""
    piece = table.pieces.get(grab)
    if piece is None:
        return None
    if cell_of(piece.place.id) is not None:
        message = msg("imperial_miners", "{card} is placed: it stays there.", card=PieceArg(grab))
        return Refusal("imperial_miners/row", message, (grab,))
    if piece.kind == "pickaxe":
        who = SeatArg(int(grab.rpartition(".")[2]))
        message = msg("imperial_miners", "{seat} is not researching now.", seat=who)
        return Refusal("imperial_miners/research", message, (grab,))
    if piece.kind == "event":
        message = msg("imperial_miners", "Events are turned up by the game, one each round.")
        return Refusal("imperial_miners/event", message, (grab,))
    return None
