"""The figures of lessons: reading one, judging an attempt, trying again, proposing goals, making drills.

    python -m tools.bench.lessons

Work of the processor; of each figure the worst lesson (or game) counts.
"""

from __future__ import annotations

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
    return [
        _row("a lesson is read", 100, [_spent(partial(read_lesson, one)) for one in raw]),
        _row("an attempt is begun again", 150, [_spent(partial(book.cut, task.at)) for book, task in tasks]),
        _row("an entry is judged", 2, [_judging(book, task) for book, task in tasks]),
        _row("goals are proposed", 1000, [_proposing(book, task) for book, task in tasks]),
        *(_row(f"a drill, {game.id}", 500 / 20, [_drilling(name)]) for name, game in GAMES.items()),
    ]


def _spent(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


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
