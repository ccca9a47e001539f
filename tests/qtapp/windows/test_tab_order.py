"""Tab goes through a dialog and through a question as they are read, and stops once in a row of choices."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.dialogs.new_game import NewGameDialog
from qtapp.dialogs.new_game_request import NewGameRequest
from qtapp.dialogs.way import Way
from qtapp.panels.decision.items import SomeQuestion
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import press
from tests.qtapp.waiting import settle, wait_for


def tabbed(first: QWidget, many: int) -> list[QWidget]:
    """Where Tab stops, beginning here."""
    first.setFocus()
    found = [first]
    for _ in range(many):
        press(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        found.append(focus)
    return found


def test_a_new_game_is_tabbed_through_as_it_is_read(shell: MainWindow, qtbot: QtBot) -> None:
    dialog = shell.ask_new("underwater_cities")
    wait_for(qtbot, dialog.isActiveWindow)
    dialog.known.click()
    dialog.more.click()
    for people in (3, 2):  # rows that are made anew still stand first
        dialog.people.button(people).click()
        settle(qtbot, dialog)
        stops = tabbed(dialog.people.button(people), 16 + 4 * people)
        last = stops.index(dialog.start)
        assert [stop for stop in stops[:last] if isinstance(stop, QPushButton) and stop.isCheckable()] == [
            dialog.people.button(people),
            dialog.ways.tiles[Way.ALONE],
            dialog.known,
            dialog.more,
            *(switch.button(switch.value) for switch in dialog.options.values()),
        ], "one stop in each row of choices: what is chosen"
        names, switches = [row.field for row in dialog.rows], [*dialog.options.values()]
        assert [stops.index(name) for name in names] == sorted(stops.index(name) for name in names)
        assert stops.index(names[-1]) < stops.index(switches[0].button(switches[0].value))


def test_enter_on_a_choice_starts_the_game(shell: MainWindow, qtbot: QtBot) -> None:
    dialog = shell.ask_new("underwater_cities")
    wait_for(qtbot, dialog.isActiveWindow)
    wanted: list[NewGameRequest] = []
    dialog.wanted.connect(wanted.append)
    dialog.people.button(2).click()
    dialog.people.button(2).setFocus()
    settle(qtbot, dialog)  # the arrows go by where things stand
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Return)
    assert [len(one.players) for one in wanted] == [1]
    assert not isinstance(QApplication.activeModalWidget(), NewGameDialog)


def test_after_the_last_item_comes_the_button(shell: MainWindow, qtbot: QtBot, home: Path) -> None:
    session = api.new_session("underwater_cities", 1, seed=3, names=["Anna"])
    shell.show_session(session, home / "games" / "test.tarsas")
    if shell.curtain is not None and shell.curtain.seat:
        shell.curtain.uncover()
    settle(qtbot, shell)
    assert shell.game is not None
    part = shell.game.decision.part
    assert part is not None and isinstance(part.question, SomeQuestion)
    boxes = part.question.boxes
    part.question.show_answer(shell.game.client.questions.default_answer())
    assert part.done.isEnabled()
    assert tabbed(boxes[0], len(boxes)) == [*boxes, part.done]


def test_tab_stops_only_where_one_sees_it(table: Callable[..., MainWindow]) -> None:
    """Panels that are not open are no stops; people, table, question and rail are."""
    game = table(2, 5).game
    assert game is not None
    stops = tabbed(game.page.view, 40)
    assert game.bar.people.chips[0] in stops and game.decision.buttons[0] in stops
    assert game.rail.buttons["log"] in stops and game.log not in stops
    for stop in stops:
        assert stop.visibleRegion().boundingRect().isValid(), stop
    game.side.open("rules")
    stops = tabbed(game.decision.buttons[0], 30)
    assert game.rules.search in stops and game.log not in stops


def test_the_ring_goes_where_its_control_is_scrolled(shell: MainWindow, qtbot: QtBot) -> None:
    shell.resize(900, 480)
    dialog = shell.ask_new("underwater_cities")
    wait_for(qtbot, dialog.isActiveWindow)
    ring, area = dialog._ring, dialog._area
    ring.by_keys = True
    tabbed(dialog.people.button(dialog.people.value), 2)
    assert ring.isVisible() and area.verticalScrollBar().maximum() > 0
    top, was = area.mapTo(dialog, QPoint(0, 0)).y(), area.verticalScrollBar().value()
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not ring.isVisible() or ring.geometry().top() >= top - 4, "not over the heading"
    area.verticalScrollBar().setValue(was)
    assert ring.isVisible()
