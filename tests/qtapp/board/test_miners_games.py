"""Whole games of Imperial Miners on the screen: five people with the mouse alone, one person with keys alone."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from tests.qtapp.board.sitting import sitting
from tests.qtapp.board.tabletop import NAMES

DRAGGED, WALKED = 200, 45
"""Answers that had to be given on the board itself, at the least."""
GAME = "imperial_miners"


def test_five_people_play_a_whole_game_by_mouse(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = api.new_session(GAME, 5, seed=3, names=NAMES[:5])
    with sitting(qtbot, tmp_path, monkeypatch, session) as person:
        person.play_by_mouse()
        assert person.result().result_ == session.game.result(session.table)
        ways = person.ways()
        assert ways["drag"] + ways["drag and menu"] >= DRAGGED
        assert ways["items dragged"], "cards are put away by hand"
        # in each round all seats take their mine phase one after the other, each behind the curtain
        assert all(person.seated.count(seat) >= 10 for seat in range(1, 6))
        assert all(one != other for one, other in pairwise(person.seated))


def test_one_person_plays_a_whole_game_by_keys(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = api.new_session(GAME, 1, seed=3, names=NAMES[:1])
    with sitting(qtbot, tmp_path, monkeypatch, session) as person:
        person.play_by_keys()
        assert person.result().result_ == session.game.result(session.table)
        ways = person.ways()
        assert ways["walk"] + ways["walk and menu"] >= WALKED
        assert ways["number"] and ways["arrows"]
