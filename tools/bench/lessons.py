"""The figures of lessons: reading one, judging an attempt, trying again, proposing goals, making drills.

    python -m tools.bench.lessons

Work of the processor; of each figure the worst lesson (or game) counts.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path

from engine.api import GAMES, Attempt, DrillSource, RandomBot, TryTask, freeze_gc, propose
from engine.lessons.book import LessonBook, read_lesson
from engine.lessons.course import SHIPPED
from tools.bench.report import Row, render

HEAD = ("", "worst", "", "mean", "target", "")
_DRILLS = 100


def rows() -> list[Row]:
    """All figures, over every lesson that comes with the program."""
    files = sorted(SHIPPED.glob("*/lessons/*.tarsas-lesson"))
    raw = [path.read_bytes() for path in files]
    books = [read_lesson(one) for one in raw]
    tasks = [(book, step) for book in books for step in book.lesson.steps if isinstance(step, TryTask)]
    freeze_gc()  # nobody has all lessons open: walking through them for garbage is no part of reading one
    return [
        _row("a lesson is read", 100, [_spent(partial(read_lesson, one)) for one in raw]),
        _row("a table is cut out", 150, [_spent(partial(book.cut, task.at)) for book, task in tasks]),
        _row("an attempt is begun again, until shown", 150, retries(books)),
        _row("an entry is judged", 2, [_judging(book, task) for book, task in tasks]),
        _row("goals are proposed", 1000, [_proposing(book, task) for book, task in tasks]),
        *(_row(f"a drill, {game.id}", 500 / 20, [_drilling(name)]) for name, game in GAMES.items()),
    ]


def _spent(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


def retries(books: list[LessonBook]) -> list[float]:
    """For every task: milliseconds from the wish to try again, after an answer, until all of it is painted."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from qtapp.app import app_context, application
    from qtapp.kit.paint.theme import Look, Theme
    from qtapp.teach.progress import LessonProgress
    from qtapp.windows.lessons.lesson_table import LessonTable
    from tools.bench.rest import come_to_rest

    def shown(deed: Callable[[], object]) -> None:
        deed()
        for _ in range(12):  # what is laid out in one turn of the loop is painted in another
            QApplication.processEvents()

    found = []
    with tempfile.TemporaryDirectory() as home:
        os.environ["TARSAS_HOME"] = home
        application()
        context = app_context()
        context.set_language("hu")
        context.set_theme(Theme(Look.LIGHT, animations=False))
        table = LessonTable(context, books[0].cut(0), LessonProgress(Path(home) / "results.json"))
        table.window.resize(1920, 1080)
        table.window.show()
        player = table.player
        for book in books:
            table.begin(book)
            while player.is_open:
                if isinstance(player.step, TryTask):
                    come_to_rest(table.window)  # or what was begun before would be counted too
                    table.client.questions.answer(table.client.questions.options()[0].answer)
                    come_to_rest(table.window)
                    found.append(_spent(partial(shown, player.again)))
                player.skip()
        table.window.close()
        context.close()
    return found


def _judging(book: LessonBook, task: TryTask) -> float:
    """Milliseconds for the verdict after one entry, at the end of a long attempt."""
    session = book.cut(task.at)
    attempt, bot = Attempt(session, task), RandomBot(1)
    for _ in range(12):
        pending = session.first_pending()
        if pending is None:
            break
        session.answer(pending, bot.choose_answer(session, pending))
    times = 50
    return _spent(lambda: [attempt.outcome() for _ in range(times)]) / times


def _proposing(book: LessonBook, task: TryTask) -> float:
    return _spent(lambda: propose(book, task.at, task.solved[0], task.seat))


def _drilling(game: str) -> float:
    source = DrillSource(GAMES[game])
    return _spent(lambda: list(islice(source.drills(), _DRILLS))) / _DRILLS


def _row(name: str, most: float, spent: list[float]) -> Row:
    worst = max(spent)
    return Row(name, f"{worst:.1f} ms", "", f"{sum(spent) / len(spent):.1f} ms", f"≤ {most:g} ms", worst <= most)


def main() -> None:
    """Print the table."""
    freeze_gc()
    print(f"Lessons of {Path(SHIPPED).name}; work of the processor")
    print(render(rows(), HEAD))


if __name__ == "__main__":
    main()
