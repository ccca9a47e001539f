"""Operations on all pieces of a place: swept together, passed round, put in a new order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.blueprint import DOWN
from engine.core.fault import Bug, Unforeseeable
from engine.core.ops.base import Op

if TYPE_CHECKING:
    from engine.core.lying import Piece, Place
    from engine.core.table import Table


class Sweep(Op):
    """All pieces of a place go on top of another, as one pile and in their order."""

    __slots__ = ("before", "moved", "shown", "source", "target")

    def __init__(self, source: Place, target: Place) -> None:
        self.source = source
        self.target = target

    def do(self, table: Table) -> None:
        source, target = self.source, self.target
        if source is target:
            raise Bug(f"{source.id} cannot be swept into itself")
        gain = target.audience
        self.moved = moved = source.pieces
        if table.trying and any(gain & table.trying & ~piece.seen for piece in moved):
            raise Unforeseeable
        self.before = [(piece.face, piece.turned, piece.seen) for piece in moved]
        face = target.face
        blind = 0
        if target.ordered and not source.ordered and len(moved) > 1:
            blind = table.everyone & ~source.audience  # where in the pile a known piece lies is not known
        for piece in moved:
            piece.place = target
            piece.turned = 0
            if blind and piece.back:
                piece.seen &= ~blind
            if face is not None:
                piece.face = face
            if piece.face != DOWN or not target.is_open:
                piece.seen |= gain
        self.shown = [piece.seen for piece in moved]
        source.pieces = []
        target.pieces.extend(moved)

    def undo(self, table: Table) -> None:
        moved, source = self.moved, self.source
        del self.target.pieces[len(self.target.pieces) - len(moved) :]
        source.pieces = moved
        for piece, (face, turned, seen) in zip(moved, self.before, strict=True):
            piece.place = source
            piece.face = face
            piece.turned = turned
            piece.seen = seen

    def reveals(self) -> list[tuple[Piece, int]]:
        return [
            (piece, shown & ~seen)
            for piece, shown, (_, _, seen) in zip(self.moved, self.shown, self.before, strict=True)
        ]

    def to_json(self) -> list[Any]:
        return ["sweep", self.source.id, self.target.id]


class Rotation(Op):
    """Whole hands are passed round: what lies in each place goes to the next one, all at the same time."""

    __slots__ = ("laid", "places", "shown")
    laid: list[tuple[Piece, int, int]]
    """Pieces that lay otherwise before, with face and turn; hands of cards mostly have none."""
    shown: list[tuple[Piece, int]]

    def __init__(self, places: list[Place]) -> None:
        self.places = places

    def do(self, table: Table) -> None:
        places = self.places
        piles = [place.pieces for place in places]
        self.laid = laid = []
        self.shown = shown = []
        for pile, target in zip(piles, (*places[1:], places[0]), strict=True):
            gain, face = target.gain, target.face
            for piece in pile:
                piece.place = target
                if piece.turned or piece.face != face:
                    laid.append((piece, piece.face, piece.turned))
                    piece.turned = 0
                    if face is None:
                        gain = 0 if piece.face == DOWN and target.is_open else target.audience
                    else:
                        piece.face = face
                seen = piece.seen
                if gain & ~seen:
                    shown.append((piece, gain & ~seen))
                    piece.seen = seen | gain
            target.pieces = pile

    def undo(self, table: Table) -> None:
        places = self.places
        piles = [places[(at + 1) % len(places)].pieces for at in range(len(places))]
        for place, pile in zip(places, piles, strict=True):
            place.pieces = pile
            for piece in pile:
                piece.place = place
        for piece, face, turned in self.laid:
            piece.face = face
            piece.turned = turned
        for piece, new in self.shown:
            piece.seen &= ~new

    def reveals(self) -> list[tuple[Piece, int]]:
        return self.shown

    def to_json(self) -> list[Any]:
        return ["pass", [place.id for place in self.places]]


class Order(Op):
    """The pieces of a place get a new order; if hidden, everybody forgets which was which."""

    __slots__ = ("before", "hidden", "order", "place", "seen")

    def __init__(self, place: Place, order: list[Piece], hidden: bool) -> None:
        self.place = place
        self.order = order
        self.hidden = hidden

    def do(self, table: Table) -> None:
        place = self.place
        self.before = place.pieces
        place.pieces = list(self.order)
        self.seen: list[int] | None = None
        if self.hidden:
            self.seen = [piece.seen for piece in self.order]
            for piece in self.order:
                if piece.back:
                    piece.seen = 0 if piece.face == DOWN and place.is_open else place.audience

    def undo(self, table: Table) -> None:
        self.place.pieces = self.before
        if self.seen is not None:
            for piece, seen in zip(self.order, self.seen, strict=True):
                piece.seen = seen

    def to_json(self) -> list[Any]:
        return ["order", self.place.id, [piece.id for piece in self.order], self.hidden]
