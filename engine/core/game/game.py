"""What a game gives the kernel. A fifth game is one subclass of `Game` and a line in the registry.

Most answers are functions of the game's files, so its class says `result = staticmethod(scoring.score)`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from engine.core.flow.data_error import DataError
from engine.core.flow.finding import Finding
from engine.core.flow.frame import Frame
from engine.core.game.card_photo import PICTURES, photo_mistakes
from engine.core.game.pack_form import HEAD, PackForm, PicturedKind
from engine.core.game.quiz import QuizQuestion
from engine.core.messages.about import AboutBook, Explanation
from engine.core.messages.icons import IconRows
from engine.core.messages.message import Message, msg
from engine.core.messages.note_class import ToldBook
from engine.core.messages.rules import Refusal, RuleBook
from engine.core.messages.stored import add_wordings
from engine.core.messages.teaching import IconMeaning, TeachingPages
from engine.core.table.blueprint import Blueprint
from engine.core.table.ops import NoteOp
from engine.core.table.table import Table

if TYPE_CHECKING:
    from engine.core.table.chance import RandomStream
    from engine.core.table.view import SeatView


@dataclass(frozen=True, slots=True)
class OptionValue:
    """One value of an option."""

    value: int
    label: Message


@dataclass(frozen=True, slots=True)
class GameOption:
    """A switch of the new-game dialog with one line of help. The first choice is the default."""

    id: str
    label: Message
    help: Message
    choices: tuple[OptionValue, ...]
    seats: tuple[int, ...] = ()
    """Player counts for which it exists; empty: all."""
    first_game: int | None = None
    """The value that suits people who play for the first time; then it is not asked. None: it is asked as ever."""
    only_with_computers: bool = False
    """Is it only about seats that the game plays itself?"""


@dataclass(frozen=True, slots=True)
class IntroductionStep:
    """One thing that a first round is about, with the icon of it."""

    icon: str
    label: Message


@dataclass(frozen=True, slots=True)
class Introduction:
    """How a game presents itself to those who begin one."""

    first_game: Message
    """What a first game is like."""
    known_game: Message
    """The same of a game among people who know it."""
    steps: tuple[IntroductionStep, ...] = ()
    """What the first round is about, in order."""
    line: Message | None = None
    """The game in one short sentence, for somebody who chooses between several."""
    aim: Message | None = None
    """What one does there, how it ends and who wins, in a few sentences, for somebody who has never played it."""
    length: Message | None = None
    """How long it takes, in two or three words."""
    difficulty: Message | None = None
    """EASY, MEDIUM or HARD."""
    facts: tuple[IntroductionStep, ...] = ()
    """What one likes to know beforehand, besides how many may play: how long it takes in full, what brings points."""


EASY = msg("setup.difficulty_easy", "easy")
MEDIUM = msg("setup.difficulty_medium", "medium")
HARD = msg("setup.difficulty_hard", "hard")
"""How much there is to learn before one plays well."""


@dataclass(frozen=True, slots=True)
class ResumePoint:
    """Where play may go on after free hands."""

    id: str
    label: Message
    frames: tuple[Frame[Any], ...]


@dataclass(frozen=True, slots=True)
class Opportunity:
    """Something that a move would open for later: the places it joins, in order, and a sentence about it."""

    places: tuple[str, ...]
    words: Message


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one kind, per seat."""

    label: Message
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a finished game ended: the lines of the score sheet, totals per seat, and who won."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    summary: Message


class GameTexts(ABC):
    """What the things of a game are called, what is printed on them, and what they are. Total on any table that hands
    can make.
    """

    @property
    def package(self) -> str:
        """The package of the game's files, where its rules, explanations, closed words and wordings lie."""
        return type(self).__module__.rpartition(".")[0]

    @cached_property
    def about(self) -> AboutBook:
        """What its places, pieces and counts are, for whoever asks."""
        return AboutBook.load(self.package)

    @cached_property
    def told(self) -> ToldBook:
        """How its notes are told to somebody who was not looking."""
        return ToldBook.load(self.package)

    @abstractmethod
    def status(self, table: Table) -> Message:
        """Round and phase in a few words."""

    def progress(self, table: Table) -> float | None:
        """About how much of the game is played, from 0 to 1; None: nobody can tell."""
        return None

    own_names: Mapping[str, Message] = MappingProxyType({})
    """By the id of a name that says whose a thing is: the same name without it, for sentences that say it already."""

    short_names: Mapping[str, Message] = MappingProxyType({})
    """By the id of a name: the same name in few words, for lines in which the sort of thing is seen or said already."""

    own_holdings: Mapping[str, Message] = MappingProxyType({})
    """By the id of the name of a place: what it is called in words to whoever it belongs to, "your hand"."""

    own_deeds: Mapping[str, Message] = MappingProxyType({})
    """By the id of a message that tells what a seat does: how it is told to that seat afterwards, with the same
    arguments.
    """

    def cause_in_words(self, table: Table, note: NoteOp) -> Message | None:
        """What brought the amount of which a note tells, if neither a piece nor a place does: a rank, so many of
        something; None: they say it. It is asked at the moment of the note, and tells only what everybody may count.
        """
        return None

    part_closing: Message | None = None
    """What closes a larger part of the game, in one word; None: the game has no such parts."""

    def part_name(self, number: int) -> Message | None:
        """What a larger part of the game is called: an era, an act. None: it has none."""
        return None

    @abstractmethod
    def piece_name(self, table: Table, piece: str) -> Message:
        """What a piece is called."""

    @abstractmethod
    def place_name(self, table: Table, place: str) -> Message:
        """What a place is called."""

    def place_spot(self, table: Table, place: str) -> Message | None:
        """Where a place lies among others of its kind, for somebody who cannot see it; None: its name says so."""
        return None

    def piece_text(self, table: Table, piece: str) -> tuple[Message, ...]:
        """The words on a piece, generated from its effect."""
        return ()

    def piece_icons(self, table: Table, piece: str) -> IconRows:
        """The icons on a piece, made from its effect; each row stays in one line."""
        return ()

    def piece_signs(self, table: Table, piece: str) -> tuple[IconMeaning, ...]:
        """What the signs of a piece mean that stand beside its effects: what sort of card it is, whose. What the icons
        of its effects mean stands in the legend.
        """
        return ()

    def piece_facts(self, table: Table, piece: str) -> Mapping[str, int | str]:
        """What is printed on a piece besides words and icons, by name: `energy`, `cost`, `colour`."""
        return {}

    def place_icons(self, table: Table, place: str) -> IconRows:
        """The icons printed on a place: its income, the action of a slot."""
        return ()

    def place_facts(self, table: Table, place: str) -> Mapping[str, int | str]:
        """What is printed on a place besides its name and icons, by name: `value`, `cost`.

        It is the same during a whole game: in slow motion the window shows a table that is not yet the newest.
        """
        return {}

    def view_facts(self, view: SeatView) -> Mapping[str, Mapping[str, int | str]]:
        """What places show because of how things lie, by place and name: a free space, what two cards make together.

        It is read from a view: in slow motion that is older than the table.
        """
        return {}

    def about_place(self, table: Table, place: str) -> Explanation | None:
        """What a place of this table is, whatever lies there; None: there is nothing to say."""
        return self.about.place(place) if table.has_place(place) else None

    def about_piece(self, table: Table, piece: str) -> Explanation | None:
        """What kind of thing a piece is; a hidden one (`place?3` in a view) is explained by the place where it lies."""
        place, hidden, _ = piece.partition("?")
        if hidden:
            return self.about_place(table, place)
        return self.about.piece(table.pieces[piece].kind) if piece in table.pieces else None

    def about_count(self, kind: str) -> Explanation | None:
        """What a kind of counts is."""
        return self.about.count(kind)


class GameJudgement(ABC):
    """What a game can tell those who look ahead. Everything here may be left out: players get along without."""

    @abstractmethod
    def result(self, table: Table) -> GameResult:
        """The score sheet as it stands; final when the agenda is empty."""

    def evaluate(self, table: Table, seat: int) -> float:
        """How good this table is for a seat, in points."""
        return float(self.result(table).totals[seat - 1])

    def aspects(self, table: Table, seat: int) -> tuple[tuple[Message, float], ...]:
        """What makes a table good for a seat besides the score sheet and its stock, in points, by name."""
        return ()

    def quick_answer(self, table: Table, seat: int, step: Frame[Any], listed: list[Any]) -> Any:
        """The answer by rule of thumb to a question that belongs to a turn already begun; None: this is a decision of
        its own, which is worth a search. Of a question over items `listed` holds the frame's own proposal; None: that
        one does.
        """
        return None

    def stage(self, table: Table) -> int:
        """A number that grows at natural borders of the game (its rounds): there a look ahead can end. 0: none."""
        return 0

    quiz_kinds: Mapping[str, Message] = MappingProxyType({})
    """The kinds of questions that only this game has, as somebody who chooses among them reads them."""

    def quiz_questions(self, table: Table, seat: int, dice: RandomStream) -> Iterator[QuizQuestion]:
        """Questions of kinds that only this game has, about what a seat sees on this table."""
        return iter(())

    def fill_hidden_counts(self, table: Table, view: SeatView, dice: RandomStream) -> None:
        """Fill the hidden counts of an imagined table from what the view allows."""
        return


class Game(GameTexts, GameJudgement):
    """One game: its table, its set-up, its words. All rules are frames; this class answers what the kernel asks."""

    id: str
    title: Message
    version: int
    """Number of the rules; a save of another version opens from its recorded operations."""
    seat_counts: tuple[int, ...]
    options: tuple[GameOption, ...]
    introduction = Introduction(
        msg("setup.first_game_usual", "The set-up that is recommended for a first game."),
        msg("setup.known_game_usual", "The whole game, with the options you choose."),
    )
    teaching: TeachingPages | None = None
    """What a round looks like, and what the icons mean; None: nobody has written it yet."""
    computer_option: str = ""
    """The option whose value is the number of seats that the game plays itself; empty: nobody can choose that."""
    computer_names: tuple[str, ...] = ("Ada", "Blaise", "Konrad", "Grace")
    """What the seats that the game plays itself are called, if nobody names them; the same in every language."""
    setup_frame: type[Frame[Any]]
    """The frame of the set-up, which lays the whole game."""
    latest_edition: int = 1
    """The edition of the shipped cards that new games are played with. Saves need all earlier ones."""
    supports_packs: bool = False
    """Can cards of one's own take the place of the shipped ones? Then a new game offers to choose a pack."""
    pictured: tuple[PicturedKind, ...] = ()
    """Pieces that are no cards of packs and may bear an owner's photos."""
    pack: Mapping[str, Any] | None = None
    """The pack this game is equipped with, as it was read; a save embeds it."""

    def __init__(self, data: Any = None) -> None:
        add_wordings(self.package)
        self.edition = self.latest_edition
        """The edition of the cards that come with the program; a game is played on with that of its beginning."""
        if data is not None:
            self.data = data
        self._blueprints: dict[tuple[int, ...], Blueprint] = {}
        self._earlier: dict[int, Game] = {}

    # Rules, cards and explanations are read when first asked for: a program that starts needs none of them.

    @cached_property
    def rules(self) -> RuleBook:
        """Every rule that can be cited."""
        return RuleBook.load("engine.core").merged_with(RuleBook.load(self.package))

    @cached_property
    def data(self) -> Any:
        """The game's card set, shipped or from a pack; rules read it as `table.data`."""
        return self.builtin_data(self.edition)

    def builtin_data(self, edition: int) -> Any:
        """The card set of an edition that comes with the program; None: the game has none."""
        return None

    def read_pack(self, pack: Mapping[str, Any], edition: int) -> tuple[Any, list[DataError]]:
        """The card set of an edition with what a pack replaces (None: it cannot be played with), and every mistake."""
        raise NotImplementedError

    @property
    def takes_packs(self) -> bool:
        """Can it be played with a pack: with cards of one's own, or at least with pictures?"""
        return self.supports_packs or bool(self.pictured)

    @property
    def pack_form(self) -> PackForm | None:
        """What its packs look like, for those who write them; None: it takes none."""
        return None

    def with_edition(self, number: int) -> Game | None:
        """This game with the cards of an edition, without any pack; None: there is no such edition."""
        if number == self.edition and self.pack is None:
            return self
        if number not in self._earlier and 1 <= number <= self.latest_edition:
            game = type(self)(self.builtin_data(number))
            game.edition = number
            self._earlier[number] = game
        return self._earlier.get(number)

    def with_pack(self, pack: Mapping[str, Any], kept: bool = False) -> tuple[Game | None, list[DataError]]:
        """This game with the cards of a pack, or every mistake that keeps the pack from being used.

        `kept`: a game was already begun with it, so slips are let pass.
        """
        data: Any = None
        if self.pack_form is None:
            mistakes = list(_only_pictures(pack))
            is_unusable = not all(one.is_slip for one in mistakes)
        else:
            data, mistakes = self.read_pack(pack, self.edition)
            is_unusable = data is None
        if is_unusable or (mistakes and not kept):
            return None, mistakes
        game = type(self)(data)
        game.pack, game.edition = dict(pack), self.edition
        return game, []

    def setup_errors(self, seats: int, settings: Mapping[str, int]) -> list[Refusal]:
        """Why a game with so many seats and these options cannot be set up."""
        return []

    def computer_seats(self, seats: int, settings: Mapping[str, int]) -> tuple[int, ...]:
        """Table seats that the game itself plays (a solo opponent); they come after the people."""
        return ()

    def blueprint(self, seats: int, settings: Mapping[str, int]) -> Blueprint:
        """The pieces and places of a table for so many people, made once."""
        chosen = {option.id: settings.get(option.id, option.choices[0].value) for option in self.options}
        key = (seats, *chosen.values())
        if key not in self._blueprints:  # bots imagine a table for every look ahead
            self._blueprints[key] = replace(self.make_blueprint(seats, chosen), game=self.id)
        return self._blueprints[key]

    @abstractmethod
    def make_blueprint(self, people: int, chosen: Mapping[str, int]) -> Blueprint:
        """The pieces and places of a table; every option has a value."""

    def initial_frames(self) -> tuple[Frame[Any], ...]:
        """The frames of set-up and of the whole game, in reading order."""
        return (self.setup_frame(),)

    @abstractmethod
    def findings(self, table: Table) -> Iterator[Finding]:
        """What of this table does not agree with the game's rules. Total on any table that hands can make."""

    @abstractmethod
    def resume_points(self, table: Table) -> list[ResumePoint]:
        """Where play may resume on this table."""

    @abstractmethod
    def storage_places(self, table: Table, piece: str) -> tuple[str, ...]:
        """Places where a piece may always be laid (box, supply, discard): the likeliest first."""

    def explain_drag(self, table: Table, seat: int, grab: str, drop: str) -> Refusal | None:
        """Why a drag that no question is about is not possible now; None: the table's own answer will do."""
        return None

    def opportunities(self, table: Table, seat: int, grab: str, drop: str) -> tuple[Opportunity, ...]:
        """What dropping this there would open for later turns, the best first; read from what the seat can see."""
        return ()


def _only_pictures(pack: Mapping[str, Any]) -> Iterator[DataError]:
    """What is wrong with a pack of a game whose cards nobody can replace: it may hold photos, and nothing else."""
    if not pack.get(PICTURES) or any(name not in (*HEAD, PICTURES) for name in pack):
        yield DataError("", "", msg("pack.game_takes_only_pictures", "packs for this game hold pictures and no cards"))
    yield from photo_mistakes(pack)
