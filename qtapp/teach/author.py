"""What a teacher does while making a lesson: telling, pointing, recording, choosing a goal. It knows no widget."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from engine import api
from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.session.client import SeatClient
from qtapp.teach.draft import DraftMode, LessonDraft, ProposedGoal, TaskDraft

_MOST_SPOTS = 12
NOTHING_DONE = msg("author.nothing_done", "Nothing was done while recording.")
ELSEWHERE = msg(
    "author.elsewhere",
    "The table is no longer part of the recording. Go back to it on the timeline, or give the recording up.",
)
NO_GOAL = msg("author.no_goal", "Nothing special happened that could be a goal. Try another task.")
NOT_TOLD_APART = msg("author.not_told_apart", "This mistake cannot be told apart from the right way.")


class LessonAuthor(QObject):
    """One lesson in the making, on the table that is played."""

    changed = Signal()
    pointing = Signal(bool)
    """Clicks on the table name things, or do what they always do."""
    told = Signal(object)
    """Message: something that hinders."""
    came_back = Signal()
    """What was recorded anew for a step is in it."""
    abandoned = Signal(object)
    """LessonDraft: another table has come, and no file has what is in it."""

    def __init__(self, context: AppContext, client: SeatClient) -> None:
        super().__init__(client)
        self._context = context
        self._client = client
        self.is_open = False
        self.draft = LessonDraft(client.session, "en", "…")
        self.mode = DraftMode.WRITING
        self.spots: list[str] = []
        self.is_pointing = self.is_thinking = False
        self.trouble: Message | None = None
        """Why the last wish could not be met."""
        self.recorded: TaskDraft | None = None
        """What the engine looks at, or what waits for its goal."""
        self.mistakes: tuple[ProposedGoal, ...] = ()
        """What the mistake that was recorded could be known by."""
        self._mistake_end = 0
        self._start: api.HistoryEntry | None = None
        self._seat = 1
        self._said = ""
        self.shows = False
        """Is it a line to be watched that is recorded, not a task?"""
        self._anew = ""
        """The step that is recorded anew; empty: a new one."""
        client.replaced.connect(self._replaced)

    def open(self, praise: str, draft: LessonDraft | None = None) -> None:
        """Begin a lesson on the present table, or go on with the one that was begun there, or with another."""
        self.is_open = True
        if draft is not None:
            self.draft = draft
        elif self.draft.session is not self._client.session or not (self.draft.steps or self.draft.removed):
            self.draft = LessonDraft(self._client.session, self._context.speech.language, praise)
        self.trouble = None
        self._end()

    def close(self) -> None:
        """No lesson is made for now; what was made stays."""
        if not self.is_open:
            return
        self.is_open = False
        self._end()

    def _replaced(self) -> None:
        """A lesson belongs to its table."""
        if self.draft.session is not self._client.session:
            self.close()
            self.give_up()

    def give_up(self) -> None:
        """The lesson is not gone on with; somebody may keep it."""
        draft, self.draft = self.draft, LessonDraft(self._client.session, "en", "…")
        if draft.is_unsaved:
            self.abandoned.emit(draft)

    # ---- words and things ----------------------------------------------------------------------------------------

    def point(self, on: bool) -> None:
        """Let clicks name things, or not."""
        self.is_pointing = on
        self.pointing.emit(on)
        self.changed.emit()

    def add_spot(self, name: str) -> None:
        """Something was pointed at; a second time takes it back."""
        if name in self.spots:
            self.spots.remove(name)
        elif len(self.spots) < _MOST_SPOTS:
            self.spots.append(name)
        self.changed.emit()

    def _put_down(self) -> None:
        self.spots = []
        self.is_pointing = False
        self.pointing.emit(False)

    def tell(self, words: str) -> None:
        """A page of words about the present table."""
        self.trouble = self.draft.tell(words, self.spots)
        self._put_down()
        self.changed.emit()

    def ask(self, words: str) -> None:
        """A question about the present table."""
        self.trouble = self.draft.ask(words, self.spots)
        self._put_down()
        self.changed.emit()

    def add_hint(self, words: str) -> None:
        """Help for the last task."""
        self.trouble = None
        self.draft.add_hint(words, self.spots)
        self._put_down()
        self.changed.emit()

    def drop_last(self) -> None:
        """Do without the last step."""
        self.trouble = None
        self.draft.drop_last()
        self.changed.emit()

    def put_back(self) -> None:
        """Have the step again that was taken away last."""
        self.trouble = None
        self.draft.put_back()
        self.changed.emit()

    def go_to(self, entry: int) -> None:
        """Look at a moment of the lesson again: where a step begins, or how one of its ways ends."""
        self._client.history.seek(self._client.history.entries[entry])

    # ---- recording -----------------------------------------------------------------------------------------------

    def record(self, words: str, *, shows: bool = False) -> None:
        """From now on everything that is played is the solution of a task, or what is shown."""
        self._begin(words, DraftMode.RECORDING, self._client.history.current)
        self.shows, self._anew = shows, ""
        self._seat = self._client.viewer or 1

    def record_anew(self, step: api.TryTask | api.ShowPage) -> None:
        """Back to where a step begins; what is played now takes the place of what was recorded for it."""
        start = self._client.history.entries[step.at]
        self._client.history.seek(start)
        if isinstance(step, api.TryTask):
            self._client.set_viewer(step.seat)
        self.record(step.say.in_language(self.draft.language), shows=isinstance(step, api.ShowPage))
        self.spots, self._anew = list(step.spot), step.id

    def record_mistake(self, words: str) -> None:
        """Back to where the task begins; what is played now is a mistake."""
        task = self.draft.task
        if task is not None:
            start = self._client.history.entries[task.start]
            self._client.history.seek(start)
            self._client.set_viewer(task.seat)  # it is the pupil who goes wrong
            self._begin(words, DraftMode.MISTAKE, start)

    def _begin(self, words: str, mode: DraftMode, start: api.HistoryEntry) -> None:
        self.trouble, self._said = None, words
        self._start, self.mode = start, mode
        self.is_pointing = False
        self.pointing.emit(False)
        self.changed.emit()

    def cancel(self) -> None:
        """Forget what is being recorded."""
        self._end()

    def stop(self) -> None:
        """What was played is complete; the engine looks at it beside the window."""
        end = self._client.history.current
        start, task = self._start, self.draft.task
        if start is None or end is start or start not in self._client.history.line():
            self.trouble = NOTHING_DONE if start is None or end is start else ELSEWHERE
            self.changed.emit()
            return
        if self.mode is DraftMode.RECORDING and self.shows:
            self.trouble = self.draft.show(start.number, end.number, self._said, self.spots, self._anew)
            was_there, self._anew = bool(self._anew), ""
            self._end()
            if was_there:
                self.came_back.emit()
            return
        if self.mode is DraftMode.RECORDING:
            task = TaskDraft(start.number, end.number, self._seat, self._said, tuple(self.spots))
            work = partial(self.draft.propose, self.draft.copy(), task)
            self._context.background.run(work, partial(self._proposed, task))
        elif task is not None:
            work_ = partial(self.draft.mistakes_of, self.draft.copy(), task, end.number)
            self._context.background.run(work_, partial(self._mistaken, task, end.number))
        self.recorded = task
        self.is_thinking = True
        self.changed.emit()

    def _proposed(self, task: TaskDraft, proposals: tuple[ProposedGoal, ...]) -> None:
        if task is not self.recorded:
            return  # it was cancelled meanwhile
        task.proposals = proposals
        self.is_thinking = False
        self.mode = DraftMode.CHOOSING
        if not proposals:
            self.trouble = NO_GOAL
            self._end()
            return
        self.changed.emit()

    def _mistaken(self, task: TaskDraft, end: int, found: tuple[ProposedGoal, ...]) -> None:
        if task is not self.recorded:
            return
        self._client.history.seek(self._client.history.entries[task.end])
        if not found:
            self.trouble = NOT_TOLD_APART
            self._end()
            return
        self.is_thinking, self.mode = False, DraftMode.NAMING
        self.mistakes, self._mistake_end = found, end
        self.changed.emit()

    def choose_goal(self, chosen: ProposedGoal) -> None:
        """This is what counts in the task; or this is what the mistake is known by."""
        task = self.recorded
        if task is not None and self.mode is DraftMode.NAMING:
            self.draft.add_mistake(task, chosen, self._mistake_end, self._said)
        elif task is not None:
            task.goal, task.until, task.chosen = chosen.goal, chosen.until, chosen
            self.trouble = self.draft.record_anew(self._anew, task) if self._anew else self.draft.add_task(task)
        self._end()
        if self._anew:
            self._anew = ""
            self.came_back.emit()

    def _end(self) -> None:
        self.mode, self._start, self._said = DraftMode.WRITING, None, ""
        self.recorded, self.is_thinking = None, False
        self.mistakes = ()
        self._put_down()
        self.changed.emit()
