"""A lesson in the making: steps that a teacher has told or recorded, goals proposed by the engine, one file at the end.

The table of the lesson is the whole tree of the session that the teacher plays on; each step names entries of it.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from engine import api
from qtapp.i18n import LANGUAGES
from qtapp.i18n.languages import SOURCE
from qtapp.kit.paths import allowed_stem

MOST_PROPOSALS = 12
MOST_MISTAKES = 8
_MOST_WAYS = 12
"""Parts of a goal that is reached by any of them."""
_SPECIAL = 0.35
"""The part of the random pupils up to which something counts as special."""
_SPARE_ANSWERS = 6
"""A pupil may need so many answers more than the teacher did."""


class DraftMode(Enum):
    """What the teacher is doing."""

    WRITING = "writing"
    RECORDING = "recording"
    CHOOSING = "choosing"
    """The goal of what was recorded."""
    MISTAKE = "mistake"
    """A wrong way is recorded."""
    NAMING = "naming"
    """What the recorded mistake is known by."""


@dataclass(frozen=True, slots=True)
class ProposedGoal:
    """Something that could be the goal of a task, and how many of the random pupils reach it, by how many ways; or what
    a mistake could be known by.
    """

    goal: api.Goal
    until: api.Goal
    """When the attempt is over."""
    pupils: int
    ways: int
    is_special: bool
    """Few reach it by chance; else it also happened."""
    sentence: api.Message | None = None
    """What the goal says, if it is a sentence of the log; "…" stands for what it leaves open."""


@dataclass(slots=True)
class TaskDraft:
    """A task that was recorded: where it begins, where the teacher's line ends, what counts."""

    start: int
    end: int
    seat: int
    say: str
    spots: tuple[str, ...]
    goal: api.Goal | None = None
    until: api.Goal | None = None
    chosen: ProposedGoal | None = None
    """The goal as it was proposed."""
    proposals: tuple[ProposedGoal, ...] = ()
    hints: list[api.LessonHint] = field(default_factory=list)
    slips: list[api.LikelyMistake] = field(default_factory=list)
    known_by: list[ProposedGoal] = field(default_factory=list)
    """What each mistake is known by, as it was proposed."""
    failed: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class TellDraft:
    """Words with a spotlight."""

    at: int
    say: str
    spots: tuple[str, ...]


class LessonDraft:
    """All that a teacher has made so far. It never moves the session."""

    def __init__(self, session: api.Session, language: str, praise: str) -> None:
        self.session = session
        self.language = language if language in LANGUAGES else SOURCE
        self._praise = praise
        self.steps: list[TellDraft | TaskDraft] = []
        self.removed: list[TellDraft | TaskDraft] = []
        """Steps that were taken away since the last one was added: they can be put back, the newest first."""
        self.is_unsaved = False
        """Is there something in it that no file has?"""
        self.title = ""
        """The name of its file; empty: it has none yet."""
        self.number = 1
        """Which of the teacher's lessons about this game it is."""

    @property
    def task(self) -> TaskDraft | None:
        """The task that hints and mistakes belong to: the last step, if it is one."""
        last = self.steps[-1] if self.steps else None
        return last if isinstance(last, TaskDraft) else None

    def tell(self, say: str, spots: Sequence[str]) -> None:
        """A page of words about the present table."""
        self._add(TellDraft(self.session.current.number, say, tuple(spots)))

    def add_task(self, task: TaskDraft) -> None:
        """A task that was recorded, with its goal."""
        self._add(task)

    def _add(self, step: TellDraft | TaskDraft) -> None:
        self.steps.append(step)
        self.removed = []
        self.is_unsaved = True

    def add_hint(self, say: str, spots: Sequence[str]) -> None:
        """Help for the last task."""
        if self.task is not None:
            self.task.hints.append(api.LessonHint(say=self._text(say), spot=tuple(spots)))
            self.is_unsaved = True

    def add_mistake(self, task: TaskDraft, known_by: ProposedGoal, end: int, say: str) -> None:
        """Words for whoever goes wrong like this line."""
        task.slips.append(api.LikelyMistake(if_=known_by.goal, say=self._text(say)))
        task.known_by.append(known_by)
        task.failed.append(end)
        task.until = known_by.until
        self.is_unsaved = True

    def drop_last(self) -> None:
        """Do without the last step."""
        if self.steps:
            self.removed.append(self.steps.pop())
            self.is_unsaved = bool(self.steps)

    def put_back(self) -> None:
        """Have the step again that was taken away last."""
        if self.removed:
            self.steps.append(self.removed.pop())
            self.is_unsaved = True

    # ---- goals ---------------------------------------------------------------------------------------------------

    def propose(self, book: api.LessonBook, task: TaskDraft) -> tuple[ProposedGoal, ...]:
        """Goals that the recorded line reaches, the most special first: of each sentence or kind of thing the best, and
        the best that names its pieces. All of them are over when the line would end; what cannot be taken away any more
        is praised at once. Nothing is proposed if nothing tells the end.
        """
        end = api.end_of_line(book.cut_line(task.start, task.end), task.seat)
        if end is None:
            return ()
        found = []
        for card in api.propose(book, task.start, task.end, task.seat):
            fitting = [one for one in card.proposals if self._may_be_goal(book, task, one.goal, end)]
            sharp = [one for one in fitting[1:] if one.held > fitting[0].held]
            for best in (*fitting[:1], *sharp[:1]):
                is_special = best.pupils <= _SPECIAL * api.PROPOSAL_PUPILS
                until = _until(best.goal, end)
                found.append(ProposedGoal(best.goal, until, best.pupils, best.lines, is_special, best.sentence))
        return tuple(sorted(found, key=lambda one: not one.is_special)[:MOST_PROPOSALS])

    def _may_be_goal(self, book: api.LessonBook, task: TaskDraft, goal: api.Goal, end: api.Goal) -> bool:
        if not _is_of_the_table(goal) and not _is_own(goal, task.seat):
            return False
        tried = replace(task, goal=goal, until=_until(goal, end))
        return self._outcome(book, tried, task.end) is api.AttemptState.SOLVED

    def _outcome(self, book: api.LessonBook, task: TaskDraft, end: int) -> api.AttemptState:
        """How an attempt at a task ends that goes along the line to an entry; one that is over at once has failed."""
        session = book.cut_line(task.start, end)
        attempt = api.Attempt(session, self._try_task(1, replace(task, slips=[], failed=[])))
        if attempt.outcome().state is not api.AttemptState.OPEN:
            return api.AttemptState.FAILED
        while session.redo() is not None:
            state = attempt.outcome().state
            if state is not api.AttemptState.OPEN:
                return state
        return api.AttemptState.OPEN

    def mistakes_of(self, book: api.LessonBook, task: TaskDraft, end: int) -> tuple[ProposedGoal, ...]:
        """What tells a wrong line from the solution, what means the most lines first; nothing: they cannot be told
        apart, or nothing tells when the mistake is complete.
        """
        if task.goal is None or task.until is None:
            return ()
        outcome = self._outcome(book, task, end)
        over = api.end_of_line(book.cut_line(task.start, end), task.seat)
        if outcome is api.AttemptState.SOLVED or over is None:
            return ()
        found: list[api.Proposal] = []
        for card in api.propose(book, task.start, end, task.seat):
            fitting = [
                one
                for one in card.proposals
                if _is_own(one.goal, task.seat) and not _reaches(book, task, task.end, one.goal)
            ]
            found += sorted(fitting, key=lambda one: (one.held, -one.pupils))[:2]
        found.sort(key=lambda one: (one.held, one.rank, -one.pupils))
        return tuple(
            ProposedGoal(
                one.goal,
                # A mistake that was stopped before the task would end is over where the teacher stopped.
                task.until
                if outcome is api.AttemptState.FAILED
                else _either(task.until, api.AllOf(of=(one.goal, over))),
                one.pupils,
                one.lines,
                True,
                one.sentence,
            )
            for one in found[:MOST_MISTAKES]
        )

    def copy(self) -> api.LessonBook:
        """A book of its own, to be looked at beside the window: nothing on the table moves."""
        opened = api.decode(api.encode(self.session).encode(), api.find_game)
        page = self._tell_page(1, TellDraft(0, "…", ()))
        return api.LessonBook(self._lesson("…", "", "", [page]), opened.session, None, "")

    # ---- the file ------------------------------------------------------------------------------------------------

    def lesson_file(self, title: str, goal: str, author: str) -> str:
        """The lesson as text; InvalidData: something is missing, or it would not open again."""
        steps: list[api.TellPage | api.TryTask] = []
        for number, one in enumerate(self.steps, 1):
            steps.append(self._tell_page(number, one) if isinstance(one, TellDraft) else self._try_task(number, one))
        if not steps:
            raise api.InvalidData("the lesson has no steps")
        text = api.write_lesson(self._lesson(title, goal, author, steps), self.session)
        book = api.read_lesson(text.encode("utf-8"))
        faults = api.lesson_faults(book)
        if faults:
            raise api.InvalidData(faults[0])
        return text

    def _lesson(self, title: str, goal: str, author: str, steps: Sequence[api.TellPage | api.TryTask]) -> api.Lesson:
        people = self.session.players
        return api.Lesson(
            format=1,
            kind="tarsas-lesson",
            id=slug(title),
            game=self.session.game.id,
            course="own",
            number=self.number,
            title=self._text(title),
            goal=self._text(goal or title),
            minutes=max(1, min(60, len(steps))),
            names=tuple(self._text(player.name or f"{seat}.") for seat, player in enumerate(people, 1)),
            viewer=next((one.seat for one in self.steps if isinstance(one, TaskDraft)), 1),
            author=author[:200],
            steps=tuple(steps),
            table=json.loads(api.encode(self.session)),
        )

    def _tell_page(self, number: int, one: TellDraft) -> api.TellPage:
        return api.TellPage(id=f"step-{number}", at=one.at, say=self._text(one.say), spot=one.spots, do="tell")

    def _try_task(self, number: int, one: TaskDraft) -> api.TryTask:
        if one.goal is None:
            raise api.InvalidData(f"step {number} has no goal")
        line = self.session.line(self.session.entries[one.end])
        own = sum(entry.number > one.start and entry.seat == one.seat for entry in line)
        return api.TryTask(
            id=f"step-{number}",
            at=one.start,
            say=self._text(one.say),
            spot=one.spots,
            do="try",
            seat=one.seat,
            goal=one.goal,
            until=one.until,
            limit=min(40, own + _SPARE_ANSWERS),
            hints=tuple(one.hints[:4]),
            slips=tuple(one.slips[:6]),
            praise=self._text(self._praise),
            solved=(one.end,),
            failed=tuple(one.failed[:6]),
        )

    def _text(self, words: str) -> api.LessonText:
        plain = "".join(
            letter for letter in words if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs")
        )
        return api.LessonText.model_validate({self.language: plain.strip()[:700] or "…"})


def _is_of_the_table(goal: api.Goal) -> bool:
    return goal.fact in ("count", "pieces", "score")


def _until(goal: api.Goal, end: api.Goal) -> api.Goal:
    """A fact of the table may be true in passing: it is looked at when the line would end. What has happened stays."""
    return end if _is_of_the_table(goal) else _either(goal, end)


def _either(one: api.Goal, other: api.Goal) -> api.Goal:
    """One of two; what is made of parts already takes one more."""
    if isinstance(other, api.AnyOf) and len(other.of) < _MOST_WAYS:
        return api.AnyOf(of=(one, *other.of))
    return api.AnyOf(of=(one, other))


def _is_own(goal: api.Goal, seat: int) -> bool:
    """Is it a fact of what happened to this seat, which no later move takes away? Facts of the table need an end."""
    if isinstance(goal, api.AllOf):
        return all(_is_own(part, seat) for part in goal.of)
    return goal.fact in ("note", "answer") and getattr(goal, "seat", None) in (None, seat)


def _reaches(book: api.LessonBook, task: TaskDraft, end: int, goal: api.Goal) -> bool:
    session = book.cut_line(task.start, end)
    window = api.GoalWindow(session, task.seat, [goal])
    while session.redo() is not None:
        if window.judge(goal) is api.Verdict.REACHED:
            return True
    return False


def slug(title: str) -> str:
    """A title as the id of a lesson."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return allowed_stem(re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60].strip("-") or "lesson", "lesson-")
