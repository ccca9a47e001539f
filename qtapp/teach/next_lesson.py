"""The lesson that comes next in the course of a game: what it teaches, how long it takes, on the table or on paper."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from engine import api
from engine.api import LiteralArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.course_card import Course, GameBand, where_to_go_on
from qtapp.teach.progress import LessonRecord


class NextLessonCard(PaperPanel):
    """Stands on the desk, one for each course."""

    lesson_wanted = Signal(Path)
    paper_wanted = Signal(Path)

    def __init__(self, context: AppContext, course: Course, records: Sequence[LessonRecord]) -> None:
        super().__init__(context.theme)
        words = LiveTexts(context.speech, self)
        language = words.speech.language
        one = where_to_go_on(course, records)
        lesson = one.lesson
        column = make_column(self, gap=0, margins=(2, 2, 2, 12))
        column.addWidget(GameBand(course.game))
        inner = make_column(gap=4, margins=(14, 8, 14, 0))
        column.addLayout(inner)
        game = PlainLabel(words.label(api.GAMES[course.game].title))
        game.setProperty("role", "card")
        inner.addWidget(game)
        titled = msg(
            "lesson.number_and_title",
            "{number}. {title}",
            number=one.number or lesson.number,
            title=LiteralArg(lesson.title.in_language(language)),
        )
        through = sum(record.is_through(each.lesson) for each, record in zip(course.lessons, records, strict=True))
        far = msg(
            "desk.next_far",
            "about %n minute(s) · {done} of {count} lessons done",
            lesson.minutes,
            done=through,
            count=len(course.lessons),
        )
        for text, role in (
            (words.label(titled), "reading"),
            (lesson.goal.in_language(language), "muted"),
            (words.label(far), "hint"),
        ):
            line = WrapLabel(role)
            line.setText(text)
            inner.addWidget(line)
        inner.addStretch(1)
        row = FlowLayout(gap=8, between_lines=6)
        self.begin, self.paper = QPushButton(), QPushButton()
        is_begun = any(record.at for record in records)  # then this is the lesson that was left in the middle
        words.text(self.begin, msg("desk.continue_lesson", "Go on") if is_begun else msg("desk.begin_lesson", "Begin"))
        words.text(self.paper, msg("desk.worksheet_button", "Worksheet…"))
        context.put_icon_beside_words(self.begin, "play", 20)
        context.put_icon_beside_words(self.paper, "print", 20)
        for button, wanted in ((self.begin, self.lesson_wanted), (self.paper, self.paper_wanted)):
            button.setAccessibleDescription(words.label(titled))
            button.clicked.connect(lambda _=False, wanted=wanted: wanted.emit(one.path))
            row.addWidget(button)
        column.addSpacing(6)
        below = make_column(margins=(14, 0, 14, 0))
        below.addLayout(row)
        column.addLayout(below)
        self.setAccessibleName(game.text())
