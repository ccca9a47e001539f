"""Words of permanent cards: in force from the moment they are laid out."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.clauses import either
from engine.core.messages.icons import Figure, Icon, IconRows
from engine.core.messages.message import AmountArg, Message, NounArg, msg
from engine.underwater_cities.effects.composite import PayEffect
from engine.underwater_cities.effects.icon_rows import UPGRADE, at_least_icons, leading_to, reduction_icons
from engine.underwater_cities.goods import Building, Good, Goods, Number, Piece, goods
from engine.underwater_cities.structures.spots import slot_name


@effect_class("on_build_nth")
class OnBuildNthEffect(Effect):
    """When the n-th building of a kind is built at a connected city."""

    what: Building
    nth: Number
    then: Effect

    def text(self) -> Message:
        return msg(
            "underwater_cities.when_nth_connected_built",
            "Whenever you build {what} number {nth} at a connected city, {effect.clause}.",
            nth=self.nth,
            what=NounArg(self.what),
            effect=self.then.as_part(),
        )

    def icons(self) -> IconRows:
        return ((Figure(f"{self.nth}."), Icon(self.what)), *leading_to(self.then.icons()))


@effect_class("on_upgrade_nth")
class OnUpgradeNthEffect(Effect):
    """When the n-th building of a kind is upgraded at a connected city."""

    what: Building
    nth: Number
    then: Effect

    def text(self) -> Message:
        return msg(
            "underwater_cities.when_nth_connected_upgraded",
            "Whenever you upgrade {what} number {nth} at a connected city, {effect.clause}.",
            nth=self.nth,
            what=NounArg(self.what),
            effect=self.then.as_part(),
        )

    def icons(self) -> IconRows:
        return ((Figure(f"{self.nth}."), Icon(self.what), UPGRADE), *leading_to(self.then.icons()))


@effect_class("on_tunnel_nth")
class OnTunnelNthEffect(Effect):
    """When the n-th tunnel of one own turn is built."""

    nth: Number
    then: Effect

    def text(self) -> Message:
        return msg(
            "underwater_cities.when_nth_tunnel_of_turn",
            "When you build tunnel number {nth} of a turn, {effect.clause}.",
            nth=self.nth,
            effect=self.then.as_part(),
        )

    def icons(self) -> IconRows:
        return ((Figure(f"{self.nth}."), Icon("tunnel")), *leading_to(self.then.icons()))


@effect_class("on_space")
class OnSpaceEffect(Effect):
    """When the player's marker enters a space of the Federation track."""

    space: Annotated[int, Field(ge=1, le=4)]
    then: Effect

    def text(self) -> Message:
        return msg(
            "underwater_cities.when_federation_space_entered",
            "When your marker enters space {space} of the Federation track, {effect.clause}.",
            space=self.space,
            effect=self.then.as_part(),
        )

    def icons(self) -> IconRows:
        return ((Icon("federation"), Figure(str(self.space))), *leading_to(self.then.icons()))


@effect_class("on_metropolis")
class OnMetropolisEffect(Effect):
    """When a metropolis becomes connected."""

    then: Effect

    def text(self) -> Message:
        return msg(
            "underwater_cities.when_metropolis_connected",
            "When one of your metropolises becomes connected, {effect.clause}.",
            effect=self.then.as_part(),
        )

    def icons(self) -> IconRows:
        return ((Icon("metropolis"),), *leading_to(self.then.icons()))


@effect_class("on_slot_gives")
class OnSlotGivesEffect(Effect):
    """When a slot itself gives at least so much of a resource."""

    good: Good
    least: Number
    then: Effect

    def text(self) -> Message:
        return msg(
            "underwater_cities.when_slot_gives_enough",
            "When a slot itself gives you at least {amount}, {effect.clause}.",
            amount=AmountArg(self.least, self.good),
            effect=self.then.as_part(),
        )

    def icons(self) -> IconRows:
        return ((Icon("slot"), *at_least_icons(self.least, self.good)), *leading_to(self.then.icons()))


def _each_once(slots: tuple[str, ...]) -> list[str]:
    """Slots by side and place; one that is meant on both sides of the board is named without a side."""
    sides: dict[str, set[str]] = {}
    for slot in slots:
        side, _, name = slot.rpartition("/")
        sides.setdefault(name, set()).add(side)
    return list(dict.fromkeys(name if len(sides[name := slot.rpartition("/")[2]]) > 1 else slot for slot in slots))


@effect_class("on_slot")
class OnSlotEffect(Effect):
    """When one of certain slots is used, chosen or through a card; slots are named by side and place: 3-4/R2."""

    slots: tuple[str, ...]
    then: Effect

    def text(self) -> Message:
        return msg(
            "underwater_cities.when_slot_used",
            "When you use {slot}, {effect.clause}.",
            slot=either([slot_name(slot) for slot in _each_once(self.slots)]),
            effect=self.then.as_part(),
        )

    def icons(self) -> IconRows:
        return ((Icon("slot"),), *leading_to(self.then.icons()))


@effect_class("on_mismatch")
class OnMismatchEffect(Effect):
    """When the chosen coloured slot and the played card differ in colour."""

    then: Effect

    def text(self) -> Message:
        return msg(
            "underwater_cities.when_colours_differ",
            "When your card and the chosen coloured slot differ in colour, {effect.clause}.",
            effect=self.then.as_part(),
        )

    def icons(self) -> IconRows:
        return ((Icon("card"), Figure("≠"), Icon("slot")), *leading_to(self.then.icons()))


@effect_class("discount")
class DiscountEffect(Effect):
    """A standing reduction for a kind of build."""

    what: Piece
    goods: Goods

    def text(self) -> Message:
        return msg(
            "underwater_cities.standing_building_discount",
            "Each {what} you build costs {discount} less.",
            what=NounArg(self.what),
            discount=goods(self.goods),
        )

    def icons(self) -> IconRows:
        return ((Icon(self.what), *reduction_icons(self.goods)),)


@effect_class("hand_limit")
class HandLimitEffect(Effect):
    """Keep more cards."""

    plus: Number = 1

    def text(self) -> Message:
        return msg("underwater_cities.standing_more_hand_cards", "You may keep %n more card(s) in hand.", self.plus)

    def icons(self) -> IconRows:
        return ((Icon("card"), Figure(f"+{self.plus}")),)


@effect_class("once_per_turn")
class OncePerTurnEffect(Effect):
    """An ability that may be used once in each own turn: before card and slot, between them, or after."""

    then: Effect

    def text(self) -> Message:
        if isinstance(self.then, PayEffect) and self.then.times == 1:
            return msg(
                "underwater_cities.once_per_turn_payment",
                "Once in each of your turns you may pay {cost}; if you do, {effect.clause}.",
                cost=self.then.price(),
                effect=self.then.then.as_part(),
            )
        return msg(
            "underwater_cities.once_per_turn_effect",
            "Once in each of your turns, {effect.clause}.",
            effect=self.then.as_part(),
        )

    def icons(self) -> IconRows:
        return self.then.icons()


@effect_class("end_of_turn")
class EndOfTurnEffect(Effect):
    """An effect at the end of each own turn in which so many things happened."""

    then: Effect
    built: int = 0

    def text(self) -> Message:
        if self.built:
            return msg(
                "underwater_cities.after_building_turn_effect",
                "At the end of a turn in which you built at least %n piece(s), {effect.clause}.",
                self.built,
                effect=self.then.as_part(),
            )
        return msg(
            "underwater_cities.end_of_each_turn_effect",
            "At the end of each of your turns, {effect.clause}.",
            effect=self.then.as_part(),
        )

    def icons(self) -> IconRows:
        when = at_least_icons(self.built, "structure") if self.built else (Icon("clock"),)
        return (when, *leading_to(self.then.icons()))
