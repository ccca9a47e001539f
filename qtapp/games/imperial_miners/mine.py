"""The ground of a mine, and the carts that join where cards touch."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.picture import PAPER, rounded
from qtapp.board.paint.text import number
from qtapp.games.imperial_miners.cards import PIECES, ROMAN, paint_half
from qtapp.games.imperial_miners.ground import paint_ground, paint_lamp, paint_seam, paint_timber

GRASS = 201.0
"""Where the mine begins below the head of the board."""
ROW = 260.0
LEVEL = 40.0
"""How wide the plate with the number of a row is."""
_STRATA = ("#9a6b3c", "#7f5631", "#613f24", "#452b18", "#2f1b0f")


@dataclass(frozen=True)
class Mine(Picture):
    """The board of a seat: sky and turf behind the surface, layers of earth with a recess for each free place."""

    x: float
    y: float
    width: float
    height: float
    head: str
    """The drawing of the part that does not grow."""
    colour: int
    rows: int
    slide: float = 0.0
    """How far the part that does not grow is moved to the right."""
    free: tuple[tuple[float, float], ...] = ()
    """Corners of the places where a card could lie next, in units of the drawing."""
    plain: bool = False
    """High contrast: no decoration."""
    at_right: frozenset[int] = frozenset()
    """Rows whose number stands at the right edge: at the left it would lie under a card."""

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(0, 0, self.width, self.height)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        sheet = QRectF(2, 2, self.width - 12, self.height - 14)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in (2.0, 4.0, 7.0):
            painter.setBrush(QColor(22, 12, 4, 24))
            painter.drawRoundedRect(sheet.translated(step, step * 4 / 3), 24, 24)
        painter.save()
        painter.setClipPath(rounded(sheet, 24))
        painter.translate(-self.x, -self.y)
        self._sky(painter)
        self._earth(painter)
        painter.restore()
        painter.save()
        painter.translate(-self.x, -self.y)
        head = QRectF(QPointF(self.slide, 0), art.size(self.head).size())
        art.draw_page(painter, self.head, head, self.colour)
        self._recesses(painter)
        self._levels(painter)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rim = QLinearGradient(sheet.topLeft(), sheet.bottomRight())
        rim.setColorAt(0.0, QColor(255, 255, 255, 200))
        rim.setColorAt(0.5, QColor(255, 255, 255, 40))
        rim.setColorAt(1.0, QColor(20, 10, 4, 160))
        painter.setPen(QPen(rim, 2.4))
        painter.drawRoundedRect(sheet.adjusted(1.2, 1.2, -1.2, -1.2), 23, 23)

    def _sky(self, painter: QPainter) -> None:
        ground = QLinearGradient(0, self.y, 0, GRASS)
        ground.setColorAt(0.0, QColor("#f4dfb0"))
        ground.setColorAt(1.0, QColor("#e3ab5c"))
        painter.setBrush(ground)
        painter.drawRect(QRectF(self.x, self.y, self.width, GRASS - self.y + 10))
        if not self.plain:
            painter.setBrush(QColor("#c08c4c"))
            painter.drawPath(self._wave(GRASS - 78, 26, 0.7))

    def _wave(self, top: float, depth: float, phase: float) -> QPainterPath:
        """A layer: from a wavy edge down to the bottom."""
        path = QPainterPath(QPointF(self.x, top))
        step = 168.0
        x, up = self.x, 1.0
        while x < self.x + self.width:
            path.cubicTo(
                QPointF(x + step * 0.35, top - depth * up * phase),
                QPointF(x + step * 0.65, top - depth * up),
                QPointF(x + step, top),
            )
            x, up = x + step, -up
        path.lineTo(x, self.y + self.height)
        path.lineTo(self.x, self.y + self.height)
        path.closeSubpath()
        return path

    def _earth(self, painter: QPainter) -> None:
        for row in range(self.rows + 1):
            top = GRASS + row * ROW + (8 if row else 0)
            painter.setBrush(QColor(_STRATA[min(row, 4)]))
            painter.drawPath(self._wave(top, 14 if row else 6, 0.8))
            if row == 0:
                painter.setBrush(QColor("#6f8b4a"))
                turf = self._wave(top - 6, 6, 0.8).subtracted(self._wave(top + 8, 6, 0.8))
                painter.drawPath(turf)
            if not self.plain:
                paint_ground(painter, self.x, self.x + self.width, top, ROW if row < self.rows else 40, row)
                self._nuggets(painter, row, top)
        if not self.plain:
            for row in range(self.rows):
                if row:
                    paint_seam(painter, self.x, self.x + self.width, GRASS + row * ROW - 6)
                side = self.x + 74 if row % 2 else self.x + self.width - 84
                paint_lamp(painter, QPointF(side, GRASS + row * ROW + 118))

    def _nuggets(self, painter: QPainter, row: int, top: float) -> None:
        """Gold in the earth, more of it below."""
        x = self.x + 40 + 61 * row
        index = row
        while x < self.x + self.width - 30:
            y = top + 34 + (index * 73) % 196
            r = 5.0 + index % 3 * 1.6
            for colour, part in (
                ("#c98b1c", ((-1, 0.5), (-0.3, -1), (1, -0.3), (0.5, 1))),
                ("#f6d888", ((-1, 0.5), (-0.3, -1), (0.2, 0.1))),
            ):
                path = QPainterPath(QPointF(x + part[0][0] * r, y + part[0][1] * r))
                for dx, dy in part[1:]:
                    path.lineTo(x + dx * r, y + dy * r)
                path.closeSubpath()
                tint = QColor(colour)
                tint.setAlpha(150)
                painter.setBrush(tint)
                painter.drawPath(path)
            x += 148 - row * 16
            index += 1

    def _recesses(self, painter: QPainter) -> None:
        for x, y in self.free:
            box = QRectF(x, y, 252, 252)
            painter.setBrush(QColor(24, 12, 4, 70))
            painter.setPen(QPen(QColor(241, 228, 201, 90), 2.4, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 12, 12)
            if not self.plain:
                paint_timber(painter, box.adjusted(12, 12, -12, -12))

    def _levels(self, painter: QPainter) -> None:
        """The number of each row at the left edge, or where a card lies there at the right."""
        for row in range(1, self.rows + 1):
            middle = GRASS + 11 + (row - 1) * ROW + 126
            left = self.x + self.width - 14 - LEVEL if row in self.at_right else self.x + 4
            box = QRectF(left, middle - 27, LEVEL, 54)
            painter.setPen(QPen(QColor(241, 228, 201, 150), 2))
            painter.setBrush(QColor(20, 10, 4, 190))
            painter.drawRoundedRect(box, 9, 9)
            number(painter, ROMAN[row], box.adjusted(4, 0, -4, 0), size=30, colour=PAPER)


@dataclass(frozen=True)
class JointPicture(Picture):
    """A cart where two cards touch: each half as its card has it; a token makes it full."""

    one: bool
    """Is the left or upper half loaded?"""
    other: bool
    upright: bool
    """The cards lie above each other."""
    token: bool = False
    full: bool = False
    """Does it count as a full cart?"""

    def box(self, art: PictureCache) -> QRectF:
        return QRectF(-46, -46, 94, 96)

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(-34, -34, 68, 68)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        ring = QRectF(-38, -34, 76, 68) if not self.upright else QRectF(-34, -38, 68, 76)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(22, 12, 4, 60))
        painter.drawRoundedRect(ring.translated(3, 4), 18, 18)
        if self.full:
            painter.setBrush(QColor("#3a2604"))
            painter.drawRoundedRect(ring.adjusted(-3, -3, 3, 3), 20, 20)
            painter.setBrush(QColor("#ffd84d"))
            painter.drawRoundedRect(ring.adjusted(-0.6, -0.6, 0.6, 0.6), 18, 18)
        turn = 90.0 if self.upright else 0.0
        paint_half(painter, art, "joined.loaded" if self.one else "joined.empty", 0, 0, turn)
        paint_half(painter, art, "joined.loaded" if self.other else "joined.empty", 0, 0, turn + 180)
        if self.token:
            art.draw(painter, PIECES + "cart_token.svg", QPointF(0, 0), 0, 0.86)
