"""Whole games on the screen: with the mouse alone, and one person with keys alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from engine.underwater_cities.slots import ThroughCardStep
from tests.qtapp.board.sitting import FIRST, LAST, Sitting, nearly_over, sitting, whole_games
from tests.qtapp.board.tabletop import NAMES
from tests.soak import mostly_soak


@dataclass(frozen=True)
class Evening:
    """A game to be played on the screen."""

    game: str
    people: int
    share: float
    """Of all answers, so many have to be given on the board itself, at the least. What is asked how often hangs on the
    cards that come: no number of answers would hold for every game.
    """
    holds: Callable[[Sitting, bool], None]
    """What else has to hold at the end, of a whole game or of its parts."""
    seed: int = 3
    settings: dict[str, int] = field(default_factory=dict)
    first: int = FIRST
    last: int = LAST

    def start(self) -> api.Session:
        return api.new_session(
            self.game, self.people, seed=self.seed, names=NAMES[: self.people], settings=self.settings
        )


def _miners_by_mouse(person: Sitting, whole: bool) -> None:
    # in each round all seats take their mine phase one after the other, each behind the curtain
    assert all(person.seated.count(seat) >= (10 if whole else 1) for seat in range(1, 6))
    if whole:
        assert person.ways()["items dragged"], "cards are put away by hand"
        assert all(one != other for one, other in pairwise(person.seated))


def _underwater_by_mouse(person: Sitting, whole: bool) -> None:
    assert not person.done["items", "underwater_cities.pay_with_biomatter"]
    if whole:
        assert person.done["items dragged", "underwater_cities.keep_hand"], "cards are put away by hand"


def _barrage_by_mouse(person: Sitting, whole: bool) -> None:
    asked = {frame for _, frame in person.done}
    assert {"barrage.turn", "barrage.choose_tile"} <= asked
    assert not whole or "barrage.produce" in asked


def _by_keys(person: Sitting, _: bool) -> None:
    assert person.ways()["number"] and person.ways()["arrows"]


def _barrage_by_keys(person: Sitting, whole: bool) -> None:
    asked = {frame for _, frame in person.done}
    assert {"barrage.draft_pick", "barrage.turn"} <= asked
    assert not whole or "barrage.produce" in asked


BY_MOUSE = (
    Evening("imperial_miners", 5, 0.4, _miners_by_mouse),
    Evening("underwater_cities", 2, 0.5, _underwater_by_mouse),
    Evening("barrage", 2, 0.4, _barrage_by_mouse, settings={"variant": 1}),
)
BY_KEYS = (
    Evening("imperial_miners", 1, 0.4, _by_keys),
    Evening("underwater_cities", 1, 0.4, _by_keys),
    # against an Automa, whose turns pass on the same screen; the whole game has hardly more answers than FIRST
    Evening("barrage", 1, 0.3, _barrage_by_keys, 4, {"automas": 1}, FIRST // 3, LAST // 2),
)


@whole_games
@pytest.mark.parametrize("evening", mostly_soak(BY_MOUSE, BY_MOUSE[0]))
def test_people_play_by_mouse(
    evening: Evening, whole: bool, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sitting(qtbot, tmp_path, monkeypatch, evening.start()) as person:
        if not whole:
            person.play_by_mouse(evening.first)
            person.lay(nearly_over(evening.last, evening.start))
        person.play_by_mouse()
        assert person.result().result_ == person.session.game.result(person.session.table)
        ways = person.ways()
        by_hand = ways["drag"] + ways["drag and menu"] + ways["items dragged"]
        assert by_hand >= evening.share * ways.total(), person.done
        evening.holds(person, whole)


@whole_games
@pytest.mark.parametrize("evening", mostly_soak(BY_KEYS, BY_KEYS[2]))
def test_one_person_plays_by_keys(
    evening: Evening, whole: bool, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sitting(qtbot, tmp_path, monkeypatch, evening.start()) as person:
        if not whole:
            person.play_by_keys(evening.first)
            person.lay(nearly_over(evening.last, evening.start))
        person.play_by_keys()
        assert person.result().result_ == person.session.game.result(person.session.table)
        ways = person.ways()
        assert ways["walk"] + ways["walk and menu"] >= evening.share * ways.total(), person.done
        evening.holds(person, whole)


def test_a_bare_slot_is_chosen_with_a_click(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card carries out the action of a slot on which nothing lies: there is nothing to take hold of."""
    session, bot = api.new_session("underwater_cities", 2, seed=20, names=NAMES[:2]), api.RandomBot(20)
    while (pending := session.first_pending()) is not None and not isinstance(pending.frame, ThroughCardStep):
        session.answer(pending, bot.choose_answer(session, pending))
    assert pending is not None
    slots = [slot for slot in session.options(pending) if not session.table.pieces_in(slot)]
    assert slots
    with sitting(qtbot, tmp_path, monkeypatch, session) as person:
        if person.curtain.seat:
            person.click(person.curtain.ready)
        before = session.current
        person.click_at(person.point(slots[-1]))
        assert session.current.parent is before and session.current.payload == slots[-1]
