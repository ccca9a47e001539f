"""How good a table is for a seat, for the greedy bot: a scale in victory points, by round."""

from __future__ import annotations

from engine.core.table import Table
from engine.imperial_miners.queries import coins, full_carts, points


def value(table: Table, seat: int) -> float:
    """The score as it stands plus what coins are worth."""
    return points(table, seat) + full_carts(table, seat) + 0.4 * coins(table, seat)
