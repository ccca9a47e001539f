"""What is printed on pieces and places of Barrage: words, icons and facts.

Every number is the constant of its rule, so that a picture cannot say anything else than what is played.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.barrage.board import SPACES, ZONES
from engine.barrage.construction import ADLER_COST, JILL_PER_VALUE, SUBSTITUTE
from engine.barrage.effects import reward_texts
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
    RED,
    SOLOMON,
    TECHNOLOGY,
    VIKTOR,
)
from engine.barrage.water import PASSING_ENERGY
from engine.core.flow.effect import Effect
from engine.core.messages.clauses import all_in_one
from engine.core.messages.icons import Figure, Icon, IconRows, amount_icons, each_icons
from engine.core.messages.message import AmountArg, Message, NounArg, msg
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

_ABILITY_WORDS = {
    "USA": msg(
        "barrage.company_energy_from_passing_drops",
        "With three powerhouses: gain {energy} for each drop that runs past one of them.",
        energy=AmountArg(PASSING_ENERGY, "energy"),
    ),
    "Germany": msg(
        "barrage.company_second_production",
        "With three powerhouses: after a production, produce again at another powerhouse (drops × value only).",
    ),
    "Italy": msg(
        "barrage.company_energy_after_production",
        "With three powerhouses: gain {energy} after each production.",
        energy=AmountArg(ITALY_STEPS, "energy"),
    ),
    "France": msg(
        "barrage.company_contract_discount",
        "With three powerhouses: every contract needs {energy} less.",
        energy=AmountArg(DISCOUNT, "energy"),
    ),
}
_OFFICER_WORDS = {
    ADLER: msg(
        "barrage.officer_base_cost_fixed",
        "Your bases cost {machines} everywhere.",
        machines=AmountArg(ADLER_COST, "excavator"),
    ),
    GRAZIANO: msg(
        "barrage.officer_high_dams_hold_more",
        "Your dams of level 3 hold {drops}.",
        drops=AmountArg(GRAZIANO_CAPACITY, "drop"),
    ),
    VIKTOR: msg(
        "barrage.officer_production_minimum",
        "Drops times value count as at least {energy}.",
        energy=AmountArg(VIKTOR_LEAST, "energy"),
    ),
    JILL: msg(
        "barrage.officer_mixers_pay_conduit",
        "You may pay a conduit with mixers instead, one for each point of its value.",
    ),
    SOLOMON: msg(
        "barrage.officer_credits_replace_machines",
        "You may pay {credits} instead of any machine.",
        credits=AmountArg(SUBSTITUTE, "credit"),
    ),
    ANTON: msg("barrage.officer_special_tile_copies", "Your special tile works like another tile on your wheel."),
    MAHIRI: msg(
        "barrage.officer_copies_other_officer",
        "Spend an engineer to copy another officer this turn; the second time also costs {credits}.",
        credits=AmountArg(RED, "credit"),
    ),
}
_OBJECTIVE_WORDS = {
    1: msg("barrage.objective_red_spaces", "Bases and powerhouses on red spaces."),
    2: msg(
        "barrage.objective_bases_joined_to_powerhouse", "Your bases connected to your powerhouse by your own conduit."
    ),
    3: msg("barrage.objective_pieces_in_strongest_zone", "Your pieces in the zone where you have the most."),
    4: msg("barrage.objective_pieces_in_weakest_zone", "Your pieces in the zone where you have the fewest."),
    5: msg("barrage.objective_basins_with_any_piece", "Basins with at least one piece."),
    6: msg("barrage.objective_basins_with_three_pieces", "Basins with at least three pieces."),
}


def piece_words(piece: str) -> tuple[Message, ...]:
    """What a piece says."""
    if piece in CONTRACTS:
        need = msg(
            "barrage.contract_energy_needed",
            "Needs {energy} from one production.",
            energy=AmountArg(CONTRACTS[piece].energy, "energy"),
        )
        return (need, *reward_texts(CONTRACTS[piece].reward))
    if piece in ADVANCED:
        tile = ADVANCED[piece]
        return tuple(effect.text() for effect in tile.effects)
    if piece in BONUS:
        return (
            msg(
                "barrage.bonus_tile_points_per_own",
                "{points} for each {what} you own.",
                points=AmountArg(BONUS[piece].each, "point"),
                what=NounArg(piece.partition(".")[2]),
            ),
        )
    if piece in HEADSTREAM_TILES:
        return tuple(
            msg(
                "barrage.headstream_tile_round_drops",
                "Round {round}: {drops}.",
                round=number,
                drops=AmountArg(n, "drop"),
            )
            for number, n in enumerate(HEADSTREAM_TILES[piece], 1)
            if n
        )
    if piece in _OFFICER_WORDS:
        return (_OFFICER_WORDS[piece],)
    if piece.startswith("objective."):
        return (_OBJECTIVE_WORDS[int(piece[10:])],)
    if piece.startswith("company."):
        return _company_words(piece[8:])
    if piece == ANTON_TILE:
        return (_OFFICER_WORDS[ANTON],)
    return ()


def _company_words(name: str) -> tuple[Message, ...]:
    found = [_ABILITY_WORDS[name]]
    for income, parts in INCOMES.items():
        _, owner, kind, step = income.split(".")
        if owner == name and int(step) in INCOME_STEPS:
            found.append(
                msg(
                    "barrage.company_income_from_step",
                    "When you place {piece} number {step}, and again each round: {words.clause}.",
                    step=int(step),
                    piece=NounArg(kind),
                    words=all_in_one(reward_texts(parts)),
                )
            )
    return tuple(found)


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
