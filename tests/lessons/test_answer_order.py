"""Where right answers lie, and how often "yes" is one: nothing is to be won by always taking the same place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from engine.api import GAMES
from engine.lessons.answer_order import AnswerPlaces, choices_in_order
from engine.lessons.drill import DrillSource
from engine.lessons.format import LegalQuiz, NumberQuiz, PickQuiz, QuizTask
from engine.lessons.mark import LEGAL
from tests.lessons.shipped import FILES, shared
from tests.toys import SHIPPED

STRAY = 0.15
"""So far, of what would be even, a place may be from it."""
LEAST_YES, MOST_YES = 0.35, 0.45
ATTEMPTS = 1000


def strays(places: Iterable[tuple[int, int]]) -> dict[tuple[int, int], float]:
    """Places (of so many answers) of right answers that come too often or too seldom, with their share."""
    counted = Counter(places)
    found: dict[tuple[int, int], float] = {}
    for many in {many for many, _ in counted}:
        total = sum(counted[many, at] for at in range(many))
        shares = {(many, at): counted[many, at] / total for at in range(many)}
        found |= {key: share for key, share in shares.items() if abs(share * many - 1) > STRAY}
    return found


@pytest.mark.parametrize("game", SHIPPED)
def test_a_thousand_drills_have_no_place_to_bet_on(game: str) -> None:
    places = AnswerPlaces(1)
    raw: list[LegalQuiz] = []
    asked: list[LegalQuiz] = []
    for drill in DrillSource(GAMES[game], seed=3).drills():
        laid = drill.laid_out(places).quiz
        if isinstance(drill.quiz, LegalQuiz) and isinstance(laid, LegalQuiz):
            raw.append(drill.quiz)
            asked.append(laid)
            assert sorted(laid.choices) == sorted(drill.quiz.choices)
        if len(asked) == 1000:
            break
    assert not strays((len(quiz.choices), quiz.choices.index(quiz.expect)) for quiz in asked)
    assert LEAST_YES <= sum(quiz.expect == LEGAL for quiz in asked) / len(asked) <= MOST_YES
    first = Counter(quiz.choices.index(quiz.expect) for quiz in raw)
    assert max(first.values()) < 0.3 * len(raw), "not only those that are laid out one after the other"


def _right(step: QuizTask) -> str | int:
    quiz = step.quiz
    assert not isinstance(quiz, NumberQuiz)
    return quiz.right[0] if isinstance(quiz, PickQuiz) else quiz.expect


def test_quizzes_of_lessons_have_no_place_to_bet_on() -> None:
    found: list[tuple[int, int]] = []
    first, steps = Counter[int](), 0
    for path in FILES:
        lesson = shared(path).lesson
        for step in lesson.steps:
            if isinstance(step, QuizTask) and not isinstance(step.quiz, NumberQuiz):
                orders = [choices_in_order(lesson, step, attempt) for attempt in range(ATTEMPTS)]
                found += [(len(order), order.index(_right(step))) for order in orders]
                first[orders[0].index(_right(step))] += 1
                steps += 1
                assert len(set(orders[:10])) > 2, "another order for each attempt"
                assert orders[3] == choices_in_order(lesson, step, 3), "the same for the same attempt"
    assert steps > 40 and not strays(found)
    assert max(first.values()) < 0.45 * steps, first


def test_places_take_turns_without_a_pattern() -> None:
    places = AnswerPlaces(7)
    order = [places.order("abcd", "c", str(number)).index("c") for number in range(40)]
    assert Counter(order) == dict.fromkeys(range(4), 10)
    assert len({tuple(order[at : at + 4]) for at in range(0, 40, 4)}) > 5
    again = AnswerPlaces(7)
    assert order == [again.order("abcd", "c", str(number)).index("c") for number in range(40)]
