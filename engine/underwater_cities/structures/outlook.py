"""What may still come before a slot has to be used, and whether that could be enough: bounds instead of a search.

Bounds are generous: what they rule out is surely impossible. Rules: underwater_cities/use-slot (D17).
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import prod
from typing import Any

from engine.core.flow.effect import Effect
from engine.core.flow.frame import Frame
from engine.core.table.table import Table
from engine.underwater_cities.addresses import card_source, effect_at
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.contracts import on_offer
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.abilities import AbilitiesStep, unused_abilities
from engine.underwater_cities.effects.meanings import DoStep, possible
from engine.underwater_cities.effects.parts import OneOfStep, PayForStep, PickGoodsStep, SomePartsStep, SwapStep
from engine.underwater_cities.goods import RESOURCES, Goods
from engine.underwater_cities.played_cards import claimed, ready_cards, standing
from engine.underwater_cities.queries import ids
from engine.underwater_cities.slot_queries import slot_possible, slots_for
from engine.underwater_cities.structures.bounds import (
    building_bound,
    contract_bound,
    may_open,
    only_gives,
    set_off,
    together,
    upper_bound,
)
from engine.underwater_cities.structures.building import BuildMoreStep, BuildPieceStep
from engine.underwater_cities.structures.upgrading import UpgradeMoreStep, UpgradeSomeStep

_PLENTY: Goods = dict.fromkeys(RESOURCES, 99)
_NOTHING = words.GainEffect({})
_BRANCHES = (words.SlotActionEffect, words.ChoiceEffect, words.UseActionCardEffect)
_DEEPEST = 4
MOST_WAYS = 24
"""More of them are not looked at one by one: only the search can tell."""
_FEW = 6
"""The same inside a search, where a look at so many costs as much as to go on."""


def still_to_come(table: Table, step: Frame[Any]) -> list[Effect] | None:
    """The effects that a step on the agenda may still bring; None: nobody knows."""
    match step:
        case AbilitiesStep():
            return [effect for _, _, effect in unused_abilities(table, step.seat)]
        case BuildPieceStep() | BuildMoreStep():
            effect = effect_at(table, step.source, step.path)
            return [replace(effect, n=step.left)] if isinstance(effect, words.BuildEffect) else None
        case SomePartsStep():
            return [effect_at(table, step.source, (*step.path, part)) for part in step.left]
        case PayForStep():
            effect = effect_at(table, step.source, step.path)
            return [replace(effect, times=step.left)] if isinstance(effect, words.PayEffect) else None
        case OneOfStep() | PickGoodsStep() | SwapStep() | DoStep() | UpgradeSomeStep() | UpgradeMoreStep():
            return [effect_at(table, step.source, step.path)]
    return None


def is_out_of_reach(table: Table, seat: int, slot: str, effects: list[Effect]) -> bool:
    """Can no part of a slot be used, even if these effects bring all they could?"""
    if slot_possible(table, seat, slot):
        return False
    whole = effects[0] if len(effects) == 1 else words.PartsEffect(tuple(effects))
    ways = ways_of(table, seat, whole, turned=True)
    if len(ways) > _FEW:
        return False
    between = contract_bound(table, seat)
    for bound in bounds_of(table, seat, slot, ways, bool(effects)):
        most = together([bound, between])
        if most is None or would_do(table, seat, most, slot):
            return False
    return True


def bounds_of(table: Table, seat: int, slot: str, ways: list[Effect], acts: bool) -> list[Goods | None]:
    """The most goods that an effect could bring, one way after the other; None: it may help otherwise too.

    `acts`: it does more than to give goods, so that it may open an action card, too.
    """
    wanted = data_of(table).slots[slot].effect
    turns_cards = acts and uses_action_cards(wanted)
    if turns_cards and (ready_cards(table, seat) or not all(map(only_gives, _besides(table, seat)))):
        return [None]  # whatever is built, upgraded or entered may open an action card
    with_plenty: bool | None = None
    found: list[Goods | None] = []
    for way in ways:
        if turns_cards and not only_gives(way):
            found.append(None)  # it may make one ready
            continue
        most = upper_bound(table, seat, way) if possible(table, seat, way) else {}
        if most is None:
            if with_plenty is None:
                with_plenty = would_do(table, seat, _PLENTY, slot)
            if with_plenty:
                most = building_bound(table, seat, way)
            elif not may_open(table, seat, way, wanted):  # sites are lacking, not goods
                most = {}
        found.append(most)
    return found


def _besides(table: Table, seat: int) -> list[Effect]:
    """What may happen besides: what cards set off, what they allow, and contracts."""
    contracts = data_of(table).contracts
    return [*set_off(table, seat), *(contracts[one].effect for one in on_offer(table))]


def ways_of(table: Table, seat: int, effect: Effect, depth: int = 0, *, turned: bool = False) -> list[Effect]:
    """What may come of an effect that leaves a choice, or carries out some slot's action: one way after the other.

    `turned`: the ways through action cards too, also those used before, which may be made ready on the way. No card
    that would come to the hand is laid out in time.
    """
    if depth > _DEEPEST or any(standing(table, seat, one) for one in (words.OnSlotEffect, words.OnSlotGivesEffect)):
        return [effect]
    match effect:
        case words.SlotActionEffect():
            branches = [data_of(table).slots[slot].effect for slot in slots_for(table, seat, effect)]
        case words.ChoiceEffect(of):
            branches = list(of)
        case words.UseActionCardEffect(1) if turned:
            branches = [effect_at(table, card_source(card), ()) for card in claimed(table, seat, "action")]
        case words.PartsEffect(of) if any(isinstance(part, _BRANCHES) for part in of):
            parts = [ways_of(table, seat, part, depth + 1, turned=turned) for part in of]
            if prod(map(len, parts)) <= MOST_WAYS:
                return [words.PartsEffect(way) for way in product(*parts)]
            return [effect]
        case _:
            return [effect]
    return [way for one in branches for way in ways_of(table, seat, one, depth + 1, turned=turned)] or [_NOTHING]


def would_do(table: Table, seat: int, given: Goods, slot: str, cost: int = 0) -> bool:
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


def uses_action_cards(effect: Effect) -> bool:
    match effect:
        case words.UseActionCardEffect():
            return True
        case words.PartsEffect(of) | words.ChoiceEffect(of):
            return any(uses_action_cards(part) for part in of)
    return False
