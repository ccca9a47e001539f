"""Whole games of Barrage on the screen: the introductory one with the mouse alone, the full one with keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from tests.qtapp.board.sitting import sitting
from tests.qtapp.board.tabletop import NAMES

DRAGGED, WALKED = 80, 30
"""Answers that had to be given on the board itself, at the least."""
GAME = "barrage"


def test_two_people_play_the_introductory_game_by_mouse(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = api.new_session(GAME, 2, seed=3, names=NAMES[:2], settings={"variant": 1})
    with sitting(qtbot, tmp_path, monkeypatch, session) as person:
        person.play_by_mouse()
        assert person.result().result_ == session.game.result(session.table)
        ways = person.ways()
        assert ways["drag"] + ways["drag and menu"] >= DRAGGED
        assert {"barrage.turn", "barrage.produce", "barrage.choose_tile"} <= {frame for _, frame in person.done}


def test_one_person_plays_the_full_game_by_keys(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Against an Automa, whose turns pass on the same screen."""
    session = api.new_session(GAME, 1, seed=4, names=NAMES[:1], settings={"automas": 1})
    with sitting(qtbot, tmp_path, monkeypatch, session) as person:
        person.play_by_keys()
        assert person.result().result_ == session.game.result(session.table)
        ways = person.ways()
        assert ways["walk"] + ways["walk and menu"] >= WALKED
        assert {"barrage.draft_pick", "barrage.turn", "barrage.produce"} <= {frame for _, frame in person.done}
