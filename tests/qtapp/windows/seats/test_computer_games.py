"""Whole games of one person against a computer, in the window, by mouse."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import SeatControl
from qtapp.windows.main import MainWindow
from tests.qtapp.board.sitting import Sitting
from tests.qtapp.waiting import wait_for

GAMES = ("ginkgopolis", "imperial_miners", "barrage", "underwater_cities")
"""The toys of the tests are unknown to a process that thinks."""
MOST = 600


class Person(Sitting):
    """Drags and clicks; amounts and sets are said in the card, as dragging each single token takes long."""

    def _drag_items(self, answer: Any) -> bool:
        return False


@pytest.mark.soak
@pytest.mark.parametrize("level", [1, 3])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_computer(game: str, level: int, shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    """In the usual run the self-test plays one such game by mouse (`tests/package`)."""
    session = api.new_session(game, 2, seed=11, names=["Anna", "Ada"])
    session.controls = {2: SeatControl(level, 3)}
    path = home / "games" / "test.tarsas"
    shell.resize(1600, 960)
    shell.show_session(session, path)
    person = Person(shell, api.RandomBot(4))
    client = person.client
    for _ in range(MOST):
        wait_for(qtbot, lambda: client.is_over or not client.controls.asks())
        if client.is_over:
            break
        assert not person.curtain.seat, "nothing is hidden from the only person"
        QApplication.processEvents()  # the camera brings what is asked
        person.answer_by_mouse()
    assert client.is_over and person.result().isVisible()
    answers = sum(entry.seat == 1 and not entry.by_itself for entry in session.line())
    assert sum(person.done.values()) == answers > 10, "all of them by mouse"
    assert {entry.level for entry in session.line() if entry.seat == 2} == {level}, (
        "no answer was given by anybody else"
    )
    assert client.controls.level(2) == level, "it never had to give the seat up"
    assert shell.autosave.settle(30)
    opened = api.load_game(path)
    assert opened.first_divergence is None and opened.session.controls == session.controls
    shell.close()
    shell.context.workshop.close()
    assert not active_children()
