"""A handout for a class: the tasks of a lesson with their positions, lines to write on, and a page of solutions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.board import TableView
from qtapp.board.scene.export import TableExporter
from qtapp.games import find_art
from qtapp.kit.app_context import AppContext
from qtapp.kit.theme import FAMILY
from qtapp.session.client import SeatClient

_DPI = 300
_MARGIN = 15.0
"""Millimetres around a page."""
_PICTURE = 0.36
"""The part of a page that a position may take."""
_LINES = 2
_TITLE, _TEXT, _SMALL = 20.0, 11.5, 9.0
"""Sizes of letters, in points."""


@dataclass(frozen=True, slots=True)
class HandoutTask:
    """One task: what is asked, the position, and what is said on the page of solutions."""

    ask: str
    choices: tuple[str, ...]
    picture: QImage
    solution: tuple[str, ...]


def handout_tasks(stage: AppContext, book: api.LessonBook) -> list[HandoutTask]:
    """Every task and quiz of a lesson."""
    language = stage.speech.language
    return [
        _task(stage, book, step, language) for step in book.lesson.steps if isinstance(step, api.TryTask | api.QuizTask)
    ]


def _task(stage: AppContext, book: api.LessonBook, step: api.TryTask | api.QuizTask, language: str) -> HandoutTask:
    bridge = SeatClient(book.cut(step.at), api.viewer_of(book.lesson, step))
    view = TableView(bridge, stage.speech, stage.theme, find_art)
    picture = TableExporter(view.table).image(QSize(2000, 1150), QColor("#ffffff"))
    game = bridge.game
    choices: tuple[str, ...] = ()
    if isinstance(step, api.QuizTask):
        if isinstance(step.quiz, api.PickQuiz):
            choices = tuple(one.in_language(language) for one in step.quiz.choices)
        elif isinstance(step.quiz, api.LegalQuiz):
            yes = msg("lesson.choice_allowed", "Yes, it is allowed")
            headings = [game.rules[one].heading if one in game.rules else yes for one in step.quiz.choices]
            choices = tuple(stage.speech.label(one) for one in headings)
    view.deleteLater()
    bridge.deleteLater()
    return HandoutTask(step.say.in_language(language), choices, picture, solution_of(stage, book, step))


def solution_of(stage: AppContext, book: api.LessonBook, step: api.TryTask | api.QuizTask) -> tuple[str, ...]:
    """What is said at the end of a task, and what happens on the way of its first solution."""
    language = stage.speech.language
    if isinstance(step, api.TryTask):
        return (step.praise.in_language(language), *_notes(stage, book, step))
    return (step.after.in_language(language),)


def _notes(stage: AppContext, book: api.LessonBook, step: api.TryTask) -> list[str]:
    """What happens on the way of the first solution, as sentences with the headings of their rules."""
    bridge = SeatClient(book.cut(step.solved[0]), step.seat)
    begun = len(book.session.line(book.entry(step.at)))
    found = []
    for entry in bridge.history.line()[begun:]:
        for note in entry.notes():
            if note.viewers >> step.seat & 1 and note.rule in bridge.game.rules:
                said = stage.speech.text(note.message, bridge.history.names)
                heading = stage.speech.label(bridge.game.rules[note.rule].heading)
                found.append(f"{said} ({heading})")
    bridge.deleteLater()
    return found[:12]


class HandoutWriter:
    """Writes pages of A4, one thing below the other."""

    def __init__(self, path: Path, title: str) -> None:
        self._writer = QPdfWriter(str(path))
        self._writer.setResolution(_DPI)
        self._writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        self._writer.setPageMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Millimeter)
        self._writer.setTitle(title)
        self._painter = QPainter(self._writer)
        self.pages = 1
        self._y = 0.0
        if not self._painter.isActive():
            raise OSError(str(path))

    @property
    def _page(self) -> QRectF:
        return QRectF(0, 0, self._writer.width(), self._writer.height())

    def _room(self, tall: float) -> None:
        """Go over to the next page if this much does not fit any more."""
        if self._y and self._y + tall > self._page.height():
            self.next_page()

    def next_page(self) -> None:
        """A new page."""
        self._writer.newPage()
        self.pages += 1
        self._y = 0.0

    def text(self, words: str, points: float = _TEXT, bold: bool = False, keep: float = 0.0) -> None:
        """Words over the whole width; `keep`: what follows needs so much room on the same page."""
        font = QFont(FAMILY)
        font.setPointSizeF(points)
        font.setBold(bold)
        self._painter.setFont(font)
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
        box = QRectF(0, 0, self._page.width(), 1e6)
        tall = self._painter.boundingRect(box, flags, words).height()
        self._room(tall + keep)
        self._painter.drawText(QRectF(0, self._y, self._page.width(), tall + 4), flags, words)
        self._y += tall + points * 4

    def picture(self, image: QImage) -> None:
        """A picture as wide as the page, or as high as a part of it."""
        page = self._page
        size = image.size().scaled(
            QSize(round(page.width()), round(page.height() * _PICTURE)), Qt.AspectRatioMode.KeepAspectRatio
        )
        self._room(size.height())
        box = QRectF((page.width() - size.width()) / 2, self._y, size.width(), size.height())
        self._painter.drawImage(box, image)
        self._y += size.height() + 40

    def picture_height(self) -> float:
        """How high a picture may be."""
        return self._page.height() * _PICTURE

    def lines(self, count: int) -> None:
        """Lines to write on."""
        step = 0.09 * _DPI * 4
        self._room(step * count)
        self._painter.setPen(QPen(QColor("#888888"), 2))
        for _ in range(count):
            self._y += step
            self._painter.drawLine(0, round(self._y), round(self._page.width()), round(self._y))
        self._painter.setPen(QColor("#000000"))
        self._y += step * 0.6

    def end(self) -> None:
        """The file is complete."""
        self._painter.end()


def write_handout(
    path: Path, title: str, goal: str, author: str, tasks: Sequence[HandoutTask], say: Callable[[Message], str]
) -> int:
    """Write a handout; returns the number of its pages. OSError: it cannot be written."""
    out = HandoutWriter(path, title)
    out.text(title, _TITLE, bold=True)
    out.text(goal, _TEXT)
    if author:
        out.text(author, _SMALL)
    for number, task in enumerate(tasks, 1):
        head = msg("handout.task", "{number}. {words}", number=number, words=LiteralArg(task.ask))
        out.text(say(head), _TEXT, bold=True, keep=out.picture_height())
        out.picture(task.picture)
        for choice in task.choices:
            out.text(f"□  {choice}", _TEXT)
        if not task.choices:
            out.lines(_LINES)
    out.next_page()
    out.text(say(msg("handout.solutions", "Solutions")), _TITLE, bold=True)
    for number, task in enumerate(tasks, 1):
        head = msg("handout.task", "{number}. {words}", number=number, words=LiteralArg(task.solution[0]))
        out.text(say(head), _TEXT, bold=True)
        for line in task.solution[1:]:
            out.text(f"–  {line}", _SMALL)
    out.end()
    return out.pages
