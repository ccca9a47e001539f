"""How good a table is for a seat, for the greedy bot."""

from __future__ import annotations

from engine.core.table import Table
from engine.underwater_cities.graph import CITIES
from engine.underwater_cities.production import network_output
from engine.underwater_cities.queries import buildings_at, card_of, count_of, ids, network, stock
from engine.underwater_cities.scoring import brown_points, card_points, network_points

_WORTH = {"credit": 0.5, "kelp": 0.55, "steelplast": 0.75, "science": 0.65, "biomatter": 0.9, "point": 1.0, "card": 0.4}
_PRODUCTIONS = {1: 4, 2: 7, 3: 10}


def value(table: Table, seat: int) -> float:
    """Points and stock, and what the network will still produce."""
    own = stock(table, seat)
    goods = sum(_WORTH[good] * n for good, n in own.items() if good in _WORTH)
    number = max(1, table.counted("state", "round"))
    productions = sum(number <= after for after in _PRODUCTIONS.values())
    output = sum(_WORTH[good] * n for good, n in network_output(table, seat).items())
    hungry = count_of(table, seat, "city")
    food = 0.5 * hungry * productions
    hand = sum(0.6 for piece in table.places[ids(seat).hand].pieces if card_of(table, piece.id) is not None)
    laid = sum(
        1.4
        for piece in table.places[ids(seat).claimed].pieces
        if (c := card_of(table, piece.id)) is not None and c.type != "end_scoring"
    )
    net = network(table, seat)
    loose = sum(0.6 for city in net.cities if not net.connected(city)) + sum(
        0.3 for city in CITIES if not net.connected(city) for _ in buildings_at(table, seat, city)
    )
    reach = 0.35 * len(net.tunnels)
    final = brown_points(table, seat) + card_points(table, seat) + network_points(table, seat)
    return goods + output * productions - food + hand + laid + loose + reach + 0.9 * final
