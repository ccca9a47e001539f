"""The effect vocabulary of Barrage: what contracts, incomes and action spaces say; technology tiles beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from engine.barrage.board import Structure, Zone
from engine.barrage.tile_effects import (
    CostCapEffect,
    FillDamEffect,
    FreeRedSpaceEffect,
    MixedMachinesEffect,
    NoEngineersEffect,
    NoMachinesEffect,
    PerBuiltEffect,
    PerValueEffect,
    ProduceNowEffect,
    WaterEmptyDamsEffect,
    signed,
)
from engine.core.flow.effect import Effect, EffectRegistry, effect_class
from engine.core.messages.clauses import either
from engine.core.messages.icons import Figure, Icon, IconRows, amount_icons
from engine.core.messages.message import AmountArg, Arg, Message, NounArg, msg, nonzero_amounts


class Goods(NamedTuple):
    """Fungible things that a seat gains at once."""

    credit: int = 0
    excavator: int = 0
    mixer: int = 0
    energy: int = 0
    point: int = 0

    def as_arg(self, machines: int = 0) -> Arg:
        """For messages: 2 credits and 4 points; perhaps machines of one's choice too."""
        return nonzero_amounts(*self._amounts(), (machines, "chosen_machine"))

    def icons(self) -> IconRows:
        """For pictures: a row for each kind."""
        return tuple(amount_icons(n, noun) for n, noun in self._amounts() if n)

    def _amounts(self) -> tuple[tuple[int, str], ...]:
        return (
            (self.point, "point"),
            (self.energy, "energy"),
            (self.credit, "credit"),
            (self.excavator, "excavator"),
            (self.mixer, "mixer"),
        )


# ---- rewards ---------------------------------------------------------------------------------------------------


@effect_class("gain")
class GainEffect(Effect):
    """Credits, machines, points, steps on the energy track."""

    credit: int = 0
    excavator: int = 0
    mixer: int = 0
    energy: int = 0
    point: int = 0

    @property
    def goods(self) -> Goods:
        """The same as a row of numbers."""
        return Goods(self.credit, self.excavator, self.mixer, self.energy, self.point)

    def text(self) -> Message:
        return _gain(self.goods)

    def icons(self) -> IconRows:
        return self.goods.icons()


@effect_class("machines")
class MachinesEffect(Effect):
    """Machines, each an excavator or a mixer by choice."""

    n: int

    def text(self) -> Message:
        return _gain(Goods(), self.n)

    def icons(self) -> IconRows:
        return (amount_icons(self.n, "machine"),)


def _gain(goods: Goods, machines: int = 0) -> Message:
    return msg("barrage.effect_gain_goods", "Gain {goods}.", goods=goods.as_arg(machines))


def reward_texts(parts: Sequence[Effect]) -> list[Message]:
    """A sentence for each part of a reward; what is gained one after the other is gained in one."""
    said: list[Message] = []
    for gained, group in groupby(parts, lambda part: isinstance(part, (GainEffect, MachinesEffect))):
        several = tuple(group)
        if not gained:
            said += [part.text() for part in several]
            continue
        goods = [part.goods for part in several if isinstance(part, GainEffect)]
        machines = sum(part.n for part in several if isinstance(part, MachinesEffect))
        said.append(_gain(Goods(*(sum(column) for column in zip(Goods(), *goods, strict=True))), machines))
    return said


@effect_class("turn_wheel")
class TurnWheelEffect(Effect):
    """Turn the player's construction wheel."""

    n: int

    def text(self) -> Message:
        return msg("barrage.effect_turn_wheel", "Turn your wheel by %n segment(s).", self.n)

    def icons(self) -> IconRows:
        return (amount_icons(self.n, "wheel"),)


@effect_class("drops")
class DropsEffect(Effect):
    """Drops on headstreams of one's choice; they wait, or flow at once."""

    n: int
    flow: bool = False

    def text(self) -> Message:
        drops = AmountArg(self.n, "drop")
        if self.n == 1:
            if self.flow:
                return msg(
                    "barrage.effect_place_flowing_drop", "Place {drops} on a headstream; it flows at once.", drops=drops
                )
            return msg(
                "barrage.effect_place_waiting_drop", "Place {drops} on a headstream; it waits there.", drops=drops
            )
        if self.flow:
            return msg(
                "barrage.effect_place_flowing_drops",
                "Place up to {drops} on headstreams; they flow at once.",
                drops=drops,
            )
        return msg(
            "barrage.effect_place_waiting_drops", "Place up to {drops} on headstreams; they wait there.", drops=drops
        )

    def icons(self) -> IconRows:
        return (amount_icons(self.n, "flow" if self.flow else "drop"),)


@effect_class("place")
class PlaceEffect(Effect):
    """Put a structure on the map without engineers, tile, machines or wheel turn."""

    structure: Structure
    zones: tuple[Zone, ...] = ()
    value: int = 0

    def text(self) -> Message:
        piece = NounArg(self.structure)
        if self.value:
            return msg(
                "barrage.effect_free_piece_value_limited",
                "Place {piece.a} of value {value} or less for free.",
                piece=piece,
                value=self.value,
            )
        if self.zones:
            zones = either([NounArg(zone) for zone in self.zones])
            return msg(
                "barrage.effect_free_piece_zones_limited",
                "Place {piece.a} for free, but only in this area: {zones}.",
                piece=piece,
                zones=zones,
            )
        return msg("barrage.effect_free_piece", "Place {piece.a} for free.", piece=piece)

    def icons(self) -> IconRows:
        if self.value:
            return ((Icon(self.structure), Figure(f"≤{self.value}"), Icon("energy")),)
        return ((Icon(self.structure), *(Icon(zone) for zone in self.zones)),)


# ---- action spaces ---------------------------------------------------------------------------------------------


@effect_class("produce")
class ProduceEffect(Effect):
    """A production with a bonus or malus."""

    modifier: int

    def text(self) -> Message:
        if self.modifier < 0:
            return msg("barrage.effect_produce_with_malus", "Produce with a malus of {n}.", n=-self.modifier)
        if not self.modifier:
            return msg("barrage.effect_produce", "Produce without bonus or malus.")
        return msg("barrage.effect_produce_with_bonus", "Produce with a bonus of {n}.", n=self.modifier)

    def icons(self) -> IconRows:
        return ((Icon("turbine"), Figure(signed(self.modifier))),)


@effect_class("contracts")
class ContractsEffect(Effect):
    """Take face-up private contracts."""

    n: int

    def text(self) -> Message:
        return msg("barrage.effect_take_private_contracts", "Take %n private contract(s).", self.n)

    def icons(self) -> IconRows:
        return (amount_icons(self.n, "contract"),)


@effect_class("patent")
class PatentEffect(Effect):
    """Take the advanced technology tile of a slot."""

    slot: int

    def text(self) -> Message:
        return msg("barrage.effect_take_advanced_tile", "Take the advanced tile of slot {n}.", n=self.slot)

    def icons(self) -> IconRows:
        return ((Icon("advanced"), Figure(str(self.slot))),)


VOCABULARY = EffectRegistry(
    (
        GainEffect,
        MachinesEffect,
        TurnWheelEffect,
        DropsEffect,
        PlaceEffect,
        ProduceEffect,
        ContractsEffect,
        PatentEffect,
        NoEngineersEffect,
        NoMachinesEffect,
        FreeRedSpaceEffect,
        MixedMachinesEffect,
        CostCapEffect,
        WaterEmptyDamsEffect,
        FillDamEffect,
        ProduceNowEffect,
        PerBuiltEffect,
        PerValueEffect,
    )
)
