"""How a tried answer is followed through the steps that it lays, and what its operations come to for each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.flow.frame import lanes_of
from engine.core.flow.kernel import legal_answers
from engine.core.flow.question import Question
from engine.core.flow.run_frame import run_frame
from engine.core.messages.errors import OutcomeUnknown
from engine.core.table import ops
from engine.core.table.table import COMMON, Piece, Place, Table
from engine.core.table.view import _open

_FURTHEST = 40
"""How many steps of the agenda an answer is followed."""


class LookaheadPath:
    """Follows an answer through the steps that it lays, until something else is asked.

    A question with a single answer is no choice. When a seat has nothing more to do on its own lane, its next step on
    the common one is tried as if its turn had come.
    """

    def __init__(self, table: Table, lane: int, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.choice = False
        """The seat is asked something more that belongs to the same turn."""
        self.luck = False
        """Chance ended it."""
        self._lane = lane
        self._floor = len(lanes_of(table)[lane]) - 1
        self._asked = type(lanes_of(table)[lane][-1][0])

    def branch(self) -> LookaheadPath:
        """The same way, to be followed further."""
        other = LookaheadPath(self.table, self._lane, self.seat)
        other._floor, other._asked = self._floor, self._asked
        return other

    def choices(self) -> list[Any]:
        """The answers to the question on top, if it lists all of them."""
        asks = lanes_of(self.table)[self._lane][-1][0].question(self.table) is not None
        return legal_answers(self.table, self._lane) if asks else []

    def question_after(self) -> Question | None:
        """What is asked next, of whomever; None: chance comes first, or nothing is asked any more."""
        if self.luck:
            return None
        stack = lanes_of(self.table)[self._lane]
        return stack[-1][0].question(self.table) if stack else None

    def run(self, answer: Any) -> None:
        """Answer the question on top and run on."""
        try:
            run_frame(self.table, self._lane, answer)
            for _ in range(_FURTHEST):
                if not self._on():
                    break
        except OutcomeUnknown:
            self.table.triggered = []
            self.luck = True

    def done_since(self, mark: int) -> list[ops.Op]:
        """What was done, as far as it does not hang on how many of something others hide: that is like chance."""
        done = self.table.ops_since(mark)
        end = next((at for at, op in enumerate(done) if _opens_secret_count(op, self.seat)), None)
        if end is None:
            return done
        self.luck = True
        return done[:end]

    def _on(self) -> bool:
        """One step further; False: here it ends."""
        table, stack = self.table, lanes_of(self.table)[self._lane]
        if len(stack) <= self._floor:
            common = lanes_of(table)[COMMON]
            due = next((step for step, _ in common[::-1] if getattr(step, "seat", 0) == self.seat), None)
            if self._lane == COMMON or stack or due is None:
                return False
            self._lane, self._floor, stack = COMMON, len(common), common
            table.push(due, COMMON)
        step = stack[-1][0]
        if getattr(step, "seat", self.seat) != self.seat:
            return False  # the turn of somebody else
        question = step.question(table)
        if question is None:
            run_frame(table, self._lane, None)
            return True
        if question.seat != self.seat or isinstance(step, self._asked):
            return False
        only = self.choices()
        if len(only) != 1:
            self.choice = True
            return False
        run_frame(table, self._lane, only[0])
        return True


def names(value: Any) -> Iterator[str]:
    """All texts in the data of an answer."""
    if isinstance(value, str):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from names(part)


def reveals_unknown(op: ops.Op, seat: int) -> bool:
    """Would the seat see a piece by this that it has not seen before?"""
    return any(piece.back and new >> seat & 1 for piece, new in op.reveals())


def _opens_secret_count(op: ops.Op, seat: int) -> bool:
    """Would the seat see by this how many of something there were in a place that is closed to it?"""
    return isinstance(op, ops.TransferOp) and bool(op.target.counters & ~op.source.counters & 1 << seat)


class GainTally:
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
                case ops.CountOp():
                    self._count(op.place, op.kind, op.after - op.before)
                case ops.TransferOp():
                    self._count(op.source, op.kind, -op.n)
                    self._count(op.target, op.kind, op.n)
                case ops.MoveOp():
                    self._move(op.piece, op.source, op.target, op.seen, op.shown)
                case ops.MoveAllOp():
                    for piece, shown, (_, _, seen) in zip(op.moved, op.shown, op.before, strict=True):
                        self._move(piece, op.source, op.target, seen, shown)

    def _holder(self, place: Place) -> int:
        """Who has what lies in a place, as far as the viewer may see it."""
        if place.family in self._reserves or not _open(place, self._bit):
            return 0
        return place.owner

    def _count(self, place: Place, kind: str, n: int) -> None:
        definition = self._table.count_defs[kind]
        holder = self._holder(place)
        if holder and n and definition.places and not definition.is_marker:
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

    def sums(self) -> dict[tuple[int, str], int]:
        """The sum so far, by seat and kind."""
        return {key: n for key, n in self._sums.items() if n}

    def merge(self, more: dict[tuple[int, str], int]) -> None:
        """Add a sum."""
        self._sums.update(more)

    def drawn(self) -> dict[str, int]:
        """Pieces that the viewer would draw, by their backs."""
        return dict(self._drawn)
