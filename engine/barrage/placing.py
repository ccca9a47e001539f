"""Where a structure may stand: spaces, and one dam and one powerhouse of a colour in a basin.

Rules: barrage/building-space, barrage/one-dam, barrage/one-powerhouse, barrage/elevation.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from engine.barrage.board import SPACES, SPACES_FOR, STRUCTURES, TWIN, Structure, Zone
from engine.barrage.queries import (
    COMPANY,
    MAX_LEVEL,
    dam_in,
    dam_owner,
    level,
    next_piece,
    powerhouse_basins,
    powerhouse_in,
)
from engine.barrage.tiles import RED
from engine.core.messages.message import AmountArg, ListArg, NounArg, PlaceArg, SeatArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table

SPACE_RULE = {
    "base": "barrage/base",
    "elevation": "barrage/elevation",
    "conduit": "barrage/conduit",
    "powerhouse": "barrage/powerhouse",
}


def is_structure(kind: str) -> TypeGuard[Structure]:
    """Is this one of the four kinds of pieces?"""
    return kind in STRUCTURES


def misplaced(table: Table, seat: int, kind: Structure, space: str) -> Iterator[Refusal]:
    """Every rule that a piece of this kind and seat would break on a space."""
    rule = SPACE_RULE[kind]
    if next_piece(table, seat, kind) is None:
        message = msg(
            "barrage.no_piece_left_on_board",
            "No piece of this kind is left on your board: {piece}.",
            piece=NounArg(kind),
        )
        yield Refusal("barrage/leftmost-piece", message, (COMPANY[seat],))
    there = SPACES.get(space)
    if there is None or there.family != ("dam" if kind in ("base", "elevation") else kind):
        message = msg("barrage.not_a_space_for_piece", "{piece.a} cannot be built on this space.", piece=NounArg(kind))
        yield Refusal(rule, message, (space,))
        return
    match kind:
        case "elevation":
            yield from _no_elevation(table, seat, space)
        case "base":
            yield from _occupied(table, space)
            other = dam_in(table, seat, there.basin)
            if other is not None and other != space:
                message = msg(
                    "barrage.already_dam_in_basin",
                    "A basin takes one dam of a colour, and yours stands at {place}.",
                    place=PlaceArg(other),
                )
                yield Refusal("barrage/one-dam", message, (other, space))
        case "conduit":
            yield from _occupied(table, space)
        case "powerhouse":
            yield from _occupied(table, space)
            other = powerhouse_in(table, seat, there.basin)
            if other is not None and other != space:
                message = msg(
                    "barrage.already_powerhouse_in_basin",
                    "A basin takes one powerhouse of a colour, and yours stands at {place}.",
                    place=PlaceArg(other),
                )
                yield Refusal("barrage/one-powerhouse", message, (other, space))


def _occupied(table: Table, space: str) -> Iterator[Refusal]:
    pieces = table.places[space].pieces
    if pieces:
        yield Refusal(
            "barrage/building-space",
            msg("barrage.already_taken_building_space", "This space is taken: {place}.", place=PlaceArg(space)),
            (space, pieces[0].id),
        )


def _no_elevation(table: Table, seat: int, space: str) -> Iterator[Refusal]:
    place = table.places[space]
    high = level(place)
    if not high:
        yield Refusal(
            "barrage/elevation", msg("barrage.elevation_needs_base", "An elevation needs a base under it."), (space,)
        )
        return
    owner = dam_owner(place)
    if not owner:
        yield Refusal(
            "barrage/neutral-dams",
            msg("barrage.neutral_dams_never_change", "Neutral dams stay as they are all game long."),
            (space,),
        )
    elif owner != seat:
        message = msg(
            "barrage.elevation_needs_own_base",
            "This dam belongs to {seat}: elevations stand on one's own bases.",
            seat=SeatArg(owner),
        )
        yield Refusal("barrage/elevation", message, (space,))
    if high >= MAX_LEVEL:
        message = msg(
            "barrage.too_many_elevations_on_base",
            "A base takes at most {max}.",
            max=AmountArg(MAX_LEVEL - 1, "elevation"),
        )
        yield Refusal("barrage/elevation", message, (space,))


def outside(kind: Structure, space: str, zones: tuple[Zone, ...], value: int) -> Iterator[Refusal]:
    """Why a space is not one that a contract allows: its zone, or the value of its conduit."""
    there = SPACES.get(space)
    if there is None:
        return
    if zones and there.zone not in zones:
        allowed = ListArg(tuple(NounArg(zone) for zone in zones))
        message = msg(
            "barrage.not_in_zones_of_contract",
            "The contract allows only {zones}, and this is {zone}.",
            zones=allowed,
            zone=NounArg(there.zone),
        )
        yield Refusal("barrage/place-reward", message, (space,))
    if value and kind == "conduit" and there.value > value:
        message = msg(
            "barrage.too_high_conduit_for_contract",
            "The contract allows a value of {max} or less, and this conduit has {value}.",
            max=value,
            value=there.value,
        )
        yield Refusal("barrage/place-reward", message, (space,))


def surcharge(kind: Structure, space: str) -> int:
    """3 credits for a base or a powerhouse on a red space. Rules: barrage/red-space."""
    there = SPACES.get(space)
    return RED if there is not None and there.red and kind in ("base", "powerhouse") else 0


def free_spaces(table: Table, seat: int, kind: Structure) -> list[str]:
    """The spaces where a piece of this kind may stand, basin by basin; costs are another matter."""
    return free_of(table, seat, kind, _ALL[kind])


_ALL: dict[Structure, tuple[str, ...]] = {
    kind: tuple(space.id for space in spaces) for kind, spaces in SPACES_FOR.items()
}


def free_of(table: Table, seat: int, kind: Structure, spaces: tuple[str, ...]) -> list[str]:
    """Of some spaces for a kind, those where a piece of the seat may stand."""
    places = table.places
    match kind:
        case "base":
            return [
                space
                for space in spaces
                if not places[space].pieces
                and not ((twin := places[TWIN[space]]).pieces and level(twin) and dam_owner(twin) == seat)
            ]
        case "elevation":
            return [
                space
                for space in spaces
                if (place := places[space]).pieces and 0 < level(place) < MAX_LEVEL and dam_owner(place) == seat
            ]
        case "conduit":
            return [space for space in spaces if not places[space].pieces]
        case "powerhouse":
            taken = powerhouse_basins(table, seat)
            return [space for space in spaces if not places[space].pieces and SPACES[space].basin not in taken]
