"""What only the teacher reads beside a step that a class sees: its hints, its solution, and what comes next."""

from __future__ import annotations

from engine import api
from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.teach.handout import solution_of
from qtapp.teach.player import LessonPlayer
from qtapp.teach.wall_bar import TeacherNote

_HINT = msg("wall.note_hint", "Hint")
_SOLUTION = msg("wall.note_solution", "Solution")
_NEXT = msg("wall.note_next", "Next")
_LAST = msg("wall.last_step", "This is the last step.")


def teacher_notes(context: AppContext, player: LessonPlayer) -> list[TeacherNote]:
    """The notes of the present step."""
    language, step = context.speech.language, player.step
    found = []
    if isinstance(step, api.TryTask):
        found += [TeacherNote(_HINT, hint.say.in_language(language)) for hint in step.hints]
    if isinstance(step, api.TryTask | api.QuizTask):
        found.append(TeacherNote(_SOLUTION, "\n".join(solution_of(context, player.book, step))))
    steps = player.lesson.steps
    if player.number + 1 < len(steps):
        found.append(TeacherNote(_NEXT, steps[player.number + 1].say.in_language(language)))
    else:
        found.append(TeacherNote(_NEXT, context.speech.label(_LAST)))
    return found
