"""Round and era after free hands: what they cannot be, which decks belong to them, and where play may go on."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding, Repair, count_out_of_range, set_count
from engine.core.flow.frame import lanes_of
from engine.core.game.game import ResumePoint
from engine.core.messages.message import PlaceArg, SeatArg, msg
from engine.core.table.actions import DealPieces, MovePiece, ShufflePlace, TableAction
from engine.core.table.table import COMMON, Table
from engine.underwater_cities.places import ERA
from engine.underwater_cities.queries import ids, turn_order
from engine.underwater_cities.rounds import (
    PRODUCTION_AFTER,
    ROUNDS,
    EndRoundStep,
    NewEraStep,
    RoundStep,
    era_of,
    phases_from_new_era,
    phases_from_production,
)
from engine.underwater_cities.scoring import FinalScoringStep
from engine.underwater_cities.turn import TurnStep

ERAS = len(PRODUCTION_AFTER)
_FIRST = (1, *(last + 1 for last in PRODUCTION_AFTER[:-1]))


def clock_findings(table: Table) -> Iterator[Finding]:
    """The round is one of ten, the era fits it, and the deck of the era lies there, an older one no longer."""
    waiting = [type(step) for step, _ in reversed(lanes_of(table)[COMMON])]
    begun = EndRoundStep in waiting
    found = list(count_out_of_range(table, "state", "round", int(begun), ROUNDS, "underwater_cities/round"))
    found = found or list(_era(table, waiting))
    yield from found or _decks(table)


def _era(table: Table, waiting: list[type]) -> Iterator[Finding]:
    """The era of this round, or, once the new one has begun, of the next."""
    number, era = table.count_at("state", "round"), table.count_at("state", "era")
    ahead = next((kind for kind in waiting if kind in (EndRoundStep, NewEraStep, RoundStep)), None)
    later = 1 if ahead is RoundStep else 0
    fits = {era_of(number + later)} if ahead is not None else {era_of(max(1, number)), era_of(number + 1)}
    if era in fits:
        return
    message = msg(
        "underwater_cities.audit_era_does_not_fit_round",
        "Era {era} does not fit round {round}.",
        era=era,
        round=number + later,
    )
    repairs = [set_count("state", "era", min(fits))]
    if 1 <= era <= ERAS:
        fitting = min(PRODUCTION_AFTER[era - 1], max(_FIRST[era - 1], number + later)) - later
        repairs.append(set_count("state", "round", fitting))
    yield Finding("underwater_cities/round", message, ("state",), tuple(repairs))


def _decks(table: Table) -> Iterator[Finding]:
    """The deck of the present era is in play, and none of an earlier one."""
    now = table.count_at("state", "era")
    for deck in ERA[: now - 1]:
        n = len(table.pieces_in(deck))
        if n:
            message = msg(
                "underwater_cities.audit_deck_of_earlier_era",
                "This deck belongs to an earlier era: {place}.",
                place=PlaceArg(deck),
            )
            label = msg("underwater_cities.lay_deck_into_box", "Lay it into the box")
            yield Finding(
                "underwater_cities/new-era", message, (deck,), (Repair(label, (DealPieces(deck, "box", n),)),)
            )
    deck = ERA[now - 1]
    boxed = [piece.id for piece in table.pieces_in("box") if piece.kind == deck]
    if boxed and not table.pieces_in(deck) and not table.pieces_in("discard"):
        message = msg(
            "underwater_cities.audit_deck_in_box",
            "The deck of this era lies in the box: {place}.",
            place=PlaceArg(deck),
        )
        label = msg("underwater_cities.fetch_deck_from_box", "Fetch it from the box and shuffle it")
        acts: list[TableAction] = [MovePiece(piece, deck) for piece in boxed]
        acts.append(ShufflePlace(deck))
        yield Finding("underwater_cities/new-era", message, (deck,), (Repair(label, tuple(acts)),))


# ---- where play may go on ------------------------------------------------------------------------------------


def resume_points(table: Table) -> list[ResumePoint]:
    """The start of a round; once one has begun, a turn, its end, the Production, a new era, the final scoring."""
    number = table.count_at("state", "round")
    points = []
    if number < ROUNDS:
        label = msg("underwater_cities.resume_at_next_round", "Start of the next round")
        points.append(ResumePoint("round", label, (RoundStep(),)))
    if not number:
        return points
    label = msg("underwater_cities.resume_at_end_of_round", "End of this round")
    points.append(ResumePoint("end-round", label, (EndRoundStep(),)))
    label = msg("underwater_cities.resume_at_production", "Production")
    points.append(ResumePoint("production", label, phases_from_production(table)))
    if number in PRODUCTION_AFTER[:-1]:
        label = msg("underwater_cities.resume_at_new_era", "Start of the next era")
        points.append(ResumePoint("new-era", label, phases_from_new_era(table)))
    label = msg("underwater_cities.resume_at_final_scoring", "Final scoring")
    points.append(ResumePoint("scoring", label, (FinalScoringStep(),)))
    return [*points, *_turns(table)]


def _turns(table: Table) -> Iterator[ResumePoint]:
    order = turn_order(table)
    tiles = {seat: sum(piece.kind == "action_tile" for piece in table.pieces_in(ids(seat).tiles)) for seat in order}
    for seat in order:
        if tiles[seat]:
            label = msg("underwater_cities.resume_at_turn_of_seat", "Turn of {seat}", seat=SeatArg(seat))
            yield ResumePoint(f"turn.{seat}", label, (*_rest_of_round(order, seat, tiles), EndRoundStep()))


def _rest_of_round(order: list[int], first: int, tiles: dict[int, int]) -> list[TurnStep]:
    """The turns still due: from one seat on, round and round, as long as action tiles are left."""
    left = dict(tiles)
    at = order.index(first)
    turns = []
    for step in range(3 * len(order)):
        seat = order[(at + step) % len(order)]
        if left[seat]:
            left[seat] -= 1
            turns.append(TurnStep(seat))
    return turns
