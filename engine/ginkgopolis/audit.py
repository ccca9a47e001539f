"""What of a table does not agree with the rules of Ginkgopolis, each with one-click repairs.

Total on any table that hands can make; a table that was only played strictly has no findings.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding, Repair, count_out_of_range
from engine.core.game.game import ResumePoint
from engine.core.messages.message import AmountArg, PieceArg, PlaceArg, SeatArg, msg
from engine.core.table.actions import MAX_COUNT, MovePiece, SetCount
from engine.core.table.table import Place, Table
from engine.ginkgopolis.audit_city import city_findings, frames, put
from engine.ginkgopolis.audit_seats import seat_findings
from engine.ginkgopolis.cards import BUILDINGS, LETTERS
from engine.ginkgopolis.gains import DrawTilesStep, GiveTilesStep, RefillStep, RunOutStep, is_ending
from engine.ginkgopolis.markers import outskirts
from engine.ginkgopolis.places import GIVEN, KEPT, SCREEN, TILES, TOKENS
from engine.ginkgopolis.queries import committed, is_city, is_solo, people
from engine.ginkgopolis.scoring import FinalScoringStep
from engine.ginkgopolis.turn import NextRoundStep, RoundStep, phases_from_actions

CIRCULATING = ("deck", "discard")


def findings(table: Table) -> Iterator[Finding]:
    """All findings, the city first."""
    yield from _round(table)
    yield from _first_player(table)
    yield from city_findings(table)
    yield from _tiles(table)
    yield from _supply(table)
    yield from _cards(table)
    yield from seat_findings(table)


def _round(table: Table) -> Iterator[Finding]:
    """Once the first round has begun, there is one."""
    begun = bool(frames(table, NextRoundStep))
    yield from count_out_of_range(table, "state", "round", int(begun), MAX_COUNT, "ginkgopolis/round")


def _first_player(table: Table) -> Iterator[Finding]:
    if not table.pieces["first"].place.id.endswith(".tokens"):
        message = msg("ginkgopolis.audit_first_player_card_missing", "No player has the first-player card.")
        yield Finding(
            "ginkgopolis/first-player",
            message,
            ("first",),
            tuple(put("first", TOKENS[s]) for s in people(table)[:3]),
        )


# ---- tiles and cards -----------------------------------------------------------------------------------------


def _tiles(table: Table) -> Iterator[Finding]:
    """So many tiles were taken out at the start, no more and no fewer."""
    boxed = [piece.id for piece in table.pieces_in("box") if piece.kind == "tile"]
    out = 6 if table.settings["people"] <= 3 else 0
    if len(boxed) > out:
        message = msg(
            "ginkgopolis.audit_wrong_box_tile_count",
            "The box should hold {need}, but has {have}.",
            have=AmountArg(len(boxed), "tile"),
            need=out,
        )
        yield Finding("ginkgopolis/tiles-complete", message, (boxed[-1], "box"), (put(boxed[-1], "tiles"),))
    elif len(boxed) < out and len(table.pieces_in("tiles")) > out - len(boxed):
        tile = table.pieces_in("tiles")[-1].id
        message = msg(
            "ginkgopolis.audit_wrong_box_tile_count",
            "The box should hold {need}, but has {have}.",
            have=AmountArg(len(boxed), "tile"),
            need=out,
        )
        yield Finding("ginkgopolis/tiles-complete", message, ("tiles", "box"), (put(tile, "box"),))


def _supply(table: Table) -> Iterator[Finding]:
    """The supply is empty only in the last round or while tiles are being given, and only then do given ones lie about.

    Otherwise nothing would ever bring the end.
    """
    if (
        frames(table, RunOutStep)
        or frames(table, GiveTilesStep)
        or frames(table, RefillStep)
        or frames(table, DrawTilesStep)
    ):
        return
    for seat in table.seats_from_first():
        given = GIVEN[seat]
        if table.pieces_in(given):
            message = msg(
                "ginkgopolis.audit_tiles_given_too_early",
                "{seat} gives tiles only when the supply is empty.",
                seat=SeatArg(seat),
            )
            back = tuple(MovePiece(piece.id, "tiles") for piece in table.pieces_in(given))
            label = msg("ginkgopolis.return_given_tiles", "Put them here: {place}", place=PlaceArg("tiles"))
            yield Finding("ginkgopolis/run-out", message, (given,), (Repair(label, back),))
    if not table.pieces_in("tiles") and not is_ending(table) and any(table.lanes):
        repairs = [
            Repair(msg("ginkgopolis.announce_last_round", "This is the last round"), (SetCount("state", "ending", 1),))
        ]
        richest = max(table.seats_from_first(), key=lambda seat: len(table.pieces_in(TILES[seat])))
        tiles = table.pieces_in(TILES[richest])
        if tiles:
            repairs.insert(0, put(tiles[-1].id, "tiles"))
        message = msg(
            "ginkgopolis.audit_last_round_not_announced",
            "The supply of tiles is empty, but the last round was not announced.",
        )
        yield Finding("ginkgopolis/second-run-out", message, ("tiles",), tuple(repairs))


def _cards(table: Table) -> Iterator[Finding]:
    """Where each card must be follows from the city: see ginkgopolis/matching-card, ginkgopolis/keep-card,
    ginkgopolis/site.
    """
    tops: dict[str, Place] = {}
    covered: set[str] = set()
    for place in table.existing_members("city."):
        tiles = [piece.id[5:] for piece in place.pieces if piece.kind == "tile"]
        if tiles:
            tops[tiles[-1]] = place
            covered.update(tiles[:-1])
    for letter in LETTERS:
        card = table.pieces[f"card.{letter}"]
        if not _circulates(card.place):
            message = msg(
                "ginkgopolis.audit_urbanization_card_misplaced",
                "{card} belongs in the deck, the discard pile or a hand.",
                card=PieceArg(card.id),
            )
            yield Finding(
                "ginkgopolis/urbanization-cards", message, (card.id, card.place.id), (put(card.id, "discard"),)
            )
    for code in BUILDINGS:
        card = table.pieces[f"card.{code}"]
        where = card.place
        kept = where.id.endswith(".kept")
        shown_commit = where.id.endswith(".commit") and card.face == 0
        if code in covered and not (kept or shown_commit):
            message = msg(
                "ginkgopolis.audit_overbuilt_card_misplaced",
                "{tile} was built over: its card lies in front of the player who did it.",
                tile=PieceArg(f"tile.{code}"),
            )
            yield Finding(
                "ginkgopolis/keep-card",
                message,
                (card.id, where.id),
                tuple(put(card.id, KEPT[s]) for s in table.seats_from_first()[:3]),
            )
        elif code in tops:
            yield from _top_card(table, code, tops[code])
        elif code not in covered and where.id != "reserve":
            message = msg(
                "ginkgopolis.audit_unbuilt_card_not_reserved",
                "The building of {card} is not in the city: the card belongs in the reserve.",
                card=PieceArg(card.id),
            )
            yield Finding("ginkgopolis/matching-card", message, (card.id, where.id), (put(card.id, "reserve"),))


def _circulates(place: Place) -> bool:
    return place.id in CIRCULATING or place.id.endswith((".hand", ".commit"))


def _top_card(table: Table, code: str, place: Place) -> Iterator[Finding]:
    """Under construction: the card is in the reserve. Otherwise it is in circulation."""
    card = table.pieces[f"card.{code}"]
    site = place.counts.get("site", 0)
    if site > 1:
        message = msg(
            "ginkgopolis.audit_extra_site_markers",
            "One construction-site marker is enough: {place}.",
            place=PlaceArg(place.id),
        )
        yield Finding(
            "ginkgopolis/site",
            message,
            (place.id,),
            (Repair(msg("ginkgopolis.leave_one_site_marker", "Leave one"), (SetCount(place.id, "site", 1),)),),
        )
    elif site and card.place.id != "reserve":
        message = msg(
            "ginkgopolis.audit_site_card_not_reserved",
            "{tile} is under construction: its card waits in the reserve.",
            tile=PieceArg(f"tile.{code}"),
        )
        off = Repair(
            msg("ginkgopolis.remove_construction_site_marker", "Take the construction-site marker away"),
            (SetCount(place.id, "site", 0),),
        )
        first = off if _circulates(card.place) else put(card.id, "reserve")
        yield Finding("ginkgopolis/site", message, (card.id, place.id), (first, put(card.id, "reserve")))
    elif not site and not _circulates(card.place):
        message = msg(
            "ginkgopolis.audit_built_card_misplaced",
            "{tile} stands in the city: its card belongs in the deck, the discard pile or a hand.",
            tile=PieceArg(f"tile.{code}"),
        )
        repairs = [put(card.id, "discard")]
        if card.place.id == "reserve":
            label = msg("ginkgopolis.add_construction_site_marker", "Add a construction-site marker")
            repairs.insert(0, Repair(label, (SetCount(place.id, "site", 1),)))
        yield Finding("ginkgopolis/matching-card", message, (card.id, card.place.id), tuple(repairs))


# ---- where play may go on ------------------------------------------------------------------------------------


def resume_points(table: Table) -> list[ResumePoint]:
    """The start of a round; once one has begun, the actions, its end, or the final scoring."""
    label = msg("ginkgopolis.resume_choosing_cards", "All choose their cards")
    points = [ResumePoint("round", label, (RoundStep(),))]
    if not table.count_at("state", "round"):
        return points
    choosing = table.seats_from_first() if is_solo(table) else people(table)  # alone Hal has a card too
    if all(committed(table, seat)[0] is not None for seat in choosing):
        label = msg("ginkgopolis.resume_acting", "All carry out what they have chosen")
        points.append(ResumePoint("act", label, phases_from_actions(table)))
    if not is_solo(table):
        label = msg("ginkgopolis.resume_next_round", "Preparing the next round")
        points.append(ResumePoint("next", label, (NextRoundStep(),)))
    label = msg("ginkgopolis.resume_final_scoring", "Final scoring")
    return [*points, ResumePoint("end", label, (FinalScoringStep(),))]


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
            return tuple(outskirts(table, 3))
        case "first_player":
            return tuple(TOKENS[seat] for seat in people(table))
        case "screen":
            number = int(piece.rpartition(".")[2])
            return (SCREEN[number],) if number <= table.seats else ("box",)
    return ("box",)


def _in_city(table: Table, card: str) -> bool:
    return is_city(table.pieces[f"tile.{card[5:]}"].place)
