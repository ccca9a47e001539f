"""Words that take effect at once: on instant and action cards, slots, blue metropolises, contracts."""

from __future__ import annotations

from dataclasses import field, replace
from typing import Literal

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.icons import Figure, Glyph, Icon, IconRows
from engine.core.messages.message import AmountArg, Message, NounArg, msg
from engine.underwater_cities.effects.icon_rows import (
    UPGRADE,
    each_group,
    few_icons,
    goods_icons,
    numbered_icons,
    reduction_icons,
)
from engine.underwater_cities.goods import Counted, Goods, Number, Piece, Structure, goods

UNLIMITED = 99
"""As many times as it goes: more than there can be."""
UPGRADE_COST: Goods = {"science": 1}
"""What upgrading a structure costs unless an effect says otherwise."""


@effect_class("gain")
class GainEffect(Effect):
    """Take goods."""

    goods: Goods

    def text(self) -> Message:
        return msg("underwater_cities.effect_gain", "Gain {amount}.", amount=goods(self.goods))

    def icons(self) -> IconRows:
        return (goods_icons(self.goods),)


@effect_class("gain_distinct")
class GainDistinctEffect(Effect):
    """Take so many resources, all of different kinds."""

    n: Number

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_gain_different_resources", "Gain {n} resources of different kinds.", n=self.n
        )

    def icons(self) -> IconRows:
        return ((Figure(str(self.n)), Icon("any_resource")),)


@effect_class("gain_per")
class GainPerEffect(Effect):
    """Take goods for every so many connected pieces."""

    every: Number
    of: Counted
    goods: Goods
    upgraded: bool = False
    most: Number = UNLIMITED

    def text(self) -> Message:
        if self.most < UNLIMITED:
            return msg(
                "underwater_cities.effect_limited_times",
                "{effect} At most {most} times.",
                effect=replace(self, most=UNLIMITED).text(),
                most=self.most,
            )
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

    def icons(self) -> IconRows:
        limit = ((Figure(f"≤{self.most}×"),),) if self.most < UNLIMITED else ()
        return (goods_icons(self.goods), each_group(self.every, self.of, self.upgraded), *limit)


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

    def icons(self) -> IconRows:
        return ((*goods_icons(self.a), Figure("↔"), *goods_icons(self.b)),)


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
        if self.expansion and (self.cost != "usual" or any(self.discount.values())):
            return msg(
                "underwater_cities.effect_only_on_expansion_site",
                "{effect} Only on an expansion site.",
                effect=replace(self, expansion=False).text(),
            )
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
        if any(self.discount.values()):
            return msg(
                "underwater_cities.effect_build_at_discount",
                "Build {amount}, cheaper by {discount}.",
                amount=amount,
                discount=goods(self.discount),
            )
        return msg("underwater_cities.effect_build", "Build {amount}.", amount=amount)

    def icons(self) -> IconRows:
        built = few_icons(self.n, self.what)
        if self.expansion:
            built = (*built, Icon("plus"))
        if self.cost == "free":
            return ((*built, Figure("0"), Icon("credit")),)
        if self.cost == "stated":
            return (goods_icons(self.stated), (Glyph.ARROW, *built))
        if any(self.discount.values()):
            return ((*built, *reduction_icons(self.discount)),)
        return (built,)


@effect_class("build_upgrade")
class BuildUpgradeEffect(Effect):
    """Build one structure and then upgrade that structure; not the one without the other."""

    def text(self) -> Message:
        return msg("underwater_cities.effect_build_and_upgrade", "Build a structure and upgrade it.")

    def icons(self) -> IconRows:
        return ((Icon("structure"), UPGRADE),)


@effect_class("upgrade")
class UpgradeEffect(Effect):
    """Upgrade up to n structures at a price each."""

    n: Number = 1
    what: Structure = "structure"
    cost: Goods = field(default_factory=lambda: dict(UPGRADE_COST))

    def text(self) -> Message:
        amount = AmountArg(self.n, self.what)
        if not any(self.cost.values()):
            return msg("underwater_cities.effect_upgrade_free", "Upgrade {amount} free.", amount=amount)
        if self.cost == UPGRADE_COST:
            return msg("underwater_cities.effect_upgrade", "Upgrade {amount}.", amount=amount)
        return msg(
            "underwater_cities.effect_upgrade_at_stated_cost",
            "Upgrade {amount} for {cost} each.",
            amount=amount,
            cost=goods(self.cost),
        )

    def icons(self) -> IconRows:
        limit = (Figure(f"≤{self.n}"),) if self.n > 1 else ()
        upgrades = (*limit, *(() if self.what == "structure" else (Icon(self.what),)), UPGRADE)
        if not any(self.cost.values()):
            return ((*upgrades, Figure("0"), Icon("science")),)
        if self.cost == UPGRADE_COST:
            return (upgrades,)
        return (goods_icons(self.cost), (Glyph.ARROW, *upgrades))


@effect_class("federation")
class FederationEffect(Effect):
    """Advance on the Federation track."""

    n: Number = 1

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_advance_federation", "Advance %n space(s) on the Federation track.", self.n
        )

    def icons(self) -> IconRows:
        return (numbered_icons(self.n, "federation"),)


@effect_class("use_action_card")
class UseActionCardEffect(Effect):
    """Use up to n of the player's ready action cards."""

    n: Number = 1

    def text(self) -> Message:
        return msg("underwater_cities.effect_use_action_cards", "Use up to %n action card(s).", self.n)

    def icons(self) -> IconRows:
        return (numbered_icons(self.n, "action_card"),)


@effect_class("ready_action_card")
class ReadyActionCardEffect(Effect):
    """Make used action cards ready again."""

    n: Number = 1

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_ready_action_cards", "Make up to %n used action card(s) ready again.", self.n
        )

    def icons(self) -> IconRows:
        return ((Icon("ready"), *numbered_icons(self.n, "action_card")),)


@effect_class("slot_action")
class SlotActionEffect(Effect):
    """Carry out the action of a slot: a free one, one that only others occupy, or any that is not yours."""

    which: Literal["free", "occupied", "not_mine"]
    always: bool = False

    def text(self) -> Message:
        match self.which:
            case "free" | "not_mine" if self.always:
                return msg(
                    "underwater_cities.effect_slot_may_be_always_available_one",
                    "{effect} It may also be the always-available slot.",
                    effect=replace(self, always=False).text(),
                )
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

    def icons(self) -> IconRows:
        return ((Icon("slot"), *(() if self.which == "free" else (Icon("people"),))),)


@effect_class("take_special")
class TakeSpecialEffect(Effect):
    """Take one Special card in one of the three ways."""

    def text(self) -> Message:
        return msg("underwater_cities.effect_take_special_card", "Take a Special card.")

    def icons(self) -> IconRows:
        return ((Icon("special"),),)


@effect_class("production_of")
class ProductionOfEffect(Effect):
    """Take the output of one upgraded structure at a connected city."""

    what: Structure = "structure"

    def text(self) -> Message:
        match self.what:
            case "farm":
                return msg(
                    "underwater_cities.effect_gain_farm_output",
                    "Gain the output of one upgraded farm at a connected city.",
                )
            case "desalination":
                return msg(
                    "underwater_cities.effect_gain_desalination_output",
                    "Gain the output of one upgraded desalination plant at a connected city.",
                )
            case "laboratory":
                return msg(
                    "underwater_cities.effect_gain_laboratory_output",
                    "Gain the output of one upgraded laboratory at a connected city.",
                )
            case "tunnel":
                return msg("underwater_cities.effect_gain_tunnel_output", "Gain the output of one upgraded tunnel.")
            case "building":
                return msg(
                    "underwater_cities.effect_gain_building_output",
                    "Gain the output of one upgraded building at a connected city.",
                )
        return msg(
            "underwater_cities.effect_gain_structure_output",
            "Gain the output of one upgraded structure at a connected city.",
        )

    def icons(self) -> IconRows:
        return ((Icon("production"), Icon(self.what), UPGRADE),)


@effect_class("convert_city")
class ConvertCityEffect(Effect):
    """Turn a city into a symbiotic one."""

    def text(self) -> Message:
        return msg("underwater_cities.effect_make_city_symbiotic", "Turn one of your cities into a symbiotic city.")

    def icons(self) -> IconRows:
        return ((Icon("city"),), (Glyph.ARROW, Icon("symbiotic")))


@effect_class("gain_metropolis")
class GainMetropolisEffect(Effect):
    """Get a further metropolis tile."""

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_draw_further_metropolis", "Draw a further metropolis; it counts as connected."
        )

    def icons(self) -> IconRows:
        return ((Icon("metropolis"),),)
