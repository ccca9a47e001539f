"""Operations on counts: set, or poured from one place to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.messages.errors import EngineBug, OutcomeUnknown
from engine.core.table.ops.base import Op
from engine.core.table.state import JournalRecord, TableState

if TYPE_CHECKING:
    from engine.core.table.pieces import Place


class _CountFacts(NamedTuple):
    place: Place
    kind: str
    after: int
    before: int


class CountOp(_CountFacts, Op):
    """A count is set (kinds without end come from nowhere and go to nowhere)."""

    __slots__ = ()

    @staticmethod
    def redo(table: CountVerbs, written: JournalRecord) -> None:
        table.set_count(written[1].id, written[2], written[3])

    @staticmethod
    def undo(_table: TableState, written: JournalRecord) -> None:
        _, place, kind, _, before = written
        place.counts[kind] = before

    @staticmethod
    def touched(written: JournalRecord) -> tuple[Place, ...]:
        return (written[1],)

    def to_json(self) -> list[Any]:
        return ["count", self.place.id, self.kind, self.after]


class _PourFacts(NamedTuple):
    kind: str
    source: Place
    target: Place
    n: int


class TransferOp(_PourFacts, Op):
    """So many of a kind go from one place to another."""

    __slots__ = ()

    @staticmethod
    def redo(table: CountVerbs, written: JournalRecord) -> None:
        table.transfer(written[1], written[2].id, written[3].id, written[4])

    @staticmethod
    def undo(_table: TableState, written: JournalRecord) -> None:
        _, kind, source, target, n = written
        target.counts[kind] -= n
        source.counts[kind] += n

    @staticmethod
    def touched(written: JournalRecord) -> tuple[Place, ...]:
        return (written[2], written[3])

    def to_json(self) -> list[Any]:
        return ["pour", self.kind, self.source.id, self.target.id, self.n]


class CountVerbs(TableState):
    """The verbs for counts."""

    __slots__ = ()

    def set_count(self, place: str, kind: str, n: int) -> None:
        """Set a count."""
        try:
            there = self.places[place]
        except KeyError:
            there = self.place(place)
        if n < self.count_defs[kind].minimum:
            raise EngineBug(f"{kind} in {place} would fall to {n}")
        counts = there.counts
        before = counts.get(kind, 0)
        counts[kind] = n
        self.journal.append((CountOp, there, kind, n, before))

    def add_count(self, place: str, kind: str, n: int) -> None:
        """Add to (or take from) a count that has no end."""
        try:
            there = self.places[place]
        except KeyError:
            there = self.place(place)
        counts = there.counts
        before = counts.get(kind, 0)
        after = before + n
        if after < self.count_defs[kind].minimum:
            raise EngineBug(f"{kind} in {place} would fall to {after}")
        counts[kind] = after
        self.journal.append((CountOp, there, kind, after, before))

    def transfer(self, kind: str, source: str, target: str, n: int) -> None:
        """Move so many of a kind."""
        try:
            giver, taker = self.places[source], self.places[target]
        except KeyError:
            giver, taker = self.place(source), self.place(target)
        if self.trial_mask and self.trial_mask & taker.counters & ~giver.counters:
            raise OutcomeUnknown  # the seat would see how many there are
        have, there = giver.counts, taker.counts
        left = have.get(kind, 0) - n
        if n < 0 or left < self.count_defs[kind].minimum:
            raise EngineBug(f"{n} {kind} cannot leave {source}")
        have[kind] = left
        there[kind] = there.get(kind, 0) + n
        self.journal.append((TransferOp, kind, giver, taker, n))
