"""The most of each resource that an effect could bring: generous, so that what falls short is surely impossible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.flow.effect import Effect
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.contracts import on_offer
from engine.underwater_cities.economy import TRACK
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.goods import BUILDINGS, RESOURCES, Goods
from engine.underwater_cities.played_cards import permanents, standing
from engine.underwater_cities.queries import board_of, count_of, ids, space_of
from engine.underwater_cities.structures.sites import kinds_of

_ONE_OF_EACH: Goods = dict.fromkeys(RESOURCES, 1)
_PLENTY: Goods = dict.fromkeys(RESOURCES, 99)
_TRACK: Goods = {"credit": 1, "steelplast": 1}
_TIMES = 3
"""How often a card that rewards building is set off by one effect, at most."""


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
        case words.BuildEffect(what=what, n=n) if what in BUILDINGS or what == "building":
            rewarded = any(standing(table, seat, one) for one in (words.OnBuildNthEffect, words.OnSpaceEffect))
            return None if rewarded else _site_bonuses(table, seat, what, n)
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
    times = max(_TIMES, sum(n for _, n in _builds(effect)))
    bearers = [effect, *_blue_tiles(table, seat)]
    for _, standing_effect in permanents(table, seat):
        then = getattr(standing_effect, "then", None)
        if isinstance(then, Effect):
            bearers.extend([then] * times)
    return together(_with_sites(table, seat, bearer) for bearer in bearers)


def contract_bound(table: Table, seat: int) -> Goods | None:
    """The most that contracts could give that are claimed on the way."""
    contracts = data_of(table).contracts
    return together(_with_sites(table, seat, contracts[one].effect) for one in on_offer(table))


def _with_sites(table: Table, seat: int, effect: Effect) -> Goods:
    """What stands in an effect, and what the sites give that are built by it."""
    sites = [_site_bonuses(table, seat, what, n) for what, n in _builds(effect)]
    return together([_given(effect), *sites]) or {}


def _builds(effect: Effect) -> Iterator[tuple[str, int]]:
    """What an effect builds, and how often, all together."""
    match effect:
        case words.BuildEffect(what=what, n=n):
            yield what, n
        case words.BuildUpgradeEffect():
            yield "structure", 1
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            for part in of:
                yield from _builds(part)
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then):
            yield from _builds(then)
        case words.PayEffect(then=then, times=times):
            for piece, each in _builds(then):
                yield piece, each * times


def _site_bonuses(table: Table, seat: int, what: str, n: int) -> Goods:
    """The most that so many sites of a kind could give, each resource for itself."""
    board = board_of(table, seat)
    total: Goods = {}
    if board is None:
        return total
    kinds = {_site_kind(kind) for kind in kinds_of(what)}
    found = [bonus for site, bonus in board.bonuses.items() if _kind_of_site(site) in kinds]
    for good in RESOURCES:
        each = [bonus.get(good, 0) + (_TRACK.get(good, 0) if bonus.get("federation") else 0) for bonus in found]
        total[good] = sum(sorted(each)[-n:])
    return total


def _site_kind(kind: str) -> str:
    return "building" if kind in BUILDINGS else "tunnel" if kind == "tunnel" else "city"


def _kind_of_site(site: str) -> str:
    return "building" if "." in site else "tunnel" if "_" in site else "city"


def _blue_tiles(table: Table, seat: int) -> Iterator[Effect]:
    known = data_of(table).metropolises
    for place in ids(seat).metropolises.values():
        for piece in table.places[place].pieces:
            tile = known.get(piece.id)
            if tile is not None and tile.colour == "blue":
                yield tile.effect


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
