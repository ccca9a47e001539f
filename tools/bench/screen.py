"""Measure the table on the screen, off-screen: `python -m tools.bench.screen`.

A full table of four, 3840 x 2160: one step of a drag until it is painted, one full repaint, one refresh after an
answer, and the memory of it all.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine import api
from qtapp.board import TableView
from qtapp.bridge import SessionBridge
from qtapp.i18n import Speech
from qtapp.theme import Theme

DRAG_BUDGET, REPAINT_BUDGET = 8.0, 60.0


def full_table(players: int = 4, answers: int = 75) -> SessionBridge:
    """A game well under way, at a moment when the first seat chooses a card."""
    session = api.new_session("ginkgopolis", players, seed=7)
    dice = random.Random(3)
    while True:
        pending = session.first_pending()
        assert pending is not None
        if answers <= 0 and pending.question.seat == 1 and len(session.pending()) == players:
            return SessionBridge(session, 1)
        options = session.options(pending)
        picks = pending.question.shape is api.Shape.PICK
        session.answer(pending, dice.choice(options) if picks else pending.frame.proposal(session.table))
        answers -= 1


def p95(values: list[float]) -> float:
    """The 95th of a hundred."""
    return sorted(values)[int(len(values) * 0.95)]


def timed(deed: Callable[[], object]) -> float:
    """Milliseconds of work that a deed takes; other programs on a busy machine do not count."""
    start = time.process_time()
    deed()
    return (time.process_time() - start) * 1000


def step_to(port: QWidget, at: QPoint) -> None:
    """Move the pointer and let everything be painted."""
    QTest.mouseMove(port, at)
    QApplication.processEvents()


def paint(port: QWidget) -> None:
    """Paint everything."""
    port.update()
    QApplication.processEvents()


def refresh(view: TableView) -> None:
    """Make the table equal to the view again, and paint."""
    view.refresh()
    QApplication.processEvents()


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 if a budget is broken."""
    parser = argparse.ArgumentParser(description="Measure the table on the screen.")
    parser.add_argument("--width", type=int, default=3840)
    parser.add_argument("--height", type=int, default=2160)
    options = parser.parse_args(arguments)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    bridge = full_table()
    view = TableView(bridge, Speech("en"), Theme(animations=False))
    view.resize(options.width, options.height)
    view.show()
    view.fit_all()
    first = timed(partial(paint, view.viewport()))
    while not view.table.settled:
        app.processEvents()
    face = next(one for one in bridge.options() if one.gesture is not None and one.gesture.grab.startswith("tile."))
    assert face.gesture is not None
    found = view.table.box_of(face.gesture.grab)
    assert found is not None
    port = view.viewport()
    start = found[0].center().toPoint()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(port, start + QPoint(12, -12))
    steps = []
    for index in range(240):
        across, down = 0.2 + 0.6 * (index % 60) / 60, 0.15 + 0.5 * (index % 37) / 37
        at = QPoint(round(options.width * across), round(options.height * down))
        steps.append(timed(partial(step_to, port, at)))
    view.cancel()
    repaints = [timed(partial(paint, port)) for _ in range(40)]
    refreshes = [timed(partial(refresh, view)) for _ in range(10)]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"things on the table        {len(view.table.items_by_id)}")
    print(f"first picture              {first:8.1f} ms")
    print(f"drag step, median / p95    {statistics.median(steps):8.1f} / {p95(steps):.1f} ms (budget {DRAG_BUDGET})")
    whole = statistics.median(repaints)
    print(f"full repaint, median / p95 {whole:8.1f} / {p95(repaints):.1f} ms (budget {REPAINT_BUDGET})")
    print(f"refresh after an answer    {statistics.median(refreshes):8.1f} ms")
    print(f"memory at most             {memory:8.0f} MB")
    return 0 if p95(steps) <= DRAG_BUDGET and p95(repaints) <= REPAINT_BUDGET else 1


if __name__ == "__main__":
    sys.exit(main())
