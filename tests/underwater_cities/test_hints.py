"""What a refusal names instead can be done: only what is legal now is named."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.messages.message import to_english
from engine.underwater_cities.action_cards import MakeRoomStep
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.hands import KeepHandStep
from engine.underwater_cities.specials import TakeSpecialCardStep
from tests.underwater_cities.table import Situation, game, number

MISSION, REQUISITION = number("Secret Mission"), number("Requisition")
COLOURED = "The card means a coloured slot, never the one that is always available."


def refusal(session: Situation, answer: Any) -> tuple[str, str]:
    """Why the present question is not answered so, and what would do instead."""
    (found,) = session.refusals(session.asked(), answer)
    return to_english(found.message), to_english(found.instead) if found.instead is not None else ""


def test_a_card_that_carries_out_a_slot_names_only_slots_that_can_be_used() -> None:
    session = game(3)
    session.used("assistant.1")
    session.goods(c=1)
    session.occupy("3-4/Y5", 2)
    session.hand(REQUISITION)
    session.occupy("3-4/G4", 3)
    session.play(REQUISITION, "3-4/R2")
    session.say("use")
    message, instead = refusal(session, "slot.3-4/R3")
    assert message == "The card means a slot that somebody else occupies and you do not."
    assert "slot.3-4/Y5" in instead
    session.goods()
    _, instead = refusal(session, "slot.3-4/R3")
    assert instead == "These will do: slot.3-4/Y5.", "a desalination plant could not be paid"


def test_the_always_available_slot_is_refused_for_what_it_is() -> None:
    session = game(3)
    session.goods(c=3)
    session.hand(MISSION)
    session.play(MISSION, "3-4/Y5")
    session.say("use", 0)
    assert refusal(session, "slot.AA")[0] == COLOURED, "seat 1 has no tile there; it is no coloured slot"
    session = game(3)
    session.occupy("3-4/Y5", 2)
    session.occupy("AA", 3)
    session.hand(REQUISITION)
    session.play(REQUISITION, "3-4/R2")
    session.say("use")
    assert refusal(session, "slot.AA")[0] == COLOURED, "seat 3 stands there and seat 1 does not"


TWO_KINDS = "Take exactly 2 resources, all of different kinds."


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (("kelp",), TWO_KINDS),
        (("kelp", "kelp"), TWO_KINDS),
        (("kelp", "point"), TWO_KINDS),
        (("kelp", "science", "credit"), TWO_KINDS),
    ],
)
def test_a_choice_of_goods_is_judged_by_its_own_rule(answer: tuple[str, ...], sentence: str) -> None:
    session = game(2)
    session.lay(DoStep(1, "slot.1-2/Y4", (1,)))
    (found,) = session.refusals(session.asked(), answer)
    assert (found.rule, to_english(found.message)) == ("underwater_cities/gain", sentence)


def test_an_order_of_cards_is_judged_by_its_own_rule() -> None:
    session = game()
    session.lay(TakeSpecialCardStep(1))
    session.say("draw")
    drawn = [piece.id for piece in session.table.pieces_in("seat.1.draw")]
    session.say(drawn[0])
    assert session.question() == "under_deck"
    for answer in ((drawn[1],), (drawn[1], drawn[1]), (drawn[0], drawn[1])):
        (found,) = session.refusals(session.asked(), answer)
        assert found.rule == "underwater_cities/take-special"
        assert to_english(found.message) == "Put exactly these cards in order."


def test_a_payment_with_biomatter_is_judged_by_its_own_rule() -> None:
    session = game()
    session.goods(k=1, st=2, c=1, b=3)
    session.lay(DoStep(1, "slot.3-4/G3", (0,)))
    session.say(next(answer for answer in session.options(session.asked()) if answer.kind == "city"))
    assert session.question() == "pay_with_biomatter"
    for answer in ((0, 0, 0), (1, 2), (1, 2, 3)):
        (found,) = session.refusals(session.asked(), answer)
        assert found.rule == "underwater_cities/biomatter"
        assert to_english(found.message) == "You must pay 3 in kelp, steelplast and biomatter combined."


def test_somebody_elses_card_is_not_discarded() -> None:
    session = game()
    session.hand("1", "2", "3", "4", "5")
    session.hand("6", seat=2)
    session.lay(KeepHandStep(1))
    (found,) = session.refusals(session.asked(), ("card.6", "card.1"))
    assert found.rule == "underwater_cities/hand-limit"
    assert to_english(found.message).startswith("You do not hold ")
    for answer in (("card.1",), ("card.1", "card.1")):
        (found,) = session.refusals(session.asked(), answer)
        assert found.rule == "underwater_cities/hand-limit"
        assert to_english(found.message).startswith("You may keep 3 and you hold 5")


def test_limits_are_told_with_their_number() -> None:
    session = game()
    session.laid("17", "18", "19")
    session.lay(MakeRoomStep(1))
    (found,) = session.refusals(session.asked(), "card.20")
    expected = "You may have no more than 4 action cards: discard one of those you already have."
    assert to_english(found.message) == expected


def test_an_ability_that_was_used_is_told_so() -> None:
    winds, market = number("Trade Winds"), number("Morning Market")
    session = game()
    session.laid(winds, market)
    session.goods(c=2, sc=2)
    session.turn()
    session.say(f"card.{winds}#0")
    assert session.question() == "abilities"
    (found,) = session.refusals(session.asked(), f"card.{winds}#0")
    said = f"You have used card.{winds} in this turn already: it can be used once in each of your turns."
    assert to_english(found.message) == said
    session.say("")
    (found,) = session.explain_drag(1, f"card.{winds}", "discard")
    assert to_english(found.message) == said
    (found,) = session.explain_drag(1, f"card.{market}", "discard")
    assert to_english(found.message).startswith(f"card.{market} can be used once in each of your turns")
