"""Docks are as they were left, and as so many people left them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.windows.game import GameWindow
from qtapp.windows.main import MainWindow
from tests.qtapp.shell.conftest import NAMES


def laid(shell: MainWindow, home: Path, people: int, qtbot: QtBot) -> GameWindow:
    """A game of so many people, after the one before was left."""
    shell.go_home()
    session = api.new_session("underwater_cities", people, seed=3, names=NAMES[:people])
    shell.show_session(session, home / "games" / f"{people}.tarsas")
    assert shell.curtain is not None and shell.game is not None
    if shell.curtain.seat:
        shell.curtain.uncover()
    qtbot.wait(150)
    return shell.game


def test_more_people_get_more_room_than_one_left_them(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    shell.resize(1440, 900)
    alone = laid(shell, home, 1, qtbot).docks["seats"].height()
    game = laid(shell, home, 4, qtbot)
    seats, log = game.docks["seats"], game.docks["log"]
    qtbot.waitUntil(lambda: seats.height() > alone * 1.4)
    four = seats.height()
    game.resizeDocks([seats, log], [alone, four + log.height() - alone], Qt.Orientation.Vertical)
    qtbot.wait(50)
    chosen = seats.height()
    assert chosen < four
    laid(shell, home, 1, qtbot)
    assert abs(laid(shell, home, 4, qtbot).docks["seats"].height() - chosen) <= 2, "what four people chose stays"
