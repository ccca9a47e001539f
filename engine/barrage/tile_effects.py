"""What technology tiles do for whoever builds with them."""

from __future__ import annotations

from typing import Literal

from engine.core.flow.effect import Effect, effect_class
from engine.core.messages.icons import Figure, Glyph, Icon, IconRows, amount_icons, each_icons
from engine.core.messages.message import AmountArg, Message, NounArg, msg


def signed(n: int) -> str:
    """A bonus or malus as it is printed: +2, ±0, −1."""
    return "±0" if n == 0 else f"{'+' if n > 0 else '−'}{abs(n)}"


@effect_class("no_engineers")
class NoEngineersEffect(Effect):
    """Build without engineers and without a construction space."""

    def text(self) -> Message:
        return msg("barrage.effect_no_engineers_needed", "Needs no engineers.")

    def icons(self) -> IconRows:
        return ((Icon("no_engineer"),),)


@effect_class("no_machines")
class NoMachinesEffect(Effect):
    """Build without machines."""

    def text(self) -> Message:
        return msg("barrage.effect_no_machines_needed", "Needs no machines.")

    def icons(self) -> IconRows:
        return ((Icon("no_machine"),),)


@effect_class("free_red_space")
class FreeRedSpaceEffect(Effect):
    """No surcharge on red building spaces."""

    def text(self) -> Message:
        return msg("barrage.effect_no_red_space_surcharge", "No surcharge on a red building space.")

    def icons(self) -> IconRows:
        return ((Icon("red_space"), Figure("±0")),)


@effect_class("mixed_machines")
class MixedMachinesEffect(Effect):
    """Excavators and mixers replace each other."""

    def text(self) -> Message:
        return msg("barrage.effect_machines_interchangeable", "Excavators and mixers replace each other.")

    def icons(self) -> IconRows:
        return ((Icon("excavator"), Glyph.OR, Icon("mixer")),)


@effect_class("cost_cap")
class CostCapEffect(Effect):
    """The structure costs no more than so many excavators."""

    excavator: int

    def text(self) -> Message:
        return msg(
            "barrage.effect_machine_cost_capped",
            "Costs at most {machines}.",
            machines=AmountArg(self.excavator, "excavator"),
        )

    def icons(self) -> IconRows:
        return ((Figure("≤"), *amount_icons(self.excavator, "excavator")),)


@effect_class("water_empty_dams")
class WaterEmptyDamsEffect(Effect):
    """A drop into each own empty dam."""

    def text(self) -> Message:
        return msg(
            "barrage.effect_water_in_empty_dams",
            "Put {drops} into each of your empty dams.",
            drops=AmountArg(1, "drop"),
        )

    def icons(self) -> IconRows:
        return ((*amount_icons(1, "drop"), *each_icons("dam")),)


@effect_class("fill_dam")
class FillDamEffect(Effect):
    """The raised dam is filled."""

    def text(self) -> Message:
        return msg("barrage.effect_fill_raised_dam", "Fill the dam you have raised.")

    def icons(self) -> IconRows:
        return ((Icon("drop"), Icon("drop"), Icon("dam")),)


@effect_class("produce_now")
class ProduceNowEffect(Effect):
    """A production at once, with a bonus."""

    bonus: int

    def text(self) -> Message:
        return msg("barrage.effect_may_produce_at_once", "You may produce at once with a bonus of {n}.", n=self.bonus)

    def icons(self) -> IconRows:
        return ((Icon("turbine"), Figure(signed(self.bonus))),)


@effect_class("per_built")
class PerBuiltEffect(Effect):
    """Something for each own thing of a kind, the new one included."""

    gain: Literal["turn", "energy", "point"]
    each: int
    what: Literal["base", "elevation", "powerhouse", "raised_dam", "advanced"]

    def text(self) -> Message:
        what = NounArg(self.what)
        match self.gain:
            case "turn":
                return msg(
                    "barrage.effect_turn_wheel_per_own",
                    "Turn your wheel by one segment for each {what} you own.",
                    what=what,
                )
            case "energy":
                return msg(
                    "barrage.effect_energy_per_own",
                    "Produce {energy} for each {what} you own. A contract may be fulfilled with it.",
                    energy=AmountArg(self.each, "energy"),
                    what=what,
                )
            case "point":
                return msg(
                    "barrage.effect_gain_points_per_own",
                    "Gain {points} for each {what} you own.",
                    points=AmountArg(self.each, "point"),
                    what=what,
                )

    def icons(self) -> IconRows:
        noun = "wheel" if self.gain == "turn" else self.gain
        return ((*amount_icons(self.each, noun), *each_icons(self.what)),)


@effect_class("per_value")
class PerValueEffect(Effect):
    """Something for the value of the new conduit."""

    gain: Literal["credit", "energy"]
    each: int

    def text(self) -> Message:
        if self.gain == "credit":
            return msg(
                "barrage.effect_gain_credits_by_conduit",
                "Gain {credits} for each point of the new conduit's value.",
                credits=AmountArg(self.each, "credit"),
            )
        return msg(
            "barrage.effect_energy_by_conduit",
            "Produce {energy} for each point of the new conduit's value. A contract may be fulfilled with it.",
            energy=AmountArg(self.each, "energy"),
        )

    def icons(self) -> IconRows:
        return ((*amount_icons(self.each, self.gain), *each_icons("conduit")),)
