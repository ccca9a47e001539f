"""Why nothing would come of an effect now, part by part: a condition that fails, what cannot be paid, what has no room.

Each family of rules says for its words what is lacking. Rules: underwater_cities/conditions,
underwater_cities/possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias, TypeVar

from engine.core.flow.effect import Effect
from engine.core.messages.message import AmountArg, Arg, ListArg, Message, NounArg, PlaceArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table
from engine.underwater_cities.economy import Price, payable, price_of
from engine.underwater_cities.effects import vocabulary as words
from engine.underwater_cities.effects.goods import holds
from engine.underwater_cities.effects.meanings import impossible, possible
from engine.underwater_cities.goods import GOODS, goods
from engine.underwater_cities.queries import count_of, stock

CONDITIONS = "underwater_cities/conditions"
POSSIBLE = "underwater_cities/possible"
E = TypeVar("E", bound=Effect)


class Lack(NamedTuple):
    """One thing that is lacking: a clause without a full stop."""

    words: Message
    rule: str = POSSIBLE
    missing: tuple[str, ...] = ()
    """The goods of which there are too few."""


Reason: TypeAlias = Callable[[Table, int, E], Iterator[Lack]]
_REASONS: dict[type[Effect], Reason[Any]] = {}


def explains(kind: type[E], reason: Reason[E]) -> None:
    """Say of a word what is lacking when nothing comes of it."""
    _REASONS[kind] = reason


def lacks(table: Table, seat: int, effect: Effect) -> list[Lack]:
    """Everything that keeps an effect from being carried out now, each thing once."""
    reason = _REASONS.get(type(effect))
    return list(dict.fromkeys(reason(table, seat, effect))) if reason is not None else []


def listed(found: list[Lack]) -> Message:
    """What is lacking, one clause after the other."""
    text = found[0].words
    for other in found[1:]:
        text = msg("underwater_cities.lacks_in_sequence", "{one}; {other}", one=text, other=other.words)
    return text


def why_nothing(table: Table, seat: int, effect: Effect, source: str) -> Refusal:
    """The refusal of an effect that is not possible now."""
    found = lacks(table, seat, effect)
    if not found:
        return impossible(source)
    if all(lack.rule == CONDITIONS for lack in found):
        message = msg(
            "underwater_cities.condition_unmet", "The condition does not hold: {reasons}.", reasons=listed(found)
        )
        return Refusal(CONDITIONS, message, (source,))
    message = msg(
        "underwater_cities.no_effect_for_reasons",
        "This would have no effect now – {reasons}.",
        reasons=listed(found),
    )
    return Refusal(POSSIBLE, message, (source,))


# ---- what is lacking -------------------------------------------------------------------------------------------------


def short_of(table: Table, seat: int, price: Price, what: str = "", building: bool = False) -> Lack:
    """A price that cannot be paid, with everything that it asks for and what is there of it."""
    own = stock(table, seat)
    cost = dict(price)
    missing = tuple(good for good, n in price if own.get(good, 0) < n)
    biomatter = own.get("biomatter", 0)
    lacking = goods({good: cost[good] - own.get(good, 0) for good in GOODS if good in missing})
    if what and building and biomatter and "biomatter" not in cost and {"kelp", "steelplast"} & cost.keys():
        clause = msg(
            "underwater_cities.lack_of_goods_despite_biomatter",
            "{what}: needs {need}, you have {have}, and {biomatter} in place of kelp or steelplast",
            what=NounArg(what),
            need=goods({good: cost[good] for good in GOODS if good in cost}),
            have=_numbers([own.get(good, 0) for good, _ in price]),
            biomatter=AmountArg(biomatter, "biomatter"),
        )
    elif what:
        clause = msg(
            "underwater_cities.goods_missing_for_thing",
            "{what}: you are short of {missing}",
            what=NounArg(what),
            missing=lacking,
        )
    else:
        clause = msg("underwater_cities.goods_missing", "you are short of {missing}", missing=lacking)
    return Lack(clause, missing=missing)


def _short_of_each(table: Table, seat: int, prices: list[Price]) -> Lack:
    """Several prices, none of which can be paid."""
    found = short_of(table, seat, prices[0])
    for price in prices[1:]:
        other = short_of(table, seat, price)
        clause = msg("underwater_cities.lacks_as_alternatives", "{one}, or {other}", one=found.words, other=other.words)
        found = Lack(clause, missing=(*found.missing, *other.missing))
    return found


def _numbers(numbers: list[int]) -> Arg:
    return numbers[0] if len(numbers) == 1 else ListArg(tuple(numbers))


def _too_few(need: int, of: str, upgraded: bool, have: int) -> Lack:
    things = AmountArg(need, of)
    if upgraded:
        clause = msg(
            "underwater_cities.lack_of_upgraded_things",
            "it needs {need}, connected and upgraded; you have {have}",
            need=things,
            have=have,
        )
    else:
        clause = msg(
            "underwater_cities.lack_of_things", "it needs {need}, connected; you have {have}", need=things, have=have
        )
    return Lack(clause, CONDITIONS)


# ---- words that hold others, and those that count --------------------------------------------------------------------


def _enough(table: Table, seat: int, effect: words.IfHaveEffect) -> Iterator[Lack]:
    if holds(table, seat, effect):
        yield from lacks(table, seat, effect.then)
    else:
        have = count_of(table, seat, effect.of, effect.upgraded)
        yield _too_few(effect.least, effect.of, effect.upgraded, have)


def _counted(table: Table, seat: int, effect: words.GainPerEffect) -> Iterator[Lack]:
    have = count_of(table, seat, effect.of, effect.upgraded)
    if have < effect.every:
        yield _too_few(effect.every, effect.of, effect.upgraded, have)


def _on_space(table: Table, seat: int, effect: words.IfSpaceEffect) -> Iterator[Lack]:
    if holds(table, seat, effect):
        yield from lacks(table, seat, effect.then)
        return
    clause = msg(
        "underwater_cities.lack_of_federation_space",
        "your marker must be on space {space} of the Federation track, and it is here: {place}",
        space=effect.space,
        place=PlaceArg(table.pieces[f"marker.{seat}"].place.id),
    )
    yield Lack(clause, CONDITIONS)


def _all_parts(table: Table, seat: int, effect: words.PartsEffect | words.ChoiceEffect) -> Iterator[Lack]:
    for part in effect.of:
        yield from lacks(table, seat, part)


def _prices(table: Table, seat: int, effect: words.PayEffect) -> Iterator[Lack]:
    prices = [price_of(price) for price in effect.prices]
    if any(payable(table, seat, price, False) for price in prices):
        if not possible(table, seat, effect.then):
            yield from lacks(table, seat, effect.then)
            return
        clause = msg("underwater_cities.lack_after_paying", "after paying, nothing would come of it")
        yield Lack(clause)
        return
    yield _short_of_each(table, seat, prices)


def _sides(table: Table, seat: int, effect: words.ExchangeEffect) -> Iterator[Lack]:
    yield _short_of_each(table, seat, [price_of(effect.a), price_of(effect.b)])


explains(words.IfHaveEffect, _enough)
explains(words.GainPerEffect, _counted)
explains(words.IfSpaceEffect, _on_space)
explains(words.PartsEffect, _all_parts)
explains(words.ChoiceEffect, _all_parts)
explains(words.PayEffect, _prices)
explains(words.ExchangeEffect, _sides)
