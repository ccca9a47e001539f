"""A far table that lies, seen by the real window: it shows a table or one sentence; never an error, never a wait."""

from __future__ import annotations

import sys
import time
from functools import cache
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.windows.main import MainWindow
from qtapp.windows.other_tables.far_game import FarGame
from tests.qtapp.net.lies import changed, whole_line
from tests.qtapp.net.test_far_threats import DeafLine

_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")
_LONGEST = 3.0
"""Seconds of its own thread that a single message may hold the window: a new table is laid and painted."""
_AT_ONCE = 25


@cache
def real_line(game: str, answers: int) -> list[dict[str, Any]]:
    return whole_line(game, answers)


def show_lies(shell: MainWindow, game: str, part: int) -> None:
    """Some lies of one kind of game, each told to a window that has just joined."""
    dice = api.RandomStream(part, f"lies.{game}", 0)
    line = real_line(game, (3, 17, 40)[part % 3])
    shown, ended = 0, 0
    for _ in range(_AT_ONCE):
        shell.far.show_join()
        far = shell.far.far
        assert isinstance(far, FarGame)
        ends: list[str] = []
        far.ended.connect(ends.append)
        far._begin([""], "AAAAAA")
        told = far.chairs[0].table
        told.join(DeafLine(), "AAAAAA", "hu")
        for text in changed(line, dice):
            begun = time.thread_time()
            told.receive(text)
            QApplication.processEvents()
            assert time.thread_time() - begun < _LONGEST, text[:200]
        table = shell.far.table
        if table is not None and table.is_open:
            shown += 1
            table.window.grab()
            for option in table.client.questions.options()[:6]:
                table.client.questions.preview(option.answer)
            table.client.questions.why_not("seat.1.hand", "box")
            assert table.window.actions_["home"].isEnabled(), "there is a way out"
        far.ended.disconnect(ends.append)
        ended += bool(ends)
        assert len(ends) <= 1, "it is said once"
        if ends and table is not None:
            assert not table.is_open and (shell.bar.message is not None or shell.far.dialog is not None)
        if table is not None:
            table.put_away()
        if shell.far.dialog is not None:
            shell.far.dialog.reject()
        far.stop()
        shell.bar.dismiss()
        shell.go_home()
    print(f"{game} {part}: {shown} shown, {ended} ended", file=sys.stderr)


@pytest.mark.parametrize("game", [_GAMES[0], *(pytest.param(one, marks=pytest.mark.soak) for one in _GAMES[1:])])
def test_lies_of_a_far_table(shell: MainWindow, qtbot: QtBot, game: str) -> None:
    show_lies(shell, game, 0)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(1, 21))
@pytest.mark.parametrize("game", _GAMES)
def test_two_thousand_lies_of_a_far_table(shell: MainWindow, qtbot: QtBot, game: str, part: int) -> None:
    show_lies(shell, game, part)
