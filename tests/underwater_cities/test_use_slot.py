"""A slot of which nothing can be used may not be chosen: a card that is only drawn pays for nothing.

Rules: underwater_cities/use-slot, underwater_cities/build-upgrade.
"""

from __future__ import annotations

import pytest

from engine.api import RandomBot
from engine.core.messages.message import to_english
from tests.underwater_cities.table import Situation, at, chosen, fresh, game, number, place

BRIEFING, ERRAND = number("First Briefing"), number("Envoy's Errand")
THINK_TANK, BOREHOLE, SHIFT = number("Think Tank"), number("Open Borehole"), number("Digging Shift")
NEW_METROPOLIS = number("New Metropolis")


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
    (found,) = session.refusals(session.asked(), at("tunnel", "CC_UR"))
    assert found.rule == "underwater_cities/build-upgrade" and found.instead is not None
    assert to_english(found.instead) == f"Here you can build: {place('CC_UL')}.", "no site that the duty forbids"
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


CORNERS = ("UL", "TM", "UR", "LM", "CC", "RM", "LL", "BM")
"""Cities beside one another, and no tunnel joins them."""


@pytest.mark.parametrize("farms", [12, 16])
@pytest.mark.parametrize("card", ["91", "29"])
def test_many_ways_to_upgrade_bring_no_steelplast(card: str, farms: int) -> None:
    """However many things there are to be tried before it: a slot that none of them makes usable is refused."""
    session = game(people=2)
    session.used("assistant.1")
    session.goods(c=2, sc=5)
    session.build(*CORNERS, *[f"{CORNERS[at // 2]}.b{1 + at % 2}=farm" for at in range(farms)])
    session.occupy("1-2/Y1", 2)
    session.hand(card)
    assert session.refused(chosen(card, "1-2/R3")) == ["use-slot"]
    assert chosen(card, "1-2/R3") not in session.options(session.asked())
    session.goods(c=2, st=1, sc=5)
    assert session.legal(chosen(card, "1-2/R3")), "with steelplast it needs no card at all"


def metropolis(**stock: int) -> Situation:
    session = game(people=2)
    session.used("assistant.1")
    session.goods(**stock)
    session.hand(NEW_METROPOLIS)
    for tile in ("metropolis.steel", "metropolis.points"):
        session.table.move(tile, "metropolises")
        session.table.pieces[tile].seen_by = 0  # as if they had never lain before anybody
    return session


def test_a_metropolis_to_come_is_believed_only_where_one_could_help() -> None:
    """A city costs 1 credit, 1 kelp and 2 steelplast: no blue metropolis brings all of it."""
    assert metropolis(c=2).refused(chosen(NEW_METROPOLIS, "1-2/G2")) == ["use-slot"]
    assert metropolis(c=3, k=1, st=1).legal(chosen(NEW_METROPOLIS, "1-2/G2"))
    session = metropolis(c=3, k=1)
    assert session.legal(chosen(NEW_METROPOLIS, "1-2/G2")), "one of them brings two steelplast"
    assert not session.table.pieces["metropolis.steel"].seen_by & 2, "nobody has looked at it"
    session.table.move("metropolis.steel", "out")
    assert session.refused(chosen(NEW_METROPOLIS, "1-2/G2")) == ["use-slot"], "now everybody knows it does not come"


def test_after_a_draw_that_could_have_helped_the_slot_lapses() -> None:
    session = metropolis(c=3, k=1)
    session.play(NEW_METROPOLIS, "1-2/G2")
    session.say("use")
    assert session.refused(-1) == ["use-slot"], "the metropolis has to be taken"
    session.say(0)
    assert [said for said in session.told("use-slot") if "can use no part" in said]
