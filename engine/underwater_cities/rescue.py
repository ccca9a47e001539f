"""Could a card supply what a slot lacks? A quick upper bound, before the lines of play are searched.

Rules: underwater_cities/use-slot (D17). The bound is generous: what it rules out is surely impossible.
"""

from __future__ import annotations

from engine.core.effect import Word
from engine.core.table import Table
from engine.underwater_cities import words
from engine.underwater_cities.action_cards import ACTION_CARDS
from engine.underwater_cities.cards import Card, data_of
from engine.underwater_cities.economy import permanents, standing
from engine.underwater_cities.goods import BUILDINGS, RESOURCES, Goods
from engine.underwater_cities.meanings import possible
from engine.underwater_cities.queries import board_of, claimed, count_of, ids
from engine.underwater_cities.slots import slot_possible

_ONE_OF_EACH: Goods = dict.fromkeys(RESOURCES, 1)
_PLENTY: Goods = dict.fromkeys(RESOURCES, 99)
_TRACK: Goods = {"credit": 1, "steelplast": 1}


def may_supply(table: Table, seat: int, card: Card, slot: str) -> bool:
    """Could using this card first make the slot possible?"""
    match card.type:
        case "production" | "end_scoring":
            return False
        case "permanent":
            return isinstance(card.effect, (words.Discount, words.OncePerTurn))
        case "action":
            return _uses_action_cards(data_of(table).slots[slot].effect) or (
                len(claimed(table, seat, "action")) >= ACTION_CARDS
            )
    if table.counted(ids(seat).stock, "credit") < card.cost or not possible(table, seat, card.effect):
        return False
    if _uses_action_cards(data_of(table).slots[slot].effect) and not isinstance(card.effect, words.Gain):
        return True  # whatever is built, upgraded or entered may open an action card
    most = upper_bound(table, seat, card.effect)
    if most is not None:
        return would_do(table, seat, most, slot)
    if not would_do(table, seat, _PLENTY, slot):
        return True  # sites are lacking, not goods: only the search can tell
    most = building_bound(table, seat, card.effect)
    return most is None or would_do(table, seat, most, slot)


def would_do(table: Table, seat: int, given: Goods, slot: str) -> bool:
    """Would the slot be possible with these goods besides?"""
    gained = [(good, n) for good, n in given.items() if good in RESOURCES and n]
    if not gained:
        return False
    with table.trial(seat):
        for good, n in gained:
            table.add(ids(seat).stock, good, n)
        return slot_possible(table, seat, slot)


def _uses_action_cards(effect: Word) -> bool:
    match effect:
        case words.UseActionCard():
            return True
        case words.Parts(of) | words.Choice(of):
            return any(_uses_action_cards(part) for part in of)
    return False


def upper_bound(table: Table, seat: int, effect: Word) -> Goods | None:
    """The most of each resource that an effect could give; None: it could do more than give goods."""
    match effect:
        case words.Gain(given):
            return given
        case words.GainDistinct() | words.ProductionOf():
            return _ONE_OF_EACH
        case words.GainPer(every, of, given, upgraded):
            times = count_of(table, seat, of, upgraded) // every
            return {good: n * times for good, n in given.items()}
        case words.Federation():
            return None if standing(table, seat, words.OnSpace) else _TRACK
        case words.Exchange(a, b):
            return {good: max(a.get(good, 0), b.get(good, 0)) for good in RESOURCES}
        case words.Build(what=what) if what in BUILDINGS or what == "building":
            return None if standing(table, seat, words.OnBuildNth) else _building_bonuses(table, seat)
        case words.Upgrade():
            return None if standing(table, seat, words.OnUpgradeNth) else {}
        case words.TakeSpecial() | words.ReadyActionCard() | words.ConvertCity():
            return {}
        case words.IfHave(then=then) | words.IfSpace(then=then):
            return upper_bound(table, seat, then)
        case words.Pay(_, then, times):
            inner = upper_bound(table, seat, then)
            return None if inner is None else {good: n * times for good, n in inner.items()}
        case words.Parts(of) | words.Choice(of):
            return _together(table, seat, of)
    return None


def _together(table: Table, seat: int, parts: tuple[Word, ...]) -> Goods | None:
    total: Goods = {}
    for part in parts:
        inner = upper_bound(table, seat, part)
        if inner is None:
            return None
        for good, n in inner.items():
            total[good] = total.get(good, 0) + n
    return total


def _building_bonuses(table: Table, seat: int, everywhere: bool = False) -> Goods:
    """All that building sites (or all sites) of the seat's board could give."""
    board = board_of(table, seat)
    total: Goods = {}
    for site, bonus in board.bonuses.items() if board is not None else ():
        if everywhere or "." in site:
            for good in RESOURCES:
                total[good] = total.get(good, 0) + bonus.get(good, 0)
            if bonus.get("federation"):
                for good, n in _TRACK.items():
                    total[good] = total.get(good, 0) + n
    return total


def building_bound(table: Table, seat: int, effect: Word) -> Goods | None:
    """The most that an effect which builds could give: every bonus of the board, every metropolis and every trigger.

    None: it may do still more (action cards, slots).
    """
    if not _only_builds(effect):
        return None
    total = dict(_building_bonuses(table, seat, everywhere=True))
    pieces = [*data_of(table).metropolises.values()]
    bearers: list[Word] = [one.effect for one in pieces if one.colour == "blue"]
    for _, standing_effect in permanents(table, seat):
        then = getattr(standing_effect, "then", None)
        if isinstance(then, Word):
            bearers.extend([then] * 3)
    for bearer in (effect, *bearers):
        for good, n in _given(bearer).items():
            total[good] = total.get(good, 0) + n
    return total


def _only_builds(effect: Word) -> bool:
    match effect:
        case words.Build() | words.BuildUpgrade() | words.Gain() | words.Federation() | words.Upgrade():
            return True
        case words.Parts(of) | words.Choice(of):
            return all(_only_builds(part) for part in of)
        case words.IfHave(then=then) | words.IfSpace(then=then) | words.Pay(then=then):
            return _only_builds(then)
    return False


def _given(effect: Word) -> Goods:
    """The goods that stand in an effect, all together, and those of the track."""
    match effect:
        case words.Gain(given):
            return given
        case words.Federation():
            return _TRACK
        case words.Parts(of) | words.Choice(of):
            total: Goods = {}
            for part in of:
                for good, n in _given(part).items():
                    total[good] = total.get(good, 0) + n
            return total
        case words.IfHave(then=then) | words.IfSpace(then=then) | words.Pay(then=then):
            return _given(then)
    return _PLENTY if not isinstance(effect, (words.Build, words.BuildUpgrade, words.Upgrade)) else {}
