"""Reading the table in the words of the game. Total on any table that hands can make."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.core.table.table import Piece, Place, Table
from engine.ginkgopolis.cards import COLOUR, NUMBER, Colour
from engine.ginkgopolis.places import CARDS, COMMIT, OWNER, RESOURCE, SCREEN, SUPPLY, TOKENS

Cell = tuple[int, int]
CITY = "city.{x}.{y}"
"""The family of all cells."""
HAL = 2
"""Hal's seat in a solo game."""
STEPS: tuple[Cell, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""North, east, south, west; y grows to the north."""


@cache
def cell_id(x: int, y: int) -> str:
    """The place of a cell."""
    return f"city.{x}.{y}"


@cache
def cell_of(place: str) -> Cell:
    """The coordinates of a city place."""
    _, x, y = place.split(".")
    return int(x), int(y)


@cache
def neighbour_ids(place: str) -> tuple[str, ...]:
    """The four places around a cell, north first."""
    x, y = cell_of(place)
    return tuple(cell_id(x + dx, y + dy) for dx, dy in STEPS)


class Building(NamedTuple):
    """A building of the city as it stands."""

    place: str
    top: str
    height: int
    owner: int
    """0: nobody's."""
    resources: int

    @property
    def colour(self) -> Colour:
        """Colour of the top tile."""
        return COLOUR[self.top]

    @property
    def number(self) -> int:
        """Number of the top tile."""
        return NUMBER[self.top]


def top_tile(place: Place) -> Piece | None:
    """The roof of a building."""
    for piece in reversed(place.pieces):
        if piece.kind == "tile":
            return piece
    return None


def roof_of(place: Place) -> tuple[str, int]:
    """The top tile of a cell and how many tiles are stacked there; 0: no building."""
    top, floors = "", 0
    for piece in place.pieces:
        if piece.kind == "tile":
            top = piece.id
            floors += 1
    return top, floors


def height(place: Place) -> int:
    """How many tiles are stacked here."""
    return roof_of(place)[1]


def owner_of(table: Table, place: Place) -> int:
    """Whose resources stand here; with several owners (free hands only) the one with the most, lowest seat first."""
    most, owner = 0, 0
    for kind, n in place.counts.items():
        if n >= most and n and kind in OWNER:
            seat = OWNER[kind]
            if seat <= table.seats and (n > most or seat < owner):
                most, owner = n, seat
    return owner


def is_city(place: Place) -> bool:
    """Is this a cell of the city?"""
    return place.family == CITY


def building_at(table: Table, place: str) -> Building | None:
    """The building on a cell."""
    return _building_on(table, table.places.get(place) or table.place(place))


def _building_on(table: Table, place: Place) -> Building | None:
    top, floors = roof_of(place)
    if not floors:
        return None
    owner = owner_of(table, place) if place.counts else 0
    resources = place.counts[RESOURCE[owner]] if owner else 0
    return tuple.__new__(Building, (place.id, top, floors, owner, resources))  # half the cost of the constructor


def buildings(table: Table) -> list[Building]:
    """All buildings, in the order of their cells."""
    return table.reading(_buildings)


def _buildings(table: Table) -> list[Building]:
    return [b for place in table.existing_members("city.") if (b := _building_on(table, place)) is not None]


def place_of_code(table: Table, code: str) -> str | None:
    """The cell where the tile of this code lies on top."""
    tile = table.pieces["tile." + code]
    there = tile.place
    return there.id if there.family == CITY and top_tile(there) is tile else None


def marker_cell(table: Table, letter: str) -> str | None:
    """The cell of an urbanization marker."""
    there = table.pieces["marker." + letter].place
    return there.id if there.family == CITY else None


def first_player(table: Table) -> int:
    """Who leads the round."""
    return table.pieces["first"].place.owner or 1


def is_solo(table: Table) -> bool:
    """One person against Hal?"""
    return table.settings["people"] == 1


def people(table: Table) -> tuple[int, ...]:
    """The seats of people, in turn order from the first player."""
    return (1,) if is_solo(table) else table.seats_from_first(first_player(table))


def hand_size(table: Table) -> int:
    """Cards in a full hand."""
    return 3 if is_solo(table) else 4


def resources(table: Table, seat: int) -> int:
    """Resources behind a seat's screen."""
    return table.places[SCREEN[seat]].counts.get(RESOURCE[seat], 0)


def supply(table: Table, seat: int) -> int:
    """Resources of a seat's colour in the general supply."""
    return table.places[SUPPLY[seat]].counts.get(RESOURCE[seat], 0)


def points(table: Table, seat: int) -> int:
    """Success points behind a seat's screen."""
    return table.places[SCREEN[seat]].counts.get("point", 0)


def tokens(table: Table, seat: int) -> int:
    """New-hand tokens a seat still has."""
    return table.places[TOKENS[seat]].counts.get("hand_token", 0)


def committed(table: Table, seat: int) -> tuple[str | None, str | None]:
    """The committed card and tile of a seat."""
    card = tile = None
    for piece in table.places[COMMIT[seat]].pieces:
        kind = piece.kind
        if kind == "tile":
            tile = piece.id
        elif kind in CARDS:
            card = piece.id
    return card, tile
