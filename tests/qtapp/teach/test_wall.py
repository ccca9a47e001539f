"""The window for a class shows the table through eyes of choice and nothing else; the handout holds every task."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.paths import resources
from qtapp.session.client import SeatClient
from qtapp.teach.handout import handout_tasks, write_handout
from qtapp.teach.player import StepPhase
from qtapp.teach.thing_picker import thing_at
from qtapp.teach.wall import WallWindow
from qtapp.teach.wall_marks import anchor_at
from qtapp.windows.lessons.lesson_table import LessonTable
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import press
from tests.qtapp.otherwise import dealt_otherwise
from tests.qtapp.pdf import is_sound_pdf
from tests.qtapp.waiting import wait_for
from tests.toys import SHIPPED
from tools.bench.rest import picture_at_rest

GAMES = sorted(SHIPPED)
EXPLOIT = resources() / "ginkgopolis" / "lessons" / "03-exploit.tarsas-lesson"


def pixels(wall: WallWindow) -> QImage:
    """What the class sees."""
    for _ in range(5):  # what is laid out in one turn of the loop is seen in another
        QApplication.processEvents()
    return wall.grab().toImage()


def wall_of(context: AppContext, qtbot: QtBot, session: api.Session, viewer: int = 0) -> tuple[SeatClient, WallWindow]:
    """A teacher's client and its wall."""
    leader = SeatClient(session, 1)
    wall = WallWindow(context, leader, viewer)
    qtbot.addWidget(wall)
    wall.resize(QSize(900, 600))
    wall.show()
    wall.director.begin()
    return leader, wall


@pytest.mark.parametrize("game", GAMES)
def test_the_wall_shows_nothing_that_an_onlooker_does_not_know(game: str, context: AppContext, qtbot: QtBot) -> None:
    """Two tables that differ only in what is hidden from the onlooker look the same, pixel by pixel."""
    session, other = api.new_session(game, 2, seed=4), api.new_session(game, 2, seed=4)
    _, wall = wall_of(context, qtbot, session)
    assert dealt_otherwise(other, 0), "there is something to hide"
    _, twin = wall_of(context, qtbot, other)
    assert pixels(wall) == pixels(twin)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_no_step_of_a_lesson_shows_on_the_wall_what_its_viewer_does_not_know(
    game: str, context: AppContext, qtbot: QtBot
) -> None:
    leader, wall = wall_of(context, qtbot, api.new_session(game, 2, seed=4))
    other, twin = wall_of(context, qtbot, api.new_session(game, 2, seed=4))
    compared = 0
    for file in sorted((resources() / game / "lessons").iterdir()):
        book = api.load_lesson(file)
        for step in book.lesson.steps:
            for viewer in {0, api.viewer_of(book.lesson, step)}:
                changed = book.cut(step.at)
                if not dealt_otherwise(changed, viewer):
                    continue
                for client, session, shown in ((leader, book.cut(step.at), wall), (other, changed, twin)):
                    client.open_session(session, 1)
                    shown.look_as(viewer)
                    shown.spot(step.spot)
                assert picture_at_rest(wall) == picture_at_rest(twin), (file.name, step.id, viewer)
                compared += 1
    assert compared > 20


def test_the_wall_follows_but_sees_with_its_own_eyes(context: AppContext, qtbot: QtBot) -> None:
    session = api.new_session("ginkgopolis", 2, seed=7)
    leader, wall = wall_of(context, qtbot, session)
    held = [piece.id for piece in leader.view().places["seat.1.hand"].pieces]
    assert held and not any(wall.client.names.knows(piece) for piece in held)
    assert wall.client.questions.options() == [] and wall.client.questions.grabs() == set()
    wall.look_as(1)
    assert all(wall.client.names.knows(piece) for piece in held)
    wall.look_as(0)
    assert leader.questions.answer(leader.questions.options()[0].answer)
    assert wall.client.history.current is leader.history.current
    other = api.new_session("barrage", 3, seed=1)
    leader.open_session(other, 1)
    assert wall.client.session is other and wall.client.viewer == 0


def test_a_frozen_wall_stays_as_it_is(context: AppContext, qtbot: QtBot) -> None:
    leader, wall = wall_of(context, qtbot, api.new_session("ginkgopolis", 2, seed=7), viewer=1)
    wall.freeze(True)
    before = pixels(wall)
    assert leader.questions.answer(leader.questions.options()[0].answer)
    leader.history.seek(leader.history.root)
    context.set_language("de")
    assert wall.is_frozen and pixels(wall) == before
    wall.freeze(False)
    QTest.keyClick(wall, Qt.Key.Key_B)
    assert wall.is_dark and pixels(wall).pixelColor(450, 200).lightness() == 0
    QTest.keyClick(wall, Qt.Key.Key_B)
    assert not wall.is_dark


def test_the_spotlight_darkens_all_but_what_is_named(context: AppContext, qtbot: QtBot) -> None:
    _, wall = wall_of(context, qtbot, api.new_session("ginkgopolis", 2, seed=7))

    def at(place: str) -> QPoint:
        box = wall.view.surface.box_of(place)
        assert box is not None
        return box.center().toPoint()

    light = pixels(wall)
    wall.spot(["city.0.0", "city.1.0"])
    dark = pixels(wall)
    assert dark.pixelColor(at("city.0.0")) == light.pixelColor(at("city.0.0"))
    assert dark.pixelColor(at("city.-1.0")).lightness() < light.pixelColor(at("city.-1.0")).lightness()
    wall.spot([])
    assert pixels(wall) == light
    ring = anchor_at(wall.view, QPointF(at("city.0.0")))
    assert ring is not None
    wall.marks.show_ring(ring)
    assert pixels(wall) != light
    wall.marks.show_ring(None)
    assert pixels(wall) == light


@pytest.fixture
def wall_table(shell: MainWindow, qtbot: QtBot) -> LessonTable:
    """A lesson with its wall."""
    shell.open_file(EXPLOIT)
    wait_for(qtbot, lambda: shell.lessons.table is not None and shell.lessons.table.player.is_open)
    table = shell.lessons.table
    assert table is not None
    table.window.actions_["wall"].trigger()
    shell.activateWindow()
    wait_for(qtbot, shell.isActiveWindow)
    return table


def test_a_lesson_is_shown_on_the_wall(wall_table: LessonTable, shell: MainWindow, tmp_path: Path) -> None:
    table = wall_table
    wall, bar = table.wall_bar.wall, table.wall_bar
    assert wall is not None and wall.isVisible() and bar.isVisible()
    assert wall.sentence.text() == table.player.step.say.in_language("en")
    assert wall.client.viewer == 1, "the class has the eyes of the pupil"
    bar.eyes.setCurrentIndex(0)
    table.player.next()
    assert wall.client.viewer == 0, "what the teacher chose stays"
    said = wall.sentence.text()
    bar.freeze.click()
    assert wall.is_frozen
    table.player.next()
    assert wall.sentence.text() == said, "not a word of what comes"
    bar.blank.click()
    assert wall.is_dark and not bar.freeze.isChecked() and not wall.sentence.isVisible()
    bar.blank.click()
    assert wall.sentence.text().startswith(table.player.step.say.in_language("en")) and wall.sentence.isVisible()
    file = tmp_path / "sheet.pdf"
    shell.lessons.papers.write_handout(file)
    assert file.stat().st_size > 20_000
    table.leave()
    assert bar.wall is None and not bar.isVisible()


def test_keys_of_a_presenter_turn_the_pages(wall_table: LessonTable) -> None:
    table = wall_table
    wall, player, bar = table.wall_bar.wall, table.player, table.wall_bar
    assert wall is not None
    steps = player.lesson.steps
    notes = [label.text() for label in cast(list[WrapLabel], bar.findChildren(WrapLabel))]
    assert steps[1].say.in_language("en") in notes, "the teacher reads what comes next"
    press(Qt.Key.Key_PageDown)
    assert player.number == 1 and isinstance(player.step, api.ShowPage)
    press(Qt.Key.Key_PageDown)
    assert player.is_watching and wall.story.is_playing, "the class sees it played as well"
    press(Qt.Key.Key_PageDown)
    assert player.phase is StepPhase.DONE and not wall.story.is_playing
    press(Qt.Key.Key_PageDown)
    assert player.number == 2 and table.card.number is not None, "a field for numbers keeps no key of a presenter"
    press(Qt.Key.Key_PageUp)
    assert player.number == 1
    player.next()
    QTest.keyClick(wall, Qt.Key.Key_PageDown)  # whichever window has the keyboard
    assert player.number == 3
    while player.number + 1 < len(steps):
        table.turn(1)
    table.turn(1)
    assert player.is_open and bar.wall is wall, "a press too many closes nothing"


def test_the_teacher_points_lights_and_draws(wall_table: LessonTable) -> None:
    """With Ctrl held the mouse speaks to the class and moves nothing; Esc takes it away before it leaves the lesson."""
    table, held = wall_table, Qt.KeyboardModifier.ControlModifier
    wall, view = table.wall_bar.wall, table.window.page.view
    assert wall is not None
    port = view.viewport()

    def at(place: str) -> QPoint:
        box = view.surface.box_of(place)
        assert box is not None
        return box.center().toPoint()

    clean = pixels(wall)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, held, at("city.0.0"))
    drag = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at("city.-1.0")),
        QPointF(port.mapToGlobal(at("city.-1.0"))),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        held,
    )
    QApplication.sendEvent(port, drag)
    assert wall.marks.sketch is not None and wall.marks.ring is not None
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, held, at("city.-1.0"))
    assert len(wall.marks.arrows) == 1 and pixels(wall) != clean and not view.drag.holding
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, held, at("city.1.0"))
    assert table.wall_bar.pointer.lit == [thing_at(view, QPointF(at("city.1.0")))]
    table.card.take_focus()
    press(Qt.Key.Key_Escape)
    assert wall.marks.arrows == [] and table.wall_bar.pointer.lit == [] and table.player.is_open
    table.wall_bar.pointer.lit.append("city.1.0")
    table.player.next()
    assert table.wall_bar.pointer.lit == [], "gone with the next step"


def test_a_handout_holds_every_task_and_its_solution(context: AppContext, tmp_path: Path) -> None:
    book = api.load_lesson(EXPLOIT)
    tasks = handout_tasks(context, book)
    asked = [step for step in book.lesson.steps if isinstance(step, api.TryTask | api.QuizTask)]
    assert [task.ask for task in tasks] == [step.say.in_language("en") for step in asked]
    assert all(task.solution and not task.table.isNull() and task.held is not None for task in tasks)
    quizzes = [task for task, step in zip(tasks, asked, strict=True) if isinstance(step, api.QuizTask)]
    assert quizzes and all(task.answer for task in quizzes), "the teacher finds the right one"
    assert all(task.answer in task.choices for task in quizzes if task.choices)
    story = " ".join(line for task in tasks for line in task.solution)
    assert "Anna" not in story and "(Exploit)" in story, "only what the pupil does"
    file = tmp_path / "sheet.pdf"
    pages = write_handout(context, book, file)
    assert pages == 3, "a position that several tasks share is printed once"
    assert file.read_bytes().count(b"/Type /Page\n") == pages and is_sound_pdf(file)
    with pytest.raises(OSError, match="nowhere"):
        write_handout(context, book, tmp_path / "nowhere" / "sheet.pdf")
