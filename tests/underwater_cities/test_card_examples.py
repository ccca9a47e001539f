"""The examples of the rulebooks about cards, from T28 on, each played by the rules."""

from __future__ import annotations

import pytest

from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.queries import count_of, network
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
    space,
    turn,
    used,
)


def at(kind: str, where: str) -> At:
    return At(kind, place(where))


def test_t30_the_assistant_pays_for_the_plant() -> None:
    session = game()
    goods(session, sc=1)
    hand(session, "1")
    play(session, "1", "3-4/R5")
    say(session, 0, "assistant.1", 1, 1, at("desalination", "LR.b1"), place("LR.b1"))
    assert has(session) == {}
    assert session.table.pieces["assistant.1"].quarter_turns == 1
    assert session.table.count_at(place("LR.b1"), "upgrade") == 1


def test_t31_legal_tunnel_sites() -> None:
    session = game()
    build(session, "CC", "LR_RM", "RM_UR", "BM_LR")
    assert set(network(session.table, ME).open_tunnels) == {"UR_TM", "UR_blue", "CC_LR", "CC_UR", "LL_BM"}


def test_t32_the_bonus_of_an_unconnected_city() -> None:
    session = game()  # board 1: UR gives a step and a card
    marker(session, ME, 4)
    build(session, "CC")
    goods(session, st=2, k=1, c=1)
    hand(session, RED)
    play(session, RED, "3-4/Y2")
    say(session, 0, at("city", "UR"))
    assert space(session) == "3"
    assert has(session) == {"c": 1}
    assert len(session.table.pieces_in("seat.1.hand")) == 1, "one by the site; the turn is not over"


def test_t33_the_assistant_beside_the_steelplast() -> None:
    for choice, left in ((0, {"st": 2}), (1, {"st": 1, "c": 1})):
        session = game()
        hand(session, "1")
        play(session, "1", "3-4/G1")
        say(session, 1, 0, "assistant.1", choice)
        assert has(session) == left
    session = game()
    hand(session, "1")
    play(session, "1", "3-4/G1")
    say(session, 1, -1)
    assert has(session) == {"st": 1}


def test_t34_demonstration_before_or_after_the_slot() -> None:
    for first, built in (("card", 2), ("slot", 1)):
        session = game()
        goods(session, c=1)
        demonstration = number("Demonstration", "green")
        hand(session, demonstration)
        play(session, demonstration, "3-4/G4")
        say(session, first)
        if first == "card":
            say(session, "use", "assistant.1", 1)
        say(session, at("desalination", "LR.b1"))
        if first == "card":
            say(session, at("desalination", "LR.b2"))
            assert has(session) == {}
        else:
            say(session, "use", "assistant.1", 1)
            assert has(session) == {"c": 1}
        assert count_of(session.table, ME, "desalination") == built


def test_t35_the_slot_that_is_always_available() -> None:
    session = game()
    session.table.move("tile.2.1", "slot.AA")
    hand(session, "3")
    play(session, "3", "AA")
    assert has(session) == {"c": 2}
    assert len(session.table.pieces_in("seat.1.hand")) == 3, "two by the slot, one at the end"
    assert lies(session, "card.3") == "discard"
    lost = [note.message.id for note in session.current.notes() if note.rule == "underwater_cities/play-card"]
    assert "underwater_cities.card_effect_lost_on_always_available_slot" in lost, "and it is said so"


def test_t36_special_cards_paid_and_not_paid() -> None:
    session = game()
    goods(session, c=3)
    hand(session, "182")  # red, three credits
    play(session, "182", "3-4/R2")
    say(session, "slot") if question(session) == "blocks" else None
    say(session, "use")
    assert has(session) == {"st": 2, "k": 1}
    assert lies(session, "card.182") == "seat.1.claimed"
    deck = "specials.deck"
    for card, slot, where in (("182", "3-4/R2", "out"), ("195", "3-4/R2", deck), ("195", "3-4/Y5", deck)):
        session = game()
        goods(session, c=3)
        hand(session, card)
        play(session, card, slot)
        while question(session) == "blocks":
            say(session, "slot")
        if question(session) == "card_block":
            say(session, "decline")
        assert lies(session, f"card.{card}") == where
        assert where != "specials.deck" or session.table.pieces_in("specials.deck")[0].id == f"card.{card}"
    session = game()
    goods(session, c=1)
    hand(session, "196")  # yellow, an instant for one credit
    play(session, "196", "3-4/Y5")
    say(session, "use")
    assert lies(session, "card.196") == "seat.1.under"
    assert count_of(session.table, ME, "special") == 1


def test_t41_an_exchange_works_once_either_way() -> None:
    for side, left in ((0, {"k": 1, "st": 3}), (1, {"k": 3, "st": 1})):
        session = game()
        goods(session, k=2, st=2)
        lay(session, DoStep(ME, f"card.{number('Barter')}", ()))
        say(session, side)
        assert has(session) == left
        assert question(session) == ""


def test_t42_exactly_on_space_three() -> None:
    for where, gives in ((4, False), (3, True), (2, False), (1, False), ("below", False)):
        session = game()
        marker(session, ME, where)
        lay(session, DoStep(ME, f"card.{number('Lookout Post')}", ()))
        assert (has(session) == {"c": 2}) is gives


def test_t51_a_card_claimed_first_may_be_used_at_once() -> None:
    for first, usable in (("card", True), ("slot", False)):
        session = game()
        goods(session, c=1, k=1)
        hand(session, "34")  # yellow
        used(session, "assistant.1")
        play(session, "34", "3-4/Y3")
        if question(session) == "blocks":
            say(session, first)
        if first == "card":
            say(session, "use")
        assert legal(session, 0) is usable, "an action card can be used through the slot"


def test_t52_a_used_card_is_discarded_without_action() -> None:
    session = game()
    laid(session, "18", "19", "20")
    used(session, "card.18")
    hand(session, "34")
    play(session, "34", "3-4/Y5")
    say(session, "use", "card.18")
    assert question(session) == ""
    assert lies(session, "card.18") == "discard"
    actions = [piece.id for piece in session.table.pieces_in("seat.1.claimed")]
    assert actions == ["assistant.1", "card.19", "card.20", "card.34"]


def test_t28_a_ready_card_is_used_while_it_goes() -> None:
    session = game()
    laid(session, "18", "19", "20")
    hand(session, "34")
    play(session, "34", "3-4/Y5")
    say(session, "use")
    assert refused(session, "card.34") == ["action-card-limit"], "the new one cannot go"
    say(session, "assistant.1", "use", 1)
    assert has(session) == {"sc": 1, "st": 1, "k": 1, "c": 1}
    assert lies(session, "assistant.1") == "out"
    actions = [piece.id for piece in session.table.pieces_in("seat.1.claimed")]
    assert actions == ["card.18", "card.19", "card.20", "card.34"]


@pytest.mark.parametrize("limit", [0, 1])
def test_t44_hand_limit(limit: int) -> None:
    session = game()
    if limit:
        laid(session, number("Undersea Server Farm"))
    hand(session, "1", "2", "3", "4", "5")
    turn(session)
    assert question(session) == "keep_hand"
    assert asked(session).question.low == 2 - limit
    assert refused(session, ("card.1", "card.9")[: 2 - limit] if not limit else ("card.9",)) != []
    say(session, ("card.1", "card.2")[: 2 - limit])
    assert len(session.table.pieces_in("seat.1.hand")) == 3 + limit
    hand(session, "1", "2", "3")
    turn(session)
    assert question(session) == "choose_slot", "nobody draws up"
