"""Choosing, paying and placing a card: T11-T23, T50, T51, T58 and the checks around them."""

from __future__ import annotations

import pytest

from engine.imperial_miners.grid import above, cell_id, cell_of, neighbours
from engine.imperial_miners.places import REACH
from engine.imperial_miners.queries import filled, free_places, space_of
from tests.imperial_miners.table import Situation, game, says

PYRAMID = {
    **dict(zip([(1, 0), (1, 2), (1, 4), (1, 6)], ["N11", "N12", "N13", "N14"], strict=True)),
    **dict(zip([(2, 1), (2, 3), (2, 5)], ["N21", "N22", "N23"], strict=True)),
    **dict(zip([(3, 2), (3, 4)], ["N31", "N32"], strict=True)),
    (4, 3): "D01",
}


def cells(session: Situation, level: int) -> list[tuple[int, int]]:
    return sorted((level, int(place.rpartition(".")[2])) for place in free_places(session.table, 1, level))


def touching(session: Situation) -> int:
    """Pairs of touching cards."""
    return sum(len(filled(session.table, neighbours(cell_id(1, *cell)))) for cell in session.laid()) // 2


def paths(session: Situation, cell: tuple[int, int]) -> int:
    """Ways of the chain from a cell to the surface."""
    if cell[0] == 1:
        return 1
    up = filled(session.table, above(cell_id(1, *cell)))
    return sum(paths(session, (cell[0] - 1, int(place.rpartition(".")[2]))) for place in up)


def test_t11_a_level_two_card_needs_two_coins() -> None:
    session = game()
    session.mine({(1, 0): "N11"})
    session.hand(1, "N21", "N12")
    session.give(coin=1)
    session.begin()
    assert session.listed() == ["N12"]
    assert session.refused("N21") == ["price"]
    assert session.why_no_use("mine.N21") == ["price"], "wherever it would be taken"
    assert session.why_no_use("mine.N12") == []
    session.give(coin=2)
    session.choose("N21")
    assert session.coins() == 0


def test_t12_a_reduction_never_goes_below_zero() -> None:
    session = game()
    session.mine({(1, 0): "N11"})
    session.hand(1, "N21")
    session.table.set_count("seat.1.record", "cheaper", 3)
    session.begin().choose("N21")
    assert session.coins() == 0
    assert session.table.count_at("seat.1.record", "cheaper") == 0


def test_t13_without_a_playable_card_the_top_level_one_card_is_played() -> None:
    session = game()
    session.hand(1, "N21", "N22", "N31", "N32")
    session.on_top(1, "N14")
    session.begin()
    assert session.asks() == "place"
    assert session.chosen() == ["N14"]
    assert len(session.held()) == 4
    session.choose((1, 0))
    assert session.laid() == {(1, 0): "N14"}


def test_t14_no_forced_draw_while_a_card_is_playable() -> None:
    session = game()
    session.hand(1, "N21", "N11")
    session.begin()
    assert session.refused("deck.1") == ["forced-draw"]
    assert session.why_not("deck.1", "seat.1.chosen") == ["forced-draw"]
    unseen = session.table.pieces_in("deck.1")[-1].id
    assert session.why_not(unseen, "seat.1.chosen") == ["not-asked"], "nobody may learn where a card lies by asking"


def test_t15_places_under_a_single_card() -> None:
    session = game()
    session.mine({(1, 0): "N11"})
    assert cells(session, 2) == [(2, -1), (2, 1)]


def test_t16_a_level_can_be_full() -> None:
    session = game()
    session.mine({(1, 0): "N11", (2, -1): "N21", (2, 1): "N22"})
    assert cells(session, 2) == []
    assert cells(session, 3) == [(3, -2), (3, 0), (3, 2)]
    session.hand(1, "N23", "N12")
    session.give(coin=5)
    session.begin()
    assert session.refused("N23") == ["touch-above"]
    assert session.why_not("mine.N23", cell_id(1, 2, 3)) == ["touch-above"]


def test_t17_gaps_in_the_first_row() -> None:
    session = game()
    session.mine({(1, 0): "N11", (1, 4): "N12"})
    assert cells(session, 2) == [(2, -1), (2, 1), (2, 3), (2, 5)]
    session.hand(1, "N13")
    session.begin().choose("N13")
    assert session.listed() == [(1, -4), (1, -2), (1, 2), (1, 6), (1, 8)]
    assert session.why_not("mine.N13", cell_id(1, 1, 40)) == []
    session.choose((1, 40))
    assert session.laid()[(1, 40)] == "N13"


def test_t18_one_touching_card_is_enough() -> None:
    session = game()
    session.mine({(1, 0): "N11", (1, 2): "N12", (2, 1): "N21"})
    assert (3, 0) in cells(session, 3)
    session.mine({(3, 0): "N31"})
    assert paths(session, (3, 0)) == 2


def test_t19_and_t20_paths_and_touching_pairs() -> None:
    session = game()
    session.mine({(1, 0): "N11", (1, 2): "N12", (1, 4): "N13", (2, 1): "N21", (2, 3): "N22", (3, 2): "N31"})
    assert paths(session, (3, 2)) == 4
    assert touching(session) == 9
    assert (4, 1) in cells(session, 4)
    session.mine({(4, 1): "D01"})
    assert paths(session, (4, 1)) == 4


def test_t21_the_pyramid() -> None:
    session = game()
    session.mine(PYRAMID)
    assert len(session.laid()) == 10
    assert touching(session) == 18
    assert paths(session, (4, 3)) == 8
    assert len(filled(session.table, neighbours(cell_id(1, 2, 3)))) == 6


def test_t22_the_most_touching_pairs_of_ten_cards() -> None:
    session = game()
    rows = {1: (1, 3, 5), 2: (0, 2, 4, 6), 3: (1, 3, 5)}
    codes = {1: ["N11", "N12", "N13"], 2: ["N21", "N22", "N23", "S21"], 3: ["N31", "N32", "N33"]}
    # Shifted by one so that row I lies on even places.
    session.mine({(row, x - 1): code for row, xs in rows.items() for x, code in zip(xs, codes[row], strict=True)})
    assert len(session.laid()) == 10
    assert touching(session) == 19


@pytest.mark.parametrize(
    ("cell", "rules"),
    [
        ((1, 0), ["row", "free-place"]),
        ((2, 0), ["staggered", "touch-above"]),
        ((2, 5), ["touch-above"]),
        ((3, 0), ["row", "touch-above"]),
        ((2, -1), []),
    ],
)
def test_each_rule_of_placing_speaks_for_itself(cell: tuple[int, int], rules: list[str]) -> None:
    session = game(2)
    session.mine({(1, 0): "N11"})
    session.hand(1, "N21")
    session.hand(2, "N12")
    session.give(coin=2)
    session.begin()
    session.choose("N21")
    session.choose("N12", 2)
    assert session.why_not("mine.N21", cell_id(1, *cell)) == rules
    assert session.why_not("mine.N21", cell_id(2, 1, 0)) == ["own-mine"]
    assert session.refused("nowhere") == ["row"]
    if rules:
        assert session.refused(cell) == rules
    else:
        session.choose(cell)


def test_t50_the_price_is_paid_before_the_card_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game()
    says(monkeypatch, "S31", {"do": "coin", "n": 5})
    session.mine({(1, 0): "N11", (2, 1): "N21"})
    session.hand(1, "S31", "N12")
    session.give(coin=2)
    session.begin()
    assert session.refused("S31") == ["price"]


def test_t51_a_forced_draw_shuffles_the_discards_of_an_empty_deck() -> None:
    session = game()
    table = session.table
    for piece in [piece.id for piece in table.pieces_in("deck.1")][5:]:
        table.move(piece, "box")
    table.move_all("deck.1", "discard.1")
    session.begin()
    assert session.size("discard.1") == 0
    assert session.size("deck.1") == 4
    assert len(session.chosen()) == 1
    assert "reshuffle" in session.told()


def test_t58_an_empty_hand_draws_at_the_reveal() -> None:
    session = game()
    session.on_top(1, "N13")
    session.begin()
    assert session.chosen() == ["N13"]
    assert "forced-draw" in session.told()


def test_without_any_level_one_card_there_is_no_chain_this_round() -> None:
    session = game(2)
    session.table.move_all("deck.1", "box")
    session.hand(2, "D01")
    session.mine({(1, 0): "N11", (2, 1): "N21", (3, 2): "N31"}, 2)
    session.begin()
    session.choose("D01", 2)
    assert session.chosen() == []
    assert session.asks() == ""
    assert session.asks(2) == "place"


def test_only_own_cards_can_be_chosen() -> None:
    session = game(2)
    session.hand(1, "N11")
    session.hand(2, "N12")
    session.begin()
    assert session.refused("N12") == ["own-card"]
    assert session.refused("no card") == ["own-card"]
    session.choose("N11")
    session.table.pieces["mine.N12"].seen_by |= 1 << 1  # seat 1 knows whose it is
    assert session.why_not("mine.N12", "seat.1.chosen") == ["foreign-piece"]


# ---- names of places -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place",
    [
        *("seat.6.mine.1.0", "seat.0.mine.1.0", "seat.1.mine.5.0", "seat.1.mine.0.0", f"seat.1.mine.1.{REACH + 1}"),
        *("seat.1.mine.01.0", "seat.1.mine.1.x", "seat.1.cart.1.0", "seat.1.mine.1", "research.1.1"),
    ],
)
def test_what_lies_outside_every_mine_is_no_cell(place: str) -> None:
    assert cell_of(place) is None


def test_cells_are_found_by_their_names() -> None:
    for seat, row, x in ((1, 1, 0), (5, 4, -REACH), (3, 2, REACH)):
        assert cell_of(cell_id(seat, row, x)) == (seat, row, x)


def test_research_spaces_are_found_by_their_names_and_nothing_else_is_one() -> None:
    assert space_of("research.3.2") == (3, 2)
    for place in ("research.4.1", "research.0.1", "research.01.2", "research.1.02", "research.start", "seat.1.mine"):
        assert space_of(place) is None, place
