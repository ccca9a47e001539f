"""The city: its lawn, its buildings with their floors, its tiles, and the screens of the seats."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.picture import PAPER, plate, rounded
from qtapp.board.paint.text import BOLD, INK, number

PIECES = "ginkgopolis/pieces/"
TILE = QRectF(-90, -90, 180, 180)
LIFT = QPointF(-4, -8.5)
TALLEST = 4
"""More floors are told by a number."""
READABLE = 17.0
"""Pixels that a number on a roof should have."""


def _figure(painter: QPainter, centre: QPointF, text: str, px: float) -> None:
    """The number of a roof; on a small picture its plate grows so that it can be read."""
    grow = min(1.75, max(1.0, READABLE / (31 * px)))
    if grow > 1.02:
        radius = 23 * grow
        centre = centre + QPointF(radius - 23, radius - 23) * 0.85
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawEllipse(centre + QPointF(2, 3), radius, radius)
        painter.setBrush(QColor(PAPER))
        painter.setPen(QPen(QColor(58, 47, 34, 130), 1.6))
        painter.drawEllipse(centre, radius, radius)
    box = QRectF(centre.x() - 19 * grow, centre.y() - 20 * grow, 38 * grow, 40 * grow)
    number(painter, text, box, size=31 * grow)


@dataclass(frozen=True)
class LooseTile(Picture):
    """A single tile that lies somewhere."""

    colour: str
    number: int

    def _name(self) -> str:
        return f"{PIECES}tile_{self.colour}_loose.svg"

    def box(self, art: PictureCache) -> QRectF:
        return art.size(self._name()).translated(-art.element(self._name(), "foot").center())

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(TILE)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        art.draw(painter, self._name(), QPointF(0, 0))
        centre = art.element(self._name(), "number").center() - art.element(self._name(), "foot").center()
        _figure(painter, centre, str(self.number), art.apparent_size(px))


@dataclass(frozen=True)
class Floors(Picture):
    """A building without anything on its roof but the number."""

    floors: tuple[str, ...]
    number: int

    @property
    def lift(self) -> QPointF:
        """How far the roof is moved."""
        return LIFT * float(min(len(self.floors), TALLEST))

    @property
    def roof(self) -> str:
        """The drawing of the roof."""
        return f"{PIECES}tile_{self.floors[-1]}.svg"

    def box(self, art: PictureCache) -> QRectF:
        return TILE.adjusted(-8 + self.lift.x(), -10 + self.lift.y(), 28, 36)

    def footprint(self, art: PictureCache) -> QRectF:
        return TILE.translated(self.lift * 0.5)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        art.draw(painter, f"{PIECES}shadow_{min(5, len(self.floors))}.svg", QPointF(0, 0))
        for level, colour in enumerate(self.floors[-TALLEST:]):
            art.draw(painter, f"{PIECES}floor_{colour}.svg", LIFT * float(level))
        painter.translate(self.lift)
        art.draw(painter, self.roof, QPointF(0, 0))
        centre = art.element(self.roof, "number").center() + TILE.topLeft()
        _figure(painter, centre, str(self.number), art.apparent_size(px))


@dataclass(frozen=True)
class BuildingPicture(Picture):
    """A building: floors from the ground up, the roof's number, the owner's resources, a construction site."""

    floors: tuple[str, ...]
    number: int
    cubes: tuple[tuple[int, int], ...] = ()
    """Seat colour and number of resources."""
    site: bool = False

    def box(self, art: PictureCache) -> QRectF:
        return self.body().box(art)

    def footprint(self, art: PictureCache) -> QRectF:
        return self.body().footprint(art)

    def body(self) -> Floors:
        return Floors(self.floors, self.number)

    def paint_over(self, painter: QPainter, art: PictureCache, px: float) -> None:
        body = self.body()
        painter.translate(body.lift)
        if self.site:
            art.draw(painter, PIECES + "site.svg", art.element(body.roof, "site").center() + TILE.topLeft())
        self._cubes(painter, art)
        height = len(self.floors)
        if height > TALLEST:
            plate(painter, QRectF(26, 68, 62, 36), f"×{height}")

    def _cubes(self, painter: QPainter, art: PictureCache) -> None:
        total = sum(n for _, n in self.cubes)
        if not total:
            return
        y = 61.0
        if total > 4 and len(self.cubes) == 1:
            colour = self.cubes[0][0]
            art.draw(painter, PIECES + "cube.svg", QPointF(-22, y), colour, 1.15)
            plate(painter, QRectF(0, y - 18, 48, 36), str(total), PAPER, INK)
            return
        step = min(36.0, 138 / max(1, total - 1)) if total > 1 else 36.0
        x = -(total - 1) * step / 2
        for colour, n in self.cubes:
            for _ in range(n):
                art.draw(painter, PIECES + "cube.svg", QPointF(x, y), colour, 1.12)
                x += step


@dataclass(frozen=True)
class Lawn(Picture):
    """The ground of the whole city in one picture: stone paths, and a plot for every cell."""

    x: float
    y: float
    width: float
    height: float
    plots: tuple[tuple[float, float, str], ...]
    """Centre of a cell, and which plot lies there."""

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(0, 0, self.width, self.height).adjusted(-4, -4, 14, 18)

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(0, 0, self.width, self.height)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        sheet = QRectF(0, 0, self.width, self.height)
        painter.setPen(Qt.PenStyle.NoPen)
        for step, alpha in ((7, 18), (4, 23), (2, 26)):
            painter.setBrush(QColor(42, 42, 24, alpha))
            painter.drawRoundedRect(sheet.translated(step, step * 4 / 3), 24, 24)
        painter.save()
        painter.setClipPath(rounded(sheet, 24))
        painter.fillRect(sheet, QColor("#ece6d6"))
        if px > 0.35:
            self._joints(painter)
        for cx, cy, plot in self.plots:
            name = f"{PIECES}{plot}.svg"
            if px <= 0.3:
                name = PIECES + "plot.svg"
            art.draw_page(painter, name, QRectF(cx - self.x - 108, cy - self.y - 108, 216, 216))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(63, 95, 53, 90), 2))
        painter.drawRoundedRect(sheet.adjusted(1, 1, -1, -1), 23, 23)
        painter.setPen(QPen(QColor(255, 255, 255, 170), 2))
        painter.drawLine(QPointF(24, 1.4), QPointF(self.width - 24, 1.4))
        painter.drawLine(QPointF(1.4, 24), QPointF(1.4, self.height - 24))

    def sketch(self) -> Picture:
        return Sketch(self.x, self.y, self.width, self.height, self.plots)

    def _joints(self, painter: QPainter) -> None:
        """The joints of the stone paths between the plots."""
        painter.setPen(QPen(QColor("#d9d0bd"), 1.6))
        for cx, cy, _ in self.plots:
            left, top = cx - self.x - 108, cy - self.y - 108
            for at in (24, 66, 108, 150, 192):
                painter.drawLine(QPointF(left + at, top - 8), QPointF(left + at, top + 8))
                painter.drawLine(QPointF(left - 8, top + at), QPointF(left + 8, top + at))


@dataclass(frozen=True)
class Sketch(Lawn):
    """The ground of the city with plain plots: some hundred small drawings would take long for a moment's likeness."""

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        sheet = QRectF(0, 0, self.width, self.height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setClipPath(rounded(sheet, 24))
        painter.fillRect(sheet, QColor("#ece6d6"))
        painter.setBrush(QColor("#ceddb0"))
        for cx, cy, _ in self.plots:
            painter.drawRoundedRect(QRectF(cx - self.x - 100, cy - self.y - 100, 200, 200), 16, 16)


@dataclass(frozen=True)
class Screen(Picture):
    """The screen of a seat, with what its owner knows to be behind it; -1: not to be seen."""

    colour: int
    resources: int = -1
    tiles: int = -1
    points: int = -1

    NAME = PIECES + "screen.svg"

    def box(self, art: PictureCache) -> QRectF:
        return art.size(self.NAME).translated(-art.element(self.NAME, "foot").center())

    def footprint(self, art: PictureCache) -> QRectF:
        foot = art.element(self.NAME, "foot")
        return foot.translated(-foot.center())

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        art.draw(painter, self.NAME, QPointF(0, 0), self.colour)
        middle = art.element(self.NAME, "foot").center()
        for name, n in (("resources", self.resources), ("tiles", self.tiles), ("points", self.points)):
            box = art.element(self.NAME, f"count.{name}").translated(-middle)
            if n >= 0:
                number(painter, str(n), box, size=31, weight=BOLD)
            else:
                number(painter, "?", box, size=26, colour="#8a8f8c", weight=BOLD)


@dataclass(frozen=True)
class Lettered(Picture):
    """An urbanization marker with its letter."""

    letter: str

    NAME = PIECES + "marker.svg"

    def box(self, art: PictureCache) -> QRectF:
        return art.size(self.NAME).translated(-art.element(self.NAME, "foot").center())

    def footprint(self, art: PictureCache) -> QRectF:
        foot = art.element(self.NAME, "foot")
        return foot.translated(-foot.center())

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        art.draw(painter, self.NAME, QPointF(0, 0))
        middle = art.element(self.NAME, "foot").center()
        number(painter, self.letter, art.element(self.NAME, "letter").translated(-middle), size=52)
