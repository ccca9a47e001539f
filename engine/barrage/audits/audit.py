"""What of a table does not agree with the rules of Barrage, each with one-click repairs; and where play may go on.

Total on any table that hands can make; a table that was only played strictly has no findings.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.barrage.audits.draft import draft_findings, is_drafting
from engine.barrage.audits.map import map_findings, neutral_homes
from engine.barrage.audits.repairs import put, spare
from engine.barrage.audits.seats import seat_findings
from engine.barrage.automa.turn import AutomaTurnStep
from engine.barrage.board import HEADSTREAM_PLACES, STRUCTURES
from engine.barrage.queries import (
    OFFICER,
    ROW,
    TECH,
    TRACK,
    TURN,
    is_automa,
    is_introductory,
    round_number,
    turn_order,
)
from engine.barrage.rounds import EndRoundStep, phases_from_income, phases_from_water
from engine.barrage.scoring import FinalScoringStep, RoundScoringStep
from engine.barrage.tiles import ADVANCED, ANTON, ANTON_TILE, CONTRACTS, PRIVATE, ROUNDS
from engine.barrage.turn import EndTurnStep, TurnStep
from engine.core.flow.finding import Finding, Repair, count_out_of_range
from engine.core.flow.frame import Frame, frame
from engine.core.game.game import ResumePoint
from engine.core.messages.message import PieceArg, PlaceArg, SeatArg, msg
from engine.core.table.table import Table


def findings(table: Table) -> Iterator[Finding]:
    """All findings, the round first."""
    yield from _round(table)
    yield from map_findings(table)
    yield from _tracks(table)
    yield from _piles(table)
    yield from _automa_tiles(table)
    if is_drafting(table):
        yield from draft_findings(table)
    else:
        yield from _draft_is_over(table)
        yield from seat_findings(table)


# ---- tracks and piles ------------------------------------------------------------------------------------------------


def _round(table: Table) -> Iterator[Finding]:
    """One of the five rounds; none only before the first, or where resuming begins it."""
    waiting = [type(step) for lane in table.lanes for step, _ in lane]
    begun = EndRoundStep in waiting and ReopenStep not in waiting
    yield from count_out_of_range(table, "state", "round", int(begun), ROUNDS, "barrage/round")


def _tracks(table: Table) -> Iterator[Finding]:
    """A tile on each headstream, a bonus tile for each round to come, one objective."""
    for name in HEADSTREAM_PLACES:
        yield from _missing(table, name, "headstream", "barrage/setup", HEADSTREAM_PLACES)
    over = table.count_at("state", "finished") > 0
    first = ROUNDS + 1 if over else max(1, round_number(table))
    ahead = tuple(f"bonus.round.{n}" for n in range(first, ROUNDS + 1))
    for name in ahead:
        yield from _missing(table, name, "bonus", "barrage/bonus-tiles", ahead)
    yield from _missing(table, "objective", "objective", "barrage/objectives", ("objective",))


def _missing(table: Table, place: str, kind: str, rule: str, used: tuple[str, ...]) -> Iterator[Finding]:
    if not any(piece.kind == kind for piece in table.places[place].pieces):
        message = msg("barrage.audit_tile_missing", "A tile is missing here: {place}.", place=PlaceArg(place))
        yield Finding(rule, message, (place,), tuple(put(piece, place) for piece in spare(table, kind, used)[:3]))


def _piles(table: Table) -> Iterator[Finding]:
    """Advanced tiles lie in the pile of their level; the introductory game has none."""
    for name, tile in ADVANCED.items():
        place = table.pieces[name].place.id
        strange = (
            place.startswith("patent.") and not place.startswith("patent.slot.") and place != f"patent.{tile.level}"
        )
        if strange or (is_introductory(table) and place != "box"):
            message = msg(
                "barrage.audit_tile_does_not_belong",
                "{tile} does not belong here: {place}.",
                tile=PieceArg(name),
                place=PlaceArg(place),
            )
            yield Finding("barrage/patent-office", message, (name, place), (put(name, "box"),))


def _automa_tiles(table: Table) -> Iterator[Finding]:
    """Automa tiles are in use if there is an Automa, otherwise in the box."""
    used = any(is_automa(table, seat) for seat in table.seats_from_first()) and not is_drafting(table)
    tiles = [piece for piece in table.pieces.values() if piece.kind == "automa"]
    for piece in tiles:
        if used != (piece.place.id != "box"):
            home = "automa.deck" if used else "box"
            message = msg(
                "barrage.audit_tile_does_not_belong",
                "{tile} does not belong here: {place}.",
                tile=PieceArg(piece.id),
                place=PlaceArg(piece.place.id),
            )
            everything = tuple(
                act for other in tiles if used != (other.place.id != "box") for act in put(other.id, home).acts
            )
            label = (
                msg("barrage.lay_all_tiles_on_deck", "Put all of them onto the deck")
                if used
                else msg("barrage.lay_all_tiles_in_box", "Put all of them into the box")
            )
            yield Finding("barrage/automa-tiles", message, (piece.id,), (Repair(label, everything),))
            return
    for name in ("automa.criteria", "automa.action") if used else ():
        others = [piece.id for piece in table.places["automa.deck"].pieces] or [
            piece.id for piece in tiles if len(piece.place.pieces) > 1
        ]
        if not table.places[name].pieces and others:
            message = msg("barrage.audit_tile_missing", "A tile is missing here: {place}.", place=PlaceArg(name))
            yield Finding("barrage/automa-tiles", message, (name,), (put(others[-1], name),))
            return


def _draft_is_over(table: Table) -> Iterator[Finding]:
    for name in ("draft.contracts", *(f"draft.{n}" for n in range(1, table.seats + 1))):
        for piece in table.places[name].pieces:
            message = msg(
                "barrage.audit_draft_piece_left_over",
                "The draft is over: {piece} goes back to the box.",
                piece=PieceArg(piece.id),
            )
            yield Finding("barrage/draft", message, (piece.id, name), (put(piece.id, "box"),))


# ---- where play may go on --------------------------------------------------------------------------------------------


@frame("barrage.reopen")
class ReopenStep(Frame[None]):
    """Play resumes: what held for one turn or for the end of the game is over. Rules: barrage/turn."""

    turns: bool

    def resolve(self, table: Table, answer: None) -> None:
        if not round_number(table):
            table.set_count("state", "round", 1)
        for seat in table.seats_from_first():
            for kind in ("copied", "passed") if self.turns else ("copied",):
                if table.places[TURN[seat]].counts.get(kind, 0):
                    table.set_count(TURN[seat], kind, 0)
        if table.count_at("state", "finished"):
            table.set_count("state", "finished", 0)
            for seat in table.seats_from_first():
                for kind in ("objective_point", "stock_point", "water_point"):
                    table.add_count(TRACK[seat], "point", -table.count_at(TRACK[seat], kind))
                    table.set_count(TRACK[seat], kind, 0)


def resume_points(table: Table) -> list[ResumePoint]:
    """Somebody's turn, the income, the water flow, the scoring, the end of the round, the final scoring."""
    found = []
    for seat in turn_order(table):
        begin: tuple[Frame[Any], ...] = (
            (AutomaTurnStep(seat), EndTurnStep(seat)) if is_automa(table, seat) else (TurnStep(seat),)
        )
        label = msg("barrage.resume_turn_of_seat", "Turn of {seat}", seat=SeatArg(seat))
        found.append(ResumePoint(f"turn.{seat}", label, (ReopenStep(True), *begin, *phases_from_water())))
    found.append(
        ResumePoint(
            "income",
            msg("barrage.resume_income", "Income and headstreams of this round"),
            (ReopenStep(True), *phases_from_income(table)),
        )
    )
    closing: tuple[Frame[Any], ...] = (RoundScoringStep(), EndRoundStep())
    found.append(
        ResumePoint("water", msg("barrage.resume_water_flow", "Water flow"), (ReopenStep(False), *phases_from_water()))
    )
    found.append(
        ResumePoint(
            "scoring", msg("barrage.resume_round_scoring", "Scoring of the round"), (ReopenStep(False), *closing)
        )
    )
    found.append(
        ResumePoint(
            "end_round", msg("barrage.resume_round_end", "End of the round"), (ReopenStep(False), EndRoundStep())
        )
    )
    found.append(
        ResumePoint(
            "end", msg("barrage.resume_final_scoring", "Final scoring"), (ReopenStep(False), FinalScoringStep())
        )
    )
    return found


def homes(table: Table, piece: str) -> tuple[str, ...]:
    """Where a piece may always be laid."""
    one = table.pieces[piece]
    if one.kind in STRUCTURES:
        if not one.owner:
            return neutral_homes(table, piece)
        row = next(row for kind, row in ROW[one.owner].items() if kind == one.kind)
        own = tuple(slot for slot in reversed(row) if not table.places[slot].pieces)
        return (one.place.id, *own) if one.place.id in row else own or row[-1:]
    match one.kind:
        case "order":
            free = tuple(f"order.{n}" for n in range(1, table.seats + 1) if not table.places[f"order.{n}"].pieces)
            return (one.place.id, *free) if one.place.id.startswith("order.") else free or ("order.1",)
        case "automa":
            return ("automa.deck",) if any(is_automa(table, seat) for seat in table.seats_from_first()) else ("box",)
        case "technology":
            return _tile_homes(table, piece, one.owner)
    if piece in CONTRACTS and CONTRACTS[piece].colour in PRIVATE:
        return (f"contracts.{CONTRACTS[piece].colour}", "box")
    return ("box",)


def _tile_homes(table: Table, tile: str, owner: int) -> tuple[str, ...]:
    if owner and (is_introductory(table) or not tile.endswith(".joker")):
        return (TECH[owner],)
    if tile == ANTON_TILE:
        for seat in table.seats_from_first():
            if any(piece.id == ANTON for piece in table.places[OFFICER[seat]].pieces):
                return (TECH[seat],)
    return ("box",)
