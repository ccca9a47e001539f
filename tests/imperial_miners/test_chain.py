"""Activation, chain reaction, cave-ins and special activations: T23-T29, T48 and the checks around them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperial_miners.table import COIN2, SKIP, Situation, game, says

POINT: dict[str, Any] = {"do": "point", "n": 1}
ACTIVATE: dict[str, Any] = {"do": "activate"}


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Situation:
    """Two cards in row I give a point each; the level II card in the hand activates a card of choice."""
    made = game()
    for code in ("N11", "N12"):
        says(monkeypatch, code, POINT)
    says(monkeypatch, "N21", ACTIVATE)
    made.mine({(1, 0): "N11", (1, 2): "N12"})
    made.hand(1, "N21")
    made.give(coin=2)
    made.begin().choose_all("N21", (2, 1))
    return made


def test_t23_a_level_one_card_acts_once_and_reaches_the_surface(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "N11", POINT)
    session.hand(1, "N11")
    session.begin().choose_all("N11", (1, 0))
    session.choose(0)
    assert session.points() == 1
    assert session.asks() == "surface"
    session.choose(COIN2)
    assert session.coins() == 2
    assert session.told().count("activate") == 1
    assert session.told().count("surface") == 1


def test_t24_a_card_already_activated_is_skipped_by_the_chain(session: Situation) -> None:
    session.choose_all(0, (1, 0))
    session.choose(0)
    assert session.points() == 1
    session.choose((1, 0))
    assert session.asks() == "surface"
    assert session.points() == 1
    assert "once-per-round" in session.told()


def test_t25_the_chain_may_go_to_the_other_card(session: Situation) -> None:
    session.choose_all(0, (1, 0), 0, (1, 2), 0)
    assert session.points() == 2
    assert session.asks() == "surface"


def test_t26_a_special_activation_starts_no_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "N11", ACTIVATE)
    says(monkeypatch, "N21", POINT)
    session.mine({(1, 2): "N12", (2, 1): "N21"})
    session.hand(1, "N11")
    session.begin().choose_all("N11", (1, 0), 0, (2, 1), 0)
    assert session.points() == 1
    assert session.asks() == "surface"


def test_t27_a_cave_in_is_removed_instead_of_the_effect(session: Situation) -> None:
    session.put((1, 0), cave_in=1)
    session.choose_all(SKIP, (1, 0))
    assert session.points() == 0
    assert session.tokens((1, 0), "cave_in") == 0
    assert session.asks() == "surface"
    assert "cave-ins" in session.told()


def test_t28_removing_a_cave_in_uses_the_activation_up(session: Situation) -> None:
    session.put((1, 0), cave_in=1)
    session.choose_all(0, (1, 0))
    assert session.tokens((1, 0), "cave_in") == 0
    session.choose((1, 0))
    assert session.points() == 0
    assert session.asks() == "surface"


def test_a_used_card_with_a_new_cave_in_is_ignored(session: Situation) -> None:
    """A8: the token stays, the chain goes on."""
    session.choose_all(0, (1, 0), 0)
    session.put((1, 0), cave_in=1)
    session.choose((1, 0))
    assert session.tokens((1, 0), "cave_in") == 1
    assert session.asks() == "surface"


def test_t48_an_effect_may_be_left_alone(session: Situation) -> None:
    assert session.listed() == [0, SKIP]
    session.choose(SKIP)
    assert session.asks() == "climb"
    assert "optional-effect" in session.told()


def test_special_activations_nest_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    for code in ("N11", "N12", "N21"):
        says(monkeypatch, code, {"do": "all", "parts": [ACTIVATE, POINT]})
    session.mine({(1, 0): "N11", (1, 2): "N12"})
    session.hand(1, "N21")
    session.give(coin=2)
    session.begin().choose_all("N21", (2, 1), 0, (1, 0), 0, (1, 2), 0)
    assert session.points() == 3
    assert session.asks() == "climb"


def test_a_card_acts_again_in_the_next_round(session: Situation) -> None:
    session.choose_all(SKIP, (1, 0), 0)
    session.table.set_count("state", "round", 2)
    assert session.points() == 1
    session.hand(1, "N13")
    session.choose(COIN2)
    while session.asks() != "choose":
        session.choose(session.options(session.pending()[0])[0])
    session.choose("N13")
    assert session.asks() == "place"


def test_the_chain_is_refused_where_no_card_touches_from_above(session: Situation) -> None:
    session.choose(SKIP)
    assert session.refused((2, 1)) == ["chain"]
    assert session.why_not("mine.N21", "seat.1.mine.1.8") == ["chain"]
    assert session.why_not("mine.N21", "mine.N12") == []


def test_a_special_activation_is_refused_for_used_and_missing_cards(session: Situation) -> None:
    session.choose(0)
    assert session.refused((2, 1)) == ["once-per-round"]
    assert session.refused((1, 8)) == ["special-activation"]
    assert session.refused("seat.2.mine.1.0") == ["own-mine"]
    assert session.refused("box") == ["special-activation"]
    assert {gesture.grab for gesture, _ in session.gestures(session.asked())} == {"mine.N21"}, (
        "dragged to what it wakes"
    )


def test_an_effect_that_is_not_there_is_refused(session: Situation) -> None:
    assert session.refused(1) == ["activate"]
    assert session.refused(7) == ["activate"]


def test_the_surface_may_not_be_left_out_and_its_price_must_be_paid(session: Situation) -> None:
    session.choose_all(SKIP, (1, 0), SKIP)
    assert session.refused(SKIP) == ["surface"]
    assert session.refused(2) == ["effect-price"]
    assert session.listed() == [0, 1]
    session.give(coin=2)
    assert session.listed() == [0, 1, 2]
    session.choose(2)
    assert session.coins() == 0
    assert session.asks() == "research"


def test_every_step_of_the_chain_points_from_its_cause_to_its_effect(session: Situation) -> None:
    entry = session.answer(session.pending()[0], SKIP)
    assert not isinstance(entry, list)
    entry = session.answer(session.pending()[0], "seat.1.mine.1.0")
    assert not isinstance(entry, list)
    climbs = [note for note in entry.notes() if note.rule == "imperial_miners/chain"]
    assert climbs[0].subjects == ("seat.1.mine.2.1", "seat.1.mine.1.0")
