"""The table: pieces in places, counts in places, the agenda, and the journal of every operation.

It changes only through operations, and `back_to(mark)` takes back any tail of them.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from types import TracebackType
from typing import TYPE_CHECKING, Any

from engine.core import ops
from engine.core.blueprint import UP, Blueprint, CountDef, PlaceDef
from engine.core.chance import Dice
from engine.core.fault import Bug, Unforeseeable
from engine.core.lying import Piece, Place, by_coordinates, coordinates
from engine.core.text import Msg

if TYPE_CHECKING:
    from engine.core.agenda import Frame

__all__ = ["COMMON", "Piece", "Place", "Table", "Trial"]

_blank = object.__new__
_tuple = tuple.__new__
_Move, _Flip, _Count, _Pour, _Note, _Push, _Pop = ops.Move, ops.Flip, ops.Count, ops.Pour, ops.Note, ops.Push, ops.Pop

COMMON = 0
"""The lane of the whole table; lanes 1 to n belong to the seats."""


class Table:
    """One table of one game. Read it through queries; change it only through the verbs below."""

    __slots__ = (
        "__weakref__",
        "_ahead",
        "_cache",
        "_families",
        "_members",
        "data",
        "everyone",
        "journal",
        "kinds",
        "lane",
        "lanes",
        "pieces",
        "places",
        "raised",
        "seats",
        "seed",
        "settings",
        "stirred",
        "totals",
        "trying",
    )

    def __init__(self, blueprint: Blueprint, seed: int) -> None:
        self.seats = blueprint.seats
        self.settings = dict(blueprint.settings)
        self.data = blueprint.data
        self.seed = seed
        self.everyone = (1 << (blueprint.seats + 1)) - 1
        self.kinds: dict[str, CountDef] = {kind.kind: kind for kind in blueprint.kinds}
        self.places: dict[str, Place] = {}
        self._families: dict[str, PlaceDef] = {}
        self._members: dict[str, list[Place]] = {}
        for definition in blueprint.places:
            if definition.bounds:
                self._families[definition.id.partition("{")[0]] = definition
            else:
                self.places[definition.id] = Place(definition, definition.id, self.everyone)
        self.pieces: dict[str, Piece] = {}
        for piece_def in blueprint.pieces:
            place = self.place(piece_def.place)
            piece = Piece(piece_def, place, self.everyone)
            self.pieces[piece.id] = piece
            place.pieces.append(piece)
        for place_id, kind, n in blueprint.counts:
            self.place(place_id).counts[kind] = n
        self.totals = {kind.kind: self.total(kind.kind) for kind in blueprint.kinds if kind.finite}
        self.lanes: list[list[tuple[Frame[Any], int]]] = [[] for _ in range(blueprint.seats + 1)]
        self.lane = COMMON
        """The lane of the frame that is being resolved."""
        self.raised: list[Frame[Any]] = []
        self.stirred = False
        """A frame was laid on another lane than its own since the kernel last looked."""
        self.journal: list[ops.Op] = []
        self._ahead = 0
        """By how much the stamp is ahead of the journal's length."""
        self.trying = 0
        """In a trial: the bit of the seat that tries (bit 0 when nobody in particular)."""
        self._cache: dict[Any, tuple[int, Any]] = {}

    # ---- reading -------------------------------------------------------------------------------------------------

    def place(self, name: str) -> Place:
        """The place of that id; a member of a family is made when first asked for."""
        try:
            return self.places[name]
        except KeyError:
            place = self._grown(name)
            if place is None:
                raise Bug(f"there is no place {name}") from None
            return place

    def has_place(self, name: str) -> bool:
        """Is there such a place (families included)?"""
        if name in self.places:
            return True
        for prefix, definition in self._families.items():
            if name.startswith(prefix) and coordinates(name[len(prefix) :], definition.bounds) is not None:
                return True
        return False

    def _grown(self, name: str) -> Place | None:
        for prefix, definition in self._families.items():
            if name.startswith(prefix):
                at = coordinates(name[len(prefix) :], definition.bounds)
                if at is not None:
                    place = Place(definition, name, self.everyone, at)
                    self.places[name] = place
                    insort(self._members.setdefault(prefix, []), place, key=by_coordinates)
                    return place
        return None

    def grown(self, prefix: str) -> list[Place]:
        """The places of a family on which something lies, in the order of their coordinates."""
        members = self._members.get(prefix, ())
        return [place for place in members if place.pieces or (place.counts and any(place.counts.values()))]

    def lying(self, place: str) -> list[Piece]:
        """The pieces in a place, bottom first. Do not change this list."""
        try:
            return self.places[place].pieces
        except KeyError:
            return self.place(place).pieces

    def top(self, place: str) -> Piece | None:
        """The top piece of a place."""
        pieces = self.lying(place)
        return pieces[-1] if pieces else None

    def counted(self, place: str, kind: str) -> int:
        """How many of a kind are there; an absent count is zero."""
        return self.place(place).counts.get(kind, 0)

    def total(self, kind: str) -> int:
        """How many of a kind are on the whole table."""
        return sum(place.counts.get(kind, 0) for place in self.places.values())

    def each_seat(self, first: int = 1) -> list[int]:
        """All seats in turn order from the first one on."""
        return [*range(first, self.seats + 1), *range(1, first)]

    @property
    def stamp(self) -> int:
        """The number of the present moment: equal stamps mean an equal table. It grows, also when something is taken
        back, so that none ever comes again; notes and trials change nothing.
        """
        return self._ahead + len(self.journal)

    def cached(self, key: Any, make: Any) -> Any:
        """The value of `make()` for this very table; made anew after any operation."""
        stamp = self.stamp
        held = self._cache.get(key)
        if held is None or held[0] != stamp:
            held = self._cache[key] = (stamp, make())
        return held[1]

    def forget_readings(self) -> None:
        """Drop what `cached` holds: for those who lay a table out without operations (imagined tables)."""
        self._cache.clear()

    # ---- the journal ---------------------------------------------------------------------------------------------

    def perform(self, op: ops.Op) -> None:
        """Do an operation and write it down. Also redoes one that was taken back."""
        op.do(self)
        self.journal.append(op)

    def mark(self) -> int:
        """The present moment, for `back_to`."""
        return len(self.journal)

    def back_to(self, mark: int) -> list[ops.Op]:
        """Take back everything since the mark; returns the operations in the order they were done."""
        journal = self.journal
        taken = journal[mark:]
        if taken:
            for op in reversed(taken):
                op.undo(self)
            self._ahead += len(taken) + 1
            del journal[mark:]
        return taken

    def forget(self) -> None:
        """Take all that was done so far for granted: it can no longer be taken back."""
        self._ahead += len(self.journal)
        self.journal.clear()

    def trial(self, seat: int = 0) -> Trial:
        """`with table.trial(seat):` is the only dry run; at its end nothing has happened."""
        return Trial(self, seat)

    # ---- verbs: each is one operation ----------------------------------------------------------------------------

    # A single answer brings a score of operations. So the verbs that rules use all the time say themselves what
    # `perform` says, fill a blank operation instead of calling its constructor, and look a place up without `place`
    # (which is for those that have yet to grow): that is three calls less for each.

    def move(self, piece: str, place: str, to: int | None = None) -> None:
        """Move a piece to a place, on top or at an index."""
        op = _blank(_Move)
        op.piece = self.pieces[piece]
        try:
            op.target = self.places[place]
        except KeyError:
            op.target = self.place(place)
        op.to = to
        op.do(self)
        self.journal.append(op)

    def flip(self, piece: str, face: int, eyes: int = 0) -> None:
        """Show a face of a piece, also to seats given as bits."""
        self.perform(ops.Flip(self.pieces[piece], face, eyes))

    def reveal(self, piece: str) -> None:
        """Turn a piece face up before everybody's eyes."""
        op = _blank(_Flip)
        op.piece = self.pieces[piece]
        op.face = UP
        op.eyes = self.everyone
        op.do(self)
        self.journal.append(op)

    def turn(self, piece: str, quarters: int) -> None:
        """Turn a piece to so many quarters."""
        self.perform(ops.Turn(self.pieces[piece], quarters % 4))

    def show(self, piece: str, eyes: int) -> None:
        """Show a piece to seats given as bits."""
        self.perform(ops.Show(self.pieces[piece], eyes))

    def set_count(self, place: str, kind: str, n: int) -> None:
        """Set a count."""
        op = _blank(_Count)
        try:
            op.place = self.places[place]
        except KeyError:
            op.place = self.place(place)
        op.kind = kind
        op.after = n
        op.do(self)
        self.journal.append(op)

    def add(self, place: str, kind: str, n: int) -> None:
        """Add to (or take from) a count that has no end."""
        op = _blank(_Count)
        try:
            op.place = there = self.places[place]
        except KeyError:
            op.place = there = self.place(place)
        op.kind = kind
        op.after = there.counts.get(kind, 0) + n
        op.do(self)
        self.journal.append(op)

    def pour(self, kind: str, source: str, target: str, n: int) -> None:
        """Move so many of a kind."""
        try:
            op = _tuple(_Pour, (kind, self.places[source], self.places[target], n))
        except KeyError:
            op = ops.Pour(kind, self.place(source), self.place(target), n)
        op.do(self)
        self.journal.append(op)

    def order(self, place: str, order: Sequence[str], hidden: bool = False) -> None:
        """Lay the pieces of a place in a new order."""
        there = self.place(place)
        pieces = [self.pieces[piece] for piece in order]
        if sorted(map(id, pieces)) != sorted(map(id, there.pieces)):
            raise Bug(f"a new order of {place} must hold the same pieces")
        self.perform(ops.Order(there, pieces, hidden))

    def sweep(self, source: str, target: str) -> None:
        """Move everything that lies in one place on top of another, as one pile."""
        self.perform(ops.Sweep(self.place(source), self.place(target)))

    def pass_round(self, places: Sequence[str]) -> None:
        """What lies in each place goes to the next one, all at the same time."""
        if self.trying:
            raise Unforeseeable
        self.perform(ops.Rotation([self.place(place) for place in places]))

    def note(self, message: Msg, rule: str, subjects: tuple[str, ...] = (), eyes: int | None = None) -> None:
        """Write down what happened and by which rule; inside a trial nothing is written."""
        if not self.trying:
            self.journal.append(_tuple(_Note, (message, rule, subjects, self.everyone if eyes is None else eyes)))
            self._ahead -= 1  # it changes nothing, so the stamp stays

    # ---- chance --------------------------------------------------------------------------------------------------

    def dice(self, stream: str) -> Dice:
        """The next draw of a stream; the number of draws made is itself a count."""
        if self.trying:
            raise Unforeseeable
        draw = self.counted("chance", f"draws.{stream}")
        self.add("chance", f"draws.{stream}", 1)
        return Dice(self.seed, stream, draw)

    def shuffle(self, place: str, stream: str | None = None) -> None:
        """Shuffle the pieces of a place with its own stream of chance."""
        pieces = self.place(place).pieces
        self.perform(ops.Order(self.place(place), self.dice(stream or place).shuffled(pieces), True))

    # ---- the agenda ----------------------------------------------------------------------------------------------

    def push(self, frame: Frame[Any], lane: int | None = None) -> None:
        """Lay a frame on the lane of the frame being resolved, or on a named one."""
        if lane is None:
            lane = self.lane
        elif lane != self.lane:
            self.stirred = True
        journal = self.journal
        self.lanes[lane].append((frame, self._ahead + len(journal) + 1))  # all that Push.do does
        journal.append(_tuple(_Push, (lane, frame)))

    def pop(self, lane: int) -> Frame[Any]:
        """Take the top frame off a lane."""
        op = _blank(_Pop)
        op.lane = lane
        op.slot = slot = self.lanes[lane].pop()  # all that Pop.do does
        self.journal.append(op)
        return slot[0]

    def push_all(self, frames: Sequence[Frame[Any]], lane: int | None = None) -> None:
        """Lay several frames so that they are resolved in reading order."""
        for frame in reversed(frames):
            self.push(frame, lane)

    def raise_(self, frame: Frame[Any]) -> None:
        """Trigger a frame: it is laid on top when the present one returns, first raised first resolved."""
        self.raised.append(frame)

    # ---- identity ------------------------------------------------------------------------------------------------

    def facts(self) -> Iterator[str]:
        """Everything that makes up this table, line by line, in a fixed order."""
        for name in sorted(self.places):
            place = self.places[name]
            if place.pieces:
                yield f"{name}:" + ",".join(f"{p.id}/{p.face}/{p.turned}/{p.seen}" for p in place.pieces)
            for kind in sorted(place.counts):
                if place.counts[kind]:
                    yield f"{name}#{kind}={place.counts[kind]}"
        for number, lane in enumerate(self.lanes):
            for frame, _ in lane:
                yield f"lane {number}: {frame!r}"

    def digest(self) -> str:
        """A hash of the whole table; equal tables have equal digests."""
        hasher = blake2b(digest_size=16)
        for fact in self.facts():
            hasher.update(fact.encode())
            hasher.update(b"\n")
        return hasher.hexdigest()


class Trial:
    """A dry run: whatever is done inside is taken back at its end. Chance and unseen pieces raise Unforeseeable."""

    __slots__ = ("_ahead", "_cache", "_lane", "_mark", "_raised", "_stirred", "_table", "_trying", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat

    def __enter__(self) -> None:
        table = self._table
        self._mark = len(table.journal)
        self._trying = table.trying
        self._lane = table.lane
        self._raised = table.raised
        self._stirred = table.stirred
        self._ahead = table._ahead
        self._cache = table._cache
        table._cache = {}
        table.raised = []
        table.trying = 1 << self.seat

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        table = self._table
        table.back_to(self._mark)
        # Nothing has happened: the stamp is the old one. What was cached inside goes, as its stamps may come again.
        table._ahead = self._ahead
        table._cache = self._cache
        table.trying = self._trying
        table.lane = self._lane
        table.raised = self._raised
        table.stirred = self._stirred
