"""A handout for a class: the tasks of a lesson with their positions, room to write, and a page of solutions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from engine import api
from engine.api import msg
from qtapp.board import TableView
from qtapp.board.scene.export import TableExporter
from qtapp.games import find_art
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.pdf_files import close_first_dictionary
from qtapp.kit.store.finished_file import finished_file
from qtapp.session.client import SeatClient
from qtapp.teach.handout_paper import PAGE_WIDTH, HandoutPaper

_AROUND = 24.0
"""Units of the scene that stay around what is shown."""
_TALLEST, _MOST_HELD = 1380, 400
"""How high a picture may be, and that of what is held as a part of it; in dots of 300 an inch."""
_MARK = QColor("#101418")
_MOST_NOTES = 8


@dataclass(frozen=True, slots=True)
class HandoutTask:
    """One task: what is asked, the position, and what is said on the page of solutions."""

    ask: str
    choices: tuple[str, ...]
    """Answers to tick; none: something is to be written."""
    lines: int
    """Lines to write on."""
    table: QImage
    """The part of the table that the task is about."""
    held: QImage | None
    """What the pupil holds; None: nothing."""
    position: tuple[int, int]
    """Entry and viewer: tasks about the same position share a picture."""
    answer: str
    """In short: the right choice, or the number; empty: there are many ways."""
    solution: tuple[str, ...]


def write_handout(context: AppContext, book: api.LessonBook, path: Path) -> int:
    """Write the handout of a lesson; returns the number of its pages. OSError: it cannot be written."""
    with finished_file(path) as part:
        return _write(context, book, part)


def _write(context: AppContext, book: api.LessonBook, path: Path) -> int:
    lesson, language = book.lesson, context.speech.language
    game = api.GAMES.get(lesson.game)
    title, goal = lesson.title.in_language(language), lesson.goal.in_language(language)
    paper = HandoutPaper(path, title, lesson.author, context.speech.label)
    paper.head(context.speech.label(game.title) if game is not None else "", goal if goal != title else "")
    tasks = handout_tasks(context, book)
    shown: tuple[int, int] | None = None
    for number, task in enumerate(tasks, 1):
        pictures = [] if task.position == shown else [task.table, *([] if task.held is None else [task.held])]
        shown = task.position
        paper.task(number, task.ask, pictures, task.choices, task.lines)
    paper.solutions([(task.answer, task.solution) for task in tasks])
    paper.end()
    close_first_dictionary(path)
    return paper.pages


def handout_tasks(context: AppContext, book: api.LessonBook) -> list[HandoutTask]:
    """Every task and quiz of a lesson. Tasks about one position show all that any of them speaks of."""
    asked = [step for step in book.lesson.steps if isinstance(step, api.TryTask | api.QuizTask)]
    spots: dict[tuple[int, int], list[str]] = {}
    for step in asked:
        spots.setdefault(_position(book, step), []).extend(_things(step))
    pictures = {position: _pictures(context, book, position, things) for position, things in spots.items()}
    return [_task(context, book, step, *pictures[_position(book, step)]) for step in asked]


def _position(book: api.LessonBook, step: api.TryTask | api.QuizTask) -> tuple[int, int]:
    return step.at, api.viewer_of(book.lesson, step)


def _things(step: api.TryTask | api.QuizTask) -> list[str]:
    found = [name.partition("#")[0] for name in step.spot]
    if isinstance(step, api.QuizTask) and not isinstance(step.quiz, api.PickQuiz):
        found += [name for name in (step.quiz.deed.grab, step.quiz.deed.drop) if name]
    return found


def _task(
    context: AppContext, book: api.LessonBook, step: api.TryTask | api.QuizTask, table: QImage, held: QImage | None
) -> HandoutTask:
    language, game = context.speech.language, book.session.game
    choices: tuple[str, ...] = ()
    answer, lines = "", 2
    if isinstance(step, api.QuizTask):
        order = api.choices_in_order(book.lesson, step)
        match step.quiz:
            case api.PickQuiz() as quiz:
                choices = tuple(quiz.choices[int(at)].in_language(language) for at in order)
                answer = " / ".join(quiz.choices[at].in_language(language) for at in quiz.right)
            case api.LegalQuiz() as quiz:
                choices = tuple(context.speech.label(_choice(game, str(one))) for one in order)
                answer = context.speech.label(_choice(game, quiz.expect))
            case api.NumberQuiz() as quiz:
                answer, lines = context.speech.number(quiz.expect), 1
    ask = step.say.in_language(language)
    return HandoutTask(
        ask, choices, lines, table, held, _position(book, step), answer, solution_of(context, book, step)
    )


def _choice(game: api.Game, choice: str) -> api.Message:
    if choice in game.rules:
        return msg("lesson.choice_not_allowed", "No, because of “{heading}”", heading=game.rules[choice].heading)
    return msg("lesson.choice_allowed", "Yes, it is allowed")


# ---- positions ------------------------------------------------------------------------------------------------------


def named_cut(context: AppContext, book: api.LessonBook, number: int) -> api.Session:
    """A table of its own at an entry, whose people are called what the lesson calls them."""
    session = book.cut(number)
    names = [name.in_language(context.speech.language) for name in book.lesson.names]
    session.players = tuple(replace(one, name=name) for one, name in zip(session.players, names, strict=True))
    return session


def _pictures(
    context: AppContext, book: api.LessonBook, position: tuple[int, int], things: Iterable[str]
) -> tuple[QImage, QImage | None]:
    """The part of the table that matters, with what is spoken of in frames, and what the pupil holds."""
    entry, viewer = position
    client = SeatClient(named_cut(context, book, entry), viewer)
    view = TableView(client, context.speech, context.theme, find_art)
    exporter = TableExporter(view.table)
    boxes = [box[0] for name in dict.fromkeys(things) if (box := view.table.box_of(name)) is not None and not box[1]]
    around = QRectF()
    layout = view.table.layout
    wanted = {*view.table.art.home_boards(viewer), f"seat.{viewer}"}
    others = []
    for board in layout.boards:
        if board.key in wanted or any(board.rect.intersects(box) for box in boxes):
            around = around.united(board.rect)
        else:
            others.append(board.rect)
    if around.isEmpty():
        around = layout.bounds()
    around = around.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
    exporter.bounds = around
    tallest = _TALLEST if exporter.held_bounds is None else _TALLEST - _MOST_HELD
    table = exporter.image(_fitting(around, tallest), QColor("#ffffff"))
    _leave_out(table, around, others)
    _frame(table, around, boxes)
    held = None
    if exporter.held_bounds is not None:
        exporter.bounds = exporter.held_bounds
        held = exporter.image(_fitting(exporter.held_bounds, _MOST_HELD), QColor("#ffffff"))
    view.deleteLater()
    client.deleteLater()
    return table, held


def _fitting(box: QRectF, tallest: int) -> QSize:
    """A picture as wide as a page, or as high as it may be."""
    scale = min(PAGE_WIDTH / box.width(), tallest / box.height())
    return QSize(round(box.width() * scale), round(box.height() * scale))


def _on(image: QImage, shown: QRectF, box: QRectF, more: float) -> QRectF:
    """A box of the table on its picture, and so many dots more around it."""
    scale = image.width() / shown.width()
    return QRectF((box.topLeft() - shown.topLeft()) * scale, box.size() * scale).adjusted(-more, -more, more, more)


def _leave_out(image: QImage, shown: QRectF, boards: Iterable[QRectF]) -> None:
    """Boards that the task is not about would only stand cut at the edges."""
    painter = QPainter(image)
    for board in boards:
        painter.fillRect(_on(image, shown, board, 12), QColor("#ffffff"))
    painter.end()


def _frame(image: QImage, shown: QRectF, boxes: Iterable[QRectF]) -> None:
    """Draw a frame around what a task speaks of: on paper nothing can be lit, and often nothing is coloured."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for box in boxes:
        placed = _on(image, shown, box, 7)
        for colour, wide in ((QColor("#ffffff"), 11.0), (_MARK, 5.0)):
            painter.setPen(QPen(colour, wide))
            painter.drawRoundedRect(placed, 12, 12)
    painter.end()


# ---- solutions ------------------------------------------------------------------------------------------------------


def solution_of(context: AppContext, book: api.LessonBook, step: api.TryTask | api.QuizTask) -> tuple[str, ...]:
    """What is said at the end of a task, and what the pupil does on the way of its first solution."""
    language = context.speech.language
    if isinstance(step, api.TryTask):
        return (step.praise.in_language(language), *_notes(context, book, step))
    return (step.after.in_language(language),)


def _notes(context: AppContext, book: api.LessonBook, step: api.TryTask) -> list[str]:
    """What happens to the pupil on the way of the first solution, as sentences with the headings of their rules."""
    client = SeatClient(named_cut(context, book, step.solved[0]), step.seat)
    begun = len(book.session.line(book.entry(step.at)))
    found: list[str] = []
    for entry in client.history.line()[begun:]:
        for note in entry.notes():
            seats = [arg.seat for _, arg in note.message.args if isinstance(arg, api.SeatArg)]
            own = step.seat in (seats or [entry.seat])
            if own and note.viewers >> step.seat & 1 and note.rule in client.game.rules:
                said = context.speech.text(note.message, client.history.names)
                heading = context.speech.label(client.game.rules[note.rule].heading)
                found.append(f"{said} ({heading})")
    client.deleteLater()
    return found[:_MOST_NOTES]
