"""Card and slot in one question: the card first and used, the slot first, or the slot alone."""

from __future__ import annotations

from engine.api import Previewer, Session, obvious_answer
from tests.underwater_cities.table import (
    asked,
    build,
    first_edition,
    game,
    goods,
    hand,
    has,
    lies,
    number,
    play,
    question,
    refused,
    say,
)
from tests.underwater_cities.table import told as notes

EMBASSY, CHARTER, TOLLS = number("Embassy"), number("Royal Charter"), number("Toll Count")


def both(card: str, slot: str, *built: str, **stock: int) -> Session:
    """A card lies on a slot of its colour."""
    session = game(cards=first_edition(EMBASSY))  # a green card: two steps lead to space 3
    build(session, *built)
    goods(session, **stock)
    hand(session, card)
    play(session, card, slot)
    assert question(session) == "blocks"
    return session


def test_the_card_first_is_used_without_a_further_question() -> None:
    session = both(EMBASSY, "3-4/G5")
    assert session.options(asked(session)) == ["use", "slot", "leave"]
    say(session, "use")
    assert lies(session, f"card.{EMBASSY}") == "seat.1.claimed"
    assert question(session) == "", "the slot followed, and the turn is over"
    assert has(session) == {"c": 2}, "space 3 pays a credit, and so does the card"


def test_the_slot_first() -> None:
    session = both(EMBASSY, "3-4/G5")
    say(session, "slot")
    assert has(session) == {"c": 1} and question(session) == "card_block"


def test_without_the_card() -> None:
    session = both(EMBASSY, "3-4/G5")
    say(session, "leave")
    assert lies(session, f"card.{EMBASSY}") == "discard" and has(session) == {"c": 1}
    assert notes(session, "card-block") == [f"Seat 1 does not use card.{EMBASSY}."]


def test_a_card_that_cannot_be_paid_first_may_come_after_the_slot() -> None:
    session = both(CHARTER, "3-4/G5")
    assert session.options(asked(session)) == ["slot", "leave"]
    assert refused(session, "use") == ["cost"]
    assert refused(session, "both") == ["blocks"]


def test_older_games_ask_twice() -> None:
    """They hold the answer “card” and then whether it was used: both are still taken."""
    session = both(EMBASSY, "3-4/G5")
    say(session, "card")
    assert question(session) == "card_block"
    say(session, "decline")
    assert has(session) == {"c": 1}


def test_nobody_is_asked_where_the_card_costs_nothing_and_counts_nothing() -> None:
    session = both(EMBASSY, "3-4/G5")
    found = obvious_answer(session, asked(session), Previewer(session))
    assert found is not None and found.answer == "use"
    for card, slot, stock in ((CHARTER, "3-4/G5", {"c": 1}), (TOLLS, "3-4/Y4", {"c": 2, "st": 2})):
        session = both(card, slot, "CC_LR", "LR_RM", **stock)
        assert obvious_answer(session, asked(session), Previewer(session)) is None, "it costs, or it counts tunnels"
