"""Set-up: what belongs to the game, the starting hands, and the event deck that counts the rounds."""

from __future__ import annotations

import pytest

from engine.api import new_session
from engine.core.table.ops import NoteOp
from engine.imperial_miners.cards import PER_LEVEL, shipped
from tests.imperial_miners.table import Situation

DATA = shipped()

SEATS = (1, 2, 3, 4, 5)


def deck_sizes(session: Situation) -> list[int]:
    return [session.size(f"deck.{level}") for level in (1, 2, 3, 4)]


def test_t06_the_levels_add_up_to_136_cards() -> None:
    assert [sum(level == one for level in DATA.level.values()) for one in (1, 2, 3, 4)] == [36, 43, 43, 14]
    assert sum(PER_LEVEL.values()) == len(DATA.level) == 136


def before_the_first_event(session: Situation) -> None:
    """Go back to the moment before the first round."""
    journal = session.table.journal_ops
    session.table.rewind_to(next(at for at, op in enumerate(journal) if op.to_json()[:3:2] == ["move", "event.now"]))


@pytest.mark.parametrize("n", SEATS)
def test_t07_the_usual_set_up(n: int) -> None:
    session = Situation.of(new_session("imperial_miners", n, seed=3))
    assert all(len(session.held(seat)) == 8 for seat in session.table.seats_from_first())
    for seat in session.table.seats_from_first():
        session.choose(tuple(session.held(seat)[:4]), seat)
    before_the_first_event(session)
    assert all(len(session.held(seat)) == 4 for seat in session.table.seats_from_first())
    assert deck_sizes(session) == [36 - 2 * n, 43 - 3 * n, 43 - 3 * n, 14]
    assert sum(session.size(f"discard.{level}") for level in (1, 2, 3)) == 4 * n
    assert session.size("event.deck") == 10
    assert sum(piece.id in DATA.events for piece in session.table.pieces_in("box")) == 8


@pytest.mark.parametrize("n", SEATS)
def test_t08_the_set_up_of_a_first_game(n: int) -> None:
    session = Situation.of(new_session("imperial_miners", n, seed=3, settings={"first_game": 1}))
    before_the_first_event(session)
    assert deck_sizes(session) == [36 - 2 * n, 43 - 2 * n, 43 - 2 * n, 14]
    assert all(len(session.held(seat)) == 6 for seat in session.table.seats_from_first())
    assert all(not session.size(f"discard.{level}") for level in (1, 2, 3, 4))


def test_t09_four_players() -> None:
    session = Situation.of(new_session("imperial_miners", 4, seed=3))
    assert deck_sizes(session) == [28, 31, 31, 14]
    for seat in (1, 2, 3, 4):
        session.choose(tuple(session.held(seat)[:4]), seat)
    before_the_first_event(session)
    assert sum(session.size(f"discard.{level}") for level in (1, 2, 3)) == 16


def test_four_cards_are_kept_no_more_and_no_fewer() -> None:
    session = Situation.of(new_session("imperial_miners", 2, seed=3))
    assert session.asks() == "keep_hand"
    assert session.refused(tuple(session.held()[:5])) == ["answer-number"]
    assert session.refused((*session.held()[:3], session.held(2)[0])) == ["answer-items"]
    session.choose(tuple(session.held()[:4]))
    assert len(session.held()) == 4
    assert session.asked(2)


def test_t10_the_event_deck_counts_the_rounds() -> None:
    session = Situation.of(new_session("imperial_miners", 1, seed=5, settings={"first_game": 1}))
    seen = set()
    while (pending := session.first_pending()) is not None:
        number = session.table.count_at("state", "round")
        assert session.size("event.deck") == 10 - number
        seen.add(number)
        pick = session.options(pending)
        said = pick[0] if pending.frame.shape.value == "pick" else session.default_answer(pending)
        session.answer(pending, said)
    assert seen == set(range(1, 11))


def test_each_board_shows_a_side_at_random_and_nobody_has_coins() -> None:
    shown = set()
    for seed in range(40):
        table = Situation.of(new_session("imperial_miners", 2, seed=seed)).table
        shown.add(tuple(table.pieces[f"board.{board}"].face for board in (1, 2, 3)))
        assert table.total_count("coin") == 0
        assert all(table.pieces[f"pickaxe.{seat}"].place.id == "research.start" for seat in (1, 2))
    assert len(shown) == 8


def test_what_is_dealt_is_told() -> None:
    session = Situation.of(new_session("imperial_miners", 2, seed=1))
    notes = [op for op in session.root.ops if isinstance(op, NoteOp)]
    told = [op.message for op in notes if op.rule == "imperial_miners/starting-hand"]
    assert [str(message)[:15] for message in told] == ["Seat 1 is dealt", "Seat 2 is dealt"]


@pytest.mark.parametrize(("first_game", "cards"), [(0, 8), (1, 6)])
def test_everybody_is_told_how_many_cards_each_seat_was_dealt(first_game: int, cards: int) -> None:
    session = Situation.of(new_session("imperial_miners", 3, seed=3, settings={"first_game": first_game}))
    dealt = [
        note.message.n
        for note in session.root.notes()
        if note.message.id == "imperial_miners.seat_is_dealt_cards" and note.viewers & 1
    ]
    assert dealt == [cards] * 3


def test_what_is_only_written_down_lies_on_no_board() -> None:
    places = Situation.of(new_session("imperial_miners", 2, seed=3)).table.places
    assert not any(places[f"seat.{seat}.{what}"].drawn for seat in (1, 2) for what in ("record", "hand"))
    assert all(places[f"seat.{seat}.{what}"].drawn for seat in (1, 2) for what in ("surface", "chosen"))
