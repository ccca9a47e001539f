"""Our own decisions where the rulebooks are silent or differ: each is tried on the table."""

from __future__ import annotations

import pytest

from engine.core.messages.message import to_english
from engine.underwater_cities.action_cards import MakeRoomStep
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.production import ProduceStep, marks_output
from engine.underwater_cities.queries import count_of
from engine.underwater_cities.rounds import EndRoundStep
from engine.underwater_cities.scoring import brown_points
from tests.underwater_cities.table import ME, RED, at, game, number, place


def test_d3_credits_of_the_slot_pay_for_the_special_card() -> None:
    session = game()
    session.goods(st=1)
    session.marker(ME, 4)
    session.hand("194")  # green, a credit
    session.play("194", "3-4/G5")
    if session.question() == "blocks":
        session.say("slot")
    assert session.question() == "card_block"
    session.say("use")
    assert session.lies("card.194") == "seat.1.under"


def test_d4_effects_of_the_end_of_a_turn_come_before_the_card() -> None:
    session = game()
    session.laid("116")  # a credit at the end of each turn
    session.hand(RED)
    session.turn()
    mark = session.table.checkpoint()
    session.play(RED, "3-4/Y5")
    rules = [op.rule for op in session.table.journal_ops[mark:] if hasattr(op, "rule")]
    assert session.has()["c"] == 1
    assert rules[-1] == "underwater_cities/end-turn", "the card is drawn last"


def test_d5_biomatter_pays_the_steelplast_of_a_surcharge() -> None:
    session = game(board="5")  # city33 at TM: three steelplast and three credits more
    session.build("UR")
    session.goods(c=4, k=1, b=5)
    session.lay(DoStep(ME, "slot.3-4/G3", (0,)))
    session.say(at("city", "TM"))
    assert session.has() == {}


def test_d20_the_city_for_six_points_costs_three_credits_more() -> None:
    session = game(board="5")
    session.build("UR")
    session.goods(c=3, k=1, st=5)
    session.lay(DoStep(ME, "slot.3-4/G3", (0,)))
    assert session.refused(at("city", "TM")) == ["cost"], "the Hungarian rulebook says one credit more"
    session.goods(c=4, k=1, st=5)
    session.lay(DoStep(ME, "slot.3-4/G3", (0,)))
    session.say(at("city", "TM"))
    assert session.has() == {}
    said = to_english(session.game.rules["underwater_cities/surcharge"].text)
    assert "1 credit in the Hungarian rulebook" in said


def test_conflict_1_biomatter_stands_in_for_no_other_price() -> None:
    session = game()
    session.build("LR.b1=desalination")
    session.goods(b=3)
    negotiation = f"card.{number('Technology Negotiation')}"  # a science or a steelplast for an upgrade
    session.lay(DoStep(ME, negotiation, ()))
    assert session.question() == "" and session.has() == {"b": 3}
    session.goods(b=3, sc=1)
    session.lay(DoStep(ME, negotiation, ()))
    assert session.refused(1) == ["cost"]


def test_d6_a_conversion_takes_a_purple_dome_and_gives_the_white_one_back() -> None:
    session = game()
    session.build("UR")  # its site gives a step and a card when it is built on
    session.marker(ME, 4)
    table = session.table
    white, purple = table.count_at("supply.city", "city"), table.count_at("supply.symbiotic", "symbiotic")
    session.hand()
    session.lay(DoStep(ME, "card.109", ()))
    session.say(place("UR"))
    assert table.count_at("supply.city", "city") == white + 1
    assert table.count_at("supply.symbiotic", "symbiotic") == purple - 1
    assert session.lies("marker.1") == "federation.4" and not table.pieces_in("seat.1.hand"), "no bonus again"
    table.transfer("symbiotic", "supply.symbiotic", place("CC", 2), purple - 1)
    session.lay(DoStep(ME, "card.109", ()))
    assert session.question() == "", "no purple dome is left"


def test_d7_a_building_may_stand_where_a_city_fits_by_position_alone() -> None:
    session = game()
    session.table.transfer("city", "supply.city", place("UL", 2), session.table.count_at("supply.city", "city"))
    session.table.transfer(
        "symbiotic", "supply.symbiotic", place("TM", 2), session.table.count_at("supply.symbiotic", "symbiotic")
    )
    session.goods(k=1)
    session.lay(DoStep(ME, "slot.3-4/R4", ()))
    session.say(at("farm", "CC.b1"))


@pytest.mark.parametrize(
    ("card", "where"),
    [("assistant.1", "out"), ("card.18", "discard"), ("card.78", "out"), ("card.192", "specials.deck")],
)
def test_d8_where_a_discarded_action_card_goes(card: str, where: str) -> None:
    """An Era II card in Era I cannot be, so here it stands for a card of another era."""
    session = game()
    session.laid("18", "78", "192")
    paid = count_of(session.table, ME, "special")
    session.lay(MakeRoomStep(ME))
    session.say(card)
    if session.question() == "last_use":
        session.say("decline")
    assert session.lies(card) == where
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
    session.lay(DoStep(ME, "slot.1-2/R1", ()))
    session.say("draw")
    offered = session.options(session.asked()) if session.question() == "keep_special" else []
    assert top not in offered and len(offered) == left - 1
    session.say(offered[0])
    assert session.lies(offered[0]) == "seat.1.hand"
    assert session.lies(top) == "specials.deck"


def test_d14_a_metropolis_gained_in_play_is_connected_and_produces() -> None:
    session = game()
    table = session.table
    where, spare = session.lies("metropolis.kelp"), table.pieces_in("metropolises")[0].id
    table.move("metropolis.kelp", "metropolises")  # on top, to be drawn
    if where != "metropolises":
        table.move(spare, where)
    session.goods(c=2)
    session.laid("176", "191")  # three points, and two credits with two points, when a metropolis becomes connected
    session.lay(DoStep(ME, "card.169", ()))
    session.say(0)
    assert session.lies("metropolis.kelp") == "seat.1.metropolis.gained"
    assert session.has() == {"k": 1, "c": 2, "p": 5}
    assert count_of(session.table, ME, "metropolis") == 1
    session.lay(ProduceStep(ME))
    assert session.has() == {"c": 2, "p": 7}, "two points by the tile; the kelp is eaten"
    assert brown_points(session.table, ME) == 0, "the brown one is not connected"


@pytest.mark.parametrize(("number_of_round", "comes"), [(3, True), (4, True), (7, True), (10, False)])
def test_d15_the_fourth_tile_after_each_round_but_the_last(number_of_round: int, comes: bool) -> None:
    session = game(1, board="5")
    table = session.table
    era = 1 if number_of_round <= 4 else 2 if number_of_round <= 7 else 3
    table.set_count("state", "round", number_of_round)
    table.set_count("state", "era", era)
    top = table.pieces_in(f"era{era}")[-1].id
    session.lay(EndRoundStep())
    assert (session.lies("foreign.4") != "box") is comes
    if comes:
        assert session.lies(top) == ("discard" if number_of_round == 3 else "out"), "of the old deck, which leaves"


def test_d18_what_is_not_connected_may_be_upgraded() -> None:
    session = game()
    session.build("CC", "CC.b1=farm")
    session.goods(sc=1)
    session.lay(DoStep(ME, "slot.3-4/Y1", (1,)))
    session.say(place("CC.b1"))
    assert session.has() == {}


def test_d19_each_tunnel_of_a_pair_touches_a_connected_city() -> None:
    session = game(board="7")  # the pair: RM_UR and CC_UR
    session.build("LR_RM", "RM_UR", "CC_UR")
    assert marks_output(session.table, ME) == {}
    session.build("RM")
    assert marks_output(session.table, ME) == {}, "CC_UR touches none"
    session.build("CC")
    assert marks_output(session.table, ME) == {"credit": 2}


def test_conflict_14_the_new_action_card_itself_cannot_go() -> None:
    session = game()
    session.laid("18", "19", "20")
    session.hand("34")
    session.play("34", "3-4/Y5")
    session.say("use")
    assert session.refused("card.34") == ["action-card-limit"]
    assert session.legal("card.18")


def test_conflict_19_in_round_one_a_marker_counts_by_the_space_it_was_set_on() -> None:
    session = game(3)
    table = session.table
    table.reorder("order", ["order.1", "order.2", "order.3"])
    session.marker(1, "below")
    session.marker(2, 4)
    session.marker(3, 3)
    session.lay(EndRoundStep())
    assert [piece.owner for piece in table.pieces_in("order")] == [3, 2, 1]


def test_d2_two_steps_are_one_part_done_in_full() -> None:
    session = game()
    session.lay(DoStep(ME, "card.54", ()))  # two steps, and a card
    session.say(0)
    assert session.lies("marker.1") == "federation.3"


def test_d11_a_contract_is_claimed_after_the_own_production_in_the_order_of_play() -> None:
    """D10 and D11: nothing of Production changes the board, so here the criteria were met by hands before."""
    session = game(2, contracts=1)
    table = session.table
    for n in (1, 2, 3):
        for piece in [piece.id for piece in table.pieces_in(f"contracts.{n}")]:
            table.move(piece, "box")
    table.move("contract.farms", "contracts.1")
    for seat in (1, 2):
        session.build("CC", "CC_LR", "LR.b1=farm", "LR.b2=farm", "CC.b1=farm", "CC.b3=farm", seat=seat)
        session.marker(seat, "below")
    table.reorder("order", ["order.2", "order.1"])
    table.set_count("state", "round", 4)
    session.lay(EndRoundStep())
    assert session.question() == "claim_contracts" and session.asked(2).question.seat == 2
    session.say("contract.farms", seat=2)
    assert session.lies("contract.farms") == "seat.2.contracts"
    assert session.question() == "keep_new_hand" and session.first_pending() is not None, "none is left for seat 1"
