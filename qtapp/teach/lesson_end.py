"""The end of a lesson: what was learned, what the stars say, and where to go on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column, make_row
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.course_card import CourseLesson, StarRow
from qtapp.teach.progress import LessonProgress, LessonRecord

_STARS: tuple[Message, ...] = (
    msg("lesson.stars_none", "The stars come when every step is done."),
    msg("lesson.stars_one", "One star: something was shown or skipped. Do it all yourself, and there are more."),
    msg("lesson.stars_two", "Two stars: you did it all yourself, with a hint. Without hints there are three."),
    msg("lesson.stars_three", "Three stars: you did it all yourself, without a single hint!"),
)
"""What so many stars say."""


class LessonEndCard(PaperPanel):
    """Stands above everything else when a lesson is through."""

    lesson_wanted = Signal(Path)
    closed = Signal()

    def __init__(
        self, context: AppContext, done: CourseLesson, record: LessonRecord, following: CourseLesson | None
    ) -> None:
        super().__init__(context.theme)
        words = LiveTexts(context.speech, self)
        language = context.speech.language
        lesson, stars = done.lesson, record.stars(done.lesson)
        column = make_column(self, gap=6, margins=(16, 12, 16, 14))
        head = make_row(gap=12)
        title = PlainLabel(
            words.label(msg("lesson.is_done", "Done: {title}", title=LiteralArg(lesson.title.in_language(language))))
        )
        title.setProperty("role", "card")
        head.addWidget(title)
        head.addWidget(StarRow(context, stars))
        head.addStretch(1)
        column.addLayout(head)
        learned = msg("lesson.what_was_learned", "This is what it was about: {goal}", goal=_goal(lesson, language))
        for message, role in ((learned, "reading"), (_STARS[stars], "muted")):
            line = WrapLabel(role)
            line.setText(words.label(message))
            column.addWidget(line)
        row = FlowLayout(gap=8)
        self.go_on: WrapButton | None = None
        """To the next lesson; None: that was the last one."""
        if following is not None:
            next_title = LiteralArg(following.lesson.title.in_language(language))
            self.go_on = WrapButton(words.label(msg("lesson.next_lesson_button", "Next: {title}", title=next_title)))
            self.go_on.setProperty("kind", "primary")
            self.go_on.clicked.connect(lambda _=False: self.lesson_wanted.emit(following.path))
            row.addWidget(self.go_on)
        self.again, self.close_ = QPushButton(), QPushButton()
        words.text(self.again, msg("lesson.once_more_button", "Once more"))
        context.put_icon_beside_words(self.again, "undo")
        self.again.clicked.connect(lambda _=False: self.lesson_wanted.emit(done.path))
        words.text(self.close_, msg("lesson.to_all_lessons_button", "All lessons"))
        self.close_.setProperty("kind", "quiet")
        self.close_.clicked.connect(lambda _=False: self.closed.emit())
        row.addWidget(self.again)
        row.addWidget(self.close_)
        column.addLayout(row)
        self.setAccessibleName(title.text())
        announce(self, f"{title.text()}. {words.label(learned)} {words.label(_STARS[stars])}")

    def take_focus(self) -> None:
        """The keyboard goes on to the next lesson."""
        (self.go_on or self.close_).setFocus()


class LessonEndPlace(QObject):
    """Where a page says what was learned in the lesson that was done last: below its head, once lessons are read."""

    lesson_wanted = Signal(Path)
    closed = Signal()

    def __init__(self, context: AppContext, progress: LessonProgress, column: QVBoxLayout) -> None:
        super().__init__(column.parentWidget())
        self._context, self._progress, self._column = context, progress, column
        self._ended: tuple[Path, api.Lesson] | None = None
        self.card: LessonEndCard | None = None
        """What is said; None: nothing."""

    def note(self, lesson: api.Lesson, path: Path) -> None:
        """A lesson is through."""
        self.clear()
        self._ended = path, lesson

    def clear(self) -> None:
        """Nothing was done last."""
        self._ended = None
        self._drop()

    def _drop(self) -> None:
        if self.card is not None:
            self._column.removeWidget(self.card)
            self.card.hide()
            self.card.deleteLater()
            self.card = None

    def say(self, rows: Sequence[Sequence[CourseLesson]]) -> None:
        """Say it, if there is anything; `rows` are the lessons that are done one after the other."""
        self._drop()
        if self._ended is None:
            return
        path, lesson = self._ended
        done = CourseLesson(path, lesson, api.steps_digest(lesson))
        self.card = LessonEndCard(self._context, done, self._progress.of(lesson, done.digest), _following(rows, path))
        self.card.lesson_wanted.connect(self.lesson_wanted)
        self.card.closed.connect(self._close)
        self._column.insertWidget(1, self.card)
        self.card.show()
        self.card.take_focus()

    def _close(self) -> None:
        self.clear()
        self.closed.emit()


def _following(rows: Sequence[Sequence[CourseLesson]], path: Path) -> CourseLesson | None:
    """The lesson that comes after one."""
    for row in rows:
        places = [one.path for one in row]
        if path in places:
            return next(iter(row[places.index(path) + 1 :]), None)
    return None


def _goal(lesson: api.Lesson, language: str) -> LiteralArg:
    return LiteralArg(lesson.goal.in_language(language))
