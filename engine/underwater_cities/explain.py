"""Why a piece that no question is about stays where it is."""

from __future__ import annotations

from engine.core.messages.message import PieceArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table


def explain(table: Table, seat: int, grab: str, drop: str) -> Refusal | None:  # as all games are asked
    """What can be said about a piece that no question is about; None: the table's own answer will do."""
    piece = table.pieces.get(grab)
    if piece is None:
        return None
    if piece.place.id.endswith(".played"):
        message = msg(
            "underwater_cities.card_and_slot_not_mixed",
            "Card and slot are not mixed: one is finished before the other begins.",
        )
        return Refusal("underwater_cities/blocks", message, (grab,))
    if piece.place.id.endswith(".claimed"):
        message = msg(
            "underwater_cities.card_stays_with_owner", "{card} stays in front of its owner.", card=PieceArg(grab)
        )
        return Refusal("underwater_cities/card-block", message, (grab,))
    return None
