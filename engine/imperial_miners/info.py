"""The door of the game: what the kernel asks of Imperial Miners, answered by the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.blueprint import Blueprint
from engine.core.folder import Doors, FolderGame
from engine.core.game import Choice, Option
from engine.core.text import msg
from engine.imperial_miners import (
    audit,
    describe,
    explain,
    gains,  # noqa: F401  # gives coins, points and prices their meaning
    packs,
    places,
    scoring,
    valuation,
)
from engine.imperial_miners.cards import shipped
from engine.imperial_miners.setup import Setup


class ImperialMiners(FolderGame):
    """One to five players at once, ten rounds; the cards are a house set."""

    id = "imperial_miners"
    title = msg("imperial_miners", "Imperial Miners")
    version = 1
    seat_counts = (1, 2, 3, 4, 5)
    options = (
        Option(
            "first_game",
            msg("imperial_miners", "Starting hand"),
            msg("imperial_miners", "For a first game keep all six cards; later choose four of eight."),
            (
                Choice(0, msg("imperial_miners", "Four of eight cards")),
                Choice(1, msg("imperial_miners", "First game: six cards")),
            ),
        ),
        Option(
            "lowest_pays",
            msg("imperial_miners", "Lowest research space"),
            msg(
                "imperial_miners",
                "Does it pay when a pickaxe comes there from a completed board? In the house set it is empty.",
            ),
            (Choice(0, msg("imperial_miners", "Pays nothing")), Choice(1, msg("imperial_miners", "Pays"))),
        ),
    )
    doors = Doors(
        first=Setup,
        result=scoring.score,
        findings=audit.findings,
        resume_points=audit.resume_points,
        homes=audit.homes,
        status=audit.status,
        piece_name=describe.piece_name,
        place_name=describe.place_name,
        piece_words=describe.piece_words,
        explain=explain.explain,
        value=valuation.value,
        shipped=shipped,
        equip=packs.equip,
    )

    def table_for(self, people: int, chosen: Mapping[str, int]) -> Blueprint:
        return places.blueprint(self.data, people, chosen)


IMPERIAL_MINERS = ImperialMiners()
