"""Findings about the map: dams and their levels, powerhouses, neutral dams, and water where none can be."""

from __future__ import annotations

from collections.abc import Iterator

from engine.barrage.audits.repairs import put, set_to
from engine.barrage.board import (
    BASINS,
    DAM_SPACES,
    DAMS,
    HEADSTREAM_PLACES,
    POWERHOUSES,
    SPACES,
    STRUCTURES,
    ZONES,
    Zone,
)
from engine.barrage.queries import MAX_LEVEL, ROW, capacity, dam_owner, level, officer
from engine.barrage.tiles import MAHIRI
from engine.core.flow.finding import Finding, Repair
from engine.core.messages.message import AmountArg, Message, PieceArg, PlaceArg, SeatArg, msg
from engine.core.table.actions import MovePiece
from engine.core.table.table import Piece, Place, Table

MOST_DROPS = 30
"""All the drops of the box: more on one headstream no game can bring."""
NEUTRAL_ZONE: dict[str, Zone] = {
    "base.0.1": ZONES[0],
    "base.0.2": ZONES[1],
    "base.0.3": ZONES[2],
}
NEUTRAL_BASE: dict[str, str] = {
    "elevation.0.1": "base.0.2",
    "elevation.0.2": "base.0.3",
    "elevation.0.3": "base.0.3",
}
"""Which neutral elevation stands on which neutral base."""


def map_findings(table: Table) -> Iterator[Finding]:
    """Everything about the map."""
    yield from _neutral(table)
    yield from _stray(table)
    for space in DAM_SPACES:
        yield from _dam(table, table.places[space.id])
    for basin in BASINS:
        yield from _one_each(table, basin)
    yield from _water(table)


def own_home(table: Table, piece: Piece) -> Repair:
    """Back to the company board: the rightmost empty slot of its row; a neutral piece goes where it belongs."""
    if not piece.owner:
        return put(piece.id, neutral_homes(table, piece.id)[0])
    row = next(row for kind, row in ROW[piece.owner].items() if kind == piece.kind)
    empty = [slot for slot in row if not table.places[slot].pieces]
    return put(piece.id, empty[-1] if empty else row[-1])


# ---- neutral dams ----------------------------------------------------------------------------------------------------


def neutral_homes(table: Table, piece: str) -> tuple[str, ...]:
    """Where a neutral piece belongs: a lower space of its zone, or its base."""
    if piece in NEUTRAL_BASE:
        return (table.pieces[NEUTRAL_BASE[piece]].place.id,)
    zone = NEUTRAL_ZONE[piece]
    here = table.pieces[piece].place.id
    lower = [space.id for space in DAM_SPACES if space.zone == zone and not space.red]
    if here in lower:
        return (here,)
    return tuple(name for name in lower if not table.places[name].pieces)[:3] or (lower[0],)


def _neutral(table: Table) -> Iterator[Finding]:
    """Three neutral dams stand where the set-up laid them. Rules: barrage/neutral-dams."""
    for base, zone in NEUTRAL_ZONE.items():
        place = table.pieces[base].place
        space = SPACES.get(place.id)
        if space is None or space.family != "dam" or space.zone != zone or space.red:
            yield Finding("barrage/neutral-dams", _astray(base), (base,), _neutral_repairs(table, base))
            return
    for piece, base in NEUTRAL_BASE.items():
        home = table.pieces[base].place.id
        if table.pieces[piece].place.id != home:
            yield Finding("barrage/neutral-dams", _astray(piece), (piece, home), (put(piece, home),))
            return


def _astray(piece: str) -> Message:
    return msg("barrage.audit_piece_astray", "{piece} does not stand where it belongs.", piece=PieceArg(piece))


def _neutral_repairs(table: Table, base: str) -> tuple[Repair, ...]:
    found = []
    for home in neutral_homes(table, base):
        away = tuple(
            MovePiece(piece.id, next((slot for slot in _row(piece) if not table.places[slot].pieces), _row(piece)[-1]))
            for piece in table.places[home].pieces
            if piece.owner
        )
        label = msg("table.lay_piece_in_place", "Put {piece} here: {place}", piece=PieceArg(base), place=PlaceArg(home))
        found.append(Repair(label, (*away, MovePiece(base, home, 0))))
    return tuple(found[:3])


def _row(piece: Piece) -> tuple[str, ...]:
    return next((row for kind, row in ROW[piece.owner].items() if kind == piece.kind), ("box",))


# ---- dams, conduits, powerhouses -------------------------------------------------------------------------------------


def _stray(table: Table) -> Iterator[Finding]:
    """Every structure of a seat stands on its own board or on the map. Rules: barrage/leftmost-piece."""
    for piece in table.pieces.values():
        if piece.kind in STRUCTURES and piece.owner and piece.place.id not in SPACES:
            row = next(row for kind, row in ROW[piece.owner].items() if kind == piece.kind)
            if piece.place.id not in row:
                yield Finding("barrage/leftmost-piece", _astray(piece.id), (piece.id,), (own_home(table, piece),))


def _dam(table: Table, place: Place) -> Iterator[Finding]:
    """One base at the bottom, and elevations of its owner on it. Rules: barrage/base, barrage/elevation."""
    pieces = [piece for piece in place.pieces if piece.kind in ("base", "elevation")]
    bases = [piece for piece in pieces if piece.kind == "base"]
    neutral = [piece for piece in bases if not piece.owner]
    keeper = (neutral or bases or [None])[0]  # type: ignore[list-item]  # no base: nothing is kept
    for piece in pieces:
        if piece is keeper or (keeper is not None and piece.kind == "elevation" and piece.owner == keeper.owner):
            continue
        if piece.owner or keeper is None or piece.kind == "base":
            message = msg(
                "barrage.audit_piece_cannot_stand_here",
                "{piece} cannot stand here: {place}.",
                piece=PieceArg(piece.id),
                place=PlaceArg(place.id),
            )
            rule = "barrage/elevation" if piece.kind == "elevation" else "barrage/building-space"
            yield Finding(rule, message, (piece.id, place.id), (own_home(table, piece),))
            return
    if keeper is not None and place.pieces[0] is not keeper:
        message = msg(
            "barrage.audit_base_not_at_bottom", "The base belongs at the bottom: {place}.", place=PlaceArg(place.id)
        )
        label = msg(
            "table.lay_piece_in_place", "Put {piece} here: {place}", piece=PieceArg(keeper.id), place=PlaceArg(place.id)
        )
        repair = Repair(label, (MovePiece(keeper.id, place.id, 0),))
        yield Finding("barrage/base", message, (keeper.id, place.id), (repair,))


def _one_each(table: Table, basin: int) -> Iterator[Finding]:
    """One dam and one powerhouse of a colour in a basin. Rules: barrage/one-dam, barrage/one-powerhouse."""
    owners = [(name, dam_owner(table.places[name])) for name in DAMS[basin] if level(table.places[name])]
    if len(owners) == 2 and owners[0][1] == owners[1][1] and owners[0][1]:
        message = msg(
            "barrage.audit_two_dams_in_basin",
            "{seat} has two dams in basin {basin}.",
            seat=SeatArg(owners[0][1]),
            basin=basin,
        )
        parts = [piece for piece in table.places[owners[1][0]].pieces if piece.kind in ("base", "elevation")]
        top = parts[-1]  # hands may have laid a stranger upon the dam
        yield Finding("barrage/one-dam", message, DAMS[basin], (own_home(table, top),))
    seen: set[int] = set()
    for name in POWERHOUSES[basin]:
        for piece in table.places[name].pieces:
            if piece.kind != "powerhouse":
                continue
            if piece.owner in seen:
                message = msg(
                    "barrage.audit_two_powerhouses_in_basin",
                    "{seat} has two powerhouses in basin {basin}.",
                    seat=SeatArg(piece.owner),
                    basin=basin,
                )
                yield Finding("barrage/one-powerhouse", message, (piece.id, name), (own_home(table, piece),))
            seen.add(piece.owner)


# ---- water -----------------------------------------------------------------------------------------------------------


def holds(table: Table, place: Place) -> int:
    """The most drops a dam can have: Mahiri's player may keep a fourth one (B32)."""
    most = capacity(table, place)
    owner = dam_owner(place)
    if most == MAX_LEVEL and owner and officer(table, owner) == MAHIRI:
        return most + 1
    return most


def _water(table: Table) -> Iterator[Finding]:
    """No more drops than a dam holds. Rules: barrage/capacity."""
    for space in DAM_SPACES:
        place = table.places[space.id]
        held, most = place.counts.get("drop", 0), holds(table, place)
        if held > most:
            message = (
                msg(
                    "barrage.audit_too_much_water_held",
                    "{place} holds {most}, there are {held}.",
                    place=PlaceArg(space.id),
                    most=AmountArg(most, "drop"),
                    held=held,
                )
                if most
                else msg(
                    "barrage.audit_no_water_held_here",
                    "{place} holds no water, but there is some: {held}.",
                    place=PlaceArg(space.id),
                    held=AmountArg(held, "drop"),
                )
            )
            yield Finding("barrage/capacity", message, (space.id,), (set_to(space.id, "drop", most),))
    for name in HEADSTREAM_PLACES:
        held = table.places[name].counts.get("drop", 0)
        if held > MOST_DROPS:
            message = msg(
                "barrage.audit_too_many_headstream_drops",
                "The box has only {most}: {place}.",
                most=AmountArg(MOST_DROPS, "drop"),
                place=PlaceArg(name),
            )
            yield Finding("barrage/headstreams", message, (name,), (set_to(name, "drop", MOST_DROPS),))
