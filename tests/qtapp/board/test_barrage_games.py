"""Whole games of Barrage on the screen: the introductory one with the mouse alone, the full one with keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from tests.qtapp.board.sitting import FIRST, LAST, nearly_over, sitting, whole_games
from tests.qtapp.board.tabletop import NAMES

DRAGGED, WALKED = 80, 30
"""Answers that had to be given on the board itself, at the least."""
GAME = "barrage"


@whole_games
def test_two_people_play_the_introductory_game_by_mouse(
    whole: bool, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start() -> api.Session:
        return api.new_session(GAME, 2, seed=3, names=NAMES[:2], settings={"variant": 1})

    with sitting(qtbot, tmp_path, monkeypatch, start()) as person:
        if not whole:
            person.play_by_mouse(FIRST)
            person.lay(nearly_over(LAST, start))
        person.play_by_mouse()
        assert person.result().result_ == person.session.game.result(person.session.table)
        ways = person.ways()
        assert ways["drag"] + ways["drag and menu"] >= (DRAGGED if whole else 30)
        assert {"barrage.turn", "barrage.choose_tile"} <= {frame for _, frame in person.done}
        assert not whole or "barrage.produce" in {frame for _, frame in person.done}


@whole_games
def test_one_person_plays_the_full_game_by_keys(
    whole: bool, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against an Automa, whose turns pass on the same screen."""

    def start() -> api.Session:
        return api.new_session(GAME, 1, seed=4, names=NAMES[:1], settings={"automas": 1})

    with sitting(qtbot, tmp_path, monkeypatch, start()) as person:
        if not whole:
            person.play_by_keys(FIRST // 3)  # the whole game has hardly more than FIRST
            person.lay(nearly_over(LAST // 2, start))
        person.play_by_keys()
        assert person.result().result_ == person.session.game.result(person.session.table)
        ways = person.ways()
        assert ways["walk"] + ways["walk and menu"] >= (WALKED if whole else 10)
        assert {"barrage.draft_pick", "barrage.turn"} <= {frame for _, frame in person.done}
        assert not whole or "barrage.produce" in {frame for _, frame in person.done}
