"""What a refusal names instead can be done: only what is legal now is named."""

from __future__ import annotations

from typing import Any

from engine.core.messages.message import to_english
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
