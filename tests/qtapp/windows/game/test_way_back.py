"""Who misses a thing by a few pixels does not push the table away; who has moved it reads the way back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from qtapp.board.input.pointer import BESIDE
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import settle
from tests.qtapp.windows.game.test_guiding import guided

NONE = Qt.KeyboardModifier.NoModifier


def dragged(window: GameWindow, start: QPoint, by: QPoint) -> None:
    port = window.page.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, NONE, start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(port, start + QPoint(round(by.x() * part), round(by.y() * part)))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, NONE, start + by)


def test_a_drag_that_begins_beside_a_piece_leaves_the_table(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    shell.resize(1366, 768)
    window = guided(shell, home, "ginkgopolis")
    settle(qtbot, shell)
    held = window.page.view.table.held
    tiles = held.trays[1].box.toRect()
    before = window.page.view.viewportTransform()
    dragged(window, QPoint(tiles.right() + round(BESIDE) - 8, tiles.center().y()), QPoint(-200, -300))
    assert not window.director.manual and window.page.view.viewportTransform() == before
    assert not window.way_back.button.isVisible()
    taken = [*window.regions.card_boxes().values(), *window.regions.board_boxes(), *window.regions.tray_boxes()]
    taken += [window.rail.geometry(), *(one.geometry() for one in window.regions.pictures if one.isVisible())]
    spots = (QPoint(x, y) for y in range(20, 500, 20) for x in range(20, 1300, 20))
    cloth = next(at for at in spots if not any(box.adjusted(-9, -9, 9, 9).contains(at) for box in taken))
    dragged(window, cloth, QPoint(3, 2))
    assert not window.director.manual, "a click that shakes shifts nothing"
    dragged(window, cloth, QPoint(200, 120))
    settle(qtbot, shell)
    assert window.director.manual
    back = window.way_back.button
    assert back.isVisible() and back.text() == "Back to the game"
    lying = back.geometry()
    assert not any(box.intersects(lying) for name, box in window.regions.card_boxes().items() if name != "way back")
    assert not any(box.intersects(lying) for box in window.regions.possible_boxes())
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    settle(qtbot, shell)
    assert not window.director.manual and not back.isVisible()
    assert window.page.view.viewportTransform() == before
