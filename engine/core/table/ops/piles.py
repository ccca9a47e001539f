"""Operations on all pieces of a place: swept together, passed round, put in a new order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.messages.errors import EngineBug, OutcomeUnknown
from engine.core.table.blueprint import DOWN
from engine.core.table.chance import RandomStream
from engine.core.table.ops.base import Op
from engine.core.table.ops.counts import CountVerbs
from engine.core.table.state import JournalRecord, TableState

if TYPE_CHECKING:
    from engine.core.table.pieces import Piece, Place


class _SweepFacts(NamedTuple):
    source: Place
    target: Place
    moved: list[Piece]
    before: list[tuple[int, int, int]]
    """Face, turn and who had seen it, of each piece."""
    shown: list[int]


class MoveAllOp(_SweepFacts, Op):
    """All pieces of a place go on top of another, as one pile and in their order."""

    __slots__ = ()

    @staticmethod
    def redo(table: PileVerbs, written: JournalRecord) -> None:
        table.move_all(written[1].id, written[2].id)

    @staticmethod
    def undo(_table: TableState, written: JournalRecord) -> None:
        _, source, target, moved, laid, _ = written
        del target.pieces[len(target.pieces) - len(moved) :]
        source.pieces = moved[:]  # a new list: what lies there will change, the record of a left branch must not
        for piece, (face, turned, seen) in zip(moved, laid, strict=True):
            piece.place = source
            piece.face = face
            piece.quarter_turns = turned
            piece.seen_by = seen

    def reveals(self) -> list[tuple[Piece, int]]:
        return [
            (piece, shown & ~seen)
            for piece, shown, (_, _, seen) in zip(self.moved, self.shown, self.before, strict=True)
        ]

    @staticmethod
    def touched(written: JournalRecord) -> tuple[Place, ...]:
        return (written[1], written[2])

    def to_json(self) -> list[Any]:
        return ["sweep", self.source.id, self.target.id]


class _RotationFacts(NamedTuple):
    places: list[Place]
    laid: list[tuple[Piece, int, int]]
    """Pieces that lay otherwise before, with face and turn; hands of cards mostly have none."""
    shown: list[tuple[Piece, int]]


class PassHandsOp(_RotationFacts, Op):
    """Whole hands are passed round: what lies in each place goes to the next one, all at the same time."""

    __slots__ = ()

    @staticmethod
    def redo(table: PileVerbs, written: JournalRecord) -> None:
        table.pass_hands([place.id for place in written[1]])

    @staticmethod
    def undo(_table: TableState, written: JournalRecord) -> None:
        _, places, laid, shown = written
        piles = [places[(at + 1) % len(places)].pieces for at in range(len(places))]
        for place, pile in zip(places, piles, strict=True):
            place.pieces = pile
            for piece in pile:
                piece.place = place
        for piece, face, turned in laid:
            piece.face = face
            piece.quarter_turns = turned
        for piece, new in shown:
            piece.seen_by &= ~new

    def reveals(self) -> list[tuple[Piece, int]]:
        return self.shown

    @staticmethod
    def touched(written: JournalRecord) -> tuple[Place, ...]:
        return tuple(written[1])

    def to_json(self) -> list[Any]:
        return ["pass", [place.id for place in self.places]]


class _OrderFacts(NamedTuple):
    place: Place
    order: list[Piece]
    hidden: bool
    before: list[Piece]
    seen: list[int] | None


class ReorderOp(_OrderFacts, Op):
    """The pieces of a place get a new order; if hidden, everybody forgets which was which."""

    __slots__ = ()

    @staticmethod
    def redo(table: PileVerbs, written: JournalRecord) -> None:
        table.reorder_by_id(written[1], written[2], written[3])

    @staticmethod
    def undo(_table: TableState, written: JournalRecord) -> None:
        _, place, order, _, before, seen = written
        place.pieces = before[:]  # a new list, as above: an excursion comes back to this very record
        if seen is not None:
            for piece, known in zip(order, seen, strict=True):
                piece.seen_by = known

    @staticmethod
    def touched(written: JournalRecord) -> tuple[Place, ...]:
        return (written[1],)

    def to_json(self) -> list[Any]:
        return ["order", self.place.id, [piece.id for piece in self.order], self.hidden]


class PileVerbs(CountVerbs):
    """The verbs for all pieces of a place, and chance, which orders them anew."""

    __slots__ = ()

    def move_all(self, source: str, target: str) -> None:
        """Move everything that lies in one place on top of another, as one pile."""
        giver, taker = self.place(source), self.place(target)
        if giver is taker:
            raise EngineBug(f"{source} cannot be swept into itself")
        gain = taker.viewers
        moved = giver.pieces
        if self.trial_mask and any(gain & self.trial_mask & ~piece.seen_by for piece in moved):
            raise OutcomeUnknown
        before = [(piece.face, piece.quarter_turns, piece.seen_by) for piece in moved]
        face = taker.face
        blind = 0
        if taker.ordered and not giver.ordered and len(moved) > 1:
            blind = self.all_viewers & ~giver.viewers  # where in the pile a known piece lies is not known
        for piece in moved:
            piece.place = taker
            piece.quarter_turns = 0
            if blind and piece.back:
                piece.seen_by &= ~blind
            if face is not None:
                piece.face = face
            if piece.face != DOWN or not taker.is_open:
                piece.seen_by |= gain
        giver.pieces = []
        taker.pieces.extend(moved)
        self.journal.append((MoveAllOp, giver, taker, moved, before, [piece.seen_by for piece in moved]))

    def pass_hands(self, places: Sequence[str]) -> None:
        """What lies in each place goes to the next one, all at the same time."""
        if self.trial_mask:
            raise OutcomeUnknown
        ring = [self.place(place) for place in places]
        laid: list[tuple[Piece, int, int]] = []
        shown: list[tuple[Piece, int]] = []
        piles = [place.pieces for place in ring]
        for pile, target in zip(piles, (*ring[1:], ring[0]), strict=True):
            gain, face = target.viewers_on_entry, target.face
            for piece in pile:
                piece.place = target
                if piece.quarter_turns or piece.face != face:
                    laid.append((piece, piece.face, piece.quarter_turns))
                    piece.quarter_turns = 0
                    if face is None:
                        gain = 0 if piece.face == DOWN and target.is_open else target.viewers
                    else:
                        piece.face = face
                seen = piece.seen_by
                if gain & ~seen:
                    shown.append((piece, gain & ~seen))
                    piece.seen_by = seen | gain
            target.pieces = pile
        self.journal.append((PassHandsOp, ring, laid, shown))

    def reorder(self, place: str, order: Sequence[str], hidden: bool = False) -> None:
        """Lay the pieces of a place in a new order."""
        there = self.place(place)
        pieces = [self.pieces[piece] for piece in order]
        if sorted(map(id, pieces)) != sorted(map(id, there.pieces)):
            raise EngineBug(f"a new order of {place} must hold the same pieces")
        self.reorder_by_id(there, pieces, hidden)

    def reorder_by_id(self, place: Place, order: list[Piece], hidden: bool) -> None:
        """Lay the same pieces in a new order, whoever made it."""
        seen: list[int] | None = None
        before = place.pieces
        place.pieces = list(order)
        if hidden:
            seen = [piece.seen_by for piece in order]
            for piece in order:
                if piece.back:
                    piece.seen_by = 0 if piece.face == DOWN and place.is_open else place.viewers
        self.journal.append((ReorderOp, place, order, hidden, before, seen))

    def dice(self, stream: str) -> RandomStream:
        """The next draw of a stream; the number of draws made is itself a count."""
        if self.trial_mask:
            raise OutcomeUnknown
        draw = self.count_at("chance", f"draws.{stream}")
        self.add_count("chance", f"draws.{stream}", 1)
        return RandomStream(self.seed, stream, draw)

    def shuffle(self, place: str, stream: str | None = None) -> None:
        """Shuffle the pieces of a place with its own stream of chance."""
        there = self.place(place)
        self.reorder_by_id(there, self.dice(stream or place).shuffled(there.pieces), True)
