"""A table in a real window: says where a card and its target are, waits for a drag, photographs the screen.

Run by test_real_screen.py under a virtual X server; talks by lines of JSON on standard output.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.app import application
from qtapp.board import TableView
from qtapp.games import find_art
from qtapp.i18n import Localizer
from qtapp.kit.paint.theme import Theme
from qtapp.session.client import SeatClient

LONGEST = 60_000


def tell(**facts: object) -> None:
    """One line for the test."""
    print(json.dumps(facts), flush=True)


def main(folder: Path) -> int:
    """Show the table, wait for the drag, leave two pictures."""
    app = application()
    session = api.new_session("ginkgopolis", 2, seed=7, names=("Anna", "Béla"))
    client = SeatClient(session, 1)
    view = TableView(client, Localizer("en"), Theme(animations=False), find_art)
    view.setWindowTitle("Társas real screen")
    view.resize(1280, 800)
    view.move(0, 0)
    view.show()
    QTest.qWaitForWindowExposed(view)
    view.camera.fit_all()
    QTest.qWait(800)  # no X server tells when it has painted
    face = next(
        one for one in client.questions.options() if one.gesture is not None and one.gesture.drop == "seat.1.commit"
    )
    assert face.gesture is not None
    photograph(folder / "before.png")

    def changed(_: object) -> None:
        QTimer.singleShot(800, finish)  # painted by then, too

    def finish() -> None:
        photograph(folder / "after.png")
        committed = [piece.id for piece in session.table.pieces_in("seat.1.commit")]
        tell(state="answered", committed=committed)
        app.quit()

    client.changed.connect(changed)
    QTimer.singleShot(LONGEST, app.quit)
    tell(
        state="ready", card=face.gesture.grab, grab=middle(view, face.gesture.grab), drop=middle(view, "seat.1.commit")
    )
    return QApplication.exec()


def photograph(path: Path) -> None:
    """The whole screen as it is shown."""
    screen = QGuiApplication.primaryScreen()
    assert screen.grabWindow(0).save(str(path))


def middle(view: TableView, name: str) -> list[int]:
    """Where a piece or place is on the screen; above the middle, for a hand shows only the upper part of its cards."""
    found = view.table.box_of(name)
    assert found is not None
    box, docked = found
    if not docked:
        box = view.viewportTransform().mapRect(box)
    point = view.viewport().mapToGlobal(QPointF(box.center().x(), box.top() + box.height() * 0.3).toPoint())
    return [point.x(), point.y()]


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
