"""A slot of which nothing can be used may not be chosen: a card that is only drawn pays for nothing.

Rules: underwater_cities/use-slot, underwater_cities/build-upgrade.
"""

from __future__ import annotations

import pytest

from engine.api import RandomBot, Session
from engine.underwater_cities.structures.sites import At
from tests.underwater_cities.table import (
    asked,
    build,
    chosen,
    fresh,
    game,
    goods,
    hand,
    laid,
    legal,
    marker,
    number,
    place,
    play,
    question,
    refused,
    say,
    told,
    used,
)

BRIEFING, ERRAND = number("First Briefing"), number("Envoy's Errand")
THINK_TANK, BOREHOLE, SHIFT = number("Think Tank"), number("Open Borehole"), number("Digging Shift")


def poor(**stock: int) -> Session:
    """Seat 1 has used its assistant and owns no more than this."""
    session = game()
    used(session, "assistant.1")
    goods(session, **stock)
    return session


@pytest.mark.parametrize(
    ("card", "slot"), [(BRIEFING, "3-4/Y4"), (ERRAND, "3-4/R1"), (ERRAND, "3-4/R3"), (THINK_TANK, "3-4/R3")]
)
def test_a_drawn_card_does_not_pay_for_a_slot(card: str, slot: str) -> None:
    session = poor()
    hand(session, card)
    assert refused(session, chosen(card, slot)) == ["use-slot"]
    listed = session.options(session.pending()[0])
    assert chosen(card, slot) not in listed


def test_a_step_that_pays_still_makes_a_slot_possible() -> None:
    """From space 4 the marker enters space 3 and gains the credit that the tunnel lacks."""
    session = poor(st=1)
    hand(session, BRIEFING)
    assert not legal(session, chosen(BRIEFING, "3-4/Y4"))
    marker(session, 1, 4)
    assert legal(session, chosen(BRIEFING, "3-4/Y4"))
    play(session, BRIEFING, "3-4/Y4")
    say(session, "use")
    assert refused(session, -1) == ["use-slot"], "the step must be taken"
    say(session, 1)
    say(session, 0)
    assert question(session) == "build"


def test_build_and_upgrade_is_not_left_half_done() -> None:
    """Digging Shift lets a card be drawn at the second tunnel; that brings no science for its upgrade."""
    session = game(contracts=1)
    used(session, "assistant.1")
    table = session.table
    for n in range(1, 4):
        for piece in [piece.id for piece in table.pieces_in(f"contracts.{n}")]:
            table.move(piece, "box")
    table.move("contract.labs", "contracts.1")
    laid(session, SHIFT)
    hand(session, BOREHOLE)
    goods(session, c=3, st=3)
    play(session, BOREHOLE, "3-4/R5")
    say(session, "use", At("tunnel", place("CC_LR")), 1)
    assert question(session) == "build_for_science"
    assert session.options(asked(session)) == [At("tunnel", place("CC_UL"))], "the only site that gives science"
    assert refused(session, At("tunnel", place("CC_UR"))) == ["build-upgrade"]
    say(session, At("tunnel", place("CC_UL")), place("CC_UL"))
    assert table.count_at(place("CC_UL"), "upgrade") == 1


def test_build_and_upgrade_is_refused_where_nothing_brings_science() -> None:
    session = poor(c=3, st=3)
    build(session, "CC_LR", "CC_UL")
    laid(session, SHIFT)
    hand(session, BOREHOLE)
    assert refused(session, chosen(BOREHOLE, "3-4/R5")) == ["use-slot"]


@pytest.mark.parametrize("people", [2, 3, 4])
def test_no_slot_is_taken_in_vain(people: int) -> None:
    for seed in (3, 9):
        session = fresh(people, seed, contracts=int(people > 1))
        bot = RandomBot(seed)
        while (pending := session.first_pending()) is not None:
            session.answer(pending, bot.choose_answer(session, pending))
        assert not [said for said in told(session, "use-slot") if "can use no part" in said]
        assert not [said for said in told(session, "build-upgrade") if "no longer" in said]
