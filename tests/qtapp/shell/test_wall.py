"""The window for a class shows the table through eyes of choice and nothing else; the handout holds every task."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import resources
from qtapp.session.client import SeatClient
from qtapp.teach.handout import handout_tasks, write_handout
from qtapp.teach.wall import WallWindow
from qtapp.windows.main import MainWindow
from tests.toys import SHIPPED

GAMES = sorted(SHIPPED)
EXPLOIT = resources() / "ginkgopolis" / "lessons" / "03-exploit.tarsas-lesson"


def pixels(wall: WallWindow) -> QImage:
    """What the class sees."""
    QApplication.processEvents()
    return wall.grab().toImage()


def wall_of(room: AppContext, qtbot: QtBot, session: api.Session, viewer: int = 0) -> tuple[SeatClient, WallWindow]:
    """A teacher's client and its wall."""
    leader = SeatClient(session, 1)
    wall = WallWindow(room, leader, viewer)
    qtbot.addWidget(wall)
    wall.resize(QSize(900, 600))
    wall.show()
    wall.director.begin()
    return leader, wall


@pytest.mark.parametrize("game", GAMES)
def test_the_wall_shows_nothing_that_an_onlooker_does_not_know(game: str, room: AppContext, qtbot: QtBot) -> None:
    """Two tables that differ only in what is hidden from the onlooker look the same, pixel by pixel."""
    session = api.new_session(game, 2, seed=4)
    _, wall = wall_of(room, qtbot, session)
    view = api.seat_view(session.table, 0)
    other = api.new_session(game, 2, seed=4)
    changed = False
    for place in other.table.places.values():
        for back in {piece.back for piece in place.pieces if piece.back}:
            spots = [at for at, one in enumerate(place.pieces) if one.back == back and not one.seen_by & 1]
            turned = [place.pieces[at] for at in reversed(spots)]
            for at, piece in zip(spots, turned, strict=True):  # each where another of the same back lay
                place.pieces[at] = piece
            changed = changed or len(spots) > 1
    assert changed or game == "barrage", "there is something to hide"
    assert api.seat_view(other.table, 0).places.keys() == view.places.keys()
    _, twin = wall_of(room, qtbot, other)
    assert pixels(wall) == pixels(twin)


def test_the_wall_follows_but_sees_with_its_own_eyes(room: AppContext, qtbot: QtBot) -> None:
    session = api.new_session("ginkgopolis", 2, seed=7)
    leader, wall = wall_of(room, qtbot, session)
    held = [piece.id for piece in leader.view().places["seat.1.hand"].pieces]
    assert held and not any(wall.bridge.names.knows(piece) for piece in held)
    assert wall.bridge.questions.options() == [] and wall.bridge.questions.grabs() == set()
    wall.look_as(1)
    assert all(wall.bridge.names.knows(piece) for piece in held)
    wall.look_as(0)
    assert leader.questions.answer(leader.questions.options()[0].answer)
    assert wall.bridge.history.current is leader.history.current
    other = api.new_session("barrage", 3, seed=1)
    leader.open_session(other, 1)
    assert wall.bridge.session is other and wall.bridge.viewer == 0


def test_a_frozen_wall_stays_as_it_is(room: AppContext, qtbot: QtBot) -> None:
    leader, wall = wall_of(room, qtbot, api.new_session("ginkgopolis", 2, seed=7), viewer=1)
    wall.freeze(True)
    before = pixels(wall)
    assert leader.questions.answer(leader.questions.options()[0].answer)
    leader.history.seek(leader.history.root)
    room.set_language("de")
    assert wall.is_frozen and pixels(wall) == before
    wall.freeze(False)
    QTest.keyClick(wall, Qt.Key.Key_B)
    assert wall.is_dark and pixels(wall).pixelColor(450, 200).lightness() == 0
    QTest.keyClick(wall, Qt.Key.Key_B)
    assert not wall.is_dark


def test_the_spotlight_darkens_all_but_what_is_named(room: AppContext, qtbot: QtBot) -> None:
    _, wall = wall_of(room, qtbot, api.new_session("ginkgopolis", 2, seed=7))

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
    wall.point(QPointF(0, 0))
    assert pixels(wall) != light
    wall.point(None)
    assert pixels(wall) == light


def test_a_lesson_is_shown_on_the_wall(shell: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    shell.open_file(EXPLOIT)
    qtbot.waitUntil(lambda: shell.lessons.table is not None and shell.lessons.table.player.is_open)
    table = shell.lessons.table
    assert table is not None
    table.window.actions_["wall"].trigger()
    wall = table.wall_bar.wall
    assert wall is not None and wall.isVisible() and table.wall_bar.isVisible()
    step = table.player.step
    assert wall.sentence.text() == step.say.in_language("en")
    table.wall_bar.eyes.setCurrentIndex(1)
    assert wall.bridge.viewer == 1
    table.wall_bar.freeze.click()
    assert wall.is_frozen
    table.wall_bar.blank.click()
    assert wall.is_dark and not table.wall_bar.freeze.isChecked()
    table.player.next()
    assert wall.sentence.text() == table.player.step.say.in_language("en")
    file = tmp_path / "sheet.pdf"
    shell.lessons.write_handout(file)
    assert file.stat().st_size > 20_000
    table.leave()
    assert table.wall_bar.wall is None and not table.wall_bar.isVisible()


def test_a_handout_holds_every_task_and_its_solution(room: AppContext, tmp_path: Path) -> None:
    book = api.load_lesson(EXPLOIT)
    tasks = handout_tasks(room, book)
    asked = [step for step in book.lesson.steps if isinstance(step, api.TryTask | api.QuizTask)]
    assert [task.ask for task in tasks] == [step.say.in_language("en") for step in asked]
    assert all(task.solution for task in tasks) and all(not task.picture.isNull() for task in tasks)
    file = tmp_path / "sheet.pdf"
    say: Callable[[api.Message], str] = room.speech.label
    pages = write_handout(file, "Exploit", "What a card gives.", "Frau Berg", tasks, say)
    assert pages >= 3
    assert file.read_bytes().count(b"/Type /Page\n") == pages
    with pytest.raises(OSError, match="nowhere"):
        write_handout(tmp_path / "nowhere" / "sheet.pdf", "", "", "", [], say)
