"""Words that take effect at once and hold other effects: conditions, prices, choices, several parts."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated

from pydantic import Field

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.clauses import all_in_one, alternatives, either, in_sequence
from engine.core.messages.icons import Figure, Glyph, Icon, IconRows
from engine.core.messages.message import AmountArg, Arg, ListArg, Message, msg
from engine.underwater_cities.effects.construction import build_texts
from engine.underwater_cities.effects.icon_rows import at_least_icons, goods_icons, leading_to, or_else
from engine.underwater_cities.effects.instant import GainDistinctEffect, GainEffect, gain_clauses, gain_text
from engine.underwater_cities.goods import Counted, Goods, Number, counted_noun, goods


@effect_class("if_have")
class IfHaveEffect(Effect):
    """An effect that needs so many connected pieces."""

    least: Number
    of: Counted
    then: Effect
    upgraded: bool = False

    def text(self) -> Message:
        things: list[Arg] = []
        effect: Effect = self
        while isinstance(effect, IfHaveEffect):  # several conditions are one list
            things.append(AmountArg(effect.least, counted_noun(effect.of, effect.upgraded)))
            effect = effect.then
        return msg(
            "underwater_cities.effect_if_enough_things",
            "If you have at least {things}, {effect.clause}.",
            things=things[0] if len(things) == 1 else ListArg(tuple(things)),
            effect=effect.as_part(),
        )

    def icons(self) -> IconRows:
        return (at_least_icons(self.least, self.of, self.upgraded), *leading_to(self.then.icons()))


@effect_class("if_space")
class IfSpaceEffect(Effect):
    """An effect that needs the player's marker exactly on a space of the Federation track."""

    space: Annotated[int, Field(ge=1, le=4)]
    then: Effect

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_if_on_federation_space",
            "If your marker is on space {space} of the Federation track, {effect.clause}.",
            space=self.space,
            effect=self.then.as_part(),
        )

    def icons(self) -> IconRows:
        return ((Icon("federation"), Figure(str(self.space))), *leading_to(self.then.icons()))


@effect_class("pay")
class PayEffect(Effect):
    """Pay the whole of one of the prices, then have the effect, up to so many times."""

    prices: tuple[Goods, ...]
    then: Effect
    times: Number = 1

    def text(self) -> Message:
        if self.times > 1:
            return msg(
                "underwater_cities.effect_pay_several_times",
                "Up to {times} times you may pay {cost}; each time, {effect.clause}.",
                times=self.times,
                cost=self.price(),
                effect=self.then.as_part(),
            )
        return msg(
            "underwater_cities.effect_pay_once",
            "You may pay {cost}; if you do, {effect.clause}.",
            cost=self.price(),
            effect=self.then.as_part(),
        )

    def price(self) -> Arg:
        """What is paid, in words."""
        return either([goods(price) for price in self.prices])

    def icons(self) -> IconRows:
        first, *others = self.prices
        limit = (Figure(f"≤{self.times}×"),) if self.times > 1 else ()
        prices: IconRows = ((*limit, *goods_icons(first)), *((Glyph.OR, *goods_icons(price)) for price in others))
        return (*prices, *leading_to(self.then.icons()))


@effect_class("choice")
class ChoiceEffect(Effect):
    """Exactly one of the effects."""

    of: tuple[Effect, ...]

    def text(self) -> Message:
        return alternatives([effect.as_part() for effect in self.of])

    def icons(self) -> IconRows:
        first, *others = self.of
        return (*first.icons(), *(row for other in others for row in or_else(other.icons())))


@effect_class("parts")
class PartsEffect(Effect):
    """Several parts in any order, each of which may be left out."""

    of: tuple[Effect, ...]

    def text(self) -> Message:
        return in_sequence(self._sentences())

    def as_part(self) -> Message:
        return all_in_one(self._sentences(joined=True))

    def _sentences(self, joined: bool = False) -> list[Message]:
        """A sentence for each part; what is gained one after the other is gained in one."""
        said: list[Message] = []
        for gained, group in groupby(self.of, _is_gain):
            parts = tuple(group)
            if not gained:
                said += build_texts(parts)
            elif joined and len(parts) < len(self.of):
                said += gain_clauses(parts)
            else:
                said.append(gain_text(parts))
        return said

    def icons(self) -> IconRows:
        return tuple(row for part in self.of for row in part.icons())


def _is_gain(part: Effect) -> bool:
    return isinstance(part, (GainEffect, GainDistinctEffect))
