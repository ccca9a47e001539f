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
from engine.underwater_cities.economy import TRACK, advance_on_track, gain, pay
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.abilities import unused_abilities
from engine.underwater_cities.effects.goods import holds
from engine.underwater_cities.goods import Goods
from engine.underwater_cities.played_cards import claimed, standing
from engine.underwater_cities.queries import count_of, ids, space_of
from engine.underwater_cities.slot_queries import slot_possible, slots_for
from engine.underwater_cities.structures.bounds import contract_bound, together, upper_bound
from engine.underwater_cities.structures.outlook import MOST_WAYS, bounds_of, uses_action_cards, ways_of, would_do


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
            action_cards = uses_action_cards(data_of(table).slots[slot].effect)
            bounds = [None if action_cards or len(claimed(table, seat, "action")) >= ACTION_CARDS else {}]
        case "instant":
            if not abilities and _is_plain(table, seat, card.effect):
                return Help.YES if _does(table, seat, card, slot) else Help.NO
            ways = ways_of(table, seat, card.effect)
            gains = (given for way in ways for given in _sure_gains(table, seat, way))
            if any(would_do(table, seat, given, slot, card.cost) for given in gains):
                return Help.YES
            if len(ways) > MOST_WAYS:
                return Help.PERHAPS
            bounds = bounds_of(table, seat, slot, ways, not isinstance(card.effect, words.GainEffect))
    between = [contract_bound(table, seat), *(upper_bound(table, seat, effect) for _, _, effect in abilities)]
    for bound in bounds:
        most = together([bound, *between])
        if most is None or would_do(table, seat, most, slot):
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
