"""The most of each resource that an effect could bring: generous, so that what falls short is surely impossible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.flow.effect import Effect
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.contracts import on_offer
from engine.underwater_cities.economy import TRACK
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.goods import BUILDINGS, RESOURCES, Goods
from engine.underwater_cities.played_cards import permanents, standing
from engine.underwater_cities.queries import board_of, building_in, count_of, ids, network, space_of
from engine.underwater_cities.structures.sites import kinds_of

_ONE_OF_EACH: Goods = dict.fromkeys(RESOURCES, 1)
_PLENTY: Goods = dict.fromkeys(RESOURCES, 99)
_TRACK: Goods = {"credit": 1, "steelplast": 1}
_TIMES = 3
"""How often a card that rewards building is set off by one effect, at most."""
_MANY = 99
_STRUCTURE = words.BuildEffect("structure")
_CITIES = frozenset(("city", "symbiotic"))
_TUNNELS = frozenset(("tunnel",))


def together(bounds: Iterable[Goods | None]) -> Goods | None:
    """All of these; None if one has no bound."""
    total: Goods = {}
    for bound in bounds:
        if bound is None:
            return None
        for good, n in bound.items():
            total[good] = total.get(good, 0) + n
    return total


def upper_bound(table: Table, seat: int, effect: Effect) -> Goods | None:
    """The most of each resource that an effect could give; None: it could do more than give goods."""
    match effect:
        case words.GainEffect(given):
            return given
        case words.GainDistinctEffect() | words.ProductionOfEffect():
            return _ONE_OF_EACH
        case words.GainPerEffect(every, of, given, upgraded):
            times = count_of(table, seat, of, upgraded) // every
            return {good: n * times for good, n in given.items()}
        case words.FederationEffect(n):
            return None if standing(table, seat, words.OnSpaceEffect) else _ahead(table, seat, n)
        case words.ExchangeEffect(a, b):
            return {good: max(a.get(good, 0), b.get(good, 0)) for good in RESOURCES}
        case words.BuildEffect(what=what) if what in BUILDINGS or what == "building":
            rewarded = any(standing(table, seat, one) for one in (words.OnBuildNthEffect, words.OnSpaceEffect))
            return None if rewarded else _site_bonuses(table, seat, effect, _MANY if on_offer(table) else 0)
        case words.UpgradeEffect():
            return None if standing(table, seat, words.OnUpgradeNthEffect) else {}
        case words.TakeSpecialEffect() | words.ReadyActionCardEffect() | words.ConvertCityEffect():
            return {}
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then):
            return upper_bound(table, seat, then)
        case words.PayEffect(_, then, times):
            return together([upper_bound(table, seat, then)] * times)
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            return together(upper_bound(table, seat, part) for part in of)
    return None


def _ahead(table: Table, seat: int, n: int) -> Goods:
    """The most that n spaces of the Federation track give, wherever before the marker they are, each resource for
    itself: something else may have moved it on the way.
    """
    spaces = [TRACK[space] for space in range(1, space_of(table, seat))]
    return {good: sum(sorted(given.get(good, 0) for given in spaces)[-n:]) for good in RESOURCES}


def building_bound(table: Table, seat: int, effect: Effect) -> Goods | None:
    """The most that an effect which builds could give: the best sites of the board, metropolises and triggers.

    None: it may do still more (action cards, slots).
    """
    if not _only_builds(effect):
        return None
    times = max(_TIMES, sum(one.n for one in _builds(effect)))
    bearers = [effect]
    for then in set_off(table, seat):
        bearers.extend([then] * times)
    builds = [one for bearer in bearers for one in _builds(bearer)]
    if on_offer(table) or any("tunnel" in kinds_of(one.what) for one in builds):
        tiles = list(_blue_tiles(table, seat))
        bearers += tiles
        builds += [one for tile in tiles for one in _builds(tile)]
    laid = _MANY if on_offer(table) else sum(one.n for one in builds if one.what not in BUILDINGS)
    return together(_with_sites(table, seat, bearer, laid) for bearer in bearers)


def set_off(table: Table, seat: int) -> list[Effect]:
    """What the permanent cards of a seat bring when something sets them off."""
    found = [getattr(effect, "then", None) for _, effect in permanents(table, seat)]
    return [then for then in found if isinstance(then, Effect)]


def contract_bound(table: Table, seat: int) -> Goods | None:
    """The most that contracts could give that are claimed on the way."""
    contracts = data_of(table).contracts
    return together(_with_sites(table, seat, contracts[one].effect, _MANY) for one in on_offer(table))


def _with_sites(table: Table, seat: int, effect: Effect, laid: int) -> Goods:
    """What stands in an effect, and what the sites give that are built by it."""
    sites = [_site_bonuses(table, seat, one, laid) for one in _builds(effect)]
    return together([_given(effect), *sites]) or {}


def _builds(effect: Effect) -> Iterator[words.BuildEffect]:
    """What an effect builds, all together."""
    match effect:
        case words.BuildEffect():
            yield effect
        case words.BuildUpgradeEffect():
            yield _STRUCTURE
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            for part in of:
                yield from _builds(part)
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then):
            yield from _builds(then)
        case words.PayEffect(then=then, times=times):
            for one in _builds(then):
                yield replace(one, n=one.n * times)


def _site_bonuses(table: Table, seat: int, how: words.BuildEffect, laid: int) -> Goods:
    """The most that the sites could give on which something is built, each resource for itself.

    `laid`: how many cities and tunnels come in all, these included; each may open further sites.
    """
    board = board_of(table, seat)
    total: Goods = {}
    if board is None:
        return total
    kinds = {_site_kind(kind) for kind in kinds_of(how.what)}
    net = network(table, seat)
    found = []
    for site, bonus in board.bonuses.items():
        kind = _kind_of_site(site)
        if kind not in kinds:
            continue
        if kind == "tunnel":
            free = site in net.open_tunnels if laid <= 1 else site not in net.tunnels
        elif kind == "city":
            free = site in net.open_cities if laid <= 1 else site not in net.cities
        else:
            city, _, at = site.partition(".")
            free = (
                how.expansion == (at == "x")
                and (laid > 0 or city in net.building_cities)
                and not building_in(table.places[ids(seat).sites[city][at]])
            )
        if free:
            found.append(bonus)
    for good in RESOURCES if found else ():
        each = [bonus.get(good, 0) + (_TRACK.get(good, 0) if bonus.get("federation") else 0) for bonus in found]
        total[good] = sum(sorted(each)[-how.n :])
    return total


def _site_kind(kind: str) -> str:
    return "building" if kind in BUILDINGS else "tunnel" if kind == "tunnel" else "city"


def _kind_of_site(site: str) -> str:
    return "building" if "." in site else "tunnel" if "_" in site else "city"


def may_open(table: Table, seat: int, effect: Effect, wanted: Effect) -> bool:
    """Could an effect, with all that it sets off, open a site for what is wanted? (If not, only goods can help.)"""
    openers = _openers(wanted)
    if openers is None:
        return True
    contracts = data_of(table).contracts
    bearers = [effect, *set_off(table, seat), *_blue_tiles(table, seat)]
    bearers += [contracts[one].effect for one in on_offer(table)]
    return any(_may_build(table, seat, bearer, openers) for bearer in bearers)


def _openers(wanted: Effect) -> frozenset[str] | None:
    """The pieces that can open a site for what an effect builds; None: it does not only build."""
    match wanted:
        case words.BuildEffect(what=what):
            return frozenset().union(*(_TUNNELS if kind == "tunnel" else _CITIES for kind in kinds_of(what)))
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            found: frozenset[str] = frozenset()
            for part in of:
                openers = _openers(part)
                if openers is None:
                    return None
                found |= openers
            return found
    return None


def _may_build(table: Table, seat: int, effect: Effect, kinds: frozenset[str]) -> bool:
    """Could any of these pieces come of an effect at all, as far as its words tell?"""
    match effect:
        case (
            words.GainEffect()
            | words.GainDistinctEffect()
            | words.GainPerEffect()
            | words.FederationEffect()
            | words.ExchangeEffect()
            | words.ProductionOfEffect()
            | words.UpgradeEffect()
            | words.TakeSpecialEffect()
        ):
            return False
        case words.BuildEffect(what=what):
            return not kinds.isdisjoint(kinds_of(what))
        case words.BuildUpgradeEffect():
            return not kinds.isdisjoint(kinds_of("structure"))
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then) | words.PayEffect(then=then):
            return _may_build(table, seat, then, kinds)
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            return any(_may_build(table, seat, part, kinds) for part in of)
    return True


def _blue_tiles(table: Table, seat: int) -> Iterator[Effect]:
    known = data_of(table).metropolises
    for place in ids(seat).metropolises.values():
        for piece in table.places[place].pieces:
            tile = known.get(piece.id)
            if tile is not None and tile.colour == "blue":
                yield tile.effect


def only_gives(effect: Effect) -> bool:
    """Does an effect only give goods, steps and upgrades, so that no action card comes of it and none becomes ready?"""
    match effect:
        case (
            words.GainEffect()
            | words.GainDistinctEffect()
            | words.GainPerEffect()
            | words.FederationEffect()
            | words.ExchangeEffect()
            | words.ProductionOfEffect()
            | words.UpgradeEffect()
        ):
            return True
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then) | words.PayEffect(then=then):
            return only_gives(then)
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            return all(only_gives(part) for part in of)
    return False


def _only_builds(effect: Effect) -> bool:
    match effect:
        case (
            words.BuildEffect()
            | words.BuildUpgradeEffect()
            | words.GainEffect()
            | words.FederationEffect()
            | words.UpgradeEffect()
        ):
            return True
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            return all(_only_builds(part) for part in of)
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then) | words.PayEffect(then=then):
            return _only_builds(then)
    return False


def _given(effect: Effect) -> Goods:
    """The goods that stand in an effect, all together, and those of the track; plenty if it may do anything else."""
    match effect:
        case words.GainEffect(given):
            return given
        case words.FederationEffect():
            return _TRACK
        case words.BuildEffect() | words.BuildUpgradeEffect() | words.UpgradeEffect():
            return {}
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            return together(_given(part) for part in of) or {}
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then):
            return _given(then)
        case words.PayEffect(then=then, times=times):
            return {good: n * times for good, n in _given(then).items()}
    return _PLENTY


def may_bring(effect: Effect, good: str) -> bool:
    """Could this resource come of an effect at all, as far as its words tell?"""
    match effect:
        case words.GainEffect(given) | words.GainPerEffect(goods=given):
            return bool(given.get(good, 0))  # type: ignore[call-overload]  # any word for a good will do
        case words.FederationEffect():
            return good in _TRACK
        case (
            words.UpgradeEffect()
            | words.TakeSpecialEffect()
            | words.ReadyActionCardEffect()
            | words.ConvertCityEffect()
        ):
            return False
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then) | words.PayEffect(then=then):
            return may_bring(then, good)
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            return any(may_bring(part, good) for part in of)
    return True
