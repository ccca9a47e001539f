"""What must hold of every table after every single operation."""

from __future__ import annotations

from typing import Any

from engine.api import Table


def assert_whole(table: Table) -> None:
    """Each piece lies in exactly one place, finite counts add up, no count is below its floor."""
    lying = 0
    for place in table.places.values():
        for piece in place.pieces:
            assert piece.place is place, f"{piece} lies in {place.id}"
        lying += len(place.pieces)
        for kind, n in place.counts.items():
            assert n >= table.kinds[kind].floor, f"{n} {kind} in {place.id}"
    assert lying == len(table.pieces), "a piece is lost or doubled"
    ids = {piece.id for place in table.places.values() for piece in place.pieces}
    assert len(ids) == lying, "a piece lies in two places"
    for kind, total in table.totals.items():
        assert table.total(kind) == total, f"{kind}: {table.total(kind)} of {total}"


class Watched(list[Any]):
    """A journal that looks at its table after every operation that is written down."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.written)
        self._table = table

    def append(self, op: Any) -> None:
        super().append(op)
        assert_whole(self._table)


def watch(table: Table) -> None:
    """From now on the table is looked at after every operation."""
    table.written = Watched(table)
