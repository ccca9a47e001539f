"""What a window needs to draw cards and mines: printed facts, and what follows from how cards lie."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api import RandomBot, new_session, seat_view
from engine.imperial_miners.cards import EDGES, LONGEST
from engine.imperial_miners.carts import cart_numbers, full_carts, joints
from engine.imperial_miners.grid import cell_id, neighbours
from engine.imperial_miners.queries import SURFACE, free_places, has_acted, kinds
from tests.imperial_miners.table import DATA, edges, game
from tests.imperial_miners.test_packs import CARD


def test_a_card_says_what_is_printed_on_it() -> None:
    session = game()
    facts = session.game.piece_facts(session.table, "mine.A12")
    card = DATA.mine["mine.A12"]
    assert (facts["level"], facts["cost"], facts["house"]) == (card.level, card.cost, 1)
    assert [facts[f"faction.{at}"] for at in range(1, len(card.factions) + 1)] == list(card.factions)
    loads = [facts.get(f"cart.{edge}", "none") for edge in EDGES]
    assert loads == [("none", "empty", "loaded")[half] for half in card.edges]


def test_the_other_pieces_say_what_they_are() -> None:
    session = game()
    told, table = session.game, session.table
    assert {str(told.piece_facts(table, event)["kind"]) for event in DATA.events} == {
        "immediate",
        "modifier",
        "end_of_round",
    }
    assert told.piece_facts(table, "board.3") == {"longest": LONGEST}
    assert told.piece_facts(table, "surface.4") == told.piece_facts(table, "pickaxe.4") == {"seat": 4}


TOLL: dict[str, Any] = {
    "id": "S11",
    "number": 1,
    "name": "Toll Tunnel",
    "level": 1,
    "cost": 0,
    "factions": ["scots"],
    "carts": {"L": "empty", "R": "empty", "BL": "loaded"},
    "effects": [{"do": "pay", "n": 3, "less": "scots", "then": [{"do": "point", "n": 2}]}, {"do": "coin", "n": 2}],
}
"""A card of the house set."""


@pytest.mark.parametrize(
    ("card", "others"),
    [
        (TOLL, []),
        (CARD, ["mine.1"]),
        ({**TOLL, "factions": []}, ["mine.S11"]),
        ({**TOLL, "effects": [{"do": "coin", "n": 2}]}, ["mine.S11"]),
    ],
)
def test_a_card_of_a_pack_is_none_of_ours_even_if_it_only_does_another_thing(
    card: dict[str, Any], others: list[str]
) -> None:
    session = new_session("imperial_miners", 1, seed=1, pack={"game": "imperial_miners", "mine": [card]})
    facts = {piece: session.game.piece_facts(session.table, piece) for piece in session.table.data.mine}
    assert [piece for piece, told in facts.items() if not told["house"]] == others


# ---- how cards lie ---------------------------------------------------------------------------------------------------


def test_joined_carts_are_told_by_their_cards_and_by_their_joint(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    edges(monkeypatch, "N11", R="loaded")
    edges(monkeypatch, "N12", L="empty", BL="loaded", R="empty")
    edges(monkeypatch, "J21", TR="loaded", TL="loaded")
    session.mine({(1, 0): "N11", (1, 2): "N12", (2, 1): "J21"})
    left, right, lower = (cell_id(1, *cell) for cell in ((1, 0), (1, 2), (2, 1)))
    facts = session.game.view_facts(seat_view(session.table, 0))
    beside, over = "seat.1.cart.2.2", "seat.1.cart.3.3"
    assert facts[left] == {"acted": 0, "joined.R": beside}
    assert facts[right] == {"acted": 0, "joined.L": beside, "joined.BL": over}
    assert facts[lower] == {"acted": 0, "joined.TR": over}
    assert facts[beside] == {"first": "loaded", "second": "empty", "full": 0}
    assert facts[over] == {"first": "loaded", "second": "loaded", "full": 1}
    assert facts[SURFACE[1]]["full_cart"] == 1
    session.table.set_count(beside, "cart", 1)
    facts = session.game.view_facts(seat_view(session.table, 0))
    assert facts[beside]["full"] == 1 and facts[SURFACE[1]]["full_cart"] == 2


def test_free_places_touch_a_card() -> None:
    session = game(2)
    session.mine({(1, 0): "N11", (1, 4): "N12", (2, 1): "J21"})
    facts = session.game.view_facts(seat_view(session.table, 1))
    free = {place for place, told in facts.items() if told.get("free")}
    row_one, row_two, row_three = (-2, 2, 6), (-1, 3, 5), (0, 2)
    cells = {cell_id(1, row, x) for row, xs in ((1, row_one), (2, row_two), (3, row_three)) for x in xs}
    assert free == cells | {cell_id(2, 1, 0)}, "an empty mine begins in the middle"


def test_what_acted_this_round_is_told() -> None:
    session = game()
    session.mine({(1, 0): "N11", (1, 2): "N12"})
    session.put((1, 0), acted=1)
    view = seat_view(session.table, 0)
    acted = {place: told["acted"] for place, told in session.game.view_facts(view).items() if "acted" in told}
    assert acted == {cell_id(1, 1, 0): 1, cell_id(1, 1, 2): 0}
    session.table.set_count("state", "round", 2)
    later = session.game.view_facts(seat_view(session.table, 0))
    assert later[cell_id(1, 1, 0)]["acted"] == 0
    assert session.game.view_facts(view)[cell_id(1, 1, 0)]["acted"] == 1, "a view stays what it was"


@pytest.mark.parametrize("seed", range(4))
def test_a_view_says_what_the_rules_say_of_the_table(seed: int) -> None:
    """In played mines: the same carts, factions and free places, whoever looks."""
    session = new_session("imperial_miners", 3, seed=seed)
    bot = RandomBot(seed)
    for _ in range(160):
        pending = session.first_pending()
        if pending is None:
            break
        session.answer(pending, bot.choose_answer(session, pending))
    table = session.table
    for viewer in range(4):
        facts = session.game.view_facts(seat_view(table, viewer))
        told = {place: bool(made["full"]) for place, made in facts.items() if "full" in made}
        assert told == {joint.place: joint.full for seat in (1, 2, 3) for joint in joints(table, seat)}
        for seat in (1, 2, 3):
            numbers = {"full_cart": full_carts(table, seat), "kinds": kinds(table, seat)}
            assert facts[SURFACE[seat]] == numbers
            own = f"seat.{seat}.mine."
            free = {place for place, made in facts.items() if place.startswith(own) and "free" in made}
            legal = {place for level in (1, 2, 3, 4) for place in free_places(table, seat, level)}
            assert free == {place for place in legal if any(table.pieces_in(one) for one in neighbours(place))}
            acted = {place for place, made in facts.items() if place.startswith(own) and made.get("acted")}
            assert acted == {place.id for place in table.existing_members(own) if has_acted(table, place.id)}


def test_the_fast_count_of_carts_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    edges(monkeypatch, "N11", R="loaded")
    edges(monkeypatch, "N12", L="empty", R="loaded")
    edges(monkeypatch, "N13", L="loaded")
    session.mine({(1, 0): "N11", (1, 2): "N12", (1, 4): "N13"})
    made = joints(session.table, 1)
    assert (
        cart_numbers(session.table, 1) == (sum(one.full for one in made), sum(one.half_full for one in made)) == (1, 1)
    )
