"""Every event, every research space, every surface effect; and the round of which they are part: T47, T49."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.flow.kernel import advance
from engine.imperial_miners.cards import shipped
from engine.imperial_miners.effects import CheaperEffect, MoreEffect
from engine.imperial_miners.perform import CarryStep
from engine.imperial_miners.queries import price
from engine.imperial_miners.turn import EndOfRoundStep, RoundStep
from tests.imperial_miners.table import COIN2, SKIP, Situation, edges, game, says

DATA = shipped()

IMMEDIATE = [event for event, one in DATA.events.items() if one.kind == "immediate"]


def turned_up(session: Situation, code: str) -> Situation:
    """The next round begins with this event."""
    table = session.table
    for piece in [piece.id for piece in table.pieces_in("event.now")]:
        table.move(piece, "event.past")
    table.move(code, "event.deck")
    table.push(RoundStep(), 0)
    advance(table)
    return session


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Situation:
    """Two cards with a half-full cart between them, one caved in; three cards in the hand."""
    made = game()
    edges(monkeypatch, "S11", R="loaded")
    edges(monkeypatch, "J11", L="empty")
    made.mine({(1, 0): "S11", (1, 2): "J11"})
    made.put((1, 2), cave_in=1)
    made.hand(1, "N11", "N12", "N21")
    return made


GAINS: dict[str, tuple[tuple[Any, ...], dict[str, int]]] = {
    "event.01": ((), {"coin": 2}),
    "event.02": ((), {"coin": 3}),
    "event.03": ((1, 2), {"cards": 2}),
    "event.04": ((1,), {"cards": 1, "coin": 1}),
    "event.05": (("romans", 1), {"cards": 1}),
    "event.06": (("research.1.1",), {"coin": 1}),
    "event.07": (("research.1.2",), {"coin": 2}),
    "event.08": (("seat.1.cart.2.2",), {"carts": 1}),
    "event.09": ((), {"cards": 1}),
    "event.10": (((1, 0),), {"gadgets": 1}),
    "event.11": (((1, 2),), {"point": 1, "cave_ins": -1}),
    "event.12": ((("N11", "N12"),), {"coin": 4, "cards": -2}),
}


def state(session: Situation) -> dict[str, int]:
    table = session.table
    return {
        "coin": session.coins(),
        "point": session.points(),
        "cards": len(session.held()),
        "carts": table.total_count("cart"),
        "gadgets": table.total_count("gadget"),
        "cave_ins": table.total_count("cave_in"),
    }


@pytest.mark.parametrize("code", IMMEDIATE)
def test_each_immediate_event(session: Situation, code: str) -> None:
    said, gains = GAINS[code]
    before = state(session)
    turned_up(session, code)
    session.choose_all(*said)
    after = state(session)
    assert {key: after[key] - before[key] for key in after if after[key] != before[key]} == gains
    assert session.asks() == "choose"


def test_every_event_has_its_test() -> None:
    assert set(IMMEDIATE) == set(GAINS)
    assert len(DATA.events) - len(IMMEDIATE) == 6


def test_all_seats_carry_an_immediate_event_out() -> None:
    session = game(3)
    before = session.told().count("event-duty")
    turned_up(session, "event.02")
    assert [session.coins(seat) for seat in (1, 2, 3)] == [3, 3, 3]
    assert session.told().count("event-duty") == before + 1, "and it is said why"


def test_event_13_the_surface_gives_two_coins_more() -> None:
    session = game()
    session.hand(1, "N11")
    session.event("event.13")
    session.begin().choose_all("N11", (1, 0), SKIP, COIN2)
    assert session.coins() == 4


def test_event_14_each_effect_with_coins_gives_one_more_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    coin = {"do": "coin", "n": 1}
    says(monkeypatch, "N11", {"do": "all", "parts": [coin, coin]})
    says(monkeypatch, "N12", {"do": "point", "n": 1})
    session.event("event.14")
    session.mine({(1, 0): "N11", (1, 2): "N12"})
    session.open_with(CarryStep(1, "mine.N11", "seat.1.mine.1.0", 0, 0))
    assert session.coins() == 3
    session.open_with(CarryStep(1, "mine.N12", "seat.1.mine.1.2", 0, 0))
    session.open_with(CarryStep(1, "surface", "", 0, 0))
    assert (session.coins(), session.points()) == (5, 1)


def test_event_14_a_part_that_gives_nothing_does_not_use_the_coin_up(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    none, coin = {"do": "coin", "n": {"do": "count", "of": "full_carts"}}, {"do": "coin", "n": 1}
    says(monkeypatch, "N11", {"do": "all", "parts": [none, coin, coin]})
    session.event("event.14")
    session.mine({(1, 0): "N11"})
    session.open_with(CarryStep(1, "mine.N11", "seat.1.mine.1.0", 0, 0))
    assert session.coins() == 3


def test_event_14_counts_coins_for_discarded_cards_as_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    discard = {"do": "discard", "n": 2, "each": {"do": "coin", "n": 2}}
    says(monkeypatch, "N11", {"do": "all", "parts": [discard, {"do": "coin", "n": 1}]})
    session.event("event.14")
    session.mine({(1, 0): "N11"})
    session.hand(1, "N12", "N13")
    session.open_with(CarryStep(1, "mine.N11", "seat.1.mine.1.0", 0, 0))
    session.choose(("N12", "N13"))
    assert session.coins() == 4 + 1 + 1


def test_event_15_each_research_of_a_mine_card_is_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "N11", {"do": "research", "n": 1})
    session.event("event.15")
    session.mine({(1, 0): "N11"})
    session.open_with(CarryStep(1, "mine.N11", "seat.1.mine.1.0", 0, 0))
    assert "research.1.2" in session.listed()
    session.choose("research.1.2")
    session.give(coin=2)
    session.open_with(CarryStep(1, "surface", "", 2, 0))
    assert session.listed() == ["research.1.3"]


@pytest.mark.parametrize(("codes", "n"), [(("S11", "B11"), 0), (("SB1", "E11"), 1), (("SB1", "JA1", "E11"), 2)])
def test_event_16_different_factions(codes: tuple[str, ...], n: int) -> None:
    session = game()
    session.mine({(1, 2 * at): code for at, code in enumerate(codes)})
    session.event("event.16")
    session.open_with(CarryStep(1, "event.16", "", 0, 0))
    assert session.points() == n


@pytest.mark.parametrize(("n", "gain"), [(0, 0), (1, 0), (5, 2), (8, 3)])
def test_event_17_coins_for_hand_cards(n: int, gain: int) -> None:
    session = game()
    session.hand(1, *("N11", "N12", "N13", "N14", "N21", "N22", "N23", "N31")[:n])
    session.event("event.17")
    session.open_with(CarryStep(1, "event.17", "", 0, 0))
    assert session.coins() == gain


def test_event_18_and_t49_an_end_of_round_event_in_round_ten_comes_before_the_scoring() -> None:
    session = game()
    table = session.table
    session.event("event.16")
    session.mine({(1, 0): "SB1", (1, 2): "E11"})
    table.set_count("state", "round", 10)
    table.move_all("event.deck", "event.past")
    table.push(EndOfRoundStep(), 0)
    advance(table)
    assert session.is_over
    assert session.points() == 1
    assert session.game.result(table).totals[0] >= 1
    session = game()
    session.event("event.18")
    session.table.push(EndOfRoundStep(), 0)
    session.table.move_all("event.deck", "event.past")
    advance(session.table)
    assert session.held()[0].startswith("D")


def test_a_modifier_on_points_cards_and_prices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kinds of modifiers that a pack may use though the house set does not."""
    session = game()
    changes = (MoreEffect("point", 1), MoreEffect("card", 1), CheaperEffect(1))
    monkeypatch.setitem(DATA.modifiers, "event.13", changes)
    session.event("event.13")
    says(monkeypatch, "N11", {"do": "point", "n": 2}, {"do": "draw", "n": 1})
    session.mine({(1, 0): "N11"})
    session.open_with(CarryStep(1, "mine.N11", "seat.1.mine.1.0", 0, 0))
    assert session.points() == 3
    session.open_with(CarryStep(1, "mine.N11", "seat.1.mine.1.0", 1, 0))
    session.choose_all(1, 1)
    assert len(session.held()) == 2
    assert price(session.table, 1, "mine.N21") == 1
    assert price(session.table, 1, "mine.N12") == 0


# ---- research spaces and the surface ---------------------------------------------------------------------------------

SPACES = [(side.id, space) for side in DATA.sides.values() for space in range(1, side.top + 1)]


@pytest.mark.parametrize(("side", "space"), SPACES)
def test_each_research_space_is_carried_out(session: Situation, side: str, space: int) -> None:
    session.sides("".join("b" if side[1] == "b" else "a" for _ in range(3)))
    before = state(session)
    session.open_with(CarryStep(1, f"board.{side}.{space}", "", 0, 0))
    while session.asks():
        session.choose(session.options(session.pending()[0])[0])
    assert state(session) != before


def test_every_side_has_a_top_and_nothing_on_its_lowest_space() -> None:
    assert [side.top + 1 for side in DATA.sides.values()] == [8, 8, 7, 8, 9, 7]
    assert all(not DATA.effects[f"board.{side}.0"] for side in DATA.sides)


@pytest.mark.parametrize(("effect", "frame"), [(0, ""), (1, "draw"), (2, "research")])
def test_each_surface_effect(session: Situation, effect: int, frame: str) -> None:
    session.give(coin=2)
    session.open_with(CarryStep(1, "surface", "", effect, 0))
    assert session.asks() == frame
    assert session.coins() == {0: 4, 1: 2, 2: 0}[effect]


def test_a_cheaper_card_counts_in_the_next_round_and_is_then_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "N11", {"do": "cheaper", "n": 2})
    session.hand(1, "N11", "N21")
    session.begin().choose_all("N11", (1, 0), 0)
    assert session.table.count_at("seat.1.record", "cheaper") == 2
    session.choose(COIN2)
    while session.asks() != "choose":
        session.choose(session.options(session.pending()[0])[0])
    session.give(coin=0)
    session.choose("N21")
    assert session.table.count_at("seat.1.record", "cheaper") == 0
    assert session.tokens((1, 0), "acted") == 1
