"""How good a table is for a seat, for the greedy bot."""

from __future__ import annotations

from engine.barrage.board import STRUCTURES
from engine.barrage.production import best_product
from engine.barrage.queries import (
    CONTRACTS_OF,
    advanced_owned,
    built,
    credits,
    energy,
    engineers,
    excavators,
    mixers,
    own_dams,
    production_bonus,
    round_number,
    systems,
)
from engine.barrage.scoring import score
from engine.barrage.tiles import ROUNDS
from engine.core.table import Table

_PIECE = {"base": 4.0, "elevation": 2.5, "conduit": 4.5, "powerhouse": 4.5}
_ENERGY, _CREDIT, _MACHINE, _ENGINEER, _DROP, _CONTRACT, _TILE = 0.55, 0.25, 0.6, 0.3, 0.8, 1.2, 2.0


def value(table: Table, seat: int) -> float:
    """The score as it stands, what is built and in stock, and what could be produced at once."""
    totals = score(table).totals
    mine = float(totals[seat - 1])
    best = max((total for other, total in enumerate(totals, 1) if other != seat), default=0)
    left = max(0, ROUNDS - round_number(table)) + 1
    standing = sum(_PIECE[kind] * built(table, seat, kind) for kind in STRUCTURES) * left / ROUNDS
    stock = _CREDIT * credits(table, seat) + _MACHINE * (excavators(table, seat) + mixers(table, seat))
    water = _DROP * sum(dam.drops for dam in own_dams(table, seat))
    found = systems(table, seat)
    ready = best_product(table, seat, found, credits(table, seat)) + production_bonus(table, seat) if found else 0
    open_contracts = _CONTRACT * len(table.places[CONTRACTS_OF[seat]].pieces)
    return (
        mine
        - 0.2 * best
        + standing
        + stock
        + water
        + open_contracts
        + _ENERGY * energy(table, seat)
        + _ENGINEER * engineers(table, seat)
        + _TILE * advanced_owned(table, seat)
        + 0.3 * ready
    )
