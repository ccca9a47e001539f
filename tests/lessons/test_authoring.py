"""Attempts as the window runs them, proposals as the author's dock shows them, and the commands of the terminal."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from engine.__main__ import main
from engine.api import HistoryEntry, new_session
from engine.lessons.attempt import Attempt, AttemptState
from engine.lessons.check import step_faults
from engine.lessons.format import LessonText, TryTask
from engine.lessons.mark import is_right
from engine.lessons.propose import propose
from engine.lessons.rebuild import is_same_tree, rebuilt
from tests.lessons.shipped import FILES, opened, shared

FLOOR = next(path for path in FILES if path.stem == "05-new-floor")
ROUND = next(path for path in FILES if path.stem == "02-one-round")


def task(path_step: str) -> TryTask:
    found = shared(FLOOR).lesson.step(path_step)
    assert isinstance(found, TryTask)
    return found


def give(attempt: Attempt, seat: int, *answer: str) -> None:
    session = attempt.session
    pending = next(one for one in session.pending() if one.question.seat == seat)
    assert isinstance(session.answer(pending, session.parse_answer(pending, list(answer))), HistoryEntry)


def test_an_attempt_is_solved_by_a_line_that_no_file_names() -> None:
    attempt = Attempt(shared(FLOOR).cut(task("build").at), task("build"))
    give(attempt, 1, "card.Y2", "tile.R8")
    assert attempt.outcome().state is AttemptState.OPEN
    assert attempt.answer_for_others() is not None
    assert attempt.outcome().state is AttemptState.SOLVED
    attempt.session.undo()
    assert attempt.outcome().state is AttemptState.OPEN, "undo takes the verdict back"


def test_a_mistake_ends_an_attempt_with_its_words() -> None:
    attempt = Attempt(shared(FLOOR).cut(task("build").at), task("build"))
    give(attempt, 1, "card.B3", "")
    attempt.answer_for_others()
    outcome = attempt.outcome()
    assert outcome.state is AttemptState.FAILED
    assert "hasznosítottad" in task("build").slips[outcome.slip].say.in_language("hu")


def test_an_attempt_has_so_many_answers() -> None:
    limited = task("build").model_copy(update={"limit": 1, "slips": ()})
    attempt = Attempt(shared(FLOOR).cut(limited.at), limited)
    give(attempt, 1, "card.B3", "")
    assert attempt.outcome().state is AttemptState.FAILED


def test_bots_answer_for_the_others_until_the_pupil_is_asked() -> None:
    attempt = Attempt(shared(FLOOR).cut(task("build").at), task("build"))
    assert attempt.answer_for_others() is None, "the pupil is asked"
    give(attempt, 1, "card.B3", "tile.B11")
    while attempt.answer_for_others() is not None:
        pass
    assert any(one.question.seat == 1 for one in attempt.session.pending())


def test_again_brings_the_same_draws() -> None:
    ways = []
    for _ in range(2):
        attempt = Attempt(shared(FLOOR).cut(task("build").at), task("build"))
        give(attempt, 1, "card.A", "")
        while attempt.answer_for_others() is not None:
            pass
        ways.append([op.to_json() for entry in attempt.session.line() for op in entry.ops])
    assert ways[0] == ways[1]


def test_quizzes_are_marked_by_the_engine() -> None:
    book = shared(FLOOR)
    for step in book.lesson.steps:
        if step.do == "quiz":
            session = book.goto(step.at)
            expect = step.quiz.right[0] if step.quiz.kind == "pick" else step.quiz.expect
            assert is_right(session, step.quiz, expect)
            assert not is_right(session, step.quiz, "legal" if step.quiz.kind == "legal" else 99)


def test_a_price_may_be_said_without_its_minus() -> None:
    book = shared(FLOOR)
    step = book.lesson.step("how-much")
    assert step.do == "quiz" and step.quiz.kind == "number" and step.quiz.expect == -3
    session = book.goto(step.at)
    assert is_right(session, step.quiz, -3) and is_right(session, step.quiz, 3) and not is_right(session, step.quiz, 2)


def test_texts_fall_back_to_a_language_that_they_have() -> None:
    german = LessonText({"de": "Hallo"})
    assert german.in_language("hu") == german.in_language("xx") == "Hallo"
    assert german.missing(("hu", "de", "en")) == ["hu", "en"]


def test_a_text_that_is_missing_is_english_before_anything_else() -> None:
    both = LessonText({"hu": "Szia", "en": "Hello"})
    assert both.in_language("de") == both.in_language("pl") == "Hello"
    assert LessonText({"pl": "Cześć"}).in_language("pl") == "Cześć", "any language has room in a file"
    for wrong in (
        {},
        {"hu": None},
        {"Hungarian": "Szia"},
        {"hu": ""},
        {f"a{chr(97 + n % 26)}{chr(97 + n // 26)}": "x" for n in range(41)},
    ):
        with pytest.raises(ValidationError):
            LessonText.model_validate(wrong)


def test_a_rebuilt_table_notices_other_rules() -> None:
    book = opened(FLOOR)
    assert is_same_tree(rebuilt(book.session), book.session)
    other = new_session("ginkgopolis", 2, seed=1)
    assert not is_same_tree(other, book.session)


def test_a_step_that_lost_its_solution_is_not_offered() -> None:
    book = opened(FLOOR)
    broken = task("build").model_copy(update={"solved": task("build").failed})
    book.lesson = book.lesson.model_copy(
        update={"steps": tuple(broken if one.id == "build" else one for one in book.lesson.steps)}
    )
    assert step_faults(book, "build") and not step_faults(book, "overbuild")


def test_what_an_author_did_is_proposed_as_goals() -> None:
    book = shared(FLOOR)
    for step, wanted in (("build", "ginkgopolis/construct"), ("overbuild", "ginkgopolis/return-resources")):
        cards = propose(book, task(step).at, task(step).solved[0], 1, pupils=30)
        assert wanted in [card.subject for card in cards[:6]], step
        assert all(card.proposals for card in cards)
    best = cards[0].proposals[0]
    assert 0 <= best.pupils <= 30 and best.lines <= best.pupils


def test_the_terminal_lists_lessons_and_what_they_teach(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "ginkgopolis"]) == 0
    assert "A new floor" in capsys.readouterr().out
    assert main(["lessons", "ginkgopolis", "--coverage"]) == 0
    assert "ginkgopolis/construct" in capsys.readouterr().out
    assert main(["lessons", "--check", str(FLOOR)]) == 0
    assert "is whole" in capsys.readouterr().out
    assert main(["lessons", "--check", str(FLOOR.parents[1] / "guide.toml")]) == 2
