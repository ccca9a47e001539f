"""How good a table is for a seat, for those who look ahead: its turn is first played through by rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame, lanes_of
from engine.core.flow.kernel import submit
from engine.core.flow.run_frame import run_frame
from engine.core.messages.errors import OutcomeUnknown
from engine.core.messages.message import Message, msg
from engine.core.table.table import COMMON, Table
from engine.underwater_cities.addresses import effect_at
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.effects.abilities import AbilitiesStep
from engine.underwater_cities.effects.outputs import OUTPUT
from engine.underwater_cities.effects.parts import OneOfStep, PickGoodsStep, SwapStep
from engine.underwater_cities.goods import BUILDINGS
from engine.underwater_cities.hands import KeepFirstStep, KeepHandStep, KeepNewHandStep
from engine.underwater_cities.production import network_output
from engine.underwater_cities.queries import (
    building_in,
    buildings_at,
    count_of,
    ids,
    is_upgraded,
    network,
    stock,
    tunnel_at_city,
)
from engine.underwater_cities.scoring import brown_points, card_points, network_points
from engine.underwater_cities.slots import ThroughCardStep
from engine.underwater_cities.specials import KeepSpecialStep, TakeSpecialCardStep
from engine.underwater_cities.structures.building import BuildPieceStep
from engine.underwater_cities.structures.graph import CITIES, METROPOLISES, TUNNELS
from engine.underwater_cities.structures.sites import STOP, At, site_key, spot
from engine.underwater_cities.structures.upgrading import UpgradeSomeStep
from engine.underwater_cities.turn import ChooseSlotStep
from engine.underwater_cities.worth import (
    effect_worth,
    goods_worth,
    hand_worth,
    in_order_of_use,
    laid_worth,
    last_production_worth,
    most_wanted,
    production_worth,
    productions_left,
    short_of_food,
    special_worth,
    stock_worth,
    turns_left,
)

_LONGEST = 24
"""Questions of one turn that are played through."""
_ROAD = 0.25
_ROOM = 0.5
_SITE = 0.5
"""What the first free building site at an own city and the first free city site in reach are worth."""
_LOOSE_CITY = 1.6
_LOOSE_BUILDING = 0.5
"""What stands where no tunnel leads yet."""
_OUTPUT_WORTH = {kind: goods_worth(OUTPUT[kind][0]) for kind in BUILDINGS}
_RAISED_WORTH = {kind: goods_worth(more) - goods_worth(plain) for kind, (plain, more) in OUTPUT.items()}
"""What a structure gives in one Production, and what its upgrade adds."""


def value(table: Table, seat: int) -> float:
    """What the table is worth to a seat once the rest of its turn is played by rule of thumb."""
    with table.trial(seat):
        try:
            _play_through(table, seat)
        except OutcomeUnknown:
            table.triggered = []
        return standing_value(table, seat)


def standing_value(table: Table, seat: int) -> float:
    """Points and stock, what the network and the cards will still bring, and what would be scored now."""
    own, turns = stock(table, seat), turns_left(table, seat)
    final = brown_points(table, seat) + network_points(table, seat)
    later = _productions(table, seat, own, turns) + hand_worth(table, seat, turns) + laid_worth(table, seat)
    return stock_worth(own, turns) + later + _begun(table, seat, turns) + final


def _begun(table: Table, seat: int, turns: int) -> float:
    """What the network is worth for what can still be built at it: who runs out of room cannot spend goods."""
    net, sites = network(table, seat), ids(seat).sites
    total = _ROAD * len(net.tunnels)
    free = sum(city in net.reach and city not in net.cities for city in CITIES)
    room = 0
    for city in net.building_cities:
        built = len(buildings_at(table, seat, city))
        if city in net.cities:
            room += len(sites[city]) - built
        if not net.connected(city):
            total += (_LOOSE_CITY if city in net.cities else 0.0) + _LOOSE_BUILDING * built
    return total + min(1.0, turns / 5) * (_few(_ROOM, 0.6, room) + _few(_SITE, 0.5, free))


def _few(worth: float, share: float, n: int) -> float:
    """What so many of a kind are worth if each counts only a share of the one before."""
    return float(worth * (1.0 - share**n) / (1.0 - share))


def _productions(table: Table, seat: int, own: dict[str, int], turns: int) -> float:
    """What all Productions to come will bring."""
    left = productions_left(table)
    if not left:
        return 0.0
    made, cities = network_output(table, seat), count_of(table, seat, "city")
    brought = (left - 1) * production_worth(made, cities, turns) + last_production_worth(made, cities)
    return brought - short_of_food(own, made, cities)


def aspects(table: Table, seat: int) -> tuple[tuple[Message, float], ...]:
    """What a table is worth besides score and stock."""
    own, turns = stock(table, seat), turns_left(table, seat)
    return (
        (msg("underwater_cities.aspect_productions", "Productions to come"), _productions(table, seat, own, turns)),
        (
            msg("underwater_cities.aspect_laid_cards", "Cards played for good"),
            laid_worth(table, seat) - card_points(table, seat),  # these stand on the score sheet already
        ),
        (msg("underwater_cities.aspect_hand", "Cards in hand"), hand_worth(table, seat, turns)),
    )


def _play_through(table: Table, seat: int, deep: bool = True) -> None:
    for _ in range(_LONGEST):
        stack = lanes_of(table)[COMMON]
        if not stack:
            return
        step = stack[-1][0]
        question = step.question(table)
        if question is None or question.seat != seat or isinstance(step, (ChooseSlotStep, KeepHandStep)):
            return
        if isinstance(step, ItemsFrame):
            if next(step.state_findings(table), None) is not None:
                return  # free hands took away what it needs: there is nothing to be proposed
            submit(table, COMMON, over_items(table, seat, step) or step.default_answer(table))
            continue
        listed = step.candidates(table)
        if not step.candidates_are_legal:
            listed = [answer for answer in listed if next(step.broken_rules(table, answer), None) is None]
        if not listed:
            return
        submit(table, COMMON, listed[0] if len(listed) == 1 else thumb(table, seat, step, listed, deep))


def stage(table: Table) -> int:
    """The round: what stands at its end can be compared."""
    return table.places["state"].counts.get("round", 0)


def quick_answer(table: Table, seat: int, step: Frame[Any], listed: list[Any]) -> Any:
    """What the rule of thumb says inside a turn; None: a turn begins here."""
    if isinstance(step, ItemsFrame):
        return over_items(table, seat, step)
    stack = lanes_of(table)[COMMON]
    if isinstance(step, ChooseSlotStep) or not stack or stack[-1][0] is not step:
        return None
    return thumb(table, seat, step, listed, False)


def over_items(table: Table, seat: int, step: ItemsFrame[Any, Any]) -> Any:
    """The answer by rule of thumb to a question over items; None: what its frame proposes will do."""
    match step:
        case KeepHandStep():
            return _of(step.items(table), in_order_of_use(table, seat)[-step.named(table) :])
        case KeepFirstStep() | KeepNewHandStep():
            return _of(step.items(table), in_order_of_use(table, seat)[: step.named(table)])
        case PickGoodsStep():
            own, turns = stock(table, seat), turns_left(table, seat)
            hungry = short_of_food(own, network_output(table, seat), count_of(table, seat, "city"))
            return _of(step.items(table), most_wanted(own, turns, hungry)[: step.named(table)])
    return None


def _of(items: list[str], chosen: Sequence[str]) -> tuple[str, ...]:
    """What was chosen, in the order in which it was shown."""
    return tuple(item for item in items if item in chosen)


def thumb(table: Table, seat: int, step: Frame[Any], listed: list[Any], deep: bool = True) -> Any:
    """The answer by rule of thumb; `deep`: choices may be looked into once."""
    match step:
        case BuildPieceStep():
            sites = Sites(table, seat)
            best = max(listed, key=sites.building)
            return best if STOP not in listed or sites.building(best) > 1.0 else STOP
        case UpgradeSomeStep():
            return max(listed, key=Sites(table, seat).upgrade)
        case TakeSpecialCardStep() | KeepSpecialStep():
            return max(listed, key=lambda piece: special_worth(table, seat, piece))
        case OneOfStep(source=source, path=path) if not deep:
            return max(listed, key=lambda part: effect_worth(effect_at(table, source, (*path, part))))
        case ThroughCardStep() if not deep:
            slots = data_of(table).slots
            return max(listed, key=lambda slot: effect_worth(slots[slot].effect))
        case AbilitiesStep():
            return max(listed[:6], key=lambda answer: _at_once(table, seat, answer))
        case OneOfStep() | ThroughCardStep() | SwapStep():
            return max(listed[:6], key=lambda answer: _ahead(table, seat, answer))
    return listed[0]


def _at_once(table: Table, seat: int, answer: Any) -> float:
    """What the table is worth right after an answer: a turn has several moments for the same ability."""
    with table.trial(seat):
        try:
            run_frame(table, COMMON, answer)
        except OutcomeUnknown:
            table.triggered = []
        return standing_value(table, seat)


def _ahead(table: Table, seat: int, answer: Any) -> float:
    with table.trial(seat):
        try:
            submit(table, COMMON, answer)
            _play_through(table, seat, deep=False)
        except OutcomeUnknown:
            table.triggered = []
        return standing_value(table, seat)


class Sites:
    """What building or upgrading here or there is worth, about; what holds for all sites is read once."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table, self._seat = table, seat
        self._left, self._net = productions_left(table), network(table, seat)
        self._there: dict[str, list[tuple[str, bool]]] = {}

    def _at(self, city: str) -> list[tuple[str, bool]]:
        """Kind and upgrade of each building at a city site."""
        found = self._there.get(city)
        if found is None:
            known = city in ids(self._seat).sites  # a tunnel may end at a metropolis
            found = self._there[city] = buildings_at(self._table, self._seat, city) if known else []
        return found

    def _link(self, city: str) -> float:
        """How near a city site is to producing."""
        net = self._net
        return 1.0 if net.connected(city) else 0.6 if city in net.cities or city in net.reach else 0.3

    def building(self, at: At) -> float:
        """What building this here is worth."""
        if at == STOP:
            return 0.0
        left, net = self._left, self._net
        name = site_key(at.place)
        if at.kind == "tunnel":
            ends = TUNNELS[name]
            found = 0.5 * left if any(end in net.cities for end in ends) else 0.1 * left
            for end in ends:
                if end in net.cities and end not in net.reach:
                    found += 4.0 + 0.5 * left * len(self._at(end))
                elif end in METROPOLISES:
                    found += 1.5 + 0.4 * left
                elif end not in net.reach:
                    found += 0.8
            return found
        if at.kind in ("city", "symbiotic"):
            near = 1.0 if name in net.reach else 0.55
            return near * (3.0 + 0.7 * left * len(self._at(name))) + (2 * left if at.kind != "city" else 0)
        city = name.partition(".")[0]
        fresh = 1.3 if all(kind != at.kind for kind, _ in self._at(city)) else 0.2
        return self._link(city) * (left * _OUTPUT_WORTH[at.kind] + fresh)

    def upgrade(self, place: str) -> float:
        """What upgrading this is worth; nothing: stopping."""
        if not place:
            return 0.7 - 0.1 * self._left
        what, name, _ = spot(place)
        if what == "tunnel":
            return self._left * _RAISED_WORTH["tunnel"] if tunnel_at_city(self._net, name) else 0.0
        there = self._table.places[place]
        kind = building_in(there)
        pairs = sum(one == kind and raised for one, raised in self._at(name))
        pair = 0.7 if pairs == 1 and not is_upgraded(there) else 0.0
        return self._link(name) * self._left * (_RAISED_WORTH.get(kind, 0.0) + pair)
