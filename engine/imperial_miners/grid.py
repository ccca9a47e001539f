"""The geometry of a mine: rows of cards staggered by half a card, who touches whom, and where half carts meet."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.imperial_miners.places import MOST_SEATS, REACH


class Cell(NamedTuple):
    """A place of a mine: whose, in which row, how far from the middle in half cards."""

    seat: int
    row: int
    x: int


@cache
def cell_id(seat: int, row: int, x: int) -> str:
    """The place of a cell."""
    return f"seat.{seat}.mine.{row}.{x}"


@cache
def cell_of(place: str) -> Cell | None:
    """The coordinates of a place of a mine; None: it is none."""
    parts = place.split(".")
    if len(parts) != 5 or parts[0] != "seat" or parts[2] != "mine":
        return None
    try:
        found = Cell(int(parts[1]), int(parts[3]), int(parts[4]))
    except ValueError:
        return None
    inside = 1 <= found.seat <= MOST_SEATS and 1 <= found.row <= 4 and abs(found.x) <= REACH
    return found if inside and cell_id(*found) == place else None


def fits_stagger(row: int, x: int) -> bool:
    """Rows I and III lie on even places, II and IV half a card aside. Rules: imperial_miners/staggered."""
    return (row + x) % 2 == 1


def _around(place: str, *steps: tuple[int, int]) -> tuple[str, ...]:
    cell = cell_of(place)
    if cell is None:
        return ()
    return tuple(
        cell_id(cell.seat, cell.row + down, cell.x + right)
        for down, right in steps
        if 1 <= cell.row + down <= 4 and abs(cell.x + right) <= REACH
    )


@cache
def above(place: str) -> tuple[str, ...]:
    """The two places a card touches from below, left first."""
    return _around(place, (-1, -1), (-1, 1))


@cache
def below(place: str) -> tuple[str, ...]:
    """The two places a card touches from above, left first."""
    return _around(place, (1, -1), (1, 1))


@cache
def beside(place: str) -> tuple[str, ...]:
    """The places to the left and to the right."""
    return _around(place, (0, -2), (0, 2))


@cache
def neighbours(place: str) -> tuple[str, ...]:
    """The six places around a card. Rules: imperial_miners/neighbours."""
    return (*above(place), *beside(place), *below(place))


# ---- joints ----------------------------------------------------------------------------------------------------------

_L, _R, _TL, _TR, _BL, _BR = range(6)


@cache
def joints_of(place: str) -> tuple[tuple[int, str, int, str], ...]:
    """The edges a place shares with the one to its right and the two above: (own edge, place, its edge, joint)."""
    cell = cell_of(place)
    if cell is None:
        return ()
    seat, row, x = cell
    edges = ((_R, 0, 2, _L, 0, 2), (_TL, -1, -1, _BR, -1, -1), (_TR, -1, 1, _BL, -1, 1))
    return tuple(
        (own, cell_id(seat, row + down, x + right), other, f"seat.{seat}.cart.{2 * row + v}.{2 * x + h}")
        for own, down, right, other, v, h in edges
        if row + down >= 1 and abs(x + right) <= REACH
    )


@cache
def joint_cells(joint: str) -> tuple[str, str] | None:
    """The two places whose cards meet at a joint: left and right, or upper and lower; None: it is none."""
    parts = joint.split(".")
    if len(parts) != 5 or parts[2] != "cart":
        return None
    seat, v, h = int(parts[1]), int(parts[3]), int(parts[4])
    if v % 2 == 0:
        found = (cell_id(seat, v // 2, h // 2 - 1), cell_id(seat, v // 2, h // 2 + 1))
    else:
        row = (v + 1) // 2
        x = (h + 1) // 2 if fits_stagger(row, (h + 1) // 2) else (h - 1) // 2
        found = (cell_id(seat, row - 1, h - x), cell_id(seat, row, x))
    lower = found[1] if v % 2 else found[0]
    return found if any(one[3] == joint for one in joints_of(lower)) else None
