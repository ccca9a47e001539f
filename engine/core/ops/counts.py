"""Operations on counts: set, or poured from one place to another.

A pour needs nothing more to be undone, so it is a tuple: these are made in one step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.fault import Bug
from engine.core.ops.base import Op

if TYPE_CHECKING:
    from engine.core.lying import Place
    from engine.core.table import Table


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
