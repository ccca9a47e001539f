"""What a structure would open: the productions it would complete if it were built on a space.

Read from the map alone, which everybody sees; nothing is tried on the table. Rules: barrage/connections,
barrage/production.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.barrage.board import DAMS, INTO, OUT_OF, SPACES, Space
from engine.barrage.flood import arriving
from engine.barrage.queries import (
    GRAZIANO_CAPACITY,
    MAX_LEVEL,
    System,
    dam_owner,
    has_officer,
    level,
    powerhouse_in,
)
from engine.barrage.tiles import GRAZIANO
from engine.core.game.game import Opportunity
from engine.core.messages.message import AmountArg, Message, PlaceArg, SeatArg, msg
from engine.core.table.table import Table

_FAMILY = {"base": "dam", "elevation": "dam", "conduit": "conduit", "powerhouse": "powerhouse"}


def prospects(table: Table, seat: int, grab: str, drop: str) -> tuple[Opportunity, ...]:
    """The productions that a seat's structure would complete on a space, the most valuable first."""
    piece, space = table.pieces.get(grab), SPACES.get(drop)
    if piece is None or space is None or piece.owner != seat or _FAMILY.get(piece.kind) != space.family:
        return ()
    found = sorted(_completed(table, seat, space), key=lambda one: (-one.value, one.dam, one.conduit))
    told = [Opportunity((one.dam, one.conduit, one.powerhouse), _words(piece.kind, one)) for one in found]
    if space.family == "dam":
        told.append(Opportunity((), _held(table, seat, piece.kind, space)))
    elif not told:
        told.append(Opportunity((), msg("barrage.prospect_no_production_yet", "Opens no production yet.")))
    return tuple(told)


def _completed(table: Table, seat: int, space: Space) -> Iterator[System]:
    """Every dam, conduit and powerhouse that would belong together, with this space as one of them."""
    match space.family:
        case "powerhouse":
            for pipe in INTO[space.basin]:
                yield from _fed(table, seat, pipe, space.id, _dams(table, seat, pipe))
        case "conduit":
            house = powerhouse_in(table, seat, space.end)
            if house is not None:
                yield from _fed(table, seat, space, house, _dams(table, seat, space), laid=True)
        case "dam":
            for pipe in OUT_OF[space.basin]:
                house = powerhouse_in(table, seat, pipe.end)
                if house is not None:
                    yield from _fed(table, seat, pipe, house, [space.id])


def _dams(table: Table, seat: int, pipe: Space) -> list[str]:
    """The dams above a conduit whose water a seat may use."""
    return [
        name for name in DAMS[pipe.basin] if level(table.places[name]) and dam_owner(table.places[name]) in (0, seat)
    ]


def _fed(table: Table, seat: int, pipe: Space, house: str, dams: list[str], *, laid: bool = False) -> Iterator[System]:
    """The systems of a conduit that lies, or would lie."""
    there = table.places[pipe.id].pieces
    if not there and not laid:
        return
    payee = there[0].owner if there and there[0].owner != seat else 0
    for name in dams:
        yield System(name, pipe.id, house, table.places[name].counts.get("drop", 0), pipe.value, payee)


def _words(kind: str, one: System) -> Message:
    value = AmountArg(one.value, "energy")
    if kind == "base":
        words = msg(
            "barrage.prospect_production_through_conduit",
            "Production through {conduit}: {value} per drop.",
            conduit=PlaceArg(one.conduit),
            value=value,
        )
    else:
        words = msg(
            "barrage.prospect_production_from_dam",
            "Production from {dam}: {value} per drop, {drops} there now.",
            dam=PlaceArg(one.dam),
            value=value,
            drops=AmountArg(one.drops, "drop"),
        )
    if one.payee:
        return msg(
            "barrage.prospect_conduit_owner_paid",
            "{words} {seat} is paid for the conduit.",
            words=words,
            seat=SeatArg(one.payee),
        )
    return words


def _held(table: Table, seat: int, kind: str, space: Space) -> Message:
    """How much water a dam would hold, and how much is on its way to it."""
    high = 1 if kind == "base" else min(MAX_LEVEL, level(table.places[space.id]) + 1)
    if high == MAX_LEVEL and has_officer(table, seat, GRAZIANO):
        high = GRAZIANO_CAPACITY
    return msg(
        "barrage.prospect_dam_water",
        "The dam would hold {drops}; the next water flow would bring {coming}.",
        drops=AmountArg(high, "drop"),
        coming=AmountArg(arriving(table, space.id), "drop"),
    )
