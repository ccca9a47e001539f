"""The run of a quiz with a class: who is asked what, when it is over, what the class knows. No screen, no clock.

Whoever uses it says when time is up and who is awake; votes lie in the poll, which the phones' side fills.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum

from engine import api
from engine.api import Message, QuizQuestion

WHEN_ALL, BY_HAND = 0, -1
"""Paces besides seconds: a question ends when all who are awake have answered, or when the teacher goes on."""
FEWEST, MOST, USUAL = 5, 20, 10
"""Questions of a quiz."""
KNOWN = 0.6
"""If a smaller part of the class knew it, it comes back in other clothes."""
_LATER = 3
"""So many questions later."""
CAN = 0.7
"""What at least so many of all answers were right about, the class can do."""


@dataclass(frozen=True, slots=True)
class QuizPlan:
    """What a teacher has chosen."""

    game: str
    subjects: tuple[str, ...] = ()
    """Rules and sums that are asked about; none: all."""
    kinds: tuple[str, ...] = ()
    """Kinds of questions; none: all."""
    count: int = USUAL
    pace: int = WHEN_ALL
    """Seconds of a question, or one of the two other paces."""
    names_given: bool = False
    """Does the program give the names, so that nobody types any?"""


class QuizPhase(Enum):
    """Where a run is."""

    LOBBY = "lobby"
    """People come in."""
    MAKING = "making"
    """The next question is waited for."""
    ASKED = "asked"
    TOLD = "told"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class QuestionResult:
    """What became of a question, without anybody's name."""

    number: int
    question: QuizQuestion
    counts: tuple[int, ...]
    before: tuple[int, ...]
    """The counts before it was talked over; empty: it was not."""

    @property
    def answers(self) -> int:
        """How many answered."""
        return sum(self.counts)

    @property
    def right(self) -> int:
        """How many of them were right."""
        return sum(self.counts[at] for at in self.question.right)

    @property
    def share(self) -> float:
        """Which part of the answers was right; 0.0 if nobody answered."""
        return self.right / self.answers if self.answers else 0.0


@dataclass(frozen=True, slots=True)
class SubjectSum:
    """What the class knows of one subject."""

    subject: str
    right: int
    answers: int
    mistake: Message | None
    """The wrong answer that most believed in; None: nobody was wrong."""

    @property
    def share(self) -> float:
        """Which part of the answers was right."""
        return self.right / self.answers if self.answers else 0.0


class ClassQuiz:
    """One run, from the lobby to the page at the end."""

    def __init__(self, plan: QuizPlan) -> None:
        self.plan = plan
        self.phase = QuizPhase.LOBBY
        self.question: QuizQuestion | None = None
        self.poll: api.Poll[api.QuizChoice] | None = None
        self.results: list[QuestionResult] = []
        self.most_voices = 0
        """So many answered at most."""
        self._polls = 0
        self._due: dict[str, int] = {}
        """Subjects that come back, and with which question at the earliest."""

    @property
    def number(self) -> int:
        """The question that is asked, looked at or waited for, from 1."""
        return len(self.results) + (self.phase is not QuizPhase.TOLD)

    @property
    def is_last(self) -> bool:
        """Is there none after this one?"""
        return self.number >= self.plan.count

    @property
    def is_talked_over(self) -> bool:
        """Is the same question asked for the second time?"""
        return self.poll is not None and bool(self.poll.before)

    # ---- from one to the next ------------------------------------------------------------------------------------

    def wait(self) -> bool:
        """On to the next question, which may still have to be made. False: that was the last one."""
        if self.phase is QuizPhase.TOLD and len(self.results) >= self.plan.count:
            self.finish()
        elif self.phase in (QuizPhase.LOBBY, QuizPhase.TOLD):
            self.phase, self.question, self.poll = QuizPhase.MAKING, None, None
        return self.phase is QuizPhase.MAKING

    def ask(self, question: QuizQuestion) -> api.Poll[api.QuizChoice]:
        """Everybody is asked."""
        assert self.phase is QuizPhase.MAKING, self.phase
        self.phase, self.question = QuizPhase.ASKED, question
        self._polls += 1
        self.poll = api.Poll(self._polls, question.choices, question.right)
        return self.poll

    def talk_it_over(self) -> api.Poll[api.QuizChoice] | None:
        """The same question once more, after neighbours have talked; None: nothing is asked, or it was done already."""
        if self.phase is not QuizPhase.ASKED or self.poll is None or self.poll.before or not self.poll.votes:
            return None
        self._polls += 1
        self.poll = self.poll.talk_it_over(self._polls)
        return self.poll

    def is_answered(self, awake: Collection[str]) -> bool:
        """Have all answered who are awake? Where nobody is, nobody is waited for, but nothing ends by itself."""
        poll = self.poll
        return (
            self.phase is QuizPhase.ASKED and poll is not None and bool(awake) and all(i in poll.votes for i in awake)
        )

    def tell(self) -> QuestionResult | None:
        """Nobody is listened to any more; what became of the question is noted once."""
        if self.phase is not QuizPhase.ASKED or self.poll is None or self.question is None:
            return None
        self.poll.end()
        self.phase = QuizPhase.TOLD
        result = QuestionResult(len(self.results) + 1, self.question, self.poll.count(), self.poll.before)
        self.results.append(result)
        self.most_voices = max(self.most_voices, result.answers)
        if result.answers and result.share < KNOWN:
            self._due[self.question.subject] = result.number + _LATER
        return result

    def finish(self) -> None:
        """No more questions, whatever was planned; one that is open does not count."""
        if self.poll is not None:
            self.poll.end()
        self.phase = QuizPhase.ENDED

    # ---- what comes next -----------------------------------------------------------------------------------------

    def due(self, number: int) -> list[str]:
        """Subjects that a question of this number should be about, the longest waiting first."""
        return sorted((one for one, at in self._due.items() if at <= number), key=lambda one: self._due[one])

    def was_made(self, subject: str, number: int) -> None:
        """A question about it was made that will be asked with this number: it is not due any more."""
        if self._due.get(subject, number + 1) <= number:
            del self._due[subject]

    # ---- what the class knows ------------------------------------------------------------------------------------

    def sums(self) -> list[SubjectSum]:
        """By subject, what is known best first."""
        found: dict[str, list[QuestionResult]] = {}
        for one in self.results:
            if one.answers:
                found.setdefault(one.question.subject, []).append(one)
        sums = [_sum_of(subject, results) for subject, results in found.items()]
        return sorted(sums, key=lambda one: -one.share)

    @property
    def share(self) -> float:
        """Which part of all answers was right."""
        answers = sum(one.answers for one in self.results)
        return sum(one.right for one in self.results) / answers if answers else 0.0


def _sum_of(subject: str, results: Sequence[QuestionResult]) -> SubjectSum:
    wrong: Counter[Message] = Counter()
    for one in results:
        for at, count in enumerate(one.counts):
            if at not in one.question.right and count:
                wrong[one.question.choices[at].text] += count
    favourite = wrong.most_common(1)
    return SubjectSum(
        subject,
        sum(one.right for one in results),
        sum(one.answers for one in results),
        favourite[0][0] if favourite else None,
    )


def hard_subjects(quiz: ClassQuiz) -> tuple[str, ...]:
    """What the class cannot do yet, the hardest first."""
    return tuple(one.subject for one in reversed(quiz.sums()) if one.share < CAN)
