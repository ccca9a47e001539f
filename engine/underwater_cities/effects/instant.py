"""Words that take effect at once: on instant and action cards, slots, blue metropolises, contracts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.icons import Figure, Icon, IconRows
from engine.core.messages.message import AmountArg, Arg, ListArg, Message, NounArg, msg, nonzero_amounts
from engine.underwater_cities.effects.icon_rows import (
    UPGRADE,
    each_group,
    goods_icons,
    numbered_icons,
)
from engine.underwater_cities.goods import GOODS, Counted, Goods, Number, Structure, counted_noun, goods

UNLIMITED = 99
"""As many times as it goes: more than there can be."""


@effect_class("gain")
class GainEffect(Effect):
    """Take goods."""

    goods: Goods

    def text(self) -> Message:
        return gain_text((self,))

    def icons(self) -> IconRows:
        return (goods_icons(self.goods),)


@effect_class("gain_distinct")
class GainDistinctEffect(Effect):
    """Take so many resources, all of different kinds."""

    n: Number

    def text(self) -> Message:
        return gain_text((self,))

    def icons(self) -> IconRows:
        return ((Figure(str(self.n)), Icon("any_resource")),)


def gain_text(gains: Sequence[Effect]) -> Message:
    """Everything that is gained at a time in one sentence; cards are drawn."""
    amount, cards = _gained(gains)
    if amount is None or not cards.n:
        return gain_clauses(gains)[0]
    return msg("underwater_cities.effect_gain_and_draw", "Gain {amount} and draw {cards}.", amount=amount, cards=cards)


def gain_clauses(gains: Sequence[Effect]) -> list[Message]:
    """What is gained, then what is drawn, for a sentence that joins them with more."""
    amount, cards = _gained(gains)
    said = []
    if amount is not None or not cards.n:
        said.append(msg("underwater_cities.effect_gain", "Gain {amount}.", amount=amount or ListArg(())))
    if cards.n:
        said.append(msg("underwater_cities.effect_draw_cards", "Draw {cards}.", cards=cards))
    return said


def _gained(gains: Sequence[Effect]) -> tuple[Arg | None, AmountArg]:
    """Goods and resources, if there are any, and cards."""
    amounts: dict[str, int] = {}
    for effect in gains:
        if isinstance(effect, GainDistinctEffect):
            amounts["different_resource"] = amounts.get("different_resource", 0) + effect.n
        elif isinstance(effect, GainEffect):
            for good, n in effect.goods.items():
                amounts[good] = amounts.get(good, 0) + n
    cards = AmountArg(amounts.pop("card", 0), "card")
    amount = nonzero_amounts(*((amounts.get(noun, 0), noun) for noun in ("different_resource", *GOODS)))
    return (amount if any(amounts.values()) else None), cards


@effect_class("gain_per")
class GainPerEffect(Effect):
    """Take goods for every so many connected pieces."""

    every: Number
    of: Counted
    goods: Goods
    upgraded: bool = False
    most: Number = UNLIMITED

    def text(self) -> Message:
        gain, noun = goods(self.goods), counted_noun(self.of, self.upgraded)
        if self.most < UNLIMITED:
            return self._capped(gain, noun)
        if self.every == 1:
            return msg(
                "underwater_cities.effect_gain_per_thing",
                "Gain {gain} for each {thing}.",
                gain=gain,
                thing=NounArg(noun),
            )
        return msg(
            "underwater_cities.effect_gain_per_group",
            "Gain {gain} for every {things}.",
            gain=gain,
            things=AmountArg(self.every, noun),
        )

    def _capped(self, gain: Arg, noun: str) -> Message:
        cap = goods({good: n * self.most for good, n in self.goods.items()})
        if self.every == 1:
            return msg(
                "underwater_cities.effect_gain_per_thing_capped",
                "Gain {gain} for each {thing}, but at most {cap}.",
                gain=gain,
                thing=NounArg(noun),
                cap=cap,
            )
        return msg(
            "underwater_cities.effect_gain_per_group_capped",
            "Gain {gain} for every {things}, but at most {cap}.",
            gain=gain,
            things=AmountArg(self.every, noun),
            cap=cap,
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
        if self.what == "tunnel":
            return msg("underwater_cities.effect_gain_tunnel_output", "Gain the output of one upgraded tunnel.")
        return msg(
            "underwater_cities.effect_gain_output_of_one",
            "Take the output of one {what} at a connected city.",
            what=NounArg(counted_noun(self.what, upgraded=True)),
        )

    def icons(self) -> IconRows:
        return ((Icon("production"), Icon(self.what), UPGRADE),)


@effect_class("gain_metropolis")
class GainMetropolisEffect(Effect):
    """Get a further metropolis tile."""

    def text(self) -> Message:
        return msg(
            "underwater_cities.effect_draw_further_metropolis", "Draw a further metropolis; it counts as connected."
        )

    def icons(self) -> IconRows:
        return ((Icon("metropolis"),),)
