"""One attempt at a task: judged after every entry, with the words that fit how it went."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.core.session.entry import EntryKind, HistoryEntry
from engine.core.session.session import Session
from engine.driver import GreedyBot
from engine.lessons.format import TryTask, goals_of
from engine.lessons.goal import Verdict
from engine.lessons.judge import GoalWindow


class AttemptState(Enum):
    """How an attempt stands."""

    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How an attempt stands, and which of the likely mistakes it shows (-1: none)."""

    state: AttemptState
    slip: int = -1


class Attempt:
    """A pupil's attempt on a table that was cut for it; the session stands where the task begins.

    It reads the present line alone: undo takes a verdict back with it.
    """

    def __init__(self, session: Session, task: TryTask) -> None:
        self.session = session
        self.task = task
        self.window = GoalWindow(session, task.seat, goals_of(task))

    def outcome(self) -> Outcome:
        """To be asked after every entry."""
        task, window = self.task, self.window
        verdict = window.judge(task.goal)
        ended = task.until is None or window.judge(task.until) is Verdict.REACHED
        if verdict is Verdict.REACHED and ended:
            return Outcome(AttemptState.SOLVED)
        slip = self._slip()
        if task.until is None:
            over = slip >= 0
        else:
            over = ended
        if over or verdict is Verdict.LOST or self.own_answers() >= task.limit or self.session.is_over:
            return Outcome(AttemptState.FAILED, slip)
        return Outcome(AttemptState.OPEN)

    def own_answers(self) -> int:
        """Answers of the pupil since the task began."""
        seat = self.task.seat
        return sum(one.kind is EntryKind.ANSWER and one.seat == seat for one in self.window.entries())

    def _slip(self) -> int:
        for number, slip in enumerate(self.task.slips):
            if self.window.judge(slip.if_) is Verdict.REACHED:
                return number
        return -1

    def answer_for_others(self, seed: int = 1) -> HistoryEntry | None:
        """One answer of a seat that a bot plays here; None: the pupil is asked, or nobody."""
        if self.task.others != "bots":
            return None
        asked = self.session.pending()
        if not asked or any(one.question.seat == self.task.seat for one in asked):
            return None
        given = self.session.answer(asked[0], GreedyBot(seed).choose_answer(self.session, asked[0]))
        return given if isinstance(given, HistoryEntry) else None
