"""What people give away or leave unused is told, and a refusal gives the reason that is true."""

from __future__ import annotations

import pytest

from engine.api import GreedyBot, NamedNotes, entries_since, summary_of, to_english
from engine.underwater_cities.action_cards import LastUseStep
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.effects.construction import BuildEffect
from engine.underwater_cities.effects.meanings import DoStep
from engine.underwater_cities.hands import KeepFirstStep, KeepNewHandStep
from engine.underwater_cities.rounds import NewEraStep, RoundStep
from engine.underwater_cities.turn import DrawOneStep, TurnStep
from tests.underwater_cities.table import GREEN, RED, YELLOW, Situation, chosen, fresh, game

SEAFOOD = "28"


def reasons(session: Situation, answer: object) -> list[tuple[str, str]]:
    """Rule and words of each refusal."""
    found = session.refusals(session.asked(), answer)
    return [(one.rule.removeprefix("underwater_cities/"), to_english(one.message)) for one in found]


# ---- told ------------------------------------------------------------------------------------------------------------


def test_cards_over_the_hand_limit_are_told() -> None:
    session = game()
    session.hand("1", "2", "3", "4")
    session.lay(TurnStep(1))
    session.say(("card.1",))
    assert len(session.told("hand-limit")) == 1


@pytest.mark.parametrize(("step", "rule"), [(KeepFirstStep(1), "setup"), (KeepNewHandStep(1), "new-era")])
def test_cards_that_are_not_kept_are_told(step: KeepFirstStep | KeepNewHandStep, rule: str) -> None:
    session = game()
    before = len(session.told(rule))
    session.hand("1", "2", "3", "4")
    session.lay(step)
    session.say(("card.1", "card.2", "card.3"))
    assert len(session.told(rule)) == before + 1


def test_a_card_that_is_declined_is_told() -> None:
    session = game()
    session.hand(YELLOW)
    session.play(YELLOW, "3-4/Y1")
    session.say("decline")
    assert any("does not use" in said for said in session.told("card-block"))


@pytest.mark.parametrize(("deck", "words"), [("special3", "out of the game"), ("special12", "under the deck")])
def test_a_special_card_that_is_not_paid_is_told(deck: str, words: str) -> None:
    session = game()
    colours = {"green": "3-4/G3", "red": "3-4/R2", "yellow": "3-4/Y5"}
    data = session.table.data
    card = next(one for one in data.cards.values() if one.deck == deck and one.colour in colours)
    session.hand(card.id.removeprefix("card."))
    session.play(card.id.removeprefix("card."), colours[card.colour])
    while session.first_pending() is not None and any(
        piece.id == card.id for piece in session.table.pieces_in("seat.1.played")
    ):
        options = session.options(session.asked())
        session.say("decline" if "decline" in options else options[-1])
    assert any(words in said for said in session.told("discard")), session.told("discard")


def test_a_card_on_the_slot_without_colour_is_told() -> None:
    session = game()
    session.hand(YELLOW)
    session.play(YELLOW, "AA")
    assert session.told("play-card") == ["This slot has no colour: the card has no effect."]


def test_special_cards_that_go_back_under_the_deck_are_told() -> None:
    session = game()
    session.lay(DoStep(1, "slot.1-2/R1", ()))
    session.say("draw")
    session.say(session.options(session.asked())[0])
    session.say(session.default_answer(session.asked()))
    said = [one for one in session.told("take-special") if "under the deck" in one]
    assert said == ["Seat 1 puts 1 Special card under the deck.", "Seat 1 puts 2 Special cards under the deck."]


def test_an_action_that_is_left_when_its_card_goes_is_told() -> None:
    session = game()
    session.lay(LastUseStep(1, "card.assistant"))
    session.say("decline")
    assert session.told("action-card-limit") == ["Seat 1 does not use the action of assistant.1 before it goes."]


def test_the_cards_of_an_old_era_are_told() -> None:
    session = game()
    session.lay(NewEraStep())
    assert any("discards of era 1" in said for said in session.told("new-era"))


def test_that_the_tiles_come_back_is_told() -> None:
    session = game()
    before = session.told("end-round")
    session.lay(RoundStep())
    assert session.told("end-round") == [*before, "All action tiles come back."]


def test_that_no_card_is_left_is_told() -> None:
    session = game()
    session.table.move_all("era1", "box")
    session.table.move_all("discard", "box")
    session.lay(DrawOneStep(1))
    assert session.told("draw") == ["No card is left to be drawn."]


# ---- true reasons ----------------------------------------------------------------------------------------------------


def test_a_condition_that_fails_is_named_with_its_numbers() -> None:
    session = game()
    session.hand(SEAFOOD)
    session.play(SEAFOOD, "3-4/R2")
    assert session.question() == "card_block"
    assert reasons(session, "use") == [
        ("conditions", "The condition does not hold: it needs 1 tunnel, connected and upgraded; you have 0.")
    ]


def test_cloning_says_that_there_is_no_tile() -> None:
    session = game(3)
    session.goods(c=1)
    session.hand(GREEN)
    session.occupy("3-4/R2", 2)
    ((rule, words),) = reasons(session, chosen(GREEN, "3-4/R2", clone=True))
    assert rule == "cloning" and "four players only" in words


def test_cloning_says_that_the_tile_was_used() -> None:
    session = game(4)
    session.goods(c=1)
    session.hand(GREEN)
    session.occupy("3-4/R2", 2)
    session.table.move("clone_tile", "seat.3.tiles")
    ((rule, words),) = reasons(session, chosen(GREEN, "3-4/R2", clone=True))
    assert rule == "cloning" and "already used" in words


def test_a_slot_that_is_free_is_no_slot_to_be_cloned() -> None:
    session = game(4)
    session.goods(c=1)
    session.hand(GREEN)
    ((rule, words),) = reasons(session, chosen(GREEN, "3-4/R2", clone=True))
    assert rule == "cloning" and "others occupy" in words


@pytest.mark.parametrize("piece", ["assistant.1", "tile.1.1"])
def test_what_is_never_held_is_not_said_to_be_missing_from_the_hand(piece: str) -> None:
    session = game()
    session.hand(RED)
    (refusal,) = session.explain_drag(1, piece, "slot.3-4/R2")
    assert to_english(refusal.message) == "Play a card of your hand."


def test_a_slot_without_effect_is_refused_by_its_own_rule() -> None:
    session = game()
    session.hand(GREEN)
    assert [rule for rule, _ in reasons(session, chosen(GREEN, "3-4/R1"))] == ["use-slot"]


def test_a_second_piece_that_cannot_be_paid_is_told_to_whoever_builds() -> None:
    session = game()
    slot = next(name for name, one in data_of(session.table).slots.items() if one.effect == BuildEffect("tunnel", 2))
    session.goods(c=1, st=1)
    session.lay(DoStep(1, slot, ()))
    session.say(session.options(session.asked())[0])
    notes = [note.message for note in session.current.notes() if note.message.id in session.game.told.lapses]
    assert [to_english(one) for one in notes] == ["Seat 1 can build no more; left out: 1 tunnel."]


# ---- the curtain -----------------------------------------------------------------------------------------------------


def test_tiles_that_never_left_do_not_come_back_on_the_curtain() -> None:
    session = fresh(2)
    bots = {seat: GreedyBot(seat) for seat in (1, 2)}
    read = NamedNotes(session).notes
    told_in: dict[int, set[str]] = {}
    before = 0
    while (pending := session.first_pending()) is not None and session.table.count_at("state", "round") < 3:
        seat, number = pending.question.seat, session.table.count_at("state", "round")
        if seat != before:
            keeping = summary_of(session, entries_since(session, seat), read, 0).keeping
            told_in.setdefault(number, set()).update(one.id for one in keeping)
        before = seat
        session.answer(pending, bots[seat].choose_answer(session, pending))
    back = "underwater_cities.action_tiles_come_back"
    assert back not in told_in[0] | told_in[1] and back in told_in[2]
