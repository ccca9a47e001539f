"""Small repairs that the audits of Barrage share."""

from __future__ import annotations

from typing import Any

from engine.core.flow.finding import Repair
from engine.core.messages.message import AmountArg, NounArg, PieceArg, PlaceArg, msg
from engine.core.table.actions import MAX_COUNT, MovePiece, SetCount
from engine.core.table.table import Table


def put(piece: str, place: str) -> Repair:
    """Lay a piece in a place."""
    return Repair(
        msg("table.lay_piece_in_place", "Put {piece} here: {place}", piece=PieceArg(piece), place=PlaceArg(place)),
        (MovePiece(piece, place),),
    )


def set_to(place: str, kind: str, n: int) -> Repair:
    """Set a count."""
    label = (
        msg(
            "barrage.leave_amount_in_place",
            "Leave {amount} here: {place}",
            amount=AmountArg(n, kind),
            place=PlaceArg(place),
        )
        if n
        else msg(
            "barrage.take_all_from_place",
            "Take everything away ({what}): {place}",
            what=NounArg(kind),
            place=PlaceArg(place),
        )
    )
    return Repair(label, (SetCount(place, kind, n),))


def carry(table: Table, kind: str, source: str, target: str) -> Repair:
    """Move all of a kind that is not finite from one place to another."""
    n = min(MAX_COUNT, table.count_at(target, kind) + table.count_at(source, kind))
    label = msg(
        "barrage.move_counters_to_place", "Put {what} here: {place}", what=NounArg(kind), place=PlaceArg(target)
    )
    return Repair(label, (SetCount(target, kind, n), SetCount(source, kind, 0)))


def fetch(table: Table, kind: str, source: str, home: str) -> Repair:
    """Take all engineers of a seat from a place back to where they belong."""
    total = table.count_at(home, kind) + table.count_at(source, kind)
    label = msg("barrage.send_engineers_to_place", "Send the engineers here: {place}", place=PlaceArg(home))
    return Repair(label, (SetCount(home, kind, total, source),))


def spare(table: Table, kind: str, used: tuple[str, ...]) -> list[str]:
    """Pieces of a kind that do not already lie, alone, where such a piece is needed; those in the box first."""
    found = [
        piece
        for piece in table.pieces.values()
        if piece.kind == kind and (piece.place.id not in used or len(piece.place.pieces) > 1)
    ]
    return [piece.id for piece in sorted(found, key=lambda piece: (piece.place.id != "box", piece.id))]


def frames_of(table: Table, *kinds: type[Any]) -> list[Any]:
    """The steps of the agenda of these kinds."""
    return [step for lane in table.lanes for step, _ in lane if isinstance(step, kinds)]
