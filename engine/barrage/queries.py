"""Reading the table in the words of the game. Total on any table that hands can make."""

from __future__ import annotations

from typing import NamedTuple

from engine.barrage.board import (
    BASINS,
    DAM_SPACES,
    DAMS,
    INTO,
    PIECES_EACH,
    POWERHOUSES,
    SPACES,
    STRUCTURES,
    Structure,
)
from engine.barrage.tiles import ADVANCED, CONSTRUCTION, GRAZIANO, MAHIRI, OFFICERS
from engine.core.table.seats import own
from engine.core.table.table import Place, Table

_SEATS = range(5)
SUPPLY = own("supply")
CREW = own("engineers")
ENGINEER = tuple(f"engineer.{seat}" for seat in _SEATS)
TRACK = own("track")
TECH = own("tech")
TURN = own("turn")
CONTRACTS_OF = own("contracts")
FULFILLED = own("fulfilled")
COMPANY = own("company")
OFFICER = own("officer")
OFFICER_SPACE = own("officer_space")
WORKS = own("works")
WHEEL = tuple(tuple(f"seat.{seat}.wheel.{n}" for n in range(6)) for seat in _SEATS)
BUILDING = tuple(tuple(f"seat.{seat}.construction.{n}" for n in range(1, len(CONSTRUCTION) + 1)) for seat in _SEATS)
ROW: tuple[dict[Structure, tuple[str, ...]], ...] = tuple(
    {kind: tuple(f"seat.{seat}.{kind}.{n}" for n in range(1, PIECES_EACH[kind] + 1)) for kind in STRUCTURES}
    for seat in _SEATS
)
_HOUSES = tuple(tuple(f"powerhouse.{seat}.{n}" for n in range(1, PIECES_EACH["powerhouse"] + 1)) for seat in _SEATS)
_ORDER = tuple(f"order.{number}" for number in _SEATS[1:])
MAX_LEVEL = 3
GRAZIANO_CAPACITY = 4
"""What Graziano Del Monte's dams of the highest level hold."""
ABILITY_POWERHOUSES = 3
"""From so many powerhouses on the ability of a company works."""


# ---- the round and its order ---------------------------------------------------------------------------------------


def round_number(table: Table) -> int:
    """1 to 5; 0 before the first round."""
    return table.places["state"].counts.get("round", 0)


def is_introductory(table: Table) -> bool:
    """The game without patents and draft?"""
    return table.settings.get("variant", 0) == 1


def is_automa(table: Table, seat: int) -> bool:
    """Does the game itself play this seat?"""
    return seat > table.settings.get("people", table.seats)


def automa_level(table: Table) -> int:
    """1 easy to 4 very hard."""
    return table.settings.get("level", 1)


def turn_order(table: Table) -> list[int]:
    """All seats in turn order; a seat whose marker is lost (free hands only) comes last."""
    found: list[int] = []
    for name in _ORDER[: table.seats]:
        for piece in table.places[name].pieces:
            if piece.kind == "order" and piece.owner not in found:
                found.append(piece.owner)
    if len(found) < table.seats:
        found.extend(seat for seat in range(1, table.seats + 1) if seat not in found)
    return found


def has_passed(table: Table, seat: int) -> bool:
    """Has this seat passed in this round?"""
    return table.places[TURN[seat]].counts.get("passed", 0) > 0


# ---- seats -----------------------------------------------------------------------------------------------------------


def credits(table: Table, seat: int) -> int:
    """Credits in the player's supply; an Automa pays with points and is never short of them."""
    if is_automa(table, seat):
        return 9999
    return table.places[SUPPLY[seat]].counts.get("credit", 0)


def excavators(table: Table, seat: int) -> int:
    """Excavators in the player's supply."""
    return table.places[SUPPLY[seat]].counts.get("excavator", 0)


def mixers(table: Table, seat: int) -> int:
    """Mixers in the player's supply."""
    return table.places[SUPPLY[seat]].counts.get("mixer", 0)


def engineers(table: Table, seat: int) -> int:
    """Engineers at home."""
    return table.places[CREW[seat]].counts.get(ENGINEER[seat], 0)


def energy(table: Table, seat: int) -> int:
    """Energy of this round."""
    return table.places[TRACK[seat]].counts.get("energy", 0)


def points(table: Table, seat: int) -> int:
    """Points on the score track."""
    return table.places[TRACK[seat]].counts.get("point", 0)


def company(table: Table, seat: int) -> str:
    """`USA`, `Germany`, `Italy` or `France`; empty before the draft."""
    for piece in table.places[COMPANY[seat]].pieces:
        if piece.kind == "company":
            return piece.id[8:]
    return ""


def officer(table: Table, seat: int) -> str:
    """The piece id of the seat's officer, or nothing."""
    for piece in table.places[OFFICER[seat]].pieces:
        if piece.kind == "officer":
            return piece.id
    return ""


def copied_officer(table: Table, seat: int) -> str:
    """The officer whom Mahiri Sekibo copies in this turn."""
    number = table.places[TURN[seat]].counts.get("copied", 0)
    return OFFICERS[number - 1] if 0 < number <= len(OFFICERS) else ""


def has_officer(table: Table, seat: int, who: str) -> bool:
    """Does this ability hold for the seat now: its own, or copied for this turn?"""
    own = officer(table, seat)
    return own == who or (own == MAHIRI and copied_officer(table, seat) == who)


def wheel_tiles(table: Table, seat: int) -> list[str]:
    """The technology tiles on the player's wheel, the open segment first."""
    return [piece.id for segment in WHEEL[seat] for piece in table.places[segment].pieces]


def advanced_owned(table: Table, seat: int) -> int:
    """Advanced tiles in supply and on the wheel; Anton's special tile is none (B20)."""
    held = sum(piece.id in ADVANCED for piece in table.places[TECH[seat]].pieces)
    return held + sum(tile in ADVANCED for tile in wheel_tiles(table, seat))


def production_bonus(table: Table, seat: int) -> int:
    """0, 0, +1, +1, +3 by powerhouses built. Rules: barrage/company-bonus."""
    if is_automa(table, seat) and automa_level(table) < 2:
        return 0
    return (0, 0, 1, 1, 3)[min(4, built(table, seat, "powerhouse"))]


def has_ability(table: Table, seat: int, name: str) -> bool:
    """Does the ability of this company work: is it this seat's, with three powerhouses?"""
    return (
        company(table, seat) == name
        and built(table, seat, "powerhouse") >= ABILITY_POWERHOUSES
        and not (is_automa(table, seat) and automa_level(table) < 3)
    )


def next_building_space(table: Table, seat: int) -> int:
    """The leftmost free construction space, 0 to 3; 4: all are taken. Rules: barrage/construction-space (B4)."""
    places, kind = table.places, ENGINEER[seat]
    for at, name in enumerate(BUILDING[seat]):
        if not places[name].counts.get(kind, 0):
            return at
    return len(CONSTRUCTION)


# ---- structures ------------------------------------------------------------------------------------------------------


def built(table: Table, seat: int, kind: Structure) -> int:
    """How many pieces of a kind have left the company board."""
    places = table.places
    n = 0
    for slot in ROW[seat][kind]:
        if not places[slot].pieces:
            n += 1
    return n


def next_piece(table: Table, seat: int, kind: Structure) -> str | None:
    """The leftmost piece of a kind on the company board. Rules: barrage/leftmost-piece."""
    places = table.places
    for slot in ROW[seat][kind]:
        for piece in places[slot].pieces:
            if piece.kind == kind and piece.owner == seat:
                return piece.id
    return None


class Dam(NamedTuple):
    """A dam as it stands."""

    place: str
    basin: int
    owner: int
    """0: neutral."""
    level: int
    drops: int


def level(place: Place) -> int:
    """How many pieces a dam has; without a base there is no dam."""
    pieces = place.pieces
    for piece in pieces:
        if piece.kind == "base":
            return min(len(pieces), MAX_LEVEL)
    return 0


def dam_owner(place: Place) -> int:
    """Whose base stands here; 0: nobody's."""
    for piece in place.pieces:
        if piece.kind == "base":
            return piece.owner
    return 0


def capacity(table: Table, place: Place) -> int:
    """How many drops a dam holds: its level; Graziano Del Monte's third level holds four. Rules: barrage/capacity."""
    high = level(place)
    if high == MAX_LEVEL:
        owner = dam_owner(place)
        if owner and has_officer(table, owner, GRAZIANO):
            return GRAZIANO_CAPACITY
    return high


def dams(table: Table) -> list[Dam]:
    """All dams on the map, upper before lower, basin by basin."""
    return table.reading(_dams)


def _dams(table: Table) -> list[Dam]:
    places = table.places
    found = []
    for space in DAM_SPACES:
        place = places[space.id]
        if place.pieces:
            high = level(place)
            if high:
                found.append(Dam(space.id, space.basin, dam_owner(place), high, place.counts.get("drop", 0)))
    return found


def own_dams(table: Table, seat: int) -> list[Dam]:
    """The dams of a seat."""
    return [dam for dam in dams(table) if dam.owner == seat]


def owner_at(table: Table, space: str) -> int | None:
    """Whose conduit or powerhouse stands on a space; None: it is free."""
    pieces = table.places[space].pieces
    return pieces[0].owner if pieces else None


def powerhouse_in(table: Table, seat: int, basin: int) -> str | None:
    """The space where a seat's powerhouse stands in a basin."""
    places = table.places
    for name in POWERHOUSES[basin]:
        for piece in places[name].pieces:
            if piece.owner == seat and piece.kind == "powerhouse":
                return name
    return None


def powerhouse_basins(table: Table, seat: int) -> dict[int, str]:
    """The basins where a seat has a powerhouse, upstream first, with its space."""
    found = {}
    for name in _HOUSES[seat]:
        piece = table.pieces.get(name)
        space = SPACES.get(piece.place.id) if piece is not None else None
        if space is not None and space.family == "powerhouse":
            found[space.basin] = space.id
    return dict(sorted(found.items())) if len(found) > 1 else found


def dam_in(table: Table, seat: int, basin: int) -> str | None:
    """The space where a seat's dam stands in a basin."""
    places = table.places
    for name in DAMS[basin]:
        place = places[name]
        if place.pieces and level(place) and dam_owner(place) == seat:
            return name
    return None


class System(NamedTuple):
    """A dam with water, a conduit and an own powerhouse that belong together."""

    dam: str
    conduit: str
    powerhouse: str
    drops: int
    value: int
    payee: int
    """The seat that is paid for its conduit; 0: the conduit is one's own."""


def systems(table: Table, seat: int, without: str = "") -> list[System]:
    """Every system a seat can produce with now. Rules: barrage/connections, barrage/production.

    `without`: a powerhouse that may not be used (the German second production).
    """
    places = table.places
    found = []
    for basin, powerhouse in powerhouse_basins(table, seat).items():
        if powerhouse == without:
            continue
        for pipe in INTO[basin]:
            laid = places[pipe.id].pieces
            if not laid:
                continue
            payee = laid[0].owner
            if payee == seat:
                payee = 0
            for name in DAMS[pipe.basin]:
                place = places[name]
                drops = place.counts.get("drop", 0)
                if drops > 0 and place.pieces and dam_owner(place) in (0, seat) and level(place):
                    found.append(System(name, pipe.id, powerhouse, drops, pipe.value, payee))
    return found


def pieces_in_basins(table: Table, seat: int) -> dict[int, int]:
    """How many own structure pieces stand in each basin; a conduit counts where it starts (B26)."""
    places, counts = table.places, dict.fromkeys(BASINS, 0)
    for name, space in SPACES.items():
        for piece in places[name].pieces:
            if piece.owner == seat:
                counts[space.basin] += 1
    return counts
