"""Effects that put tokens on the cards and carts of a mine, or take them away."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.icons import Icon, IconRows
from engine.core.messages.message import AmountArg, Message, msg
from engine.imperial_miners.numbers import Some, some_icons

Spot: TypeAlias = Literal["here", "other", "any"]
"""On which card: the acting one, another one, any one of the own mine."""


def _put(what: AmountArg, on: Spot) -> Message:
    match on:
        case "here":
            return msg("imperial_miners.effect_put_on_this_card", "Put {amount} on this card.", amount=what)
        case "other" if what.n == 1:
            return msg("imperial_miners.effect_put_on_another_card", "Put {amount} on another card.", amount=what)
        case "other":
            return msg("imperial_miners.effect_put_on_other_cards", "Put {amount} on other cards.", amount=what)
        case "any" if what.n == 1:
            return msg("imperial_miners.effect_put_on_any_card", "Put {amount} on any card of your mine.", amount=what)
        case "any":
            return msg(
                "imperial_miners.effect_put_on_any_cards", "Put {amount} on any cards of your mine.", amount=what
            )


@effect_class("gadget")
class GadgetEffect(Effect):
    """Put gadgets on a card, three at most on each."""

    on: Spot
    n: Some = 1

    def text(self) -> Message:
        return _put(AmountArg(self.n, "gadget"), self.on)

    def icons(self) -> IconRows:
        return ((*some_icons(self.n, "gadget"), Icon(self.on)),)


@effect_class("cave_in")
class CaveInEffect(Effect):
    """Put cave-ins on cards, one at most on each."""

    on: Spot
    n: Some = 1

    def text(self) -> Message:
        return _put(AmountArg(self.n, "cave_in"), self.on)

    def icons(self) -> IconRows:
        return ((*some_icons(self.n, "cave_in"), Icon(self.on)),)


@effect_class("clear")
class ClearEffect(Effect):
    """Remove cave-ins of the own mine; the freed cards do not act by it."""

    n: Some = 1

    def text(self) -> Message:
        return msg("imperial_miners.effect_remove", "Remove {amount}.", amount=AmountArg(self.n, "cave_in"))

    def icons(self) -> IconRows:
        return (some_icons(self.n, "clear"),)


@effect_class("cart")
class CartEffect(Effect):
    """Put cart tokens on joined half-full carts."""

    n: Some = 1

    def text(self) -> Message:
        amount = AmountArg(self.n, "cart")
        if self.n == 1:
            return msg("imperial_miners.effect_put_on_a_half_cart", "Put {amount} on a half-full cart.", amount=amount)
        return msg("imperial_miners.effect_put_on_half_carts", "Put {amount} on half-full carts.", amount=amount)

    def icons(self) -> IconRows:
        return (some_icons(self.n, "cart"),)
