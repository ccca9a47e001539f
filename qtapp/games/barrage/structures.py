"""Conduits of Barrage: a pipe along the whole bed, in the colour of its owner, with its value."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from qtapp.board.paint.art import Picture, PictureCache, seat_colours
from qtapp.board.paint.picture import PAPER
from qtapp.board.paint.text import number

Point = tuple[float, float]
WIDE = 23.0


@dataclass(frozen=True)
class Pipe(Picture):
    """A pipe along a curve; its origin is the plate with the value."""

    curve: tuple[Point, Point, Point, Point]
    value: int
    colour: int
    bare: bool = False
    """The number alone, as on the side of the map without icons."""

    def _path(self) -> QPainterPath:
        start, one, two, end = (QPointF(*point) for point in self.curve)
        path = QPainterPath(start)
        path.cubicTo(one, two, end)
        return path

    def box(self, art: PictureCache) -> QRectF:
        return self._path().boundingRect().united(self.footprint(art)).adjusted(-WIDE, -WIDE, WIDE + 8, WIDE + 10)

    def footprint(self, art: PictureCache) -> QRectF:
        return QRectF(-26, -16, 52, 32)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        path = self._path()
        tones = seat_colours(self.colour) if self.colour else {"seat": "#a3a8a5", "light": "#dfe2de", "east": "#5d6663"}
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width, x, y in (
            (QColor(29, 42, 51, 40), WIDE, 7.0, 9.5),
            (QColor(29, 42, 51, 60), WIDE, 4.0, 5.5),
            (QColor("#1a1410"), WIDE, 0.0, 0.0),
            (QColor(tones["east"]), WIDE - 2.6, 0.0, 0.0),
            (QColor(tones["seat"]), WIDE - 9.0, -1.4, -2.0),
            (QColor(tones["light"]), 3.0, -3.2, -4.4),
        ):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawPath(path.translated(x, y))
        length = path.length()
        joints = max(1, round(length / 130))
        painter.setPen(QPen(QColor("#3a3226"), 1.5))
        painter.setBrush(QColor("#f0ede2"))
        for index in range(joints + 1):
            t = path.percentAtLength(min(length - 3, max(3.0, length * index / joints)))
            at = path.pointAtPercent(t)
            painter.save()
            painter.translate(at)
            painter.rotate(-path.angleAtPercent(t))
            painter.drawRoundedRect(QRectF(-3.5, -WIDE / 2 - 2, 7, WIDE + 4), 2.5, 2.5)
            painter.restore()
        plate = QRectF(-26, -16, 52, 32)
        t = path.percentAtLength(self._symbol_at(path))
        art.draw(painter, "barrage/pieces/order.svg", path.pointAtPercent(t), self.colour or 1, 0.62)
        if self.bare:
            painter.setPen(QPen(QColor(tones["east"]), 3.2))
            painter.setBrush(QColor(PAPER))
            painter.drawEllipse(QPointF(0, 0), 16, 16)
            number(painter, str(self.value), QRectF(-14, -14, 28, 28), size=23)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(29, 42, 51, 70))
        painter.drawRoundedRect(plate.translated(1.5, 2.5), 9, 9)
        painter.setBrush(QColor(PAPER))
        painter.setPen(QPen(QColor(tones["east"]), 2.4))
        painter.drawRoundedRect(plate, 9, 9)
        number(painter, str(self.value), QRectF(-22, -14, 24, 28), size=24)
        art.icon(painter, "energy", QRectF(1, -11, 22, 22))

    def _symbol_at(self, path: QPainterPath) -> float:
        """Where along the pipe the sign of its owner stands: beside the plate, on the longer side."""
        length = path.length()
        near = min(range(21), key=lambda step: _far(path.pointAtPercent(step / 20)))
        plate = path.length() * near / 20
        return min(length - 12, plate + 52) if plate < length / 2 else max(12.0, plate - 52)


def _far(point: QPointF) -> float:
    return point.x() ** 2 + point.y() ** 2
