"""Where a piece may stand and what it costs there. Rules: underwater_cities/city, …/building, …/tunnel, …/cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.core.messages.message import NounArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.economy import Price, due, payable, price_of, shortages
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.goods import BUILDINGS, Goods
from engine.underwater_cities.places import LIMITED
from engine.underwater_cities.played_cards import PlayedCards, laid, standing
from engine.underwater_cities.queries import (
    board_of,
    building_in,
    ids,
    network,
    sites_of,
)
from engine.underwater_cities.structures.graph import BESIDE, CITIES, TUNNELS
from engine.underwater_cities.structures.special_sites import special_site

USUAL: dict[str, Goods] = {
    "city": {"steelplast": 2, "kelp": 1, "credit": 1},
    "symbiotic": {"steelplast": 1, "kelp": 1, "biomatter": 1, "credit": 2},
    "farm": {"kelp": 1},
    "desalination": {"credit": 1},
    "laboratory": {"steelplast": 1},
    "tunnel": {"steelplast": 1, "credit": 1},
}
_USUAL: dict[str, Price] = {kind: price_of(cost) for kind, cost in USUAL.items()}
KINDS: dict[str, tuple[str, ...]] = {
    "building": BUILDINGS,
    "structure": (*BUILDINGS, "tunnel"),
    "city": ("city", "symbiotic"),
}
"""The pieces that a word of a card or slot stands for."""
_USUALLY = words.BuildEffect("structure")
"""For the usual cost, whatever is built."""
SUPPLY = {kind: f"supply.{kind}" for kind in LIMITED}


class At(NamedTuple):
    """What is built where; nothing: enough is built."""

    kind: str
    place: str


STOP = At("", "")


def spot(place: str) -> tuple[str, str, str]:
    """(city or tunnel or site, city or tunnel name, site) of a place on a player board."""
    _, _, what, *rest = place.split(".")
    return what, rest[0], rest[1] if len(rest) > 1 else ""


def site_key(place: str) -> str:
    """The name of a site as boards use it: UR, LL_BM, CC.b2."""
    return place.split(".", 3)[3]


# ---- cost --------------------------------------------------------------------------------------------------------


def build_price(table: Table, seat: int, how: words.BuildEffect, kind: str, place: str) -> Price:
    """What a piece costs here: usual or stated, less discounts, plus the surcharge of the site.

    Rules: underwater_cities/cost, underwater_cities/discount, underwater_cities/surcharge.
    """
    price = plain_price(table, seat, how, kind)
    extra = surcharge(table, seat, place)
    return _with(price, extra) if extra else price


def plain_price(table: Table, seat: int, how: words.BuildEffect, kind: str) -> Price:
    """What a piece costs on a plain site."""
    if how.cost == "free":
        return ()
    discounts = standing(table, seat, words.DiscountEffect)
    if how.cost == "usual" and not how.discount and not discounts:
        return _USUAL[kind]
    usual = how.stated if how.cost == "stated" else USUAL[kind]
    return _less(usual, kind, [effect for _, effect in discounts], how.discount)


def _less(usual: Goods, kind: str, discounts: Iterable[words.DiscountEffect], own: Goods | None = None) -> Price:
    """A cost less discounts: the effect's own, then those of the cards that know this kind."""
    cost: dict[str, int] = {str(good): n for good, n in usual.items()}
    for less in (own or {}, *(effect.goods for effect in discounts if kind in kinds_of(effect.what))):
        for good, n in less.items():
            cost[good] = max(0, cost.get(good, 0) - n)
    return price_of(cost)


def surcharge(table: Table, seat: int, place: str) -> Goods:
    """What the mark of a site adds to the cost."""
    board = board_of(table, seat)
    if board is None or not board.feature:
        return {}
    return special_site(board.feature.get(site_key(place))).surcharge


def _with(price: Price, extra: Goods) -> Price:
    total: dict[str, int] = dict(price)
    for good, n in extra.items():
        total[good] = total.get(good, 0) + n
    return price_of(total)


# ---- where ---------------------------------------------------------------------------------------------------------


def places_for(table: Table, seat: int, kind: str, expansion: bool) -> list[str]:
    """The sites where a piece of this kind may stand by position."""
    if kind == "tunnel":
        own = ids(seat).tunnels
        return [own[name] for name in network(table, seat).open_tunnels]
    if kind in ("city", "symbiotic"):
        own = ids(seat).cities
        return [own[city] for city in network(table, seat).open_cities]
    return table.reading(_free_sites, seat, expansion)


def _free_sites(table: Table, seat: int, expansion: bool) -> list[str]:
    """The empty building sites at own cities and where one could be built now."""
    own, places, board = ids(seat), table.places, board_of(table, seat)
    found = []
    for city in network(table, seat).building_cities:
        if expansion:
            row: tuple[str, ...] = (own.sites[city]["x"],)
        else:
            row = own.site_rows[city][: board.sites.get(city, 3) if board is not None else 3]
        for name in row:
            place = places[name]
            if not place.counts or not building_in(place):
                found.append(name)
    return found


def misplaced(table: Table, seat: int, kind: str, place: str, expansion: bool) -> Iterator[Refusal]:
    """Why this piece may not stand here. Rules: underwater_cities/city, …/building, …/tunnel, …/expansion-site."""
    if not place.startswith(f"seat.{seat}.") or place.count(".") < 3 or place not in table.places:
        yield Refusal(
            "underwater_cities/own-board",
            msg("underwater_cities.only_own_board", "You build on your own board only."),
            (place,),
        )
        return
    what, name, site = spot(place)
    net = network(table, seat)
    wanted = "tunnel" if kind == "tunnel" else "city" if kind in ("city", "symbiotic") else "site"
    if what != wanted or (what == "city" and name not in CITIES):
        message = msg("underwater_cities.not_fitting_site", "This does not belong here: {what}.", what=NounArg(kind))
        yield Refusal("underwater_cities/sites", message, (place,))
    elif kind == "tunnel":
        if name in net.tunnels:
            yield Refusal(
                "underwater_cities/tunnel",
                msg("underwater_cities.already_tunnel_here", "There is a tunnel here already."),
                (place,),
            )
        elif not any(end in net.reach for end in TUNNELS[name]):
            message = msg(
                "underwater_cities.needs_tunnel_to_start_city",
                "A tunnel must join your start city through other tunnels.",
            )
            yield Refusal("underwater_cities/tunnel", message, (place,))
    elif wanted == "city":
        if name in net.cities:
            yield Refusal(
                "underwater_cities/city",
                msg("underwater_cities.already_city_here", "There is a city here already."),
                (place,),
            )
        elif name not in net.open_cities:
            message = msg("underwater_cities.needs_own_city_beside", "A city must lie beside one of your cities.")
            yield Refusal("underwater_cities/city", message, (place, *(ids(seat).cities[c] for c in BESIDE[name])))
    else:
        yield from _misplaced_building(table, seat, place, name, site, expansion)


def _misplaced_building(
    table: Table, seat: int, place: str, city: str, site: str, expansion: bool
) -> Iterator[Refusal]:
    net = network(table, seat)
    if building_in(table.places[place]):
        yield Refusal(
            "underwater_cities/building",
            msg("underwater_cities.already_building_here", "There is a building here already."),
            (place,),
        )
    elif site == "x" and not expansion:
        message = msg("underwater_cities.not_on_expansion_site", "Only effects that say so build on an expansion site.")
        yield Refusal("underwater_cities/expansion-site", message, (place,))
    elif site != "x" and expansion:
        message = msg("underwater_cities.only_on_expansion_site", "This effect builds on an expansion site only.")
        yield Refusal("underwater_cities/expansion-site", message, (place,))
    elif site != "x" and site not in sites_of(table, seat, city):
        yield Refusal(
            "underwater_cities/sites", msg("underwater_cities.no_such_site", "Your board has no such site."), (place,)
        )
    elif city not in net.cities and city not in net.open_cities:
        message = msg(
            "underwater_cities.needs_city_for_building", "A building stands at a city or where you could build one now."
        )
        yield Refusal("underwater_cities/building", message, (place, ids(seat).cities[city]))


def exhausted(table: Table, kind: str) -> Iterator[Refusal]:
    """Tunnels and domes run out. Rules: underwater_cities/limited."""
    if kind in LIMITED and not table.count_at(SUPPLY[kind], kind):
        message = msg(
            "underwater_cities.none_left_in_supply", "None are left in the supply: {what}.", what=NounArg(kind)
        )
        yield Refusal("underwater_cities/limited", message, (SUPPLY[kind],))


# ---- both together ------------------------------------------------------------------------------------


def kinds_of(what: str) -> tuple[str, ...]:
    """The pieces a word stands for."""
    return KINDS.get(what, (what,))


def build_options(table: Table, seat: int, how: words.BuildEffect) -> list[At]:
    """All pieces and sites that position, supply and purse allow."""
    found: list[At] = []
    for kind in kinds_of(how.what):
        found.extend([At(kind, place) for place in _sites_within_means(table, seat, how, kind)])
    return found


def can_build(table: Table, seat: int, how: words.BuildEffect) -> bool:
    """Is there anything to build?"""
    if how.cost == "usual" and not how.discount and not how.expansion:
        for kind in KINDS.get(how.what, (how.what,)):  # noqa: SIM110  # as below
            if table.reading(_is_buildable, seat, kind):
                return True
        return False
    for kind in kinds_of(how.what):  # noqa: SIM110  # asked for nearly every slot: cheaper than a generator
        if _sites_within_means(table, seat, how, kind):
            return True
    return False


def _usual_dues(cards: PlayedCards) -> dict[str, tuple[int, int, int, int, int]]:
    """What each kind costs with these cards, resource by resource."""
    discounts = [effect for _, effect in cards.of(words.DiscountEffect)]
    return {kind: due(_less(USUAL[kind], kind, discounts)) for kind in USUAL}


def _is_buildable(table: Table, seat: int, kind: str) -> bool:
    """Could a seat build a piece of this kind somewhere for the usual cost? Nearly every slot asks for some kind, and
    so does nearly every position of a search: the price comes first, it decides most often.
    """
    credit, kelp, steel, _, biomatter = laid(table, seat).reading(_usual_dues)[kind]
    have = table.places[ids(seat).stock].counts.get
    if have("credit", 0) < credit:
        return False
    kelp -= have("kelp", 0)
    steel -= have("steelplast", 0)
    if (kelp > 0 or steel > 0 or biomatter) and have("biomatter", 0) < biomatter + max(kelp, 0) + max(steel, 0):
        return False
    board = board_of(table, seat)
    if board is not None and board.feature:
        return bool(table.reading(_within_usual_means, seat, kind))
    if kind in LIMITED:
        if not table.places[SUPPLY[kind]].counts.get(kind, 0):
            return False
        net = network(table, seat)
        return bool(net.open_tunnels if kind == "tunnel" else net.open_cities)
    return table.reading(_has_free_site, seat)


def _has_free_site(table: Table, seat: int) -> bool:
    """Is there an empty building site at an own city, or where one could be built now?"""
    own, places, board = ids(seat), table.places, board_of(table, seat)
    for city in network(table, seat).building_cities:
        for name in own.site_rows[city][: board.sites.get(city, 3) if board is not None else 3]:
            place = places[name]
            if not place.counts or not building_in(place):
                return True
    return False


def _sites_within_means(table: Table, seat: int, how: words.BuildEffect, kind: str) -> list[str]:
    """The sites where a seat may and can build a piece of this kind. Many slots and cards build for the usual cost:
    their sites are looked for once.
    """
    if how.cost != "usual" or how.discount or how.expansion:
        return _within_means(table, seat, how, kind)
    return table.reading(_within_usual_means, seat, kind)


def _within_usual_means(table: Table, seat: int, kind: str) -> list[str]:
    return _within_means(table, seat, _USUALLY, kind)


def _within_means(table: Table, seat: int, how: words.BuildEffect, kind: str) -> list[str]:
    if kind in LIMITED and not table.places[SUPPLY[kind]].counts.get(kind, 0):
        return []
    price = plain_price(table, seat, how, kind)
    if not payable(table, seat, price):
        return []  # a surcharge only makes it dearer
    places = places_for(table, seat, kind, how.expansion)
    board = board_of(table, seat)
    if board is None or not board.feature:
        return places
    return [
        place
        for place in places
        if not (extra := surcharge(table, seat, place)) or payable(table, seat, _with(price, extra))
    ]


def build_objections(table: Table, seat: int, how: words.BuildEffect, answer: At) -> Iterator[Refusal]:
    """Each rule that building this here would break."""
    kind, place = answer
    if kind not in kinds_of(how.what):
        message = msg(
            "underwater_cities.only_this_is_built",
            "You cannot build this now: {what}. What you can build: {wanted}.",
            what=NounArg(kind if kind in USUAL else "structure"),
            wanted=NounArg(how.what),
        )
        yield Refusal("underwater_cities/build", message, (place,))
        return
    before = list(misplaced(table, seat, kind, place, how.expansion))
    yield from before
    if not before:
        yield from exhausted(table, kind)
        yield from shortages(table, seat, build_price(table, seat, how, kind, place), building=True)


def grabbed_kind(grab: str) -> str:
    """The kind of piece that is dragged from the supply: `supply.farm`."""
    return grab.removeprefix("supply.") if grab.startswith("supply.") else ""
