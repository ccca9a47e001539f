"""What must hold of every table after every single operation."""

from __future__ import annotations

from typing import Any

from engine.api import Table


def assert_whole(table: Table) -> None:
    """Each piece lies in exactly one place, finite counts add up, no count is below its floor."""
    lying: set[int] = set()
    found = 0
    sums = dict.fromkeys(table.totals, 0)
    for place in table.places.values():
        for piece in place.pieces:
            assert piece.place is place, f"{piece} lies in {place.id}"
            lying.add(id(piece))
        found += len(place.pieces)
        for kind, n in place.counts.items():
            assert n >= table.count_defs[kind].minimum, f"{n} {kind} in {place.id}"
            if kind in sums:
                sums[kind] += n
    assert found == len(table.pieces), "a piece is lost or doubled"
    assert len(lying) == found, "a piece lies twice in a place"
    assert sums == table.totals, "something that is finite has become more or less"


class Watched(list[Any]):
    """A journal that looks at its table after every operation that is written down."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.journal)
        self._table = table

    def append(self, op: Any) -> None:
        super().append(op)
        assert_whole(self._table)


def watch(table: Table) -> None:
    """From now on the table is looked at after every operation."""
    table.journal = Watched(table)
