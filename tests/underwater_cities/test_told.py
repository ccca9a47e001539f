"""What people give away or leave unused is told, and a refusal gives the reason that is true."""

from __future__ import annotations

import pytest

from engine.api import Session, to_english
from engine.underwater_cities.hands import KeepFirstStep, KeepNewHandStep
from engine.underwater_cities.turn import TurnStep
from tests.underwater_cities.table import (
    GREEN,
    RED,
    YELLOW,
    asked,
    chosen,
    game,
    goods,
    hand,
    lay,
    occupy,
    play,
    question,
    say,
    told,
)

SEAFOOD = "28"


def reasons(session: Session, answer: object) -> list[tuple[str, str]]:
    """Rule and words of each refusal."""
    found = session.refusals(asked(session), answer)
    return [(one.rule.removeprefix("underwater_cities/"), to_english(one.message)) for one in found]


# ---- told ------------------------------------------------------------------------------------------------------------


def test_cards_over_the_hand_limit_are_told() -> None:
    session = game()
    hand(session, "1", "2", "3", "4")
    lay(session, TurnStep(1))
    say(session, ("card.1",))
    assert len(told(session, "hand-limit")) == 1


@pytest.mark.parametrize(("step", "rule"), [(KeepFirstStep(1), "setup"), (KeepNewHandStep(1), "new-era")])
def test_cards_that_are_not_kept_are_told(step: KeepFirstStep | KeepNewHandStep, rule: str) -> None:
    session = game()
    before = len(told(session, rule))
    hand(session, "1", "2", "3", "4")
    lay(session, step)
    say(session, ("card.1", "card.2", "card.3"))
    assert len(told(session, rule)) == before + 1


def test_a_card_that_is_declined_is_told() -> None:
    session = game()
    hand(session, YELLOW)
    play(session, YELLOW, "3-4/Y1")
    say(session, "decline")
    assert any("does not use" in said for said in told(session, "card-block"))


@pytest.mark.parametrize(("deck", "words"), [("special3", "out of the game"), ("special12", "under the deck")])
def test_a_special_card_that_is_not_paid_is_told(deck: str, words: str) -> None:
    session = game()
    colours = {"green": "3-4/G3", "red": "3-4/R2", "yellow": "3-4/Y5"}
    data = session.table.data
    card = next(one for one in data.cards.values() if one.deck == deck and one.colour in colours)
    hand(session, card.id.removeprefix("card."))
    play(session, card.id.removeprefix("card."), colours[card.colour])
    while session.first_pending() is not None and any(
        piece.id == card.id for piece in session.table.pieces_in("seat.1.played")
    ):
        options = session.options(asked(session))
        say(session, "decline" if "decline" in options else options[-1])
    assert any(words in said for said in told(session, "discard")), told(session, "discard")


# ---- true reasons ----------------------------------------------------------------------------------------------------


def test_a_condition_that_fails_is_named_with_its_numbers() -> None:
    session = game()
    hand(session, SEAFOOD)
    play(session, SEAFOOD, "3-4/R2")
    assert question(session) == "card_block"
    assert reasons(session, "use") == [
        ("conditions", "The condition does not hold: it needs 1 tunnel, connected and upgraded; you have 0.")
    ]


def test_cloning_says_that_there_is_no_tile() -> None:
    session = game(3)
    goods(session, c=1)
    hand(session, GREEN)
    occupy(session, "3-4/R2", 2)
    ((rule, words),) = reasons(session, chosen(GREEN, "3-4/R2", clone=True))
    assert rule == "cloning" and "four players only" in words


def test_cloning_says_that_the_tile_was_used() -> None:
    session = game(4)
    goods(session, c=1)
    hand(session, GREEN)
    occupy(session, "3-4/R2", 2)
    session.table.move("clone_tile", "seat.3.tiles")
    ((rule, words),) = reasons(session, chosen(GREEN, "3-4/R2", clone=True))
    assert rule == "cloning" and "already used" in words


def test_a_slot_that_is_free_is_no_slot_to_be_cloned() -> None:
    session = game(4)
    goods(session, c=1)
    hand(session, GREEN)
    ((rule, words),) = reasons(session, chosen(GREEN, "3-4/R2", clone=True))
    assert rule == "cloning" and "others occupy" in words


@pytest.mark.parametrize("piece", ["assistant.1", "tile.1.1"])
def test_what_is_never_held_is_not_said_to_be_missing_from_the_hand(piece: str) -> None:
    session = game()
    hand(session, RED)
    (refusal,) = session.explain_drag(1, piece, "slot.3-4/R2")
    assert to_english(refusal.message) == "Play a card of your hand."


def test_a_slot_without_effect_is_refused_by_its_own_rule() -> None:
    session = game()
    hand(session, GREEN)
    assert [rule for rule, _ in reasons(session, chosen(GREEN, "3-4/R1"))] == ["use-slot"]
