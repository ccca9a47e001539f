"""Contracts, incomes, technology, bonus and headstream tiles, action spaces, officers and companies, read from data."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engine.barrage.board import STRUCTURES, Structure
from engine.barrage.effects import VOCABULARY, PatentEffect, ProduceEffect
from engine.barrage.tile_effects import (
    CostCapEffect,
    FreeRedSpaceEffect,
    MixedMachinesEffect,
    NoEngineersEffect,
    NoMachinesEffect,
)
from engine.core.flow.effect import Effect
from engine.core.storage.card import CardRecord, shipped_cards

Colour: TypeAlias = Literal["green", "yellow", "red", "national", "starting"]

PRIVATE: tuple[Colour, ...] = ("green", "yellow", "red")
"""The three piles of private contracts, cheap to dear."""
ROUNDS = 5
RED = 3
"""Credits for a red action space or a red building space."""
_PACKAGE = "engine.barrage"


# ---- contracts and incomes -----------------------------------------------------------------------------------------


class ContractRecord(CardRecord):
    """A contract as it stands in the data."""

    colour: Colour
    energy: int


class ContractTile(NamedTuple):
    """A contract: what it asks and what it pays."""

    id: str
    colour: Colour
    energy: int
    reward: tuple[Effect, ...]


CONTRACTS: dict[str, ContractTile] = {
    f"contract.{record.id}": ContractTile(f"contract.{record.id}", record.colour, record.energy, effects["effects"])
    for record, effects in shipped_cards(_PACKAGE, "contracts.json", ContractRecord, VOCABULARY)
}
"""By piece id."""

Company: TypeAlias = Literal["USA", "Germany", "Italy", "France"]
COMPANIES: tuple[Company, ...] = ("USA", "Germany", "Italy", "France")
INCOME_STEPS = (2, 4, 5)
"""The second, fourth and fifth piece of a row uncover an income."""
INCOMES: dict[str, tuple[Effect, ...]] = {
    f"income.{record.id}": effects["effects"]
    for record, effects in shipped_cards(_PACKAGE, "incomes.json", CardRecord, VOCABULARY)
}
"""`income.USA.base.2` -> reward."""
REWARDS: dict[str, tuple[Effect, ...]] = {piece: contract.reward for piece, contract in CONTRACTS.items()} | INCOMES
"""Everything that pays a reward, by its id; action spaces are added below."""


# ---- technology ----------------------------------------------------------------------------------------------------


class TechnologyRecord(CardRecord):
    """An advanced technology tile as it stands in the data."""

    level: int
    builds: Literal["base", "elevation", "conduit", "powerhouse", "any"]


class Technology(NamedTuple):
    """What a technology tile can do."""

    id: str
    level: int
    """0: basic."""
    builds: tuple[Structure, ...]
    effects: tuple[Effect, ...] = ()
    no_engineers: bool = False
    no_machines: bool = False
    free_red: bool = False
    mixed: bool = False
    cap: int = 0


def _technology(name: str, level: int, builds: str, effects: tuple[Effect, ...] = ()) -> Technology:
    return Technology(
        name,
        level,
        STRUCTURES if builds in ("any", "joker") else tuple(kind for kind in STRUCTURES if kind == builds),
        effects,
        no_engineers=any(isinstance(one, NoEngineersEffect) for one in effects),
        no_machines=any(isinstance(one, NoMachinesEffect) for one in effects),
        free_red=any(isinstance(one, FreeRedSpaceEffect) for one in effects),
        mixed=any(isinstance(one, MixedMachinesEffect) for one in effects),
        cap=next((one.excavator for one in effects if isinstance(one, CostCapEffect)), 0),
    )


BASIC = (*STRUCTURES, "joker")
ADVANCED: dict[str, Technology] = {
    f"tech.{record.id}": _technology(f"tech.{record.id}", record.level, record.builds, effects["effects"])
    for record, effects in shipped_cards(_PACKAGE, "technology.json", TechnologyRecord, VOCABULARY)
}
ANTON_TILE = "tech.anton"
"""The special tile of Anton Krylov; what it can do depends on the wheel."""
TECHNOLOGY: dict[str, Technology] = ADVANCED | {
    f"basic.{seat}.{kind}": _technology(f"basic.{seat}.{kind}", 0, kind) for seat in range(1, 5) for kind in BASIC
}
"""All tiles that build by themselves, by piece id."""


# ---- bonus, objective and headstream tiles -------------------------------------------------------------------------


class BonusRecord(CardRecord):
    """A bonus tile: points for each own thing of a kind."""

    each: int


BONUS: dict[str, BonusRecord] = {
    f"bonus.{record.id}": record for record, _ in shipped_cards(_PACKAGE, "bonus.json", BonusRecord, VOCABULARY)
}
OBJECTIVES: tuple[str, ...] = tuple(f"objective.{number}" for number in range(1, 7))


class HeadstreamRecord(CardRecord):
    """A headstream tile: its drops in rounds one to four."""

    drops: list[int]


HEADSTREAM_TILES: dict[str, tuple[int, ...]] = {
    f"headstream_tile.{record.id}": tuple(record.drops)
    for record, _ in shipped_cards(_PACKAGE, "headstreams.json", HeadstreamRecord, VOCABULARY)
}


# ---- officers --------------------------------------------------------------------------------------------------------

ADLER, GRAZIANO, VIKTOR, JILL, SOLOMON, ANTON, MAHIRI = OFFICERS = (
    "officer.wilhelm_adler",
    "officer.graziano_del_monte",
    "officer.viktor_fiesler",
    "officer.jill_mcdowell",
    "officer.solomon_p_jordan",
    "officer.anton_krylov",
    "officer.mahiri_sekibo",
)
INTRODUCTORY: tuple[tuple[Company, str, str], ...] = (
    ("USA", ADLER, "contract.S1"),
    ("Germany", JILL, "contract.S2"),
    ("Italy", SOLOMON, "contract.S3"),
    ("France", VIKTOR, "contract.S4"),
)
"""Company, officer and starting contract by seat in the introductory game (B23)."""


# ---- the management board --------------------------------------------------------------------------------------------


class ActionRecord(CardRecord):
    """A row of the management board as it stands in the data."""

    section: Literal[
        "turbine_station", "water_management", "workshop", "machinery_shop", "contract_office", "patent_office"
    ]
    players: int
    fee: int
    left: list[int]
    right: list[int] = []  # noqa: RUF012  # pydantic copies it for each record


class ActionSpace(NamedTuple):
    """One side of a row of the management board."""

    id: str
    row: str
    section: str
    players: int
    """Closed below that number of players."""
    engineers: int
    red: int
    fee: int
    effect: Effect

    @property
    def credits(self) -> int:
        """What must be paid when the engineers are laid."""
        return self.red + self.fee


def _action_spaces() -> dict[str, ActionSpace]:
    found = {}
    for record, effects in shipped_cards(_PACKAGE, "actions.json", ActionRecord, VOCABULARY):
        (effect,) = effects["effects"]
        for side, price in (("left", record.left), ("right", record.right)):
            if price:
                name = f"action.{record.id}.{side}" if record.right else f"action.{record.id}"
                found[name] = ActionSpace(
                    name, record.id, record.section, record.players, price[0], price[1], record.fee, effect
                )
    return found


ACTION_SPACES: dict[str, ActionSpace] = _action_spaces()
"""By place id."""
BANK = "action.bank"
SECTIONS: dict[str, tuple[str, ...]] = {
    section: tuple(
        space.id
        for side in (".left", "", ".right")
        for space in ACTION_SPACES.values()
        if space.section == section and (space.id.endswith(side) if side else space.section == "patent_office")
    )
    for section in dict.fromkeys(space.section for space in ACTION_SPACES.values())
}
"""The spaces of a section: left column top to bottom, then the right column."""
PATENT_SLOTS: dict[str, str] = {
    space.id: f"patent.slot.{space.effect.slot}"
    for space in ACTION_SPACES.values()
    if isinstance(space.effect, PatentEffect)
}
TURBINES: dict[str, int] = {
    space.id: space.effect.modifier for space in ACTION_SPACES.values() if isinstance(space.effect, ProduceEffect)
}
REWARDS |= {name: (space.effect,) for name, space in ACTION_SPACES.items()}
CONSTRUCTION: tuple[tuple[int, int], ...] = ((1, 0), (2, 0), (3, 0), (3, RED))
"""Engineers and credits of the four construction spaces of a company."""
OFFICER_SPACES: tuple[tuple[int, int], ...] = ((1, 0), (1, RED))
"""Mahiri Sekibo's own spaces."""
