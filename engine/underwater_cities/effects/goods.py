"""The plainest words: goods, steps on the track, conditions. Rules: underwater_cities/effects."""

from __future__ import annotations

from functools import partial

from engine.core.flow.effect import Effect
from engine.core.flow.interpreter import Address, Busy
from engine.core.table.table import Table
from engine.underwater_cities.economy import advance_on_track, fire, gain
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.meanings import carry_out, means, possible
from engine.underwater_cities.goods import Goods
from engine.underwater_cities.queries import count_of, space_of

RULE = "underwater_cities/effects"


def slot_gives(table: Table, seat: int, source: str, given: Goods) -> None:
    """A slot has given goods of its own: some cards reward that, once for each use. Rules:
    underwater_cities/triggers.
    """
    if source.startswith("slot."):
        fire(table, seat, words.OnSlotGivesEffect, partial(_enough, given))


def _enough(given: Goods, effect: words.OnSlotGivesEffect) -> bool:
    return given.get(effect.good, 0) >= effect.least


def _gain(table: Table, at: Address, effect: words.GainEffect) -> None:
    seat, source, _ = at
    gain(table, seat, effect.goods, source, RULE)
    slot_gives(table, seat, source, effect.goods)


def _gain_per(table: Table, at: Address, effect: words.GainPerEffect) -> None:
    seat, source, _ = at
    times = min(effect.most, count_of(table, seat, effect.of, effect.upgraded) // effect.every)
    gain(table, seat, {good: n * times for good, n in effect.goods.items()}, source, RULE)


def _any_counted(table: Table, seat: int, effect: words.GainPerEffect, busy: Busy) -> bool:
    return count_of(table, seat, effect.of, effect.upgraded) >= effect.every


def _advance(table: Table, at: Address, effect: words.FederationEffect) -> None:
    seat, source, _ = at
    advance_on_track(table, seat, effect.n, source)


def holds(table: Table, seat: int, effect: Effect) -> bool:
    """Is the condition of an effect met? Rules: underwater_cities/conditions."""
    match effect:
        case words.IfHaveEffect(least, of, _, upgraded):
            return count_of(table, seat, of, upgraded) >= least
        case words.IfSpaceEffect(space):
            return space_of(table, seat) == space
    return True


def _on_condition(table: Table, at: Address, effect: Effect) -> None:
    seat, source, path = at
    carry_out(table, seat, source, (*path, 0), sure=True)


def _condition_met(table: Table, seat: int, effect: words.IfHaveEffect | words.IfSpaceEffect, busy: Busy) -> bool:
    return holds(table, seat, effect) and possible(table, seat, effect.then, busy)


means(words.GainEffect, _gain)
means(words.GainPerEffect, _gain_per, _any_counted)
means(words.FederationEffect, _advance)
means(words.IfHaveEffect, _on_condition, _condition_met)
means(words.IfSpaceEffect, _on_condition, _condition_met)
