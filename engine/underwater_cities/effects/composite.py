"""Words that take effect at once and hold other effects: conditions, prices, choices, several parts."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.icons import Figure, Glyph, Icon, IconRows
from engine.core.messages.message import AmountArg, Arg, Message, msg
from engine.underwater_cities.effects.icon_rows import at_least_icons, goods_icons, leading_to, or_else
from engine.underwater_cities.goods import Counted, Goods, Number, goods


@effect_class("if_have")
class IfHaveEffect(Effect):
    """An effect that needs so many connected pieces."""

    least: Number
    of: Counted
    then: Effect
    upgraded: bool = False

    def text(self) -> Message:
        things = AmountArg(self.least, self.of)
        if self.upgraded:
            return msg(
                "underwater_cities.effect_if_enough_upgraded",
                "If you have at least {things}, upgraded: {effect}",
                things=things,
                effect=self.then.text(),
            )
        return msg(
            "underwater_cities.effect_if_enough_things",
            "If you have at least {things}: {effect}",
            things=things,
            effect=self.then.text(),
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
            "If your marker is on space {space} of the Federation track: {effect}",
            space=self.space,
            effect=self.then.text(),
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
        price: Arg = goods(self.prices[0])
        for other in self.prices[1:]:
            price = msg("underwater_cities.prices_as_alternatives", "{a} or {b}", a=price, b=goods(other))
        if self.times > 1:
            return msg(
                "underwater_cities.effect_pay_several_times",
                "Up to {times} times you may pay {cost}: {effect}",
                times=self.times,
                cost=price,
                effect=self.then.text(),
            )
        return msg(
            "underwater_cities.effect_pay_once", "You may pay {cost}: {effect}", cost=price, effect=self.then.text()
        )

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
        first, *rest = self.of
        text = first.text()
        for other in rest:
            text = msg("underwater_cities.effects_as_alternatives", "{a} OR {b}", a=text, b=other.text())
        return text

    def icons(self) -> IconRows:
        first, *others = self.of
        return (*first.icons(), *(row for other in others for row in or_else(other.icons())))


@effect_class("parts")
class PartsEffect(Effect):
    """Several parts in any order, each of which may be left out."""

    of: tuple[Effect, ...]

    def text(self) -> Message:
        first, *rest = self.of
        text = first.text()
        for other in rest:
            text = msg("underwater_cities.effects_in_sequence", "{a} {b}", a=text, b=other.text())
        return text

    def icons(self) -> IconRows:
        return tuple(row for part in self.of for row in part.icons())
