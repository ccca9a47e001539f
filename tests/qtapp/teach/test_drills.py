"""Questions without end: asked on the table, marked by the engine, asked again if they were wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.app import app_context, application
from qtapp.i18n.speech import Localizer
from qtapp.i18n.voice import Voice
from qtapp.kit.paint.theme import Look, Theme
from qtapp.teach.course_card import Course, CourseCard, CourseLesson
from qtapp.teach.drill_run import SLOW
from qtapp.teach.drill_words import drills_as_file
from qtapp.teach.player import StepPhase
from qtapp.teach.progress import LessonProgress, LessonRecord
from qtapp.windows.lessons.lesson_table import LessonTable
from tests.qtapp.otherwise import dealt_otherwise
from tests.qtapp.waiting import wait_for
from tests.toys import SHIPPED
from tools.bench.rest import picture_at_rest

GAMES = sorted(SHIPPED)


@pytest.fixture(scope="module")
def table(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LessonTable]:
    """A table for drills that all tests of this file share."""
    with pytest.MonkeyPatch.context() as patch:
        home = tmp_path_factory.mktemp("home")
        patch.setenv("TARSAS_HOME", str(home))
        application()
        context = app_context()
        context.set_language("en")
        context.set_theme(Theme(Look.LIGHT, animations=False))
        made = LessonTable(context, api.new_session("ginkgopolis", 2, seed=1), LessonProgress(home / "results.json"))
        made.window.resize(1280, 800)
        made.window.show()
        yield made
        made.window.close()
        context.background.close()
        made.window.deleteLater()


def test_a_question_is_asked_in_two_languages(table: LessonTable, qtbot: QtBot) -> None:
    """What it quotes is in the language of the sentence around it."""
    run, card, speech = table.drills, table.drill_card, table.window.context.speech
    speech.set_beside("hu")
    table.begin_drills(api.GAMES["barrage"], ["Lili", "Anna"])
    run.begin(api.GAMES["barrage"], ["Lili", "Anna"], seed=3)
    wait_for(qtbot, lambda: run.asked is not None)
    small = [one.text().replace("\u00a0", " ") for one in card.texts() if one.property("role") == "second"]
    hungarian = partial(Voice("hu").label, names=table.client.names)
    assert run.asked is not None and hungarian(run.asked.question.text) in small
    speech.set_beside("")
    assert not [one for one in card.texts() if one.property("role") == "second"]


def _answer(table: LessonTable, *, right: bool) -> None:
    """As a person would: a number is typed, yes or no comes before why, else one of the answers is chosen."""
    run, card = table.drills, table.drill_card
    assert run.asked is not None
    asked = run.asked.question
    if asked.number is not None:
        assert card.number is not None and card.choices == []
        card.number.setValue(asked.number + (not right))
        QTest.keyClick(card.number, Qt.Key.Key_Return)
    elif run.asks_yes_or_no:
        yes, no = card.choices
        (yes if right == (0 in asked.right) else no).click()
        if run.given is None:
            why = [at for at, one in enumerate(asked.choices) if one.reason is not None]
            assert len(card.choices) == len(why)
            card.choices[next(at for at, number in enumerate(why) if number in asked.right)].click()
    else:
        at = min(asked.right)
        card.choices[at if right else at - 1].click()


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_asked_marked_and_explained(table: LessonTable, qtbot: QtBot, game: str) -> None:
    run, card = table.drills, table.drill_card
    table.begin_drills(api.GAMES[game], ["Lili", "Anna"])
    run.begin(api.GAMES[game], ["Lili", "Anna"], seed=3)
    kinds = set()
    for number in range(6):
        wait_for(qtbot, lambda: run.asked is not None)
        assert run.asked is not None
        asked = run.asked.question
        kinds.add(asked.kind)
        assert card.isVisible() and not table.window.decision.isVisible()
        assert table.client.viewer == asked.seat and table.client.questions.options() == []
        assert not table.window.actions_["hint"].isEnabled()
        assert [name for name, _ in table.window.page.view.highlights.shown("lesson")] == list(card.things())
        right = number != 1
        _answer(table, right=right)
        assert (run.is_solved, run.count) == (right, number + 1)
        signs = [sign for sign, _ in card.verdicts()]
        assert signs[0] == ("ok" if right else "warning")
        assert right or len(card.verdicts()[0][1]) > 10, "why it is wrong is said"
        assert (asked.subject in run.memory.due_at) == (not right)
        card.buttons["next"].click()
    assert len(kinds) >= 4
    assert table.player.progress.drills_of(game).asked == 6
    table.leave()


def test_a_no_where_it_is_allowed_is_wrong_at_once(table: LessonTable, qtbot: QtBot) -> None:
    picker = api.QuizPicker(api.GAMES["ginkgopolis"], 5, 2, kinds=("allowed",))
    laid = next(one for one in (picker.pick() for _ in range(8)) if one is not None and 0 in one.question.right)
    _begun(table)
    wait_for(qtbot, lambda: table.drills.asked is not None)
    table.drills.lay(laid)
    yes, no = table.drill_card.choices
    assert yes.isEnabled() and no.isEnabled()
    no.click()
    assert table.drills.given is not None and not table.drills.is_solved
    assert table.drill_card.verdicts()[0][0] == "warning"
    table.leave()


def test_ten_questions_are_saved_as_a_lesson_in_the_language_of_the_window(table: LessonTable) -> None:
    speech = Localizer("hu")
    wanted = ["ginkgopolis/site"]
    text = drills_as_file(api.GAMES["ginkgopolis"], speech, "Gyakorlás", ["Lili", "Anna"], wanted, seed=4)
    book = api.read_lesson(text.encode())
    steps = book.lesson.steps
    assert len(steps) == 10 and api.lesson_faults(book) == []
    quizzes = [step.quiz for step in steps if isinstance(step, api.QuizTask)]
    assert "ginkgopolis/site" in [rule for step in steps for rule in step.rules]
    assert any(quiz.expect == api.LEGAL for quiz in quizzes if isinstance(quiz, api.LegalQuiz))
    assert any("Szabad ez?" in step.say.in_language("hu") for step in steps)
    assert book.lesson.title.missing(("hu", "de", "en")) == ["de", "en"]
    table.begin(book)
    for step in steps:
        assert isinstance(step, api.QuizTask) and not isinstance(step.quiz, api.PickQuiz)
        table.player.answer_quiz(step.quiz.expect)
        assert table.player.phase is StepPhase.DONE
        table.player.next()
    assert table.player.record.stars(book.lesson) == 3


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_no_drill_shows_what_its_seat_does_not_know(table: LessonTable, qtbot: QtBot, game: str) -> None:
    """The whole window, card included, looks the same when what the seat has not seen is dealt otherwise."""
    names, picker = ["Lili", "Anna"], api.QuizPicker(api.GAMES[game], 11, 2)
    table.begin_drills(api.GAMES[game], names)
    wait_for(qtbot, lambda: table.drills.asked is not None)
    for laid in filter(None, (picker.pick() for _ in range(40))):
        pictures = []
        for is_other in (False, False, True):  # the first time the table still comes from elsewhere
            session = api.decode(api.encode(laid.session).encode(), api.find_game).session
            if is_other:
                assert dealt_otherwise(session, laid.question.seat)
            table.drills.count = table.drills.right = 0  # the card counts answers
            table.drills.memory = api.DrillMemory()
            table.drills.given = None
            table.drills.lay(api.LaidQuestion(laid.question, session))
            picture_at_rest(table.window)
            table.drills.answer(0)
            pictures.append(picture_at_rest(table.window))
        assert pictures[1] == pictures[2], laid.question
    table.leave()


def test_what_a_pupil_knows_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    memory = api.DrillMemory()
    memory.note("ginkgopolis/site", False)
    memory.note("ginkgopolis/own-card", True)
    LessonProgress(file).keep_drills("ginkgopolis", memory)
    assert LessonProgress(file).drills_of("ginkgopolis") == memory
    assert LessonProgress(file).drills_of("barrage") == api.DrillMemory()
    file.write_text(file.read_text().replace('"asked": 2', '"asked": "two"'))
    assert LessonProgress(file).drills_of("ginkgopolis") == api.DrillMemory()


def _begun(table: LessonTable, seed: int = 3) -> None:
    """A run whose first question is being made."""
    table.begin_drills(api.GAMES["ginkgopolis"], ["Lili", "Anna"])
    table.drills.begin(api.GAMES["ginkgopolis"], ["Lili", "Anna"], seed=seed)


def test_questions_come_however_soon_files_are_given_up(
    table: LessonTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.drills._context.loader, "seconds", 0.001)
    _begun(table)
    wait_for(qtbot, lambda: table.drills.asked is not None)
    table.leave()


def test_a_question_that_takes_long_is_told_and_another_can_be_had(
    table: LessonTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_go, pick = Event(), api.QuizPicker.pick

    def hangs(picker: api.QuizPicker, due: Sequence[str]) -> api.LaidQuestion | None:
        let_go.wait(30)
        return pick(picker, due)

    monkeypatch.setattr(api.QuizPicker, "pick", hangs)
    table.drills._slow.setInterval(20)
    try:
        _begun(table)
        card = table.drill_card
        wait_for(qtbot, lambda: "again" in card.buttons)
        assert "longer than usual" in card.verdicts()[0][1]
        monkeypatch.setattr(api.QuizPicker, "pick", pick)
        card.buttons["again"].click()
        wait_for(qtbot, lambda: table.drills.asked is not None)
        laid = table.drills.asked
        let_go.set()
        qtbot.wait(50)
        assert table.drills.asked is laid, "what comes too late is laid nowhere"
    finally:
        let_go.set()
        table.drills._slow.setInterval(SLOW)
        table.leave()


def test_a_question_that_cannot_be_made_is_told_on_the_card_and_to_the_program(
    table: LessonTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(picker: api.QuizPicker, due: Sequence[str]) -> api.LaidQuestion | None:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch, qtbot.captureExceptions() as told:
        patch.setattr(api.QuizPicker, "pick", fails)
        _begun(table)
        wait_for(qtbot, lambda: "again" in table.drill_card.buttons)
    assert [str(error) for _, error, _ in told] == ["a fault"]
    assert table.drill_card.verdicts()[0] == ("warning", "This question could not be made. Ask for another one.")
    table.drill_card.buttons["again"].click()
    wait_for(qtbot, lambda: table.drills.asked is not None)
    table.leave()


def test_a_game_without_drills_has_nothing_to_practise(table: LessonTable, monkeypatch: pytest.MonkeyPatch) -> None:
    context = table.drills._context
    lessons = [CourseLesson(one.path, one.lesson, "") for one in api.course_of("ginkgopolis")]
    records = [LessonRecord("") for _ in lessons]
    course = Course("ginkgopolis", tuple(lessons))
    assert not CourseCard(context, course, records, "#446655").practise.isHidden()
    monkeypatch.setattr(api, "drill_rules", lambda _: [])
    assert CourseCard(context, course, records, "#446655").practise.isHidden()


def _laid_sum(table: LessonTable, qtbot: QtBot) -> api.LaidQuestion:
    """A question about a number that lies on the table."""
    picker = api.QuizPicker(api.GAMES["ginkgopolis"], 5, 2)
    found = filter(None, (picker.pick() for _ in range(60)))
    laid = next(one for one in found if one.question.number is not None)
    table.begin_drills(api.GAMES["ginkgopolis"], ["Lili", "Anna"])
    wait_for(qtbot, lambda: table.drills.asked is not None)
    table.drills.given = None
    table.drills.lay(laid)
    return laid


def test_the_log_does_not_lead_away_from_a_question(table: LessonTable, qtbot: QtBot) -> None:
    asked = _laid_sum(table, qtbot)
    here = asked.session.current
    table.window.log.moment_wanted.emit(asked.session.entries[1])
    assert asked.session.current is here
    assert "before this task began" in table.window.story.text()
    table.client.history.seek(asked.session.root)
    assert asked.session.current is here
    table.leave()


def test_a_table_that_is_only_looked_at_does_not_answer_itself(table: LessonTable) -> None:
    session, bot = api.new_session("underwater_cities", 2, seed=1), api.RandomBot(1)
    while (pending := session.first_pending()) is not None:
        if api.obvious_answer(session, pending, api.Previewer(session)) is not None:
            break
        session.answer(pending, bot.choose_answer(session, pending))
    assert pending is not None
    here, seat = session.current, pending.question.seat
    by_itself = table.client.questions.by_itself
    assert by_itself.is_wanted()
    table.client.questions.is_silent = True
    table.client.history.first = None
    table.client.open_session(session, 0)
    table.client.set_viewer(seat)
    assert not by_itself.look_on() and session.current is here
    table.client.set_viewer(0)
    table.client.questions.is_silent = False
    table.client.set_viewer(seat)
    assert session.current is not here, "else it would have"
    table.client.questions.is_silent = True


def test_what_is_right_does_not_change_with_the_table(table: LessonTable, qtbot: QtBot) -> None:
    asked = _laid_sum(table, qtbot)
    assert asked.question.number is not None
    table.drills.answer_number(asked.question.number)
    before = table.drill_card.verdicts(), table.drill_card.things()
    asked.session.seek(asked.session.root)
    table.drill_card.refresh()
    assert table.drills.is_solved and (table.drill_card.verdicts(), table.drill_card.things()) == before
    table.leave()
