"""Obligations: an answer that makes one impossible is refused with its rule; luck may let one lapse, with a note."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from engine.core.flow import search
from engine.core.flow.frame import AmountsFrame, Frame, frame, lanes_of
from engine.core.flow.kernel import first_meetable, legal_answers, why_refused
from engine.core.flow.question import Question
from engine.core.flow.search import can_meet_obligations
from engine.core.messages.errors import EngineBug
from engine.core.messages.message import LiteralArg, Message, msg
from engine.core.messages.rules import Refusal
from engine.core.table.table import COMMON, Table
from engine.driver import RandomBot
from tests.core.toy import Say, reply, run, said, session, table

PURSE = "seat.1.purse"


def rich(coins: int) -> Table:
    """A table where seat 1 has so many coins."""
    board = table()
    board.transfer("coin", "bank", PURSE, coins)
    return board


@frame("toy.spend")
class Spend(Frame[int]):
    """Spend some of the own coins, up to so many."""

    most: int

    def question(self, table: Table) -> Question | None:
        return Question(1, msg("toy", "How many coins do you spend?"))

    def candidates(self, table: Table) -> list[int]:
        return list(range(self.most + 1))

    def broken_rules(self, table: Table, answer: int) -> Iterator[Refusal]:
        if answer > table.count_at(PURSE, "coin"):
            yield Refusal("toy/draw", msg("toy", "You have only {have}.", have=table.count_at(PURSE, "coin")))

    def resolve(self, table: Table, answer: int | None) -> None:
        table.transfer("coin", PURSE, "bank", answer or 0)


@frame("toy.pay")
class Pay(Frame[str]):
    """The obligation: pay so many coins, in one of two ways."""

    obligation = "toy/pay"
    duty: ClassVar[Message | None] = msg("toy", "You must pay what you owe.")
    cost: int

    def question(self, table: Table) -> Question | None:
        return Question(1, msg("toy", "Pay."))

    def candidates(self, table: Table) -> list[str]:
        return ["cash", "double"]

    def broken_rules(self, table: Table, answer: str) -> Iterator[Refusal]:
        need = self.cost * (2 if answer == "double" else 1)
        if need > table.count_at(PURSE, "coin"):
            yield Refusal("toy/draw", msg("toy", "Needs {need}.", need=need))

    def resolve(self, table: Table, answer: str | None) -> None:
        table.transfer("coin", PURSE, "bank", self.cost * (2 if answer == "double" else 1))
        table.note(msg("toy", "{word}", word=LiteralArg("paid")), "toy/pay")

    def give_up(self, table: Table) -> None:
        table.note(msg("toy", "{word}", word=LiteralArg("lapsed")), "toy/pay")


@frame("toy.oath")
class Oath(Pay):
    """Another obligation of the same kind, whose duty nobody has put into words."""

    obligation = "toy/oath"
    duty = None
    cost: int


@frame("toy.promise")
class Promise(Frame[int]):
    """Choose how much you will have to pay."""

    may_oblige = True

    def question(self, table: Table) -> Question | None:
        return Question(1, msg("toy", "How much do you promise?"))

    def candidates(self, table: Table) -> list[int]:
        return [0, 1, 2, 3, 4, 5]

    def resolve(self, table: Table, answer: int | None) -> None:
        if answer:
            table.push_all((Spend(1), Pay(answer)))


@frame("toy.storm")
class Storm(Frame[None]):
    """Chance: all coins are blown away."""

    def resolve(self, table: Table, answer: None) -> None:
        table.dice("deck")
        table.transfer("coin", PURSE, "bank", table.count_at(PURSE, "coin"))


def rules(board: Table, answer: Any) -> list[str]:
    return [refusal.rule for refusal in why_refused(board, COMMON, answer)]


def test_the_refusal_names_the_duty() -> None:
    (refusal,) = why_refused(run(rich(5), Spend(5), Pay(3)), COMMON, 3)
    assert str(refusal.message) == "You must pay what you owe. After this you could no longer do so."
    (refusal,) = why_refused(run(rich(5), Spend(5), Oath(3)), COMMON, 3)
    assert str(refusal.message) == "After this you could no longer do what you must do."


def test_only_what_leaves_enough_for_the_obligation_is_legal() -> None:
    board = run(rich(5), Spend(5), Pay(3))
    assert legal_answers(board, COMMON) == [0, 1, 2]
    assert rules(board, 3) == ["toy/pay"], "the refusal bears the rule of the obligation"
    assert rules(board, 6) == ["toy/draw"], "an objection of its own comes first"
    reply(board, 2)
    assert legal_answers(board, COMMON) == ["cash"]
    reply(board, "cash")
    assert said(board) == ["paid"]


def test_who_may_search_no_further_is_believed() -> None:
    board = run(rich(5), Spend(5), Pay(3))
    board.search_left = 0
    assert legal_answers(board, COMMON) == [0, 1, 2, 3, 4, 5]
    board.search_left = 7  # two positions for each answer that holds, one for the first that does not
    assert legal_answers(board, COMMON) == [0, 1, 2, 4, 5]
    assert board.search_left < 0


def test_whether_an_obligation_is_out_of_reach_is_looked_at_once_for_all_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board, looked, listed = run(rich(5), Spend(5), Pay(3)), list[int](), Spend.candidates

    def counted(self: Spend, table: Table) -> list[int]:
        looked.append(table.count_at(PURSE, "coin"))
        return listed(self, table)

    monkeypatch.setattr(Spend, "candidates", counted)
    assert [rules(board, answer) for answer in (3, 4, 5)] == [["toy/pay"]] * 3
    assert looked == [5]
    board.transfer("coin", PURSE, "bank", 3)
    assert rules(board, 1) == [], "too late for another answer: it binds nobody"
    assert looked == [5, 2], "looked at anew when the table has changed"


def test_looking_ahead_goes_through_several_questions_and_silent_steps() -> None:
    board = run(rich(5), Spend(2), Say("silently"), Spend(2), Pay(4))
    assert legal_answers(board, COMMON) == [0, 1]
    reply(board, 1)
    assert legal_answers(board, COMMON) == [0]


def test_an_answer_that_would_lay_an_impossible_obligation_is_refused() -> None:
    board = run(rich(3), Promise())
    assert legal_answers(board, COMMON) == [0, 1, 2, 3]
    assert rules(board, 4) == ["toy/pay"]
    reply(board, 3)
    assert legal_answers(board, COMMON) == [0], "nothing may be spent before paying"


def test_beyond_chance_everything_is_possible_and_bad_luck_lets_it_lapse() -> None:
    board = run(rich(3), Spend(3), Storm(), Pay(2), Say("end"))
    assert legal_answers(board, COMMON) == [0, 1, 2, 3], "the storm cannot be foreseen"
    reply(board, 0)
    assert said(board) == ["lapsed", "end"]


def test_a_lost_obligation_binds_nobody() -> None:
    """It is already impossible: whatever is answered before it is legal, and then it lapses."""
    board = run(rich(2), Spend(2), Pay(9), Say("end"))
    assert legal_answers(board, COMMON) == [0, 1, 2]
    assert rules(board, 2) == [] and rules(board, 3) == ["toy/draw"]
    reply(board, 1)
    assert said(board) == ["lapsed", "end"]


def test_an_obligation_that_can_be_met_does_not_hide_a_lost_one() -> None:
    """Whatever is promised can be paid; that the oath after it is lost anyway must not forbid all promises."""
    board = run(rich(3), Promise(), Oath(9))
    assert legal_answers(board, COMMON) == [0, 1, 2, 3]
    assert rules(board, 3) == [] and rules(board, 4) == ["toy/pay"]


@frame("toy.wander")
class Wander(Frame[int]):
    """One of many ways, each of which leads somewhere else."""

    at: int

    def question(self, table: Table) -> Question | None:
        return Question(1, msg("toy", "Where to?"))

    def candidates(self, table: Table) -> list[int]:
        return list(range(9))

    def resolve(self, table: Table, answer: int | None) -> None:
        table.set_count(PURSE, "point", 9 * table.count_at(PURSE, "point") + (answer or 0))


def positions_of(monkeypatch: pytest.MonkeyPatch, kind: type[Frame[int]]) -> list[int]:
    """The answers to this kind of frame that a search tries."""
    tried: list[int] = []
    original = kind.resolve

    def counting(self: Frame[int], table: Table, answer: int | None) -> None:
        tried.append(answer or 0)
        original(self, table, answer)

    monkeypatch.setattr(kind, "resolve", counting)
    return tried


def test_ways_that_lead_to_the_same_table_are_followed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A million rows of payments are some hundred positions: nobody is believed for having many ways to try."""
    tried = positions_of(monkeypatch, Spend)
    board = run(rich(9), *[Spend(9)] * 6, Pay(10))
    assert not can_meet_obligations(board, COMMON, 1)
    assert len(tried) < 1000
    tried.clear()
    assert rules(board, 0) == [] and len(tried) < 2000, "lost anyway: it binds nobody"


def test_what_a_search_has_not_found_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wide and deep search ends some time, and a choice that only it could justify is not to be had."""
    tried = positions_of(monkeypatch, Wander)
    board = run(rich(9), *[Wander(at) for at in range(8)], Pay(10))
    assert not can_meet_obligations(board, COMMON, 1)
    assert search.PATIENCE // 4 < len(tried) <= search.PATIENCE
    board.search_left = 0
    assert can_meet_obligations(board, COMMON, 1), "but in a preview, which may look no further"


def test_a_line_beyond_many_others_is_found() -> None:
    """More than four hundred positions lie before it: everything is spent but for the last coins."""
    board = run(rich(9), *[Wander(at) for at in range(3)], Pay(9))
    assert can_meet_obligations(board, COMMON, 1)
    board = run(rich(9), *[Spend(9)] * 3, *[Wander(at) for at in range(3)], Oath(9))
    assert legal_answers(board, COMMON) == [0]


@frame("toy.open_top")
class OpenTop(Frame[str]):
    """Only in a search: any card that nobody has seen may lie on top of the deck."""

    def question(self, table: Table) -> Question | None:
        return Question(1, msg("toy", "Which one is it?")) if table.in_search else None

    def candidates(self, table: Table) -> list[str]:
        return [piece.id for piece in table.pieces_in("deck") if not piece.seen_by & 2]

    def resolve(self, table: Table, answer: str | None) -> None:
        card = answer or table.pieces_in("deck")[-1].id
        if answer is not None:
            table.suppose(card)
        table.move(card, "row")
        if card in WINNING:
            table.transfer("coin", "bank", PURSE, 2)


WINNING = {"card.3"}


def test_luck_is_believed_only_where_it_could_help() -> None:
    board = run(rich(3), Spend(1), OpenTop(), Pay(5), Say("end"))
    assert legal_answers(board, COMMON) == [0], "with three coins one card of eight would do"
    assert not any(piece.seen_by for piece in board.pieces_in("deck")), "nobody has looked at it"
    assert can_meet_obligations(run(rich(3), Spend(0), OpenTop(), Pay(5)), COMMON, 1)
    assert not can_meet_obligations(run(rich(2), Spend(0), OpenTop(), Pay(5)), COMMON, 1), "no card would do"
    with pytest.raises(EngineBug):
        board.suppose("card.1")


def test_equal_changes_mean_equal_tables() -> None:
    board = rich(5)
    mark, found = board.checkpoint(), []
    for first, second in (("card.1", "card.2"), ("card.2", "card.1")):
        board.move(first, "seat.1.secret")
        board.transfer("coin", PURSE, "bank", 1)
        board.move(second, "row")
        found.append(board.changes_since(mark))
        board.rewind_to(mark)
    assert found[0] != found[1]
    for one, other in ((1, 2), (2, 1)):
        board.transfer("coin", PURSE, "bank", one)
        board.rotate("pawn", one)
        board.transfer("coin", PURSE, "bank", other)
        board.rotate("pawn", 3)
        found.append(board.changes_since(mark))
        board.rewind_to(mark)
    assert found[2] == found[3] != board.changes_since(mark) == frozenset()


def test_the_search_says_nothing_and_changes_nothing() -> None:
    board = run(rich(5), Spend(5), Say("silently"), Pay(3))
    before, mark = board.digest(), board.checkpoint()
    legal_answers(board, COMMON)
    rules(board, 4)
    assert (board.digest(), board.checkpoint(), said(board)) == (before, mark, [])


@frame("toy.spend_both")
class SpendBoth(AmountsFrame[str]):
    """A question over items: coins are spent for one thing, saved by another."""

    def question(self, table: Table) -> Question | None:
        return Question(1, msg("toy", "How many coins go where?"), 3, 3)

    def items(self, table: Table) -> list[str]:
        return ["spent", "saved"]

    def default_answer(self, table: Table) -> tuple[int, ...]:
        return first_meetable(table, self, self.search_answers(table))

    def search_answers(self, table: Table) -> list[tuple[int, ...]]:
        return [(3, 0), (2, 1), (1, 2), (0, 3)]

    def resolve(self, table: Table, answer: tuple[int, ...] | None) -> None:
        table.transfer("coin", PURSE, "bank", (answer or (3, 0))[0])


def test_an_obligation_is_searched_through_more_than_the_first_answer_over_items() -> None:
    board = run(rich(5), Spend(2), SpendBoth(), Pay(4))
    assert legal_answers(board, COMMON) == [0, 1], "all may be saved in the second question"
    reply(board, 1)
    step = lanes_of(board)[COMMON][-1][0]
    assert isinstance(step, SpendBoth) and step.default_answer(board) == (0, 3), "what is proposed can be answered"
    assert rules(board, (1, 2)) == ["toy/pay"] and rules(board, (0, 3)) == []
    lost = run(rich(5), SpendBoth(), Pay(6))
    assert rules(lost, (3, 0)) == [], "no answer saves it: it binds nobody"


def test_a_random_player_minds_obligations_in_questions_over_items() -> None:
    played = session(Give(5), SpendBoth(), Pay(4), Say("end"))
    pending = played.pending()[0]
    answers = {RandomBot(seed).choose_answer(played, pending) for seed in range(40)}
    assert answers == {(1, 2), (0, 3)}


def test_obligations_hold_in_a_session_and_in_its_replay() -> None:
    played = session(Give(5), Promise(), Say("end"))
    pending = played.pending()[0]
    refused = played.answer(pending, 5 + 1)
    assert isinstance(refused, list) and refused[0].rule == "toy/pay"
    for answer in (5, 0, "cash"):
        assert not isinstance(played.answer(played.pending()[0], answer), list)
    assert played.is_over and said(played.table) == ["paid", "end"]


@frame("toy.give")
class Give(Frame[None]):
    """Coins for seat 1."""

    n: int

    def resolve(self, table: Table, answer: None) -> None:
        table.transfer("coin", "bank", PURSE, self.n)
