"""The primitive operations. Nothing else writes a table; each knows how to do and how to take back itself.

An operation keeps forward facts (what it wants) and, once done, what it needs to be undone. Only the forward facts
are saved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.blueprint import DOWN
from engine.core.fault import Bug, Unforeseeable
from engine.core.text import Msg, message_to_json

if TYPE_CHECKING:
    from engine.core.agenda import Frame
    from engine.core.table import Piece, Place, Table


class Op:
    """One change of the table."""

    __slots__ = ()

    def do(self, table: Table) -> None:
        """Apply it, and remember what undoing needs."""
        raise NotImplementedError

    def undo(self, table: Table) -> None:
        """Take it back; only ever called on the newest operation."""
        raise NotImplementedError

    def to_json(self) -> list[Any]:
        """Its forward facts."""
        raise NotImplementedError

    def reveals(self) -> list[tuple[Piece, int]]:
        """Pieces that somebody saw by it for the first time, with the bits of who did. Only of a done operation."""
        return []


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


class Count(Op):
    """A count is set (kinds without end come from nowhere and go to nowhere)."""

    __slots__ = ("after", "before", "kind", "place")

    def __init__(self, place: Place, kind: str, after: int) -> None:
        self.place = place
        self.kind = kind
        self.after = after

    def do(self, table: Table) -> None:
        if self.after < table.kinds[self.kind].floor:
            raise Bug(f"{self.kind} in {self.place.id} would fall to {self.after}")
        counts = self.place.counts
        self.before = counts.get(self.kind, 0)
        counts[self.kind] = self.after

    def undo(self, table: Table) -> None:
        self.place.counts[self.kind] = self.before

    def to_json(self) -> list[Any]:
        return ["count", self.place.id, self.kind, self.after]


# Three operations need nothing more to be undone. They are tuples: these are made in one step.


class _PourFacts(NamedTuple):
    kind: str
    source: Place
    target: Place
    n: int


class Pour(_PourFacts, Op):
    """So many of a kind go from one place to another."""

    __slots__ = ()

    def do(self, table: Table) -> None:
        kind, source, target, n = self
        have, there = source.counts, target.counts
        left = have.get(kind, 0) - n
        if n < 0 or left < table.kinds[kind].floor:
            raise Bug(f"{n} {kind} cannot leave {source.id}")
        have[kind] = left
        there[kind] = there.get(kind, 0) + n

    def undo(self, table: Table) -> None:
        self.target.counts[self.kind] -= self.n
        self.source.counts[self.kind] += self.n

    def to_json(self) -> list[Any]:
        return ["pour", self.kind, self.source.id, self.target.id, self.n]


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


class _PushFacts(NamedTuple):
    lane: int
    frame: Frame[Any]


class Push(_PushFacts, Op):
    """A frame is laid on a lane of the agenda."""

    __slots__ = ()

    def do(self, table: Table) -> None:
        table.lanes[self.lane].append((self.frame, table.stamp + 1))

    def undo(self, table: Table) -> None:
        table.lanes[self.lane].pop()

    def to_json(self) -> list[Any]:
        return ["push", self.lane, self.frame.to_json()]


class Pop(Op):
    """The top frame of a lane is taken off."""

    __slots__ = ("lane", "slot")
    slot: tuple[Frame[Any], int]

    def __init__(self, lane: int) -> None:
        self.lane = lane

    def do(self, table: Table) -> None:
        self.slot = table.lanes[self.lane].pop()

    def undo(self, table: Table) -> None:
        table.lanes[self.lane].append(self.slot)

    def to_json(self) -> list[Any]:
        return ["pop", self.lane]


class _NoteFacts(NamedTuple):
    message: Msg
    rule: str
    subjects: tuple[str, ...]
    eyes: int
    """Who may read it (bits of seats); a note that names a hidden piece is only for those who saw it."""


class Note(_NoteFacts, Op):
    """What just happened and why: a message, the rule behind it, and what it is about. Changes nothing."""

    __slots__ = ()

    def do(self, table: Table) -> None:
        pass

    def undo(self, table: Table) -> None:
        pass

    def to_json(self) -> list[Any]:
        return ["note", message_to_json(self.message), self.rule, list(self.subjects), self.eyes]
