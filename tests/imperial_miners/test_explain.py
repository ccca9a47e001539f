"""Why-not: which card is not held and why, and what is said of pieces and piles that no question is about."""

from __future__ import annotations

import pytest

from engine.api import PieceArg, to_english
from engine.imperial_miners.explain import missing_card
from engine.imperial_miners.grid import cell_id
from engine.imperial_miners.hands import HandLimitStep
from engine.imperial_miners.tokens import ClearCaveInStep, PutTokenStep
from tests.imperial_miners.table import game


def test_a_card_that_nobody_sees_is_called_by_its_name_and_its_place_stays_secret() -> None:
    session = game(2)
    hidden = next(piece for piece in session.table.pieces_in("deck.2") if not piece.seen_by)
    name = to_english(session.game.piece_name(session.table, hidden.id))
    refusal = missing_card(session.table, 1, hidden.id)
    assert to_english(refusal.message) == f"You do not hold {name}."
    assert not any(isinstance(arg, PieceArg) for _, arg in refusal.message.args)
    assert hidden.id not in refusal.subjects
    session.table.move(hidden.id, "seat.2.hand")
    assert missing_card(session.table, 1, hidden.id) == refusal


def test_where_a_known_card_is_instead() -> None:
    session = game(2)
    table = session.table
    said = {}
    for code, place in (("N11", "discard.1"), ("N12", cell_id(2, 1, 0)), ("N13", "seat.2.chosen")):
        table.move(f"mine.{code}", place)
        table.reveal(f"mine.{code}")
        refusal = missing_card(table, 1, f"mine.{code}")
        said[code] = (refusal.rule.partition("/")[2], to_english(refusal.message))
    assert said == {
        "N11": ("own-card", "You do not hold mine.N11: it was discarded."),
        "N12": ("row", "mine.N12 is placed: it stays there."),
        "N13": ("own-card", "You do not hold mine.N13: Seat 2 has it."),
    }
    assert to_english(missing_card(table, 1, "pickaxe.1").message) == "Choose a card of your hand."


def test_choosing_and_discarding_say_which_card_is_missing() -> None:
    session = game(2)
    session.hand(1, "N11")
    session.hand(2, "N12")
    session.table.move("mine.N13", "discard.1")
    session.begin()
    assert session.refused("N13") == ["own-card"]
    assert session.refused("event.01") == ["own-card"]
    answered = HandLimitStep(1).broken_rules(session.table, ("mine.N11", "mine.N13"))
    assert [to_english(refusal.message) for refusal in answered] == ["You do not hold mine.N13: it was discarded."]


@pytest.mark.parametrize(
    ("grab", "drop", "rule"),
    [
        ("mine.N11", "box", "choose"),
        ("mine.N11", "discard.1", "discard"),
        ("mine.N21", "supply", "reshuffle"),
        ("mine.N22", "seat.1.hand", "row"),
        ("deck.2", "seat.1.hand", "draw"),
        ("deck.3?5", "seat.1.hand", "draw"),
        ("deck.4", "seat.1.hand", "level-four"),
        ("event.deck", "event.now", "event"),
        ("event.08", "box", "event"),
        ("supply", "seat.1.mine.2.1", "tokens"),
        ("seat.1.mine.2.1", "supply", "tokens"),
        ("seat.1.surface", "supply", "coins"),
        ("surface.1", "box", "setup"),
        ("board.2", "box", "setup"),
        ("pickaxe.1", "research.1.1", "research"),
        ("pickaxe.2", "research.1.1", "research"),
        ("seat.2.hand?0", "seat.1.chosen", "foreign-piece"),
        ("seat.2.surface", "seat.1.surface", "foreign-piece"),
    ],
)
def test_each_drag_is_answered_by_the_rule_it_breaks(grab: str, drop: str, rule: str) -> None:
    session = game(2)
    session.hand(1, "N11", "N12")
    session.hand(2, "N13", "N14")
    session.mine({(1, 0): "S11", (2, 1): "N22"})
    session.put((2, 1), gadget=1)
    session.table.move("mine.N21", "discard.2")
    session.event("event.08")
    session.begin()
    assert session.why_not(grab, drop) == [rule]


def test_a_chosen_card_waits_for_the_others() -> None:
    session = game(2)
    session.hand(1, "N11", "N12")
    session.hand(2, "N13")
    session.begin()
    session.choose("N11")
    assert session.why_not("mine.N11", "seat.1.hand") == ["choose"]


def test_tokens_without_any_card_for_them_leave_a_note() -> None:
    session = game(1)
    session.event("event.10")
    session.open_with(PutTokenStep(1, "gadget", 1, "any", "event.10", ""))
    session.open_with(ClearCaveInStep(1, 1, "event.10", ""))
    assert session.told()[-2:] == ["gadgets", "clear"]
