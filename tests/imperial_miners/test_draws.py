"""Drawing, faction draws, level IV cards, discarding and the hand limit: T38-T42, T47, T55."""

from __future__ import annotations

from typing import Any

import pytest

from engine import api
from engine.core.messages.icons import Icon
from engine.imperial_miners.draws import DrawCardsStep, NameStep, SearchStep
from engine.imperial_miners.grid import cell_id
from engine.imperial_miners.hands import DiscardStep, HandLimitStep
from engine.imperial_miners.numbers import FACTIONS
from engine.imperial_miners.perform import CarryStep
from tests.imperial_miners.table import COIN2, SKIP, Situation, game, says

EIGHT = ("N11", "N12", "N13", "N14", "N21", "N22", "N23", "N31")
SOURCE = "event.03"


def drawing(session: Situation, n: int) -> Situation:
    session.event(SOURCE)
    session.table.push(HandLimitStep(1), 1)
    return session.open_with(DrawCardsStep(1, n, SOURCE))


def test_t38_draw_first_then_discard_down_to_eight() -> None:
    session = game()
    session.hand(1, *EIGHT[:7])
    drawing(session, 3)
    session.choose_all(1, 2, 3)
    assert len(session.held()) == 10
    assert session.asks() == "hand_limit"
    assert session.refused(("N11",)) == ["answer-number"]
    session.choose(("N11", "N12"))
    assert len(session.held()) == 8
    assert [session.size(f"discard.{level}") for level in (1, 2, 3)] == [2, 0, 0]


def test_t39_a_full_hand_sees_both_cards_before_discarding() -> None:
    session = game()
    session.hand(1, *EIGHT)
    session.on_top(2, "S21", "S22")
    drawing(session, 2)
    session.choose_all(2, 2)
    assert {"S21", "S22"} <= set(session.held())
    session.choose(("S21", "S22"))
    assert session.held() == sorted(EIGHT)


def test_t40_no_plain_draw_from_level_four() -> None:
    session = drawing(game(), 1)
    assert session.listed() == [1, 2, 3]
    assert session.refused(4) == ["level-four"]
    assert session.refused(9) == ["draw"]
    assert session.why_not("deck.4", "seat.1.hand") == ["level-four"]
    assert session.why_not("deck.2", "seat.1.hand") == []


def test_an_exhausted_level_cannot_be_drawn_from() -> None:
    session = game()
    session.table.move_all("deck.2", "box")
    drawing(session, 1)
    assert session.listed() == [1, 3]
    assert session.refused(2) == ["reshuffle"]


def test_with_no_card_left_anywhere_a_draw_gives_nothing() -> None:
    session = game()
    for level in (1, 2, 3):
        session.table.move_all(f"deck.{level}", "box")
    drawing(session, 2)
    assert session.asks() == ""
    assert session.held() == []


def test_t41_a_faction_draw_shuffles_the_misses_back() -> None:
    session = game()
    session.event("event.05")
    session.on_top(1, "N11", "B11", "S13", "S14")
    before = session.size("deck.1")
    session.open_with(SearchStep(1, "scots", 1, 0, "event.05"))
    session.choose(1)
    assert session.held() == ["S13"]
    assert session.size("deck.1") == before - 1
    assert session.size("discard.1") == 0
    assert not any(piece.seen_by for piece in session.table.pieces_in("deck.1"))
    assert session.table.pieces["mine.S13"].seen_by == session.table.all_viewers


def test_t42_a_deck_without_the_faction_is_reshuffled_and_another_chosen() -> None:
    session = game()
    session.event("event.05")
    for piece in [piece.id for piece in session.table.pieces_in("deck.1") if "S" in piece.id]:
        session.table.move(piece, "box")
    before = session.size("deck.1")
    session.open_with(SearchStep(1, "scots", 1, 0, "event.05"))
    session.choose(1)
    assert session.size("deck.1") == before
    assert session.listed() == [2, 3]
    assert session.refused(1) == ["faction-draw"]
    session.choose(2)
    assert len(session.held()) == 1


def test_a_faction_that_is_nowhere_gives_nothing() -> None:
    session = game()
    session.event("event.05")
    for level in (1, 2, 3):
        for piece in [piece.id for piece in session.table.pieces_in(f"deck.{level}") if "S" in piece.id]:
            session.table.move(piece, "box")
    session.open_with(SearchStep(1, "scots", 2, 0, "event.05"))
    session.choose_all(3, 2, 1)
    assert session.asks() == ""
    assert session.held() == []


def test_an_empty_deck_is_refilled_before_the_search_but_not_during_it() -> None:
    """A15."""
    session = game()
    session.event("event.05")
    table = session.table
    table.move_all("deck.1", "discard.1")
    session.open_with(SearchStep(1, "romans", 1, 0, "event.05"))
    session.choose(1)
    assert len(session.held()) == 1
    assert session.size("discard.1") == 0


def test_any_faction_is_named_by_the_player() -> None:
    session = game()
    session.event("event.05")
    session.open_with(NameStep(1, 2, "event.05"))
    assert len(session.listed()) == 6
    assert session.refused("weirdlings") == ["faction-draw"]
    session.choose_all("romans", 3, "scots", 1)
    assert len(session.held()) == 2


def test_t47_an_event_discards_as_many_as_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "event.12", {"do": "discard", "n": 2})
    session.event("event.12")
    session.hand(1, "N11")
    session.open_with(CarryStep(1, "event.12", "", 0, 0))
    assert session.refused(()) == ["answer-number"]
    session.choose(("N11",))
    assert session.held() == []


def test_discarding_may_pay_for_each_card() -> None:
    session = game()
    session.event("event.12")
    session.hand(1, "N11", "N12", "N13")
    session.open_with(CarryStep(1, "event.12", "", 0, 0))
    assert (session.asked().question.low, session.asked().question.high) == (0, 2)
    assert session.why_not("mine.N11", "discard.1") == []
    session.choose(("N11", "N13"))
    assert session.coins() == 4


def test_nothing_need_be_discarded_where_it_is_free() -> None:
    session = game()
    session.event("event.12")
    session.hand(1, "N11")
    session.open_with(DiscardStep(1, 0, 2, "event.12", 0, 0))
    session.choose(())
    assert session.coins() == 0


def test_t55_an_effect_inside_another_waits_for_the_outer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    inner: dict[str, Any] = {"do": "draw", "n": 2}
    says(monkeypatch, "S11", {"do": "all", "parts": [{"do": "activate"}, {"do": "discard", "n": 2}]})
    says(monkeypatch, "S12", inner)
    session.mine({(1, 2): "S12"})
    session.hand(1, "S11", *EIGHT)
    session.begin().choose_all("S11", (1, 0), 0, (1, 2), 0, 2, 3)
    assert len(session.held()) == 10
    assert session.asks() == "discard"
    session.choose(tuple(session.held()[:2]))
    assert len(session.held()) == 8
    assert session.asks() == "surface"
    assert "hand-limit" not in session.told()


def test_level_four_cards_come_to_the_hand_until_there_are_none() -> None:
    session = game()
    session.event("event.09")
    session.open_with(CarryStep(1, "event.09", "", 0, 0))
    assert [code[0] for code in session.held()] == ["D"]
    session.hand(1)
    session.table.move_all("deck.4", "discard.4")
    session.open_with(CarryStep(1, "event.09", "", 0, 0))
    assert len(session.held()) == 1
    session.table.move_all("deck.4", "box")
    session.open_with(CarryStep(1, "event.09", "", 0, 0))
    assert len(session.held()) == 1
    assert session.told()[-1] == "level-four"


def test_others_learn_nothing_of_a_plain_draw() -> None:
    session = game(2)
    session.event(SOURCE)
    session.open_with(DrawCardsStep(1, 1, SOURCE))
    entry = session.choose(2)
    drawn = session.table.pieces_in("seat.1.hand")[-1]
    assert drawn.seen_by == 1 << 1
    assert all(drawn.id not in note.subjects for note in entry.notes())


def test_the_chain_goes_on_after_a_declined_draw() -> None:
    session = game()
    session.hand(1, "E12")
    session.begin().choose_all("E12", (1, 0), SKIP, COIN2)
    assert session.coins() >= 2
    assert session.table.count_at(cell_id(1, 1, 0), "acted") == 1


def test_factions_are_asked_for_by_their_emblems() -> None:
    """A card shows no other sign of its faction: who only reads names would not find one on the table."""
    step = NameStep(1, 1, "event.05")
    table = api.new_session("imperial_miners", 2, seed=1).table
    for faction in FACTIONS:
        facet = step.facet(table, faction)
        assert facet is not None and facet.icons == ((Icon(faction),),)
