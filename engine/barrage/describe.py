"""What pieces and places of Barrage are called, and where a game stands."""

from __future__ import annotations

from collections.abc import Mapping

from engine.barrage.board import SPACES
from engine.barrage.queries import round_number
from engine.barrage.tiles import (
    ACTION_SPACES,
    ADLER,
    ADVANCED,
    ANTON,
    ANTON_TILE,
    BANK,
    CONTRACTS,
    GRAZIANO,
    JILL,
    MAHIRI,
    ROUNDS,
    SECTIONS,
    SOLOMON,
    VIKTOR,
)
from engine.core.messages.message import LiteralArg, Message, NounArg, SeatArg, msg
from engine.core.table.table import Table

OFFICER_NAMES = {
    ADLER: "Wilhelm Adler",
    GRAZIANO: "Graziano Del Monte",
    VIKTOR: "Viktor Fiesler",
    JILL: "Jill McDowell",
    SOLOMON: "Solomon P. Jordan",
    ANTON: "Anton Krylov",
    MAHIRI: "Mahiri Sekibo",
}
_ROMAN = {1: "I", 2: "II", 3: "III"}


OWN_NAMES: Mapping[str, Message] = {
    "barrage.structure_of_seat": msg("barrage.own_structure", "{piece} {number}"),
    "barrage.basic_tile_of_seat": msg("barrage.own_basic_tile", "basic tile “{piece}”"),
    "barrage.construction_space_of_seat": msg("barrage.own_construction_space", "construction space {number}"),
    "barrage.wheel_segment_of_seat": msg("barrage.own_wheel_segment", "construction wheel, segment {number}"),
    "barrage.board_slot_of_seat": msg("barrage.own_board_slot", "company board: {piece} {number}"),
    "barrage.open_contracts_of_seat": msg("barrage.own_open_contracts", "own open contracts"),
    "barrage.officer_space_of_seat": msg("barrage.own_officer_space", "officer's space {number}"),
}
"""What these are called where it is said already whose they are."""


def progress(table: Table) -> float:
    """By rounds."""
    return max(0, 2 * round_number(table) - 1) / (2 * ROUNDS)


def status(table: Table) -> Message:
    """Round and phase."""
    number = round_number(table)
    if not any(table.lanes):
        return msg("barrage.status_game_over", "The game is over")
    if not number:
        return msg("barrage.status_choosing_companies", "Choosing companies")
    return msg("barrage.status_round", "Round {round} of {rounds}", round=number, rounds=ROUNDS)


def piece_name(piece: str) -> Message:
    """The name of a piece."""
    kind, _, code = piece.partition(".")
    match kind:
        case "base" | "elevation" | "conduit" | "powerhouse":
            owner, _, number = code.partition(".")
            if owner == "0":
                return msg("barrage.neutral_piece", "neutral {piece}", piece=NounArg(kind))
            return msg(
                "barrage.structure_of_seat",
                "{piece} {number} of {seat}",
                piece=NounArg(kind),
                number=int(number),
                seat=SeatArg(int(owner)),
            )
        case "contract":
            return msg(
                "barrage.contract_name",
                "{colour} {code}",
                colour=NounArg(f"contract.{CONTRACTS[piece].colour}"),
                code=LiteralArg(code),
            )
        case "basic":
            owner, _, builds = code.partition(".")
            return msg(
                "barrage.basic_tile_of_seat",
                "basic tile “{piece}” of {seat}",
                piece=NounArg(builds),
                seat=SeatArg(int(owner)),
            )
        case "tech":
            if piece == ANTON_TILE:
                return msg("barrage.anton_special_tile", "special tile of Anton Krylov")
            level = LiteralArg(_ROMAN[ADVANCED[piece].level])
            return msg(
                "barrage.advanced_tile",
                "advanced tile {level} “{piece}”",
                level=level,
                piece=NounArg(code.partition("_")[2]),
            )
        case "officer":
            return msg("barrage.name_of_officer", "{name}", name=LiteralArg(OFFICER_NAMES[piece]))
        case "company":
            return msg("barrage.name_of_company", "{name}", name=NounArg(code))
        case "bonus":
            return msg("barrage.bonus_tile", "bonus tile “{what}”", what=NounArg(code))
        case "objective":
            return msg("barrage.objective_tile", "objective tile {number}", number=int(code))
        case "headstream_tile":
            return msg("barrage.headstream_tile", "headstream tile {code}", code=LiteralArg(code))
        case "automa":
            return msg("barrage.automa_tile", "Automa tile {number}", number=int(code))
    return msg("barrage.turn_order_marker_of_seat", "turn order marker of {seat}", seat=SeatArg(int(code)))


_COMMON = {
    BANK: msg("barrage.bank", "bank"),
    "objective": msg("barrage.objective", "objective"),
    "draft.contracts": msg("barrage.starting_contracts", "starting contracts"),
    "automa.deck": msg("barrage.automa_tile_deck", "Automa tiles"),
    "automa.action": msg("barrage.automa_action_place", "Automa: action"),
    "automa.criteria": msg("barrage.automa_criteria_place", "Automa: criteria"),
    "box": msg("table.box", "box"),
    "state": msg("barrage.game_state", "state of the game"),
    "chance": msg("barrage.game_state", "state of the game"),
}
SHORT_NAMES: Mapping[str, Message] = {
    "barrage.objective_tile": msg("barrage.short_objective", "{number}"),
    "barrage.advanced_tile": msg("barrage.short_advanced_tile", "{piece} {level}"),
    "barrage.bonus_tile": msg("barrage.short_bonus_tile", "{what}"),
}


def place_name(place: str) -> Message:
    """The name of a place."""
    if place in _COMMON:
        return _COMMON[place]
    if place in SPACES:
        return _space_name(place)
    if place in ACTION_SPACES:
        return _action_name(place)
    first, _, rest = place.partition(".")
    match first:
        case "headstream":
            return msg("barrage.headstream", "headstream {letter}", letter=LiteralArg(rest))
        case "bonus":
            return msg("barrage.round_bonus_place", "bonus of round {round}", round=int(rest.rpartition(".")[2]))
        case "order":
            return msg("barrage.turn_order_place", "turn order {number}", number=int(rest))
        case "beside":
            return msg(
                "barrage.beside_section",
                "beside the {section}",
                section=NounArg(rest if rest in SECTIONS else "workshop"),
            )
        case "national":
            return msg("barrage.national_contract_place", "national contract {number}", number=int(rest))
        case "contracts":
            return msg("barrage.contract_pile", "pile: {colour}", colour=NounArg(f"contract.{rest}"))
        case "discard":
            return msg("barrage.contract_discard_pile", "discarded: {colour}", colour=NounArg(f"contract.{rest}"))
        case "offer":
            colour, _, number = rest.partition(".")
            return msg(
                "barrage.contract_offer_place",
                "on offer: {colour} {number}",
                colour=NounArg(f"contract.{colour}"),
                number=int(number),
            )
        case "patent":
            if rest.startswith("slot."):
                return msg("barrage.patent_slot", "patent slot {number}", number=int(rest[5:]))
            return msg("barrage.advanced_tile_pile", "advanced tiles {level}", level=LiteralArg(_ROMAN[int(rest)]))
        case "draft":
            return msg("barrage.company_draft_place", "company {number} on offer", number=int(rest))
    return _seat_place(rest)


def _space_name(place: str) -> Message:
    space = SPACES[place]
    match space.family:
        case "conduit":
            return msg(
                "barrage.conduit_space",
                "conduit {code} of value {value}",
                code=LiteralArg(space.code),
                value=space.value,
            )
        case "powerhouse":
            number = int(space.id.rpartition(".")[2])
            return msg(
                "barrage.powerhouse_space",
                "powerhouse space {number} of basin {basin}",
                number=number,
                basin=space.basin,
            )
        case "dam":
            if space.id.endswith(".upper"):
                return msg("barrage.upper_dam_space", "upper dam space of basin {number}", number=space.basin)
            return msg("barrage.lower_dam_space", "lower dam space of basin {number}", number=space.basin)


_SIGNS = {
    "turbine_p2": "+2",
    "turbine_p1": "+1",
    "turbine_0": "±0",
    "turbine_m1": "−1",
    "turbine_m2": "−2",
    "water_2": "2",
    "water_flow_1": "1",
    "workshop_1": "1×",
    "workshop_2": "2×",
    "workshop_3": "3×",
    "machinery_excavator": "A",
    "machinery_any": "B",
    "machinery_both": "C",
    "contract_one": "1a",
    "contract_one_b": "1b",
    "contract_two": "2",
    "patent_1": "1",
    "patent_2": "2",
    "patent_3": "3",
}
"""What tells the rows of a section apart, the same in every language."""


def _action_name(place: str) -> Message:
    space = ACTION_SPACES[place]
    section, sign = NounArg(space.section), LiteralArg(_SIGNS[space.row])
    if place.endswith(".left"):
        return msg("barrage.left_action_space", "{section} {sign}, left", section=section, sign=sign)
    if place.endswith(".right"):
        return msg("barrage.right_action_space", "{section} {sign}, right", section=section, sign=sign)
    return msg("barrage.action_space", "{section} {sign}", section=section, sign=sign)


def _seat_place(rest: str) -> Message:
    seat, _, part = rest.partition(".")
    who = SeatArg(int(seat))
    name, _, number = part.partition(".")
    match name:
        case "base" | "elevation" | "conduit" | "powerhouse":
            return msg(
                "barrage.board_slot_of_seat",
                "board of {seat}: {piece} {number}",
                seat=who,
                piece=NounArg(name),
                number=int(number),
            )
        case "construction":
            return msg(
                "barrage.construction_space_of_seat",
                "construction space {number} of {seat}",
                number=int(number),
                seat=who,
            )
        case "officer_space":
            return msg(
                "barrage.officer_space_of_seat", "officer's space {number} of {seat}", number=int(number), seat=who
            )
        case "wheel":
            return msg(
                "barrage.wheel_segment_of_seat", "wheel of {seat}, segment {number}", seat=who, number=int(number) + 1
            )
        case "company":
            return msg("barrage.company_of_seat", "company of {seat}", seat=who)
        case "officer":
            return msg("barrage.officer_of_seat", "officer of {seat}", seat=who)
        case "engineers":
            return msg("barrage.engineers_of_seat", "engineers of {seat}", seat=who)
        case "track":
            return msg("barrage.markers_of_seat", "markers of {seat}", seat=who)
        case "tech":
            return msg("barrage.technology_tiles_of_seat", "technology tiles of {seat}", seat=who)
        case "contracts":
            return msg("barrage.open_contracts_of_seat", "open contracts of {seat}", seat=who)
        case "fulfilled":
            return msg("barrage.fulfilled_contracts_of_seat", "fulfilled contracts of {seat}", seat=who)
        case "works":
            return msg("barrage.working_engineers_of_seat", "engineers at work of {seat}", seat=who)
    return msg("barrage.supply_of_seat", "supply of {seat}", seat=who)
