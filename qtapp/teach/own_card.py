"""Lessons of one's own: those that lie in the folder of documents, in order, as the chapters of a course."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal

from engine import api
from engine.api import msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel
from qtapp.kit.controls.layouts import make_column
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.course_card import CourseLesson, LessonRow
from qtapp.teach.progress import LessonRecord


def read_own(folder: Path) -> list[CourseLesson]:
    """The lessons of a folder whose game there is."""
    found = [one for one in api.lessons_in(folder) if one.lesson.game in api.GAMES]
    return [CourseLesson(one.path, one.lesson, api.steps_digest(one.lesson)) for one in found]


def next_number(folder: Path, game: str) -> int:
    """The number that the next lesson of a game gets there."""
    taken = [one.lesson.number for one in api.lessons_in(folder) if one.lesson.game == game]
    return min(99, max(taken, default=0) + 1)


class OwnLessonsCard(PaperPanel):
    """A row for each lesson, the games one below the other."""

    lesson_wanted = Signal(Path)

    def __init__(self, context: AppContext, lessons: Sequence[CourseLesson], records: Sequence[LessonRecord]) -> None:
        super().__init__(context.theme)
        words = LiveTexts(context.speech, self)
        column = make_column(self, gap=2, margins=(12, 10, 12, 8))
        title = PlainLabel(words.label(msg("lesson.own_lessons", "Lessons of your own")))
        title.setProperty("role", "card")
        column.addWidget(title)
        self.rows: list[LessonRow] = []
        game = ""
        for one, record in zip(lessons, records, strict=True):
            if one.lesson.game != game:
                game = one.lesson.game
                heading = PlainLabel(words.label(api.GAMES[game].title))
                heading.setProperty("role", "hint")
                column.addWidget(heading)
            row = LessonRow(context, words, one, record)
            row.clicked.connect(lambda _=False, path=one.path: self.lesson_wanted.emit(path))
            self.rows.append(row)
            column.addWidget(row)
