"""What can be wrong with an effect in a pack: words that do not fit their bearer, and values that mean nothing.

A word that could be read but would never do anything on the table is a mistake too: the owner should hear of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from engine.core.flow.data_error import DataError, nearest
from engine.core.flow.effect import Effect
from engine.core.messages.message import msg
from engine.core.storage.pack import id_mistakes
from engine.underwater_cities.cards import shipped_slots
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.vocabulary import AT_ONCE
from engine.underwater_cities.goods import BUILDINGS, RESOURCES, UPGRADABLE
from engine.underwater_cities.structures.sites import USUAL, kinds_of

PAYABLE = (*RESOURCES, "point")
"""What lies in a stock; cards are held, so no price can ask for them."""
_UNFITTING = msg("pack.value_not_fitting", "this value does not fit here")
_WRONG_WORD = msg("pack.word_not_fitting", "this word does not fit here")
_EMPTY = msg("pack.list_is_empty", "there must be something in this list")
_TWICE = msg("pack.listed_twice", "nothing may stand here twice")
NEVER_FREE = ("prices", "a", "b", "instead", "take")
"""The fields of prices without which a word means nothing."""
MOST_BUILT = 20
"""More pieces than anybody builds in one turn."""
_NO_PRICE = msg("pack.needs_a_price", "there must be at least one price")


def effect_mistakes(card: str, effects: tuple[Effect, ...], allowed: tuple[type[Effect], ...]) -> Iterator[DataError]:
    """One effect that fits its bearer, with only effects at once inside."""
    yield from id_mistakes(card)
    if len(effects) != 1:
        yield DataError(card, "effects", msg("pack.needs_exactly_one_effect", "it must have exactly one effect"))
        return
    if not isinstance(effects[0], allowed):
        names = tuple(sorted(word.name for word in allowed))
        unfitting = msg("pack.word_not_fitting_card_type", "this word does not fit the type of the card")
        yield DataError(card, "effects.0.do", unfitting, nearest(effects[0].name, names), names)
        return
    yield from _inner_mistakes(card, "effects.0", effects[0])


def _inner_mistakes(card: str, field: str, effect: Effect) -> Iterator[DataError]:
    inner = getattr(effect, "of", None)
    if isinstance(inner, tuple) and inner and isinstance(inner[0], Effect):
        parts = [(f"{field}.of.{at}", part) for at, part in enumerate(inner)]
    else:
        then = getattr(effect, "then", None)
        parts = [(f"{field}.then", then)] if isinstance(then, Effect) else []
    if isinstance(effect, (words.PartsEffect, words.ChoiceEffect)) and not parts:
        yield DataError(card, f"{field}.of", msg("pack.needs_inner_effect", "there must be at least one effect in it"))
    for where, part in parts:
        if isinstance(part, AT_ONCE):
            yield from _inner_mistakes(card, where, part)
        else:
            at_once = msg("pack.only_immediate_effects_here", "only effects that happen at once can stand here")
            yield DataError(card, f"{where}.do", at_once, allowed=tuple(sorted(word.name for word in AT_ONCE)))
    given = getattr(effect, "goods", None)
    if given is not None and not any(given.values()):
        yield DataError(card, f"{field}.goods", _UNFITTING)
    for where, price, payable in _prices(effect):
        for good, n in price.items():
            if n and good not in payable:
                yield DataError(card, f"{field}.{where}.{good}", _WRONG_WORD, allowed=payable)
        if not any(price.values()) and where.partition(".")[0] in NEVER_FREE:
            yield DataError(card, f"{field}.{where}", _NO_PRICE, allowed=payable, is_slip=True)
    yield from _word_mistakes(card, field, effect)
    yield from slips(card, field, effect)


def _prices(effect: Effect) -> Iterator[tuple[str, Mapping[str, int], tuple[str, ...]]]:
    """Every price of a word: its field, what it asks for, and what can be asked for there."""
    match effect:
        case words.PayEffect(prices):
            for at, price in enumerate(prices):
                yield f"prices.{at}", _plain(price), PAYABLE
        case words.ExchangeEffect(a, b):
            yield "a", _plain(a), PAYABLE
            yield "b", _plain(b), PAYABLE
        case words.BuildEffect(stated=stated):
            yield "stated", _plain(stated), RESOURCES
        case words.UpgradeEffect(cost=cost):
            yield "cost", _plain(cost), PAYABLE
        case words.ScoreGoodsEffect(price):
            yield "price", _plain(price), RESOURCES
        case words.ProductionReplaceEffect(instead=instead):
            yield "instead", _plain(instead), PAYABLE
        case words.ProductionConvertEffect(take):
            yield "take", _plain(take), PAYABLE


def _plain(goods: words.Goods) -> dict[str, int]:
    return {str(good): n for good, n in goods.items()}


def _word_mistakes(card: str, field: str, effect: Effect) -> Iterator[DataError]:
    """What single words ask for."""
    match effect:
        case words.OnSlotEffect(slots):
            known = [slot.removeprefix("slot.") for slot in shipped_slots()]
            for at, slot in enumerate(slots):
                if slot not in known:
                    nowhere = msg("pack.no_such_slot", "there is no such slot")
                    yield DataError(card, f"{field}.slots.{at}", nowhere, nearest(slot, known), tuple(known))
        case words.GainDistinctEffect(n) if n > len(RESOURCES):
            yield DataError(
                card, f"{field}.n", msg("pack.number_too_high", "it must be at most {high}", high=len(RESOURCES))
            )
        case words.PayEffect(prices) if not prices:
            yield DataError(card, f"{field}.prices", _NO_PRICE)
        case words.ScoreGoodsEffect(price) if not any(price.values()):
            yield DataError(card, f"{field}.price", _NO_PRICE)
        case words.BuildEffect(what, _, cost, stated, _, expansion):
            if cost == "stated" and not any(stated.values()):
                yield DataError(card, f"{field}.stated", _NO_PRICE)
            elif cost != "stated" and stated:
                yield DataError(card, f"{field}.cost", _WRONG_WORD, "stated")
            if expansion and not set(kinds_of(what)) <= set(BUILDINGS):
                yield DataError(card, f"{field}.expansion", _UNFITTING)


# ---- what can be played but is not counted ---------------------------------------------------------------------------


def upgrade_mistakes(card: str, field: str, of: str, upgraded: bool) -> Iterator[DataError]:
    """Only what can be upgraded is counted as upgraded."""
    if upgraded and of not in UPGRADABLE:
        never = msg("pack.never_upgraded", "this is never upgraded, so it is not counted so")
        yield DataError(card, field, never, allowed=UPGRADABLE, is_slip=True)


def slips(card: str, field: str, effect: Effect) -> Iterator[DataError]:
    """Empty rows, numbers that never come about, and words that the rules do not look at."""
    match effect:
        case (
            words.IfHaveEffect(of=of, upgraded=upgraded)
            | words.GainPerEffect(of=of, upgraded=upgraded)
            | words.ProductionPerEffect(of=of, upgraded=upgraded)
            | words.ScorePerEffect(of=of, upgraded=upgraded)
        ):
            yield from upgrade_mistakes(card, f"{field}.upgraded", of, upgraded)
        case words.ScoreSetsEffect(kinds):
            for at, kind in enumerate(kinds):
                yield from upgrade_mistakes(card, f"{field}.of.{at}", kind, True)
            if not kinds:
                yield DataError(card, f"{field}.of", _EMPTY, allowed=UPGRADABLE, is_slip=True)
            elif len({*kinds}) < len(kinds):
                yield DataError(card, f"{field}.of", _TWICE, is_slip=True)
        case words.ScoreStepsEffect(_, steps):
            if not steps:
                yield DataError(card, f"{field}.steps", _EMPTY, is_slip=True)
            if any(high[0] <= low[0] or high[1] <= low[1] for low, high in pairwise(steps)):
                rising = msg("pack.steps_must_rise", "numbers and points must rise from step to step")
                yield DataError(card, f"{field}.steps", rising, is_slip=True)
        case words.OnSlotEffect(listed):
            if not listed:
                known = tuple(slot.removeprefix("slot.") for slot in shipped_slots())
                yield DataError(card, f"{field}.slots", _EMPTY, allowed=known, is_slip=True)
            elif len({*listed}) < len(listed):
                yield DataError(card, f"{field}.slots", _TWICE, is_slip=True)
        case words.EndOfTurnEffect(_, built) if not 0 <= built <= MOST_BUILT:
            low, high = msg("pack.number_too_low", "it must be at least {low}", low=0), MOST_BUILT
            reason = low if built < 0 else msg("pack.number_too_high", "it must be at most {high}", high=high)
            yield DataError(card, f"{field}.built", reason, is_slip=True)
        case words.SlotActionEffect("occupied", True):
            yield DataError(card, f"{field}.always", _UNFITTING, is_slip=True)
        case words.ExchangeEffect(a, b) if any(a.values()) and _counted(a) == _counted(b):
            same = msg("pack.exchange_for_the_same", "nobody exchanges something for the same")
            yield DataError(card, f"{field}.b", same, is_slip=True)
        case words.BuildEffect(what, cost=cost, discount=discount) if any(discount.values()):
            if cost != "usual":
                yield DataError(card, f"{field}.discount", _UNFITTING, is_slip=True)
            usual = tuple(good for good in RESOURCES if any(good in USUAL[kind] for kind in kinds_of(what)))
            for good in _counted(discount):
                if good not in usual:
                    yield DataError(card, f"{field}.discount.{good}", _WRONG_WORD, allowed=usual, is_slip=True)
        case words.DiscountEffect(_, less):
            for good in _counted(less):
                if good not in RESOURCES:
                    yield DataError(card, f"{field}.goods.{good}", _WRONG_WORD, allowed=RESOURCES, is_slip=True)


def _counted(given: words.Goods) -> dict[str, int]:
    return {good: n for good, n in _plain(given).items() if n}
