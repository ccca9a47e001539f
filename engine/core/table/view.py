"""What one seat may see: a whitelist projection of the table, and of operations and notes.

Nothing leaves for the screen, a bot or a network except through here. A hidden piece shows its back and an id that
cannot be followed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.core.messages.message import Message
from engine.core.table import ops
from engine.core.table.step import Step
from engine.core.table.table import Piece, Place, Table


@dataclass(frozen=True, slots=True)
class PieceView:
    """A piece as one seat sees it. An unknown one has no kind; its id is only its position."""

    id: str
    kind: str
    back: str
    face: int
    quarter_turns: int
    owner: int

    @property
    def known(self) -> bool:
        """Does the viewer know which piece it is?"""
        return bool(self.kind)


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A place as one seat sees it."""

    id: str
    owner: int
    pieces: tuple[PieceView, ...]
    counts: dict[str, int]
    is_hidden: bool
    """The viewer may not even know how much lies here."""
    is_reserve: bool = False
    """What lies here is its owner's but cannot be used now."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """The table as one seat sees it (viewer 0: an onlooker)."""

    viewer: int
    seats: int
    settings: dict[str, int]
    places: dict[str, PlaceView]
    agenda: tuple[tuple[Step, ...], ...] = field(default=())

    def piece_places(self) -> dict[str, str]:
        """Where each known piece lies."""
        return {piece.id: place.id for place in self.places.values() for piece in place.pieces if piece.known}


def seat_view(table: Table, viewer: int) -> SeatView:
    """The whitelist projection for a seat."""
    bit = 1 << viewer
    places = {}
    for name in sorted(table.places):
        place = table.places[name]
        if not _open(place, bit):
            if name == place.family:  # always listed: that there is something behind a screen is a secret as well
                places[name] = place_view(place, bit)
        elif place.pieces or any(place.counts.values()):
            places[name] = place_view(place, bit)
    agenda = tuple(tuple(step for step, _ in lane) for lane in table.lanes)
    return SeatView(viewer, table.seats, dict(table.settings), places, agenda)


def place_view(place: Place, bit: int) -> PlaceView:
    """One place for the holder of a bit."""
    if not _open(place, bit):
        return PlaceView(place.id, place.owner, (), {}, True, place.is_reserve)
    pieces = tuple(piece_view(piece, bit, place.id, at) for at, piece in enumerate(place.pieces))
    if not place.ordered and not place.viewers & bit:
        pieces = _unordered(pieces, place.id)
    counts = {kind: n for kind, n in sorted(place.counts.items()) if n}
    return PlaceView(place.id, place.owner, pieces, counts, False, place.is_reserve)


def piece_view(piece: Piece, bit: int, place: str, at: int) -> PieceView:
    """One piece for the holder of a bit."""
    if piece.seen_by & bit or not piece.back:
        return PieceView(piece.id, piece.kind, piece.back, piece.face, piece.quarter_turns, piece.owner)
    return PieceView(f"{place}?{at}", "", piece.back, piece.face, piece.quarter_turns, piece.owner)


def _unordered(pieces: Iterable[PieceView], place: str) -> tuple[PieceView, ...]:
    """In somebody else's hand the position of a card says nothing: known ones first, then backs."""
    ranked = sorted(pieces, key=lambda one: (not one.known, one.id if one.known else "", _look(one)))
    return tuple(
        piece
        if piece.known
        else PieceView(f"{place}?{at}", "", piece.back, piece.face, piece.quarter_turns, piece.owner)
        for at, piece in enumerate(ranked)
    )


def _look(piece: PieceView) -> tuple[str, int, int, int]:
    """What can be told of a piece from its outside."""
    return piece.back, piece.owner, piece.face, piece.quarter_turns


# ---- what just happened, for one pair of eyes ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class VisibleOp:
    """An operation as one seat saw it: enough to animate it, never more than was visible."""

    what: str
    piece: str = ""
    back: str = ""
    source: str = ""
    target: str = ""
    kind: str = ""
    n: int = 0
    message: Message | None = None
    rule: str = ""
    subjects: tuple[str, ...] = ()


def visible_ops(operations: Iterable[ops.Op], viewer: int) -> list[VisibleOp]:
    """The operations of an entry through the filter of a viewer."""
    bit = 1 << viewer
    found = []
    for op in operations:
        one = _seen(op, bit)
        if one is not None:
            found.append(one)
    return found


def _open(place: Place, bit: int) -> bool:
    return place.counters & bit != 0


_ON_THE_SPOT: dict[type[ops.Op], str] = {ops.FlipOp: "flip", ops.RotateOp: "turn", ops.ShowOp: "show"}


def _seen(op: ops.Op, bit: int) -> VisibleOp | None:
    match op:
        case ops.MoveOp():
            if not _open(op.source, bit) and not _open(op.target, bit):
                return None
            known = not op.piece.back or bool(op.shown & bit)
            return VisibleOp("move", op.piece.id if known else "", op.piece.back, op.source.id, op.target.id)
        case ops.FlipOp() | ops.RotateOp() | ops.ShowOp():
            known = _open(op.place, bit) and (not op.piece.back or bool(op.shown & bit))
            return VisibleOp(_ON_THE_SPOT[type(op)], op.piece.id, op.piece.back) if known else None
        case ops.CountOp():
            if _open(op.place, bit):
                return VisibleOp("count", target=op.place.id, kind=op.kind, n=op.after - op.before)
            return None
        case ops.TransferOp():
            if _open(op.source, bit) or _open(op.target, bit):
                return VisibleOp("pour", source=op.source.id, target=op.target.id, kind=op.kind, n=op.n)
            return None
        case ops.MoveAllOp():
            if _open(op.source, bit) or _open(op.target, bit):
                return VisibleOp("sweep", source=op.source.id, target=op.target.id, n=len(op.moved))
            return None
        case ops.PassHandsOp():
            return VisibleOp("pass", subjects=tuple(place.id for place in op.places))
        case ops.ReorderOp():
            return VisibleOp("order", target=op.place.id) if _open(op.place, bit) else None
        case ops.NoteOp():
            if op.viewers & bit:
                return VisibleOp("note", message=op.message, rule=op.rule, subjects=op.subjects)
            return None
        case _:
            return None
