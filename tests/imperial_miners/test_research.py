"""Research: T43-T46 and the checks around them."""

from __future__ import annotations

import pytest

from engine.api import HistoryEntry
from engine.imperial_miners.research import ResearchStep
from tests.imperial_miners.table import Situation, game, says


def researching(n: int, at: str = "research.start", letters: str = "aaa", **settings: int) -> Situation:
    session = game(**settings)
    session.sides(letters)
    session.event("event.07")
    session.table.move("pickaxe.1", at)
    return session.open_with(ResearchStep(1, n, "event.07"))


def where(session: Situation) -> str:
    return session.table.pieces["pickaxe.1"].place.id


def test_t43_the_first_research() -> None:
    session = researching(2)
    assert session.listed() == [f"research.{board}.{space}" for board in (1, 2, 3) for space in (1, 2)]
    session.choose("research.1.2")
    assert where(session) == "research.1.2"
    assert session.coins() == 2  # only the second space of Alchemy pays, not the first
    assert session.table.count_at("seat.1.record", "progress") == 2


def test_t44_the_top_ends_the_move_and_changes_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "board.1a.7", {"do": "all", "parts": [{"do": "draw_deep"}, {"do": "point", "n": 1}]})
    session = researching(3, "research.1.6")
    assert session.listed() == ["research.1.7"]
    session.choose("research.1.7")
    assert session.points() == 1
    assert len(session.held()) == 1
    assert session.asks() == "next_board"
    assert session.listed() == ["research.2.0", "research.3.0"]
    session.choose("research.3.0")
    assert where(session) == "research.3.0"
    assert session.asks() == ""
    assert session.table.count_at("seat.1.record", "progress") == 1
    assert session.table.count_at("seat.1.record", "completed") == 1


def test_t45_a_completed_board_may_come_again_but_not_at_once() -> None:
    session = researching(9, "research.1.6")
    session.choose_all("research.1.7", "research.2.0")
    session.open_with(ResearchStep(1, 9, "event.07"))
    session.choose("research.2.6")
    assert session.refused("research.2.0") == ["complete-board"]
    assert session.refused("research.3.1") == ["complete-board"]
    assert session.why_not("pickaxe.1", "research.2.0") == ["complete-board"]
    session.choose("research.1.0")
    assert where(session) == "research.1.0"
    assert session.table.count_at("seat.1.record", "completed") == 2


def test_t46_no_change_of_board_in_the_middle() -> None:
    session = researching(1, "research.1.3")
    assert session.refused("research.2.1") == ["stay-on-board"]
    assert session.why_not("pickaxe.1", "research.3.1") == ["stay-on-board"]
    assert session.refused("research.1.3") == ["research"]
    assert session.refused("research.1.5") == ["research"]
    assert session.refused("research.1.99") == ["research"]
    session.choose("research.1.4")
    assert session.coins() == 3


def test_the_lowest_space_pays_only_if_the_table_is_set_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A18: a switch for packs whose lowest spaces have an effect."""
    says(monkeypatch, "board.3a.0", {"do": "coin", "n": 7})
    for pays in (0, 1):
        session = researching(1, "research.1.6", lowest_pays=pays)
        session.give(coin=0)
        session.choose_all("research.1.7", "research.3.0")
        assert session.coins() == 2 + 7 * pays  # the top of Alchemy pays two


def test_pickaxes_do_not_hinder_each_other() -> None:
    session = game(2)
    session.event("event.07")
    session.table.move("pickaxe.2", "research.1.1")
    session.open_with(ResearchStep(1, 1, "event.07"))
    session.choose("research.1.1")
    assert len(session.table.pieces_in("research.1.1")) == 2


@pytest.mark.parametrize("space", ["research.1.99", "research.start", "coin"])
def test_what_is_no_space_of_a_board_is_said_to_be_none(space: str) -> None:
    session = researching(2)
    pending = session.first_pending()
    assert pending is not None
    reasons = session.answer(pending, space)
    assert not isinstance(reasons, HistoryEntry)
    assert [str(one.message) for one in reasons] == ["There is no such research space."]
