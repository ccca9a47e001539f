"""The dialog of a new game offers what can be played, and calls people by their names."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.dialogs.new_game_request import NewGameRequest
from qtapp.kit.controls.layouts import ScrollPage
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import LIMIT, settle, wait_for


@pytest.mark.parametrize("game", api.GAMES)
def test_every_single_choice_that_is_offered_can_be_started(game: str, shell: MainWindow) -> None:
    for people in api.GAMES[game].seat_counts:
        dialog = shell.ask_new(game)
        dialog.people.button(people).click()
        usual = {name: switch.value for name, switch in dialog.options.items()}
        for name, switch in dialog.options.items():
            assert len(switch.values) > 1, "nothing to choose"
            for value in switch.values:
                assert not api.GAMES[game].setup_errors(people, {**usual, name: value})
        dialog.reject()


def test_the_first_player_is_chosen_by_name_among_those_who_play(shell: MainWindow) -> None:
    dialog = shell.ask_new("ginkgopolis")
    dialog.people.button(3).click()
    dialog.rows[1].field.setText("Bence")
    first = dialog.options["first"]
    assert first.values == (0, 1, 2, 3)
    assert first.button(2).text() == "Bence" and first.button(3).text() == dialog.rows[2].placeholder()
    dialog.rows[1].field.setText("Réka")
    assert first.button(2).text() == "Réka"
    first.button(3).click()
    dialog.people.button(2).click()
    assert dialog.options["first"].value == 0, "nobody sits there any more"
    wanted: list[NewGameRequest] = []
    dialog.wanted.connect(wanted.append)
    dialog.start.click()
    assert wanted[0].settings["first"] == 0


def test_fewer_automas_take_their_seats_away(shell: MainWindow) -> None:
    dialog = shell.ask_new("barrage")
    dialog.known.click()
    dialog.people.button(4).click()
    for number in (4, 3, 2):
        dialog.rows[number - 1].offers["own"].trigger()
    assert [row.computer for row in dialog.rows] == [False, True, True, True]
    assert dialog.draft.settings["automas"] == 3
    dialog.people.button(2).click()
    assert dialog.draft.settings["automas"] == 0
    assert [row.computer for row in dialog.rows] == [False, False]


def test_the_dialog_grows_with_what_can_be_chosen(shell: MainWindow, qtbot: QtBot) -> None:
    shell.resize(1600, 1100)
    dialog = shell.ask_new("ginkgopolis")
    area = dialog.findChild(ScrollPage)
    assert isinstance(area, ScrollPage)
    bar = area.verticalScrollBar()
    for change in (dialog.people.button(5), dialog.more):
        change.click()
        wait_for(qtbot, lambda: bar.maximum() == 0)
        settle(qtbot, dialog)
        assert bar.maximum() == 0 and dialog.height() <= shell.height()
    for row in dialog.rows:
        row.field.setText("Maximiliane-Friederike von Hohenzollern")
    settle(qtbot, dialog)
    wait_for(qtbot, lambda: bar.maximum() == 0)  # the choice of who begins has more lines now
    settle(qtbot, dialog)
    assert bar.maximum() == 0 and dialog.height() <= shell.height()
    dialog.reject()


@pytest.mark.parametrize(("game", "tall"), [("ginkgopolis", 860), ("imperial_miners", 900)])
def test_a_dialog_that_grows_keeps_its_buttons_in_the_window(
    game: str, tall: int, shell: MainWindow, qtbot: QtBot
) -> None:
    shell.resize(1000, tall)
    shell.move(0, 0)
    dialog = shell.ask_new(game)
    with qtbot.waitExposed(dialog, timeout=LIMIT):
        pass
    small = dialog.height()
    dialog.move(dialog.x(), shell.geometry().center().y() - small // 2)  # as a screen of any size would have it
    dialog.people.button(max(api.GAMES[game].seat_counts)).click()
    dialog.more.click()
    wait_for(qtbot, lambda: dialog.height() > small)
    low = dialog.start.mapToGlobal(QPoint(0, dialog.start.height())).y()
    assert low <= shell.geometry().bottom() and dialog.y() >= 0
    dialog.reject()
