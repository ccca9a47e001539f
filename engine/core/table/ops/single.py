"""Operations on a single piece: moved, turned over, turned on the spot, shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.messages.errors import EngineBug, OutcomeUnknown
from engine.core.table.blueprint import DOWN, UP
from engine.core.table.ops.base import Op
from engine.core.table.ops.piles import PileVerbs
from engine.core.table.state import JournalRecord, TableState

if TYPE_CHECKING:
    from engine.core.table.pieces import Piece, Place


class _MoveFacts(NamedTuple):
    piece: Piece
    target: Place
    to: int | None
    """Index in the target; None: on top (the end)."""
    source: Place
    at: int
    face: int
    turned: int
    seen: int
    shown: int
    forgot: list[tuple[Piece, int]] | None


class MoveOp(_MoveFacts, Op):
    """A piece goes to a place; it lands with that place's face, upright, and those who look there have seen it."""

    __slots__ = ()

    @staticmethod
    def redo(table: SingleVerbs, written: JournalRecord) -> None:
        table.move(written[1].id, written[2].id, written[3])

    @staticmethod
    def undo(_table: TableState, written: JournalRecord) -> None:
        _, piece, target, to, source, at, face, turned, seen, _, forgot = written
        if to is None:
            target.pieces.pop()
        else:
            target.pieces.remove(piece)
        source.pieces.insert(at, piece)
        piece.place = source
        piece.face = face
        piece.quarter_turns = turned
        piece.seen_by = seen
        if forgot:
            for other, known in forgot:
                other.seen_by = known

    def reveals(self) -> list[tuple[Piece, int]]:
        return [(self.piece, self.shown & ~self.seen)]

    @staticmethod
    def touched(written: JournalRecord) -> tuple[Place, ...]:
        return (written[2], written[4])

    def to_json(self) -> list[Any]:
        return ["move", self.piece.id, self.target.id, self.to]


class _FlipFacts(NamedTuple):
    piece: Piece
    face: int
    viewers: int
    place: Place
    before: int
    seen: int
    shown: int


class FlipOp(_FlipFacts, Op):
    """A piece shows another face; turned up, it is seen by those who look there, and by those it is shown to (bits)."""

    __slots__ = ()

    @staticmethod
    def redo(table: SingleVerbs, written: JournalRecord) -> None:
        table.flip(written[1].id, written[2], written[3])

    @staticmethod
    def undo(_table: TableState, written: JournalRecord) -> None:
        _, piece, _, _, _, before, seen, _ = written
        piece.face = before
        piece.seen_by = seen

    def reveals(self) -> list[tuple[Piece, int]]:
        return [(self.piece, self.shown & ~self.seen)]

    @staticmethod
    def touched(written: JournalRecord) -> tuple[Place, ...]:
        return (written[4],)

    def to_json(self) -> list[Any]:
        return ["flip", self.piece.id, self.face, self.viewers]


class _TurnFacts(NamedTuple):
    piece: Piece
    quarters: int
    place: Place
    before: int
    shown: int


class RotateOp(_TurnFacts, Op):
    """A piece is turned on the spot, in quarter turns."""

    __slots__ = ()

    @staticmethod
    def redo(table: SingleVerbs, written: JournalRecord) -> None:
        table.rotate(written[1].id, written[2])

    @staticmethod
    def undo(_table: TableState, written: JournalRecord) -> None:
        written[1].quarter_turns = written[4]

    @staticmethod
    def touched(written: JournalRecord) -> tuple[Place, ...]:
        return (written[3],)

    def to_json(self) -> list[Any]:
        return ["turn", self.piece.id, self.quarters]


class _ShowFacts(NamedTuple):
    piece: Piece
    viewers: int
    place: Place
    before: int
    shown: int


class ShowOp(_ShowFacts, Op):
    """A piece is shown to some seats without moving (bits of seats, bit 0 the onlookers)."""

    __slots__ = ()

    @staticmethod
    def redo(table: SingleVerbs, written: JournalRecord) -> None:
        table.show(written[1].id, written[2])

    @staticmethod
    def undo(_table: TableState, written: JournalRecord) -> None:
        written[1].seen_by = written[4]

    def reveals(self) -> list[tuple[Piece, int]]:
        return [(self.piece, self.shown & ~self.before)]

    @staticmethod
    def touched(written: JournalRecord) -> tuple[Place, ...]:
        return (written[3],)

    def to_json(self) -> list[Any]:
        return ["show", self.piece.id, self.viewers]


class SingleVerbs(PileVerbs):
    """The verbs for a single piece, on top of those for whole piles."""

    __slots__ = ()

    def move(self, piece: str, place: str, to: int | None = None) -> None:
        """Move a piece to a place, on top or at an index."""
        # A quarter of all operations are moves: straight code, no helper calls, each fact of the places read once.
        moved = self.pieces[piece]
        try:
            target = self.places[place]
        except KeyError:
            target = self.place(place)
        source = moved.place
        before = moved.face
        face = target.face
        if face is None:
            face = before
            gain = 0 if face == DOWN and target.is_open else target.viewers
        else:
            gain = target.viewers_on_entry
        seen = moved.seen_by
        if self.trial_mask and gain & self.trial_mask & ~seen:
            raise OutcomeUnknown
        pieces = source.pieces
        forgot: list[tuple[Piece, int]] | None = None
        if not source.ordered and len(pieces) > 1:
            # Those who cannot follow which piece leaves an unordered place no longer know any piece of it.
            blind = self.all_viewers & ~(source.viewers | gain)
            if blind:
                for other in pieces:
                    known = other.seen_by
                    if known & blind and other.back:
                        if forgot is None:
                            forgot = []
                        forgot.append((other, known))
                        other.seen_by = known & ~blind
        if pieces[-1] is moved:
            pieces.pop()
            at = len(pieces)
        else:
            at = pieces.index(moved)
            del pieces[at]
        if to is None:
            target.pieces.append(moved)
        else:
            target.pieces.insert(to, moved)
        moved.place = target
        moved.face = face
        turned = moved.quarter_turns
        if turned:
            moved.quarter_turns = 0
        moved.seen_by = shown = moved.seen_by | gain
        self.journal.append((MoveOp, moved, target, to, source, at, before, turned, seen, shown, forgot))

    def flip(self, piece: str, face: int, eyes: int = 0) -> None:
        """Show a face of a piece, also to seats given as bits."""
        turned = self.pieces[piece]
        place = turned.place
        seen = turned.seen_by
        gain = (place.viewers if face != DOWN else 0) | eyes & self.all_viewers
        if self.trial_mask and gain & self.trial_mask & ~seen:
            raise OutcomeUnknown
        before = turned.face
        turned.face = face
        turned.seen_by = shown = seen | gain
        self.journal.append((FlipOp, turned, face, eyes, place, before, seen, shown))

    def reveal(self, piece: str) -> None:
        """Turn a piece face up before everybody's eyes."""
        turned = self.pieces[piece]
        before, seen, everyone = turned.face, turned.seen_by, self.all_viewers
        if self.trial_mask & everyone & ~seen:
            raise OutcomeUnknown
        turned.face = UP
        turned.seen_by = shown = seen | everyone
        self.journal.append((FlipOp, turned, UP, everyone, turned.place, before, seen, shown))

    def rotate(self, piece: str, quarters: int) -> None:
        """Turn a piece to so many quarters."""
        turned = self.pieces[piece]
        before = turned.quarter_turns
        turned.quarter_turns = quarters % 4
        self.journal.append((RotateOp, turned, quarters % 4, turned.place, before, turned.seen_by))

    def show(self, piece: str, eyes: int) -> None:
        """Show a piece to seats given as bits."""
        shown = self.pieces[piece]
        before = shown.seen_by
        if self.trial_mask & eyes & ~before:
            raise OutcomeUnknown
        shown.seen_by = before | eyes & self.all_viewers
        self.journal.append((ShowOp, shown, eyes, shown.place, before, shown.seen_by))

    def suppose(self, piece: str) -> None:
        """In a search, take an unseen piece for the one that luck brings: whoever searches may then look at it."""
        if not self.in_search:
            raise EngineBug("only a search supposes what luck brings")
        supposed, seat = self.pieces[piece], self.trial_mask
        before = supposed.seen_by
        supposed.seen_by = before | seat
        self.journal.append((ShowOp, supposed, seat, supposed.place, before, supposed.seen_by))
