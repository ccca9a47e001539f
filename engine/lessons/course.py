"""Courses: the lessons that come with the program, in order, and which rules of a game they teach."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.core.game.game import Game
from engine.core.messages.errors import InvalidData
from engine.core.storage.disk import read_bounded
from engine.lessons.book import BIGGEST_LESSON, SUFFIX, LessonBook, parse_lesson
from engine.lessons.drags import drill_rules
from engine.lessons.format import FreeTask, LegalQuiz, Lesson, QuizTask, ShowPage, TryTask
from engine.lessons.goal import FindingFact, NoteFact, walk_goal

SHIPPED = Path(__file__).resolve().parents[2] / "resources"
"""Where lessons lie when the program runs from its own folder; a packed program says where its resources are."""
TAUGHT = 0.9
"""The share of the rules of a game that a whole course teaches."""


@dataclass(frozen=True, slots=True)
class LessonFile:
    """A lesson of a course: where it lies and what it says of itself, without its table being built."""

    path: Path
    lesson: Lesson


def course_of(game: str, resources: Path = SHIPPED) -> list[LessonFile]:
    """The lessons of a game, in order."""
    found = []
    for path in sorted((resources / game / "lessons").glob(f"*{SUFFIX}")):
        with path.open("rb") as file:
            try:
                found.append(LessonFile(path, parse_lesson(file.read(BIGGEST_LESSON + 1))))
            except InvalidData as error:
                raise InvalidData(f"{path.name}: {error}") from error
    return sorted(found, key=lambda one: (one.lesson.course, one.lesson.number))


def lessons_in(folder: Path, most: int = 60) -> list[LessonFile]:
    """The lessons that somebody keeps in a folder, as the chapters of a course: by game, then by number. Files that are
    none are passed over; of very many only the first are read.
    """
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}"))[:most]:
        try:
            found.append(LessonFile(path, parse_lesson(read_bounded(path, BIGGEST_LESSON))))
        except (InvalidData, OSError):
            continue
    return sorted(found, key=lambda one: (one.lesson.game, one.lesson.course, one.lesson.number, one.path.name))


# ---- coverage -------------------------------------------------------------------------------------------------------


def taught_rules(lesson: Lesson) -> set[str]:
    """Rules that a lesson teaches: those it says it does, those of its goals, and the answers of its quizzes."""
    found: set[str] = set()
    for step in lesson.steps:
        found |= {*step.rules}
        if isinstance(step, TryTask | FreeTask) and step.goal is not None:
            facts = [part for part in walk_goal(step.goal) if isinstance(part, NoteFact | FindingFact)]
            found |= {fact.rule for fact in facts if fact.rule is not None}
        if isinstance(step, QuizTask) and isinstance(step.quiz, LegalQuiz) and step.quiz.expect != "legal":
            found.add(step.quiz.expect)
    return found


def shown_rules(book: LessonBook) -> set[str]:
    """Rules that a lesson's own journal shows: notes of what is shown and solved, refusals that its quizzes ask for."""
    return set(_shown(book))


def _shown(book: LessonBook) -> Iterator[str]:
    for step in book.lesson.steps:
        ends: list[int] = []
        match step:
            case ShowPage():
                ends = [step.to]
            case TryTask() | FreeTask():
                ends = [*step.solved]
            case QuizTask(quiz=LegalQuiz(expect=expect)) if expect != "legal":
                yield expect
        for number in ends:
            for entry in book.session.line(book.entry(number)):
                if entry.number > step.at:
                    yield from (note.rule for note in entry.notes())


@dataclass(frozen=True, slots=True)
class RuleCoverage:
    """Which lessons teach a rule, whether one of them shows it, and whether drills ask about it."""

    rule: str
    lessons: tuple[int, ...]
    is_shown: bool
    is_drilled: bool = False


def coverage(game: Game, books: list[LessonBook]) -> list[RuleCoverage]:
    """Every rule of the basic game, in reading order, with the lessons that teach it."""
    taught = {book.lesson.number: taught_rules(book.lesson) for book in books}
    shown = set[str]().union(*(shown_rules(book) for book in books))
    drilled = {one.rule for one in drill_rules(game)}
    return [
        RuleCoverage(
            rule,
            tuple(sorted(number for number, rules in taught.items() if rule in rules)),
            rule in shown,
            rule in drilled,
        )
        for rule in basic_rules(game)
    ]


def basic_rules(game: Game) -> list[str]:
    """The rules that a course teaches: the game's own, without those its file marks as beyond the basic game."""
    return [rule.id for rule in game.rules if rule.id.startswith(f"{game.id}/") and not rule.is_optional]


def share_taught(rows: list[RuleCoverage]) -> float:
    """The share of the rules that some lesson teaches."""
    return sum(bool(row.lessons) for row in rows) / len(rows) if rows else 0.0
