"""From a lesson that is changed to one that is whole: what is still missing, what is kept of it, and the file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.messages.errors import InvalidData
from engine.core.messages.message import Message, msg
from engine.core.session.session import Session
from engine.core.storage.save import encode
from engine.lessons.book import read_lesson, write_lesson
from engine.lessons.check import outcome_at, step_faults
from engine.lessons.editing import LessonEdit, LessonSketch
from engine.lessons.format import AnyStep, FreeTask, Lesson, PickQuiz, QuizTask, ShowPage, TryTask, entries_of
from engine.lessons.rebuild import thinned
from engine.lessons.step_texts import is_blank, step_texts

_MINUTES_PER_STEP = 1


@dataclass(frozen=True, slots=True)
class LessonGap:
    """Why a lesson is not whole yet, and at which of its steps."""

    step: str
    """Its id; empty: the head."""
    message: Message


def lesson_gaps(edit: LessonEdit) -> list[LessonGap]:
    """What is still to be written before it is a lesson."""
    found = []
    if not edit.steps:
        found.append(LessonGap("", msg("editor.no_steps", "The lesson has no step yet.")))
    for number, step in enumerate(edit.steps, 1):
        message = _gap_of(step, number)
        if message is not None:
            found.append(LessonGap(step.id, message))
    return found


def whole_lesson(edit: LessonEdit) -> Lesson:
    """The lesson as it is now, with the whole tree as its table. It needs a step."""
    return _lesson_of(edit.sketch, edit.session, edit.steps)


def kept_lesson(edit: LessonEdit) -> str:
    """The lesson as text, gaps and all, as a draft keeps it: without what no step needs any more."""
    session, steps = _with_their_lines(edit.session, edit.steps)
    return _lesson_text(edit.sketch, session, steps)


def finished_lesson(edit: LessonEdit) -> str:
    """The lesson as text, read back and checked as whoever gets it will; InvalidData: why it cannot be one."""
    for gap in lesson_gaps(edit):
        raise InvalidData(gap.message)
    text = kept_lesson(edit)
    book = read_lesson(text.encode("utf-8"))
    for number, step in enumerate(book.lesson.steps, 1):
        if step_faults(book, step.id):
            raise InvalidData(
                msg(
                    "editor.step_does_not_hold",
                    "Step {number} does not hold by the rules of today. Delete it, or record it anew.",
                    number=number,
                )
            )
    return text


def jumps(edit: LessonEdit, id_: str) -> bool:
    """Does the table of a step go to a moment that does not follow from the step before?"""
    at = edit.index(id_)
    if at <= 0:
        return False
    before, step = edit.steps[at - 1], edit.steps[at]
    ends = {before.at, *entries_of(before)}
    entry = edit.session.entries[step.at]
    while entry.number not in ends and entry.parent is not None:
        entry = entry.parent
    return entry.number not in ends


def without_slip(edit: LessonEdit, task: TryTask, number: int) -> TryTask:
    """A task without one of its mistakes, and without the lines that nothing would be said to any more."""
    left = tuple(one for at, one in enumerate(task.slips) if at != number)
    changed = task.model_copy(update={"slips": left})
    book = read_lesson(_lesson_text(edit.sketch, edit.session, [changed]).encode("utf-8"))
    told = tuple(one for one in task.failed if outcome_at(book, changed, one).slip >= 0)
    return changed.model_copy(update={"failed": told})


def _gap_of(step: AnyStep, number: int) -> Message | None:
    texts = step_texts(step)
    if is_blank(step.say):
        return msg("editor.step_without_words", "Step {number} says nothing yet.", number=number)
    if any(is_blank(text) for place, text in texts.items() if place.field == "choice"):
        return msg("editor.answer_without_words", "Step {number} has an answer that says nothing yet.", number=number)
    if any(is_blank(text) for place, text in texts.items() if place.field in ("hint", "slip", "wrong")):
        return msg(
            "editor.help_without_words",
            "Step {number} has a hint or a mistake without words. Write them, or delete it.",
            number=number,
        )
    return None


def _with_their_lines(session: Session, steps: Sequence[AnyStep]) -> tuple[Session, list[AnyStep]]:
    """The steps on a tree that holds nothing but their own lines; on the whole one if it can be only read today."""
    try:
        new, renamed = thinned(session, [number for step in steps for number in (step.at, *entries_of(step))])
    except InvalidData:
        return session, list(steps)
    return new, [_ready(step, renamed) for step in steps]


def _ready(step: AnyStep, names: dict[int, int]) -> AnyStep:
    changed: dict[str, object] = {"at": names[step.at]}
    match step:
        case QuizTask(quiz=PickQuiz() as quiz) if is_blank(step.after):
            changed["after"] = quiz.choices[quiz.right[0]]  # what was right is said at least
        case ShowPage():
            changed["to"] = names[step.to]
        case TryTask():
            changed["solved"] = tuple(names[one] for one in step.solved)
            changed["failed"] = tuple(names[one] for one in step.failed)
        case FreeTask():
            changed["solved"] = tuple(names[one] for one in step.solved)
    return step.model_copy(update=changed)


def _lesson_text(sketch: LessonSketch, session: Session, steps: Sequence[AnyStep]) -> str:
    return write_lesson(_lesson_of(sketch, session, steps), session)


def _lesson_of(sketch: LessonSketch, session: Session, steps: Sequence[AnyStep]) -> Lesson:
    head = sketch.head
    title = head.title
    return Lesson(
        format=1,
        kind="tarsas-lesson",
        id=head.id,
        game=head.game,
        course=head.course,
        number=head.number,
        title=title,
        goal=title if is_blank(head.goal) else head.goal,
        minutes=head.minutes or max(1, min(60, _MINUTES_PER_STEP * len(steps))),
        names=head.names,
        viewer=head.viewer,
        author=head.author,
        licence=head.licence,
        steps=tuple(steps),
        table=json.loads(encode(session)),
    )
