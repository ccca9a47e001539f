"""A slot of which nothing can be used may not be chosen: a card that is only drawn pays for nothing.

Rules: underwater_cities/use-slot, underwater_cities/build-upgrade.
"""

from __future__ import annotations

import pytest

from engine.api import RandomBot
from tests.underwater_cities.table import Situation, at, chosen, fresh, game, number, place

BRIEFING, ERRAND = number("First Briefing"), number("Envoy's Errand")
THINK_TANK, BOREHOLE, SHIFT = number("Think Tank"), number("Open Borehole"), number("Digging Shift")


def poor(**stock: int) -> Situation:
    """Seat 1 has used its assistant and owns no more than this."""
    session = game()
    session.used("assistant.1")
    session.goods(**stock)
    return session


@pytest.mark.parametrize(
    ("card", "slot"), [(BRIEFING, "3-4/Y4"), (ERRAND, "3-4/R1"), (ERRAND, "3-4/R3"), (THINK_TANK, "3-4/R3")]
)
def test_a_drawn_card_does_not_pay_for_a_slot(card: str, slot: str) -> None:
    session = poor()
    session.hand(card)
    assert session.refused(chosen(card, slot)) == ["use-slot"]
    listed = session.options(session.pending()[0])
    assert chosen(card, slot) not in listed


def test_a_step_that_pays_still_makes_a_slot_possible() -> None:
    """From space 4 the marker enters space 3 and gains the credit that the tunnel lacks."""
    session = poor(st=1)
    session.hand(BRIEFING)
    assert not session.legal(chosen(BRIEFING, "3-4/Y4"))
    session.marker(1, 4)
    assert session.legal(chosen(BRIEFING, "3-4/Y4"))
    session.play(BRIEFING, "3-4/Y4")
    session.say("use")
    assert session.refused(-1) == ["use-slot"], "the step must be taken"
    session.say(1)
    session.say(0)
    assert session.question() == "build"


def test_build_and_upgrade_is_not_left_half_done() -> None:
    """Digging Shift lets a card be drawn at the second tunnel; that brings no science for its upgrade."""
    session = game(contracts=1)
    session.used("assistant.1")
    table = session.table
    for n in range(1, 4):
        for piece in [piece.id for piece in table.pieces_in(f"contracts.{n}")]:
            table.move(piece, "box")
    table.move("contract.labs", "contracts.1")
    session.laid(SHIFT)
    session.hand(BOREHOLE)
    session.goods(c=3, st=3)
    session.play(BOREHOLE, "3-4/R5")
    session.say("use", at("tunnel", "CC_LR"), 1)
    assert session.question() == "build_for_science"
    assert session.options(session.asked()) == [at("tunnel", "CC_UL")], "the only site that gives science"
    assert session.refused(at("tunnel", "CC_UR")) == ["build-upgrade"]
    session.say(at("tunnel", "CC_UL"), place("CC_UL"))
    assert table.count_at(place("CC_UL"), "upgrade") == 1


def test_build_and_upgrade_is_refused_where_nothing_brings_science() -> None:
    session = poor(c=3, st=3)
    session.build("CC_LR", "CC_UL")
    session.laid(SHIFT)
    session.hand(BOREHOLE)
    assert session.refused(chosen(BOREHOLE, "3-4/R5")) == ["use-slot"]


@pytest.mark.parametrize("people", [2, 3, 4])
def test_no_slot_is_taken_in_vain(people: int) -> None:
    for seed in (3, 9):
        session = fresh(people, seed, contracts=int(people > 1))
        bot = RandomBot(seed)
        while (pending := session.first_pending()) is not None:
            session.answer(pending, bot.choose_answer(session, pending))
        assert not [said for said in session.told("use-slot") if "can use no part" in said]
        assert not [said for said in session.told("build-upgrade") if "no longer" in said]
