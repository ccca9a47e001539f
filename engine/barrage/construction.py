"""Planning a construction: which tile, what it costs, and whether it can be paid.

Rules: barrage/construction, barrage/costs.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.barrage.board import SPACES, SPACES_FOR, STRUCTURES, Structure, Zone
from engine.barrage.placing import free_of, free_spaces, misplaced, surcharge
from engine.barrage.queries import (
    BUILDING,
    CREW,
    SUPPLY,
    TECH,
    WHEEL,
    automa_level,
    built,
    copied_officer,
    credits,
    engineers,
    excavators,
    is_automa,
    mixers,
    next_building_space,
    next_piece,
    officer,
    wheel_tiles,
)
from engine.barrage.tiles import (
    ADLER,
    ANTON,
    ANTON_TILE,
    CONSTRUCTION,
    JILL,
    MAHIRI,
    RED,
    SOLOMON,
    TECHNOLOGY,
    Technology,
)
from engine.core.messages.message import AmountArg, NounArg, PieceArg, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import Table

BASE_COST: dict[Zone, int] = {"plain": 3, "hill": 4, "mountain": 5}
ELEVATION_COST: dict[Zone, int] = {"plain": 2, "hill": 3, "mountain": 4}
ADLER_COST = 3
"""Excavators for a base of Wilhelm Adler."""
PER_VALUE = 2
"""Excavators for each point of a conduit's value."""
JILL_PER_VALUE = 1
"""Mixers that Jill McDowell may pay instead."""
SUBSTITUTE = 3
"""What Solomon P. Jordan pays for a machine."""


class Method(NamedTuple):
    """With which tile: the one that is laid (none if Mahiri copies Anton), and the one whose power is used."""

    tile: str
    acts: str


class BuildRoute(NamedTuple):
    """A price: so many machines of a kind (`any`: both kinds mix)."""

    n: int
    kind: str


class Payment(NamedTuple):
    """Excavators, mixers, and machines replaced by credits."""

    excavator: int
    mixer: int
    bought: int


def power(table: Table, seat: int, tile: str) -> Technology:
    """What a tile can do for a seat; for an Automa below level 3 it only builds. Rules: barrage/automa-level."""
    own = TECHNOLOGY[tile]
    if own.effects and is_automa(table, seat) and automa_level(table) < 3:
        return Technology(own.id, own.level, own.builds)
    return own


class Builder(NamedTuple):
    """What a seat has for building, read once."""

    seat: int
    engineers: int
    credits: int
    excavators: int
    mixers: int
    officers: tuple[str, ...]
    space: int
    """The next construction space, 0 to 3; 4: none is left."""
    free: bool
    """An Automa needs neither space nor its fee."""
    houses: int
    """Own powerhouses on the map."""


def builder(table: Table, seat: int, copies: str = "", spent: tuple[int, int] = (0, 0)) -> Builder:
    """The means of a seat; with an officer it would copy, and engineers and credits it would have spent for that."""
    own = officer(table, seat)
    copied = copies or copied_officer(table, seat)
    return Builder(
        seat,
        engineers(table, seat) - spent[0],
        credits(table, seat) - spent[1],
        excavators(table, seat),
        mixers(table, seat),
        (own, copied) if own == MAHIRI and copied else (own,),
        next_building_space(table, seat),
        is_automa(table, seat),
        built(table, seat, "powerhouse"),
    )


def methods(table: Table, who: Builder) -> list[Method]:
    """Every tile a seat could use now, and what Anton's tile or ability could copy from the wheel.

    Rules: barrage/technology, barrage/anton (B20), barrage/mahiri.
    """
    seat = who.seat
    found = []
    copier = None
    for piece in table.places[TECH[seat]].pieces:
        if piece.id in TECHNOLOGY:
            found.append(Method(piece.id, piece.id))
        elif piece.id == ANTON_TILE:
            copier = ANTON_TILE
    if ANTON in who.officers[1:]:
        found.extend(Method("", tile) for tile in wheel_tiles(table, seat) if tile in TECHNOLOGY)
    if copier is not None:
        found.extend(Method(copier, tile) for tile in wheel_tiles(table, seat) if tile in TECHNOLOGY)
    return found


def ways(who: Builder, kind: Structure, space: str, tile: Technology) -> tuple[BuildRoute, ...]:
    """The prices in machines that a seat may choose from. Rules: barrage/costs, barrage/adler, barrage/jill (B21)."""
    there = SPACES[space]
    if tile.no_machines:
        return (BuildRoute(0, "any"),)
    if kind == "base":
        n, machine = (ADLER_COST if ADLER in who.officers else BASE_COST[there.zone]), "excavator"
    elif kind == "elevation":
        n, machine = ELEVATION_COST[there.zone], "mixer"
    elif kind == "powerhouse":
        n, machine = 2 + who.houses, "mixer"
    else:
        n, machine = PER_VALUE * there.value, "excavator"
        if tile.cap and there.value >= 3:
            n = min(n, tile.cap)
        if JILL in who.officers:
            return (BuildRoute(n, "any" if tile.mixed else machine), BuildRoute(JILL_PER_VALUE * there.value, "mixer"))
    return (BuildRoute(n, "any" if tile.mixed else machine),)


def usual_costs(who: Builder, kind: Structure, space: str) -> tuple[tuple[str, int], ...]:
    """What a seat pays for a structure with a tile that has no power of its own. Rules: barrage/costs."""
    tile = Technology("", 0, (kind,))
    route, fee = ways(who, kind, space, tile)[0], building_fee(who, tile) or (0, 0)
    paid = (("engineer", fee[0]), (route.kind, route.n), ("credit", fee[1] + surcharge(kind, space)))
    return tuple((what, n) for what, n in paid if n)


def helping_officer(who: Builder, kind: Structure, space: str, tile: Technology, mixers: int) -> tuple[str, str] | None:
    """The officer whose price was paid instead of the usual one, and the rule; None: nobody's."""
    if tile.no_machines:
        return None
    if kind == "base" and ADLER in who.officers and BASE_COST[SPACES[space].zone] > ADLER_COST:
        return ADLER, "barrage/adler"
    if kind == "conduit" and JILL in who.officers and mixers and not tile.mixed:
        return JILL, "barrage/jill"
    return None


def lacking(who: Builder, way: BuildRoute) -> int:
    """How many machines of a price are missing."""
    have = who.excavators if way.kind == "excavator" else who.mixers if way.kind == "mixer" else 0
    if way.kind == "any":
        have = who.excavators + who.mixers
    return max(0, way.n - have)


def building_fee(who: Builder, tile: Technology) -> tuple[int, int] | None:
    """Engineers and credits of the construction space; None: all four are taken. Rules: barrage/construction-space."""
    if tile.no_engineers or who.free:
        return 0, 0
    return CONSTRUCTION[who.space] if who.space < len(CONSTRUCTION) else None


def red_due(kind: Structure, space: str, tile: Technology) -> int:
    """The surcharge of a red building space, unless the tile waives it. Rules: barrage/red-space."""
    return 0 if tile.free_red else surcharge(kind, space)


def payments(who: Builder, kind: Structure, space: str, tile: Technology) -> list[Payment]:
    """Every way to pay the machines, the cheapest in credits first; none if the rest cannot be paid. Rules:
    barrage/solomon.
    """
    fee = building_fee(who, tile)
    if fee is None or fee[0] > who.engineers:
        return []
    purse = who.credits - fee[1] - red_due(kind, space, tile)
    if purse < 0:
        return []
    most = purse // SUBSTITUTE if SOLOMON in who.officers else 0
    found: dict[Payment, None] = {}
    for n, machine in ways(who, kind, space, tile):
        for bought in range(min(n, most) + 1):
            left = n - bought
            lows = range(left + 1) if machine == "any" else (left,) if machine == "excavator" else (0,)
            for dug in lows:
                if dug <= who.excavators and left - dug <= who.mixers:
                    found[Payment(dug, left - dug, bought)] = None
    return sorted(found, key=lambda one: (one.bought, one.excavator + one.mixer))


def can_pay(who: Builder, kind: Structure, space: str, tile: Technology) -> bool:
    """Is there a way to pay engineers, machines and credits of this construction?"""
    fee = building_fee(who, tile)
    if fee is None or fee[0] > who.engineers:
        return False
    purse = who.credits - fee[1] - red_due(kind, space, tile)
    if purse < 0:
        return False
    price = ways(who, kind, space, tile)
    for way in price:
        short = lacking(who, way)
        if not short or (SOLOMON in who.officers and short * SUBSTITUTE <= purse):
            return True
    return False


# ---- everything that can be built ------------------------------------------------------------------------------------

_SORTS = tuple(dict.fromkeys(tile._replace(id="", level=0, effects=()) for tile in TECHNOLOGY.values()))
"""What of a tile matters for the price: tiles that build and pay alike are of one sort."""
_SORT = {name: _SORTS.index(tile._replace(id="", level=0, effects=())) for name, tile in TECHNOLOGY.items()}
_ABLE: dict[Structure, frozenset[int]] = {
    kind: frozenset(at for at, sort in enumerate(_SORTS) if kind in sort.builds) for kind in STRUCTURES
}
_CHEAPER: dict[Structure, tuple[str, ...]] = {
    "base": (ADLER, SOLOMON),
    "elevation": (SOLOMON,),
    "conduit": (JILL, SOLOMON),
    "powerhouse": (SOLOMON,),
}
"""Officers who change the price of a kind."""
_DEAREST = 10
"""No price is higher than so many machines."""


@lru_cache(maxsize=50_000)
def _payable(
    kind: Structure, sort: int, excavators: int, mixers: int, purse: int, officers: tuple[str, ...], houses: int
) -> tuple[str, ...]:
    """The spaces whose price can be paid with such a tile and purse, whatever stands there."""
    who = Builder(0, 0, purse, excavators, mixers, officers, 0, True, houses)
    return tuple(space.id for space in SPACES_FOR[kind] if can_pay(who, kind, space.id, _SORTS[sort]))


def _payable_by(who: Builder, kind: Structure, sort: int) -> tuple[str, ...]:
    """The same for a seat: asked with no more than matters, so that the answer is mostly known already."""
    tile = _SORTS[sort]
    fee = building_fee(who, tile)
    if fee is None or fee[0] > who.engineers or fee[1] > who.credits:
        return ()
    officers = tuple([name for name in who.officers if name in _CHEAPER[kind]])
    purse = min(who.credits - fee[1], RED + SUBSTITUTE * _DEAREST if SOLOMON in officers else RED)
    digs, mixes = kind in ("base", "conduit"), kind not in ("base", "conduit")
    if tile.mixed or (kind == "conduit" and JILL in officers):
        digs = mixes = True
    return _payable(
        kind,
        sort,
        min(who.excavators, _DEAREST) if digs else 0,
        min(who.mixers, _DEAREST) if mixes else 0,
        purse,
        officers,
        who.houses if kind == "powerhouse" else 0,
    )


def buildable(table: Table, who: Builder) -> dict[Structure, list[str]]:
    """The spaces where a seat could build each kind of structure now with some tile; kinds without any are left out."""
    sorts = {_SORT[one.acts] for one in methods(table, who)}
    found: dict[Structure, list[str]] = {}
    for kind in STRUCTURES:
        able = sorts & _ABLE[kind]
        if not able:
            continue
        payable = [spaces for sort in able if (spaces := _payable_by(who, kind, sort))]
        if not payable or next_piece(table, who.seat, kind) is None:
            continue
        free = free_of(table, who.seat, kind, max(payable, key=len))
        if len(payable) > 1:
            every = set().union(*payable)
            free = [space for space in free_spaces(table, who.seat, kind) if space in every]
        if free:
            found[kind] = free
    return found


# ---- why not ---------------------------------------------------------------------------------------------------------


def unbuildable(table: Table, who: Builder, kind: Structure, space: str) -> Iterator[Refusal]:
    """Every rule against building this here: the space first, then what the likeliest tile lacks."""
    wrong = list(misplaced(table, who.seat, kind, space))
    yield from wrong
    if space not in SPACES or any(one.rule == f"barrage/{kind}" and kind != "elevation" for one in wrong):
        return
    fitting = [one for one in methods(table, who) if kind in TECHNOLOGY[one.acts].builds]
    if not fitting:
        message = msg(
            "barrage.no_technology_tile_for_piece",
            "No technology tile for this is in your supply: {piece}.",
            piece=NounArg(kind),
        )
        yield Refusal("barrage/technology", message, (TECH[who.seat], WHEEL[who.seat][0]))
        return
    reasons = [list(unpayable(table, who, kind, space, one)) for one in fitting]
    yield from min(reasons, key=len)


def unpayable(table: Table, who: Builder, kind: Structure, space: str, method: Method) -> Iterator[Refusal]:
    """What is missing for a construction with this tile, with the numbers."""
    seat = who.seat
    tile = TECHNOLOGY.get(method.acts)
    if tile is None or method not in methods(table, who):
        message = msg("barrage.tile_not_at_hand", "This tile is not available.")
        yield Refusal("barrage/technology", message, (method.tile, method.acts))
        return
    if kind not in tile.builds:
        message = msg(
            "barrage.tile_cannot_build_piece",
            "{tile} does not build this: {piece}.",
            tile=PieceArg(method.acts),
            piece=NounArg(kind),
        )
        yield Refusal("barrage/technology", message, (method.acts,))
        return
    fee = building_fee(who, tile)
    if fee is None:
        message = msg("barrage.no_construction_space_left", "All your construction spaces are taken in this round.")
        yield Refusal("barrage/construction-space", message, (BUILDING[seat][3],))
        return
    if fee[0] > who.engineers:
        message = msg(
            "barrage.not_enough_for_cost",
            "Needs {need}, you have {have}.",
            need=AmountArg(fee[0], "engineer"),
            have=who.engineers,
        )
        yield Refusal("barrage/construction-space", message, (CREW[seat],))
    yield from _short_of_machines(who, kind, space, tile, fee[1])


def _short_of_machines(who: Builder, kind: Structure, space: str, tile: Technology, fee: int) -> Iterator[Refusal]:
    seat = who.seat
    way = min(ways(who, kind, space, tile), key=lambda one: (lacking(who, one), one.n))
    short = lacking(who, way)
    supply = SUPPLY[seat]
    substitute = SUBSTITUTE * short if SOLOMON in who.officers else 0
    if short and not substitute:
        noun = "machine" if way.kind == "any" else way.kind
        message = msg(
            "barrage.not_enough_for_cost",
            "Needs {need}, you have {have}.",
            need=AmountArg(way.n, noun),
            have=way.n - short,
        )
        yield Refusal("barrage/costs", message, (supply, space))
    need = fee + red_due(kind, space, tile) + substitute
    if need > who.credits:
        message = msg(
            "barrage.not_enough_for_cost",
            "Needs {need}, you have {have}.",
            need=AmountArg(need, "credit"),
            have=who.credits,
        )
        rule = "barrage/solomon" if substitute else "barrage/red-space" if need > fee else "barrage/construction-space"
        yield Refusal(rule, message, (supply, space))
