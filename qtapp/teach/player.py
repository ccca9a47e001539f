"""Leads a pupil through one lesson, on an ordinary table: opens its steps, judges what is done, helps and tries again.

It knows no widget. What it says is read by the card of the lesson; the engine alone judges.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.session.client import RefusedDrag, SeatClient, TableChange
from qtapp.teach.progress import LessonProgress, LessonRecord, StepRecord, StepResult
from qtapp.teach.step_hints import StepHints

_PAUSE = 650
"""Milliseconds before somebody else answers: what the pupil did is seen first."""
_TRIES = 2
NO = "no"
"""What was said where something is allowed after all."""
"""So often a quiz may be answered."""

AnyStep = api.TellPage | api.ShowPage | api.TryTask | api.QuizTask | api.FreeTask


class StepPhase(Enum):
    """Where a pupil stands in a step."""

    OPEN = "to do"
    """It is to be read, watched, answered or tried."""
    WRONG = "wrong"
    """It was answered wrongly once, or an attempt failed."""
    DONE = "done"
    """Nothing is left to be done here."""


class LessonPlayer(QObject):
    """One lesson at a time. Every step has a table of its own, cut out of the lesson's tree."""

    begun = Signal()
    """Another step lies on the table."""
    changed = Signal()
    """There is something else to be said about the step."""
    play_wanted = Signal(list)
    """Entries that are to be played in slow motion; `line_played` is called after them."""
    finished = Signal()
    """The last step is behind the pupil."""

    def __init__(
        self, context: AppContext, client: SeatClient, progress: LessonProgress, looked_at: Callable[[str], str]
    ) -> None:
        """`looked_at`: what of the drawn table is looked at where a step points at a place or what is counted there."""
        super().__init__(client)
        self._context = context
        self._client = client
        self.progress = progress
        """Where results are kept."""
        self._looked_at = looked_at
        self._book: api.LessonBook | None = None
        self.record = LessonRecord("")
        self._session: api.Session | None = None
        self._laid: tuple[int, bool, bool] | None = None
        """At which entry the table began, whether it is only looked at, and whether hands are free."""
        self._attempt: api.Attempt | None = None
        self._window: api.GoalWindow | None = None
        self._sound: dict[str, bool] = {}
        self.number = 0
        """Which step of the lesson it is; -1: what is said before the first."""
        self.phase = StepPhase.OPEN
        self.outcome = api.Outcome(api.AttemptState.OPEN)
        self.hints = StepHints()
        self.given: list[str | int] = []
        self.has_said_no = False
        """Was it said that something is not allowed, and why is to be said yet?"""
        """What a quiz was answered with so far."""
        self.choices: tuple[str | int, ...] = ()
        """The answers of a quiz in the order of this attempt: `legal` and rules, or which choice."""
        self._asked_before: dict[str, int] = {}
        """How often each quiz of this lesson was answered since it was opened."""
        self.attempts = 0
        self.was_shown = False
        """Did the program do it, the last time?"""
        self._is_helped = False
        """Did the program ever do it, or say the answer, since the step was opened?"""
        self.has_missed = False
        """Has a free hand laid something, and it is not right yet?"""
        self.is_watching = False
        """Is a line being played?"""
        self._others = QTimer(self)
        self._others.setSingleShot(True)
        self._others.timeout.connect(self._answer_for_others)
        client.changed.connect(self._changed)
        client.refused.connect(self._was_refused)

    # ---- the lesson ----------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Is there a lesson?"""
        return self._book is not None

    @property
    def book(self) -> api.LessonBook:
        """The lesson that is open."""
        assert self._book is not None
        return self._book

    @property
    def lesson(self) -> api.Lesson:
        """The lesson that is open."""
        return self.book.lesson

    @property
    def step(self) -> AnyStep:
        """The present step."""
        return self.lesson.steps[max(0, self.number)]

    def open_book(self, book: api.LessonBook, *, is_foreign: bool = False) -> None:
        """Begin a lesson, or go on where it was left. Of a foreign one is told first whose it is."""
        self._book, self._sound, self._asked_before = book, {}, {}
        self._laid = None
        self.record = self.progress.of(book.lesson, book.digest)
        ids = [step.id for step in book.lesson.steps]
        start = ids.index(self.record.at) if self.record.at in ids else 0
        self._go_to(-1 if is_foreign and not start else start)

    def leave(self) -> None:
        """The lesson is left; nothing of it is lost."""
        self._others.stop()
        self._book = self._attempt = self._window = None
        self._client.questions.is_silent = True

    # ---- steps ---------------------------------------------------------------------------------------------------

    def _go_to(self, number: int) -> None:
        self.number = number
        self.hints = StepHints(self.step.hints if isinstance(self.step, api.TryTask) else ())
        self.given, self.attempts, self.has_said_no = [], 0, False
        self.choices = ()
        if isinstance(self.step, api.QuizTask):
            before = self.record.steps.get(self.step.id)
            attempt = self._asked_before.setdefault(self.step.id, before.attempts if before is not None else 0)
            self.choices = api.choices_in_order(self.lesson, self.step, attempt)
        self.was_shown = self._is_helped = False
        if number >= 0:
            self.record.at = self.step.id if number else ""
            self.progress.keep(self.lesson, self.record)
        self._begin()

    def _begin(self) -> None:
        """Lay the table of the step."""
        self._others.stop()
        self.phase, self.outcome = StepPhase.OPEN, api.Outcome(api.AttemptState.OPEN)
        self._attempt = self._window = None
        self.has_missed = False
        step = self.step
        task = step if isinstance(step, api.TryTask) and self.is_sound and self.number >= 0 else None
        free = step if isinstance(step, api.FreeTask) and self.is_sound and self.number >= 0 else None
        self._lay(step.at, is_silent=task is None and free is None)
        assert self._session is not None
        if task is not None:
            self._attempt = api.Attempt(self._session, task)
        if free is not None and free.goal is not None:
            self._window = api.GoalWindow(self._session, self._client.viewer, [free.goal])
        self.begun.emit()
        self.changed.emit()

    def _lay(self, number: int, *, is_silent: bool) -> None:
        """A table of its own that stands at an entry. One that lies there already stays; what was tried on it goes."""
        viewer = api.viewer_of(self.lesson, self.step)
        wanted = (number, is_silent, isinstance(self.step, api.FreeTask) and not is_silent)
        if self._laid == wanted:
            self._client.questions.is_silent = is_silent
            self._client.set_viewer(viewer)
            if not is_silent:
                self._client.history.begin_again()
            return
        session = self.book.cut(number)
        language = self._context.speech.language
        session.players = tuple(
            replace(player, name=name.in_language(language))
            for player, name in zip(session.players, self.lesson.names, strict=True)
        )
        if wanted[2] and session.mode is api.PlayMode.STRICT:
            session.to_sandbox(0)
        self._session, self._laid = session, wanted
        self._client.questions.is_silent = is_silent
        self._client.history.first = session.current
        self._client.open_session(session, viewer)

    @property
    def is_sound(self) -> bool:
        """Can the step be done by the rules of today? One that cannot is only read."""
        step = self.step
        if step.id not in self._sound:
            self._sound[step.id] = not api.step_faults(self.book, step.id)
        return self._sound[step.id]

    def next(self) -> None:
        """This step is done: to the next one."""
        if self.number >= 0:
            self._note(StepResult.READ if self.phase is not StepPhase.DONE else self._result())
        if self.number + 1 < len(self.lesson.steps):
            self._go_to(self.number + 1)
            return
        self.record.at = ""
        self.progress.keep(self.lesson, self.record)
        self.finished.emit()

    def back(self) -> None:
        """To the step before."""
        if self.number > 0:
            self._go_to(self.number - 1)

    def skip(self) -> None:
        """Leave this step undone."""
        self._note(StepResult.SKIPPED)
        self.phase = StepPhase.DONE
        if self.number + 1 < len(self.lesson.steps):
            self._go_to(self.number + 1)
        else:
            self.next()

    def _result(self) -> StepResult:
        if isinstance(self.step, api.TellPage | api.ShowPage) or not self.is_sound:
            return StepResult.READ
        return StepResult.SHOWN if self._is_helped else StepResult.SOLVED

    def _note(self, result: StepResult) -> None:
        if self.step.id in self.record.steps and result is StepResult.SKIPPED:
            return
        self.record.note(self.step.id, StepRecord(result, self.attempts, self.hints.count))

    def _done(self) -> None:
        self.phase = StepPhase.DONE
        self._note(self._result())
        self.progress.keep(self.lesson, self.record)

    # ---- a line that is played -----------------------------------------------------------------------------------

    def play(self) -> None:
        """Play what the step shows."""
        if isinstance(self.step, api.ShowPage):
            self._play_to(self.step.to)

    def show_me(self) -> None:
        """Let the program do it. The step counts as shown."""
        if isinstance(self.step, api.TryTask | api.FreeTask) and self.step.solved:
            self._others.stop()
            self._attempt = self._window = None
            self.was_shown = self._is_helped = True
            self._play_to(self.step.solved[0])

    def _play_to(self, number: int) -> None:
        self.phase = StepPhase.OPEN
        self._lay(number, is_silent=True)
        self._laid = None
        rest = [entry for entry in self._client.history.line() if not self._is_before(entry)]
        self.is_watching = True
        self.changed.emit()
        self.play_wanted.emit(rest)

    def _is_before(self, entry: api.HistoryEntry) -> bool:
        return entry.number < len(self.book.session.line(self.book.entry(self.step.at)))

    def line_played(self) -> None:
        """What was to be played is over."""
        if self.is_watching and self.is_open:
            self.is_watching = False
            self.phase = StepPhase.DONE
            if not self.was_shown:
                self._done()
            self.changed.emit()

    # ---- tasks ---------------------------------------------------------------------------------------------------

    @property
    def is_touched(self) -> bool:
        """Has something been done in this attempt?"""
        window = self._window if self._attempt is None else self._attempt.window
        return window is not None and bool(window.entries())

    def again(self) -> None:
        """From the beginning of the step: the same table, the same luck."""
        self.was_shown = False
        self._begin()

    def hint(self) -> None:
        """The next hint."""
        if self._attempt is not None and self.hints.has_more:
            self.hints.give()
            self.changed.emit()

    def _was_refused(self, refused: RefusedDrag) -> None:
        if self._attempt is not None and self.is_open:
            self.hints.was_refused(one.rule for one in refused.reasons)
            if self.hints.is_offered:
                self.changed.emit()

    def _changed(self, change: TableChange) -> None:
        if not self.is_open or change.kind == "replaced" or self.is_watching:
            return
        if self._attempt is not None:
            self._judge(self._attempt, change.kind)
        elif self._window is not None and isinstance(self.step, api.FreeTask) and self.step.goal is not None:
            reached = self._window.judge(self.step.goal) is api.Verdict.REACHED
            self.has_missed = not reached and bool(self._window.entries())
            if reached and self.phase is not StepPhase.DONE:
                self._done()
            self.changed.emit()

    def _judge(self, attempt: api.Attempt, kind: str) -> None:
        if kind == "undo" and not self._is_asked(attempt) and self._client.history.has_past:
            self._client.history.undo()  # what others answered goes with it: the pupil chooses again
            return
        before, self.outcome = self.outcome.state, attempt.outcome()
        match self.outcome.state:
            case api.AttemptState.SOLVED:
                self._client.questions.is_silent = True
                self._done()
            case api.AttemptState.FAILED:
                self._client.questions.is_silent = True
                self.attempts += before is not api.AttemptState.FAILED
                self.phase = StepPhase.WRONG
            case api.AttemptState.OPEN:
                self._client.questions.is_silent = False
                self.phase = StepPhase.OPEN
                if kind == "answer" and not self._is_asked(attempt):
                    self._others.start(self._context.theme.ms(_PAUSE))
        self.changed.emit()

    def _is_asked(self, attempt: api.Attempt) -> bool:
        return attempt.task.seat in self._client.questions.asked_seats()

    def _answer_for_others(self) -> None:
        """Somebody else answers: a computer player, or the pupil in their name."""
        attempt = self._attempt
        if attempt is None or self.outcome.state is not api.AttemptState.OPEN:
            return
        asked = self._client.questions.asked_seats()
        if attempt.task.others == "pupil":
            if asked and self._client.viewer not in asked:
                self._client.set_viewer(asked[0])
            return
        entry = attempt.answer_for_others(self.number + 1)
        if entry is not None:
            self._client.history.tell(entry)

    # ---- quizzes -------------------------------------------------------------------------------------------------

    def answer_quiz(self, given: str | int) -> None:
        """Answer the quiz: `legal` or a rule, a number, or which choice."""
        step = self.step
        if not isinstance(step, api.QuizTask) or self.phase is StepPhase.DONE or given in self.given:
            return
        assert self._session is not None
        self.given.append(given)
        self.attempts += 1
        self._asked_before[step.id] += 1
        if api.is_right(self._session, step.quiz, given):
            self._done()
        elif len(self.given) >= _TRIES:
            self.was_shown = self._is_helped = True
            self._done()
        else:
            self.phase = StepPhase.WRONG
        self.changed.emit()

    def say_no(self) -> None:
        """Something is not allowed: then why? Where it is allowed that is an answer, and a wrong one."""
        step = self.step
        if not isinstance(step, api.QuizTask) or not isinstance(step.quiz, api.LegalQuiz) or self._session is None:
            return
        if api.is_right(self._session, step.quiz, api.LEGAL):
            self.answer_quiz(NO)
        elif self.phase is not StepPhase.DONE:
            self.has_said_no = True
            self.phase = StepPhase.OPEN
            self.changed.emit()

    def is_right(self, given: str | int) -> bool:
        """Is this an answer that the quiz takes? Asked only once it is over."""
        step = self.step
        assert isinstance(step, api.QuizTask) and self._session is not None
        return api.is_right(self._session, step.quiz, given)

    # ---- what is looked at ---------------------------------------------------------------------------------------

    def spots(self) -> Sequence[str]:
        """The pieces and places that the step, or the hint that was given last, is about."""
        if self.number < 0:
            return ()
        hints = self.hints.given()
        found = hints[-1].spot if hints and hints[-1].spot and self.phase is not StepPhase.DONE else self.step.spot
        if isinstance(self.step, api.QuizTask) and not isinstance(self.step.quiz, api.PickQuiz):
            deed = self.step.quiz.deed
            found = (*found, *(name for name in (deed.grab, deed.drop) if name))
        return tuple(dict.fromkeys(map(self._looked_at, found)))
