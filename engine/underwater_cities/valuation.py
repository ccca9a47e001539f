"""How good a table is for a seat, for the greedy bot: its turn is first played through by rule of thumb."""

from __future__ import annotations

from typing import Any

from engine.core.agenda import Frame, give
from engine.core.fault import Unforeseeable
from engine.core.question import Shape
from engine.core.table import COMMON, Table
from engine.underwater_cities.building import BuildPiece
from engine.underwater_cities.cards import data_of, effect_at
from engine.underwater_cities.goods import Goods
from engine.underwater_cities.graph import CITIES, METROPOLISES, TUNNELS
from engine.underwater_cities.parts import OneOf, Swap
from engine.underwater_cities.production import network_output
from engine.underwater_cities.queries import (
    Network,
    building_in,
    buildings_at,
    count_of,
    ids,
    is_upgraded,
    network,
    stock,
)
from engine.underwater_cities.scoring import brown_points, network_points
from engine.underwater_cities.sites import STOP, At, site_key, spot
from engine.underwater_cities.slots import ThroughCard
from engine.underwater_cities.turn import ChooseSlot, KeepHand
from engine.underwater_cities.upgrading import UpgradeSome
from engine.underwater_cities.worth import WORTH, effect_worth, goods_worth, laid_worth, productions_left

_LONGEST = 24
"""Questions of one turn that are played through."""
_OUTPUT: dict[str, Goods] = {
    "farm": {"kelp": 1},
    "desalination": {"credit": 1},
    "laboratory": {"science": 1},
}
_RAISED: dict[str, Goods] = {
    "farm": {"point": 1},
    "desalination": {"biomatter": 1},
    "laboratory": {"steelplast": 1},
    "tunnel": {"point": 1},
}


def value(table: Table, seat: int) -> float:
    """What the table is worth to a seat once the rest of its turn is played by rule of thumb."""
    with table.trial(seat):
        try:
            _play_through(table, seat)
        except Unforeseeable:
            table.raised = []
        return standing_value(table, seat)


def standing_value(table: Table, seat: int) -> float:
    """Points and stock, what the network will still produce, and what would be scored now."""
    own = stock(table, seat)
    left = productions_left(table)
    goods = sum(WORTH[good] * n for good, n in own.items() if good in WORTH)
    if not left:
        goods = own.get("point", 0) + 0.26 * sum(own.get(good, 0) for good in WORTH if good != "point")
    output = goods_worth(network_output(table, seat))
    hungry = count_of(table, seat, "city")
    net = network(table, seat)
    loose = 0.0
    for city in CITIES:
        if not net.connected(city):
            loose += 1.2 if city in net.cities else 0.0
            loose += 0.35 * len(buildings_at(table, seat, city))
    final = 0.9 * (brown_points(table, seat) + network_points(table, seat))
    roads = 0.25 * len(net.tunnels)
    cards = 0.25 * len(table.places[ids(seat).hand].pieces)
    return goods + left * (output - 0.55 * hungry) + loose + roads + final + cards + laid_worth(table, seat)


def _play_through(table: Table, seat: int, deep: bool = True) -> None:
    for _ in range(_LONGEST):
        stack = table.lanes[COMMON]
        if not stack:
            return
        step = stack[-1][0]
        question = step.asks(table)
        if question is None or question.seat != seat or isinstance(step, (ChooseSlot, KeepHand)):
            return
        if question.shape is not Shape.PICK:
            give(table, COMMON, step.proposal(table))
            continue
        listed = step.candidates(table)
        if not step.lists_legal:
            listed = [answer for answer in listed if next(step.objections(table, answer), None) is None]
        if not listed:
            return
        give(table, COMMON, listed[0] if len(listed) == 1 else thumb(table, seat, step, listed, deep))


def thumb(table: Table, seat: int, step: Frame[Any], listed: list[Any], deep: bool = True) -> Any:
    """The answer by rule of thumb; `deep`: choices may be looked into once."""
    match step:
        case BuildPiece():
            best = max(listed, key=lambda at: site_worth(table, seat, at))
            return best if STOP not in listed or site_worth(table, seat, best) > 1.0 else STOP
        case UpgradeSome():
            return max(listed, key=lambda place: upgrade_worth(table, seat, place))
        case OneOf(source=source, path=path) if not deep:
            return max(listed, key=lambda part: effect_worth(effect_at(table, source, (*path, part))))
        case ThroughCard() if not deep:
            slots = data_of(table).slots
            return max(listed, key=lambda slot: effect_worth(slots[slot].effect))
        case OneOf() | ThroughCard() | Swap():
            return max(listed[:6], key=lambda answer: _ahead(table, seat, answer))
    return listed[0]


def _ahead(table: Table, seat: int, answer: Any) -> float:
    with table.trial(seat):
        try:
            give(table, COMMON, answer)
            _play_through(table, seat, deep=False)
        except Unforeseeable:
            table.raised = []
        return standing_value(table, seat)


def _link(net: Network, city: str) -> float:
    """How near a city site is to producing."""
    return 1.0 if net.connected(city) else 0.6 if city in net.cities or city in net.reach else 0.3


def site_worth(table: Table, seat: int, at: At) -> float:
    """What building this here is worth, about."""
    if at == STOP:
        return 0.0
    left, net = productions_left(table), network(table, seat)
    name = site_key(at.place)
    if at.kind == "tunnel":
        ends = TUNNELS[name]
        found = 0.5 * left if any(end in net.cities for end in ends) else 0.1 * left
        for end in ends:
            if end in net.cities and end not in net.reach:
                found += 4.0 + 0.5 * left * len(buildings_at(table, seat, end))
            elif end in METROPOLISES:
                found += 1.5 + 0.4 * left
            elif end not in net.reach:
                found += 0.8
        return found
    if at.kind in ("city", "symbiotic"):
        near = 1.0 if name in net.reach else 0.55
        return near * (3.0 + 0.7 * left * len(buildings_at(table, seat, name))) + (2 * left if at.kind != "city" else 0)
    city = spot(at.place)[1]
    there = [kind for kind, _ in buildings_at(table, seat, city)]
    fresh = 1.3 if at.kind not in there else 0.2
    return _link(net, city) * (left * goods_worth(_OUTPUT[at.kind]) + fresh)


def upgrade_worth(table: Table, seat: int, place: str) -> float:
    """What upgrading this is worth, about; nothing: stopping."""
    if not place:
        return 0.7 - 0.1 * productions_left(table)
    left, net = productions_left(table), network(table, seat)
    what, name, _ = spot(place)
    if what == "tunnel":
        return left * goods_worth(_RAISED["tunnel"]) if any(end in net.cities for end in TUNNELS[name]) else 0.0
    kind = building_in(table.places[place])
    pairs = sum(one == kind and raised for one, raised in buildings_at(table, seat, name))
    pair = 0.7 if pairs == 1 and not is_upgraded(table.places[place]) else 0.0
    return _link(net, name) * left * (goods_worth(_RAISED.get(kind, {})) + pair)
