"""Our own decisions where the rulebooks are silent or differ: each is tried on the table."""

from __future__ import annotations

import pytest

from engine.underwater_cities.action_cards import MakeRoomStep
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.production import ProduceStep, marks_output
from engine.underwater_cities.queries import count_of
from engine.underwater_cities.rounds import EndRoundStep
from engine.underwater_cities.scoring import brown_points
from engine.underwater_cities.structures.sites import At
from tests.underwater_cities.table import (
    ME,
    RED,
    asked,
    build,
    game,
    goods,
    hand,
    has,
    laid,
    lay,
    legal,
    lies,
    marker,
    number,
    place,
    play,
    question,
    refused,
    say,
    turn,
)


def test_d3_credits_of_the_slot_pay_for_the_special_card() -> None:
    session = game()
    goods(session, st=1)
    marker(session, ME, 4)
    hand(session, "194")  # green, a credit
    play(session, "194", "3-4/G5")
    if question(session) == "blocks":
        say(session, "slot")
    assert question(session) == "card_block"
    say(session, "use")
    assert lies(session, "card.194") == "seat.1.under"


def test_d4_effects_of_the_end_of_a_turn_come_before_the_card() -> None:
    session = game()
    laid(session, "116")  # a credit at the end of each turn
    hand(session, RED)
    turn(session)
    mark = session.table.checkpoint()
    play(session, RED, "3-4/Y5")
    rules = [op.rule for op in session.table.journal_ops[mark:] if hasattr(op, "rule")]
    assert has(session)["c"] == 1
    assert rules[-1] == "underwater_cities/end-turn", "the card is drawn last"


def test_d5_biomatter_pays_the_steelplast_of_a_surcharge() -> None:
    session = game(board="5")  # city33 at TM: three steelplast and three credits more
    build(session, "UR")
    goods(session, c=4, k=1, b=5)
    lay(session, DoStep(ME, "slot.3-4/G3", (0,)))
    say(session, At("city", place("TM")))
    assert has(session) == {}


def test_conflict_1_biomatter_stands_in_for_no_other_price() -> None:
    session = game()
    build(session, "LR.b1=desalination")
    goods(session, b=3)
    negotiation = f"card.{number('Technology Negotiation')}"  # a science or a steelplast for an upgrade
    lay(session, DoStep(ME, negotiation, ()))
    assert question(session) == "" and has(session) == {"b": 3}
    goods(session, b=3, sc=1)
    lay(session, DoStep(ME, negotiation, ()))
    assert refused(session, 1) == ["cost"]


def test_d6_a_conversion_takes_a_purple_dome_and_gives_the_white_one_back() -> None:
    session = game()
    build(session, "UR")  # its site gives a step and a card when it is built on
    marker(session, ME, 4)
    table = session.table
    white, purple = table.count_at("supply.city", "city"), table.count_at("supply.symbiotic", "symbiotic")
    hand(session)
    lay(session, DoStep(ME, "card.109", ()))
    say(session, place("UR"))
    assert table.count_at("supply.city", "city") == white + 1
    assert table.count_at("supply.symbiotic", "symbiotic") == purple - 1
    assert lies(session, "marker.1") == "federation.4" and not table.pieces_in("seat.1.hand"), "no bonus again"
    table.transfer("symbiotic", "supply.symbiotic", place("CC", 2), purple - 1)
    lay(session, DoStep(ME, "card.109", ()))
    assert question(session) == "", "no purple dome is left"


def test_d7_a_building_may_stand_where_a_city_fits_by_position_alone() -> None:
    session = game()
    session.table.transfer("city", "supply.city", place("UL", 2), session.table.count_at("supply.city", "city"))
    session.table.transfer(
        "symbiotic", "supply.symbiotic", place("TM", 2), session.table.count_at("supply.symbiotic", "symbiotic")
    )
    goods(session, k=1)
    lay(session, DoStep(ME, "slot.3-4/R4", ()))
    say(session, At("farm", place("CC.b1")))


@pytest.mark.parametrize(
    ("card", "where"),
    [("assistant.1", "out"), ("card.18", "discard"), ("card.78", "out"), ("card.192", "specials.deck")],
)
def test_d8_where_a_discarded_action_card_goes(card: str, where: str) -> None:
    """An Era II card in Era I cannot be, so here it stands for a card of another era."""
    session = game()
    laid(session, "18", "78", "192")
    paid = count_of(session.table, ME, "special")
    lay(session, MakeRoomStep(ME))
    say(session, card)
    if question(session) == "last_use":
        say(session, "decline")
    assert lies(session, card) == where
    if where == "specials.deck":
        assert session.table.pieces_in("specials.deck")[0].id == card
        assert (paid, count_of(session.table, ME, "special")) == (1, 0), "it counts no longer (conflict 10)"


@pytest.mark.parametrize("left", [3, 2])
def test_d9_a_short_special_deck_is_drawn_as_far_as_it_goes(left: int) -> None:
    session = game()
    table = session.table
    for piece in [piece.id for piece in table.pieces_in("specials.deck")[left:]]:
        table.move(piece, "box")
    for n in range(1, 7):
        for piece in [piece.id for piece in table.pieces_in(f"specials.open.{n}")]:
            table.move(piece, "box")
    table.reveal(table.pieces_in("specials.deck")[-1].id)
    top = table.pieces_in("specials.deck")[-1].id
    lay(session, DoStep(ME, "slot.1-2/R1", ()))
    say(session, "draw")
    offered = session.options(asked(session)) if question(session) == "keep_special" else []
    assert top not in offered and len(offered) == left - 1
    say(session, offered[0])
    assert lies(session, offered[0]) == "seat.1.hand"
    assert lies(session, top) == "specials.deck"


def test_d14_a_metropolis_gained_in_play_is_connected_and_produces() -> None:
    session = game()
    table = session.table
    where, spare = lies(session, "metropolis.kelp"), table.pieces_in("metropolises")[0].id
    table.move("metropolis.kelp", "metropolises")  # on top, to be drawn
    if where != "metropolises":
        table.move(spare, where)
    goods(session, c=2)
    laid(session, "176", "191")  # three points, and two credits with two points, when a metropolis becomes connected
    lay(session, DoStep(ME, "card.169", ()))
    say(session, 0)
    assert lies(session, "metropolis.kelp") == "seat.1.metropolis.gained"
    assert has(session) == {"k": 1, "c": 2, "p": 5}
    assert count_of(session.table, ME, "metropolis") == 1
    lay(session, ProduceStep(ME))
    assert has(session) == {"c": 2, "p": 7}, "two points by the tile; the kelp is eaten"
    assert brown_points(session.table, ME) == 0, "the brown one is not connected"


@pytest.mark.parametrize(("number_of_round", "comes"), [(3, True), (4, True), (7, True), (10, False)])
def test_d15_the_fourth_tile_after_each_round_but_the_last(number_of_round: int, comes: bool) -> None:
    session = game(1, board="5")
    table = session.table
    era = 1 if number_of_round <= 4 else 2 if number_of_round <= 7 else 3
    table.set_count("state", "round", number_of_round)
    table.set_count("state", "era", era)
    top = table.pieces_in(f"era{era}")[-1].id
    lay(session, EndRoundStep())
    assert (lies(session, "foreign.4") != "box") is comes
    if comes:
        assert lies(session, top) == ("discard" if number_of_round == 3 else "out"), "of the old deck, which leaves"


def test_d18_what_is_not_connected_may_be_upgraded() -> None:
    session = game()
    build(session, "CC", "CC.b1=farm")
    goods(session, sc=1)
    lay(session, DoStep(ME, "slot.3-4/Y1", (1,)))
    say(session, place("CC.b1"))
    assert has(session) == {}


def test_d19_each_tunnel_of_a_pair_touches_a_connected_city() -> None:
    session = game(board="7")  # the pair: RM_UR and CC_UR
    build(session, "LR_RM", "RM_UR", "CC_UR")
    assert marks_output(session.table, ME) == {}
    build(session, "RM")
    assert marks_output(session.table, ME) == {}, "CC_UR touches none"
    build(session, "CC")
    assert marks_output(session.table, ME) == {"credit": 2}


def test_conflict_14_the_new_action_card_itself_cannot_go() -> None:
    session = game()
    laid(session, "18", "19", "20")
    hand(session, "34")
    play(session, "34", "3-4/Y5")
    say(session, "use")
    assert refused(session, "card.34") == ["action-card-limit"]
    assert legal(session, "card.18")


def test_conflict_19_in_round_one_a_marker_counts_by_the_space_it_was_set_on() -> None:
    session = game(3)
    table = session.table
    table.reorder("order", ["order.1", "order.2", "order.3"])
    marker(session, 1, "below")
    marker(session, 2, 4)
    marker(session, 3, 3)
    lay(session, EndRoundStep())
    assert [piece.owner for piece in table.pieces_in("order")] == [3, 2, 1]


def test_d2_two_steps_are_one_part_done_in_full() -> None:
    session = game()
    lay(session, DoStep(ME, "card.54", ()))  # two steps, and a card
    say(session, 0)
    assert lies(session, "marker.1") == "federation.3"


def test_d11_a_contract_is_claimed_after_the_own_production_in_the_order_of_play() -> None:
    """D10 and D11: nothing of Production changes the board, so here the criteria were met by hands before."""
    session = game(2, contracts=1)
    table = session.table
    for n in (1, 2, 3):
        for piece in [piece.id for piece in table.pieces_in(f"contracts.{n}")]:
            table.move(piece, "box")
    table.move("contract.farms", "contracts.1")
    for seat in (1, 2):
        build(session, "CC", "CC_LR", "LR.b1=farm", "LR.b2=farm", "CC.b1=farm", "CC.b3=farm", seat=seat)
        marker(session, seat, "below")
    table.reorder("order", ["order.2", "order.1"])
    table.set_count("state", "round", 4)
    lay(session, EndRoundStep())
    assert question(session) == "claim_contracts" and asked(session, 2).question.seat == 2
    say(session, "contract.farms", seat=2)
    assert lies(session, "contract.farms") == "seat.2.contracts"
    assert question(session) == "keep_new_hand" and session.first_pending() is not None, "none is left for seat 1"
