"""The door of the game: what the kernel asks of Nim."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import xor

from engine.core.flow.finding import Finding, Repair
from engine.core.game.game import Game, GameResult, ResumePoint, ScoreLine
from engine.core.messages.message import AmountArg, LiteralArg, Message, PlaceArg, SeatArg, msg
from engine.core.table.actions import SetCount
from engine.core.table.blueprint import Blueprint
from engine.core.table.table import Table
from tests.toys.nim.places import HEAPS, LAST, MATCH, blueprint, heaps, taken
from tests.toys.nim.turn import SetupStep, TurnStep


def result(table: Table) -> GameResult:
    """One point for the last match."""
    last = 0 if any(heaps(table).values()) else table.count_at("state", LAST)
    points = tuple(int(seat == last) for seat in table.seats_from_first())
    won = msg("nim.seat_has_won", "{seat} has won.", seat=SeatArg(last)) if last else _left(table)
    return GameResult((ScoreLine(msg("nim.last_match", "Last match"), points),), points, (last,) * bool(last), won)


def _left(table: Table) -> Message:
    amount = AmountArg(sum(heaps(table).values()), MATCH)
    return msg("nim.matches_left", "{amount} on the table", amount=amount)


def place_name(table: Table, place: str) -> Message:
    """What a place is called."""
    if place in HEAPS:
        return msg("nim.heap", "heap {letter}", letter=LiteralArg("ABC"[int(place[5:]) - 1]))
    owner = table.place(place).owner
    return msg("nim.matches_of_seat", "matches of {seat}", seat=SeatArg(owner)) if owner else msg("nim.box", "box")


def evaluate(table: Table, seat: int) -> float:
    """Heaps whose sum without carrying is zero are lost for whoever moves next."""
    return float(reduce(xor, heaps(table).values()) == 0)


def findings(table: Table) -> Iterator[Finding]:
    """Nobody is to move although matches are left."""
    for heap, n in heaps(table).items() if not any(table.lanes) else ():
        if n:
            label = msg("nim.clear_heap", "Take them all away")
            away = Repair(label, (SetCount(heap, MATCH, 0, taken(1)),))
            message = msg("nim.audit_nobody_moves", "Nobody takes these: {heap}.", heap=PlaceArg(heap))
            yield Finding("nim/end", message, (heap,), (away,))


def resume_points(table: Table) -> list[ResumePoint]:
    """Anybody's turn."""
    return [
        ResumePoint(f"turn.{seat}", msg("nim.turn_of_seat", "{seat} moves", seat=SeatArg(seat)), (TurnStep(seat),))
        for seat in table.seats_from_first()
    ]


class Nim(Game):
    """Three heaps, two people, no luck."""

    id = "nim"
    title = msg("nim.game_title", "Nim")
    version = 1
    seat_counts = (2,)
    options = ()
    setup_frame = SetupStep
    result = staticmethod(result)
    findings = staticmethod(findings)
    resume_points = staticmethod(resume_points)
    status = staticmethod(_left)
    place_name = staticmethod(place_name)
    evaluate = staticmethod(evaluate)

    def storage_places(self, table: Table, piece: str) -> tuple[str, ...]:
        return ("box",)

    def piece_name(self, table: Table, piece: str) -> Message:
        return msg("nim.no_piece", "piece")

    def make_blueprint(self, people: int, chosen: Mapping[str, int]) -> Blueprint:
        return blueprint(people)


NIM = Nim()
