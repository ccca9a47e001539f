"""Lessons on the table: opened, judged, helped with, left and found again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.app import app_context, application
from qtapp.dialogs.settings import SettingsDialog
from qtapp.kit.controls.labels import WrapButton
from qtapp.kit.paint.theme import Look, Theme
from qtapp.kit.paths import lesson_results_file, resources
from qtapp.teach import teaching_card
from qtapp.teach.player import StepPhase
from qtapp.teach.progress import LessonProgress, LessonRecord, StepRecord, StepResult
from qtapp.windows.lessons.lesson_table import HIDDEN, LessonTable
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import mode_of, press
from tests.qtapp.waiting import settle
from tests.toys import SHIPPED
from tools.bench.rest import come_to_rest

EXPLOIT = resources() / "ginkgopolis" / "lessons" / "03-exploit.tarsas-lesson"
ROUND = resources() / "ginkgopolis" / "lessons" / "02-one-round.tarsas-lesson"
CITY = resources() / "ginkgopolis" / "lessons" / "01-meet-the-city.tarsas-lesson"
FLOW = resources() / "barrage" / "lessons" / "01-downhill.tarsas-lesson"
FIRST = [sorted(folder.iterdir())[1] for game in sorted(SHIPPED) if (folder := resources() / game / "lessons").is_dir()]


@pytest.fixture(scope="module")
def one_table(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LessonTable]:
    """A table for lessons that all tests of this file share: to make one takes longer than most of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TARSAS_HOME", str(tmp_path_factory.mktemp("home")))
        application()
        context = app_context()
        context.set_language("en")
        context.set_theme(Theme(Look.LIGHT, animations=False))
        context.settings.answers_obvious = False
        made = LessonTable(context, api.load_lesson(EXPLOIT).cut(0), LessonProgress(lesson_results_file()))
        made.window.resize(1280, 800)
        made.window.show()
        yield made
        made.window.close()
        context.background.close()
        made.window.deleteLater()


@pytest.fixture
def lesson(one_table: LessonTable, tmp_path: Path) -> Callable[..., LessonTable]:
    """Opens a lesson on the table."""

    def begin(path: Path, *, is_foreign: bool = False) -> LessonTable:
        one_table.leave()
        one_table.player.progress = LessonProgress(tmp_path / "progress.json")
        one_table.begin(api.load_lesson(path), is_foreign=is_foreign)
        return one_table

    return begin


@pytest.fixture
def opened(shell: MainWindow, qtbot: QtBot) -> Callable[[Path], LessonTable]:
    """Opens a lesson in the whole window, as a double click on its file would."""

    def begin(path: Path) -> LessonTable:
        shell.open_file(path)
        qtbot.waitUntil(lambda: shell.lessons.table is not None and shell.lessons.table.player.is_open)
        assert shell.lessons.table is not None
        return shell.lessons.table

    return begin


def go_to(table: LessonTable, step: str) -> None:
    """Skip to a step."""
    while table.player.step.id != step:
        table.player.skip()


def answer(table: LessonTable, key: str) -> None:
    """Give the answer of a key."""
    option = next(one for one in table.client.questions.options() if one.key == key)
    assert table.client.questions.answer(option.answer)


def answer_and_wait(table: LessonTable, qtbot: QtBot, *keys: str) -> None:
    """Give answers until the attempt is over; the other seat answers in between."""
    for key in keys:
        qtbot.waitUntil(lambda: table.client.questions.pending() is not None)
        answer(table, key)
    qtbot.waitUntil(lambda: table.player.phase is not StepPhase.OPEN)


def phase_of(table: LessonTable) -> StepPhase:
    """Where the pupil stands now, whatever it was when it was asked before."""
    return table.player.phase


def verdict(table: LessonTable) -> str:
    """The sign of what the card says besides the step."""
    return table.card.verdicts()[0][0] if table.card.verdicts() else ""


# ---- steps ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FIRST, ids=lambda path: str(path.parents[1].name))
def test_every_step_lies_on_the_table(path: Path, lesson: Callable[..., LessonTable]) -> None:
    table = lesson(path)
    for number, step in enumerate(table.player.lesson.steps):
        assert table.player.number == number
        said = step.say.in_language("en")
        words = [label.text().replace("\u00a0", " ") for label in table.card.texts()]
        assert said in words
        tries = isinstance(step, api.TryTask)
        assert bool(table.client.questions.pending()) == tries
        assert table.window.decision.isVisible() == tries
        table.player.skip()
    assert not table.player.is_open


def test_a_mistake_gets_its_own_words_and_the_same_table_again(
    lesson: Callable[..., LessonTable], qtbot: QtBot
) -> None:
    table = lesson(EXPLOIT)
    go_to(table, "letter")
    before = api.encode(table.client.session)
    answer_and_wait(table, qtbot, "card.B11+")
    assert phase_of(table) is StepPhase.WRONG
    task = table.player.step
    assert isinstance(task, api.TryTask)
    assert table.card.verdicts() == [("warning", task.slips[1].say.in_language("en"))]
    assert table.client.questions.pending() is None
    table.card.buttons["again"].click()
    assert api.encode(table.client.session) == before
    assert phase_of(table) is StepPhase.OPEN and table.client.questions.pending() is not None


def test_the_keyboard_stands_where_the_lesson_goes_on(lesson: Callable[..., LessonTable], qtbot: QtBot) -> None:
    table = lesson(CITY)
    assert QApplication.focusWidget() is table.card.buttons["next"], "Enter leads on from the first step"
    go_to(table, "lost-letter")
    assert table.window.page.view.hasFocus(), "no button that would give the task up"
    table = lesson(EXPLOIT)
    go_to(table, "a-tile")
    assert QApplication.focusWidget() in table.window.decision.buttons
    answer_and_wait(table, qtbot, "card.B11+")
    assert QApplication.focusWidget() is table.card.buttons["next"], "the decision is gone, the keyboard is not"


def test_another_way_is_right_too(lesson: Callable[..., LessonTable], qtbot: QtBot) -> None:
    for keys in (["card.B11+"], ["card.A+", "tile"]):
        table = lesson(EXPLOIT)
        go_to(table, "a-tile")
        answer_and_wait(table, qtbot, *keys)
        assert phase_of(table) is StepPhase.DONE
        assert verdict(table) == "ok"
        table.leave()


def test_taking_back_takes_the_verdict_back(lesson: Callable[..., LessonTable], qtbot: QtBot) -> None:
    table = lesson(EXPLOIT)
    go_to(table, "letter")
    start = table.client.history.current
    assert not table.window.actions_["undo"].isEnabled()
    answer_and_wait(table, qtbot, "card.B11+")
    assert phase_of(table) is StepPhase.WRONG
    table.client.history.undo()
    assert table.client.history.current is start, "what the other seat answered goes with it"
    assert phase_of(table) is StepPhase.OPEN and table.card.verdicts() == []
    assert not table.client.history.undo(), "nothing before the task can be taken back"
    assert table.client.history.current is start


def test_hints_say_more_each_time_and_the_coach_is_silent(lesson: Callable[..., LessonTable]) -> None:
    table = lesson(EXPLOIT)
    go_to(table, "a-tile")
    task = table.player.step
    assert isinstance(task, api.TryTask)
    table.window.actions_["hint"].trigger()  # F4
    assert table.card.verdicts() == [("bulb", task.hints[0].say.in_language("en"))]
    assert not table.window.hints.thinking
    lit = [name for name, _ in table.window.page.view.highlights.shown("lesson")]
    assert lit == list(task.hints[0].spot)
    table.card.buttons["more_hint"].click()
    assert len(table.card.verdicts()) == 2
    assert not table.window.actions_["hint"].isEnabled()


def test_what_gives_the_answer_away_is_not_there(lesson: Callable[..., LessonTable]) -> None:
    table = lesson(EXPLOIT)
    go_to(table, "how-many")
    assert table.client.questions.options() == [] and table.client.questions.grabs() == set()
    assert all(not table.window.actions_[name].isEnabled() for name in (*HIDDEN, "hint", "decision"))
    assert len(table.client.session.entries) == len(table.player.book.session.line(table.player.book.entry(16)))
    view = table.window.page.view
    box = view.surface.box_of("card.B11")
    assert box is not None
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    QTest.mouseMove(view.viewport(), box.center().toPoint() + QPoint(0, -200))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 200))
    assert not view.drag.holding and not table.window.page.card.isVisible()


def _reason(table: LessonTable, *, right: bool) -> WrapButton:
    """The first right or wrong reason why something is not allowed, as they lie."""
    player = table.player
    listed = [given for given in player.choices if given != api.LEGAL]
    return table.card.choices[next(at for at, given in enumerate(listed) if player.is_right(given) is right)]


def _without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a lesson that has no words of its own for wrong answers."""
    monkeypatch.setattr(api.QuizTask, "word_against", lambda *_: None)


def test_yes_or_no_comes_first_and_then_why(
    lesson: Callable[..., LessonTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    _without_words(monkeypatch)
    table = lesson(EXPLOIT)
    go_to(table, "not-there")
    yes, no = table.card.choices
    assert [yes.full_text(), no.full_text()] == ["Yes, it is allowed", "No, it is not allowed"]
    yes.click()
    assert phase_of(table) is StepPhase.WRONG and "Find out why not" in table.card.verdicts()[0][1]
    yes, no = table.card.choices
    assert not yes.isEnabled() and no.isEnabled()
    no.click()
    assert phase_of(table) is StepPhase.OPEN and len(table.card.choices) == len(table.player.choices) - 1
    assert not [one for one in table.card.choices if one.full_text().startswith("No")], "reasons are sentences"
    _reason(table, right=False).click()
    assert phase_of(table) is StepPhase.DONE and verdict(table) == "info"
    assert table.player.record.steps["not-there"].result is StepResult.SHOWN


def test_a_wrong_answer_gets_its_own_word(lesson: Callable[..., LessonTable]) -> None:
    table = lesson(FLOW)
    go_to(table, "full")
    step = table.player.step
    assert isinstance(step, api.QuizTask)
    at = table.player.choices.index(2)
    table.card.choices[at].click()
    word = step.word_against(2)
    assert word is not None and word.in_language("en") in table.card.for_the_class()
    found = (at for at, given in enumerate(table.player.choices) if table.player.is_right(given))
    table.card.choices[next(found)].click()
    said = table.card.for_the_class()
    assert word.in_language("en") not in said and step.after.in_language("en") in said


def test_a_no_where_it_is_allowed_is_an_answer(
    lesson: Callable[..., LessonTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    _without_words(monkeypatch)
    table = lesson(EXPLOIT)
    go_to(table, "not-there")
    monkeypatch.setattr(api, "is_right", lambda *asked: asked[-1] == api.LEGAL)
    table.card.choices[1].click()
    assert phase_of(table) is StepPhase.WRONG and not table.player.has_said_no
    assert "nothing is against it" in table.card.verdicts()[0][1]
    table.card.choices[0].click()
    assert phase_of(table) is StepPhase.DONE and verdict(table) == "ok"


def test_answers_lie_otherwise_each_time_a_quiz_is_asked(lesson: Callable[..., LessonTable]) -> None:
    table = lesson(EXPLOIT)
    orders = []
    for _ in range(6):
        go_to(table, "not-there")
        orders.append(table.player.choices)
        table.card.choices[1].click()
        _reason(table, right=True).click()
        assert phase_of(table) is StepPhase.DONE and verdict(table) == "ok"
        table.player.next()
        table.player.back()
    assert len(set(orders)) > 2


def test_a_number_is_asked_for_without_choices(lesson: Callable[..., LessonTable]) -> None:
    table = lesson(EXPLOIT)
    go_to(table, "how-many")
    assert table.card.number is not None and table.card.choices == []
    table.card.number.setValue(9)
    QTest.keyClick(table.card.number, Qt.Key.Key_Return)
    assert phase_of(table) is StepPhase.WRONG and "less than that" in table.card.verdicts()[0][1]
    assert table.card.number.value() == 9, "what was typed stays"
    table.card.number.setValue(2)
    QTest.keyClick(table.card.number, Qt.Key.Key_Return)
    assert phase_of(table) is StepPhase.DONE
    assert table.player.record.steps["how-many"] == StepRecord(StepResult.SOLVED, 2, 0)


def test_show_me_plays_a_solution_and_counts_as_shown(lesson: Callable[..., LessonTable], qtbot: QtBot) -> None:
    table = lesson(EXPLOIT)
    go_to(table, "letter")
    table.player.show_me()
    assert table.window.told.playing and not table.card.isVisible()
    table.window.page.subtitle.pressed.emit("skip_all")
    qtbot.waitUntil(lambda: table.player.phase is StepPhase.DONE)
    assert table.card.isVisible() and "again" in table.card.buttons
    table.card.buttons["again"].click()
    answer_and_wait(table, qtbot, "card.A+", "tile")
    assert verdict(table) == "ok"
    assert table.player.record.steps["letter"].result is StepResult.SHOWN


def test_what_is_shown_is_told_as_slowly_as_a_child_reads(
    lesson: Callable[..., LessonTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lesson(ROUND)
    while not isinstance(table.player.step, api.ShowPage):
        table.player.skip()
    motion = table.window.page.view.slow_motion
    paces: list[list[int]] = []
    sentences: list[api.Beat] = []
    table.window.told.beat_shown.connect(sentences.append)
    play = motion.play_groups

    def played(*args: Any, **named: Any) -> None:
        paces.append(list(args[3]))
        play(*args, **named)

    monkeypatch.setattr(motion, "play_groups", played)
    table.player.play()
    assert paces and len(paces[0]) >= 3 and min(paces[0]) >= 2500
    words = table.window.page.view.board_context.say(sentences[0].sentence)
    assert paces[0][0] >= 70 * len(words)
    table.window.page.subtitle.pressed.emit("skip_all")


def test_free_hands_mend_the_table(lesson: Callable[..., LessonTable]) -> None:
    table = lesson(CITY)
    go_to(table, "lost-letter")
    assert mode_of(table.window) is api.PlayMode.SANDBOX and not table.window.overlay.isVisible()
    book = table.player.book
    step = table.player.step
    assert isinstance(step, api.FreeTask)
    deed = book.entry(step.solved[0])
    table.window.page.view.setFocus()
    assert table.client.actions.act(api.act_from_json(deed.payload))
    assert phase_of(table) is StepPhase.DONE and verdict(table) == "ok"
    assert QApplication.focusWidget() is table.card.buttons["next"], "Enter goes on"
    table.player.next()
    assert mode_of(table.window) is api.PlayMode.STRICT


def test_a_wrong_drop_gets_a_word_and_moves_nothing_else(lesson: Callable[..., LessonTable], qtbot: QtBot) -> None:
    table = lesson(CITY)
    go_to(table, "lost-letter")
    settle(qtbot, table.window)
    view = table.window.page.view
    step = table.player.step
    assert isinstance(step, api.FreeTask)
    right = api.act_from_json(table.player.book.entry(step.solved[0]).payload)
    assert isinstance(right, api.MovePiece)

    def seen() -> tuple[object, float]:
        return view.surface.box_of("marker.D"), view.camera.scale

    before = seen()
    assert not table.card.verdicts() and "again" not in table.card.buttons
    for place in ("city.-3.0", "city.3.-2", "city.5.4"):
        assert table.client.actions.act(replace(right, place=place))
        settle(qtbot, table.window)
        assert phase_of(table) is StepPhase.OPEN and verdict(table) == "warning"
        assert seen() == before, f"the next drag finds everything where it was: {place}"
    table.card.buttons["again"].click()
    assert not table.card.verdicts() and table.client.session.table.pieces["marker.C"].place.id == "city.4.3"
    assert table.client.actions.act(right)
    settle(qtbot, table.window)
    assert phase_of(table) is StepPhase.DONE and seen() == before
    table.player.next()
    settle(qtbot, table.window)
    assert seen() != before, "where nothing is laid by hand the boards are as large as can be"


def test_a_verdict_is_in_sight_in_large_letters(lesson: Callable[..., LessonTable], qtbot: QtBot) -> None:
    table = lesson(EXPLOIT.with_name("05-new-floor.tarsas-lesson"))
    size, theme = table.window.size(), table.window.context.theme
    table.window.resize(1366, 768)
    table.window.context.set_theme(replace(theme, text_scale=2.0))
    go_to(table, "build")
    answer_and_wait(table, qtbot, "card.B3+")
    assert verdict(table) == "warning"
    come_to_rest(table.window)
    said = next(one for one in table.card.texts() if one.text() == table.card.verdicts()[0][1])
    assert said.visibleRegion().boundingRect() == said.rect(), "all of it can be read"
    table.window.context.set_theme(theme)
    table.window.resize(size)


# ---- what is kept ---------------------------------------------------------------------------------------------------


def test_stars_are_for_being_through_alone_and_without_hints() -> None:
    book = api.load_lesson(EXPLOIT)
    record = LessonRecord(book.digest)
    for step in book.lesson.steps:
        assert record.stars(book.lesson) == 0
        record.note(step.id, StepRecord(StepResult.SOLVED))
    assert record.stars(book.lesson) == 3
    for result, hints, stars in ((StepResult.SOLVED, 1, 2), (StepResult.SHOWN, 0, 1), (StepResult.SKIPPED, 0, 1)):
        record.steps["letter"] = StepRecord(result, 1, hints)
        assert record.stars(book.lesson) == stars
    record.note("letter", StepRecord(StepResult.SOLVED))
    assert record.stars(book.lesson) == 3, "what is done better later counts"


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"[1]", b'{"format": 9}', b'{"format": 1, "lessons": {"a": 3}}', b"[" * 100_000]
)
def test_a_bad_file_of_progress_stops_nothing(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "lessons" / "progress.json"
    file.parent.mkdir()
    file.write_bytes(content)
    book = api.load_lesson(EXPLOIT)
    progress = LessonProgress(file)
    assert progress.of(book.lesson, book.digest).steps == {}
    record = LessonRecord(book.digest, "letter", {"letter": StepRecord(StepResult.SHOWN, 2, 1)})
    progress.keep(book.lesson, record)
    assert LessonProgress(file).of(book.lesson, book.digest) == record
    assert LessonProgress(file).of(book.lesson, "other steps").steps == {}


def test_progress_that_cannot_be_written_is_only_forgotten(tmp_path: Path) -> None:
    (tmp_path / "lessons").write_text("no folder")
    book = api.load_lesson(EXPLOIT)
    LessonProgress(tmp_path / "lessons" / "progress.json").keep(book.lesson, LessonRecord(book.digest))


# ---- the page of courses --------------------------------------------------------------------------------------------


def test_from_the_start_page_to_a_lesson_and_back(shell: MainWindow, qtbot: QtBot) -> None:
    shell.start.learn.click()
    page = shell.lessons.page
    assert page is not None
    qtbot.waitUntil(lambda: len(page.cards) == 4)
    card = next(one for one in page.cards if one.course.game == "ginkgopolis")
    assert len(card.rows) == 14
    assert card.where_to_go_on().lesson.number == 1
    card.go_on.click()
    qtbot.waitUntil(lambda: shell.lessons.table is not None and shell.lessons.table.player.is_open)
    table = shell.lessons.table
    assert table is not None
    while table.player.is_open:
        table.player.skip()
    assert shell.stack.currentWidget() is page
    card = next(one for one in page.cards if one.course.game == "ginkgopolis")
    assert card.where_to_go_on().lesson.number == 2
    assert "1 star" in card.rows[0].accessibleName()
    press(Qt.Key.Key_Escape)
    assert shell.stack.currentWidget() is shell.start


def test_courses_out_of_sight_take_the_look_when_they_come_back(shell: MainWindow, qtbot: QtBot) -> None:
    context = shell.context
    shell.start.learn.click()
    page = shell.lessons.page
    assert page is not None
    qtbot.waitUntil(lambda: len(page.cards) == 4)
    before = list(page.cards)
    context.set_theme(context.theme.changed(text_scale=1.5))
    assert page.cards[0] is not before[0] and page.cards[0].rows[0].font().pixelSize() == context.theme.px(15)
    shell.go_home()
    before = list(page.cards)
    context.set_theme(context.theme.changed(look=Look.DARK))
    context.set_language("de")
    assert page.cards == before, "nobody looks"
    shell.start.learn.click()
    qtbot.waitUntil(lambda: page.cards[0] is not before[0])
    assert page.cards[0].practise.text() == "Regeln üben"


def test_nothing_that_holds_others_has_a_sheet_of_its_own(
    table: Callable[..., MainWindow], opened: Callable[[Path], LessonTable], qtbot: QtBot
) -> None:
    """Another look took a second and a half where all pages had been opened."""
    window = table()
    opened(EXPLOIT)
    window.lessons.show_courses()
    page = window.lessons.page
    assert page is not None
    qtbot.waitUntil(lambda: len(page.cards) == 4)
    SettingsDialog(window.context, window)
    everybody = cast(list[QWidget], window.findChildren(QWidget))
    assert len(everybody) > 500
    assert {type(one).__name__ for one in everybody if one.styleSheet() and one.findChildren(QWidget)} == set()


def test_a_lesson_and_a_game_do_not_touch_each_other(
    table: Callable[..., MainWindow], opened: Callable[[Path], LessonTable], home: Path
) -> None:
    shell = table()
    assert shell.client is not None and shell.game is not None and shell.curtain is not None
    session = shell.client.session
    before = api.encode(session)
    shell.game.actions_["learn"].trigger()
    assert shell.stack.currentWidget() is shell.lessons.page and not shell.curtain.seat
    made = opened(EXPLOIT)
    assert shell.stack.currentWidget() is made.window
    QApplication.processEvents()
    press(Qt.Key.Key_F1)
    assert made.window.overlay.current == "rules" and shell.game.overlay.current == "", "its commands sleep"
    made.window.overlay.dismiss()
    go_to(made, "a-tile")
    answer(made, "card.B11+")
    made.player.back()
    made.card.take_focus()
    press(Qt.Key.Key_Escape)
    assert shell.stack.currentWidget() is shell.lessons.page
    assert json.loads(lesson_results_file().read_text())["lessons"]
    assert shell.client.session is session and api.encode(session) == before
    assert {one.name for one in (home / "games").glob("*.tarsas")} <= {"test.tarsas"}
    assert opened(EXPLOIT).player.step.id == "not-there", "where it was left"


# ---- lessons of one's own -------------------------------------------------------------------------------------------


def test_a_foreign_lesson_says_first_whose_it_is(lesson: Callable[..., LessonTable], tmp_path: Path) -> None:
    raw = json.loads(EXPLOIT.read_text(encoding="utf-8"))
    raw["author"], raw["id"] = "Frau Berg", "my-own"
    for text in [raw["title"], raw["goal"], *(step["say"] for step in raw["steps"])]:
        del text["hu"], text["en"]
    file = tmp_path / "mine.tarsas-lesson"
    file.write_text(json.dumps(raw), encoding="utf-8")
    table = lesson(file, is_foreign=True)
    assert table.player.number == -1
    words = [label.text() for label in table.card.texts()]
    assert raw["goal"]["de"] in words, "in a language that it has"
    assert any("Frau Berg" in one for one in words)
    table.card.buttons["begin"].click()
    assert table.player.number == 0


def test_what_is_no_lesson_is_refused_in_a_sentence(shell: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for content in (b"", b"{}", b"no lesson", b"x" * 3_000_000, EXPLOIT.read_bytes()[:20_000]):
        file = tmp_path / "odd.tarsas-lesson"
        file.write_bytes(content)
        with qtbot.waitSignal(shell.lessons.told) as told:
            shell.open_file(file)
        assert "odd.tarsas-lesson" in shell.words.say(told.args[0])
        assert shell.stack.currentWidget() is shell.start and shell.bar.isVisible()


def test_a_task_that_the_rules_of_today_do_not_take_is_only_read(
    lesson: Callable[..., LessonTable], tmp_path: Path
) -> None:
    raw = json.loads(EXPLOIT.read_text(encoding="utf-8"))
    step = next(one for one in raw["steps"] if one["id"] == "a-tile")
    step["solved"], raw["id"] = step["failed"][:1], "wrong"
    file = tmp_path / "wrong.tarsas-lesson"
    file.write_text(json.dumps(raw), encoding="utf-8")
    table = lesson(file, is_foreign=True)
    table.card.buttons["begin"].click()
    go_to(table, "a-tile")
    assert verdict(table) == "warning" and list(table.card.buttons) == ["back", "next"]
    assert table.client.questions.pending() is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_again_and_again_does_not_solve_a_quiz(opened: Callable[[Path], LessonTable], key: Qt.Key) -> None:
    table = opened(EXPLOIT)
    go_to(table, "how-many")
    assert table.card.number is not None
    table.card.number.setValue(7)
    for _ in range(4):
        assert table.card.number is not None and table.card.number.value() == 7, "what was typed stays"
        QTest.keyClick(table.card.number, Qt.Key.Key_Return)
    assert table.player.given == [7] and phase_of(table) is StepPhase.WRONG
    go_to(table, "not-there")
    table.card.choices[0].setFocus()  # yes, and that is wrong
    for _ in range(8):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
    assert len(table.player.given) == 1, "one answer, and then nothing is answered by it"
    assert phase_of(table) is StepPhase.WRONG
    assert QApplication.focusWidget() is table.card
    QTest.keyClick(table.card, Qt.Key.Key_Down)
    assert QApplication.focusWidget() in table.card.choices, "the arrows lead on to what is left"


def test_what_a_lesson_says_is_read_out_once(
    lesson: Callable[..., LessonTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As news, or with the first thing that the keyboard comes to."""
    said: list[str] = []
    monkeypatch.setattr(teaching_card, "announce", lambda _, words: said.append(words))
    table = lesson(CITY)
    card = table.card
    text = card.accessibleDescription()
    assert len(text) > 30 and text in " ".join([*said, card.buttons["next"].accessibleDescription()])
    table.window.activateWindow()
    card.take_focus()
    said.clear()
    card.refresh()
    assert not said, "it is not said again"
    card.press("next")
    heard = " ".join([*said, *(one.accessibleDescription() for one in (*card.buttons.values(), *card.choices))])
    assert card.accessibleDescription() != text and card.accessibleDescription() in heard
