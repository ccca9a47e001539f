"""Automatic pupils: how many random ones solve a task, by how many different lines, and who fails without words."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.flow.question import answer_key
from engine.core.session.entry import EntryKind
from engine.core.session.session import Session
from engine.driver import RandomBot
from engine.lessons.attempt import Attempt, AttemptState, Outcome
from engine.lessons.book import LessonBook
from engine.lessons.format import TryTask


@dataclass(frozen=True, slots=True)
class PupilReport:
    """What became of so many pupils."""

    pupils: int
    solved: int
    lines: int
    """Different lines that were accepted."""
    failed_without_words: int

    @property
    def has_several_ways(self) -> bool:
        """Did two pupils at least solve it, by two lines at least?"""
        return self.solved >= 2 and self.lines >= 2


def let_pupils_try(book: LessonBook, task: TryTask, pupils: int = 150, enough: int = 0) -> PupilReport:
    """Let random pupils try a task. `enough`: stop after so many have tried, once it is known to have several ways."""
    session = book.cut(task.at)
    start = session.current
    solved = silent = tried = 0
    lines: set[tuple[str, ...]] = set()
    for number in range(pupils):
        session.seek(start)
        outcome, line = _one_pupil(session, task, number)
        tried += 1
        if outcome.state is AttemptState.SOLVED:
            solved += 1
            lines.add(line)
        elif outcome.slip < 0:
            silent += 1
        if enough and tried >= enough and solved >= 2 and len(lines) >= 2:
            break
    return PupilReport(tried, solved, len(lines), silent)


def _one_pupil(session: Session, task: TryTask, seed: int) -> tuple[Outcome, tuple[str, ...]]:
    """One random pupil; others are random too, which is quicker than bots that think."""
    bot, attempt = RandomBot(seed), Attempt(session, task)
    outcome = attempt.outcome()
    while outcome.state is AttemptState.OPEN:
        asked = session.pending()
        if not asked:
            break
        pending = next((one for one in asked if one.question.seat == task.seat), asked[0])
        session.answer(pending, bot.choose_answer(session, pending))
        outcome = attempt.outcome()
    own = tuple(
        answer_key(one.payload)
        for one in attempt.window.entries()
        if one.kind is EntryKind.ANSWER and one.seat == task.seat
    )
    return outcome, own
