"""In which order the answers of a question lie: another one for each question and each attempt, always the same again.

Whoever has noticed that the right answer lies second would otherwise know it without having read the question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.table.chance import RandomStream
from engine.lessons.format import Lesson, NumberQuiz, PickQuiz, QuizTask

T = TypeVar("T")


def in_some_order(items: Sequence[T], question: str, attempt: int = 0) -> tuple[T, ...]:
    """The items, shuffled by what the question is called and how often it was attempted before."""
    return tuple(RandomStream(attempt, f"answers {question}", 0).shuffled(items))


def choices_in_order(lesson: Lesson, step: QuizTask, attempt: int = 0) -> tuple[str | int, ...]:
    """The answers of a lesson's quiz as they are shown: `legal` and rules, or indexes; a number has none."""
    quiz = step.quiz
    if isinstance(quiz, NumberQuiz):
        return ()
    named: Sequence[str | int] = range(len(quiz.choices)) if isinstance(quiz, PickQuiz) else quiz.choices
    return in_some_order(named, f"{lesson.game} {lesson.id} {step.id}", attempt)


class AnswerPlaces:
    """Where the right answer of one question after the other lies: each place as often as any other, in no order that
    could be learnt.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._rounds = 0
        self._left: dict[int, list[int]] = {}
        """Places of this round by how many answers there are, those that come next at the end."""

    def order(self, items: Sequence[T], right: T, question: str) -> tuple[T, ...]:
        """The items with the right one at the place whose turn it is."""
        left = self._left.setdefault(len(items), [])
        if not left:
            self._rounds += 1
            left += RandomStream(self._seed, "places", self._rounds).shuffled(range(len(items)))
        found = [one for one in in_some_order(items, question) if one != right]
        found.insert(left.pop(), right)
        return tuple(found)
