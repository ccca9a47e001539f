"""The door of the game: what the kernel asks of Barrage, answered by the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping

from engine.barrage import audit, describe, explain, places, prospects, scoring, valuation
from engine.barrage.setup import Setup
from engine.core.blueprint import Blueprint
from engine.core.folder import Doors, FolderGame
from engine.core.game import Choice, Option
from engine.core.rule import Refusal
from engine.core.text import msg

MOST = 4


class Barrage(FolderGame):
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
    doors = Doors(
        first=Setup,
        result=scoring.score,
        findings=audit.findings,
        resume_points=audit.resume_points,
        homes=audit.homes,
        status=audit.status,
        piece_name=lambda _, piece: describe.piece_name(piece),
        place_name=lambda _, place: describe.place_name(place),
        piece_words=lambda _, piece: describe.piece_words(piece),
        explain=explain.explain,
        value=valuation.value,
        prospects=prospects.prospects,
    )

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

    def table_for(self, people: int, chosen: Mapping[str, int]) -> Blueprint:
        computers = len(self.computer_seats(people, {**chosen, "people": people}))
        return places.blueprint(people, computers, chosen)


BARRAGE = Barrage()
