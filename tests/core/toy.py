"""A toy game for the tests of the kernel: a deck, hands, secrets, coins, a growing field, and steps of every kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from engine.core.flow.finding import Finding
from engine.core.flow.frame import AmountsFrame, Frame, OrderFrame, SubsetFrame, active_lanes, frame
from engine.core.flow.kernel import advance, submit
from engine.core.flow.question import Question
from engine.core.game.game import Game, GameResult, ResumePoint, ScoreLine
from engine.core.messages.message import LiteralArg, Message, SeatArg, msg
from engine.core.messages.rules import Refusal, Rule, RuleBook
from engine.core.session.entry import Player
from engine.core.session.session import Session
from engine.core.table.blueprint import DOWN, Blueprint, CountDef, PieceDef, PlaceDef, Visibility
from engine.core.table.ops.steps import NoteOp
from engine.core.table.table import COMMON, Table

CARDS = [f"card.{number}" for number in range(1, 9)]
_ALL = frozenset({"card", "pawn"})


def blueprint(seats: int = 2) -> Blueprint:
    """Eight cards with a common back, a pawn, ten coins and a field that grows."""
    own: list[PlaceDef] = []
    for seat in range(1, seats + 1):
        own += [
            PlaceDef(f"seat.{seat}.hand", seat, Visibility.HAND, ordered=False, accepts=frozenset({"card"}), face=DOWN),
            PlaceDef(f"seat.{seat}.secret", seat, Visibility.SECRET, ordered=False, accepts=_ALL),
            PlaceDef(f"seat.{seat}.purse", seat),
        ]
    return Blueprint(
        seats=seats,
        places=(
            PlaceDef("deck", visibility=Visibility.PILE, accepts=frozenset({"card"}), face=DOWN),
            PlaceDef("row", accepts=_ALL),
            PlaceDef("heap", accepts=_ALL, face=None),
            PlaceDef("box", visibility=Visibility.PILE, accepts=_ALL),
            PlaceDef("field.{x}.{y}", accepts=_ALL, bounds=((-2, 2), (0, 3))),
            PlaceDef("memory", visibility=Visibility.HIDDEN, accepts=_ALL),
            PlaceDef("bank"),
            PlaceDef("chance", visibility=Visibility.HIDDEN),
            *own,
        ),
        pieces=(*(PieceDef(card, "card", "deck", back="card") for card in CARDS), PieceDef("pawn", "pawn", "box")),
        kinds=(
            CountDef("coin", is_limited=True, places=("bank", "seat.")),
            CountDef("point", minimum=-5, places=("seat.",)),
            CountDef("draws.deck"),
            CountDef("draws.other"),
        ),
        counts=(("bank", "coin", 10),),
    )


def table(seats: int = 2, seed: int = 1) -> Table:
    """A fresh toy table."""
    return Table(blueprint(seats), seed)


class Toy(Game):
    """The toy as a game: whatever steps it is opened with."""

    id = "toy"
    title = msg("toy", "Toy")
    version = 1
    seat_counts = (1, 2, 3)
    options = ()

    def __init__(self, *opening: Frame[Any]) -> None:
        super().__init__()
        self._opening = opening

    @cached_property
    def rules(self) -> RuleBook:
        names = ("pay", "draw", "say", "items", "free-hands", "strict")
        return RuleBook.load("engine.core").merged_with(
            RuleBook(tuple(Rule(f"toy/{name}", msg("toy", "A rule"), msg("toy", "Its text"), "toy") for name in names))
        )

    def make_blueprint(self, people: int, chosen: Mapping[str, int]) -> Blueprint:
        return blueprint(people)

    def initial_frames(self) -> tuple[Frame[Any], ...]:
        return self._opening

    def result(self, table: Table) -> GameResult:
        points = tuple(table.count_at(f"seat.{seat}.purse", "point") for seat in table.seats_from_first())
        return GameResult((ScoreLine(msg("toy", "Points"), points),), points, (1,), msg("toy", "All win."))

    def findings(self, table: Table) -> Iterator[Finding]:
        return iter(())

    def resume_points(self, table: Table) -> list[ResumePoint]:
        return [ResumePoint("start", msg("toy", "From the start"), self._opening)]

    def storage_places(self, table: Table, piece: str) -> tuple[str, ...]:
        return ("row", "heap") if piece == "pawn" else ("deck", "row")

    def status(self, table: Table) -> Message:
        return msg("toy", "Playing")

    def piece_name(self, table: Table, piece: str) -> Message:
        return msg("toy", "{name}", name=LiteralArg(piece))

    def place_name(self, table: Table, place: str) -> Message:
        return msg("toy", "{name}", name=LiteralArg(place))


def session(*opening: Frame[Any], seats: int = 2, seed: int = 1) -> Session:
    """A toy session that begins with these steps."""
    return Session.start(Toy(*opening), [Player(f"P{n}", n) for n in range(1, seats + 1)], {}, seed)


def run(board: Table, *steps: Frame[Any], lane: int = COMMON) -> Table:
    """Lay steps on a table and let them run until somebody is asked."""
    board.push_all(steps, lane)
    advance(board)
    return board


def said(board: Table) -> list[str]:
    """The words of all notes so far."""
    return [str(op.message) for op in board.journal_ops if isinstance(op, NoteOp)]


def reply(board: Table, answer: Any, lane: int | None = None) -> None:
    """Answer the waiting question (of a lane)."""
    submit(board, active_lanes(board)[0] if lane is None else lane, answer)


# ---- steps -----------------------------------------------------------------------------------------------------------


@frame("toy.say")
class Say(Frame[None]):
    """Says a word."""

    word: str

    def resolve(self, table: Table, answer: None) -> None:
        table.note(msg("toy", "{word}", word=LiteralArg(self.word)), "toy/say")


@frame("toy.raise")
class Raise(Frame[None]):
    """Says a word, pushes some words, raises others."""

    word: str
    pushed: tuple[str, ...] = ()
    raised: tuple[str, ...] = ()

    def resolve(self, table: Table, answer: None) -> None:
        for word in self.raised:
            table.trigger(Say(word))
        table.push_all([Say(word) for word in self.pushed])
        table.note(msg("toy", "{word}", word=LiteralArg(self.word)), "toy/say")


@frame("toy.all")
class All(Frame[None]):
    """Asks every seat at the same time, so many questions each."""

    questions: int = 1

    def resolve(self, table: Table, answer: None) -> None:
        for seat in table.seats_from_first():
            table.push_all([Pick(seat)] * self.questions, seat)


@frame("toy.pick")
class Pick(Frame[str]):
    """Draw the top card, take one from the row, take a coin, or pass."""

    seat: int

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("toy", "What do you do?"))

    def candidates(self, table: Table) -> list[str]:
        return ["draw", "take", "coin", "pass"]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        empty = {
            "draw": not table.pieces_in("deck"),
            "take": not table.pieces_in("row"),
            "coin": not table.count_at("bank", "coin"),
        }
        if answer not in ("draw", "take", "coin", "pass") or empty.get(answer):
            yield Refusal("toy/draw", msg("toy", "There is nothing left."))

    def resolve(self, table: Table, answer: str | None) -> None:
        hand = f"seat.{self.seat}.hand"
        if answer == "draw":
            table.move(table.pieces_in("deck")[-1].id, hand)
        elif answer == "take":
            table.move(table.pieces_in("row")[-1].id, hand)
        elif answer == "coin":
            table.transfer("coin", "bank", f"seat.{self.seat}.purse", 1)
        table.note(msg("toy", "{seat}: {word}", seat=SeatArg(self.seat), word=LiteralArg(str(answer))), "toy/draw")


@frame("toy.poke")
class Poke(Frame[str]):
    """Whatever is answered, another lane gets something to say that nobody is asked about."""

    seat: int
    other: int

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("toy", "Ready?"))

    def candidates(self, table: Table) -> list[str]:
        return ["yes"]

    def resolve(self, table: Table, answer: str | None) -> None:
        table.push(Say(f"poked {self.other}"), self.other)


@frame("toy.while_coins")
class WhileCoins(Frame[str]):
    """A question only as long as the bank has coins."""

    seat: int

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("toy", "A coin?")) if table.count_at("bank", "coin") else None

    def candidates(self, table: Table) -> list[str]:
        return ["all"]

    def resolve(self, table: Table, answer: str | None) -> None:
        if answer:
            table.transfer("coin", "bank", f"seat.{self.seat}.purse", table.count_at("bank", "coin"))


def never_z_first(answer: tuple[Any, ...]) -> Iterator[Refusal]:
    """The only rule of the questions over items."""
    if answer[:1] == ("z",):
        yield Refusal("toy/items", msg("toy", "Never z first."))


@frame("toy.some")
class ItemSubset(SubsetFrame[str]):
    """Some of three items."""

    seat: int
    low: int = 0
    high: int = 3

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("toy.which", "Which?"), self.low, self.high)

    def items(self, table: Table) -> list[str]:
        return ["x", "y", "z"]

    def broken_rules(self, table: Table, answer: tuple[Any, ...]) -> Iterator[Refusal]:
        return never_z_first(answer)

    def default_answer(self, table: Table) -> tuple[str, ...]:
        return ("x", "y", "z")[: self.low]

    def resolve(self, table: Table, answer: tuple[Any, ...] | None) -> None:
        table.note(msg("toy", "{word}", word=LiteralArg(" ".join(map(str, answer or ())))), "toy/items")


@frame("toy.amounts")
class ItemAmounts(AmountsFrame[str]):
    """A number for each of three items."""

    seat: int
    low: int = 0
    high: int = 3

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("toy.which", "Which?"), self.low, self.high)

    def items(self, table: Table) -> list[str]:
        return ["x", "y", "z"]

    def broken_rules(self, table: Table, answer: tuple[Any, ...]) -> Iterator[Refusal]:
        return never_z_first(answer)

    def default_answer(self, table: Table) -> tuple[int, ...]:
        return (self.low, 0, 0)

    def resolve(self, table: Table, answer: tuple[Any, ...] | None) -> None:
        table.note(msg("toy", "{word}", word=LiteralArg(" ".join(map(str, answer or ())))), "toy/items")


@frame("toy.order")
class ItemOrder(OrderFrame[str]):
    """The order of three items."""

    seat: int
    low: int = 0
    high: int = 3

    def question(self, table: Table) -> Question | None:
        return Question(self.seat, msg("toy.which", "Which?"), self.low, self.high)

    def items(self, table: Table) -> list[str]:
        return ["x", "y", "z"]

    def broken_rules(self, table: Table, answer: tuple[Any, ...]) -> Iterator[Refusal]:
        return never_z_first(answer)

    def default_answer(self, table: Table) -> tuple[str, ...]:
        return ("x", "y", "z")

    def resolve(self, table: Table, answer: tuple[Any, ...] | None) -> None:
        table.note(msg("toy", "{word}", word=LiteralArg(" ".join(map(str, answer or ())))), "toy/items")
