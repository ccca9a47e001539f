"""The door of the game: what the kernel asks of Barrage, answered by the files beside this one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.barrage import audit, describe, places, prospects, scoring, valuation
from engine.barrage.board import SPACES
from engine.barrage.queries import dam_owner
from engine.barrage.setup import Setup
from engine.core.agenda import Frame
from engine.core.audit import Finding
from engine.core.blueprint import Blueprint
from engine.core.game import Choice, Game, Option, Prospect, Result, ResumePoint
from engine.core.rule import Refusal, RuleBook
from engine.core.table import Table
from engine.core.text import Msg, PieceArg, msg

MOST = 4


class Barrage(Game):
    """The introductory and the full game for two to four, with Automas in empty seats or against one person."""

    id = "barrage"
    title = msg("barrage", "Barrage")
    version = 1
    seat_counts = (1, 2, 3, 4)
    options = (
        Option(
            "variant",
            msg("barrage", "Game"),
            msg("barrage", "The introductory game gives out the companies and leaves out the patent office."),
            (Choice(0, msg("barrage", "Full")), Choice(1, msg("barrage", "Introductory"))),
        ),
        Option(
            "side",
            msg("barrage", "Map"),
            msg("barrage", "Both sides are the same map; the side without icons is for those who know it well."),
            (Choice(0, msg("barrage", "With icons")), Choice(1, msg("barrage", "Without icons"))),
        ),
        Option(
            "automas",
            msg("barrage", "Automas"),
            msg("barrage", "So many seats are played by the game itself; one person plays against one at least."),
            tuple(Choice(n, msg("barrage", "%n Automa(s)", n)) for n in range(MOST)),
            seats=(1, 2, 3),
        ),
        Option(
            "level",
            msg("barrage", "Strength of the Automas"),
            msg(
                "barrage", "From the second level on they have income, then abilities and tile effects, then officers."
            ),
            (
                Choice(1, msg("barrage", "Easy")),
                Choice(2, msg("barrage", "Medium")),
                Choice(3, msg("barrage", "Hard")),
                Choice(4, msg("barrage", "Very hard")),
            ),
            seats=(1, 2, 3),
        ),
        Option(
            "mahiri_credits",
            msg("barrage", "Mahiri Sekibo starts with"),
            msg("barrage", "The rulebook gives everybody 6 credits, the printed tile is said to show 9."),
            (Choice(0, msg("barrage", "%n credit(s)", 6)), Choice(1, msg("barrage", "%n credit(s)", 9))),
        ),
        Option(
            "mahiri_copies",
            msg("barrage", "Mahiri Sekibo copies"),
            msg("barrage", "Another officer: one that somebody plays with, or any of the box."),
            (Choice(0, msg("barrage", "Officers in play")), Choice(1, msg("barrage", "Any officer"))),
        ),
        Option(
            "viktor_second",
            msg("barrage", "Viktor Fiesler with Germany"),
            msg("barrage", "Does the second production of Germany count at least 4 as well?"),
            (Choice(0, msg("barrage", "Yes")), Choice(1, msg("barrage", "No"))),
        ),
        Option(
            "french_tiles",
            msg("barrage", "The discount of France"),
            msg("barrage", "Does it hold for energy of technology tiles too?"),
            (Choice(0, msg("barrage", "For every contract")), Choice(1, msg("barrage", "For productions only"))),
        ),
        Option(
            "national_tiles",
            msg("barrage", "National contracts"),
            msg("barrage", "Can energy of technology tiles fulfil a national contract?"),
            (Choice(0, msg("barrage", "No")), Choice(1, msg("barrage", "Yes"))),
        ),
        Option(
            "automa_national",
            msg("barrage", "Automas and national contracts"),
            msg("barrage", "Do Automas fulfil national contracts?"),
            (Choice(0, msg("barrage", "Yes")), Choice(1, msg("barrage", "No"))),
            seats=(1, 2, 3),
        ),
    )

    def __init__(self) -> None:
        self.rules = RuleBook.load("engine.core").joined(RuleBook.load("engine.barrage"))

    def complaints(self, seats: int, settings: Mapping[str, int]) -> list[Refusal]:
        found = []
        automas = settings.get("automas", 0)
        if seats + automas > MOST:
            message = msg(
                "barrage",
                "{people} people and {automas} Automas are more than the four companies of the game.",
                people=seats,
                automas=automas,
            )
            found.append(Refusal("barrage/automa", message))
        if settings.get("variant", 0) == 1 and (automas or seats == 1):
            message = msg("barrage", "The introductory game is not made for Automas: choose the full game.")
            found.append(Refusal("barrage/introductory", message))
        return found

    def computer_seats(self, seats: int, settings: Mapping[str, int]) -> tuple[int, ...]:
        people = settings.get("people", seats)
        automas = settings.get("automas", 0)
        if people == 1:
            automas = max(1, automas)
        return tuple(range(people + 1, min(MOST, people + automas) + 1))

    def blueprint(self, seats: int, settings: Mapping[str, int]) -> Blueprint:
        chosen = {option.id: settings.get(option.id, option.choices[0].value) for option in self.options}
        computers = len(self.computer_seats(seats, {**chosen, "people": seats}))
        return places.blueprint(seats, computers, chosen)

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
        return describe.place_name(place)

    def piece_words(self, table: Table, piece: str) -> tuple[Msg, ...]:
        return describe.piece_words(piece)

    def explain(self, table: Table, seat: int, grab: str, drop: str) -> Refusal | None:
        piece = table.pieces.get(grab)
        if piece is None:
            return None
        if piece.place.id in SPACES:
            if piece.owner == 0 or (piece.kind == "base" and dam_owner(piece.place) == 0):
                message = msg("barrage", "Neutral dams stay as they are all game long.")
                return Refusal("barrage/neutral-dams", message, (grab,))
            message = msg("barrage", "{piece} is built and stays where it is.", piece=PieceArg(grab))
            return Refusal("barrage/construction", message, (grab,))
        if ".wheel." in piece.place.id:
            message = msg("barrage", "{tile} comes back when the wheel has gone round.", tile=PieceArg(grab))
            return Refusal("barrage/wheel", message, (grab,))
        if piece.place.id.endswith(".fulfilled"):
            message = msg("barrage", "{contract} is fulfilled and stays face down.", contract=PieceArg(grab))
            return Refusal("barrage/fulfil", message, (grab,))
        return None

    def prospects(self, table: Table, seat: int, grab: str, drop: str) -> tuple[Prospect, ...]:
        return prospects.prospects(table, seat, grab, drop)

    def value(self, table: Table, seat: int) -> float:
        return valuation.value(table, seat)


BARRAGE = Barrage()
