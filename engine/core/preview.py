"""What an answer would visibly do, before it is given: what a seat pays, wins and draws.

The answer is tried on tables that are imagined from what its seat sees, never on the real one. So a preview can tell
nothing that the seat does not know, and the session cannot notice it. Where it depends on luck it ends: of pieces that
would be drawn it tells how many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.core import ops
from engine.core.agenda import _step, options
from engine.core.bot import imagine
from engine.core.chance import Dice
from engine.core.fault import Bug, Unforeseeable
from engine.core.question import Shape, key_of, plain
from engine.core.session import Pending, Session
from engine.core.table import COMMON, Piece, Place, Table
from engine.core.text import Amount, Listed, Msg, SeatArg, msg
from engine.core.view import View, _open, view

_FURTHEST = 40
"""How many steps of the agenda an answer is followed."""
_WORLDS = 2
"""What follows after something unknown has come up is told only if it is the same in so many imagined worlds."""


@dataclass(frozen=True, slots=True)
class Change:
    """So many more (or less) of a kind of piece or count before a seat."""

    seat: int
    kind: str
    n: int


@dataclass(frozen=True, slots=True)
class Preview:
    """What an answer of a seat would change, as far as that seat can know."""

    seat: int
    changes: tuple[Change, ...] = ()
    """The own ones first, of each seat what it loses first."""
    drawn: tuple[Change, ...] = ()
    """Pieces that the seat would see only then: how many, by their backs."""
    choice: bool = False
    """The seat will have to choose something more, and that may cost or bring more."""

    def __bool__(self) -> bool:
        return bool(self.changes or self.drawn)


# ---- words ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that a preview tells: of which seat, about which kind, in which words."""

    seat: int
    kind: str
    words: Msg


def parts(preview: Preview) -> list[Part]:
    """What a preview tells, thing by thing: −2 credits, +1 card, draw 2 tiles."""
    found = [Part(one.seat, one.kind, _signed(one)) for one in preview.changes if one.seat == preview.seat]
    for one in preview.drawn:
        found.append(Part(one.seat, one.kind, msg("preview", "draw {amount}", amount=Amount(one.n, one.kind))))
    found.extend(Part(one.seat, one.kind, _signed(one)) for one in preview.changes if one.seat != preview.seat)
    return found


def _signed(change: Change) -> Msg:
    amount = Amount(change.n, change.kind)
    return msg("preview", "+{amount}", amount=amount) if change.n > 0 else msg("preview", "{amount}", amount=amount)


THEN_CHOOSE = msg("preview", "then you choose")


def sentence(preview: Preview) -> Msg | None:
    """The whole preview in one line; None: there is nothing to tell."""
    groups: list[Msg] = []
    told = parts(preview)
    for seat in dict.fromkeys(part.seat for part in told):
        changes = Listed(tuple(part.words for part in told if part.seat == seat))
        if seat == preview.seat:
            groups.append(msg("preview", "{changes}", changes=changes))
        else:
            groups.append(msg("preview", "{seat}: {changes}", seat=SeatArg(seat), changes=changes))
    if not groups:
        return None
    if preview.choice:
        groups.append(THEN_CHOOSE)
    whole = groups[0]
    for more in groups[1:]:
        whole = msg("preview", "{one}; {more}", one=whole, more=more)
    return whole


# ---- trying ---------------------------------------------------------------------------------------------------------


class Previews:
    """The previews of one session. What was imagined is kept as long as the table stays as it is."""

    def __init__(self, session: Session) -> None:
        self._session = session
        people = sum(not sitter.computer for sitter in session.sitters)
        places = session.game.blueprint(people, session.settings).places
        self._reserves = frozenset(place.id for place in places if place.reserve)
        self._moment: tuple[int, int] = (-1, -1)
        self._seen: View | None = None
        self._worlds: list[Table] = []
        self._made: dict[tuple[int, str], Preview] = {}

    def of(self, pending: Pending, answer: Any, seen: View | None = None) -> Preview:
        """What a legal answer would do; `seen`: what its seat sees, if that is at hand."""
        seat = pending.question.seat
        moment = (self._session.table.stamp, seat)
        if moment != self._moment:
            self._moment, self._seen, self._worlds, self._made = moment, seen, [], {}
        key = (pending.lane, key_of(answer))
        if key not in self._made:
            self._made[key] = self._preview(pending, answer)
        return self._made[key]

    def _world(self, number: int) -> Table:
        """One of the worlds that the seat cannot tell from the real one: always the same ones for what it sees."""
        while len(self._worlds) <= number:
            seat = self._moment[1]
            if self._seen is None:
                self._seen = view(self._session.table, seat)
            dice = Dice(len(self._worlds), "preview", 0)
            self._worlds.append(imagine(self._session.game, self._seen, dice))
        return self._worlds[number]

    def _preview(self, pending: Pending, answer: Any) -> Preview:
        known, whole = self._tried(0, pending, answer)
        if whole == known:
            return known
        for number in range(1, _WORLDS):
            if self._tried(number, pending, answer)[1] != whole:
                return known
        return whole

    def _tried(self, number: int, pending: Pending, answer: Any) -> tuple[Preview, Preview]:
        """What is certain before anything unknown comes up, and all that happens in one world."""
        table = self._world(number)
        seat = pending.question.seat
        choice = luck = False
        # No seat has this bit, so nothing raises for being seen first; chance does, and notes are not written.
        with table.trial(table.seats + 1):
            mark = table.mark()
            try:
                choice = _follow(table, pending.lane, seat, answer)
            except Unforeseeable:
                table.raised = []
                luck = True
            except Bug:  # an imagined table may be one that the rules would never have led to
                return Preview(seat), Preview(seat)
            done = table.journal[mark:]
            named = frozenset(_names(plain(answer)))
            before = next((at for at, op in enumerate(done) if _opens_eyes(op, seat)), len(done))
            summed = _Sum(seat, self._reserves, named, table)
            summed.add(done[:before])
            known = summed.preview(choice and before == len(done) and not luck)
            if before == len(done):
                return known, known
            summed.add(done[before:])
            return known, summed.preview(choice and not luck)


def _follow(table: Table, lane: int, seat: int, answer: Any) -> bool:
    """Give the answer and run what it lays, until something else is asked; True: of the same seat.

    A question with a single answer is no choice. When a seat has nothing more to do on its own lane, its next step on
    the common one is tried as if its turn had come.
    """
    stack = table.lanes[lane]
    asked = type(stack[-1][0])
    floor = len(stack) - 1
    _step(table, lane, answer)
    for _ in range(_FURTHEST):
        if len(stack) <= floor:
            if lane == COMMON or stack:
                return False
            due = next((step for step, _ in reversed(table.lanes[COMMON]) if getattr(step, "seat", 0) == seat), None)
            lane, stack, floor = COMMON, table.lanes[COMMON], len(table.lanes[COMMON])
            if due is None:
                return False
            table.push(due, COMMON)
        step = stack[-1][0]
        question = step.asks(table)
        if question is None:
            _step(table, lane, None)
            continue
        if question.seat != seat or isinstance(step, asked):
            return False
        only = options(table, lane) if question.shape is Shape.PICK else []
        if len(only) != 1:
            return True
        _step(table, lane, only[0])
    return False


def _names(value: Any) -> Iterator[str]:
    """All texts in the data of an answer."""
    if isinstance(value, str):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _names(part)


def _opens_eyes(op: ops.Op, seat: int) -> bool:
    """Would the seat see a piece by this that it has not seen before?"""
    return any(piece.back and new >> seat & 1 for piece, new in op.reveals())


class _Sum:
    """Adds up what operations change before each seat, as far as one of them may see it."""

    def __init__(self, viewer: int, reserves: frozenset[str], named: frozenset[str], table: Table) -> None:
        self._viewer = viewer
        self._bit = 1 << viewer
        self._reserves = reserves
        self._named = named
        self._table = table
        self._sums: Counter[tuple[int, str]] = Counter()
        self._drawn: Counter[str] = Counter()

    def add(self, done: Iterable[ops.Op]) -> None:
        """Add operations, in the order in which they were done."""
        for op in done:
            match op:
                case ops.Count():
                    self._count(op.place, op.kind, op.after - op.before)
                case ops.Pour():
                    self._count(op.source, op.kind, -op.n)
                    self._count(op.target, op.kind, op.n)
                case ops.Move():
                    self._move(op.piece, op.source, op.target, op.seen, op.shown)
                case ops.Sweep():
                    for piece, shown, (_, _, seen) in zip(op.moved, op.shown, op.before, strict=True):
                        self._move(piece, op.source, op.target, seen, shown)

    def _holder(self, place: Place) -> int:
        """Who has what lies in a place, as far as the viewer may see it."""
        if place.family in self._reserves or not _open(place, self._bit):
            return 0
        return place.owner

    def _count(self, place: Place, kind: str, n: int) -> None:
        definition = self._table.kinds[kind]
        holder = self._holder(place)
        if holder and n and definition.places and not definition.mark:
            stem, _, owner = kind.rpartition(".")
            self._sums[holder, stem if owner.isdigit() else kind] += n

    def _move(self, piece: Piece, source: Place, target: Place, seen: int, shown: int) -> None:
        """A piece changes hands. What belongs to a seat for good, or is what the answer itself is about, does not
        count.
        """
        giver, taker = self._holder(source), self._holder(target)
        if giver == taker or piece.owner or piece.id in self._named:
            return
        known = not piece.back or bool(seen & self._bit)
        if taker == self._viewer and not known and shown & self._bit:
            self._drawn[piece.back] += 1
            return
        kind = piece.kind if known else piece.back
        if giver:
            self._sums[giver, kind] -= 1
        if taker:
            self._sums[taker, kind] += 1

    def preview(self, choice: bool) -> Preview:
        """The sum so far."""
        changes = [Change(seat, kind, n) for (seat, kind), n in self._sums.items() if n]
        changes.sort(key=lambda one: (one.seat != self._viewer, one.seat, one.n > 0))
        drawn = tuple(Change(self._viewer, back, n) for back, n in self._drawn.items())
        return Preview(self._viewer, tuple(changes), drawn, choice)
