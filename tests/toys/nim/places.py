"""The places of Nim: heaps, and what each seat has taken. Nothing but matches, which are only counted."""

from __future__ import annotations

from engine.core.table.blueprint import Blueprint, CountDef, PlaceDef
from engine.core.table.table import Table

HEAPS = {"heap.1": 3, "heap.2": 4, "heap.3": 5}
MATCH = "match"
LAST = "mover"
"""Counted at `state`: the seat that has moved last."""


def taken(seat: int) -> str:
    """Where the matches lie that a seat has taken."""
    return f"seat.{seat}.taken"


def heaps(table: Table) -> dict[str, int]:
    """How many matches each heap has."""
    return {heap: table.count_at(heap, MATCH) for heap in HEAPS}


def blueprint(seats: int) -> Blueprint:
    """A table for so many people."""
    return Blueprint(
        seats=seats,
        places=(
            *(PlaceDef(heap) for heap in HEAPS),
            *(PlaceDef(taken(seat), seat) for seat in range(1, seats + 1)),
        ),
        pieces=(),
        kinds=(
            CountDef(MATCH, is_limited=True, places=("heap.", "seat."), icon="resource"),
            CountDef(LAST, is_marker=True),
        ),
        counts=tuple((heap, MATCH, n) for heap, n in HEAPS.items()),
    )
