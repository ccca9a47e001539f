"""Whole games of one person against a computer, in the window."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import SeatControl
from qtapp.windows.main import MainWindow

GAMES = ("ginkgopolis", "imperial_miners", "barrage", "underwater_cities")
"""The toys of the tests are unknown to a process that thinks."""
MOST = 600
PATIENCE = 60_000


@pytest.mark.soak
@pytest.mark.parametrize("level", [1, 3])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_computer(game: str, level: int, shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    session = api.new_session(game, 2, seed=11, names=["Anna", "Ada"])
    session.controls = {2: SeatControl(level, 3)}
    path = home / "games" / "test.tarsas"
    shell.show_session(session, path)
    bridge, bot = shell.bridge, api.RandomBot(4)
    assert bridge is not None and shell.curtain is not None and shell.end_page is not None
    for _ in range(MOST):
        qtbot.waitUntil(lambda: bridge.is_over or not bridge.controls.asks(), timeout=PATIENCE)
        if bridge.is_over:
            break
        pending = bridge.questions.pending()
        assert pending is not None and not shell.curtain.seat, "nothing is hidden from the only person"
        assert bridge.questions.answer(bot.choose_answer(session, pending))
    assert bridge.is_over and shell.end_page.isVisible()
    assert {entry.level for entry in session.line() if entry.seat == 2} == {level}, (
        "no answer was given by anybody else"
    )
    assert bridge.controls.level(2) == level, "it never had to give the seat up"
    assert shell.autosave.settle(30)
    opened = api.load_game(path)
    assert opened.first_divergence is None and opened.session.controls == session.controls
    shell.close()
    shell.stage.workshop.close()
    assert not active_children()
