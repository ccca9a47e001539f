"""Drills: the engine asks and marks, the same every time, about things that the asked seat can see."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from engine.api import GAMES, Session
from engine.lessons.book import read_lesson, write_lesson
from engine.lessons.check import lesson_faults
from engine.lessons.drags import drill_rules
from engine.lessons.drill import Drill, DrillMemory, DrillSource, drill_set, drills_as_lesson
from engine.lessons.format import LegalQuiz, LessonText, NumberQuiz
from engine.lessons.mark import LEGAL, legal_mark, number_mark
from tests.toys import SHIPPED

SETTINGS = {"imperial_miners": {"first_game": 1}, "barrage": {"variant": 1}}


def source(game: str) -> DrillSource:
    return DrillSource(GAMES[game], 2, SETTINGS.get(game, {}))


def _remarked(game: str, count: int, every: int) -> Counter[str]:
    """Mark so many drills anew on positions that were played again; returns how often each rule was asked about."""
    asked: Counter[str] = Counter()
    again = source(game)
    session, seed = None, 0
    for drill in islice(source(game).drills(every=every), count):
        if session is None or seed != drill.seed or session.current.number != drill.entry:
            session, seed = again.replay(drill), drill.seed
        match drill.quiz:
            case LegalQuiz() as quiz:
                assert legal_mark(session, quiz) == [quiz.expect] and quiz.expect in quiz.choices
                assert LEGAL in quiz.choices and len(set(quiz.choices)) == len(quiz.choices)
                asked[quiz.expect] += 1
                assert drill.subject in quiz.choices and drill.subject != LEGAL
                if drill.contrast is not None:
                    contrast = quiz.model_copy(update={"deed": drill.contrast})
                    marked = legal_mark(session, contrast)
                    assert marked == ([drill.subject] if quiz.expect == LEGAL else [LEGAL])
                piece = session.table.pieces.get(quiz.deed.grab or "")
                assert piece is None or not piece.back or piece.seen_by >> quiz.seat & 1, "nobody is asked blindly"
            case NumberQuiz() as quiz:
                assert number_mark(session, quiz) == quiz.expect
                asked["number"] += 1
    return asked


@pytest.mark.parametrize("game", SHIPPED)
def test_a_fresh_engine_marks_drills_the_same(game: str) -> None:
    assert len(_remarked(game, 40, every=7)) >= 3


@pytest.mark.soak
@pytest.mark.parametrize("game", SHIPPED)
def test_a_thousand_drills_are_marked_the_same(game: str) -> None:
    assert _remarked(game, 1000, every=5)["number"] > 50


@pytest.mark.parametrize("game", SHIPPED)
def test_drilled_rules_are_rules_of_the_game(game: str) -> None:
    rules = drill_rules(GAMES[game])
    assert 8 <= len(rules) <= 14
    assert [one.rank for one in rules] == sorted(one.rank for one in rules)


@pytest.mark.soak
@pytest.mark.parametrize("game", SHIPPED)
def test_every_drilled_rule_is_asked_about_often(game: str) -> None:
    asked: Counter[str] = Counter()
    for drill in islice(source(game).drills(), 6000):
        if isinstance(drill.quiz, LegalQuiz):
            asked[drill.subject] += 1
    assert {one.rule: asked[one.rule] for one in drill_rules(GAMES[game]) if asked[one.rule] < 20} == {}


def test_a_drill_names_its_position() -> None:
    drill = next(source("ginkgopolis").drills())
    assert isinstance(drill, Drill)
    assert source("ginkgopolis").replay(drill).current.number == drill.entry


@pytest.mark.parametrize("game", SHIPPED)
def test_a_set_of_drills_is_saved_as_a_lesson(game: str) -> None:
    wanted = drill_rules(GAMES[game])[0].rule
    drills = drill_set(source(game), [wanted])
    assert len(drills) == 10 and {drill.seed for drill in drills} == {drills[0].seed}
    assert len({drill.subject for drill in drills}) >= 4, "it asks about many things"
    text = LessonText({"en": "Is this allowed?"})
    head = {
        "id": "my-drills",
        "number": 1,
        "title": text,
        "goal": text,
        "minutes": 5,
        "names": (LessonText({"en": "You"}), LessonText({"en": "Anna"})),
    }
    stood_at = []

    def ask(drill: Drill, session: Session) -> tuple[LessonText, LessonText]:
        stood_at.append(session.current.number)
        return text, text

    lesson, session = drills_as_lesson(source(game), drills, head, ask)
    assert stood_at == [drill.entry for drill in drills]
    book = read_lesson(write_lesson(lesson, session).encode())
    assert len(book.lesson.steps) == 10
    assert book.first_divergence is None and lesson_faults(book) == []


def test_what_was_wrong_comes_back_after_three_and_ten_questions() -> None:
    memory = DrillMemory()
    memory.note("a", right=False)
    assert memory.due() == []
    for _ in range(3):
        memory.note("b", right=True)
    assert memory.due() == ["a"] and memory.is_known("b")
    memory.note("a", right=True)
    assert memory.due() == [] and not memory.is_known("a")
    for _ in range(10):
        memory.note("c", right=True)
    assert memory.due() == ["a"]
    memory.note("a", right=True)
    assert memory.is_known("a") and memory.due() == []
    memory.note("a", right=False)
    assert not memory.is_known("a")
