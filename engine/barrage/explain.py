"""Why a piece that no question is about stays where it is."""

from __future__ import annotations

from engine.barrage.board import SPACES
from engine.barrage.queries import dam_owner
from engine.core.messages.message import PieceArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table


def explain(table: Table, seat: int, grab: str, drop: str) -> Refusal | None:  # as all games are asked
    """What can be said about a piece that no question is about; None: the table's own answer will do."""
    piece = table.pieces.get(grab)
    if piece is None:
        return None
    if piece.place.id in SPACES:
        if piece.owner == 0 or (piece.kind == "base" and dam_owner(piece.place) == 0):
            message = msg("barrage.neutral_dams_never_change", "Neutral dams stay as they are all game long.")
            return Refusal("barrage/neutral-dams", message, (grab,))
        message = msg(
            "barrage.already_built_piece_stays", "{piece} is built and stays where it is.", piece=PieceArg(grab)
        )
        return Refusal("barrage/construction", message, (grab,))
    if ".wheel." in piece.place.id:
        message = msg(
            "barrage.tile_waits_on_wheel", "{tile} comes back when the wheel has gone round.", tile=PieceArg(grab)
        )
        return Refusal("barrage/wheel", message, (grab,))
    if piece.place.id.endswith(".fulfilled"):
        message = msg(
            "barrage.already_fulfilled_contract_stays",
            "{contract} is fulfilled and stays face down.",
            contract=PieceArg(grab),
        )
        return Refusal("barrage/fulfil", message, (grab,))
    return None
