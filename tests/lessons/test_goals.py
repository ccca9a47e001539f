"""Goals: three values, whose notes and answers count, and that they tell nothing the pupil cannot know."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from engine.api import GreedyBot, HistoryEntry, Session, SetCount, new_session
from engine.lessons.goal import (
    AllOf,
    AnswerFact,
    AnyOf,
    AskedFact,
    CountFact,
    FindingFact,
    Goal,
    MoveFact,
    NoteFact,
    NotOf,
    OverFact,
    PiecesFact,
    ScoreFact,
    Verdict,
    is_firm,
    matches,
    walk_goal,
)
from engine.lessons.judge import GoalWindow, answered_frame

GOALS: TypeAdapter[Goal] = TypeAdapter(Goal)
REACHED, OPEN, LOST = Verdict.REACHED, Verdict.OPEN, Verdict.LOST


def game(seed: int = 11) -> Session:
    return new_session("ginkgopolis", 2, seed=seed, settings={"first": 1})


def give(session: Session, seat: int, *answer: str) -> HistoryEntry:
    pending = next(one for one in session.pending() if one.question.seat == seat)
    given = session.answer(pending, session.parse_answer(pending, list(answer)))
    assert isinstance(given, HistoryEntry)
    return given


def play_round(session: Session, *mine: str) -> None:
    """The pupil's commitment, then Anna's; markers and choices by bots."""
    give(session, 1, *mine)
    while session.table.count_at("state", "round") == 1:
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, GreedyBot(1).choose_answer(session, pending))


def test_sums_are_lost_when_they_are_passed_and_counts_are_not() -> None:
    session = game()
    window = GoalWindow(session, 1)
    two_at_most = NoteFact(rule="ginkgopolis/commit", least=1, most=1)
    assert window.judge(two_at_most) is OPEN
    give(session, 1, "card.Y1", "")
    assert window.judge(two_at_most) is REACHED
    give(session, 2, "card.G", "")
    assert window.judge(two_at_most) is LOST
    assert window.judge(CountFact(at="state", kind="round", most=0)) is OPEN


def test_joined_goals() -> None:
    session = game()
    window = GoalWindow(session, 1)
    yes, no = NoteFact(rule="ginkgopolis/commit", most=5), NoteFact(rule="ginkgopolis/exploit")
    gone = NoteFact(rule="ginkgopolis/commit", least=1, most=0)
    give(session, 1, "card.Y1", "")
    assert [window.judge(one) for one in (yes, no, gone)] == [REACHED, OPEN, LOST]
    assert window.judge(AllOf(of=(yes, no))) is OPEN
    assert window.judge(AllOf(of=(yes, no, gone))) is LOST
    assert window.judge(AnyOf(of=(no, gone))) is OPEN
    assert window.judge(AnyOf(of=(gone, gone))) is LOST
    assert window.judge(AnyOf(of=(gone, yes))) is REACHED
    assert window.judge(NotOf(of=no)) is REACHED
    assert window.judge(NotOf(of=yes)) is OPEN, "its part may still be passed"
    assert window.judge(NotOf(of=NoteFact(rule="ginkgopolis/commit"))) is LOST


def test_a_note_belongs_to_the_seat_that_its_message_names() -> None:
    """In a simultaneous game the pupil's effect stands in the entry of whoever answered last."""
    session = game()
    window = GoalWindow(session, 1)
    give(session, 1, "card.Y1", "")
    give(session, 2, "card.G", "")
    assert window.judge(NoteFact(rule="ginkgopolis/exploit", seat=1)) is REACHED
    assert window.judge(NoteFact(rule="ginkgopolis/bonus", seat=1)) is REACHED
    assert window.judge(NoteFact(rule="ginkgopolis/bonus", seat=2)) is OPEN


def test_undo_takes_a_verdict_back() -> None:
    session = game()
    window = GoalWindow(session, 1)
    goal = AnswerFact(frame="ginkgopolis.commit", given={"card": "card.Y*", "tile": ""})
    give(session, 1, "card.Y1", "")
    assert window.judge(goal) is REACHED
    session.undo()
    assert window.judge(goal) is OPEN
    give(session, 1, "card.A", "")
    assert window.judge(goal) is OPEN


def test_only_answers_of_the_pupil_count() -> None:
    session = game()
    window = GoalWindow(session, 1)
    entry = give(session, 2, "card.G", "")
    step = answered_frame(entry)
    assert step is not None and step.name == "ginkgopolis.commit"
    assert window.judge(AnswerFact(frame="ginkgopolis.commit")) is OPEN
    assert window.judge(AnswerFact(frame="ginkgopolis.commit", seat=2)) is REACHED


def test_changes_are_counted_from_where_the_step_began() -> None:
    session = game()
    points = CountFact(at="seat.1.screen", kind="point", change=True, least=2)
    score = ScoreFact(seat=1, line="ginkgopolis.score_success_points", change=True)
    tiles = PiecesFact(at="seat.1.tiles", kind="tile", change=True)
    window = GoalWindow(session, 1, [points, score, tiles])
    assert {window.judge(one) for one in (points, tiles)} == {OPEN}
    play_round(session, "card.Y1", "")
    assert window.judge(points) is REACHED
    assert window.judge(tiles) is REACHED
    assert window.judge(CountFact(at="seat.1.screen", kind="point", least=6)) is REACHED


def test_moves_are_those_that_the_viewer_saw() -> None:
    session = game()
    mine, hers = GoalWindow(session, 1), GoalWindow(session, 2)
    give(session, 1, "card.Y1", "tile.B11")
    committed = MoveFact(what="tile.B11", target="seat.1.commit")
    assert mine.judge(committed) is REACHED
    assert hers.judge(committed) is OPEN
    assert hers.judge(MoveFact(what="card", source="seat.1.hand", target="seat.1.commit")) is REACHED, "its back"


def test_what_lies_behind_a_screen_counts_for_its_owner_alone() -> None:
    session = game()
    fact = CountFact(at="seat.2.screen", kind="point")
    assert GoalWindow(session, 2).judge(fact) is REACHED
    assert GoalWindow(session, 1).judge(fact) is OPEN
    everywhere = CountFact(at="seat.*", kind="point", least=5)
    assert GoalWindow(session, 1).judge(everywhere) is OPEN, "only the own 4 points can be seen"


def test_questions_findings_and_the_end() -> None:
    session = game()
    window = GoalWindow(session, 1)
    assert window.judge(AskedFact(frame="ginkgopolis.commit", seat=2)) is REACHED
    assert window.judge(AskedFact(frame="ginkgopolis.give_tiles")) is OPEN
    assert window.judge(OverFact()) is OPEN
    assert window.judge(FindingFact(most=0)) is REACHED
    session.to_sandbox()
    session.apply_action(SetCount("city.0.0", "resource.1", 2, "seat.1.supply"))
    assert window.judge(FindingFact(most=0)) is OPEN


def test_patterns_have_stars_at_their_ends_only() -> None:
    assert matches("*", "anything") and matches("card.*", "card.Y1") and matches("*.Y1", "card.Y1")
    assert matches("*rd.*", "card.Y1") and matches("card.Y1", "card.Y1")
    assert not matches("card.?1", "card.Y1") and not matches("c*1", "card.Y1")


@pytest.mark.parametrize(
    "raw",
    [
        {"fact": "note"},
        {"fact": "note", "rule": "x/y", "extra": 1},
        {"fact": "note", "rule": "x y"},
        {"fact": "note", "rule": "x/y", "least": 1.0},
        {"fact": "note", "rule": "x/y", "least": True},
        {"fact": "code", "rule": "x/y"},
        {"fact": "all", "of": []},
        {"fact": "all", "of": [{"fact": "over"}] * 13},
    ],
)
def test_anything_else_is_no_goal(raw: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        GOALS.validate_json(json.dumps(raw))


def test_firm_goals_stay_reached() -> None:
    assert is_firm(NoteFact(rule="x/y", least=3)) and is_firm(OverFact())
    assert not is_firm(NoteFact(rule="x/y", most=3)) and not is_firm(AskedFact(frame="x"))
    joined = AllOf(of=(OverFact(), NotOf(of=OverFact())))
    assert not is_firm(joined) and len(list(walk_goal(joined))) == 4
