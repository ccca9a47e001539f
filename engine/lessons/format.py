"""The lesson file: texts, steps, and one saved game whose tree holds every position. Data only, typed strictly."""

from __future__ import annotations

import operator
import unicodedata
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, ConfigDict, Field, RootModel, model_validator

from engine.lessons.goal import Goal, Pattern, SeatNumber, SmallNumber, Strict

FORMAT = 1
SOURCE = "en"
"""What is shown where a text is not there in the language that is spoken."""
MOST_LANGUAGES = 40
MOST_STEPS = 60
LONGEST_SAYING = 700
_UNREADABLE = ("Cc", "Cf", "Co", "Cs", "Cn")
"""Control, format, private, half and unassigned letters: so no reversed and no hidden text."""


def _readable(text: str) -> str:
    if any(unicodedata.category(letter) in _UNREADABLE and letter != "\n" for letter in text):
        raise ValueError("it holds a letter that cannot be read")
    return text


Saying = Annotated[str, Field(min_length=1, max_length=LONGEST_SAYING), AfterValidator(_readable)]
Slug = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,59}$")]
EntryNumber = Annotated[int, Field(ge=0, lt=20_000)]
Spots = Annotated[tuple[Pattern, ...], Field(max_length=12)]


LanguageCode = Annotated[str, Field(pattern=r"^[a-z]{2,3}$")]


class LessonText(RootModel[dict[LanguageCode, Saying | None]]):
    """Plain text in one language at least, by language."""

    model_config = ConfigDict(frozen=True)

    @model_validator(mode="after")
    def _one_at_least(self) -> LessonText:
        if not any(self.root.values()):
            raise ValueError("a text in no language")
        if len(self.root) > MOST_LANGUAGES:
            raise ValueError("a text in too many languages")
        return self

    def in_language(self, language: str) -> str:
        """The text in a language; else in English, else in the first that it has."""
        own = self.root.get(language) or translated(language, self.root.get(SOURCE) or "")
        return own or self.root.get(SOURCE) or next(filter(None, self.root.values()))

    def spoken_in(self, language: str) -> str:
        """The language of the text that stands for a language."""
        if self.root.get(language) or translated(language, self.root.get(SOURCE) or ""):
            return language
        return SOURCE if self.root.get(SOURCE) else next(one for one, text in self.root.items() if text)

    def missing(self, languages: Sequence[str]) -> list[str]:
        """Those of the languages in which it is not there."""
        return [one for one in languages if not self.root.get(one) and not translated(one, self.root.get(SOURCE) or "")]


_lookups: list[Callable[[str, str], str | None]] = []


def translate_with(lookup: Callable[[str, str], str | None]) -> None:
    """Let whoever holds translations say an English text of a lesson in a language; None: it does not know it."""
    _lookups[:] = [lookup]


def translated(language: str, english: str) -> str | None:
    """An English text in another language, if somebody knows it."""
    return next((found for lookup in _lookups if (found := lookup(language, english))), None)


class LessonHint(Strict):
    """Help that a pupil may ask for, with things to look at."""

    say: LessonText
    spot: Spots = ()


class LikelyMistake(Strict):
    """If the line shows this, these words."""

    if_: Goal = Field(alias="if")
    say: LessonText


class LessonStep(Strict):
    """What all steps have: the entry they begin at, words, what the spotlight shows, rules that are taught."""

    id: Slug
    at: EntryNumber
    say: LessonText
    spot: Spots = ()
    """Pieces, places, `seat.N` or `place#kind`."""
    rules: Annotated[tuple[Pattern, ...], Field(max_length=12)] = ()


class TellPage(LessonStep):
    """Words with a spotlight."""

    do: Literal["tell"]


class ShowPage(LessonStep):
    """A line that is played to the pupil in slow motion."""

    do: Literal["show"]
    to: EntryNumber


class TryTask(LessonStep):
    """The pupil plays; every line that reaches the goal is right."""

    do: Literal["try"]
    seat: SeatNumber
    goal: Goal
    until: Goal | None = None
    """When the attempt ends and the goal is looked at; without it the goal is looked at after every entry."""
    others: Literal["bots", "pupil"] = "bots"
    limit: Annotated[int, Field(ge=1, le=40)] = 12
    """So many answers of the pupil's own are one attempt."""
    hints: Annotated[tuple[LessonHint, ...], Field(max_length=4)] = ()
    slips: Annotated[tuple[LikelyMistake, ...], Field(max_length=6)] = ()
    praise: LessonText
    solved: Annotated[tuple[EntryNumber, ...], Field(min_length=1, max_length=6)]
    failed: Annotated[tuple[EntryNumber, ...], Field(max_length=6)] = ()


class QuizDeed(Strict):
    """What a quiz is about: a drag, or the key of a listed answer (several answers may share one drag)."""

    grab: Pattern | None = None
    drop: Pattern | None = None
    key: Annotated[str, Field(max_length=300)] | None = None

    @model_validator(mode="after")
    def _one_way(self) -> QuizDeed:
        if (self.grab is None) != (self.drop is None) or (self.key is None) == (self.grab is None):
            raise ValueError("either a drag or a key")
        return self


class LegalQuiz(Strict):
    """Is it legal, and if not, which rule is against it? The engine marks it; `expect` is there to be tested."""

    kind: Literal["legal"]
    seat: SeatNumber
    deed: QuizDeed
    choices: Annotated[tuple[Pattern, ...], Field(min_length=2, max_length=5)]
    expect: Pattern
    """`legal`, or the id of a rule."""


class NumberQuiz(Strict):
    """How many of a kind would an answer bring (or cost: below zero)? The engine's preview knows."""

    kind: Literal["number"]
    seat: SeatNumber
    deed: QuizDeed
    of: Pattern
    expect: SmallNumber


class PickQuiz(Strict):
    """Which of these is right? Only for what the engine cannot mark."""

    kind: Literal["pick"]
    choices: Annotated[tuple[LessonText, ...], Field(min_length=2, max_length=5)]
    right: Annotated[tuple[Annotated[int, Field(ge=0, le=4)], ...], Field(min_length=1, max_length=4)]


Quiz: TypeAlias = Annotated[LegalQuiz | NumberQuiz | PickQuiz, Field(discriminator="kind")]


class WrongChoice(Strict):
    """What is said to a wrong answer: `legal`, the id of a rule, a number, or which choice."""

    choice: SmallNumber | Pattern
    say: LessonText


class QuizTask(LessonStep):
    """A question about the table as it lies; nothing is performed."""

    do: Literal["quiz"]
    quiz: Quiz
    wrong: Annotated[tuple[WrongChoice, ...], Field(max_length=6, exclude_if=operator.not_)] = ()
    """Words for wrong answers that have some; lessons without them are written, and known, as before."""
    after: LessonText

    def word_against(self, given: str | int) -> LessonText | None:
        """What is said to this wrong answer; None: nothing of its own. A cost is named with or without its minus."""
        same = {given, -given} if isinstance(given, int) and isinstance(self.quiz, NumberQuiz) else {given}
        return next((one.say for one in self.wrong if one.choice in same), None)


class FreeTask(LessonStep):
    """Free hands; with a goal: mend this."""

    do: Literal["free"]
    goal: Goal | None = None
    solved: Annotated[tuple[EntryNumber, ...], Field(max_length=6)] = ()


AnyStep: TypeAlias = Annotated[TellPage | ShowPage | TryTask | QuizTask | FreeTask, Field(discriminator="do")]


class Lesson(Strict):
    """A whole file."""

    format: Literal[1]
    kind: Literal["tarsas-lesson"]
    id: Slug
    game: Pattern
    course: Slug = "basic"
    number: Annotated[int, Field(ge=1, le=99)]
    title: LessonText
    goal: LessonText
    """What is learnt, in one sentence."""
    minutes: Annotated[int, Field(ge=1, le=60)]
    names: Annotated[tuple[LessonText, ...], Field(min_length=1, max_length=8)]
    """What the seats are called."""
    viewer: SeatNumber
    author: Annotated[str, Field(max_length=200), AfterValidator(_readable)] = ""
    licence: Annotated[str, Field(max_length=80), AfterValidator(_readable)] = ""
    steps: Annotated[tuple[AnyStep, ...], Field(min_length=1, max_length=MOST_STEPS)]
    table: dict[str, Any]
    """A saved game."""

    def step(self, id_: str) -> AnyStep:
        """A step by its id."""
        return next(one for one in self.steps if one.id == id_)

    def texts(self) -> list[LessonText]:
        """Every text of the file."""
        found = [self.title, self.goal, *self.names]
        for step in self.steps:
            found.append(step.say)
            match step:
                case TryTask():
                    found += [hint.say for hint in step.hints]
                    found += [slip.say for slip in step.slips]
                    found.append(step.praise)
                case QuizTask():
                    found.append(step.after)
                    found += [one.say for one in step.wrong]
                    if isinstance(step.quiz, PickQuiz):
                        found += step.quiz.choices
        return found


def goals_of(step: AnyStep) -> list[Goal]:
    """Every goal that a step judges."""
    match step:
        case TryTask():
            ends = [] if step.until is None else [step.until]
            return [step.goal, *ends, *(slip.if_ for slip in step.slips)]
        case FreeTask() if step.goal is not None:
            return [step.goal]
    return []


def entries_of(step: AnyStep) -> list[int]:
    """Every entry below its beginning that a step names."""
    match step:
        case ShowPage():
            return [step.to]
        case TryTask():
            return [*step.solved, *step.failed]
        case FreeTask():
            return [*step.solved]
    return []
