"""Everybody at once: order of arrival, secrecy, and undo by one seat (T52-T54)."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.api import Dice, Entry, RandomBot, Refusal, Session, new_session, view
from engine.imperial_miners.draws import DrawCards
from tests.imperial_miners.table import (
    COIN2,
    SKIP,
    answer,
    answers,
    asks,
    begin,
    chosen,
    coins,
    event,
    game,
    give,
    hand,
    held,
    mine,
    on_top,
    start,
)

SOURCE = "event.03"


def two_draw() -> Session:
    """Both seats are asked from which deck they draw."""
    session = game(2)
    event(session, SOURCE)
    for seat in (1, 2):
        start(session, DrawCards(seat, 1, SOURCE), seat)
    return session


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_t52_different_decks_give_the_same_table_in_any_order(order: tuple[int, int]) -> None:
    digests = []
    for seats in ((1, 2), order):
        session = two_draw()
        for seat in seats:
            answer(session, seat, seat)
        digests.append(session.table.digest())
    assert digests[0] == digests[1]


def test_t53_the_same_deck_serves_in_the_order_of_arrival() -> None:
    session = two_draw()
    on_top(session, 2, "S21", "S22")
    start(session, DrawCards(2, 1, SOURCE), 2)
    # A second question keeps the lane of seat 2 open, so that undo still belongs to the seats.
    answer(session, 2, 2)
    answer(session, 2, 1)
    assert (held(session, 2), held(session, 1)) == (["S21"], ["S22"])
    refusal = session.undo_of(2)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "table/undo-own-lane"
    assert refusal.subjects == ("seat.1",)
    assert (held(session, 2), held(session, 1)) == (["S21"], ["S22"])
    assert isinstance(session.undo_of(1), Entry)
    assert (held(session, 2), held(session, 1)) == (["S21"], [])
    assert isinstance(session.undo_of(2), Entry)
    assert held(session, 2) == []


@pytest.mark.parametrize("order", list(permutations((2, 4))))
def test_t54_forced_draws_come_in_seat_order_whoever_answers_first(order: tuple[int, ...]) -> None:
    session = game(4)
    on_top(session, 1, "N11", "N12")
    hand(session, 2, "N13")
    hand(session, 4, "N14")
    begin(session)
    for seat in order:
        answer(session, "N13" if seat == 2 else "N14", seat)
    assert [chosen(session, seat) for seat in (1, 2, 3, 4)] == [["N11"], ["N13"], ["N12"], ["N14"]]


def test_cards_and_payments_stay_hidden_until_all_have_chosen() -> None:
    """A33."""
    session = game(2)
    mine(session, {(1, 0): "N11"})
    hand(session, 1, "N21")
    hand(session, 2, "N12", "N13")
    give(session, coin=2)
    begin(session)
    answer(session, "N21")
    assert coins(session) == 2
    shown = view(session.table, 2).places["seat.1.chosen"].pieces[0]
    assert not shown.known
    answer(session, "N12", 2)
    assert coins(session) == 0
    assert view(session.table, 2).places["seat.1.chosen"].pieces[0].id == "mine.N21"


def test_undo_of_one_seat_while_the_others_have_gone_on() -> None:
    session = game(3)
    for seat, code in ((1, "N11"), (2, "N12"), (3, "N13")):
        hand(session, seat, code)
    begin(session)
    for seat, code in ((1, "N11"), (2, "N12"), (3, "N13")):
        answer(session, code, seat)
    answer(session, (1, 0), 1)
    answers(session, (1, 0), SKIP, seat=2)
    answer(session, (1, 0), 3)
    others = [asks(session, seat) for seat in (2, 3)]
    assert isinstance(session.undo_of(1), Entry)
    assert asks(session, 1) == "place"
    assert [asks(session, seat) for seat in (2, 3)] == others
    answers(session, (1, 0), SKIP, COIN2)
    assert isinstance(session.undo_of(3), Entry)
    assert asks(session, 3) == "place"


@pytest.mark.parametrize("seed", range(4))
def test_any_interleaving_reaches_the_same_table_if_no_deck_is_shared(seed: int) -> None:
    """Every seat draws from a deck of its own; the order in which the lanes are served does not matter."""
    digests = set()
    for luck in range(4):
        session = new_session("imperial_miners", 3, seed=seed, settings={"first_game": 1})
        dice = Dice(luck, "order", 0)
        event(session, "event.01")
        while session.table.counted("state", "round") == 1 and (asked := session.pending()):
            pending = dice.pick(asked)
            session.answer(pending, _own_answer(session, pending))
        digests.add(_mines(session))
    assert len(digests) == 1


def _own_answer(session: Session, pending: object) -> object:
    """An answer that depends on the seat's own lane alone, and on no deck that others use."""
    options = session.options(pending)  # type: ignore[arg-type]  # a pending question
    frame, seat = pending.frame, pending.question.seat  # type: ignore[attr-defined]
    match frame.name:
        case "imperial_miners.draw" | "imperial_miners.search":
            return seat if seat in options else options[0]
        case "imperial_miners.activate":
            return SKIP
        case "imperial_miners.surface":
            return 1
        case "imperial_miners.hand_limit" | "imperial_miners.discard":
            return frame.proposal(session.table)
    return options[-1]


def _mines(session: Session) -> str:
    """What the seats have, without the round that follows."""
    table = session.table
    facts = [fact for fact in table.facts() if fact.startswith(("seat.", "deck."))]
    return "\n".join(facts)


@pytest.mark.parametrize("people", [2, 5])
def test_undo_by_any_seat_at_any_time_is_taken_or_refused_with_a_rule(people: int) -> None:
    session = new_session("imperial_miners", people, seed=9)
    bot, dice = RandomBot(9), Dice(9, "who", 0)
    taken = refusals = 0
    for step in range(300):
        asked = session.pending()
        if not asked:
            break
        pending = dice.pick(asked)
        session.answer(pending, bot.choose(session, pending))
        if step % 7 == 6:
            before = session.table.digest()
            undone = session.undo_of(1 + dice.below(people))
            if isinstance(undone, Refusal):
                refusals += 1
                assert undone.rule in session.game.rules
                assert session.table.digest() == before
            else:
                taken += 1
    assert taken
    assert refusals or people == 2
