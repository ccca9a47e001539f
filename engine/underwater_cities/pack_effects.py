"""What can be wrong with an effect in a pack: words that do not fit their bearer, and values that mean nothing.

A word that could be read but would never do anything on the table is a mistake too: the owner should hear of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from engine.core.flow.effect import DataError, Effect
from engine.core.messages.message import msg
from engine.core.storage.pack import id_mistakes
from engine.underwater_cities.cards import shipped_slots
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.vocabulary import AT_ONCE
from engine.underwater_cities.goods import BUILDINGS, RESOURCES
from engine.underwater_cities.structures.sites import kinds_of

PAYABLE = (*RESOURCES, "point")
"""What lies in a stock; cards are held, so no price can ask for them."""
_UNFITTING = msg("pack.value_not_fitting", "this value does not fit here")
_WRONG_WORD = msg("pack.word_not_fitting", "this word does not fit here")
_NO_PRICE = msg("pack.needs_a_price", "there must be at least one price")


def effect_mistakes(card: str, effects: tuple[Effect, ...], allowed: tuple[type[Effect], ...]) -> Iterator[DataError]:
    """One effect that fits its bearer, with only effects at once inside."""
    yield from id_mistakes(card)
    if len(effects) != 1:
        yield DataError(card, "effects", msg("pack.needs_exactly_one_effect", "it must have exactly one effect"))
        return
    if not isinstance(effects[0], allowed):
        near = get_close_matches(effects[0].name, [word.name for word in allowed], 1)
        yield DataError(
            card,
            "effects.0.do",
            msg("pack.word_not_fitting_card_type", "this word does not fit the type of the card"),
            near[0] if near else "",
        )
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
            yield DataError(
                card,
                f"{where}.do",
                msg("pack.only_immediate_effects_here", "only effects that happen at once can stand here"),
            )
    given = getattr(effect, "goods", None)
    if given is not None and not any(given.values()):
        yield DataError(card, f"{field}.goods", _UNFITTING)
    for where, price, payable in _prices(effect):
        for good, n in price.items():
            if n and good not in payable:
                yield DataError(card, f"{field}.{where}.{good}", _WRONG_WORD)
    yield from _word_mistakes(card, field, effect)


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
                    near = get_close_matches(slot, known, 1)
                    yield DataError(
                        card,
                        f"{field}.slots.{at}",
                        msg("pack.no_such_slot", "there is no such slot"),
                        near[0] if near else "",
                    )
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
