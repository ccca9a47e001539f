"""A game in a folder of the usual shape: its answers are functions of its files, listed once as `GameHooks`.

Everything that all games do alike stands here: forwarding, the rule book, default options, packs, and blueprints that
are made once. A game says only which functions answer, and what is its own.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.flow.data_error import DataError
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame
from engine.core.game.game import Game, GameJudgement, GameResult, GameTexts, Opportunity, ResumePoint
from engine.core.game.pack_form import PackForm
from engine.core.messages.about import AboutBook
from engine.core.messages.icons import IconRows
from engine.core.messages.message import Message
from engine.core.messages.note_class import ToldBook
from engine.core.messages.rules import Refusal, RuleBook
from engine.core.messages.stored import add_wordings
from engine.core.table.blueprint import Blueprint
from engine.core.table.table import Table

if TYPE_CHECKING:
    from engine.core.table.chance import RandomStream
    from engine.core.table.view import SeatView

PackReader = Callable[[Mapping[str, Any], int], tuple[Any, list[DataError]]]
"""Reads a pack, which replaces cards of an edition: the data of a table, or None if it cannot be played with, and every
mistake.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameHooks:
    """Which function of a game's files answers which question of the kernel; `Game` says what each is asked, and what
    holds where a game has no answer of its own.
    """

    setup_frame: Callable[[], Frame[Any]]
    """Makes the frame of the set-up, which lays the whole game."""
    result: Callable[[Table], GameResult]
    findings: Callable[[Table], Iterator[Finding]]
    resume_points: Callable[[Table], list[ResumePoint]]
    storage_places: Callable[[Table, str], tuple[str, ...]]
    status: Callable[[Table], Message]
    piece_name: Callable[[Table, str], Message]
    place_name: Callable[[Table, str], Message]
    progress: Callable[[Table], float | None] | None = None
    piece_text: Callable[[Table, str], tuple[Message, ...]] | None = None
    explain_drag: Callable[[Table, int, str, str], Refusal | None] | None = None
    evaluate: Callable[[Table, int], float] | None = None
    aspects: Callable[[Table, int], tuple[tuple[Message, float], ...]] | None = None
    quick_answer: Callable[[Table, int, Frame[Any], list[Any]], Any] | None = None
    stage: Callable[[Table], int] | None = None
    piece_icons: Callable[[Table, str], IconRows] | None = None
    piece_facts: Callable[[Table, str], Mapping[str, int | str]] | None = None
    place_icons: Callable[[Table, str], IconRows] | None = None
    place_facts: Callable[[Table, str], Mapping[str, int | str]] | None = None
    view_facts: Callable[[Any, SeatView], Mapping[str, Mapping[str, int | str]]] | None = None
    """It is given the data of the game, which a view does not hold."""
    opportunities: Callable[[Table, int, str, str], tuple[Opportunity, ...]] | None = None
    fill_hidden_counts: Callable[[Table, SeatView, RandomStream], None] | None = None
    builtin_data: Callable[[int], Any] | None = None
    """The data that come with the program, by edition, if rules read them as `table.data`."""
    latest_edition: int = 1
    """The edition that new games are played with. Saves need all earlier ones."""
    read_pack: PackReader | None = None
    """Without it the game takes no packs."""
    pack_form: Callable[[], PackForm] | None = None
    """What its packs look like, for those who write them."""


class StandardTexts(GameTexts):
    """Names, words, icons and facts by the game's `hooks`."""

    hooks: ClassVar[GameHooks]
    data: Any
    """The game's card set, shipped or from a pack."""

    def status(self, table: Table) -> Message:
        return self.hooks.status(table)

    def progress(self, table: Table) -> float | None:
        return None if self.hooks.progress is None else self.hooks.progress(table)

    def piece_name(self, table: Table, piece: str) -> Message:
        return self.hooks.piece_name(table, piece)

    def place_name(self, table: Table, place: str) -> Message:
        return self.hooks.place_name(table, place)

    def piece_text(self, table: Table, piece: str) -> tuple[Message, ...]:
        return () if self.hooks.piece_text is None else self.hooks.piece_text(table, piece)

    def piece_icons(self, table: Table, piece: str) -> IconRows:
        return () if self.hooks.piece_icons is None else self.hooks.piece_icons(table, piece)

    def piece_facts(self, table: Table, piece: str) -> Mapping[str, int | str]:
        return {} if self.hooks.piece_facts is None else self.hooks.piece_facts(table, piece)

    def place_icons(self, table: Table, place: str) -> IconRows:
        return () if self.hooks.place_icons is None else self.hooks.place_icons(table, place)

    def place_facts(self, table: Table, place: str) -> Mapping[str, int | str]:
        return {} if self.hooks.place_facts is None else self.hooks.place_facts(table, place)

    def view_facts(self, view: SeatView) -> Mapping[str, Mapping[str, int | str]]:
        return {} if self.hooks.view_facts is None else self.hooks.view_facts(self.data, view)


class StandardJudgement(GameJudgement):
    """What those who look ahead ask, by the game's `hooks`."""

    hooks: ClassVar[GameHooks]

    def result(self, table: Table) -> GameResult:
        return self.hooks.result(table)

    def evaluate(self, table: Table, seat: int) -> float:
        found = self.hooks.evaluate
        return super().evaluate(table, seat) if found is None else found(table, seat)

    def aspects(self, table: Table, seat: int) -> tuple[tuple[Message, float], ...]:
        found = self.hooks.aspects
        return super().aspects(table, seat) if found is None else found(table, seat)

    def quick_answer(self, table: Table, seat: int, step: Frame[Any], listed: list[Any]) -> Any:
        found = self.hooks.quick_answer
        return None if found is None else found(table, seat, step, listed)

    def stage(self, table: Table) -> int:
        return 0 if self.hooks.stage is None else self.hooks.stage(table)

    def fill_hidden_counts(self, table: Table, view: SeatView, dice: RandomStream) -> None:
        if self.hooks.fill_hidden_counts is not None:
            self.hooks.fill_hidden_counts(table, view, dice)


class StandardGame(StandardTexts, StandardJudgement, Game):
    """A game that answers by its `hooks`."""

    def __init__(self, data: Any = None) -> None:
        add_wordings(self.package)
        self.edition = self.hooks.latest_edition
        if data is not None:
            self.data = data
        self._blueprints: dict[tuple[int, ...], Blueprint] = {}
        self._earlier: dict[int, Game] = {}

    # Rules, cards and explanations are read when first asked for: a program that starts needs none of them.

    @cached_property
    def rules(self) -> RuleBook:
        return RuleBook.load("engine.core").merged_with(RuleBook.load(self.package))

    @cached_property
    def data(self) -> Any:
        shipped = self.hooks.builtin_data
        return None if shipped is None else shipped(self.edition)

    @cached_property
    def about(self) -> AboutBook:
        return AboutBook.load(self.package)

    @cached_property
    def told(self) -> ToldBook:
        return ToldBook.load(self.package)

    @abstractmethod
    def make_blueprint(self, people: int, chosen: Mapping[str, int]) -> Blueprint:
        """The pieces and places of a table; every option has a value."""

    def blueprint(self, seats: int, settings: Mapping[str, int]) -> Blueprint:
        chosen = {option.id: settings.get(option.id, option.choices[0].value) for option in self.options}
        key = (seats, *chosen.values())
        if key not in self._blueprints:  # bots imagine a table for every look ahead
            self._blueprints[key] = self.make_blueprint(seats, chosen)
        return self._blueprints[key]

    @property
    def supports_packs(self) -> bool:
        return self.hooks.read_pack is not None

    @property
    def pack_form(self) -> PackForm | None:
        return None if self.hooks.pack_form is None else self.hooks.pack_form()

    def with_edition(self, number: int) -> Game | None:
        shipped = self.hooks.builtin_data
        if (number == self.edition and self.pack is None) or shipped is None:
            return super().with_edition(number)
        if number not in self._earlier and 1 <= number <= self.hooks.latest_edition:
            game = type(self)(shipped(number))
            game.edition = number
            self._earlier[number] = game
        return self._earlier.get(number)

    def with_pack(self, pack: Mapping[str, Any], kept: bool = False) -> tuple[Game | None, list[DataError]]:
        if self.hooks.read_pack is None:
            return super().with_pack(pack, kept)
        data, mistakes = self.hooks.read_pack(pack, self.edition)
        if data is None or (mistakes and not kept):
            return None, mistakes
        game = type(self)(data)
        game.pack, game.edition = dict(pack), self.edition
        return game, []

    def initial_frames(self, table: Table) -> tuple[Frame[Any], ...]:
        return (self.hooks.setup_frame(),)

    def findings(self, table: Table) -> Iterator[Finding]:
        return self.hooks.findings(table)

    def resume_points(self, table: Table) -> list[ResumePoint]:
        return self.hooks.resume_points(table)

    def storage_places(self, table: Table, piece: str) -> tuple[str, ...]:
        return self.hooks.storage_places(table, piece)

    def explain_drag(self, table: Table, seat: int, grab: str, drop: str) -> Refusal | None:
        found = self.hooks.explain_drag
        return None if found is None else found(table, seat, grab, drop)

    def opportunities(self, table: Table, seat: int, grab: str, drop: str) -> tuple[Opportunity, ...]:
        found = self.hooks.opportunities
        return super().opportunities(table, seat, grab, drop) if found is None else found(table, seat, grab, drop)
