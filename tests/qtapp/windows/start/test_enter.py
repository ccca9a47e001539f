"""Enter presses the button that the keyboard is at, and the start page begins where one wants to go on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtapp.dialogs.new_game import NewGameDialog
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import press
from tests.qtapp.waiting import settle, wait_for


def test_enter_on_an_empty_shelf_begins_a_game(shell: MainWindow) -> None:
    shell.start.setFocus()
    assert QApplication.focusWidget() is shell.start._cards[0].play
    press(Qt.Key.Key_Return)
    assert isinstance(QApplication.activeModalWidget(), NewGameDialog)


def test_enter_goes_on_with_the_last_game(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 5)
    shell.keeper.keep()
    shell.go_home()

    def offered() -> bool:
        card = shell.start.continue_card
        return card is not None and QApplication.focusWidget() is card.go

    wait_for(qtbot, offered)
    wait_for(qtbot, lambda: not shell.start.reading)
    settle(qtbot, shell)
    assert offered(), "the keyboard stays there when the shelf is looked at again"
    press(Qt.Key.Key_Enter)
    wait_for(qtbot, lambda: shell.stack.currentWidget() is shell.game)


def test_enter_answers_the_bar(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 12)
    game = shell.game
    assert game is not None
    before = game.client.session.current
    assert before.first_seen()
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game.page.bar.isVisible() and game.client.session.current is before
    press(Qt.Key.Key_Return)
    assert not game.page.bar.isVisible() and game.client.session.current is before.parent
