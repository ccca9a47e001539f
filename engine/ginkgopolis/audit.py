"""What of a table does not agree with the rules of Ginkgopolis, each with one-click repairs.

Total on any table that hands can make; a table that was only played strictly has no findings.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.audit import Finding, Repair
from engine.core.game import ResumePoint
from engine.core.sandbox import Act, Put, SetCount
from engine.core.table import Place, Table
from engine.core.text import Amount, Msg, PieceArg, PlaceArg, SeatArg, msg
from engine.ginkgopolis.cards import BUILDINGS, CHARACTERS, LETTERS
from engine.ginkgopolis.markers import MoveMarker, edge_walk, is_free
from engine.ginkgopolis.queries import (
    height,
    is_city,
    is_solo,
    neighbour_ids,
    owner_of,
    people,
    top_tile,
)
from engine.ginkgopolis.scoring import FinalScoring
from engine.ginkgopolis.setup import DraftPass, DraftPick, DraftRound
from engine.ginkgopolis.turn import NextRound, Round

CIRCULATING = ("deck", "discard")


def findings(table: Table) -> Iterator[Finding]:
    """All findings, the city first."""
    yield from _first_player(table)
    yield from _markers(table)
    yield from _connected(table)
    yield from _owners(table)
    yield from _tiles(table)
    yield from _cards(table)
    yield from _characters(table)
    yield from _screens(table)


def _put(piece: str, place: str) -> Repair:
    return Repair(
        msg("table", "Lay {piece} here: {place}", piece=PieceArg(piece), place=PlaceArg(place)), (Put(piece, place),)
    )


def _frames(table: Table, kind: type[Any]) -> list[Any]:
    return [step for lane in table.lanes for step, _ in lane if isinstance(step, kind)]


# ---- the city ------------------------------------------------------------------------------------------------


def _first_player(table: Table) -> Iterator[Finding]:
    if not table.pieces["first"].place.id.endswith(".tokens"):
        message = msg("ginkgopolis", "Nobody has the first-player card.")
        yield Finding(
            "ginkgopolis/first-player",
            message,
            ("first",),
            tuple(_put("first", f"seat.{s}.tokens") for s in people(table)[:3]),
        )


def _markers(table: Table) -> Iterator[Finding]:
    moving = {frame.letter for frame in _frames(table, MoveMarker)}
    built = [place for place in table.grown("city.") if top_tile(place) is not None]
    free = [cell for cell in dict.fromkeys(edge_walk(table)) if is_free(table, cell)] if built else ["city.0.0"]
    for letter in LETTERS:
        marker = f"marker.{letter}"
        place = table.pieces[marker].place
        if letter in moving:
            continue
        if (
            not is_city(place)
            or top_tile(place) is not None
            or len([p for p in place.pieces if p.kind == "marker"]) > 1
        ):
            message = msg(
                "ginkgopolis", "{marker} must lie alone on a cell without a building.", marker=PieceArg(marker)
            )
            yield Finding(
                "ginkgopolis/markers", message, (marker, place.id), tuple(_put(marker, cell) for cell in free[:3])
            )
            return
        if built and not any(top_tile(table.place(name)) for name in neighbour_ids(place.id) if table.has_place(name)):
            message = msg("ginkgopolis", "{marker} lies too far from the city.", marker=PieceArg(marker))
            yield Finding(
                "ginkgopolis/markers", message, (marker, place.id), tuple(_put(marker, cell) for cell in free[:3])
            )
            return


def _connected(table: Table) -> Iterator[Finding]:
    """All buildings hang together over edges; the largest part is the city."""
    built = {place.id for place in table.grown("city.") if top_tile(place) is not None}
    if not built:
        tiles = [piece.id for piece in (*table.lying("tiles"), *table.lying("box")) if piece.kind == "tile"]
        message = msg("ginkgopolis", "There is no city.")
        if tiles:
            yield Finding("ginkgopolis/connected", message, ("city.0.0",), (_put(tiles[-1], "city.0.0"),))
        return
    parts = _parts(built)
    main = max(parts, key=lambda part: (len(part), sorted(part)[0]))
    for part in parts:
        if part is not main:
            place = table.place(min(part))
            tile = top_tile(place)
            message = msg("ginkgopolis", "This building is not joined to the city: {place}.", place=PlaceArg(place.id))
            acts: tuple[Act, ...] = (
                *_clear(table, place),
                *(Put(p.id, "tiles") for p in place.pieces if p.kind == "tile"),
            )
            label = msg("ginkgopolis", "Take the building down: {place}", place=PlaceArg(place.id))
            yield Finding("ginkgopolis/connected", message, (place.id, tile.id if tile else ""), (Repair(label, acts),))
            return


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


def _clear(table: Table, place: Place, keep: int = 0) -> tuple[Act, ...]:
    """Acts that send all resources (but those of one seat) back behind their screens."""
    return tuple(
        SetCount(place.id, f"resource.{seat}", 0, f"seat.{seat}.screen")
        for seat in table.each_seat()
        if seat != keep and place.counts.get(f"resource.{seat}", 0)
    ) + ((SetCount(place.id, "site", 0),) if place.counts.get("site", 0) and not keep else ())


def _owners(table: Table) -> Iterator[Finding]:
    """An owned building bears as many resources of one owner as it has floors; a bare one is a start building."""
    for place in table.grown("city."):
        floors = height(place)
        holders = [seat for seat in table.each_seat() if place.counts.get(f"resource.{seat}", 0)]
        if not floors and (holders or place.counts.get("site", 0)):
            label = msg("ginkgopolis", "Clear the cell: {place}", place=PlaceArg(place.id))
            message = msg("ginkgopolis", "There is no building here: {place}.", place=PlaceArg(place.id))
            yield Finding("ginkgopolis/owners", message, (place.id,), (Repair(label, _clear(table, place)),))
        elif len(holders) > 1:
            owner = owner_of(table, place)
            label = msg("ginkgopolis", "Leave only the resources of {seat}", seat=SeatArg(owner))
            message = msg("ginkgopolis", "Only one player can own a building: {place}.", place=PlaceArg(place.id))
            acts = tuple(act for act in _clear(table, place, owner))
            yield Finding("ginkgopolis/owners", message, (place.id,), (Repair(label, acts),))
        elif holders and place.counts[f"resource.{holders[0]}"] != floors:
            yield _wrong_resources(table, place, holders[0], floors)
        elif floors > 1 and not holders:
            message = msg(
                "ginkgopolis", "A building of several floors belongs to somebody: {place}.", place=PlaceArg(place.id)
            )
            repairs = [_flatten(table, place)]
            for seat in table.each_seat():
                if table.counted(f"seat.{seat}.screen", f"resource.{seat}") >= floors:
                    label = msg("ginkgopolis", "Give it to {seat}", seat=SeatArg(seat))
                    repairs.append(
                        Repair(label, (SetCount(place.id, f"resource.{seat}", floors, f"seat.{seat}.screen"),))
                    )
            yield Finding("ginkgopolis/owners", message, (place.id,), tuple(repairs[:3]))


def _wrong_resources(table: Table, place: Place, owner: int, floors: int) -> Finding:
    kind = f"resource.{owner}"
    have = place.counts[kind]
    message = msg(
        "ginkgopolis",
        "{place}: the building has {floors} floors, but {have} stand on it.",
        place=PlaceArg(place.id),
        floors=floors,
        have=Amount(have, "resource"),
    )
    repairs = []
    for home in ("screen", "supply"):
        if table.counted(f"seat.{owner}.{home}", kind) >= floors - have:
            label = msg(
                "ginkgopolis",
                "Make it {need} ({place})",
                need=Amount(floors, "resource"),
                place=PlaceArg(f"seat.{owner}.{home}"),
            )
            repairs.append(Repair(label, (SetCount(place.id, kind, floors, f"seat.{owner}.{home}"),)))
    if not repairs:
        repairs.append(_flatten(table, place))
    return Finding("ginkgopolis/owners", message, (place.id, f"seat.{owner}.screen"), tuple(repairs))


def _flatten(table: Table, place: Place) -> Repair:
    """Take a building down to its ground tile, nobody's."""
    tiles = [piece.id for piece in place.pieces if piece.kind == "tile"]
    acts: tuple[Act, ...] = (*_clear(table, place), *(Put(tile, "tiles") for tile in tiles[1:]))
    return Repair(msg("ginkgopolis", "Take it down to one floor: {place}", place=PlaceArg(place.id)), acts)


# ---- tiles and cards -----------------------------------------------------------------------------------------


def _tiles(table: Table) -> Iterator[Finding]:
    """So many tiles were taken out at the start, no more and no fewer."""
    boxed = [piece.id for piece in table.lying("box") if piece.kind == "tile"]
    out = 6 if table.settings["people"] <= 3 else 0
    if len(boxed) > out:
        message = msg(
            "ginkgopolis", "{have} are in the box, {need} belong there.", have=Amount(len(boxed), "tile"), need=out
        )
        yield Finding("ginkgopolis/tiles-complete", message, (boxed[-1], "box"), (_put(boxed[-1], "tiles"),))
    elif len(boxed) < out and len(table.lying("tiles")) > out - len(boxed):
        tile = table.lying("tiles")[-1].id
        message = msg(
            "ginkgopolis", "{have} are in the box, {need} belong there.", have=Amount(len(boxed), "tile"), need=out
        )
        yield Finding("ginkgopolis/tiles-complete", message, ("tiles", "box"), (_put(tile, "box"),))


def _cards(table: Table) -> Iterator[Finding]:
    """Where each card must be follows from the city: see ginkgopolis/matching-card, ginkgopolis/keep-card,
    ginkgopolis/site.
    """
    tops: dict[str, Place] = {}
    covered: set[str] = set()
    for place in table.grown("city."):
        tiles = [piece.id[5:] for piece in place.pieces if piece.kind == "tile"]
        if tiles:
            tops[tiles[-1]] = place
            covered.update(tiles[:-1])
    for letter in LETTERS:
        card = table.pieces[f"card.{letter}"]
        if not _circulates(card.place):
            message = msg(
                "ginkgopolis", "{card} belongs in the deck, the discard pile or a hand.", card=PieceArg(card.id)
            )
            yield Finding(
                "ginkgopolis/urbanization-cards", message, (card.id, card.place.id), (_put(card.id, "discard"),)
            )
    for code in BUILDINGS:
        card = table.pieces[f"card.{code}"]
        where = card.place
        kept = where.id.endswith(".kept")
        shown_commit = where.id.endswith(".commit") and card.face == 0
        if code in covered and not (kept or shown_commit):
            message = msg(
                "ginkgopolis",
                "{card} was built over: its card lies in front of the player who did it.",
                card=PieceArg(card.id),
            )
            yield Finding(
                "ginkgopolis/keep-card",
                message,
                (card.id, where.id),
                tuple(_put(card.id, f"seat.{s}.kept") for s in table.each_seat()[:3]),
            )
        elif code in tops:
            yield from _top_card(table, code, tops[code])
        elif code not in covered and where.id != "reserve":
            message = msg(
                "ginkgopolis", "{card} is not in the city: its card belongs in the reserve.", card=PieceArg(card.id)
            )
            yield Finding("ginkgopolis/matching-card", message, (card.id, where.id), (_put(card.id, "reserve"),))


def _circulates(place: Place) -> bool:
    return place.id in CIRCULATING or place.id.endswith((".hand", ".commit"))


def _top_card(table: Table, code: str, place: Place) -> Iterator[Finding]:
    """Under construction: the card is in the reserve. Otherwise it is in circulation."""
    card = table.pieces[f"card.{code}"]
    site = place.counts.get("site", 0)
    if site > 1:
        message = msg("ginkgopolis", "One construction-site marker is enough: {place}.", place=PlaceArg(place.id))
        yield Finding(
            "ginkgopolis/site",
            message,
            (place.id,),
            (Repair(msg("ginkgopolis", "Leave one"), (SetCount(place.id, "site", 1),)),),
        )
    elif site and card.place.id != "reserve":
        message = msg(
            "ginkgopolis", "{card} is under construction: its card waits in the reserve.", card=PieceArg(card.id)
        )
        off = Repair(msg("ginkgopolis", "Take the construction-site marker away"), (SetCount(place.id, "site", 0),))
        first = off if _circulates(card.place) else _put(card.id, "reserve")
        yield Finding("ginkgopolis/site", message, (card.id, place.id), (first, _put(card.id, "reserve")))
    elif not site and not _circulates(card.place):
        message = msg(
            "ginkgopolis",
            "{card} stands in the city: its card belongs in the deck, the discard pile or a hand.",
            card=PieceArg(card.id),
        )
        repairs = [_put(card.id, "discard")]
        if card.place.id == "reserve":
            label = msg("ginkgopolis", "Lay a construction-site marker on it")
            repairs.insert(0, Repair(label, (SetCount(place.id, "site", 1),)))
        yield Finding("ginkgopolis/matching-card", message, (card.id, card.place.id), tuple(repairs))


def _characters(table: Table) -> Iterator[Finding]:
    """Three characters lie in front of everybody; against Hal there are none."""
    if _frames(table, DraftPick) or _frames(table, DraftRound) or _frames(table, DraftPass):
        return
    need = 0 if is_solo(table) else 3
    for code in CHARACTERS:
        piece = table.pieces[f"character.{code}"]
        if not piece.place.id.endswith(".kept") and piece.place.id != "box":
            message = msg("ginkgopolis", "{card} belongs in front of a player or in the box.", card=PieceArg(piece.id))
            yield Finding("ginkgopolis/characters", message, (piece.id,), (_put(piece.id, "box"),))
            return
    for seat in table.each_seat():
        kept = f"seat.{seat}.kept"
        have = [piece.id for piece in table.lying(kept) if piece.kind == "character"]
        if len(have) == need:
            continue
        message = msg(
            "ginkgopolis",
            "{seat}: {need} belong in front, there are {have}.",
            seat=SeatArg(seat),
            need=Amount(need, "character"),
            have=len(have),
        )
        if len(have) > need:
            yield Finding(
                "ginkgopolis/characters", message, (have[-1],), tuple(_put(card, "box") for card in have[:-4:-1])
            )
            return
        spare = [piece.id for piece in table.lying("box") if piece.kind == "character"]
        if spare:
            yield Finding("ginkgopolis/characters", message, (kept,), tuple(_put(card, kept) for card in spare[:3]))
            return


def _screens(table: Table) -> Iterator[Finding]:
    for number in range(1, 6):
        home = f"seat.{number}.screen" if number <= table.seats else "box"
        piece = table.pieces[f"screen.{number}"]
        if piece.place.id != home:
            message = msg("ginkgopolis", "{piece} stands in the wrong place.", piece=PieceArg(piece.id))
            yield Finding("ginkgopolis/screen", message, (piece.id,), (_put(piece.id, home),))


# ---- where play may go on ------------------------------------------------------------------------------------


def resume_points(table: Table) -> list[ResumePoint]:
    """The start of a round, the next round, or the final scoring."""
    points = [
        ResumePoint("round", msg("ginkgopolis", "All choose their cards"), (Round(),)),
        ResumePoint("next", msg("ginkgopolis", "Preparing the next round"), (NextRound(),)),
        ResumePoint("end", msg("ginkgopolis", "Final scoring"), (FinalScoring(),)),
    ]
    return points if not is_solo(table) else [points[0], points[2]]


def homes(table: Table, piece: str) -> tuple[str, ...]:
    """Where a piece may always be laid."""
    match table.pieces[piece].kind:
        case "tile":
            return ("tiles",)
        case "building":
            return ("discard", "reserve") if _in_city(table, piece) else ("reserve",)
        case "urbanization":
            return ("discard", "deck")
        case "marker":
            return tuple(cell for cell in dict.fromkeys(edge_walk(table)) if is_free(table, cell))[:3]
        case "first_player":
            return tuple(f"seat.{seat}.tokens" for seat in people(table))
        case "screen":
            number = int(piece.rpartition(".")[2])
            return (f"seat.{number}.screen",) if number <= table.seats else ("box",)
    return ("box",)


def _in_city(table: Table, card: str) -> bool:
    return is_city(table.pieces[f"tile.{card[5:]}"].place)


def status(table: Table) -> Msg:
    """Round and phase."""
    number = table.counted("state", "round")
    if not any(table.lanes):
        return msg("ginkgopolis", "The game is over")
    if not number:
        return msg("ginkgopolis", "Choosing characters")
    if table.counted("state", "ending"):
        return msg("ginkgopolis", "Round {round}, the last one", round=number)
    return msg("ginkgopolis", "Round {round}", round=number)
