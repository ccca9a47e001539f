"""The twenty Automa tiles: on one side what it does, on the other how it chooses."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from engine.barrage.board import Structure, Zone
from engine.barrage.effects import VOCABULARY
from engine.core.storage.card import CardRecord, shipped_cards

DamCriterion: TypeAlias = Literal[
    "D_best_conduit",
    "D_own_powerhouse",
    "D_below_powerhouse",
    "D_below_powerhouse_opponent_first",
    "D_red_space",
    "D_downstream_own_dam",
    "D_most_water",
]
ConduitCriterion: TypeAlias = Literal[
    "C_best",
    "C_second_best",
    "C_dam_own_first",
    "C_dam_opponent_first",
    "C_powerhouse_own_first",
    "C_powerhouse_opponent_first",
]
PowerhouseCriterion: TypeAlias = Literal[
    "P_feeds_own_dam",
    "P_not_feeding_opponent",
    "P_basin_5",
    "P_basin_6",
    "P_basin_7",
    "P_best_conduit",
    "P_own_dam",
    "P_plain",
]


class AutomaLine(BaseModel):
    """One line of the action side."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    do: Literal["produce", "water", "contract_office", "construct", "rotate_wheel", "machines", "patent", "bank"]
    engineers: int
    goes_on: bool = False
    """Carried out if possible, and then the next lines are looked at all the same."""
    modifier: int = 0
    contract: Literal["", "green", "yellow", "red"] = ""
    drops: int = 0
    flow: bool = False
    energy: int = 0
    structure: Structure = "base"
    zone: Zone | None = None
    min_value: int = 0
    n: int = 0
    gain: dict[Literal["any", "excavator", "mixer"], int] = {}  # pydantic copies it for each record
    vp: int = 0
    not_in_round: int = 0


class Criteria(BaseModel):
    """The criteria side."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    dam: list[DamCriterion]
    dam_from_basin: int
    conduit: list[ConduitCriterion]
    conduit_from: str
    powerhouse: list[PowerhouseCriterion]
    powerhouse_from_basin: int
    headstream_order: list[str]


class AutomaTile(CardRecord):
    """A tile with both its sides."""

    actions: list[AutomaLine]
    criteria: Criteria


AUTOMA_TILES: dict[str, AutomaTile] = {
    f"automa.{record.id}": record
    for record, _ in shipped_cards("engine.barrage", "automa.json", AutomaTile, VOCABULARY)
}
"""By piece id."""
