"""The door of the game: what the kernel asks of Ginkgopolis, answered by the files beside this one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.agenda import Frame
from engine.core.audit import Finding
from engine.core.blueprint import Blueprint
from engine.core.chance import Dice
from engine.core.game import Choice, Game, Option, Result, ResumePoint
from engine.core.rule import Refusal, RuleBook
from engine.core.table import Table
from engine.core.text import Msg, SeatArg, msg
from engine.core.view import View
from engine.ginkgopolis import audit, describe, explain, places, scoring, valuation
from engine.ginkgopolis.setup import Setup


class Ginkgopolis(Game):
    """The base game for two to five, the draft of characters, and the solo game against Hal."""

    id = "ginkgopolis"
    title = msg("ginkgopolis", "Ginkgopolis")
    version = 1
    seat_counts = (1, 2, 3, 4, 5)
    options = (
        Option(
            "characters",
            msg("ginkgopolis", "Characters"),
            msg("ginkgopolis", "For a first game take ready sets; later choose your characters one by one."),
            (Choice(0, msg("ginkgopolis", "Ready sets")), Choice(1, msg("ginkgopolis", "Draft"))),
            seats=(2, 3, 4, 5),
        ),
        Option(
            "first",
            msg("ginkgopolis", "First player"),
            msg("ginkgopolis", "Who planted a tree last begins; or let chance decide."),
            (
                Choice(0, msg("ginkgopolis", "By chance")),
                *(Choice(seat, msg("ginkgopolis", "{seat}", seat=SeatArg(seat))) for seat in range(1, 6)),
            ),
            seats=(2, 3, 4, 5),
        ),
        Option(
            "expert",
            msg("ginkgopolis", "Hal"),
            msg("ginkgopolis", "An expert Hal may replace a weak card once a round."),
            (Choice(0, msg("ginkgopolis", "Usual")), Choice(1, msg("ginkgopolis", "Expert"))),
            seats=(1,),
        ),
    )

    def __init__(self) -> None:
        self.rules = RuleBook.load("engine.core").joined(RuleBook.load("engine.ginkgopolis"))

    def complaints(self, seats: int, settings: Mapping[str, int]) -> list[Refusal]:
        first = settings.get("first", 0)
        if 0 <= first <= seats:
            return []
        message = msg("ginkgopolis", "The first player is one of %n player(s).", seats)
        return [Refusal("ginkgopolis/first-player", message)]

    def computer_seats(self, seats: int, settings: Mapping[str, int]) -> tuple[int, ...]:
        return (2,) if settings.get("people", seats) == 1 else ()

    def blueprint(self, seats: int, settings: Mapping[str, int]) -> Blueprint:
        chosen = {option.id: settings.get(option.id, option.choices[0].value) for option in self.options}
        return places.blueprint(seats, chosen)

    def opening(self, table: Table) -> tuple[Frame[Any], ...]:
        return (Setup(),)

    def result(self, table: Table) -> Result:
        return scoring.score(table)

    def findings(self, table: Table) -> Iterator[Finding]:
        return audit.findings(table)

    def resume_points(self, table: Table) -> list[ResumePoint]:
        return audit.resume_points(table)

    def homes(self, table: Table, piece: str) -> tuple[str, ...]:
        return audit.homes(table, piece)

    def status(self, table: Table) -> Msg:
        return audit.status(table)

    def piece_name(self, table: Table, piece: str) -> Msg:
        return describe.piece_name(piece)

    def place_name(self, table: Table, place: str) -> Msg:
        return describe.place_name(table, place)

    def piece_words(self, table: Table, piece: str) -> tuple[Msg, ...]:
        return describe.piece_words(piece)

    def explain(self, table: Table, seat: int, grab: str, drop: str) -> Refusal | None:
        return explain.explain(table, seat, grab, drop)

    def value(self, table: Table, seat: int) -> float:
        return valuation.value(table, seat)

    def imagine(self, table: Table, view: View, dice: Dice) -> None:
        valuation.imagine(table, view, dice)


GINKGOPOLIS = Ginkgopolis()
