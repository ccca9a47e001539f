"""Lessons of one's own: those that lie in the folder of documents, in order, as the chapters of a course."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.course_card import CourseLesson, LessonRow
from qtapp.teach.progress import LessonRecord

_UNTITLED = msg("author.untitled", "Untitled")


def read_own(folder: Path) -> list[CourseLesson]:
    """The lessons of a folder whose game there is, then those of courses that lie in its folders."""
    found = [CourseLesson(one.path, one.lesson, api.steps_digest(one.lesson)) for one in api.lessons_in(folder)]
    for course in api.courses_in(folder):
        for number, one in enumerate(course.lessons, 1):
            found.append(CourseLesson(one.path, one.lesson, api.steps_digest(one.lesson), course.title, number))
    return [one for one in found if one.lesson.game in api.GAMES]


def odd_course(course: api.OddCourse) -> Message:
    """Why a folder shows no course."""
    return msg(
        "lesson.odd_course",
        "The file “{file}” in the folder “{folder}” describes no course that can be shown: {why}.",
        file=LiteralArg(api.COURSE_FILE),
        folder=LiteralArg(course.folder.name),
        why=LiteralArg(course.why),
    )


def next_number(folder: Path, game: str) -> int:
    """The number that the next lesson of a game gets there."""
    taken = [one.lesson.number for one in api.lessons_in(folder) if one.lesson.game == game]
    return min(99, max(taken, default=0) + 1)


def read_drafts(folder: Path) -> list[CourseLesson]:
    """Lessons in the making, the newest first."""
    found = [(path, lesson) for path, lesson in api.drafts_in(folder) if lesson.game in api.GAMES]
    return [CourseLesson(path, lesson, "") for path, lesson in found]


@dataclass(frozen=True, slots=True)
class OwnFiles:
    """Everything of one's own that lies on the disk."""

    lessons: tuple[CourseLesson, ...] = ()
    drafts: tuple[CourseLesson, ...] = ()
    odd: tuple[api.OddCourse, ...] = ()


class OwnLessonsCard(PaperPanel):
    """A row for each lesson, the games one below the other; lessons in the making before them."""

    lesson_wanted = Signal(Path)
    edit_wanted = Signal(Path)
    """A lesson is to be changed, or a draft gone on with."""
    throw_wanted = Signal(Path)
    """A draft is not wanted any more."""

    def __init__(
        self,
        context: AppContext,
        own: OwnFiles,
        records: Sequence[LessonRecord],
    ) -> None:
        super().__init__(context.theme)
        self._context = context
        self._words = words = LiveTexts(context.speech, self)
        column = make_column(self, gap=2, margins=(12, 10, 12, 8))
        self.rows: list[LessonRow] = []
        self.drafts: list[QPushButton] = []
        self.edits: list[QPushButton] = []
        """Beside each lesson: change it."""
        self.bins: list[QPushButton] = []
        """Beside each draft: do without it."""
        if own.drafts:
            self._title(column, msg("editor.drafts", "Lessons in the making"))
            for one in own.drafts:
                column.addLayout(self._draft_row(one))
        if own.lessons:
            self._title(column, msg("lesson.own_lessons", "Lessons of your own"))
        above = ""
        for one, record in zip(own.lessons, records, strict=True):
            title = words.label(api.GAMES[one.lesson.game].title)
            if one.course is not None:
                title = one.course.in_language(words.speech.language)
            if title != above:
                above = title
                heading = PlainLabel(title)
                heading.setProperty("role", "hint")
                column.addWidget(heading)
            row = LessonRow(context, words, one, record)
            row.clicked.connect(lambda _=False, path=one.path: self.lesson_wanted.emit(path))
            self.rows.append(row)
            edit = self._beside(
                msg("editor.change_this", "Change “{title}”", title=self._named(one)),
                "edit",
                self.edit_wanted,
                one.path,
            )
            self.edits.append(edit)
            line = make_row(gap=4)
            line.addWidget(row, 1)
            line.addWidget(edit)
            column.addLayout(line)
        for course in own.odd:
            told = WrapLabel("hint")
            told.setText(words.say(odd_course(course)))
            column.addWidget(told)

    def _title(self, column: QVBoxLayout, message: Message) -> None:
        title = PlainLabel(self._words.label(message))
        title.setProperty("role", "card")
        column.addWidget(title)

    def _named(self, one: CourseLesson) -> LiteralArg:
        words = one.lesson.title.in_language(self._words.speech.language)
        return LiteralArg(self._words.label(_UNTITLED) if api.is_blank(one.lesson.title) else words)

    def _draft_row(self, one: CourseLesson) -> QHBoxLayout:
        named = msg(
            "editor.draft_row",
            "{title} · {game}, %n step(s)",
            len(one.lesson.steps),
            title=self._named(one),
            game=api.GAMES[one.lesson.game].title,
        )
        row = WrapButton(self._words.label(named))
        row.setProperty("kind", "row")
        self._context.put_icon_beside_words(row, "edit", 18)
        row.clicked.connect(lambda _=False: self.edit_wanted.emit(one.path))
        self.drafts.append(row)
        throw = msg("editor.throw_draft", "Delete the draft “{title}”", title=self._named(one))
        self.bins.append(self._beside(throw, "trash", self.throw_wanted, one.path))
        line = make_row(gap=4)
        line.addWidget(row, 1)
        line.addWidget(self.bins[-1])
        return line

    def _beside(self, message: Message, icon: str, wanted: SignalInstance, path: Path) -> QPushButton:
        button = QPushButton()
        button.setProperty("kind", "icon")
        self._context.put_icon(button, icon, 18)
        said = self._words.label(message)
        button.setAccessibleName(said)
        set_tool_tip(button, said)
        button.clicked.connect(lambda _=False: wanted.emit(path))
        return button
