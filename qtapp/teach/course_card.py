"""The course of one game: its lessons in order, what was earned in each, and where to go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import cos, pi, sin
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import ElideLabel, PlainLabel, WrapButton
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.paint.paper import PaperPanel, paint_picture
from qtapp.kit.paint.start_picture import start_picture
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.progress import MOST_STARS, LessonRecord

_ROUND = 16


@dataclass(frozen=True, slots=True)
class CourseLesson:
    """A lesson of a course, and what its steps are known by."""

    path: Path
    lesson: api.Lesson
    digest: str
    course: api.LessonText | None = None
    """The title of the folder's course that it belongs to."""
    number: int = 0
    """Which of that course it is."""


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of one game, in order."""

    game: str
    lessons: tuple[CourseLesson, ...]


def read_courses(resources: Path, games: tuple[str, ...]) -> list[Course]:
    """All courses that come with the program. A lesson that cannot be read takes its whole course with it, no more."""
    found = []
    for game in games:
        try:
            files = api.course_of(game, resources)
        except (api.InvalidData, OSError):
            continue
        lessons = tuple(CourseLesson(one.path, one.lesson, api.steps_digest(one.lesson)) for one in files)
        if lessons:
            found.append(Course(game, lessons))
    return found


def where_to_go_on(course: Course, records: Sequence[LessonRecord]) -> CourseLesson:
    """The lesson that was left in the middle, else the first one that is not through, else the first."""
    pairs = list(zip(course.lessons, records, strict=True))
    begun = [one for one, record in pairs if record.at]
    fresh = [one for one, record in pairs if not record.is_through(one.lesson)]
    return (begun or fresh or [pairs[0][0]])[0]


class GameBand(QWidget):
    """The picture of the game across the top of its card."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self.setFixedHeight(40)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        edge = QPainterPath()
        edge.setFillRule(Qt.FillRule.WindingFill)
        edge.addRoundedRect(box, _ROUND, _ROUND)
        edge.addRect(box.adjusted(0, box.height() / 2, 0, 0))
        painter.setClipPath(edge)
        paint_picture(painter, box, start_picture(self._game, max(64, self.width()), self.devicePixelRatioF()), 0)
        painter.end()


class LessonRow(QPushButton):
    """One lesson: its number, its title, and its stars, or how far it is."""

    def __init__(self, context: AppContext, words: LiveTexts, one: CourseLesson, record: LessonRecord) -> None:
        super().__init__()
        lesson = one.lesson
        language = words.speech.language
        title = lesson.title.in_language(language)
        self.setProperty("kind", "lesson")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row = make_row(self, gap=8, margins=(10, 0, 8, 0))
        number = PlainLabel(words.speech.number(one.number or lesson.number))
        number.setProperty("role", "hint")
        number.setMinimumWidth(context.theme.px(16))
        row.addWidget(number)
        label = ElideLabel("")
        label.setText(title)
        row.addWidget(label, 1)
        stars = record.stars(lesson)
        done = sum(step.id in record.steps for step in lesson.steps)
        if stars or not done:
            row.addWidget(StarRow(context, stars))
        else:
            far = msg("lesson.steps_done", "{done} / {count}", done=done, count=len(lesson.steps))
            tag = PlainLabel(words.label(far))
            tag.setProperty("role", "tag")
            tag.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(tag)
        number.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        named = msg(
            "lesson.number_and_title", "{number}. {title}", number=one.number or lesson.number, title=LiteralArg(title)
        )
        earned = msg("lesson.stars_counted", "%n star(s)", stars)
        self.setAccessibleName(f"{words.label(named)}, {words.say(earned)}")
        minutes = words.say(msg("lesson.minutes_counted", "about %n minute(s)", lesson.minutes))
        set_tool_tip(self, f"{lesson.goal.in_language(language)} ({minutes})")


class CourseCard(PaperPanel):
    """The course of one game."""

    lesson_wanted = Signal(Path)
    drills_wanted = Signal(str, list)
    copy_wanted = Signal(Path)
    """A copy of a lesson is to be changed."""

    def __init__(self, context: AppContext, course: Course, records: list[LessonRecord], accent: str) -> None:
        super().__init__(context.theme)
        self.course = course
        self._context = context
        self._records = records
        self.menu: QMenu | None = None
        self._words = LiveTexts(context.speech, self)
        column = make_column(self, gap=0, margins=(2, 2, 2, 8))
        column.addWidget(GameBand(course.game))
        inner = make_column(gap=6, margins=(10, 8, 10, 0))
        column.addLayout(inner)
        title = PlainLabel(self._words.label(api.GAMES[course.game].title))
        title.setProperty("role", "card")
        inner.addWidget(title)
        far = PlainLabel(self._words.label(self._how_far()))
        far.setProperty("role", "hint")
        inner.addWidget(far)
        self.go_on = self._go_on_button(accent)
        inner.addWidget(self.go_on)
        self.rows: list[LessonRow] = []
        rows = make_column(gap=0, margins=(2, 6, 2, 0))
        column.addLayout(rows)
        for one, record in zip(course.lessons, records, strict=True):
            row = LessonRow(context, self._words, one, record)
            row.clicked.connect(lambda _=False, path=one.path: self.lesson_wanted.emit(path))
            row.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            row.customContextMenuRequested.connect(partial(self._offer_copy, row, one.path))
            self.rows.append(row)
            rows.addWidget(row)
        column.addStretch(1)
        below = make_row(margins=(10, 4, 10, 0))
        self.practise = QPushButton(self._words.label(msg("drill.practise_button", "Practise the rules")))
        context.put_icon_beside_words(self.practise, "goal")
        self.practise.clicked.connect(self._practise)
        below.addWidget(self.practise)
        if not api.drill_rules(api.GAMES[course.game]):  # to show it here would make a window of it
            self.practise.hide()
        column.addLayout(below)
        self.setAccessibleName(title.text())

    def _offer_copy(self, row: LessonRow, path: Path, at: QPoint) -> None:
        """The right button or the menu key on a lesson."""
        self.menu = QMenu(self)
        self.menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        label = msg("editor.change_a_copy", "Make a copy of this lesson and change it")
        action = self.menu.addAction(self._context.icon("edit"), self._words.label(label))
        action.triggered.connect(lambda _=False: self.copy_wanted.emit(path))
        self.menu.popup(row.mapToGlobal(at))

    def _practise(self) -> None:
        names = self.course.lessons[0].lesson.names
        language = self._words.speech.language
        self.drills_wanted.emit(self.course.game, [name.in_language(language) for name in names])

    @property
    def is_begun(self) -> bool:
        """Was anything done in this course?"""
        return any(record.steps for record in self._records)

    def _how_far(self) -> Message:
        pairs = list(zip(self.course.lessons, self._records, strict=True))
        return msg(
            "lesson.course_progress",
            "{done} of {count} lessons · {stars} ★",
            done=sum(record.is_through(one.lesson) for one, record in pairs),
            count=len(pairs),
            stars=sum(record.stars(one.lesson) for one, record in pairs),
        )

    def where_to_go_on(self) -> CourseLesson:
        """The lesson that was left in the middle, else the first one that is not through, else the first."""
        return where_to_go_on(self.course, self._records)

    def _go_on_button(self, accent: str) -> WrapButton:
        target = self.where_to_go_on()
        title = LiteralArg(target.lesson.title.in_language(self._words.speech.language))
        if not self.is_begun:
            label = msg("lesson.start_course_button", "Start: {title}", title=title)
        else:
            label = msg("lesson.go_on_here_button", "Go on here: {title}", title=title)
        button = WrapButton(self._words.label(label))
        button.setProperty("kind", "primary")
        if not self._context.theme.contrast:
            button.setStyleSheet(
                f"QPushButton {{ background: {accent}; color: #ffffff; border-color: {accent}; }}"
                f"QPushButton:hover {{ background: {blend(accent, '#ffffff', 0.14)}; }}"
            )
        button.clicked.connect(lambda: self.lesson_wanted.emit(target.path))
        return button


_SIDE, _GAP = 17, 2


class StarRow(QWidget):
    """Three stars in a row."""

    def __init__(self, context: AppContext, stars: int) -> None:
        super().__init__()
        self._context = context
        self._stars = stars
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = self._context.theme.px(_SIDE)
        return QSize(MOST_STARS * side + (MOST_STARS - 1) * _GAP, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._context.theme.colours
        side = self._context.theme.px(_SIDE)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at in range(MOST_STARS):
            full = at < self._stars
            painter.setPen(QPen(QColor(colours.text if full else colours.border), 1.2))
            painter.setBrush(QColor(colours.lamp) if full else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(_star(QPointF(at * (side + _GAP) + side / 2, side / 2 + 0.5), side / 2 - 1))
        painter.end()


def _star(middle: QPointF, radius: float) -> QPolygonF:
    points = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.45
        angle = -pi / 2 + corner * pi / 5
        points.append(middle + QPointF(cos(angle), sin(angle)) * reach)
    return QPolygonF(points)
