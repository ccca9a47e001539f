"""Half carts that meet, and the full carts they make. Rules: imperial_miners/carts."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.table.table import Table
from engine.imperial_miners.cards import LOADED, NONE, data_of
from engine.imperial_miners.grid import joints_of
from engine.imperial_miners.queries import MINES, mine


class Joint(NamedTuple):
    """Two half carts that meet: how many of them are loaded, and whether a cart token lies there."""

    place: str
    loaded: int
    token: bool

    @property
    def full(self) -> bool:
        """Does it count as a full cart? Rules: imperial_miners/carts."""
        return self.loaded == 2 or (self.loaded == 1 and self.token)

    @property
    def half_full(self) -> bool:
        """Can it take a cart token?"""
        return self.loaded == 1 and not self.token


def joints(table: Table, seat: int) -> list[Joint]:
    """All joined carts of a mine. Rules: imperial_miners/carts."""
    known, carts = table.places, data_of(table).carts
    found = []
    for place, card in mine(table, seat):
        edges = carts[card]
        for own, other_place, other_edge, joint in joints_of(place):
            half = edges[own]
            if half == NONE:
                continue
            there = known.get(other_place)
            if there is None or not there.pieces:
                continue
            other = carts.get(there.pieces[-1].id)
            if other is None or other[other_edge] == NONE:
                continue
            on = known.get(joint)
            token = on is not None and on.counts.get("cart", 0) > 0
            found.append(Joint(joint, (half == LOADED) + (other[other_edge] == LOADED), token))
    return found


def cart_numbers(table: Table, seat: int) -> tuple[int, int]:
    """How many full carts a mine has, and how many half-full ones that could take a token."""
    known, carts = table.places, data_of(table).carts
    full = half_full = 0
    for place in table.existing_members(MINES[seat]):
        pieces = place.pieces
        edges = carts.get(pieces[-1].id) if pieces else None
        if edges is None:
            continue
        for own, other_place, other_edge, joint in joints_of(place.id):
            half = edges[own]
            there = known.get(other_place) if half else None
            if there is None or not there.pieces:
                continue
            other = carts.get(there.pieces[-1].id)
            if other is None or not other[other_edge]:
                continue
            loaded = half + other[other_edge] - 2
            if loaded == 1:
                on = known.get(joint)
                if on is None or not on.counts.get("cart", 0):
                    half_full += 1
                    continue
            full += loaded > 0
    return full, half_full


def full_carts(table: Table, seat: int) -> int:
    """Full carts of a mine, those made by tokens included."""
    return cart_numbers(table, seat)[0]
