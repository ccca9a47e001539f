"""The way of the stones, and how it is read. Squares 1, 2 and 7 are each seat's own, 3 to 6 belong to both."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.table.blueprint import Blueprint, CountDef, PieceDef, PlaceDef
from engine.core.table.seats import own
from engine.core.table.table import Table

STONE, THROW = "stone", "throw"
DICE = 3
"""Each shows nothing or one."""
SHARED = range(3, 7)
LAST_SQUARE = 7
ROSETTES = (2, 5)
START, HOME = own("start"), own("finish")


def way(seat: int) -> tuple[str, ...]:
    """The places that a stone of a seat passes, from its start to its home."""
    squares = (f"square.{n}" if n in SHARED else f"seat.{seat}.square.{n}" for n in range(1, LAST_SQUARE + 1))
    return (START[seat], *squares, HOME[seat])


def is_rosette(place: str) -> bool:
    """Does a rosette show on this square? Whoever lands there throws again and is safe."""
    return place.rpartition(".")[2] in map(str, ROSETTES)


def stones(table: Table, seat: int) -> list[str]:
    """The stones of a seat, wherever they lie."""
    return [piece.id for piece in table.pieces.values() if piece.owner == seat]


def is_done(table: Table, seat: int) -> bool:
    """Has a seat brought all its stones home?"""
    return all(table.pieces[stone].place.id == HOME[seat] for stone in stones(table, seat))


def target(table: Table, seat: int, stone: str) -> str:
    """Where the throw takes a stone; empty: nowhere."""
    places, here = way(seat), table.pieces[stone].place.id
    goal = places.index(here) + table.count_at("state", THROW) if here in places else len(places)
    return places[goal] if goal < len(places) else ""


def _own_place(place: str, seat: int) -> PlaceDef:
    """A place of a seat's own: its start or its home, whose stones are counted beside its name, or a square."""
    chip = {START[seat]: "box", HOME[seat]: "check"}.get(place)
    return PlaceDef(place, seat, accepts=frozenset({STONE}), capacity=None if chip else 1, chip=chip)


def blueprint(people: int, chosen: Mapping[str, int]) -> Blueprint:
    """A table for so many people with the chosen number of stones each."""
    stone, every, each = frozenset({STONE}), range(1, people + 1), chosen["stones"]
    return Blueprint(
        seats=people,
        places=(
            *(PlaceDef(f"square.{n}", accepts=stone, capacity=1) for n in SHARED),
            *(_own_place(place, seat) for seat in every for place in way(seat) if place.startswith("seat.")),
        ),
        pieces=tuple(
            PieceDef(f"stone.{seat}.{n}", STONE, START[seat], seat) for seat in every for n in range(1, each + 1)
        ),
        kinds=(CountDef(THROW, is_marker=True, places=("state",)), CountDef(f"draws.{THROW}")),
        settings={"people": people, **chosen},
    )
