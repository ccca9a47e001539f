"""Activation, chain reaction, cave-ins and special activations: T23-T29, T48 and the checks around them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api import Session
from tests.imperial_miners.table import (
    COIN2,
    SKIP,
    answer,
    answers,
    asked,
    asks,
    begin,
    coins,
    game,
    give,
    hand,
    listed,
    mine,
    points,
    put,
    refused,
    says,
    tokens,
    told,
    why_not,
)

POINT: dict[str, Any] = {"do": "point", "n": 1}
ACTIVATE: dict[str, Any] = {"do": "activate"}


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Session:
    """Two cards in row I give a point each; the level II card in the hand activates a card of choice."""
    made = game()
    for code in ("N11", "N12"):
        says(monkeypatch, code, POINT)
    says(monkeypatch, "N21", ACTIVATE)
    mine(made, {(1, 0): "N11", (1, 2): "N12"})
    hand(made, 1, "N21")
    give(made, coin=2)
    answers(begin(made), "N21", (2, 1))
    return made


def test_t23_a_level_one_card_acts_once_and_reaches_the_surface(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "N11", POINT)
    hand(session, 1, "N11")
    answers(begin(session), "N11", (1, 0))
    answer(session, 0)
    assert points(session) == 1
    assert asks(session) == "surface"
    answer(session, COIN2)
    assert coins(session) == 2
    assert told(session).count("activate") == 1
    assert told(session).count("surface") == 1


def test_t24_a_card_already_activated_is_skipped_by_the_chain(session: Session) -> None:
    answers(session, 0, (1, 0))
    answer(session, 0)
    assert points(session) == 1
    answer(session, (1, 0))
    assert asks(session) == "surface"
    assert points(session) == 1
    assert "once-per-round" in told(session)


def test_t25_the_chain_may_go_to_the_other_card(session: Session) -> None:
    answers(session, 0, (1, 0), 0, (1, 2), 0)
    assert points(session) == 2
    assert asks(session) == "surface"


def test_t26_a_special_activation_starts_no_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "N11", ACTIVATE)
    says(monkeypatch, "N21", POINT)
    mine(session, {(1, 2): "N12", (2, 1): "N21"})
    hand(session, 1, "N11")
    answers(begin(session), "N11", (1, 0), 0, (2, 1), 0)
    assert points(session) == 1
    assert asks(session) == "surface"


def test_t27_a_cave_in_is_removed_instead_of_the_effect(session: Session) -> None:
    put(session, (1, 0), cave_in=1)
    answers(session, SKIP, (1, 0))
    assert points(session) == 0
    assert tokens(session, (1, 0), "cave_in") == 0
    assert asks(session) == "surface"
    assert "cave-ins" in told(session)


def test_t28_removing_a_cave_in_uses_the_activation_up(session: Session) -> None:
    put(session, (1, 0), cave_in=1)
    answers(session, 0, (1, 0))
    assert tokens(session, (1, 0), "cave_in") == 0
    answer(session, (1, 0))
    assert points(session) == 0
    assert asks(session) == "surface"


def test_a_used_card_with_a_new_cave_in_is_ignored(session: Session) -> None:
    """A8: the token stays, the chain goes on."""
    answers(session, 0, (1, 0), 0)
    put(session, (1, 0), cave_in=1)
    answer(session, (1, 0))
    assert tokens(session, (1, 0), "cave_in") == 1
    assert asks(session) == "surface"


def test_t48_an_effect_may_be_left_alone(session: Session) -> None:
    assert listed(session) == [0, SKIP]
    answer(session, SKIP)
    assert asks(session) == "climb"
    assert "optional-effect" in told(session)


def test_special_activations_nest_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    for code in ("N11", "N12", "N21"):
        says(monkeypatch, code, {"do": "all", "parts": [ACTIVATE, POINT]})
    mine(session, {(1, 0): "N11", (1, 2): "N12"})
    hand(session, 1, "N21")
    give(session, coin=2)
    answers(begin(session), "N21", (2, 1), 0, (1, 0), 0, (1, 2), 0)
    assert points(session) == 3
    assert asks(session) == "climb"


def test_a_card_acts_again_in_the_next_round(session: Session) -> None:
    answers(session, SKIP, (1, 0), 0)
    session.table.set_count("state", "round", 2)
    assert points(session) == 1
    hand(session, 1, "N13")
    answer(session, COIN2)
    while asks(session) != "choose":
        answer(session, session.options(session.pending()[0])[0])
    answer(session, "N13")
    assert asks(session) == "place"


def test_the_chain_is_refused_where_no_card_touches_from_above(session: Session) -> None:
    answer(session, SKIP)
    assert refused(session, (2, 1)) == ["chain"]
    assert why_not(session, "mine.N21", "seat.1.mine.1.8") == ["chain"]
    assert why_not(session, "mine.N21", "mine.N12") == []


def test_a_special_activation_is_refused_for_used_and_missing_cards(session: Session) -> None:
    answer(session, 0)
    assert refused(session, (2, 1)) == ["once-per-round"]
    assert refused(session, (1, 8)) == ["special-activation"]
    assert refused(session, "seat.2.mine.1.0") == ["own-mine"]
    assert refused(session, "box") == ["special-activation"]
    assert {gesture.grab for gesture, _ in session.gestures(asked(session))} == {"mine.N21"}, "dragged to what it wakes"


def test_an_effect_that_is_not_there_is_refused(session: Session) -> None:
    assert refused(session, 1) == ["activate"]
    assert refused(session, 7) == ["activate"]


def test_the_surface_may_not_be_left_out_and_its_price_must_be_paid(session: Session) -> None:
    answers(session, SKIP, (1, 0), SKIP)
    assert refused(session, SKIP) == ["surface"]
    assert refused(session, 2) == ["effect-price"]
    assert listed(session) == [0, 1]
    give(session, coin=2)
    assert listed(session) == [0, 1, 2]
    answer(session, 2)
    assert coins(session) == 0
    assert asks(session) == "research"


def test_every_step_of_the_chain_points_from_its_cause_to_its_effect(session: Session) -> None:
    entry = session.answer(session.pending()[0], SKIP)
    assert not isinstance(entry, list)
    entry = session.answer(session.pending()[0], "seat.1.mine.1.0")
    assert not isinstance(entry, list)
    climbs = [note for note in entry.notes() if note.rule == "imperial_miners/chain"]
    assert climbs[0].subjects == ("seat.1.mine.2.1", "seat.1.mine.1.0")
