"""Research: T43-T46 and the checks around them."""

from __future__ import annotations

import pytest

from engine.api import HistoryEntry, Session
from engine.imperial_miners.research import ResearchStep
from tests.imperial_miners.table import (
    answer,
    answers,
    asks,
    coins,
    event,
    game,
    give,
    held,
    listed,
    points,
    refused,
    says,
    sides,
    start,
    why_not,
)


def researching(n: int, at: str = "research.start", letters: str = "aaa", **settings: int) -> Session:
    session = game(**settings)
    sides(session, letters)
    event(session, "event.07")
    session.table.move("pickaxe.1", at)
    return start(session, ResearchStep(1, n, "event.07"))


def where(session: Session) -> str:
    return session.table.pieces["pickaxe.1"].place.id


def test_t43_the_first_research() -> None:
    session = researching(2)
    assert listed(session) == [f"research.{board}.{space}" for board in (1, 2, 3) for space in (1, 2)]
    answer(session, "research.1.2")
    assert where(session) == "research.1.2"
    assert coins(session) == 2  # only the second space of Alchemy pays, not the first
    assert session.table.count_at("seat.1.record", "progress") == 2


def test_t44_the_top_ends_the_move_and_changes_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "board.1a.7", {"do": "all", "parts": [{"do": "draw_deep"}, {"do": "point", "n": 1}]})
    session = researching(3, "research.1.6")
    assert listed(session) == ["research.1.7"]
    answer(session, "research.1.7")
    assert points(session) == 1
    assert len(held(session)) == 1
    assert asks(session) == "next_board"
    assert listed(session) == ["research.2.0", "research.3.0"]
    answer(session, "research.3.0")
    assert where(session) == "research.3.0"
    assert asks(session) == ""
    assert session.table.count_at("seat.1.record", "progress") == 1
    assert session.table.count_at("seat.1.record", "completed") == 1


def test_t45_a_completed_board_may_come_again_but_not_at_once() -> None:
    session = researching(9, "research.1.6")
    answers(session, "research.1.7", "research.2.0")
    start(session, ResearchStep(1, 9, "event.07"))
    answer(session, "research.2.6")
    assert refused(session, "research.2.0") == ["complete-board"]
    assert refused(session, "research.3.1") == ["complete-board"]
    assert why_not(session, "pickaxe.1", "research.2.0") == ["complete-board"]
    answer(session, "research.1.0")
    assert where(session) == "research.1.0"
    assert session.table.count_at("seat.1.record", "completed") == 2


def test_t46_no_change_of_board_in_the_middle() -> None:
    session = researching(1, "research.1.3")
    assert refused(session, "research.2.1") == ["stay-on-board"]
    assert why_not(session, "pickaxe.1", "research.3.1") == ["stay-on-board"]
    assert refused(session, "research.1.3") == ["research"]
    assert refused(session, "research.1.5") == ["research"]
    assert refused(session, "research.1.99") == ["research"]
    answer(session, "research.1.4")
    assert coins(session) == 3


def test_the_lowest_space_pays_only_if_the_table_is_set_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A18: a switch for packs whose lowest spaces have an effect."""
    says(monkeypatch, "board.3a.0", {"do": "coin", "n": 7})
    for pays in (0, 1):
        session = researching(1, "research.1.6", lowest_pays=pays)
        give(session, coin=0)
        answers(session, "research.1.7", "research.3.0")
        assert coins(session) == 2 + 7 * pays  # the top of Alchemy pays two


def test_pickaxes_do_not_hinder_each_other() -> None:
    session = game(2)
    event(session, "event.07")
    session.table.move("pickaxe.2", "research.1.1")
    start(session, ResearchStep(1, 1, "event.07"))
    answer(session, "research.1.1")
    assert len(session.table.pieces_in("research.1.1")) == 2


@pytest.mark.parametrize("space", ["research.1.99", "research.start", "coin"])
def test_what_is_no_space_of_a_board_is_said_to_be_none(space: str) -> None:
    session = researching(2)
    pending = session.first_pending()
    assert pending is not None
    reasons = session.answer(pending, space)
    assert not isinstance(reasons, HistoryEntry)
    assert [str(one.message) for one in reasons] == ["There is no such research space."]
