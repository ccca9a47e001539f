"""The agenda: triggers, reading order, lanes in any interleaving, and questions of every shape."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.core.flow.frame import Frame, ItemsFrame, active_lanes, answer_from_json, frame, frame_from_json
from engine.core.flow.kernel import legal_answers, why_refused
from engine.core.flow.question import Question, QuestionShape, shape_error
from engine.core.messages.errors import EngineBug, InvalidData
from engine.core.messages.message import msg
from engine.core.session.entry import HistoryEntry
from engine.core.table.table import COMMON, Table
from engine.driver import RandomBot, play_to_end
from tests.core.toy import (
    All,
    ItemAmounts,
    ItemOrder,
    ItemSubset,
    Pick,
    Poke,
    Raise,
    Say,
    WhileCoins,
    reply,
    run,
    said,
    session,
    table,
)


def test_frames_are_resolved_in_reading_order() -> None:
    assert said(run(table(), Say("one"), Say("two"), Say("three"))) == ["one", "two", "three"]


def test_what_is_raised_comes_before_what_is_pushed_first_raised_first() -> None:
    board = run(table(), Raise("card", pushed=("then", "after"), raised=("first", "second")), Say("last"))
    assert said(board) == ["card", "first", "second", "then", "after", "last"]


def test_triggers_nest() -> None:
    @frame("toy.nest")
    class Nest(Frame[None]):
        depth: int

        def resolve(self, table: Table, answer: None) -> None:
            table.push(Say(f"end {self.depth}"))
            if self.depth < 3:
                table.trigger(Nest(self.depth + 1))
            table.trigger(Say(f"side {self.depth}"))

    assert said(run(table(), Nest(1))) == ["side 3", "end 3", "side 2", "end 2", "side 1", "end 1"]


def test_the_common_lane_waits_for_all_seats() -> None:
    board = run(table(seats=3), All(2), Say("all done"))
    assert active_lanes(board) == [1, 2, 3]
    for seat in (2, 2, 3, 1, 3):
        reply(board, "pass", seat)
        assert "all done" not in said(board)
    assert active_lanes(board) == [1]
    reply(board, "pass", 1)
    assert said(board)[-1] == "all done" and active_lanes(board) == []


def test_any_interleaving_of_lanes_that_do_not_touch_leads_to_the_same_table() -> None:
    digests = set()
    for order in set(permutations([1, 1, 2, 2, 3])):
        board = run(table(seats=3), All(2), Say("done"))
        left = {1: ["coin", "pass"], 2: ["pass", "coin"], 3: ["coin"]}
        for seat in order:
            reply(board, left[seat].pop(0), seat)
        digests.add(board.digest())
    assert len(digests) == 1


def test_a_lane_that_another_one_stirs_is_run() -> None:
    """Seat 2's answer gives lane 1 something to do that nobody is asked about, on top of its question."""
    board = table()
    board.push(Pick(1), 1)
    board.push(Poke(2, 1), 2)
    run(board)
    reply(board, "yes", 2)
    assert said(board) == ["poked 1"]
    assert [type(board.lanes[lane][-1][0]) for lane in active_lanes(board)] == [Pick]


def test_an_empty_lane_can_be_stirred_too() -> None:
    board = table(seats=3)
    board.push(Poke(1, 3), 1)
    board.push(Pick(2), 2)
    run(board)
    reply(board, "yes", 1)
    assert said(board) == ["poked 3"] and active_lanes(board) == [2]


def test_a_question_that_another_lane_makes_pointless_goes_away() -> None:
    board = table()
    board.push(WhileCoins(1), 1)
    board.push(WhileCoins(2), 2)
    run(board, Say("done"))
    reply(board, "all", 1)
    assert said(board) == ["done"] and active_lanes(board) == []


def test_a_phase_without_end_is_a_bug() -> None:
    @frame("toy.for_ever")
    class ForEver(Frame[None]):
        def resolve(self, table: Table, answer: None) -> None:
            table.push(ForEver())

    with pytest.raises(EngineBug):
        run(table(), ForEver())


def test_two_lanes_that_wake_each_other_for_ever_are_a_bug() -> None:
    @frame("toy.ping")
    class Ping(Frame[None]):
        lane: int

        def resolve(self, table: Table, answer: None) -> None:
            table.push(Ping(3 - self.lane), 3 - self.lane)

    board = table()
    board.push(Ping(1), 1)
    with pytest.raises(EngineBug):
        run(board)


# ---- shapes ----------------------------------------------------------------------------------------------------------

SHAPES: list[tuple[ItemsFrame[Any, Any], list[Any], list[tuple[Any, str]]]] = [
    (
        ItemSubset(1, 1, 2),
        [("x",), ("y", "z"), ("y", "x")],
        [
            ((), "answer-number"),
            (("x", "y", "z"), "answer-number"),
            (("x", "x"), "answer-items"),
            (("q",), "answer-items"),
            ("x", "answer-number"),
            (None, "answer-number"),
            (("z",), "items"),
        ],
    ),
    (
        ItemAmounts(1, 2, 4),
        [(1, 1, 0), (0, 0, 4)],
        [
            ((1, 0, 0), "answer-number"),
            ((5, 0, 0), "answer-number"),
            ((5, -1, 0), "answer-items"),
            ((1, 1), "answer-items"),
            ((1, True, 0), "answer-items"),
            ((1.0, 1, 0), "answer-items"),
        ],
    ),
    (
        ItemOrder(1),
        [("x", "y", "z"), ("y", "z", "x")],
        [(("x", "y"), "answer-number"), (("x", "y", "y"), "answer-items"), (("z", "y", "x"), "items")],
    ),
]


@pytest.mark.parametrize(("step", "good", "bad"), SHAPES, ids=("some", "amounts", "order"))
def test_questions_over_items(step: ItemsFrame[Any, Any], good: list[Any], bad: list[tuple[Any, str]]) -> None:
    board = run(table(), step)
    assert legal_answers(board, COMMON) == [] and step.items(board) == ["x", "y", "z"], "never all sets are listed"
    for answer in good:
        assert why_refused(board, COMMON, answer) == [], answer
    for answer, rule in bad:
        assert [refusal.rule.partition("/")[2] for refusal in why_refused(board, COMMON, answer)] == [rule], answer
    assert why_refused(board, COMMON, step.default_answer(board)) == []


@pytest.mark.parametrize("kind", [ItemSubset, ItemAmounts, ItemOrder])
def test_the_random_bot_answers_every_shape(kind: type[ItemSubset | ItemAmounts | ItemOrder]) -> None:
    steps = [kind(1, 1, 3) for _ in range(20)]
    played = session(*steps)
    assert play_to_end(played, dict.fromkeys((1, 2), RandomBot(3))) == 20
    assert len(set(said(played.table))) > 3


# ---- frames and answers as data --------------------------------------------------------------------------------------


def test_frames_come_back_from_json() -> None:
    for step in (Pick(2), Raise("a", ("b",), ("c", "d")), ItemSubset(1, 1, 2), All()):
        assert frame_from_json(step.to_json()) == step


@pytest.mark.parametrize(
    "raw",
    [None, [], ["toy.pick"], ["toy.pick", {}], ["toy.pick", {"seat": "one"}], ["toy.nobody", {}], ["toy.pick", [1]], 7,
     ["toy.pick", {"seat": 1, "extra": 2}], {"name": "toy.pick"}],
)  # fmt: skip
def test_anything_else_is_no_frame(raw: object) -> None:
    with pytest.raises(InvalidData):
        frame_from_json(raw)


def test_answers_come_back_typed() -> None:
    assert answer_from_json(ItemSubset(1), ["x"]) == ("x",)
    assert answer_from_json(Pick(1), "draw") == "draw"
    with pytest.raises(InvalidData):
        answer_from_json(Pick(1), {"draw": 1})


def test_an_error_in_a_step_leaves_the_table_as_it_was() -> None:
    @frame("toy.breaks")
    class Breaks(Frame[str]):
        def question(self, table: Table) -> Any:
            return Pick(1).question(table)

        def candidates(self, table: Table) -> list[str]:
            return ["go"]

        def resolve(self, table: Table, answer: str | None) -> None:
            table.trigger(Say("never"))
            table.move("card.8", "row")
            raise RuntimeError("a bug")

    played = session(Breaks(), Say("end"))
    before = played.table.digest()
    with pytest.raises(RuntimeError):
        played.answer(played.pending()[0], "go")
    assert played.table.digest() == before and len(played.entries) == 1 and played.table.triggered == []
    assert not isinstance(played.pending()[0], HistoryEntry)


def test_how_many_are_wanted_is_said_plainly() -> None:
    few = Question(1, msg("table.box", "box"), 1, 2)
    exact = Question(1, msg("table.box", "box"), 2, 2)
    refused = [shape_error(QuestionShape.SOME, question, ["x", "y", "z"], ("x", "y", "z")) for question in (few, exact)]
    assert [str(one.message) for one in refused if one is not None] == [
        "From 1 to 2 can be chosen, not 3.",
        "Exactly 2 must be chosen, not 3.",
    ]
