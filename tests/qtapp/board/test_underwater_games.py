"""Whole games of Underwater Cities on the screen: two people with the mouse alone, one person with keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from tests.qtapp.board.sitting import sitting
from tests.qtapp.board.tabletop import NAMES

DRAGGED, WALKED = 100, 50
"""Answers that had to be given on the board itself, at the least."""
GAME = "underwater_cities"


def test_two_people_play_a_whole_game_by_mouse(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = api.new_session(GAME, 2, seed=3, names=NAMES[:2])
    with sitting(qtbot, tmp_path, monkeypatch, session) as person:
        person.play_by_mouse()
        assert person.result().result_ == session.game.result(session.table)
        ways = person.ways()
        assert ways["drag"] + ways["drag and menu"] >= DRAGGED
        assert person.done["items dragged", "underwater_cities.pay_with_biomatter"], "tokens are laid out by hand"
        assert not person.done["items", "underwater_cities.pay_with_biomatter"]


def test_one_person_plays_a_whole_game_by_keys(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = api.new_session(GAME, 1, seed=3, names=NAMES[:1])
    with sitting(qtbot, tmp_path, monkeypatch, session) as person:
        person.play_by_keys()
        assert person.result().result_ == session.game.result(session.table)
        ways = person.ways()
        assert ways["walk"] + ways["walk and menu"] >= WALKED
        assert ways["number"] and ways["arrows"]
