"""Half carts that meet, and the full carts they make. Rules: imperial_miners/carts."""

from __future__ import annotations

from engine.core.table.table import Table
from engine.imperial_miners.cards import data_of
from engine.imperial_miners.grid import joints_of
from engine.imperial_miners.mines import Joint, joints_among
from engine.imperial_miners.queries import MINES, mine


def joints(table: Table, seat: int) -> list[Joint]:
    """All joined carts of a mine. Rules: imperial_miners/carts."""
    return joints_among(table.places, mine(table, seat), data_of(table).carts)


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
