"""Operations on a single piece: moved, turned over, turned on the spot, shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.blueprint import DOWN
from engine.core.fault import Unforeseeable
from engine.core.ops.base import Op

if TYPE_CHECKING:
    from engine.core.lying import Piece, Place
    from engine.core.table import Table


class Move(Op):
    """A piece goes to a place; it lands with that place's face, upright, and those who look there have seen it."""

    __slots__ = ("at", "face", "forgot", "piece", "seen", "shown", "source", "target", "to", "turned")

    def __init__(self, piece: Piece, target: Place, to: int | None) -> None:
        self.piece = piece
        self.target = target
        self.to = to
        """Index in the target; None: on top (the end)."""

    def do(self, table: Table) -> None:
        # A fifth of all operations are moves: straight code, no helper calls, each fact of the places read once.
        piece, target = self.piece, self.target
        source = piece.place
        self.source = source
        self.face = piece.face
        face = target.face
        if face is None:
            face = piece.face
            gain = 0 if face == DOWN and target.is_open else target.audience
        else:
            gain = target.gain
        self.seen = seen = piece.seen
        if table.trying and gain & table.trying & ~seen:
            raise Unforeseeable
        lying = source.pieces
        self.at = at = len(lying) - 1 if lying[-1] is piece else lying.index(piece)
        self.turned = piece.turned
        forgot: list[tuple[Piece, int]] | None = None
        if not source.ordered and len(lying) > 1:
            # Those who cannot follow which piece leaves an unordered place no longer know any piece of it.
            blind = table.everyone & ~(source.audience | gain)
            if blind:
                for other in lying:
                    known = other.seen
                    if known & blind and other.back:
                        if forgot is None:
                            forgot = []
                        forgot.append((other, known))
                        other.seen = known & ~blind
        self.forgot = forgot
        del lying[at]
        if self.to is None:
            target.pieces.append(piece)
        else:
            target.pieces.insert(self.to, piece)
        piece.place = target
        piece.face = face
        piece.turned = 0
        self.shown = piece.seen = piece.seen | gain

    def undo(self, table: Table) -> None:
        piece, target = self.piece, self.target
        if self.to is None:
            target.pieces.pop()
        else:
            target.pieces.remove(piece)
        self.source.pieces.insert(self.at, piece)
        piece.place = self.source
        piece.face = self.face
        piece.turned = self.turned
        piece.seen = self.seen
        if self.forgot:
            for other, seen in self.forgot:
                other.seen = seen

    def reveals(self) -> list[tuple[Piece, int]]:
        return [(self.piece, self.shown & ~self.seen)]

    def to_json(self) -> list[Any]:
        return ["move", self.piece.id, self.target.id, self.to]


class Flip(Op):
    """A piece shows another face; turned up, it is seen by those who look there, and by those it is shown to (bits)."""

    __slots__ = ("before", "eyes", "face", "piece", "place", "seen", "shown")

    def __init__(self, piece: Piece, face: int, eyes: int = 0) -> None:
        self.piece = piece
        self.face = face
        self.eyes = eyes

    def do(self, table: Table) -> None:
        piece = self.piece
        self.place = piece.place
        self.before = piece.face
        self.seen = piece.seen
        gain = (piece.place.audience if self.face != DOWN else 0) | self.eyes & table.everyone
        if table.trying and gain & table.trying & ~piece.seen:
            raise Unforeseeable
        piece.face = self.face
        self.shown = piece.seen = piece.seen | gain

    def undo(self, table: Table) -> None:
        self.piece.face = self.before
        self.piece.seen = self.seen

    def reveals(self) -> list[tuple[Piece, int]]:
        return [(self.piece, self.shown & ~self.seen)]

    def to_json(self) -> list[Any]:
        return ["flip", self.piece.id, self.face, self.eyes]


class Turn(Op):
    """A piece is turned on the spot, in quarter turns."""

    __slots__ = ("before", "piece", "place", "quarters", "shown")

    def __init__(self, piece: Piece, quarters: int) -> None:
        self.piece = piece
        self.quarters = quarters

    def do(self, table: Table) -> None:
        piece = self.piece
        self.place = piece.place
        self.shown = piece.seen
        self.before = piece.turned
        piece.turned = self.quarters

    def undo(self, table: Table) -> None:
        self.piece.turned = self.before

    def to_json(self) -> list[Any]:
        return ["turn", self.piece.id, self.quarters]


class Show(Op):
    """A piece is shown to some seats without moving (bits of seats, bit 0 the onlookers)."""

    __slots__ = ("before", "eyes", "piece", "place", "shown")

    def __init__(self, piece: Piece, eyes: int) -> None:
        self.piece = piece
        self.eyes = eyes

    def do(self, table: Table) -> None:
        piece = self.piece
        self.place = piece.place
        self.before = piece.seen
        if table.trying & self.eyes & ~self.before:
            raise Unforeseeable
        self.shown = piece.seen = piece.seen | self.eyes & table.everyone

    def undo(self, table: Table) -> None:
        self.piece.seen = self.before

    def reveals(self) -> list[tuple[Piece, int]]:
        return [(self.piece, self.shown & ~self.before)]

    def to_json(self) -> list[Any]:
        return ["show", self.piece.id, self.eyes]
