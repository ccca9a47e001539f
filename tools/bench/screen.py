"""Measures the table on the screen, off-screen: `python -m tools.bench.screen [GAME …]`.

A full table of four, 3840 x 2160 device pixels, at one and at two of them to a pixel of the window: one step of a drag
until it is painted, one full repaint, one jump along the timeline until it is painted, and the memory of it all. Only
work of the processor counts, so that other programs on a busy machine do not.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from tools.bench.played import full_table, play_on
from tools.bench.report import Row

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from engine import api
    from qtapp.board import TableView

ROOT = Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 3840, 2160
DRAG, REPAINT, SEEK, MEMORY = 8.0, 60.0, 100.0, 300.0
"""The budgets: milliseconds, 95 of 100; megabytes. A jump holds a full repaint too: the window must not freeze for
longer; the engine's own part of it (50 ms) stands in the table of the engine."""


def p95(values: list[float]) -> float:
    """The 95th of a hundred."""
    return sorted(values)[int(len(values) * 0.95)]


def timed(deed: Callable[[], object]) -> float:
    """Milliseconds of work that a deed takes; what is left for idle moments (sharper pictures) is done after it."""
    from PySide6.QtWidgets import QApplication

    start = time.process_time()
    deed()
    taken = (time.process_time() - start) * 1000
    QApplication.processEvents()
    return taken


# ---- one game, in a process of its own -------------------------------------------------------------------------------


def drags(view: TableView) -> list[float]:
    """Steps of a drag all over the table, with something that can be taken hold of; none, if nothing can."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    port = view.viewport()
    for face in view.client.questions.options() or view.client.questions.item_options():
        found = view.table.box_of(face.gesture.grab) if face.gesture is not None else None
        if found is None:
            continue
        box, docked = found
        start = (box if docked else view.viewportTransform().mapRect(box)).center().toPoint()
        if view.pointer.item_at(start.toPointF()) is None:
            continue
        QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        QTest.mouseMove(port, start + QPoint(12, -12))
        if view.drag.holding:
            break
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    else:
        return []
    steps = []
    for index in range(240):
        across, down = 0.2 + 0.6 * (index % 60) / 60, 0.15 + 0.5 * (index % 37) / 37
        at = QPoint(round(port.width() * across), round(port.height() * down))
        steps.append(timed(partial(_move, port, at)))
    view.cancel()
    return steps


def drags_of(view: TableView) -> list[float]:
    """Steps of a drag at the first moment from now on at which the viewer can take hold of something."""
    from engine import api

    found = drags(view)
    dice, bot = random.Random(3), api.RandomBot(3)
    while not found and play_on(view.client, dice, bot):
        if view.client.questions.pending() and view.client.questions.grabs():
            view.client.history.seek(view.client.session.current)  # the table shows where the game stands now
            view.viewport().repaint()
            found = drags(view)
    return found


def _move(port: QWidget, at: QPoint) -> None:
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    QTest.mouseMove(port, at)
    QApplication.processEvents()


def jumps(view: TableView) -> list[float]:
    """Jumps to moments all along the timeline."""
    line = view.client.session.line()
    dice = random.Random(5)
    return [timed(partial(_jump, view, dice.choice(line))) for _ in range(40)]


def _jump(view: TableView, entry: api.HistoryEntry) -> None:
    view.client.history.seek(entry)
    view.viewport().repaint()


def measure(game: str) -> dict[str, Any]:
    """The figures of one game, at the ratio of pixels of this process."""
    from PySide6.QtWidgets import QApplication

    from engine import api
    from qtapp.board import TableView
    from qtapp.games import find_art
    from qtapp.i18n import Localizer
    from qtapp.kit.paint.theme import Theme

    api.freeze_gc()  # as the program does
    app = QApplication.instance() or QApplication(sys.argv[:1])
    client = full_table(game)
    view = TableView(client, Localizer("en"), Theme(animations=False), find_art)
    ratio = view.devicePixelRatioF()
    view.resize(round(WIDTH / ratio), round(HEIGHT / ratio))
    view.show()
    view.camera.fit_all()
    first = timed(view.viewport().repaint)
    while not view.table.settled:
        app.processEvents()
    return {
        "things": len(view.table.items_by_id),
        "first": first,
        "drag": drags_of(view),
        "repaint": [timed(view.viewport().repaint) for _ in range(40)],
        "seek": jumps(view),
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


# ---- all of them -----------------------------------------------------------------------------------------------------


def ask(game: str, ratio: int, part: str = "--measure") -> dict[str, Any]:
    """Measure one game elsewhere: Qt learns the ratio of pixels only at its start."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(ratio),
        "QT_LOGGING_RULES": "*.debug=false;qt.qpa.*=false",
    }
    command = [sys.executable, "-m", "tools.bench.screen", part, *filter(None, [game])]
    done = subprocess.run(command, check=False, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise SystemExit(f"bench: {' '.join(command[1:])} failed with code {done.returncode}.")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def rows_of(game: str, ratio: int, found: dict[str, Any]) -> list[Row]:
    """The figures of one game as rows."""
    name = f"{game}, {found['things']} things, ratio {ratio}"
    rows = [
        _row(f"{name}: {what}", found[part], budget)
        for what, part, budget in (
            ("drag step until painted", "drag", DRAG),
            ("full repaint", "repaint", REPAINT),
            ("jump along the timeline until painted", "seek", SEEK),
        )
    ]
    memory = found["memory"]
    rows.append(Row(f"{name}: memory", f"{memory:.0f} MB", target=f"≤ {MEMORY:g} MB", met=memory <= MEMORY))
    return rows


def window_rows(game: str, found: dict[str, Any]) -> list[Row]:
    """The figures of the whole window as rows."""
    from tools.bench.window import PARTS

    return [_row(f"{game}, whole window: {what}", found[part], budget) for what, part, budget in PARTS]


def wait_rows(game: str, found: dict[str, Any]) -> list[Row]:
    """How long the window stands still, as rows."""
    from tools.bench.waits import CHANGES, LONGEST_WAIT

    return [
        _row(f"{game}, free hands: another {what}" if what in CHANGES else f"opening {what}", values, LONGEST_WAIT)
        for what, values in found.items()
    ]


def flight_rows(game: str, found: dict[str, Any]) -> list[Row]:
    """The pictures of a flight, as rows."""
    from tools.bench.flight import BUDGETS

    return [
        _row(f"{game}, {width} pixels wide: a picture of a flight", values, BUDGETS[int(width)])
        for width, values in found.items()
    ]


def beat_rows(game: str, found: dict[str, Any]) -> list[Row]:
    """How late the window's beat is while a computer player thinks."""
    from tools.bench.beat import LATEST

    return [_row(f"{game}: a beat of 16 ms is late while a computer thinks", found["late"], LATEST)]


def start_row() -> Row:
    """How long the program takes to start, as a row."""
    from tools.bench.starting import LONGEST_START, TIMES

    times = [float(ask("", 1, "--start")["start"]) for _ in range(TIMES)]
    return _row("start until the first page is painted", times, LONGEST_START)


def _row(what: str, values: list[float], budget: float) -> Row:
    if not values:
        return Row(what, "nothing to measure", target=f"≤ {budget:g} ms", met=False)
    shown = f"{median(values):.1f} / {p95(values):.1f} ms"
    return Row(what, shown, target=f"≤ {budget:g} ms", met=p95(values) <= budget)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 if a budget is broken."""
    from engine import api

    parser = argparse.ArgumentParser(
        prog="python -m tools.bench.screen", description="Measure the table on the screen."
    )
    parser.add_argument("games", nargs="*", default=list(api.GAMES), help="games to measure (all)")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    parser.add_argument("--window", help=argparse.SUPPRESS)
    parser.add_argument("--waits", help=argparse.SUPPRESS)
    parser.add_argument("--beat", help=argparse.SUPPRESS)
    parser.add_argument("--flight", help=argparse.SUPPRESS)
    parser.add_argument("--start", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help="print the rows as one line of JSON")
    options = parser.parse_args(arguments)
    if options.measure:
        print(json.dumps(measure(options.measure)))
        return 0
    if options.window:
        from tools.bench import window

        print(json.dumps(window.measure(options.window)))
        return 0
    if options.beat:
        from tools.bench import beat

        print(json.dumps(beat.measure(options.beat)))
        return 0
    if options.flight:
        from tools.bench import flight

        print(json.dumps(flight.measure(options.flight)))
        return 0
    if options.start:
        from tools.bench import starting

        print(json.dumps(starting.measure()))
        return 0
    if options.waits:
        from tools.bench import waits

        print(json.dumps(waits.measure(options.waits)))
        return 0
    rows = [row for game in options.games for ratio in (1, 2) for row in rows_of(game, ratio, ask(game, ratio))]
    rows += [row for game in options.games for row in window_rows(game, ask(game, 1, "--window"))]
    rows += [row for game in options.games for row in flight_rows(game, ask(game, 1, "--flight"))]
    rows += [row for game in options.games for row in wait_rows(game, ask(game, 1, "--waits"))]
    rows += [row for game in options.games for row in beat_rows(game, ask(game, 1, "--beat"))]
    rows.append(start_row())
    if options.json:
        print(json.dumps({"rows": [asdict(row) for row in rows]}))
        return 0
    from tools.bench.report import render

    print(render(rows, HEAD))
    return 0 if all(row.met for row in rows if row.met is not None) else 1


HEAD = ("", "median / p95", "", "", "budget", "")
"""The heads of the screen's table: there is no peer to be compared with."""

if __name__ == "__main__":
    sys.exit(main())
