"""A lesson in the making: steps that a teacher has told or recorded, goals proposed by the engine, one file at the end.

The table of the lesson is the whole tree of the session that the teacher plays on; each step names entries of it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from engine import api
from qtapp.i18n import LANGUAGES
from qtapp.i18n.languages import SOURCE
from qtapp.kit.paths import allowed_stem

MOST_PROPOSALS = 12
MOST_MISTAKES = 8
_NO_ID = "lesson"
"""The id of a lesson that has no title yet."""
MOST_HINTS, MOST_SLIPS = 4, 6
"""Hints and mistakes that a task may have."""
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
    slips: tuple[api.LikelyMistake, ...] = ()
    failed: tuple[int, ...] = ()
    step: str = ""
    """The step that it is already; empty: none yet."""


class LessonDraft:
    """All that a teacher has made so far. It never moves the session."""

    def __init__(
        self, session: api.Session, language: str, praise: str, sketch: api.LessonSketch | None = None
    ) -> None:
        self.session = session
        self.language = language if language in LANGUAGES else SOURCE
        self._praise = praise
        self.edit = api.LessonEdit(session, sketch or self._empty())
        self._saved: api.LessonSketch | None = self.edit.sketch
        self.removed: list[api.AnyStep] = []
        """Steps that were taken away since the last one was added: they can be put back, the newest first."""
        self.picked = self.steps[-1].id if self.steps else ""
        """The step that hints and mistakes belong to, and behind which a new one comes."""
        self.file: Path | None = None
        """Where it was saved last."""
        self.kept_at: Path | None = None
        """Where it lies as a draft."""
        self.number = self.edit.sketch.head.number
        """Which of the teacher's lessons about this game it is."""

    def _empty(self) -> api.LessonSketch:
        people = self.session.players
        head = api.LessonHead(
            id=_NO_ID,
            game=self.session.game.id,
            names=tuple(self._text(player.name or f"{seat}.") for seat, player in enumerate(people, 1)),
            title=self._text(""),
            goal=self._text(""),
        )
        return api.LessonSketch(head, (self.language,))

    @property
    def steps(self) -> tuple[api.AnyStep, ...]:
        """The steps so far."""
        return self.edit.steps

    @property
    def is_unsaved(self) -> bool:
        """Is there something in it that no file has?"""
        return bool(self.steps) and self.edit.sketch != self._saved

    def was_saved(self, file: Path | None) -> None:
        """What is in it now lies in a file; None: no file has what is in it."""
        self._saved, self.file = None if file is None else self.edit.sketch, file

    @property
    def heading(self) -> str:
        """What it is called in a list; empty: it has no title yet."""
        title = self.edit.sketch.head.title
        return "" if api.is_blank(title) else title.in_language(self.language)

    @property
    def task(self) -> TaskDraft | None:
        """The task that hints and mistakes belong to: the step that was picked, if it is one."""
        step = self.edit.step(self.picked)
        if not isinstance(step, api.TryTask):
            return None
        return TaskDraft(
            step.at,
            step.solved[0],
            step.seat,
            step.say.in_language(self.language),
            step.spot,
            step.goal,
            step.until,
            slips=step.slips,
            failed=step.failed,
            step=step.id,
        )

    def tell(self, say: str, spots: Sequence[str]) -> api.Message | None:
        """A page of words about the present table; else why there can be none more."""
        return self.add(self._tell_page(self.edit.free_id(), self.session.current.number, say, spots))

    def ask(self, say: str, spots: Sequence[str]) -> api.Message | None:
        """A question about the present table; its answers are written afterwards."""
        return self.add(api.pick_quiz(self.edit.free_id(), self.session.current.number, self._text(say), spots))

    def show(self, start: int, end: int, say: str, spots: Sequence[str], anew: str = "") -> api.Message | None:
        """A line that is played to the pupil; `anew`: the step whose line it is instead."""
        known = self.edit.step(anew)
        if isinstance(known, api.ShowPage):
            self.edit.put(known.model_copy(update={"to": end}))
            return None
        id_ = self.edit.free_id()
        return self.add(api.ShowPage(id=id_, at=start, say=self._text(say), spot=tuple(spots), do="show", to=end))

    def record_anew(self, id_: str, task: TaskDraft) -> api.Message | None:
        """Another goal and another solution for a task. Its mistakes go: they were told apart from the old one."""
        step = self.edit.step(id_)
        if isinstance(step, api.TryTask):
            made = self._try_task(id_, task)
            changed = {"goal": made.goal, "until": made.until, "limit": made.limit, "solved": made.solved}
            self.edit.put(step.model_copy(update={**changed, "slips": (), "failed": ()}))
        return None

    def add_task(self, task: TaskDraft) -> api.Message | None:
        """A task that was recorded, with its goal."""
        if not any(isinstance(one, api.TryTask) for one in self.steps) and self.file is None:
            self.edit.settle(lambda head: replace(head, viewer=task.seat))  # the eyes of whoever is asked first
        return self.add(self._try_task(self.edit.free_id(), task))

    def add(self, step: api.AnyStep) -> api.Message | None:
        """A new step behind the one that is picked; it is picked then."""
        trouble = self.edit.add(step, self.picked if self.edit.step(self.picked) is not None else "")
        if trouble is None:
            self.removed, self.picked = [], step.id
        return trouble

    def add_hint(self, say: str, spots: Sequence[str]) -> None:
        """Help for the task that is picked."""
        step = self.edit.step(self.picked)
        if isinstance(step, api.TryTask) and len(step.hints) < MOST_HINTS:
            hint = api.LessonHint(say=self._text(say), spot=tuple(spots))
            self.edit.put(step.model_copy(update={"hints": (*step.hints, hint)}))

    def add_mistake(self, task: TaskDraft, known_by: ProposedGoal, end: int, say: str) -> None:
        """Words for whoever goes wrong like this line."""
        step = self.edit.step(task.step or self.picked)
        if isinstance(step, api.TryTask) and len(step.slips) < MOST_SLIPS and len(step.failed) < MOST_SLIPS:
            slip = api.LikelyMistake(if_=known_by.goal, say=self._text(say))
            changed = {"slips": (*step.slips, slip), "failed": (*step.failed, end), "until": known_by.until}
            self.edit.put(step.model_copy(update=changed))

    def drop_last(self) -> None:
        """Do without the last step."""
        if self.steps:
            self.removed.append(self.steps[-1])
            self.edit.remove(self.steps[-1].id)
            self.picked = self.steps[-1].id if self.steps else ""

    def put_back(self) -> None:
        """Have the step again that was taken away last."""
        if self.removed:
            step = self.removed.pop()
            self.edit.add(step)
            self.picked = step.id

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
        attempt = api.Attempt(session, self._try_task("step-1", replace(task, slips=(), failed=())))
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
        page = self._tell_page("step-1", 0, "", ())
        lesson = api.whole_lesson(api.LessonEdit(opened.session, replace(self.edit.sketch, steps=(page,))))
        return api.LessonBook(lesson, opened.session, None, "")

    # ---- the file ------------------------------------------------------------------------------------------------

    def lesson_file(self, title: str, goal: str, author: str) -> str:
        """The lesson as text, under a title if it has none; InvalidData: something is missing, or it would not open
        again.
        """
        self.call_it(title, goal, author)
        return api.finished_lesson(self.edit)

    def call_it(self, title: str, goal: str, author: str) -> None:
        """What it is called, where nothing else was written."""

        def called(head: api.LessonHead) -> api.LessonHead:
            head = replace(head, number=self.number, author=head.author or author[:200])
            if api.is_blank(head.title):
                head = replace(head, title=self._text(title), id=slug(title) if head.id == _NO_ID else head.id)
            return replace(head, goal=self._text(goal)) if goal and api.is_blank(head.goal) else head

        self.edit.settle(called)

    def _tell_page(self, id_: str, at: int, say: str, spots: Sequence[str]) -> api.TellPage:
        return api.TellPage(id=id_, at=at, say=self._text(say), spot=tuple(spots), do="tell")

    def _try_task(self, id_: str, one: TaskDraft) -> api.TryTask:
        if one.goal is None:
            raise api.InvalidData("a task without a goal")
        line = self.session.line(self.session.entries[one.end])
        own = sum(entry.number > one.start and entry.seat == one.seat for entry in line)
        return api.TryTask(
            id=id_,
            at=one.start,
            say=self._text(one.say),
            spot=one.spots,
            do="try",
            seat=one.seat,
            goal=one.goal,
            until=one.until,
            limit=min(40, own + _SPARE_ANSWERS),
            slips=one.slips,
            praise=self._text(self._praise),
            solved=(one.end,),
            failed=one.failed,
        )

    def _text(self, words: str) -> api.LessonText:
        return api.text_of({self.language: words})


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
