"""Could a card supply what a slot lacks? What can be told at once, before the lines of play are searched.

Rules: underwater_cities/use-slot (D17). Bounds are generous: what they rule out is surely impossible.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from engine.core.flow.effect import Effect
from engine.core.table.table import Table
from engine.underwater_cities.action_cards import ACTION_CARDS
from engine.underwater_cities.cards import Card, data_of
from engine.underwater_cities.economy import TRACK
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.abilities import unused_abilities
from engine.underwater_cities.effects.goods import holds
from engine.underwater_cities.effects.meanings import possible
from engine.underwater_cities.goods import RESOURCES, Goods
from engine.underwater_cities.played_cards import claimed
from engine.underwater_cities.queries import count_of, ids, space_of
from engine.underwater_cities.slots import slot_possible, slots_for
from engine.underwater_cities.structures.bounds import building_bound, contract_bound, together, upper_bound

_PLENTY: Goods = dict.fromkeys(RESOURCES, 99)


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
    action_cards = _uses_action_cards(data_of(table).slots[slot].effect)
    match card.type:
        case "production" | "end_scoring":
            bound: Goods | None = {}
        case "permanent":
            bound = None if isinstance(card.effect, (words.DiscountEffect, words.OncePerTurnEffect)) else {}
        case "action":
            bound = None if action_cards or len(claimed(table, seat, "action")) >= ACTION_CARDS else {}
        case "instant":
            if any(_would_do(table, seat, given, slot, card.cost) for given in _sure_gains(table, seat, card.effect)):
                return Help.YES
            bound = _bound(table, seat, card, slot, action_cards)
    between = [upper_bound(table, seat, effect) for _, _, effect in abilities]
    bound = together([bound, contract_bound(table, seat), *between])
    return Help.PERHAPS if bound is None or _would_do(table, seat, bound, slot) else Help.NO


def _bound(table: Table, seat: int, card: Card, slot: str, action_cards: bool) -> Goods | None:
    """The most goods that an instant card could bring; None: it may help otherwise too."""
    if not possible(table, seat, card.effect):
        return {}
    if action_cards and not isinstance(card.effect, words.GainEffect):
        return None  # whatever is built, upgraded or entered may open an action card
    most = upper_bound(table, seat, card.effect)
    if most is None and _would_do(table, seat, _PLENTY, slot):  # else sites are lacking, not goods
        most = building_bound(table, seat, card.effect)
    return most


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
