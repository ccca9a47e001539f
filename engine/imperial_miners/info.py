"""The door of the game: what the kernel asks of Imperial Miners, answered by the files beside this one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.agenda import Frame
from engine.core.audit import Finding
from engine.core.blueprint import Blueprint
from engine.core.effect import Mistake
from engine.core.game import Choice, Game, Option, Result, ResumePoint
from engine.core.rule import Refusal, RuleBook
from engine.core.table import Table
from engine.core.text import Msg, msg
from engine.imperial_miners import (
    audit,
    describe,
    gains,  # noqa: F401  # gives coins, points and prices their meaning
    packs,
    places,
    scoring,
    valuation,
)
from engine.imperial_miners.cards import CardSet, shipped
from engine.imperial_miners.setup import Setup


class ImperialMiners(Game):
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
    )

    def __init__(self, data: CardSet | None = None) -> None:
        self.rules = RuleBook.load("engine.core").joined(RuleBook.load("engine.imperial_miners"))
        self.data = data or shipped()

    def equipped(self, pack: Mapping[str, Any]) -> tuple[Game | None, list[Mistake]]:
        data, mistakes = packs.equip(pack)
        if data is None:
            return None, mistakes
        game = ImperialMiners(data)
        game.pack = dict(pack)
        return game, []

    def blueprint(self, seats: int, settings: Mapping[str, int]) -> Blueprint:
        chosen = {option.id: settings.get(option.id, option.choices[0].value) for option in self.options}
        return places.blueprint(self.data, seats, chosen)

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
        return describe.piece_name(table, piece)

    def place_name(self, table: Table, place: str) -> Msg:
        return describe.place_name(table, place)

    def piece_words(self, table: Table, piece: str) -> tuple[Msg, ...]:
        return describe.piece_words(table, piece)

    def explain(self, table: Table, seat: int, grab: str, drop: str) -> Refusal | None:
        found = audit.explain(table, grab)
        return None if found is None else Refusal(found[0], found[1], (grab,))

    def value(self, table: Table, seat: int) -> float:
        return valuation.value(table, seat)


IMPERIAL_MINERS = ImperialMiners()
