"""Every lesson that comes with the program: it reads, plays on by today's rules, and its tasks are what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api import GAMES, seat_view
from engine.core.session.entry import EntryKind, HistoryEntry
from engine.lessons.book import LessonBook, parse_lesson, write_lesson
from engine.lessons.check import lesson_faults
from engine.lessons.course import TAUGHT, course_of, coverage, share_taught
from engine.lessons.format import LegalQuiz, NumberQuiz, PickQuiz, QuizTask, ShowPage, TryTask
from engine.lessons.pupils import let_pupils_try
from engine.lessons.rebuild import is_same_tree, rebuilt
from tests.lessons.shipped import FILES, NAMES, opened, shared
from tests.toys import SHIPPED

every_lesson = pytest.mark.parametrize("path", FILES, ids=NAMES)


@every_lesson
def test_it_is_played_the_same_by_the_rules_of_today(path: Path) -> None:
    book = shared(path)
    assert book.first_divergence is None
    assert is_same_tree(rebuilt(book.session), book.session)


@every_lesson
def test_its_own_check_finds_nothing(path: Path) -> None:
    assert lesson_faults(shared(path)) == []


@every_lesson
def test_every_failure_that_it_keeps_has_words_and_every_task_a_failure(path: Path) -> None:
    for step in shared(path).lesson.steps:
        if isinstance(step, TryTask):
            assert step.hints and step.slips and step.failed, step.id


@every_lesson
def test_it_is_written_as_it_was_read(path: Path) -> None:
    book = opened(path)
    again = parse_lesson(write_lesson(book.lesson, book.session).encode())
    assert again.model_dump(exclude={"table"}) == book.lesson.model_dump(exclude={"table"})
    assert again.table["entries"] == book.lesson.table["entries"]


@every_lesson
def test_its_name_says_where_it_belongs(path: Path) -> None:
    lesson = shared(path).lesson
    assert lesson.game == path.parts[-3]
    assert path.stem == f"{lesson.number:02d}-{lesson.id.split(f'-{lesson.number:02d}-')[1]}"


@every_lesson
def test_tables_that_are_cut_out_show_the_same_and_play_on_alike(path: Path) -> None:
    book = shared(path)
    step = next((one for one in book.lesson.steps if isinstance(one, TryTask)), book.lesson.steps[0])
    cut = book.cut(step.at)
    assert seat_view(cut.table, 1) == seat_view(book.goto(step.at).table, 1)
    assert len(cut.entries) == len(book.session.line(book.entry(step.at))), "other branches are not in it"
    if isinstance(step, TryTask):
        for entry in book.session.line(book.entry(step.solved[0])):
            if entry.number > step.at and entry.kind is EntryKind.ANSWER:
                pending = next(one for one in cut.pending() if one.lane == entry.lane)
                given = cut.answer(pending, entry.payload)
                assert isinstance(given, HistoryEntry)
                assert [op.to_json() for op in given.ops] == [op.to_json() for op in entry.ops]


def test_what_is_shown_goes_on_to_its_end() -> None:
    path, step = next(
        (path, step) for path in FILES for step in shared(path).lesson.steps if isinstance(step, ShowPage)
    )
    book = shared(path)
    cut = book.cut_line(step.at, step.to)
    before = seat_view(cut.table, 1)
    assert before == seat_view(book.goto(step.at).table, 1)
    while cut.redo() is not None:
        pass
    assert seat_view(cut.table, 1) == seat_view(book.goto(step.to).table, 1) != before


def _pupils(book: LessonBook, pupils: int, enough: int = 0) -> None:
    for step in book.lesson.steps:
        if isinstance(step, TryTask):
            report = let_pupils_try(book, step, pupils, enough)
            assert report.has_several_ways, (step.id, report)
            assert report.failed_without_words <= max(2, report.pupils // 20), (step.id, report)


@every_lesson
def test_random_pupils_solve_every_task_in_several_ways(path: Path) -> None:
    _pupils(shared(path), 150, enough=4)


@pytest.mark.soak
@every_lesson
def test_many_random_pupils(path: Path) -> None:
    _pupils(shared(path), 150)


COURSES = {
    "ginkgopolis": (14, TAUGHT),
    "imperial_miners": (13, TAUGHT),
    "barrage": (17, 1.0),
    "underwater_cities": (16, 1.0),
}
"""How many lessons a course has, and how much of the basic game it has to teach at least."""


@pytest.mark.parametrize("game", COURSES)
def test_a_course_leaves_no_lesson_out_and_teaches_the_basic_game(game: str) -> None:
    lessons, least = COURSES[game]
    files = course_of(game)
    assert [one.lesson.number for one in files] == list(range(1, lessons + 1))
    rows = coverage(GAMES[game], [shared(one.path) for one in files])
    assert share_taught(rows) >= least, [row.rule for row in rows if not row.lessons]


def test_every_lesson_belongs_to_a_course() -> None:
    assert {path.parts[-3] for path in FILES} == set(COURSES) == set(SHIPPED)


def test_quizzes_offer_the_right_choice_among_others() -> None:
    for path in FILES:
        for step in shared(path).lesson.steps:
            if isinstance(step, QuizTask) and step.quiz.kind == "legal":
                assert step.quiz.expect in step.quiz.choices


@pytest.mark.parametrize("game", COURSES)
def test_every_answer_that_is_wrong_is_told_why(game: str) -> None:
    for file in course_of(game):
        for step in file.lesson.steps:
            if not isinstance(step, QuizTask):
                continue
            wrong: set[str | int]
            match step.quiz:
                case PickQuiz() as quiz:
                    wrong = {one for one in range(len(quiz.choices)) if one not in quiz.right}
                case LegalQuiz() as quiz:
                    wrong = {one for one in quiz.choices if one != quiz.expect}
                case NumberQuiz():
                    wrong = {-one.choice for one in step.wrong if isinstance(one.choice, int)}
                    assert wrong, f"{step.id}: a cost is named with or without its minus"
            assert all(step.word_against(one) for one in wrong), (file.path.stem, step.id)
