"""Everybody at once: order of arrival, secrecy, and undo by one seat (T52-T54)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.api import HistoryEntry, Pending, RandomBot, RandomStream, Refusal, new_session, seat_view
from engine.imperial_miners.activation import ActivateStep
from engine.imperial_miners.draws import DrawCardsStep
from tests.imperial_miners.table import COIN2, DATA, DRAW2, SKIP, Situation, game

SOURCE = "event.03"


def two_draw() -> Situation:
    """Both seats are asked from which deck they draw."""
    session = game(2)
    session.event(SOURCE)
    for seat in (1, 2):
        session.open_with(DrawCardsStep(seat, 1, SOURCE), seat)
    return session


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_t52_different_decks_give_the_same_table_in_any_order(order: tuple[int, int]) -> None:
    digests = []
    for seats in ((1, 2), order):
        session = two_draw()
        for seat in seats:
            session.choose(seat, seat)
        digests.append(session.table.digest())
    assert digests[0] == digests[1]


def test_t53_the_same_deck_serves_in_the_order_of_arrival() -> None:
    session = two_draw()
    session.on_top(2, "S21", "S22")
    session.open_with(DrawCardsStep(2, 1, SOURCE), 2)
    # A second question keeps the lane of seat 2 open, so that undo still belongs to the seats.
    session.choose(2, 2)
    session.choose(2, 1)
    assert (session.held(2), session.held(1)) == (["S21"], ["S22"])
    refusal = session.undo_seat(2)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "table/undo-own-lane"
    assert refusal.subjects == ("seat.1",)
    assert (session.held(2), session.held(1)) == (["S21"], ["S22"])
    assert isinstance(session.undo_seat(1), HistoryEntry)
    assert (session.held(2), session.held(1)) == (["S21"], [])
    assert isinstance(session.undo_seat(2), HistoryEntry)
    assert session.held(2) == []


@pytest.mark.parametrize("order", list(permutations((2, 4))))
def test_t54_forced_draws_come_in_seat_order_whoever_answers_first(order: tuple[int, ...]) -> None:
    session = game(4)
    session.on_top(1, "N11", "N12")
    session.hand(2, "N13")
    session.hand(4, "N14")
    session.begin()
    for seat in order:
        session.choose("N13" if seat == 2 else "N14", seat)
    assert [session.chosen(seat) for seat in (1, 2, 3, 4)] == [["N11"], ["N13"], ["N12"], ["N14"]]


def test_cards_and_payments_stay_hidden_until_all_have_chosen() -> None:
    """A33."""
    session = game(2)
    session.mine({(1, 0): "N11"})
    session.table.move("mine.N21", "deck.2")
    session.table.shuffle("deck.2")  # whoever saw it when the cards were dealt has forgotten it
    session.hand(1, "N21")
    session.hand(2, "N12", "N13")
    session.give(coin=2)
    session.begin()
    session.choose("N21")
    assert session.coins() == 2
    shown = seat_view(session.table, 2).places["seat.1.chosen"].pieces[0]
    assert not shown.known
    session.choose("N12", 2)
    assert session.coins() == 0
    assert seat_view(session.table, 2).places["seat.1.chosen"].pieces[0].id == "mine.N21"


def test_undo_of_one_seat_while_the_others_have_gone_on() -> None:
    session = game(3)
    for seat, code in ((1, "N11"), (2, "N12"), (3, "N13")):
        session.hand(seat, code)
    session.begin()
    for seat, code in ((1, "N11"), (2, "N12"), (3, "N13")):
        session.choose(code, seat)
    session.choose((1, 0), 1)
    session.choose_all((1, 0), SKIP, seat=2)
    session.choose((1, 0), 3)
    others = [session.asks(seat) for seat in (2, 3)]
    assert isinstance(session.undo_seat(1), HistoryEntry)
    assert session.asks(1) == "place"
    assert [session.asks(seat) for seat in (2, 3)] == others
    session.choose_all((1, 0), SKIP, COIN2)
    assert isinstance(session.undo_seat(3), HistoryEntry)
    assert session.asks(3) == "place"


# ---- any interleaving ------------------------------------------------------------------------------------------------

DRAWING = ("draw", "draw_faction", "draw_deep", "research", "discard", "activate")
"""Words by which a lane could come to a deck that others use, or to a pile that all discard to."""


def two_quiet_rounds(people: int, seed: int) -> Situation:
    """A game whose first events only give coins; nobody draws by them."""
    session = Situation.of(new_session("imperial_miners", people, seed=seed, settings={"first_game": 1}))
    table = session.table
    for lane, stack in enumerate(table.lanes):
        while stack:
            table.pop(lane)
    session.event("event.13")
    for quiet in ("event.14", "event.15"):
        table.move(quiet, "event.deck")
    table.set_count("state", "round", 1)
    return session.begin()


def own_answer(session: Situation, pending: Pending) -> Any:
    """An answer that depends on the seat's own lane alone: seats 1 to 3 draw from a deck of their own, others never."""
    options = session.options(pending)
    frame, seat = pending.frame, pending.question.seat
    match frame.name:
        case "imperial_miners.draw":
            return seat
        case "imperial_miners.surface":
            return DRAW2 if seat <= 3 else COIN2
        case "imperial_miners.activate":
            assert isinstance(frame, ActivateStep)
            effects = DATA.effects[session.table.pieces_in(frame.place)[0].id]
            quiet = [at for at in options if at != SKIP and not any(part.name in DRAWING for part in effects[at])]
            return quiet[-1] if quiet else SKIP
    return options[seat % len(options)]


def played(people: int, seed: int, order: int, steps: int = 1000) -> tuple[Situation, list[tuple[int, Any]]]:
    """Two rounds in which chance decides whose lane is served next; and who said what, in that order."""
    session = two_quiet_rounds(people, seed)
    dice = RandomStream(order, "order", 0)
    said: list[tuple[int, Any]] = []
    while len(said) < steps and session.table.count_at("state", "round") <= 2:
        pending = dice.choice(session.pending())
        choice = own_answer(session, pending)
        assert isinstance(session.answer(pending, choice), HistoryEntry)
        said.append((pending.question.seat, choice))
    return session, said


@pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
def test_any_interleaving_reaches_the_same_table_if_no_deck_is_shared(people: int) -> None:
    for seed in (1, 2):
        ends = [played(people, seed, order) for order in range(6)]
        assert len({session.table.digest() for session, _ in ends}) == 1
        assert people == 1 or len({tuple(seat for seat, _ in said) for _, said in ends}) > 3
        assert all(len(ends[0][0].laid(seat)) == 2 for seat in range(1, people + 1))
        hands = [len(ends[0][0].held(seat)) for seat in range(1, people + 1)]
        assert hands == [8 if seat <= 3 else 4 for seat in range(1, people + 1)]  # two draws twice, or none


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_one_deck_serves_all_seats_in_the_order_of_arrival(people: int) -> None:
    codes = ["S21", "S22", "S23", "S24", "S25"][:people]
    for order in list(permutations(range(1, people + 1)))[:: max(1, people - 1)]:
        session = game(people)
        session.event(SOURCE)
        session.on_top(2, *codes)
        for seat in range(1, people + 1):
            session.open_with(DrawCardsStep(seat, 1, SOURCE), seat)
        for seat in order:
            session.choose(2, seat)
        assert [session.held(seat) for seat in order] == [[code] for code in codes]


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_undo_leaves_the_table_that_the_others_would_have_reached_without(people: int) -> None:
    taken = 0
    for steps in range(people + 1, 9 * people, 2):
        session, said = played(people, 3, 7, steps)
        seat = said[-1 - steps % people][0]
        before = session.table.digest()
        undone = session.undo_seat(seat)
        if isinstance(undone, Refusal):
            assert session.table.digest() == before
            continue
        assert undone is not None
        last = max(at for at, (who, _) in enumerate(said) if who == undone.seat)
        assert (
            undone.seat == seat or last == len(said) - 1
        )  # all had chosen: the newest entry of the table is taken back
        again = two_quiet_rounds(people, 3)
        for at, (who, choice) in enumerate(said):
            if at != last:
                again.choose(choice, who)
        assert session.table.digest() == again.table.digest()
        taken += last < len(said) - 1
    assert taken >= 3  # others had gone on


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_undo_by_any_seat_at_any_time_is_taken_or_refused_with_a_rule(people: int) -> None:
    session = Situation.of(new_session("imperial_miners", people, seed=9))
    bot, dice = RandomBot(9), RandomStream(9, "who", 0)
    taken = refusals = 0
    for step in range(300):
        asked = session.pending()
        if not asked:
            break
        pending = dice.choice(asked)
        session.answer(pending, bot.choose_answer(session, pending))
        if step % 7 == 6:
            before = session.table.digest()
            undone = session.undo_seat(1 + dice.randrange(people))
            if isinstance(undone, Refusal):
                refusals += 1
                assert undone.rule in session.game.rules
                assert session.table.digest() == before
            else:
                taken += 1
    assert taken
    assert refusals or people == 2
