"""What of the city does not agree with the rules: buildings, owners and markers. Each with one-click repairs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.flow.finding import Finding, Repair
from engine.core.messages.message import AmountArg, PieceArg, PlaceArg, SeatArg, msg
from engine.core.table.actions import MovePiece, SetCount, TableAction
from engine.core.table.table import Place, Table
from engine.ginkgopolis.cards import LETTERS, START_CODES
from engine.ginkgopolis.markers import MoveMarkerStep, outskirts
from engine.ginkgopolis.places import SCREEN
from engine.ginkgopolis.queries import cell_of, height, is_city, neighbour_ids, owner_of, top_tile

SMALLEST = len(START_CODES)
"""The city begins with nine buildings and never has fewer."""
FARTHEST = 30
"""A city that is laid out further than this from the middle could run out of table."""


def city_findings(table: Table) -> Iterator[Finding]:
    """The buildings first; the markers are looked at when the city stands."""
    broken = tuple(_connected(table)) or tuple(_size(table))
    yield from broken
    yield from _owners(table)
    if not broken:
        yield from _markers(table)


def put(piece: str, place: str) -> Repair:
    """The repair that lays a piece somewhere."""
    return Repair(
        msg("table.lay_piece_in_place", "Put {piece} here: {place}", piece=PieceArg(piece), place=PlaceArg(place)),
        (MovePiece(piece, place),),
    )


def frames(table: Table, kind: type[Any]) -> list[Any]:
    """The steps of a kind on the agenda."""
    return [step for lane in table.lanes for step, _ in lane if isinstance(step, kind)]


def _built(table: Table) -> set[str]:
    return {place.id for place in table.existing_members("city.") if top_tile(place) is not None}


# ---- buildings -----------------------------------------------------------------------------------------------


def _connected(table: Table) -> Iterator[Finding]:
    """All buildings hang together over edges; the largest part is the city."""
    built = _built(table)
    near = {name for name in built if max(map(abs, cell_of(name))) <= FARTHEST}
    parts = _parts(near)
    main: set[str] = max(parts, key=lambda part: (len(part), sorted(part)[0])) if parts else set()
    apart = sorted(built - main)
    if apart:
        place = table.place(apart[0])
        tile = top_tile(place)
        message = msg(
            "ginkgopolis.audit_building_not_joined",
            "This building is not joined to the city: {place}.",
            place=PlaceArg(place.id),
        )
        acts: tuple[TableAction, ...] = (
            *_clear(table, place),
            *(MovePiece(p.id, "tiles") for p in place.pieces if p.kind == "tile"),
        )
        label = msg("ginkgopolis.take_building_down", "Remove the building: {place}", place=PlaceArg(place.id))
        yield Finding("ginkgopolis/connected", message, (place.id, tile.id if tile else ""), (Repair(label, acts),))


def _parts(built: set[str]) -> list[set[str]]:
    left, parts = set(built), []
    while left:
        start = min(left)
        part, open_ = {start}, [start]
        while open_:
            for name in neighbour_ids(open_.pop()):
                if name in left and name not in part:
                    part.add(name)
                    open_.append(name)
        left -= part
        parts.append(part)
    return parts


def _size(table: Table) -> Iterator[Finding]:
    """Nine buildings were there at the start, and a building never leaves."""
    built = _built(table)
    if len(built) >= SMALLEST:
        return
    message = msg(
        "ginkgopolis.audit_too_few_buildings",
        "The city has {have} buildings; it needs at least {need}.",
        have=len(built),
        need=SMALLEST,
    )
    sites = _sites(table, built)
    tiles = _spare_tiles(table)
    repairs = tuple(put(tile, site) for site, tile in zip(sites, tiles * len(sites), strict=False)) if tiles else ()
    yield Finding("ginkgopolis/setup", message, ("city.0.0",), repairs[:1])


def _sites(table: Table, built: set[str]) -> list[str]:
    """Where one more building can stand: beside the city, rather not on a marker; the middle, if there is no city."""
    if not built:
        return ["city.0.0"]
    beside = [n for name in sorted(built) for n in neighbour_ids(name) if n not in built and table.has_place(n)]
    inner = [name for name in dict.fromkeys(beside) if max(map(abs, cell_of(name))) <= FARTHEST]
    return sorted(inner, key=lambda name: bool(table.place(name).pieces))


def _spare_tiles(table: Table) -> list[str]:
    """Tiles to build with: from the supply, the box, anywhere outside the city, last the roof of a tower."""
    for pile in ("tiles", "box"):
        tiles = [piece.id for piece in table.pieces_in(pile) if piece.kind == "tile"]
        if tiles:
            return tiles[-1:]
    outside = [piece.id for piece in table.pieces.values() if piece.kind == "tile" and not is_city(piece.place)]
    tall = max(table.existing_members("city."), key=height, default=None)
    roof = top_tile(tall) if tall is not None and height(tall) > 1 else None
    return outside[:1] or ([roof.id] if roof is not None else [])


# ---- owners --------------------------------------------------------------------------------------------------


def _clear(table: Table, place: Place, keep: int = 0) -> tuple[TableAction, ...]:
    """Acts that send all resources (but those of one seat) back behind their screens."""
    return tuple(
        SetCount(place.id, f"resource.{seat}", 0, SCREEN[seat])
        for seat in table.seats_from_first()
        if seat != keep and place.counts.get(f"resource.{seat}", 0)
    ) + ((SetCount(place.id, "site", 0),) if place.counts.get("site", 0) and not keep else ())


def _owners(table: Table) -> Iterator[Finding]:
    """An owned building bears as many resources of one owner as it has floors; a bare one is a start building."""
    for place in table.existing_members("city."):
        floors = height(place)
        holders = [seat for seat in table.seats_from_first() if place.counts.get(f"resource.{seat}", 0)]
        if not floors and (holders or place.counts.get("site", 0)):
            label = msg("ginkgopolis.clear_cell", "Clear the cell: {place}", place=PlaceArg(place.id))
            message = msg(
                "ginkgopolis.audit_no_building_on_cell", "There is no building here: {place}.", place=PlaceArg(place.id)
            )
            yield Finding("ginkgopolis/owners", message, (place.id,), (Repair(label, _clear(table, place)),))
        elif len(holders) > 1:
            owner = owner_of(table, place)
            label = msg(
                "ginkgopolis.leave_resources_of_seat", "Leave only the resources of {seat}", seat=SeatArg(owner)
            )
            message = msg(
                "ginkgopolis.audit_building_with_several_owners",
                "Only one player can own a building: {place}.",
                place=PlaceArg(place.id),
            )
            acts = tuple(act for act in _clear(table, place, owner))
            yield Finding("ginkgopolis/owners", message, (place.id,), (Repair(label, acts),))
        elif holders and place.counts[f"resource.{holders[0]}"] != floors:
            yield _wrong_resources(table, place, holders[0], floors)
        elif floors > 1 and not holders:
            message = msg(
                "ginkgopolis.audit_tall_building_unowned",
                "A building of several floors belongs to somebody: {place}.",
                place=PlaceArg(place.id),
            )
            repairs = [_flatten(table, place)]
            for seat in table.seats_from_first():
                if table.count_at(SCREEN[seat], f"resource.{seat}") >= floors:
                    label = msg("ginkgopolis.give_building_to_seat", "Give it to {seat}", seat=SeatArg(seat))
                    repairs.append(Repair(label, (SetCount(place.id, f"resource.{seat}", floors, SCREEN[seat]),)))
            yield Finding("ginkgopolis/owners", message, (place.id,), tuple(repairs[:3]))


def _wrong_resources(table: Table, place: Place, owner: int, floors: int) -> Finding:
    kind = f"resource.{owner}"
    have = place.counts[kind]
    message = msg(
        "ginkgopolis.audit_resources_differ_from_floors",
        "{place}: the building has height {floors}, but holds {have}.",
        place=PlaceArg(place.id),
        floors=floors,
        have=AmountArg(have, "resource"),
    )
    repairs = []
    for home in ("screen", "supply"):
        if table.count_at(f"seat.{owner}.{home}", kind) >= floors - have:
            need, stock = AmountArg(floors, "resource"), PlaceArg(f"seat.{owner}.{home}")
            label = (
                msg(
                    "ginkgopolis.fill_up_resources",
                    "Fill up to {need} from here: {place}",
                    need=need,
                    place=stock,
                )
                if have < floors
                else msg(
                    "ginkgopolis.move_surplus_resources",
                    "Leave {need}, the rest goes here: {place}",
                    need=need,
                    place=stock,
                )
            )
            repairs.append(Repair(label, (SetCount(place.id, kind, floors, f"seat.{owner}.{home}"),)))
    if not repairs:
        repairs.append(_flatten(table, place))
    return Finding("ginkgopolis/owners", message, (place.id, SCREEN[owner]), tuple(repairs))


def _flatten(table: Table, place: Place) -> Repair:
    """Take a building down to its ground tile, nobody's."""
    tiles = [piece.id for piece in place.pieces if piece.kind == "tile"]
    acts: tuple[TableAction, ...] = (*_clear(table, place), *(MovePiece(tile, "tiles") for tile in tiles[1:]))
    return Repair(
        msg("ginkgopolis.reduce_building_to_one_floor", "Reduce it to one floor: {place}", place=PlaceArg(place.id)),
        acts,
    )


# ---- markers -------------------------------------------------------------------------------------------------


def _markers(table: Table) -> Iterator[Finding]:
    """Each marker lies alone on an empty cell beside the city (if all of them find room there)."""
    moving = {step.letter for step in frames(table, MoveMarkerStep)}
    free: list[str] | None = None
    for letter in LETTERS:
        marker = f"marker.{letter}"
        place = table.pieces[marker].place
        if letter in moving:
            continue
        alone = is_city(place) and [piece.id for piece in place.pieces] == [marker]
        if alone and _beside_city(table, place.id):
            continue
        free = outskirts(table, 3) if free is None else free
        if not alone:
            message = msg(
                "ginkgopolis.audit_marker_not_alone",
                "{marker} must lie alone on a cell without a building.",
                marker=PieceArg(marker),
            )
        elif any(_beside_city(table, cell) for cell in free):
            message = msg(
                "ginkgopolis.audit_marker_too_far", "{marker} lies too far from the city.", marker=PieceArg(marker)
            )
        else:
            continue
        yield Finding("ginkgopolis/markers", message, (marker, place.id), tuple(put(marker, cell) for cell in free))
        return


def _beside_city(table: Table, cell: str) -> bool:
    return any(top_tile(table.place(name)) for name in neighbour_ids(cell) if table.has_place(name))
