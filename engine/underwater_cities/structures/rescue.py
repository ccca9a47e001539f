"""Could a card supply what a slot lacks? What can be told at once, before the lines of play are searched.

Rules: underwater_cities/use-slot (D17). Bounds are generous: what they rule out is surely impossible.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import product

from engine.core.flow.effect import Effect
from engine.core.table.table import Table
from engine.underwater_cities.action_cards import ACTION_CARDS
from engine.underwater_cities.cards import Card, data_of
from engine.underwater_cities.economy import TRACK, advance_on_track, gain, pay
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.abilities import unused_abilities
from engine.underwater_cities.effects.goods import holds
from engine.underwater_cities.effects.meanings import possible
from engine.underwater_cities.goods import RESOURCES, Goods
from engine.underwater_cities.played_cards import claimed, standing
from engine.underwater_cities.queries import count_of, ids, space_of
from engine.underwater_cities.slots import slot_possible, slots_for
from engine.underwater_cities.structures.bounds import building_bound, contract_bound, may_open, together, upper_bound

_PLENTY: Goods = dict.fromkeys(RESOURCES, 99)
_BRANCHES = (words.SlotActionEffect, words.ChoiceEffect)


class Help(Enum):
    """Does a card taken first make a slot possible?"""

    NO = "no"
    YES = "yes"
    PERHAPS = "perhaps"
    """Only the search can tell."""


def help_of(table: Table, seat: int, card: Card, slot: str) -> Help:
    """What can be told at once of a card of the slot's colour, used before the slot."""
    abilities = unused_abilities(table, seat)  # they may be used between the card and the slot
    if table.count_at(ids(seat).stock, "credit") < card.cost and not abilities:
        return Help.NO
    match card.type:
        case "production" | "end_scoring":
            bounds: list[Goods | None] = [{}]
        case "permanent":
            bounds = [None if isinstance(card.effect, (words.DiscountEffect, words.OncePerTurnEffect)) else {}]
        case "action":
            action_cards = _uses_action_cards(data_of(table).slots[slot].effect)
            bounds = [None if action_cards or len(claimed(table, seat, "action")) >= ACTION_CARDS else {}]
        case "instant":
            if not abilities and _is_plain(table, seat, card.effect):
                return Help.YES if _does(table, seat, card, slot) else Help.NO
            ways = _ways(table, seat, card.effect)
            gains = (given for way in ways for given in _sure_gains(table, seat, way))
            if any(_would_do(table, seat, given, slot, card.cost) for given in gains):
                return Help.YES
            bounds = _bounds(table, seat, card, slot, ways)
    between = [contract_bound(table, seat), *(upper_bound(table, seat, effect) for _, _, effect in abilities)]
    for bound in bounds:
        most = together([bound, *between])
        if most is None or _would_do(table, seat, most, slot):
            return Help.PERHAPS
    return Help.NO


def _is_plain(table: Table, seat: int, effect: Effect) -> bool:
    """Does an effect only give goods, so that there is nothing to choose and nothing to set off?"""
    if isinstance(effect, words.PartsEffect):
        return all(_is_plain(table, seat, part) for part in effect.of)
    if isinstance(effect, words.FederationEffect):
        return not standing(table, seat, words.OnSpaceEffect)
    return isinstance(effect, words.GainEffect)


def _does(table: Table, seat: int, card: Card, slot: str) -> bool:
    """Is a slot possible after a card that only gives goods?"""
    with table.trial(seat, search=True):
        if card.cost:
            if table.count_at(ids(seat).stock, "credit") < card.cost:
                return False
            pay(table, seat, (("credit", card.cost),), card.id)
        _give(table, seat, card.effect, card.id)
        return slot_possible(table, seat, slot)


def _give(table: Table, seat: int, effect: Effect, cause: str) -> None:
    match effect:
        case words.GainEffect(given):
            gain(table, seat, given, cause, "underwater_cities/gain")
        case words.FederationEffect(n):
            advance_on_track(table, seat, n, cause)
        case words.PartsEffect(of):
            for part in of:
                _give(table, seat, part, cause)


def _bounds(table: Table, seat: int, card: Card, slot: str, ways: list[Effect]) -> list[Goods | None]:
    """The most goods that an instant card could bring, one way after the other; None: it may help otherwise too."""
    wanted = data_of(table).slots[slot].effect
    if _uses_action_cards(wanted) and not isinstance(card.effect, words.GainEffect):
        return [None]  # whatever is built, upgraded or entered may open an action card
    with_plenty = _would_do(table, seat, _PLENTY, slot)
    found: list[Goods | None] = []
    for way in ways:
        most = upper_bound(table, seat, way) if possible(table, seat, way) else {}
        if most is None:
            if with_plenty:
                most = building_bound(table, seat, way)
            elif not may_open(table, seat, way, wanted):  # sites are lacking, not goods
                most = {}
        found.append(most)
    return found


def _ways(table: Table, seat: int, effect: Effect) -> list[Effect]:
    """What may come of an effect that leaves a choice, or carries out some slot's action: one way after the other."""
    if any(standing(table, seat, one) for one in (words.OnSlotEffect, words.OnSlotGivesEffect)):
        return [effect]
    match effect:
        case words.SlotActionEffect():
            slots = (data_of(table).slots[slot].effect for slot in slots_for(table, seat, effect))
            return [way for one in slots for way in _ways(table, seat, one)]
        case words.ChoiceEffect(of):
            return [way for part in of for way in _ways(table, seat, part)]
        case words.PartsEffect(of) if any(isinstance(part, _BRANCHES) for part in of):
            return [words.PartsEffect(way) for way in product(*(_ways(table, seat, part) for part in of))]
    return [effect]


def _would_do(table: Table, seat: int, given: Goods, slot: str, cost: int = 0) -> bool:
    """Would the slot be possible with these goods besides, so many credits having been paid?"""
    gained = [(good, n) for good, n in given.items() if good in RESOURCES and n]
    if not gained:
        return False
    place = ids(seat).stock
    with table.trial(seat):
        for good, n in gained:
            table.add_count(place, good, n)
        if cost:
            if table.count_at(place, "credit") < cost:
                return False
            table.add_count(place, "credit", -cost)
        return slot_possible(table, seat, slot)


def _uses_action_cards(effect: Effect) -> bool:
    match effect:
        case words.UseActionCardEffect():
            return True
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            return any(_uses_action_cards(part) for part in of)
    return False


def _sure_gains(table: Table, seat: int, effect: Effect) -> Iterator[Goods]:
    """Goods that an effect gives if its owner wants them, whatever else it does: one way after the other."""
    match effect:
        case words.GainEffect(given):
            yield given
        case words.GainPerEffect(every, of, given, upgraded, most):
            times = min(most, count_of(table, seat, of, upgraded) // every)
            yield {good: n * times for good, n in given.items()}
        case words.FederationEffect(n):
            space = space_of(table, seat)
            spaces = range(space - 1, max(0, space - 1 - n), -1)
            yield together(TRACK[one] for one in spaces) or {}
        case words.IfHaveEffect(then=then) | words.IfSpaceEffect(then=then):
            if holds(table, seat, effect):
                yield from _sure_gains(table, seat, then)
        case words.ChoiceEffect(of):
            for part in of:
                yield from _sure_gains(table, seat, part)
        case words.SlotActionEffect():
            for slot in slots_for(table, seat, effect):
                yield from _sure_gains(table, seat, data_of(table).slots[slot].effect)
        case words.PartsEffect(of):
            total = together([next(_sure_gains(table, seat, part), {}) for part in of])
            yield total if total is not None else {}
