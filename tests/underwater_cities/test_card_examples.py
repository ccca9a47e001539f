"""The examples of the rulebooks about cards, from T28 on, each played by the rules."""

from __future__ import annotations

import pytest

from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.queries import count_of, network
from tests.underwater_cities.table import ME, RED, at, game, number, place


def test_t30_the_assistant_pays_for_the_plant() -> None:
    session = game()
    session.goods(sc=1)
    session.hand("1")
    session.play("1", "3-4/R5")
    session.say(0, "assistant.1", 1, 1, at("desalination", "LR.b1"), place("LR.b1"))
    assert session.has() == {}
    assert session.table.pieces["assistant.1"].quarter_turns == 1
    assert session.table.count_at(place("LR.b1"), "upgrade") == 1


def test_t31_legal_tunnel_sites() -> None:
    session = game()
    session.build("CC", "LR_RM", "RM_UR", "BM_LR")
    assert set(network(session.table, ME).open_tunnels) == {"UR_TM", "UR_blue", "CC_LR", "CC_UR", "LL_BM"}


def test_t32_the_bonus_of_an_unconnected_city() -> None:
    session = game()  # board 1: UR gives a step and a card
    session.marker(ME, 4)
    session.build("CC")
    session.goods(st=2, k=1, c=1)
    session.hand(RED)
    session.play(RED, "3-4/Y2")
    session.say(0, at("city", "UR"))
    assert session.space() == "3"
    assert session.has() == {"c": 1}
    assert len(session.table.pieces_in("seat.1.hand")) == 1, "one by the site; the turn is not over"


def test_t33_the_assistant_beside_the_steelplast() -> None:
    for choice, left in ((0, {"st": 2}), (1, {"st": 1, "c": 1})):
        session = game()
        session.hand("1")
        session.play("1", "3-4/G1")
        session.say(1, 0, "assistant.1", choice)
        assert session.has() == left
    session = game()
    session.hand("1")
    session.play("1", "3-4/G1")
    session.say(1, -1)
    assert session.has() == {"st": 1}


def test_t34_demonstration_before_or_after_the_slot() -> None:
    for first, built in (("card", 2), ("slot", 1)):
        session = game()
        session.goods(c=1)
        demonstration = number("Demonstration", "green")
        session.hand(demonstration)
        session.play(demonstration, "3-4/G4")
        session.say(first)
        if first == "card":
            session.say("use", "assistant.1", 1)
        session.say(at("desalination", "LR.b1"))
        if first == "card":
            session.say(at("desalination", "LR.b2"))
            assert session.has() == {}
        else:
            session.say("use", "assistant.1", 1)
            assert session.has() == {"c": 1}
        assert count_of(session.table, ME, "desalination") == built


def test_t35_the_slot_that_is_always_available() -> None:
    session = game()
    session.table.move("tile.2.1", "slot.AA")
    session.hand("3")
    session.play("3", "AA")
    assert session.has() == {"c": 2}
    assert len(session.table.pieces_in("seat.1.hand")) == 3, "two by the slot, one at the end"
    assert session.lies("card.3") == "discard"
    lost = [note.message.id for note in session.current.notes() if note.rule == "underwater_cities/play-card"]
    assert "underwater_cities.card_effect_lost_on_always_available_slot" in lost, "and it is said so"


def test_t36_special_cards_paid_and_not_paid() -> None:
    session = game()
    session.goods(c=3)
    session.hand("182")  # red, three credits
    session.play("182", "3-4/R2")
    session.say("slot") if session.question() == "blocks" else None
    session.say("use")
    assert session.has() == {"st": 2, "k": 1}
    assert session.lies("card.182") == "seat.1.claimed"
    deck = "specials.deck"
    for card, slot, where in (("182", "3-4/R2", "out"), ("195", "3-4/R2", deck), ("195", "3-4/Y5", deck)):
        session = game()
        session.goods(c=3)
        session.hand(card)
        session.play(card, slot)
        while session.question() == "blocks":
            session.say("slot")
        if session.question() == "card_block":
            session.say("decline")
        assert session.lies(f"card.{card}") == where
        assert where != "specials.deck" or session.table.pieces_in("specials.deck")[0].id == f"card.{card}"
    session = game()
    session.goods(c=1)
    session.hand("196")  # yellow, an instant for one credit
    session.play("196", "3-4/Y5")
    session.say("use")
    assert session.lies("card.196") == "seat.1.under"
    assert count_of(session.table, ME, "special") == 1


def test_t41_an_exchange_works_once_either_way() -> None:
    for side, left in ((0, {"k": 1, "st": 3}), (1, {"k": 3, "st": 1})):
        session = game()
        session.goods(k=2, st=2)
        session.lay(DoStep(ME, f"card.{number('Barter')}", ()))
        session.say(side)
        assert session.has() == left
        assert session.question() == ""


def test_t42_exactly_on_space_three() -> None:
    for where, gives in ((4, False), (3, True), (2, False), (1, False), ("below", False)):
        session = game()
        session.marker(ME, where)
        session.lay(DoStep(ME, f"card.{number('Lookout Post')}", ()))
        assert (session.has() == {"c": 2}) is gives


def test_t51_a_card_claimed_first_may_be_used_at_once() -> None:
    for first, usable in (("card", True), ("slot", False)):
        session = game()
        session.goods(c=1, k=1)
        session.hand("34")  # yellow
        session.used("assistant.1")
        session.play("34", "3-4/Y3")
        if session.question() == "blocks":
            session.say(first)
        if first == "card":
            session.say("use")
        assert session.legal(0) is usable, "an action card can be used through the slot"


def test_t52_a_used_card_is_discarded_without_action() -> None:
    session = game()
    session.laid("18", "19", "20")
    session.used("card.18")
    session.hand("34")
    session.play("34", "3-4/Y5")
    session.say("use", "card.18")
    assert session.question() == ""
    assert session.lies("card.18") == "discard"
    actions = [piece.id for piece in session.table.pieces_in("seat.1.claimed")]
    assert actions == ["assistant.1", "card.19", "card.20", "card.34"]


def test_t28_a_ready_card_is_used_while_it_goes() -> None:
    session = game()
    session.laid("18", "19", "20")
    session.hand("34")
    session.play("34", "3-4/Y5")
    session.say("use")
    assert session.refused("card.34") == ["action-card-limit"], "the new one cannot go"
    session.say("assistant.1", "use", 1)
    assert session.has() == {"sc": 1, "st": 1, "k": 1, "c": 1}
    assert session.lies("assistant.1") == "out"
    actions = [piece.id for piece in session.table.pieces_in("seat.1.claimed")]
    assert actions == ["card.18", "card.19", "card.20", "card.34"]


@pytest.mark.parametrize("limit", [0, 1])
def test_t44_hand_limit(limit: int) -> None:
    session = game()
    if limit:
        session.laid(number("Undersea Server Farm"))
    session.hand("1", "2", "3", "4", "5")
    session.turn()
    assert session.question() == "keep_hand"
    assert session.asked().question.low == 2 - limit
    assert session.refused(("card.1", "card.9")[: 2 - limit] if not limit else ("card.9",)) != []
    session.say(("card.1", "card.2")[: 2 - limit])
    assert len(session.table.pieces_in("seat.1.hand")) == 3 + limit
    session.hand("1", "2", "3")
    session.turn()
    assert session.question() == "choose_slot", "nobody draws up"
