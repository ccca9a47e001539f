"""The door of the game: what the kernel asks of Underwater Cities, answered by the files beside this one."""

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
from engine.core.text import Msg, PieceArg, msg
from engine.underwater_cities import (
    action_cards,
    audit,
    building,
    describe,
    effects,
    outputs,
    packs,
    parts,
    places,
    scoring,
    slots,
    specials,
    upgrading,
    valuation,
)
from engine.underwater_cities.cards import CardSet, shipped
from engine.underwater_cities.meanings import has_meaning
from engine.underwater_cities.setup import Setup
from engine.underwater_cities.words import AT_ONCE

_FAMILIES = (action_cards, building, effects, outputs, parts, slots, specials, upgrading)
"""Each gives words their meaning when it is read in."""
assert all(has_meaning(word) for word in AT_ONCE), _FAMILIES


class UnderwaterCities(Game):
    """The base game for one to four."""

    id = "underwater_cities"
    title = msg("underwater_cities", "Underwater Cities")
    version = 1
    seat_counts = (1, 2, 3, 4)
    options = (
        Option(
            "boards",
            msg("underwater_cities", "Player boards"),
            msg("underwater_cities", "Advanced boards have special sites. Alone you always play on one of them."),
            (Choice(0, msg("underwater_cities", "Basic side")), Choice(1, msg("underwater_cities", "Advanced side"))),
            seats=(2, 3, 4),
        ),
        Option(
            "contracts",
            msg("underwater_cities", "Government contracts"),
            msg("underwater_cities", "Three contracts that whoever first meets their conditions may claim."),
            (Choice(0, msg("underwater_cities", "Without")), Choice(1, msg("underwater_cities", "With"))),
            seats=(2, 3, 4),
        ),
        Option(
            "metropolises",
            msg("underwater_cities", "Blue metropolises"),
            msg("underwater_cities", "Who decides which of the two lies in which corner."),
            (Choice(0, msg("underwater_cities", "Chance")), Choice(1, msg("underwater_cities", "Their owner"))),
        ),
        Option(
            "solo_start",
            msg("underwater_cities", "Foreign tiles"),
            msg("underwater_cities", "On which slot of each colour the foreign tiles start."),
            (
                Choice(0, msg("underwater_cities", "First slot")),
                Choice(1, msg("underwater_cities", "Second slot")),
                Choice(2, msg("underwater_cities", "Third slot")),
                Choice(3, msg("underwater_cities", "Fourth slot")),
            ),
            seats=(1,),
        ),
    )

    def __init__(self, data: CardSet | None = None) -> None:
        self.rules = RuleBook.load("engine.core").joined(RuleBook.load("engine.underwater_cities"))
        self.data = data or shipped()
        self._blueprints: dict[tuple[int, ...], Blueprint] = {}

    def equipped(self, pack: Mapping[str, Any]) -> tuple[Game | None, list[Mistake]]:
        data, mistakes = packs.equip(pack)
        if data is None:
            return None, mistakes
        game = UnderwaterCities(data)
        game.pack = dict(pack)
        return game, []

    def blueprint(self, seats: int, settings: Mapping[str, int]) -> Blueprint:
        chosen = {option.id: settings.get(option.id, option.choices[0].value) for option in self.options}
        key = (seats, *chosen.values())
        if key not in self._blueprints:  # bots imagine a table for every look ahead
            self._blueprints[key] = places.blueprint(self.data, seats, chosen)
        return self._blueprints[key]

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
        piece = table.pieces.get(grab)
        if piece is None:
            return None
        if piece.place.id.endswith(".played"):
            message = msg("underwater_cities", "Card and slot are not mixed: one is finished before the other begins.")
            return Refusal("underwater_cities/blocks", message, (grab,))
        if piece.place.id.endswith(".claimed"):
            message = msg("underwater_cities", "{card} stays in front of its owner.", card=PieceArg(grab))
            return Refusal("underwater_cities/card-block", message, (grab,))
        return None

    def value(self, table: Table, seat: int) -> float:
        return valuation.value(table, seat)


UNDERWATER_CITIES = UnderwaterCities()
