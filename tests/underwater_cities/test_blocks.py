"""Card and slot in one question: the card first and used, the slot first, or the slot alone."""

from __future__ import annotations

from engine.api import Previewer, obvious_answer
from tests.underwater_cities.table import Situation, first_edition, game, number

EMBASSY, CHARTER, TOLLS = number("Embassy"), number("Royal Charter"), number("Toll Count")


def both(card: str, slot: str, *built: str, **stock: int) -> Situation:
    """A card lies on a slot of its colour."""
    session = game(cards=first_edition(EMBASSY))  # a green card: two steps lead to space 3
    session.build(*built)
    session.goods(**stock)
    session.hand(card)
    session.play(card, slot)
    assert session.question() == "blocks"
    return session


def test_the_card_first_is_used_without_a_further_question() -> None:
    session = both(EMBASSY, "3-4/G5")
    assert session.options(session.asked()) == ["use", "slot", "leave"]
    session.say("use")
    assert session.lies(f"card.{EMBASSY}") == "seat.1.claimed"
    assert session.question() == "", "the slot followed, and the turn is over"
    assert session.has() == {"c": 2}, "space 3 pays a credit, and so does the card"


def test_the_slot_first() -> None:
    session = both(EMBASSY, "3-4/G5")
    session.say("slot")
    assert session.has() == {"c": 1} and session.question() == "card_block"


def test_without_the_card() -> None:
    session = both(EMBASSY, "3-4/G5")
    session.say("leave")
    assert session.lies(f"card.{EMBASSY}") == "discard" and session.has() == {"c": 1}
    assert session.told("card-block") == [f"Seat 1 does not use card.{EMBASSY}."]


def test_a_card_that_cannot_be_paid_first_may_come_after_the_slot() -> None:
    session = both(CHARTER, "3-4/G5")
    assert session.options(session.asked()) == ["slot", "leave"]
    assert session.refused("use") == ["cost"]
    assert session.refused("both") == ["blocks"]


def test_older_games_ask_twice() -> None:
    """They hold the answer “card” and then whether it was used: both are still taken."""
    session = both(EMBASSY, "3-4/G5")
    session.say("card")
    assert session.question() == "card_block"
    session.say("decline")
    assert session.has() == {"c": 1}


def test_nobody_is_asked_where_the_card_costs_nothing_and_counts_nothing() -> None:
    session = both(EMBASSY, "3-4/G5")
    found = obvious_answer(session, session.asked(), Previewer(session))
    assert found is not None and found.answer == "use"
    for card, slot, stock in ((CHARTER, "3-4/G5", {"c": 1}), (TOLLS, "3-4/Y4", {"c": 2, "st": 2})):
        session = both(card, slot, "CC_LR", "LR_RM", **stock)
        assert obvious_answer(session, session.asked(), Previewer(session)) is None, "it costs, or it counts tunnels"
