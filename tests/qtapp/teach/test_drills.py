"""Questions without end: asked on the table, marked by the engine, asked again if they were wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.app import app_context, application
from qtapp.i18n.speech import Localizer
from qtapp.i18n.voice import Voice
from qtapp.kit.paint.theme import Look, Theme
from qtapp.teach.course_card import Course, CourseCard, CourseLesson
from qtapp.teach.drill_run import SLOW, AskedDrill, DrillPicker
from qtapp.teach.drill_words import drills_as_file
from qtapp.teach.player import StepPhase
from qtapp.teach.progress import LessonProgress, LessonRecord
from qtapp.windows.lessons.lesson_table import LessonTable
from tests.lessons.test_answer_order import LEAST_YES, MOST_YES, strays
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
    assert hungarian(card.question()) in small
    speech.set_beside("")
    assert not [one for one in card.texts() if one.property("role") == "second"]


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_asked_marked_and_explained(table: LessonTable, qtbot: QtBot, game: str) -> None:
    run, card = table.drills, table.drill_card
    table.begin_drills(api.GAMES[game], ["Lili", "Anna"])
    run.begin(api.GAMES[game], ["Lili", "Anna"], seed=3)
    for number in range(3):
        wait_for(qtbot, lambda: run.asked is not None)
        assert run.asked is not None
        quiz = run.asked.drill.quiz
        assert card.isVisible() and not table.window.decision.isVisible()
        assert table.client.viewer == quiz.seat and table.client.questions.options() == []
        assert not table.window.actions_["hint"].isEnabled()
        assert [name for name, _ in table.window.page.view.highlights.shown("lesson")] == list(card.things())
        right = number != 1
        if isinstance(quiz, api.LegalQuiz):
            at = quiz.choices.index(quiz.expect)
            card.choices[at if right else at - 1].click()
        else:
            assert card.number is not None
            run.answer(abs(quiz.expect) + (not right))
        assert (run.is_solved, run.count) == (right, number + 1)
        signs = [sign for sign, _ in card.verdicts()]
        assert signs[0] == ("ok" if right else "warning")
        assert (run.asked.rule in run.memory.due_at) == (not right)
        card.buttons["next"].click()
    assert table.player.progress.drills_of(game).asked == 3
    table.leave()


def test_what_was_wrong_comes_back() -> None:
    picker = DrillPicker(api.GAMES["ginkgopolis"], 5)
    wrong = picker.pick([]).rule
    assert picker.pick([wrong]).rule == wrong


def test_questions_are_not_all_about_one_rule() -> None:
    picker = DrillPicker(api.GAMES["ginkgopolis"], 5)
    assert len({picker.pick([]).rule for _ in range(6)}) >= 4


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_what_a_pupil_is_asked_has_no_place_to_bet_on(game: str) -> None:
    """As the test of the engine, for the questions that are chosen among those."""
    picker = DrillPicker(api.GAMES[game], 5)
    asked = [drill.quiz for drill in (picker.pick([]).drill for _ in range(1000))]
    legal = [quiz for quiz in asked if isinstance(quiz, api.LegalQuiz)]
    assert not strays((len(quiz.choices), quiz.choices.index(quiz.expect)) for quiz in legal)
    assert LEAST_YES <= sum(quiz.expect == api.LEGAL for quiz in legal) / len(legal) <= MOST_YES


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
    names, source = ["Lili", "Anna"], api.DrillSource(api.GAMES[game], seed=11)
    table.begin_drills(api.GAMES[game], names)
    wait_for(qtbot, lambda: table.drills.asked is not None)
    for drill in islice(source.drills(every=9), 0, 400, 10):
        pictures = []
        for is_other in (False, False, True):  # the first time the table still comes from elsewhere
            session = source.replay(drill)
            if is_other:
                assert dealt_otherwise(session, drill.quiz.seat)
            table.drills.count = table.drills.right = 0  # the card counts answers
            table.drills.memory = api.DrillMemory()
            table.drills.lay(AskedDrill(drill, session))
            picture_at_rest(table.window)
            table.drills.answer("legal" if isinstance(drill.quiz, api.LegalQuiz) else 0)
            pictures.append(picture_at_rest(table.window))
        assert pictures[1] == pictures[2], drill
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
    let_go, pick = Event(), DrillPicker.pick

    def hangs(picker: DrillPicker, due: Sequence[str]) -> AskedDrill:
        let_go.wait(30)
        return pick(picker, due)

    monkeypatch.setattr(DrillPicker, "pick", hangs)
    table.drills._slow.setInterval(20)
    try:
        _begun(table)
        card = table.drill_card
        wait_for(qtbot, lambda: "again" in card.buttons)
        assert "longer than usual" in card.verdicts()[0][1]
        monkeypatch.setattr(DrillPicker, "pick", pick)
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
    def fails(picker: DrillPicker, due: Sequence[str]) -> AskedDrill:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch, qtbot.captureExceptions() as told:
        patch.setattr(DrillPicker, "pick", fails)
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


def _laid_sum(table: LessonTable, qtbot: QtBot) -> AskedDrill:
    """A question about a number that lies on the table."""
    picker = DrillPicker(api.GAMES["ginkgopolis"], 5)
    asked = next(one for one in (picker.pick([]) for _ in range(60)) if isinstance(one.drill.quiz, api.NumberQuiz))
    table.begin_drills(api.GAMES["ginkgopolis"], ["Lili", "Anna"])
    wait_for(qtbot, lambda: table.drills.asked is not None)
    table.drills.given = None
    table.drills.lay(asked)
    return asked


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
    assert isinstance(asked.drill.quiz, api.NumberQuiz)
    table.drills.answer(asked.number)
    before = table.drill_card.verdicts(), table.drill_card.things()
    asked.session.seek(asked.session.root)
    table.drill_card.refresh()
    assert table.drills.is_solved and (table.drill_card.verdicts(), table.drill_card.things()) == before
    table.leave()
