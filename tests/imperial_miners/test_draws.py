"""Drawing, faction draws, level IV cards, discarding and the hand limit: T38-T42, T47, T55."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api import Session
from engine.imperial_miners.draws import DrawCardsStep, NameStep, SearchStep
from engine.imperial_miners.grid import cell_id
from engine.imperial_miners.hands import DiscardStep, HandLimitStep
from engine.imperial_miners.perform import CarryStep
from tests.imperial_miners.table import (
    COIN2,
    SKIP,
    answer,
    answers,
    asked,
    asks,
    begin,
    coins,
    event,
    game,
    hand,
    held,
    listed,
    mine,
    on_top,
    refused,
    says,
    size,
    start,
    told,
    why_not,
)

EIGHT = ("N11", "N12", "N13", "N14", "N21", "N22", "N23", "N31")
SOURCE = "event.03"


def drawing(session: Session, n: int) -> Session:
    event(session, SOURCE)
    session.table.push(HandLimitStep(1), 1)
    return start(session, DrawCardsStep(1, n, SOURCE))


def test_t38_draw_first_then_discard_down_to_eight() -> None:
    session = game()
    hand(session, 1, *EIGHT[:7])
    drawing(session, 3)
    answers(session, 1, 2, 3)
    assert len(held(session)) == 10
    assert asks(session) == "hand_limit"
    assert refused(session, ("N11",)) == ["answer-number"]
    answer(session, ("N11", "N12"))
    assert len(held(session)) == 8
    assert [size(session, f"discard.{level}") for level in (1, 2, 3)] == [2, 0, 0]


def test_t39_a_full_hand_sees_both_cards_before_discarding() -> None:
    session = game()
    hand(session, 1, *EIGHT)
    on_top(session, 2, "S21", "S22")
    drawing(session, 2)
    answers(session, 2, 2)
    assert {"S21", "S22"} <= set(held(session))
    answer(session, ("S21", "S22"))
    assert held(session) == sorted(EIGHT)


def test_t40_no_plain_draw_from_level_four() -> None:
    session = drawing(game(), 1)
    assert listed(session) == [1, 2, 3]
    assert refused(session, 4) == ["level-four"]
    assert refused(session, 9) == ["draw"]
    assert why_not(session, "deck.4", "seat.1.hand") == ["level-four"]
    assert why_not(session, "deck.2", "seat.1.hand") == []


def test_an_exhausted_level_cannot_be_drawn_from() -> None:
    session = game()
    session.table.move_all("deck.2", "box")
    drawing(session, 1)
    assert listed(session) == [1, 3]
    assert refused(session, 2) == ["reshuffle"]


def test_with_no_card_left_anywhere_a_draw_gives_nothing() -> None:
    session = game()
    for level in (1, 2, 3):
        session.table.move_all(f"deck.{level}", "box")
    drawing(session, 2)
    assert asks(session) == ""
    assert held(session) == []


def test_t41_a_faction_draw_shuffles_the_misses_back() -> None:
    session = game()
    event(session, "event.05")
    on_top(session, 1, "N11", "B11", "S13", "S14")
    before = size(session, "deck.1")
    start(session, SearchStep(1, "scots", 1, 0, "event.05"))
    answer(session, 1)
    assert held(session) == ["S13"]
    assert size(session, "deck.1") == before - 1
    assert size(session, "discard.1") == 0
    assert not any(piece.seen_by for piece in session.table.pieces_in("deck.1"))
    assert session.table.pieces["mine.S13"].seen_by == session.table.all_viewers


def test_t42_a_deck_without_the_faction_is_reshuffled_and_another_chosen() -> None:
    session = game()
    event(session, "event.05")
    for piece in [piece.id for piece in session.table.pieces_in("deck.1") if "S" in piece.id]:
        session.table.move(piece, "box")
    before = size(session, "deck.1")
    start(session, SearchStep(1, "scots", 1, 0, "event.05"))
    answer(session, 1)
    assert size(session, "deck.1") == before
    assert listed(session) == [2, 3]
    assert refused(session, 1) == ["faction-draw"]
    answer(session, 2)
    assert len(held(session)) == 1


def test_a_faction_that_is_nowhere_gives_nothing() -> None:
    session = game()
    event(session, "event.05")
    for level in (1, 2, 3):
        for piece in [piece.id for piece in session.table.pieces_in(f"deck.{level}") if "S" in piece.id]:
            session.table.move(piece, "box")
    start(session, SearchStep(1, "scots", 2, 0, "event.05"))
    answers(session, 3, 2, 1)
    assert asks(session) == ""
    assert held(session) == []


def test_an_empty_deck_is_refilled_before_the_search_but_not_during_it() -> None:
    """A15."""
    session = game()
    event(session, "event.05")
    table = session.table
    table.move_all("deck.1", "discard.1")
    start(session, SearchStep(1, "romans", 1, 0, "event.05"))
    answer(session, 1)
    assert len(held(session)) == 1
    assert size(session, "discard.1") == 0


def test_any_faction_is_named_by_the_player() -> None:
    session = game()
    event(session, "event.05")
    start(session, NameStep(1, 2, "event.05"))
    assert len(listed(session)) == 6
    assert refused(session, "weirdlings") == ["faction-draw"]
    answers(session, "romans", 3, "scots", 1)
    assert len(held(session)) == 2


def test_t47_an_event_discards_as_many_as_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "event.12", {"do": "discard", "n": 2})
    event(session, "event.12")
    hand(session, 1, "N11")
    start(session, CarryStep(1, "event.12", "", 0, 0))
    assert refused(session, ()) == ["answer-number"]
    answer(session, ("N11",))
    assert held(session) == []


def test_discarding_may_pay_for_each_card() -> None:
    session = game()
    event(session, "event.12")
    hand(session, 1, "N11", "N12", "N13")
    start(session, CarryStep(1, "event.12", "", 0, 0))
    assert (asked(session).question.low, asked(session).question.high) == (0, 2)
    assert why_not(session, "mine.N11", "discard.1") == []
    answer(session, ("N11", "N13"))
    assert coins(session) == 4


def test_nothing_need_be_discarded_where_it_is_free() -> None:
    session = game()
    event(session, "event.12")
    hand(session, 1, "N11")
    start(session, DiscardStep(1, 0, 2, "event.12", 0, 0))
    answer(session, ())
    assert coins(session) == 0


def test_t55_an_effect_inside_another_waits_for_the_outer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    inner: dict[str, Any] = {"do": "draw", "n": 2}
    says(monkeypatch, "S11", {"do": "all", "parts": [{"do": "activate"}, {"do": "discard", "n": 2}]})
    says(monkeypatch, "S12", inner)
    mine(session, {(1, 2): "S12"})
    hand(session, 1, "S11", *EIGHT)
    answers(begin(session), "S11", (1, 0), 0, (1, 2), 0, 2, 3)
    assert len(held(session)) == 10
    assert asks(session) == "discard"
    answer(session, tuple(held(session)[:2]))
    assert len(held(session)) == 8
    assert asks(session) == "surface"
    assert "hand-limit" not in told(session)


def test_level_four_cards_come_to_the_hand_until_there_are_none() -> None:
    session = game()
    event(session, "event.09")
    start(session, CarryStep(1, "event.09", "", 0, 0))
    assert [code[0] for code in held(session)] == ["D"]
    hand(session, 1)
    session.table.move_all("deck.4", "discard.4")
    start(session, CarryStep(1, "event.09", "", 0, 0))
    assert len(held(session)) == 1
    session.table.move_all("deck.4", "box")
    start(session, CarryStep(1, "event.09", "", 0, 0))
    assert len(held(session)) == 1
    assert told(session)[-1] == "level-four"


def test_others_learn_nothing_of_a_plain_draw() -> None:
    session = game(2)
    event(session, SOURCE)
    start(session, DrawCardsStep(1, 1, SOURCE))
    entry = answer(session, 2)
    drawn = session.table.pieces_in("seat.1.hand")[-1]
    assert drawn.seen_by == 1 << 1
    assert all(drawn.id not in note.subjects for note in entry.notes())


def test_the_chain_goes_on_after_a_declined_draw() -> None:
    session = game()
    hand(session, 1, "E12")
    answers(begin(session), "E12", (1, 0), SKIP, COIN2)
    assert coins(session) >= 2
    assert session.table.count_at(cell_id(1, 1, 0), "acted") == 1
