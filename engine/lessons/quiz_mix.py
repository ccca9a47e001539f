"""Which questions are asked one after the other, and how their answers are laid out.

Kinds and subjects come in turn, nothing alike twice. The right answer lies at each place as often as at any other, and
never three times running at the same one: whoever has noticed where it lies would know it without having read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from engine.core.game.quiz import ChoiceOrder, QuizQuestion
from engine.core.table.chance import RandomStream

SHOWN_NUMBERS = 4
YES_OF_EIGHT = 3
"""Of eight questions whether something is allowed so many are about something that is."""
_EIGHT = 8
_RUN = 2
"""So often in a row the right answer may lie at the same place."""
_OF_KIND, _OF_SUBJECT, _ALIKE, _YES, _AGAIN, _THRICE = 2, 4, 1000, 40, 6, 100


class QuizMix:
    """What was asked so far, and what comes next."""

    def __init__(self, seed: int) -> None:
        self._dice = RandomStream(seed, "mix", 0)
        self._kinds: Counter[str] = Counter()
        self._subjects: Counter[str] = Counter()
        self._stems: set[tuple[str, ...]] = set()
        self._last: list[QuizQuestion] = []
        self._yes: list[bool] = []
        """Whether the next questions of that kind are about something allowed, the nearest last."""
        self._used: Counter[tuple[int, bool, int]] = Counter()
        """How often the right answer lay at each place, among questions of so many answers; those apart that leave the
        first place to the Yes.
        """

    def is_new(self, question: QuizQuestion) -> bool:
        """Was nothing like it asked yet?"""
        return question.stem not in self._stems

    def cost(self, question: QuizQuestion) -> int:
        """How badly a question would come now; the least is asked."""
        cost = self._kinds[question.kind] * _OF_KIND + self._subjects[question.subject] * _OF_SUBJECT
        cost += _ALIKE * (not self.is_new(question))
        cost += _AGAIN * sum(one.kind == question.kind or one.subject == question.subject for one in self._last)
        if question.order is ChoiceOrder.FIRST_STAYS and (0 in question.right) != self._next_yes():
            cost += _YES
        if not self._free_places(question):
            cost += _THRICE
        return cost

    def choose(self, found: Sequence[QuizQuestion]) -> int:
        """Which of these comes next, by its number; of those as good as each other any."""
        costs = [self.cost(one) for one in found]
        least = min(costs)
        return self._dice.choice([number for number, cost in enumerate(costs) if cost == least])

    def ask(self, question: QuizQuestion) -> QuizQuestion:
        """The question with its answers laid out; it is noted that it was asked."""
        self._kinds[question.kind] += 1
        self._subjects[question.subject] += 1
        self._stems.add(question.stem)
        if question.order is ChoiceOrder.FIRST_STAYS and (0 in question.right) == self._next_yes():
            self._yes.pop()
        laid = self._laid_out(question)
        self._last = [*self._last, laid][-_RUN:]
        return laid

    def _next_yes(self) -> bool:
        if not self._yes:
            halves = self._dice.shuffled([YES_OF_EIGHT // 2, YES_OF_EIGHT - YES_OF_EIGHT // 2])
            for yes in halves:  # each half by itself: short sets have their share, too
                self._yes += self._dice.shuffled([number < yes for number in range(_EIGHT // 2)])
        return self._yes[-1]

    # ---- the places of the right answer --------------------------------------------------------------------------

    def _laid_out(self, question: QuizQuestion) -> QuizQuestion:
        right, is_number = min(question.right), question.order is ChoiceOrder.NUMBERS
        count = min(SHOWN_NUMBERS, len(question.choices)) if is_number else len(question.choices)
        places = self._free_places(question) or _possible_places(question)
        has_yes = question.order is ChoiceOrder.FIRST_STAYS
        used = {one: self._used[count, has_yes, one] for one in places}
        least = min(used.values())
        rare = [one for one in places if used[one] == least]  # twice as likely: it evens out, and nobody can be sure
        place = self._dice.choice([*rare, *(one for one in places if used[one] <= least + 1)])
        self._used[count, has_yes, place] += 1
        if is_number:
            first = right - place
            return _with_order(question, list(range(first, first + count)))
        fixed = [0] if question.order is ChoiceOrder.FIRST_STAYS and right else []
        order = [*fixed, *self._dice.shuffled([n for n in range(count) if n != right and n not in fixed])]
        order.insert(place, right)
        return _with_order(question, order)

    def _free_places(self, question: QuizQuestion) -> list[int]:
        """Where its right answer may lie, but not where the last ones lay."""
        last = {min(one.right) for one in self._last}
        is_run = len(self._last) == _RUN and len(last) == 1
        return [one for one in _possible_places(question) if not (is_run and one in last)]


def _possible_places(question: QuizQuestion) -> list[int]:
    count, right = len(question.choices), min(question.right)
    match question.order:
        case ChoiceOrder.FIRST_STAYS:
            return list(range(1, count)) if right else [0]
        case ChoiceOrder.NUMBERS:
            shown = min(SHOWN_NUMBERS, count)
            return [at for at in range(shown) if 0 <= right - at <= count - shown]
    return list(range(count))


def _with_order(question: QuizQuestion, order: Sequence[int]) -> QuizQuestion:
    """Those of its answers, in this order."""
    choices = tuple(question.choices[number] for number in order)
    return replace(
        question,
        choices=choices,
        right=frozenset(at for at, number in enumerate(order) if number in question.right),
        order=ChoiceOrder.ANY,
    )


def mixed_set(found: Sequence[QuizQuestion], count: int, seed: int = 1) -> list[QuizQuestion]:
    """So many of these questions, laid out, in the order in which they are asked; fewer if no others are new."""
    mix, left, chosen = QuizMix(seed), list(found), list[QuizQuestion]()
    while left and len(chosen) < count:
        question = left.pop(mix.choose(left))
        if not mix.is_new(question):
            break
        chosen.append(mix.ask(question))
    return chosen
