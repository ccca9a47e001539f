"""Measures how long the window stands still, off-screen: opening histories that are far longer than an evening, and
changing look, size of text or language with free hands.

What counts is the longest turn of the window's loop, in work of its own thread: what is done in the background, or bit
by bit in later turns, keeps nobody from going on.
"""

from __future__ import annotations

import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.bench.played import full_table

if TYPE_CHECKING:
    from engine import api
    from qtapp.windows.main import MainWindow

LONGEST_WAIT = 300.0
"""Milliseconds of one turn of the loop."""
HISTORIES = (
    ("3,000 remarks", "remarks", 3000),
    ("4,000 branches", "branches", 4000),
    ("20,000 entries", "line", 20000),
)
PAGES = "look, every page opened before"
CHANGES = ("size of text", "look", "language", PAGES)
QUIET = 10
"""Turns without any event, after which everything is done."""


def history(kind: str, length: int) -> api.Session:
    """A game with a long history."""
    from engine import api

    session = api.new_session("ginkgopolis", 2, seed=7)
    if kind == "line":
        dice = random.Random(1)
        session.to_sandbox()
        pieces, places = list(session.table.pieces), list(session.table.places)
        while len(session.entries) < length:
            session.apply_action(api.MovePiece(dice.choice(pieces), dice.choice(places)), 1)
        return session
    for number in range(length):
        if kind == "branches":
            session.seek(session.root)
        session.remark(f"Remark {number}: what a wonderful move, I would have done something else.", 1)
    return session


def longest_turn(deed: Callable[[], object], done: Callable[[], bool] = lambda: True) -> float:
    """Milliseconds of the longest turn of the loop from a deed until nothing is left to be done."""
    from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEvent, QEventLoop

    dispatcher = QAbstractEventDispatcher.instance()

    def turn(work: Callable[[], object]) -> tuple[float, bool]:
        start = time.thread_time()
        busy = work()
        return (time.thread_time() - start) * 1000, bool(busy)

    def events() -> bool:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # a running loop would end them too
        return dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)

    longest, _ = turn(deed)
    quiet = 0
    while quiet < QUIET or not done():
        taken, busy = turn(events)
        longest = max(longest, taken)
        quiet = 0 if busy else quiet + 1
        if not busy:
            time.sleep(0.005)
    return longest


def measure(game: str) -> dict[str, Any]:
    """The waits of one game; those of long histories with the first one, with all pages open with the last."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["TARSAS_HOME"] = home
        from engine import api
        from qtapp.app import app_context, application
        from qtapp.kit.paint.theme import Look, Theme
        from qtapp.windows.main import MainWindow

        api.freeze_gc()
        application()
        context = app_context()
        context.set_language("hu")
        context.set_theme(Theme(Look.LIGHT, animations=False))
        window = MainWindow(context)
        window.resize(1920, 1080)
        window.show()
        folder = Path(home) / "games"
        window.show_session(full_table(game).session, folder / "bench.tarsas")
        longest_turn(lambda: None)
        assert window.game is not None and window.curtain is not None
        window.curtain.uncover()
        window.game.switch_mode()
        window.game.side.open("sandbox")
        longest_turn(lambda: None)
        found = {
            "size of text": [longest_turn(lambda: context.set_theme(context.theme.changed(text_scale=1.5)))],
            "look": [longest_turn(lambda: context.set_theme(context.theme.changed(look=Look.DARK)))],
            "language": [longest_turn(lambda: context.set_language("de"))],
        }
        first, *_, last = api.GAMES
        if game == last:
            _open_pages(window)
            window.show_session(full_table(game).session, folder / "pages.tarsas")
            longest_turn(lambda: None)
            found[PAGES] = [longest_turn(lambda: context.set_theme(context.theme.changed(look=Look.LIGHT)))]
        if game == first:
            for name, kind, length in HISTORIES:
                found[name] = [_opening(window, folder / f"{kind}.tarsas", history(kind, length))]
        window.close()
        context.close()
    return found


def _open_pages(window: MainWindow) -> None:
    """The page of courses and the table of lessons: once made, they stay."""
    from qtapp.kit.paths import resources

    lessons = window.lessons
    lessons.show_courses()
    longest_turn(lambda: None, lambda: lessons.page is not None and bool(lessons.page.cards))
    lessons.open_lesson(next(iter(sorted(resources().rglob("*.tarsas-lesson")))))
    longest_turn(lambda: None, lambda: lessons.table is not None)
    lessons.show_courses()
    longest_turn(lambda: None)


def _opening(window: MainWindow, file: Path, session: api.Session) -> float:
    from engine import api

    api.save(session, file)
    opened: list[object] = []
    window.files.opened.connect(lambda *_: opened.append(file))
    return longest_turn(lambda: window.open_file(file), lambda: bool(opened))
