"""Measures a flight of the camera: the work of one picture on the way from the whole table to a board and back."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from qtapp.board import TableView

SIZES = ((1366, 768), (3840, 2160))
BUDGETS = {1366: 16.0, 3840: 40.0}
"""Milliseconds, 95 of 100, by the width of the window."""
_PICTURES = 14
"""Pictures of one way: a flight takes about a third of a second, and the eye counts some forty in a second."""


def frames(view: TableView) -> list[float]:
    """Milliseconds of work for each picture of flights to all boards and back."""
    camera, found = view.camera, []
    whole = camera.aim(view.table.layout.bounds())
    for board in view.table.layout.boards:
        there = camera.aim(board.rect)
        for start, end in ((whole, there), (there, whole)):
            for step in range(1, _PICTURES + 1):
                t = step / _PICTURES
                scale = start[0] * (end[0] / start[0]) ** t
                begun = time.process_time()
                camera.look(scale, start[1] + (end[1] - start[1]) * t)
                view.viewport().repaint()
                found.append((time.process_time() - begun) * 1000)
            _land(view, board.rect if end is there else view.table.layout.bounds())
    return found


def _land(view: TableView, box: QRectF) -> None:
    """What is made sharp after a flight is no part of it."""
    from PySide6.QtWidgets import QApplication

    view.camera.show(box)
    while not view.table.settled:
        QApplication.processEvents()


def measure(game: str) -> dict[str, Any]:
    """The pictures of one game, by the width of the window."""
    from PySide6.QtWidgets import QApplication

    from engine import api
    from qtapp.board import TableView
    from qtapp.games import find_art
    from qtapp.i18n import Localizer
    from qtapp.kit.paint.theme import Theme
    from tools.bench.played import full_table

    api.freeze_gc()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    client = full_table(game)
    found: dict[str, Any] = {}
    for width, height in SIZES:
        view = TableView(client, Localizer("en"), Theme(animations=False), find_art)
        view.resize(width, height)
        view.show()
        app.processEvents()  # or nothing would be painted yet
        view.camera.fit_all()
        view.viewport().repaint()
        while not view.table.settled:
            app.processEvents()
        found[str(width)] = frames(view)
        view.close()
    return found
