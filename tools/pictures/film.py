"""The film of the readme: strict play refuses, free hands do it all the same, the tidy-up list mends it.

Every frame is the window itself after real events of mouse and keyboard; only pointer and key are painted over it.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from qtapp.kit.controls.layouts import box_in
from tools.bench.rest import come_to_rest
from tools.pictures import LANGUAGES
from tools.pictures.positions import kept_position
from tools.pictures.readme import HEIGHT, WIDTH, point_at_nothing, scroll_up
from tools.pictures.studio import Studio

NAME = "strict_free_repair.{}.webp"
"""With the language."""
SIZE = (1024, 576)
QUICK = 60
"""Milliseconds of a frame in which something moves."""
ARROW = ((0, 0), (0, 23), (5.5, 18), (9.5, 27), (13.5, 25.2), (9.6, 16.5), (17, 16.5))
LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Camera:
    """Takes a frame whenever something has happened."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.frames: list[tuple[QImage, int]] = []
        self.at = QPoint(WIDTH * 3 // 5, HEIGHT * 3 // 4)
        self.key = ""

    def take(self, milliseconds: int) -> None:
        """One frame; what is shown for long is at rest."""
        if milliseconds > QUICK:
            come_to_rest(self.studio.shell)
        QApplication.processEvents()
        image = self.studio.shell.grab().toImage()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.key:
            self._paint_key(painter)
        painter.translate(self.at)
        painter.setPen(QPen(QColor("#ffffff"), 1.6))
        painter.setBrush(QColor("#10202b"))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in ARROW]))
        painter.end()
        self.frames.append((image, milliseconds))

    def _paint_key(self, painter: QPainter) -> None:
        box = QRectF(WIDTH / 2 - 62, HEIGHT / 2 - 62, 124, 108)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(16, 32, 43, 235))
        painter.drawRoundedRect(box, 18, 18)
        painter.setPen(QColor("#ffffff"))
        font = QFont(self.studio.app.font())
        font.setPixelSize(48)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.key)

    def go(self, to: QPoint, steps: int, *, drags: bool = False) -> None:
        """Move the pointer, slower at both ends; while something is dragged the table hears of it."""
        port = self.studio.game.page.view.viewport()
        start = self.at
        for step in range(1, steps + 1):
            part = step / steps
            self.at = (QPointF(start) + QPointF(to - start) * (part * part * (3 - 2 * part))).toPoint()
            if drags:
                QTest.mouseMove(port, self._in_port())
            self.take(QUICK)

    def drag(self, grab: str, drop: str, then: int) -> None:
        """Take a piece by the mouse to a place and let it go there."""
        port = self.studio.game.page.view.viewport()
        self.go(self._middle(grab), 7)
        QTest.mousePress(port, LEFT, NO_KEY, self._in_port())
        self.go(self._middle(drop), 10, drags=True)
        self.take(300)
        QTest.mouseRelease(port, LEFT, NO_KEY, self._in_port())
        self.take(then)

    def _middle(self, name: str) -> QPoint:
        view = self.studio.game.page.view
        found = view.table.box_of(name)
        assert found is not None, name
        box, docked = found
        seen = box if docked else view.viewportTransform().mapRect(box)
        return seen.center().toPoint() + box_in(view.viewport(), self.studio.shell).topLeft()

    def _in_port(self) -> QPoint:
        """Where the pointer is on the table."""
        return self.at - box_in(self.studio.game.page.view.viewport(), self.studio.shell).topLeft()

    def press(self, key: Qt.Key, name: str, then: int) -> None:
        """Press a key, which is shown."""
        self.key = name
        self.take(500)
        QTest.keyClick(self.studio.game.page.view, key)
        self.take(300)
        self.key = ""
        self.take(then)

    def click(self, button: QAbstractButton, then: int) -> None:
        """Press a button with the pointer on it."""
        self.go(box_in(button, self.studio.shell).center(), 8)
        self.take(200)
        QTest.mouseClick(button, LEFT)
        self.take(then)


def make_films(folder: Path, home: Path) -> None:
    """Play it in every language and keep it."""
    from tools.pictures.small_files import save_film

    for language in LANGUAGES:
        studio = Studio(home, WIDTH, HEIGHT)
        point_at_nothing(studio)
        studio.dress(language)
        studio.seat(kept_position("ginkgopolis"), "ginkgopolis")
        point_at_nothing(studio)
        path = folder / NAME.format(language)
        save_film(play(studio), SIZE, path)
        studio.close()
        print(f"  {path.name}", flush=True)


def play(studio: Studio) -> list[tuple[QImage, int]]:
    """What happens, frame by frame."""
    camera, game = Camera(studio), studio.game
    camera.take(800)
    camera.drag("tile.B12", "city.0.-1", 1300)
    game.page.card.dismiss()
    camera.take(200)
    camera.press(Qt.Key.Key_F2, "F2", 300)
    camera.drag("tile.B12", "city.0.-1", 500)
    camera.drag("marker.A", "city.2.0", 700)
    camera.press(Qt.Key.Key_F2, "F2", 100)
    game.story.hush()
    scroll_up(game.tidy)
    camera.take(1500)
    assert game.tidy.repair_all is not None
    camera.click(game.tidy.repair_all, 1000)
    assert game.tidy.resume is not None
    camera.click(game.tidy.resume, 1600)
    return camera.frames
