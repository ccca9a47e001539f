"""Whole games of Underwater Cities on the screen: two people with the mouse alone, one person with keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from engine.underwater_cities.slots import ThroughCardStep
from tests.qtapp.board.sitting import FIRST, LAST, nearly_over, sitting, whole_games
from tests.qtapp.board.tabletop import NAMES

DRAGGED, WALKED = 100, 50
"""Answers that had to be given on the board itself, at the least."""
GAME = "underwater_cities"


@whole_games
def test_two_people_play_by_mouse(whole: bool, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def start() -> api.Session:
        return api.new_session(GAME, 2, seed=3, names=NAMES[:2])

    with sitting(qtbot, tmp_path, monkeypatch, start()) as person:
        if not whole:
            person.play_by_mouse(FIRST)
            person.lay(nearly_over(LAST, start))
        person.play_by_mouse()
        assert person.result().result_ == person.session.game.result(person.session.table)
        ways = person.ways()
        assert ways["drag"] + ways["drag and menu"] >= (DRAGGED if whole else 20)
        assert not person.done["items", "underwater_cities.pay_with_biomatter"]
        if whole:
            assert person.done["items dragged", "underwater_cities.pay_with_biomatter"], "tokens are laid out by hand"


@whole_games
def test_one_person_plays_by_keys(whole: bool, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def start() -> api.Session:
        return api.new_session(GAME, 1, seed=3, names=NAMES[:1])

    with sitting(qtbot, tmp_path, monkeypatch, start()) as person:
        if not whole:
            person.play_by_keys(FIRST)
            person.lay(nearly_over(LAST, start))
        person.play_by_keys()
        assert person.result().result_ == person.session.game.result(person.session.table)
        ways = person.ways()
        assert ways["walk"] + ways["walk and menu"] >= (WALKED if whole else 15)
        assert ways["number"] and ways["arrows"]


def test_a_bare_slot_is_chosen_with_a_click(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card carries out the action of a slot on which nothing lies: there is nothing to take hold of."""
    session, bot = api.new_session(GAME, 2, seed=20, names=NAMES[:2]), api.RandomBot(20)
    while (pending := session.first_pending()) is not None and not isinstance(pending.frame, ThroughCardStep):
        session.answer(pending, bot.choose_answer(session, pending))
    assert pending is not None
    slots = [slot for slot in session.options(pending) if not session.table.pieces_in(slot)]
    assert slots
    with sitting(qtbot, tmp_path, monkeypatch, session) as person:
        person.click(person.curtain.ready)
        before = session.current
        person.click_at(person.point(slots[-1]))
        assert session.current.parent is before and session.current.payload == slots[-1]
