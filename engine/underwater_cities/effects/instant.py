"""Words that take effect at once: on instant and action cards, slots, blue metropolises, contracts."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from pydantic import Field

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.message import AmountArg, Arg, Message, NounArg, msg
from engine.underwater_cities.goods import Counted, Goods, Number, Piece, Structure, goods


@effect_class("gain")
class GainEffect(Effect):
    """Take goods."""

    goods: Goods

    def text(self) -> Message:
        return msg("underwater_cities.effect_gain", "Gain {amount}.", amount=goods(self.goods))


@effect_class("gain_distinct")
class GainDistinctEffect(Effect):
    """Take so many resources, all of different kinds."""

    n: Number

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_gain_different_resources", "Gain {n} resources of different kinds.", n=self.n
        )


@effect_class("gain_per")
class GainPerEffect(Effect):
    """Take goods for every so many connected pieces."""

    every: Number
    of: Counted
    goods: Goods
    upgraded: bool = False
    most: Number = 99

    def text(self) -> Message:
        gain, thing, things = goods(self.goods), NounArg(self.of), AmountArg(self.every, self.of)
        match self.every, self.upgraded:
            case 1, False:
                return msg(
                    "underwater_cities.effect_gain_per_thing", "Gain {gain} for each {thing}.", gain=gain, thing=thing
                )
            case 1, True:
                return msg(
                    "underwater_cities.effect_gain_per_upgraded_thing",
                    "Gain {gain} for each upgraded {thing}.",
                    gain=gain,
                    thing=thing,
                )
            case _, False:
                return msg(
                    "underwater_cities.effect_gain_per_group",
                    "Gain {gain} for every {things}.",
                    gain=gain,
                    things=things,
                )
        return msg(
            "underwater_cities.effect_gain_per_upgraded_group",
            "Gain {gain} for every {things}, upgraded.",
            gain=gain,
            things=things,
        )


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


@effect_class("exchange")
class ExchangeEffect(Effect):
    """Give one side and take the other, once, in the direction of choice."""

    a: Goods
    b: Goods

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_exchange_either_way",
            "Exchange {a} for {b}, or the other way round.",
            a=goods(self.a),
            b=goods(self.b),
        )


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


@effect_class("build")
class BuildEffect(Effect):
    """Build up to n pieces, one after the other: for the usual cost, a stated one, with a discount, or free."""

    what: Piece
    n: Number = 1
    cost: Literal["usual", "free", "stated"] = "usual"
    stated: Goods = field(default_factory=dict)
    discount: Goods = field(default_factory=dict)
    expansion: bool = False

    def text(self) -> Message:
        amount = AmountArg(self.n, self.what)
        if self.expansion:
            return msg(
                "underwater_cities.effect_build_on_expansion_site",
                "Build {amount} on an expansion site.",
                amount=amount,
            )
        if self.cost == "free":
            return msg("underwater_cities.effect_build_free", "Build {amount} free.", amount=amount)
        if self.cost == "stated":
            return msg(
                "underwater_cities.effect_build_at_stated_cost",
                "Build {amount} for {cost}.",
                amount=amount,
                cost=goods(self.stated),
            )
        if self.discount:
            return msg(
                "underwater_cities.effect_build_at_discount",
                "Build {amount}, cheaper by {discount}.",
                amount=amount,
                discount=goods(self.discount),
            )
        return msg("underwater_cities.effect_build", "Build {amount}.", amount=amount)


@effect_class("build_upgrade")
class BuildUpgradeEffect(Effect):
    """Build one structure and then upgrade that structure; not the one without the other."""

    def text(self) -> Message:
        return msg("underwater_cities.effect_build_and_upgrade", "Build a structure and upgrade it.")


@effect_class("upgrade")
class UpgradeEffect(Effect):
    """Upgrade up to n structures at a price each."""

    n: Number = 1
    what: Structure = "structure"
    cost: Goods = field(default_factory=lambda: {"science": 1})

    def text(self) -> Message:
        amount = AmountArg(self.n, self.what)
        if not self.cost:
            return msg("underwater_cities.effect_upgrade_free", "Upgrade {amount} free.", amount=amount)
        if self.cost == {"science": 1}:
            return msg("underwater_cities.effect_upgrade", "Upgrade {amount}.", amount=amount)
        return msg(
            "underwater_cities.effect_upgrade_at_stated_cost",
            "Upgrade {amount} for {cost} each.",
            amount=amount,
            cost=goods(self.cost),
        )


@effect_class("federation")
class FederationEffect(Effect):
    """Advance on the Federation track."""

    n: Number = 1

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_advance_federation", "Advance %n space(s) on the Federation track.", self.n
        )


@effect_class("use_action_card")
class UseActionCardEffect(Effect):
    """Use up to n of the player's ready action cards."""

    n: Number = 1

    def text(self) -> Message:
        return msg("underwater_cities.effect_use_action_cards", "Use up to %n action card(s).", self.n)


@effect_class("ready_action_card")
class ReadyActionCardEffect(Effect):
    """Make used action cards ready again."""

    n: Number = 1

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_ready_action_cards", "Make up to %n used action card(s) ready again.", self.n
        )


@effect_class("slot_action")
class SlotActionEffect(Effect):
    """Carry out the action of a slot: a free one, one that only others occupy, or any that is not yours."""

    which: Literal["free", "occupied", "not_mine"]
    always: bool = False

    def text(self) -> Message:
        match self.which:
            case "free":
                return msg("underwater_cities.effect_use_available_slot", "Carry out the action of any available slot.")
            case "occupied":
                return msg(
                    "underwater_cities.effect_use_slot_of_others",
                    "Carry out the action of a slot that only others occupy.",
                )
            case "not_mine":
                return msg(
                    "underwater_cities.effect_use_slot_not_own",
                    "Carry out the action of any slot that you do not occupy.",
                )


@effect_class("take_special")
class TakeSpecialEffect(Effect):
    """Take one Special card in one of the three ways."""

    def text(self) -> Message:
        return msg("underwater_cities.effect_take_special_card", "Take a Special card.")


@effect_class("production_of")
class ProductionOfEffect(Effect):
    """Take the output of one upgraded structure at a connected city."""

    what: Structure = "structure"

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_gain_structure_output",
            "Gain the output of one upgraded structure at a connected city.",
        )


@effect_class("convert_city")
class ConvertCityEffect(Effect):
    """Turn a city into a symbiotic one."""

    def text(self) -> Message:
        return msg("underwater_cities.effect_make_city_symbiotic", "Turn one of your cities into a symbiotic city.")


@effect_class("gain_metropolis")
class GainMetropolisEffect(Effect):
    """Get a further metropolis tile."""

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_draw_further_metropolis", "Draw another metropolis; it counts as connected."
        )
