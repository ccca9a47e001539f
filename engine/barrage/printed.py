"""What is printed on pieces and places of Barrage besides words: icons and facts.

Every number is the constant of its rule, so that a picture cannot say anything else than what is played.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.barrage.board import SPACES, ZONES
from engine.barrage.construction import ADLER_COST, JILL_PER_VALUE, SUBSTITUTE
from engine.barrage.market import DISCOUNT
from engine.barrage.production import ITALY_STEPS, VIKTOR_LEAST
from engine.barrage.queries import ABILITY_POWERHOUSES, GRAZIANO_CAPACITY, MAX_LEVEL, company
from engine.barrage.scoring import PIECES_IN_BASIN
from engine.barrage.tiles import (
    ACTION_SPACES,
    ADLER,
    ADVANCED,
    ANTON,
    ANTON_TILE,
    BONUS,
    CONTRACTS,
    GRAZIANO,
    HEADSTREAM_TILES,
    INCOME_STEPS,
    INCOMES,
    JILL,
    MAHIRI,
    OBJECTIVES,
    SOLOMON,
    TECHNOLOGY,
    VIKTOR,
)
from engine.barrage.water import PASSING_ENERGY
from engine.core.flow.effect import Effect
from engine.core.messages.icons import Figure, Icon, IconRows, amount_icons, each_icons
from engine.core.table.table import Table

_ABILITY = amount_icons(ABILITY_POWERHOUSES, "powerhouse")
_COMPANIES: dict[str, IconRows] = {
    "company.USA": (_ABILITY, (*amount_icons(PASSING_ENERGY, "energy"), *each_icons("flow"))),
    "company.Germany": (_ABILITY, amount_icons(2, "turbine")),
    "company.Italy": (_ABILITY, (Icon("turbine"), *amount_icons(f"+{ITALY_STEPS}", "energy"))),
    "company.France": (_ABILITY, (Icon("contract"), *amount_icons(f"−{DISCOUNT}", "energy"))),
}
_OFFICERS: dict[str, IconRows] = {
    ADLER: ((Icon("base"),), amount_icons(ADLER_COST, "excavator")),
    GRAZIANO: ((Icon("dam"),), amount_icons(GRAZIANO_CAPACITY, "drop")),
    VIKTOR: ((Icon("drop"),), amount_icons(f"≥{VIKTOR_LEAST}", "energy")),
    JILL: ((Icon("conduit"),), amount_icons(JILL_PER_VALUE, "mixer")),
    SOLOMON: (amount_icons(SUBSTITUTE, "credit"), (Icon("machine"),)),
    ANTON: ((Icon("advanced"),), (Icon("copy"),)),
    MAHIRI: ((Icon("officer"),), (Icon("copy"),)),
}
_ZONES = tuple(Icon(zone) for zone in ZONES)
_OBJECTIVES: dict[str, IconRows] = {
    "objective.1": ((Icon("base"), Icon("powerhouse")), (Icon("red_space"),)),
    "objective.2": ((Icon("base"), Icon("conduit"), Icon("powerhouse")),),
    "objective.3": (_ZONES, (Icon("arrow_up"),)),
    "objective.4": (_ZONES, (Icon("arrow_down"),)),
    **{f"objective.{number}": ((Icon("basin"), Figure(f"≥{n}")),) for number, n in PIECES_IN_BASIN.items()},
}
_SPECIAL: dict[str, IconRows] = {ANTON_TILE: ((Icon("wheel"), Icon("joker")),)}
_FIXED = _COMPANIES | _OFFICERS | _OBJECTIVES | _SPECIAL
"""Pieces whose icons do not come from effects."""


def piece_icons(piece: str) -> IconRows:
    """The icons on a piece."""
    if piece in CONTRACTS:
        return _rows(CONTRACTS[piece].reward)
    if piece in ADVANCED:
        return _rows(ADVANCED[piece].effects)
    return _FIXED.get(piece, ())


def piece_facts(piece: str) -> Mapping[str, int | str]:
    """What else is printed on a piece: nouns and numbers by name."""
    if piece in CONTRACTS:
        return {"colour": CONTRACTS[piece].colour, "energy": CONTRACTS[piece].energy}
    if piece in TECHNOLOGY:
        tile = TECHNOLOGY[piece]
        return {"level": tile.level, "builds": tile.builds[0] if len(tile.builds) == 1 else "joker"}
    if piece == ANTON_TILE:
        return {"level": 0, "builds": "copy"}
    if piece in BONUS:
        return {"each": BONUS[piece].each, "what": BONUS[piece].id}
    if piece in HEADSTREAM_TILES:
        return {f"drops.{number}": n for number, n in enumerate(HEADSTREAM_TILES[piece], 1)}
    if piece in OBJECTIVES:
        return {"number": OBJECTIVES.index(piece) + 1}
    return {}


def place_icons(table: Table, place: str) -> IconRows:
    """What an action space does, and what a place of a company board pays when its piece has gone."""
    if place in ACTION_SPACES:
        return ACTION_SPACES[place].effect.icons()
    match place.split("."):
        case ["seat", seat, kind, step] if step.isdigit() and int(step) in INCOME_STEPS:
            return _rows(INCOMES.get(f"income.{company(table, int(seat))}.{kind}.{step}", ()))
    return ()


def place_facts(place: str) -> Mapping[str, int | str]:
    """The value of a conduit, and how many levels a dam can have."""
    space = SPACES.get(place)
    if space is None or space.family == "powerhouse":
        return {}
    return {"value": space.value} if space.family == "conduit" else {"levels": MAX_LEVEL}


def _rows(effects: tuple[Effect, ...]) -> IconRows:
    return tuple(row for effect in effects for row in effect.icons())
