"""Gadgets, cave-ins, carts and their tokens, prices of effects and what they count: T29-T37, T56, T57."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api import to_english
from engine.imperial_miners.cards import shipped
from engine.imperial_miners.carts import full_carts, joints
from engine.imperial_miners.counts import count, number
from engine.imperial_miners.grid import cell_id, fits_stagger, joint_cells, joints_of
from engine.imperial_miners.numbers import CountEffect, IfEffect, Thing
from engine.imperial_miners.perform import CarryStep, cannot_pay
from engine.imperial_miners.queries import kinds
from engine.imperial_miners.tokens import PutTokenStep
from tests.imperial_miners.table import Situation, edges, game, says

DATA = shipped()

HERE = cell_id(1, 1, 0)


def acting(session: Situation, code: str, effect: int = 0, cell: tuple[int, int] = (1, 0)) -> Situation:
    """Carry out an effect of a card that lies in the mine."""
    return session.open_with(CarryStep(1, f"mine.{code}", cell_id(1, *cell), effect, 0))


def test_t29_a_second_cave_in_is_not_put(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "N11", {"do": "cave_in", "on": "here"})
    session.mine({(1, 0): "N11"})
    session.put((1, 0), cave_in=1)
    acting(session, "N11")
    assert session.tokens((1, 0), "cave_in") == 1


@pytest.mark.parametrize(("before", "n", "after"), [(3, 1, 3), (2, 2, 3), (0, 2, 2)])
def test_t30_three_gadgets_at_most(monkeypatch: pytest.MonkeyPatch, before: int, n: int, after: int) -> None:
    session = game()
    says(monkeypatch, "N11", {"do": "gadget", "on": "here", "n": n})
    session.mine({(1, 0): "N11"})
    session.put((1, 0), gadget=before)
    acting(session, "N11")
    assert session.tokens((1, 0), "gadget") == after


@pytest.mark.parametrize(
    ("left", "right", "full"), [("loaded", "loaded", 1), ("loaded", "empty", 0), ("empty", "empty", 0)]
)
def test_t31_only_two_loaded_halves_make_a_full_cart(
    monkeypatch: pytest.MonkeyPatch, left: str, right: str, full: int
) -> None:
    session = game()
    edges(monkeypatch, "N11", R=left)
    edges(monkeypatch, "N12", L=right)
    session.mine({(1, 0): "N11", (1, 2): "N12"})
    assert full_carts(session.table, 1) == full
    assert session.game.result(session.table).totals == (full,)


def test_t32_a_cart_token_fills_a_half_full_cart_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    edges(monkeypatch, "N11", R="loaded")
    edges(monkeypatch, "N12", L="empty", R="empty")
    edges(monkeypatch, "N13", L="empty", R="empty")
    edges(monkeypatch, "N14", L="loaded")
    says(monkeypatch, "N11", {"do": "cart", "n": 2})
    session.mine({(1, 0): "N11", (1, 2): "N12", (1, 4): "N13", (1, 6): "N14"})
    first, second, third = (joint.place for joint in joints(session.table, 1))
    acting(session, "N11")
    assert session.listed() == [first, third]
    name = session.game.place_name(session.table, first)
    assert to_english(name) == "cart between Old Gravel Pit and Quiet Burrow"
    assert session.refused(second) == ["cart-tokens"]
    assert session.refused("seat.1.cart.2.30") == ["cart-tokens"]
    assert session.refused("seat.2.cart.2.2") == ["own-mine"]
    assert session.why_not("supply", second) == ["cart-tokens"]
    session.choose(first)
    assert full_carts(session.table, 1) == 1
    assert session.refused(first) == ["cart-tokens"]
    session.choose(third)
    assert full_carts(session.table, 1) == 2


def test_t33_without_a_half_full_cart_no_token_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    edges(monkeypatch, "N11", R="loaded")
    says(monkeypatch, "N11", {"do": "cart"})
    session.mine({(1, 0): "N11"})
    acting(session, "N11")
    assert session.asks() == ""
    assert session.table.total_count("cart") == 0
    assert "cart-tokens" in session.told()


@pytest.mark.parametrize(("price", "scots", "pays"), [(5, 3, 2), (2, 4, 0)])
def test_t34_and_t35_scot_prices(monkeypatch: pytest.MonkeyPatch, price: int, scots: int, pays: int) -> None:
    session = game()
    says(monkeypatch, "S11", {"do": "pay", "n": price, "less": "scots", "then": [{"do": "point", "n": 3}]})
    session.mine({(1, 2 * at): code for at, code in enumerate(["S11", "S12", "S13", "S14"][:scots])})
    session.give(coin=6)
    acting(session, "S11")
    assert session.coins() == 6 - pays
    assert session.points() == 3


def test_t36_a_price_that_cannot_be_paid_makes_the_effect_unavailable(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(
        monkeypatch,
        "S11",
        {"do": "pay", "n": 5, "less": "scots", "then": [{"do": "point", "n": 3}]},
        {"do": "coin", "n": 1},
    )
    session.hand(1, "S11")
    session.begin().choose_all("S11", (1, 0))
    session.give(coin=3)
    assert session.listed() == [1, -1]
    assert session.refused(0) == ["effect-price"]
    session.give(coin=4)
    session.choose(0)
    assert (session.coins(), session.points()) == (0, 3)


def test_t37_a_card_of_two_factions_counts_for_both() -> None:
    session = game()
    session.mine({(1, 0): "N11", (2, 1): "SR2"})
    assert kinds(session.table, 1) == 2
    assert count(session.table, 1, "", "faction", "scots") == count(session.table, 1, "", "faction", "romans") == 1
    session = game()
    session.mine({(1, 0): "S11"})
    before = kinds(session.table, 1)
    session.mine({(2, 1): "SR2"})
    assert kinds(session.table, 1) == before + 1
    assert count(session.table, 1, "", "faction", "scots") == 2


def test_t56_position_progress_and_completed_boards() -> None:
    session = game()
    table = session.table
    table.move("pickaxe.1", "research.2.2")
    table.set_count("seat.1.record", "progress", 9)
    table.set_count("seat.1.record", "completed", 1)
    assert [count(table, 1, "", of) for of in ("position", "progress", "completed")] == [2, 9, 1]


def test_t57_no_joint_with_the_surface_or_below_level_four(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    edges(monkeypatch, "N11", TL="loaded", TR="loaded")
    edges(monkeypatch, "D01", BL="loaded", BR="loaded")
    session.mine({(1, 0): "N11", (2, 1): "N21", (3, 2): "N31", (4, 3): "D01"})
    for code in ("N21", "N31"):
        edges(monkeypatch, code)
    assert joints(session.table, 1) == []


@pytest.mark.parametrize(("lower", "upper", "cell"), [("TL", "BR", (2, 1)), ("TR", "BL", (2, -1))])
def test_carts_join_across_the_rows(
    monkeypatch: pytest.MonkeyPatch, lower: str, upper: str, cell: tuple[int, int]
) -> None:
    session = game()
    edges(monkeypatch, "N11", **{upper: "loaded"})
    edges(monkeypatch, "N21", **{lower: "loaded"})
    session.mine({(1, 0): "N11", cell: "N21"})
    assert full_carts(session.table, 1) == 1


def test_every_joint_knows_the_cells_that_meet_there() -> None:
    for row in (1, 2, 3, 4):
        for x in range(-5, 6):
            if fits_stagger(row, x):
                for edge, other, _, joint in joints_of(cell_id(1, row, x)):
                    assert set(joint_cells(joint) or ()) == {cell_id(1, row, x), other}, (row, x, edge)
    assert joint_cells("seat.1.cart.1.1") is None
    assert joint_cells("seat.1.hand") is None


# ---- numbers ---------------------------------------------------------------------------------------------------------

COUNTED: list[tuple[Thing, str | None, int]] = [
    ("faction", "japanese", 2),
    ("others", "japanese", 1),
    ("kinds", None, 3),
    ("cave_ins", None, 1),
    ("gadgets_here", None, 2),
    ("gadgets", None, 3),
    ("position", None, 4),
    ("neighbours", None, 3),
    ("above", None, 2),
    ("below", None, 1),
    ("beside", None, 0),
    ("kin", None, 2),
    ("row", None, 1),
    ("hand", None, 1),
]


@pytest.mark.parametrize(("of", "faction", "n"), COUNTED)
def test_each_thing_is_counted_in_the_own_mine(of: Thing, faction: str | None, n: int) -> None:
    session = game(2)
    session.mine({(1, 0): "J11", (1, 2): "B11", (2, 1): "BJ2", (3, 2): "S31"})
    session.mine({(1, 0): "J12", (2, 1): "J21"}, 2)
    session.put((2, 1), gadget=2)
    session.put((1, 0), gadget=1, cave_in=1)
    session.put((1, 0), seat=2, gadget=3, cave_in=1)
    session.hand(1, "N11")
    session.table.move("pickaxe.1", "research.1.4")
    assert count(session.table, 1, cell_id(1, 2, 1), of, faction) == n


@pytest.mark.parametrize(
    ("wanted", "n"),
    [
        (7, 7),
        (CountEffect("gadgets"), 5),
        (CountEffect("gadgets", base=1, each=2), 11),
        (CountEffect("gadgets", per=2), 2),
        (CountEffect("gadgets", base=1, most=3), 4),
        (CountEffect("cave_ins", least=2), 2),
        (IfEffect("gadgets", 5, 4, 1), 4),
        (IfEffect("gadgets", 6, 4, 1), 1),
        (IfEffect("gadgets", 6, 4, IfEffect("gadgets", 3, 2)), 2),
        (IfEffect("cave_ins", 1, 9), 0),
    ],
)
def test_every_form_of_a_number(wanted: Any, n: int) -> None:
    session = game()
    session.mine({(1, 0): "N11", (1, 2): "N12"})
    session.put((1, 0), gadget=3)
    session.put((1, 2), gadget=2)
    assert number(session.table, 1, HERE, wanted) == n


# ---- tokens on chosen cards ------------------------------------------------------------------------------------------


def test_tokens_on_others_skip_the_acting_card_and_full_ones() -> None:
    session = game(2)
    session.mine({(1, 0): "N11", (1, 2): "N12", (1, 4): "N13"})
    session.mine({(1, 0): "N14"}, 2)
    session.put((1, 4), gadget=3)
    session.open_with(PutTokenStep(1, "gadget", 2, "other", "mine.N11", HERE))
    assert session.listed() == [(1, 2)]
    assert session.refused((1, 0)) == ["gadgets"]
    assert session.refused((1, 4)) == ["gadgets"]
    assert session.refused("seat.2.mine.1.0") == ["own-mine"]
    assert session.why_not("supply", cell_id(1, 1, 4)) == ["gadgets"]
    session.choose_all((1, 2), (1, 2))
    assert session.tokens((1, 2), "gadget") == 2


def test_cave_ins_are_cleared_without_activation(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "N11", {"do": "all", "parts": [{"do": "clear", "n": 2}, {"do": "point", "n": 1}]})
    session.mine({(1, 0): "N11", (1, 2): "N12", (1, 4): "N13"})
    session.put((1, 2), cave_in=1)
    acting(session, "N11")
    assert session.refused((1, 4)) == ["clear"]
    assert session.refused((1, 8)) == ["clear"]
    assert session.why_not("mine.N13", "supply") == ["clear"]
    session.choose((1, 2))
    assert session.tokens((1, 2), "cave_in") == session.tokens((1, 2), "acted") == 0
    assert session.points() == 1


def test_a_cave_in_on_another_card_is_left_out_if_none_can_take_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A12: the gain still happens, unless the cave-in is the price."""
    session = game()
    says(
        monkeypatch,
        "N11",
        {"do": "all", "parts": [{"do": "cave_in", "on": "other"}, {"do": "point", "n": 2}]},
        {"do": "pay", "n": 1, "what": "cave_in", "then": [{"do": "point", "n": 2}]},
    )
    session.mine({(1, 0): "N11", (1, 2): "N12"})
    session.put((1, 2), cave_in=1)
    assert [refusal.rule for refusal in cannot_pay(session.table, 1, HERE, DATA.effects["mine.N11"][1])] == [
        "imperial_miners/effect-price"
    ]
    acting(session, "N11")
    assert session.points() == 2
    session.put((1, 2), cave_in=0)
    acting(session, "N11", 1)
    assert session.asks() == "put_token"
    session.choose((1, 2))
    assert (session.points(), session.tokens((1, 2), "cave_in")) == (4, 1)


def test_cards_as_a_price(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "N11", {"do": "pay", "n": 2, "what": "card", "then": [{"do": "point", "n": 5}]})
    session.mine({(1, 0): "N11"})
    session.hand(1, "N12")
    assert [str(one.message) for one in cannot_pay(session.table, 1, HERE, DATA.effects["mine.N11"][0])] == [
        "This costs 2 card, you have 1."
    ]
    session.hand(1, "N12", "N13", "N14")
    acting(session, "N11")
    assert session.refused(("N12",)) == ["answer-number"]
    session.choose(("N12", "N14"))
    assert session.points() == 5
