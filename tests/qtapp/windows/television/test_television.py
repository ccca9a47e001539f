"""When a television comes, where, and that it leads back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import played
from tests.qtapp.waiting import settle, wait_for


def let_nobody_sit_here(shell: MainWindow) -> None:
    """Every hand lies on a phone."""
    assert shell.hot_seat is not None and shell.client is not None
    shell.hot_seat.holders.set_elsewhere(set(shell.client.player_seats()))
    shell.hot_seat.seats_changed()


def test_where_somebody_plays_it_is_not_entered_but_a_second_window_is(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 5)
    assert shell.game is not None
    shell.game.actions_["television"].trigger()
    bar = shell.game.page.bar
    assert shell.television.screen is None and bar.isVisible() and not shell.game.actions_["television"].isChecked()
    bar.buttons[0].click()
    screen = shell.television.screen
    assert screen is not None and screen.isWindow() and shell.stack.currentWidget() is shell.game
    assert screen.client.viewer == 0
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert shell.television.screen is None and not shell.game.actions_["television"].isChecked()


@pytest.mark.parametrize("way_out", ["escape", "f12", "f11", "double", "cross"])
def test_without_a_hand_here_it_takes_the_place_of_the_table_and_gives_it_back(
    way_out: str, table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table(2, 5)
    let_nobody_sit_here(shell)
    assert shell.game is not None
    shell.game.actions_["bare"].trigger()
    screen = shell.television.screen
    assert screen is not None and shell.stack.currentWidget() is screen and shell.isFullScreen()
    assert not shell.game.regions.bare and not shell.game.actions_["bare"].isChecked()
    keys = {"escape": Qt.Key.Key_Escape, "f12": Qt.Key.Key_F12, "f11": Qt.Key.Key_F11}
    if way_out in keys:
        QTest.keyClick(screen, keys[way_out])
    elif way_out == "double":
        QTest.mouseDClick(screen, Qt.MouseButton.LeftButton, pos=screen.rect().center())
    else:
        screen.cross.click()
    assert shell.television.screen is None
    assert shell.stack.currentWidget() is shell.game and not shell.isFullScreen()


def test_a_window_that_took_the_whole_screen_does_so_again(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 5)
    shell.showFullScreen()
    let_nobody_sit_here(shell)
    shell.television.open()
    shell.television.close()
    assert shell.isFullScreen()


def test_f12_at_a_table_with_a_hand_is_the_bare_table(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 5)
    assert shell.game is not None
    shell.game.actions_["bare"].trigger()
    assert shell.television.screen is None and shell.game.regions.bare


def test_whoever_comes_back_to_this_screen_is_told_on_it_and_shown_nothing(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table(2, 5)
    let_nobody_sit_here(shell)
    shell.television.open()
    screen = shell.television.screen
    assert screen is not None and shell.hot_seat is not None and shell.curtain is not None
    shell.hot_seat.holders.set_elsewhere(set())
    shell.television.refresh()
    assert "Anna" in screen.foot.accessibleName().rpartition(". ")[2] and not shell.curtain.isVisible()
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert shell.curtain.seat, "what is in a hand is behind the curtain until its owner sits there"


def test_the_next_game_is_on_it_too(table: Callable[..., MainWindow], home: Path, qtbot: QtBot) -> None:
    shell = table(2, 5)
    let_nobody_sit_here(shell)
    shell.television.open()
    screen = shell.television.screen
    assert screen is not None
    shell.show_session(played(2, 9, seed=3), home / "games" / "next.tarsas")
    assert shell.stack.currentWidget() is screen and screen.client.session is shell.game.client.session  # type: ignore[union-attr]


def test_a_game_that_is_played_here_ends_it(table: Callable[..., MainWindow], home: Path, qtbot: QtBot) -> None:
    shell = table(2, 5)
    let_nobody_sit_here(shell)
    shell.television.open()
    assert shell.hot_seat is not None
    shell.hot_seat.holders.set_elsewhere(set())
    shell.show_session(played(2, 9, seed=3), home / "games" / "next.tarsas")
    assert shell.television.screen is None and shell.stack.currentWidget() is shell.game


def test_computers_play_on_before_it(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 0)
    assert shell.client is not None
    for seat in (1, 2):
        shell.computers.give(seat, 1)
    if shell.hot_seat is not None:
        shell.hot_seat.seats_changed()
    shell.television.open()
    assert shell.television.is_page
    here = shell.client.history.current
    wait_for(qtbot, lambda: shell.client is not None and shell.client.history.current.number > here.number + 2)
    shell.television.close()


def test_leaving_the_table_takes_a_page_along_and_closing_the_program_a_window(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table(2, 5)
    shell.television.open_window()
    screen = shell.television.screen
    shell.go_home()
    assert shell.television.screen is screen, "on its own screen it goes on showing the table"
    shell.television.close()
    shell.resume()
    let_nobody_sit_here(shell)
    shell.television.open()
    shell.go_home()
    assert shell.television.screen is None and shell.stack.currentWidget() is shell.start
    shell.resume()
    shell.television.open_window()
    shell.close()
    assert shell.television.screen is None


def test_on_the_end_page_the_table_is_a_way_out(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 5)
    let_nobody_sit_here(shell)
    shell.television.open()
    assert shell.game is not None and shell.client is not None
    while (pending := shell.client.session.first_pending()) is not None:
        entry = shell.client.session.answer(
            pending, api.GreedyBot(pending.question.seat).choose_answer(shell.client.session, pending)
        )
        assert isinstance(entry, api.HistoryEntry)
    shell.client.looker.happened(shell.client.session.current)
    assert shell.end_page is not None
    settle(qtbot, shell)
    assert shell.end_page.isVisible()
    shell.end_page.pressed.emit("table")
    assert shell.television.screen is None and shell.stack.currentWidget() is shell.game
