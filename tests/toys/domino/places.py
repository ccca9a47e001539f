"""The places and tiles of Domino, and how they are read. Box, state and chance are the kernel's."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.table.blueprint import DOWN, Blueprint, CountDef, PieceDef, PlaceDef, Visibility, hand_place
from engine.core.table.table import Table

ROUNDS = 2
TILE, POINT, ROUND, PASSES = "domino_tile", "point", "round", "passes"
TILES = tuple(f"tile.{low}.{high}" for low in range(7) for high in range(low, 7))
BONEYARD, LEFT, RIGHT = "boneyard", "arm.left", "arm.right"
ARMS = (LEFT, RIGHT)
"""The line grows at both ends; its first tile lies in the right arm."""


def hand(seat: int) -> str:
    """The hand of a seat."""
    return f"seat.{seat}.hand"


def tally(seat: int) -> str:
    """Where the points of a seat are counted."""
    return f"seat.{seat}.tally"


def halves(tile: str) -> tuple[int, int]:
    """(2, 5) of `tile.2.5`."""
    _, low, high = tile.split(".")
    return int(low), int(high)


def tiles_in(table: Table, place: str) -> list[str]:
    """The tiles of a place, in order."""
    return [piece.id for piece in table.pieces_in(place)]


def pips_in_hand(table: Table, seat: int) -> int:
    """All pips that a seat holds."""
    return sum(map(sum, map(halves, tiles_in(table, hand(seat)))))


def open_end(table: Table, arm: str) -> int | None:
    """The number that an arm of the line ends with; None: nothing lies there yet."""
    right = tiles_in(table, RIGHT)
    if not right:
        return None
    end = halves(right[0])[ARMS.index(arm)]
    for tile in right[1:] if arm == RIGHT else tiles_in(table, LEFT):
        low, high = halves(tile)
        end = high if end == low else low
    return end


def fits(table: Table, tile: str, arm: str) -> bool:
    """May this tile be laid there, whoever has it?"""
    end = open_end(table, arm)
    return end in halves(tile) if end is not None else arm == RIGHT


def blueprint(people: int, chosen: Mapping[str, int]) -> Blueprint:
    """A table for so many people."""
    tile, every = frozenset({TILE}), range(1, people + 1)
    return Blueprint(
        seats=people,
        places=(
            PlaceDef(BONEYARD, visibility=Visibility.PILE, accepts=tile, face=DOWN),
            *(PlaceDef(arm, accepts=tile) for arm in ARMS),
            *(hand_place(seat, tile) for seat in every),
            *(PlaceDef(tally(seat), seat) for seat in every),
        ),
        pieces=tuple(PieceDef(name, TILE, "box", back="tile") for name in TILES),
        kinds=(
            CountDef(POINT, is_score=True, places=tuple(tally(seat) for seat in every)),
            CountDef(ROUND, is_marker=True, places=("state",)),
            CountDef(PASSES, is_marker=True, places=("state",)),
            CountDef(f"draws.{BONEYARD}"),
        ),
        settings={"people": people, **chosen},
    )
