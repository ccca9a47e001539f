"""The door of the game: what the kernel asks of Domino."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.flow.finding import Finding, Repair
from engine.core.flow.frame import Frame, lanes_of
from engine.core.game.game import Game, GameOption, GameResult, OptionValue, ResumePoint, ScoreLine
from engine.core.game.score import decide
from engine.core.messages.message import ListArg, Message, SeatArg, doer, msg
from engine.core.table.actions import SetCount
from engine.core.table.table import Table
from tests.toys.domino.places import (
    BONEYARD,
    LEFT,
    PASSES,
    POINT,
    RIGHT,
    ROUND,
    ROUNDS,
    TILES,
    blueprint,
    halves,
    pips_in_hand,
    tally,
)
from tests.toys.domino.turn import DealStep, SetupStep, TurnStep


def result(table: Table) -> GameResult:
    """The points of the rounds that are over: what somebody still holds is nobody else's business."""
    points = tuple(table.count_at(tally(seat), POINT) for seat in table.seats_from_first(1))
    lines = (ScoreLine(msg("domino.pips_of_others", "Pips of the others"), points),)
    totals, _, winners = decide(lines)
    named = ListArg(tuple(SeatArg(seat) for seat in winners))
    won = msg("domino.seats_have_most_points", "Most points: {seats}.", seats=named)
    return GameResult(lines, totals, winners, won)


def evaluate(table: Table, seat: int) -> float:
    """Points, less what one would give away now."""
    return float(table.count_at(tally(seat), POINT) - pips_in_hand(table, seat))


def findings(table: Table) -> Iterator[Finding]:
    """As many rounds as there are, no tile left of the first, and nobody passes more often than there are people."""
    deals = sum(isinstance(step, DealStep) for lane in lanes_of(table) for step, _ in lane)
    if table.count_at("state", ROUND) + deals > ROUNDS:
        label = msg("domino.set_round", "This is round {number}", number=ROUNDS - deals)
        message = msg("domino.audit_too_many_rounds", "There are only %n round(s).", ROUNDS)
        yield Finding("domino/deal", message, ("state",), (_set(label, ROUND, ROUNDS - deals),))
    if table.count_at("state", PASSES) >= table.seats:
        message = msg("domino.audit_all_passed", "Everybody has passed: the round would be over.")
        label = msg("domino.nobody_passed", "Nobody has passed")
        yield Finding("domino/draw", message, ("state",), (_set(label, PASSES, 0),))


def _set(label: Message, kind: str, n: int) -> Repair:
    return Repair(label, (SetCount("state", kind, n),))


def resume_points(table: Table) -> list[ResumePoint]:
    """A new deal, or the turn of any seat; the rounds after it follow."""
    later: tuple[Frame[None], ...] = (DealStep(),) * max(0, ROUNDS - table.count_at("state", ROUND))
    deal = ResumePoint("deal", msg("domino.deal_a_round", "Deal a round"), later or (DealStep(),))
    return [deal] + [
        ResumePoint(
            f"turn.{seat}", msg("domino.turn_of_seat", "Turn of {seat}", seat=SeatArg(seat)), (TurnStep(seat), *later)
        )
        for seat in table.seats_from_first(1)
    ]


def storage_places(table: Table, piece: str) -> tuple[str, ...]:
    """Where a tile may always lie."""
    return (BONEYARD,)


def status(table: Table) -> Message:
    """The round."""
    return msg("domino.round_number", "Round {number}", number=table.count_at("state", ROUND))


def piece_name(table: Table, piece: str) -> Message:
    """What a tile is called."""
    if piece not in TILES:
        return msg("domino.some_tile", "tile")
    low, high = halves(piece)
    return msg("domino.tile_name", "tile {low}-{high}", low=low, high=high)


def place_name(table: Table, place: str) -> Message:
    """What a place is called."""
    seat = doer(table.place(place).owner)
    known = {
        BONEYARD: msg("domino.boneyard", "boneyard"),
        LEFT: msg("domino.left_end", "left end"),
        RIGHT: msg("domino.right_end", "right end"),
    }
    match place.rpartition(".")[2]:
        case "hand":
            return msg("domino.hand_of_seat", "hand of {seat}", seat=seat)
        case "tally":
            return msg("domino.score_of_seat", "points of {seat}", seat=seat)
    return known.get(place, msg("domino.box", "box"))


class Domino(Game):
    """Two rounds."""

    id = "domino"
    title = msg("domino.game_title", "Domino")
    version = 1
    seat_counts = (2, 3, 4)
    options = (
        GameOption(
            "draw",
            msg("domino.draw_setting", "Boneyard"),
            msg("domino.draw_setting_tip", "What somebody does who can lay no tile."),
            (
                OptionValue(1, msg("domino.option_draws", "Draw from it")),
                OptionValue(0, msg("domino.option_blocked", "Pass at once")),
            ),
        ),
    )
    make_blueprint = staticmethod(blueprint)
    setup_frame = SetupStep
    result = staticmethod(result)
    findings = staticmethod(findings)
    resume_points = staticmethod(resume_points)
    storage_places = staticmethod(storage_places)
    status = staticmethod(status)
    piece_name = staticmethod(piece_name)
    place_name = staticmethod(place_name)
    evaluate = staticmethod(evaluate)

    def piece_facts(self, table: Table, piece: str) -> Mapping[str, int | str]:
        return dict(zip(("low", "high"), halves(piece), strict=True)) if piece in TILES else {}


DOMINO = Domino()
