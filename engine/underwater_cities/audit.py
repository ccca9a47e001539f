"""What of a table does not agree with the rules of Underwater Cities, with repairs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding, Repair
from engine.core.messages.message import PieceArg, PlaceArg, SeatArg, msg
from engine.core.table.actions import MovePiece, SetCount, TableAction
from engine.core.table.table import Table
from engine.underwater_cities.audit_rounds import clock_findings
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.effects.vocabulary import BUILDINGS
from engine.underwater_cities.places import ERA, slots_of
from engine.underwater_cities.queries import DRAWN, GAINED, board_of, ids, network, sites_of
from engine.underwater_cities.slot_queries import ALWAYS
from engine.underwater_cities.structures.graph import BESIDE, CITIES, METROPOLISES, SITES, START, TUNNELS


def findings(table: Table) -> Iterator[Finding]:
    """All findings, one of each kind at a time where repairs depend on each other."""
    yield from clock_findings(table)
    yield from _owned(table)
    yield from _tiles(table)
    yield from _crowded_slots(table)
    for seat in table.seats_from_first():
        yield from _board(table, seat)
    yield from _cards(table)


def _put(piece: str, place: str) -> Repair:
    return Repair(
        msg("table.lay_piece_in_place", "Put {piece} here: {place}", piece=PieceArg(piece), place=PlaceArg(place)),
        (MovePiece(piece, place),),
    )


def _owned(table: Table) -> Iterator[Finding]:
    """Markers, order markers, boards and metropolises lie where they belong."""
    for seat in table.seats_from_first():
        marker = table.pieces[f"marker.{seat}"]
        if not marker.place.id.startswith("federation."):
            message = msg(
                "underwater_cities.audit_marker_off_federation_track",
                "{piece} belongs on or below the Federation track.",
                piece=PieceArg(marker.id),
            )
            yield Finding("underwater_cities/federation", message, (marker.id,), (_put(marker.id, "federation.below"),))
        order = table.pieces[f"order.{seat}"]
        if order.place.id != "order":
            message = msg(
                "underwater_cities.audit_order_marker_misplaced",
                "{piece} belongs to the order of play.",
                piece=PieceArg(order.id),
            )
            yield Finding("underwater_cities/new-order", message, (order.id,), (_put(order.id, "order"),))
        if board_of(table, seat) is None:
            spare = [piece.id for piece in table.pieces_in("box") if piece.kind == "board"]
            message = msg("underwater_cities.audit_no_player_board", "{seat} has no player board.", seat=SeatArg(seat))
            if spare:
                yield Finding(
                    "underwater_cities/setup", message, (ids(seat).board,), (_put(spare[0], ids(seat).board),)
                )
        for name in METROPOLISES:
            place = table.places[ids(seat).metropolises[name]]
            colour = "brown" if name == "brown" else "blue"
            right = [piece for piece in place.pieces if piece.back == colour]
            if len(right) != 1 or len(place.pieces) != 1:
                yield from _metropolis(table, seat, place.id, colour)


def _metropolis(table: Table, seat: int, place: str, colour: str) -> Iterator[Finding]:
    wrong = next((piece.id for piece in table.places[place].pieces if piece.back != colour), None)
    message = msg(
        "underwater_cities.audit_wrong_metropolis",
        "One metropolis of the right colour belongs here: {place}.",
        place=PlaceArg(place),
    )
    if wrong is not None:
        yield Finding("underwater_cities/metropolis", message, (place, wrong), (_put(wrong, "box"),))
        return
    spare = [
        piece.id
        for home in ("box", "metropolises", GAINED[seat], "out")
        for piece in table.pieces_in(home)
        if piece.back == colour and piece.kind == "metropolis"
    ]
    if not table.places[place].pieces and spare:
        yield Finding("underwater_cities/metropolis", message, (place,), (_put(spare[0], place),))


def _tiles(table: Table) -> Iterator[Finding]:
    """Action tiles lie with their owner or on slots; foreign ones only in the solo game."""
    slots = slots_of(data_of(table), table.settings["people"])
    for piece in table.pieces.values():
        if piece.kind == "action_tile":
            home = ids(piece.owner).tiles
            if piece.place.id != home and piece.place.id not in slots:
                message = msg(
                    "underwater_cities.audit_action_tile_misplaced",
                    "{piece} belongs to its owner or on a slot.",
                    piece=PieceArg(piece.id),
                )
                yield Finding("underwater_cities/action-tiles", message, (piece.id,), (_put(piece.id, home),))
        elif piece.kind == "foreign":
            solo = table.settings["people"] == 1
            there = piece.place.id in slots and piece.place.id != ALWAYS
            if solo and piece.id != "foreign.4" and not there:
                free = [slot for slot in slots if not table.pieces_in(slot) and slot != ALWAYS]
                message = msg("underwater_cities.audit_wrong_foreign_tiles", "Three foreign tiles lie on slots.")
                yield Finding(
                    "underwater_cities/solo-tiles",
                    message,
                    (piece.id,),
                    tuple(_put(piece.id, slot) for slot in free[:3]),
                )
            elif (not there and piece.place.id != "box") or (not solo and piece.place.id != "box"):
                message = msg(
                    "underwater_cities.audit_piece_belongs_in_box",
                    "{piece} belongs in the box.",
                    piece=PieceArg(piece.id),
                )
                yield Finding("underwater_cities/solo-tiles", message, (piece.id,), (_put(piece.id, "box"),))
        elif piece.kind == "clone":
            four = table.settings["people"] == 4
            if (four and piece.place.id != "clone" and not piece.place.id.endswith(".tiles")) or (
                not four and piece.place.id != "box"
            ):
                message = msg(
                    "underwater_cities.audit_piece_misplaced",
                    "{piece} lies in the wrong place.",
                    piece=PieceArg(piece.id),
                )
                yield Finding(
                    "underwater_cities/cloning", message, (piece.id,), (_put(piece.id, "clone" if four else "box"),)
                )


def _crowded_slots(table: Table) -> Iterator[Finding]:
    """One tile on a coloured slot, and a second one only of whoever holds the cloning tile."""
    cloner = next((seat for seat in table.seats_from_first() if _clones(table, seat)), 0)
    for slot in slots_of(data_of(table), table.settings["people"]):
        tiles = [piece for piece in table.pieces_in(slot) if piece.kind in ("action_tile", "foreign")]
        owners = [tile.owner for tile in tiles]
        if slot == ALWAYS or len(tiles) < 2:
            continue
        if len(tiles) == 2 and owners.count(cloner) == 1 and cloner:
            cloner = 0  # once in a round
            continue
        message = msg(
            "underwater_cities.audit_slot_occupied_twice",
            "Only one action tile belongs on this slot: {place}.",
            place=PlaceArg(slot),
        )
        repairs = [_put(tile.id, home) for tile in reversed(tiles) if (home := _away(table, tile.id))]
        yield Finding(
            "underwater_cities/choose-slot", message, (slot, *(tile.id for tile in tiles)), tuple(repairs[:3])
        )


def _clones(table: Table, seat: int) -> bool:
    return any(piece.kind == "clone" for piece in table.pieces_in(ids(seat).tiles))


def _away(table: Table, tile: str) -> str:
    """Where a tile goes that lies on a slot in vain."""
    owner = table.pieces[tile].owner
    if owner:
        return ids(owner).tiles
    slots = slots_of(data_of(table), table.settings["people"])
    return next((slot for slot in slots if slot != ALWAYS and not table.pieces_in(slot)), "box")


def _board(table: Table, seat: int) -> Iterator[Finding]:
    """One city, tunnel or building a site, reachable as the rules ask; upgrades only on structures."""
    own = ids(seat)
    yield from _doubles(table, seat)
    start = table.places[own.cities[START]].counts
    if not start.get("city", 0) and not start.get("symbiotic", 0):
        message = msg("underwater_cities.audit_no_start_city", "{seat} has no start city.", seat=SeatArg(seat))
        kind = "city" if table.count_at("supply.city", "city") else "symbiotic"
        label = msg("underwater_cities.set_start_city", "Set the start city")
        repair = Repair(label, (SetCount(own.cities[START], kind, 1, f"supply.{kind}"),))
        yield Finding(
            "underwater_cities/setup",
            message,
            (own.cities[START],),
            (repair,) if table.count_at(f"supply.{kind}", kind) else (),
        )
        return
    net = network(table, seat)
    for name, ends in TUNNELS.items():
        if name in net.tunnels and not any(end in net.reach for end in ends):
            message = msg(
                "underwater_cities.audit_tunnel_not_connected",
                "This tunnel does not join the start city: {place}.",
                place=PlaceArg(own.tunnels[name]),
            )
            yield Finding(
                "underwater_cities/tunnel", message, (own.tunnels[name],), (_remove(table, own.tunnels[name]),)
            )
    joined = _joined(net.cities)
    for city in CITIES:
        if city in net.cities and city not in joined:
            message = msg(
                "underwater_cities.audit_city_not_adjacent",
                "This city lies beside no other city: {place}.",
                place=PlaceArg(own.cities[city]),
            )
            yield Finding("underwater_cities/city", message, (own.cities[city],), (_remove(table, own.cities[city]),))
        for site in SITES:
            place = own.sites[city][site]
            built = any(table.places[place].counts.get(kind, 0) for kind in BUILDINGS)
            if built and (
                (city not in net.cities and city not in net.open_cities)
                or site not in (*sites_of(table, seat, city), "x")
            ):
                message = msg(
                    "underwater_cities.audit_building_cannot_stand_here",
                    "No building can stand here: {place}.",
                    place=PlaceArg(place),
                )
                yield Finding("underwater_cities/building", message, (place,), (_remove(table, place),))


def _joined(cities: frozenset[str]) -> set[str]:
    """The cities that could have been built one beside the other from the start city on."""
    found, open_ = {START}, [START]
    while open_:
        for other in BESIDE[open_.pop()]:
            if other in cities and other not in found:
                found.add(other)
                open_.append(other)
    return found


def _remove(table: Table, place: str) -> Repair:
    acts: list[TableAction] = []
    for kind, n in sorted(table.places[place].counts.items()):
        if n:
            acts.append(SetCount(place, kind, 0, f"supply.{kind}" if table.count_defs[kind].is_limited else ""))
    return Repair(
        msg("underwater_cities.remove_pieces_at_place", "Take it away: {place}", place=PlaceArg(place)), tuple(acts)
    )


def _doubles(table: Table, seat: int) -> Iterator[Finding]:
    own = ids(seat)
    for place in (
        *own.cities.values(),
        *own.tunnels.values(),
        *(p for sites in own.sites.values() for p in sites.values()),
    ):
        counts = table.places[place].counts
        if not counts:
            continue
        built = sum(counts.get(kind, 0) for kind in ("city", "symbiotic", "tunnel", *BUILDINGS))
        if built > 1 or counts.get("upgrade", 0) > built or counts.get("upgrade", 0) > 1:
            message = msg(
                "underwater_cities.audit_too_many_pieces_here",
                "At most one piece and one upgrade belong here: {place}.",
                place=PlaceArg(place),
            )
            yield Finding("underwater_cities/sites", message, (place,), (_remove(table, place),))


def _cards(table: Table) -> Iterator[Finding]:
    """Cards of later eras wait in their decks, cards of earlier ones are out or laid out; specials where they
    belong.
    """
    now = max(1, table.count_at("state", "era"))
    for seat in table.seats_from_first():
        assistant = table.pieces[f"assistant.{seat}"]
        if assistant.place.id not in (ids(seat).claimed, "out"):
            message = msg(
                "underwater_cities.audit_piece_misplaced",
                "{piece} lies in the wrong place.",
                piece=PieceArg(assistant.id),
            )
            yield Finding(
                "underwater_cities/action-cards", message, (assistant.id,), (_put(assistant.id, ids(seat).claimed),)
            )
        played = [piece.id for piece in table.pieces_in(ids(seat).played)]
        if played and not any(table.lanes):
            yield Finding(
                "underwater_cities/play-card",
                msg("underwater_cities.audit_card_still_being_played", "A card is still being played."),
                (played[0],),
                (_put(played[0], "out"),),
            )
        looked = [piece.id for piece in table.pieces_in(DRAWN[seat])]
        if looked and not any(
            "special" in frame.name or "deck" in frame.name for lane in table.lanes for frame, _ in lane
        ):
            message = msg(
                "underwater_cities.audit_seat_looking_at_specials",
                "{seat} is still looking at Special cards.",
                seat=SeatArg(seat),
            )
            yield Finding(
                "underwater_cities/take-special", message, (DRAWN[seat],), (_put(looked[0], "specials.deck"),)
            )
    yield from _old_discards(table, now)
    for number, deck in enumerate(ERA, 1):
        if number <= now:
            continue
        early = [piece.id for piece in table.pieces.values() if piece.kind == deck and piece.place.id != deck]
        if early:
            message = msg(
                "underwater_cities.audit_card_of_later_era",
                "{piece} belongs to a later era.",
                piece=PieceArg(early[0]),
            )
            repair = _put(early[0], deck)
            if len(early) > 1:  # the era was set back: one click for all of them
                label = msg(
                    "underwater_cities.return_cards_of_later_era",
                    "Lay all such cards here: {place}",
                    place=PlaceArg(deck),
                )
                repair = Repair(label, tuple(MovePiece(card, deck) for card in early))
            yield Finding("underwater_cities/new-era", message, (early[0],), (repair,))
            return


def _old_discards(table: Table, now: int) -> Iterator[Finding]:
    """What lies on the discard pile may come back: only cards of the present era. Rules: underwater_cities/discard."""
    for piece in table.pieces_in("discard"):
        if piece.kind in ERA[: now - 1]:
            message = msg(
                "underwater_cities.audit_card_of_earlier_era",
                "{piece} belongs to an earlier era.",
                piece=PieceArg(piece.id),
            )
            yield Finding("underwater_cities/discard", message, (piece.id,), (_put(piece.id, "out"),))
            return


# ---- where pieces belong -----------------------------------------------------------------------------------------


def homes(table: Table, piece: str) -> tuple[str, ...]:
    """Where a piece may always be laid."""
    one = table.pieces[piece]
    match one.kind:
        case "era1" | "era2" | "era3":
            return (one.kind,) if int(one.kind[-1]) > table.count_at("state", "era") else ("out",)
        case "special12":
            return ("specials.deck",)
        case "action_tile":
            return (ids(one.owner).tiles,)
        case "marker":
            return ("federation.below",)
        case "order":
            return ("order",)
        case "assistant":
            return (ids(one.owner).claimed,) if one.owner else ("box",)
        case "clone":
            return ("clone",) if table.settings["people"] == 4 else ("box",)
    return ("box",)
