"""The door of the game: what the kernel asks of Ur."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow.finding import Finding, Repair
from engine.core.game.game import Game, GameOption, GameResult, OptionValue, ResumePoint, ScoreLine
from engine.core.game.score import decide
from engine.core.messages.message import ListArg, LiteralArg, Message, PieceArg, SeatArg, doer, msg
from engine.core.table.actions import MovePiece, SetCount
from engine.core.table.table import Table
from tests.toys.royal_ur.places import DICE, HOME, START, THROW, blueprint, is_rosette, stones, way
from tests.toys.royal_ur.turn import SetupStep, ThrowStep


def result(table: Table) -> GameResult:
    """A point for each stone at home."""
    points = tuple(len(table.pieces_in(HOME[seat])) for seat in table.seats_from_first())
    lines = (ScoreLine(msg("royal_ur.stones_home", "Stones at home"), points),)
    totals, _, winners = decide(lines)
    named = ListArg(tuple(SeatArg(seat) for seat in winners))
    return GameResult(
        lines, totals, winners, msg("royal_ur.most_stones_home", "Most stones at home: {seats}.", seats=named)
    )


def evaluate(table: Table, seat: int) -> float:
    """How far the own stones are, less the way of the others."""
    far = {one: sum(_steps(table, one, stone) for stone in stones(table, one)) for one in table.seats_from_first()}
    return float(2 * far[seat] - sum(far.values()))


def _steps(table: Table, seat: int, stone: str) -> int:
    here = table.pieces[stone].place.id
    return way(seat).index(here) if here in way(seat) else 0


def findings(table: Table) -> Iterator[Finding]:
    """Dice show no more than they can, and every stone is on its own way."""
    if table.count_at("state", THROW) > DICE:
        label = msg("royal_ur.set_throw", "Set it to {number}", number=DICE)
        message = msg("royal_ur.audit_throw_too_high", "The dice show {number} at most.", number=DICE)
        yield Finding("royal_ur/throw", message, ("state",), (Repair(label, (SetCount("state", THROW, DICE),)),))
    for seat in table.seats_from_first():
        for stone in stones(table, seat):
            if table.pieces[stone].place.id not in way(seat):
                message = msg("royal_ur.audit_stone_astray", "Not on its way: {stone}.", stone=PieceArg(stone))
                label = msg("royal_ur.back_to_start", "Put it back to the start")
                yield Finding("royal_ur/goal", message, (stone,), (Repair(label, (MovePiece(stone, START[seat]),)),))


def resume_points(table: Table) -> list[ResumePoint]:
    """Anybody's throw."""
    return [
        ResumePoint(
            f"throw.{seat}", msg("royal_ur.throw_of_seat", "{seat} throws", seat=SeatArg(seat)), (ThrowStep(seat),)
        )
        for seat in table.seats_from_first()
    ]


def status(table: Table) -> Message:
    """The throw."""
    return msg("royal_ur.thrown", "Thrown: {number}", number=table.count_at("state", THROW))


def piece_name(table: Table, piece: str) -> Message:
    """What a stone is called."""
    if piece not in table.pieces:
        return msg("royal_ur.some_stone", "stone")
    letter = LiteralArg("ABC"[int(piece.rpartition(".")[2]) - 1])
    return msg(
        "royal_ur.stone_of_seat", "stone {letter} of {seat}", letter=letter, seat=SeatArg(table.pieces[piece].owner)
    )


def place_name(table: Table, place: str) -> Message:
    """What a place is called."""
    name = place.rpartition(".")[2]
    if name.isdigit():
        if is_rosette(place):
            return msg("royal_ur.rosette", "rosette {number}", number=int(name))
        return msg("royal_ur.square", "square {number}", number=int(name))
    seat = doer(table.place(place).owner)
    match name:
        case "start":
            return msg("royal_ur.start_of_seat", "start of {seat}", seat=seat)
        case "finish":
            return msg("royal_ur.home_of_seat", "home of {seat}", seat=seat)
        case "state":
            return msg("royal_ur.dice", "dice")
    return msg("royal_ur.box", "box")


class RoyalUr(Game):
    """Seven squares, three dice."""

    id = "royal_ur"
    title = msg("royal_ur.game_title", "The Royal Game of Ur")
    version = 1
    seat_counts = (2,)
    options = (
        GameOption(
            "stones",
            msg("royal_ur.stones_setting", "Stones"),
            msg("royal_ur.stones_setting_tip", "With fewer stones the game is shorter."),
            (
                OptionValue(3, msg("royal_ur.option_three", "Three each")),
                OptionValue(2, msg("royal_ur.option_two", "Two each")),
            ),
            first_game=2,
        ),
    )
    make_blueprint = staticmethod(blueprint)
    setup_frame = SetupStep
    result = staticmethod(result)
    findings = staticmethod(findings)
    resume_points = staticmethod(resume_points)
    status = staticmethod(status)
    piece_name = staticmethod(piece_name)
    place_name = staticmethod(place_name)
    evaluate = staticmethod(evaluate)

    def storage_places(self, table: Table, piece: str) -> tuple[str, ...]:
        return (START[table.pieces[piece].owner],)


ROYAL_UR = RoyalUr()
