"""An arrow from a cause to its effect, with its number and a sentence beside it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from qtapp.board.scene.highlight import disc_number, paint_plate, plate_size

if TYPE_CHECKING:
    from qtapp.board.scene.scene import TableScene

LEAST = 30.0
"""Pixels of a line that is worth an arrow."""
NEAR = 24.0
"""Pixels between neighbours: an arrow that bends would hide behind its number."""


class ArrowItem(QGraphicsItem):
    """An arrow from a cause to its effect with a number, and a sentence beside it; in pixels of the viewport."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.over)
        self._table = table
        self._path = QPainterPath()
        self._head = QPolygonF()
        self._drawn = 1.0
        self._plate = QRectF()
        self._words = ""
        self._number = ""
        self._size, self._least = 1.0, 0.8
        self._near = False
        """The arrow is too short for its number; that stands beside the sentence."""
        self._box = QRectF()
        self.setZValue(2000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def tell(
        self,
        words: str,
        number: str,
        cause: QRectF | None,
        effect: QRectF | None,
        port: QRectF,
        line: QPainterPath | None = None,
    ) -> None:
        """Show a step: its sentence, its number, and the boxes of cause and effect, or the line between them."""
        self.prepareGeometryChange()
        self._words, self._number = words, number
        self._path, self._head = QPainterPath(), QPolygonF()
        self._least, self._near = 0.8, False
        if line is not None and line.length() > LEAST:
            self._follow(line)
        elif cause is not None and effect is not None and not cause.intersects(effect):
            self._near = cause.adjusted(-NEAR, -NEAR, NEAR, NEAR).intersects(effect)
            self._cross(cause, effect) if self._near else self._bend(cause, effect, port)
        if not words:
            self._plate = QRectF()
            self._box = self._path.boundingRect().united(self._head.boundingRect()).adjusted(-24, -24, 24, 24)
            self.update()
            return
        text = 15 * self._table.board_context.theme.text_scale
        wide, tall = plate_size(words, text, min(340.0 * self._table.board_context.theme.text_scale, port.width() - 60))
        self._plate = self._find_room(wide, tall, [box for box in (cause, effect) if box is not None], port)
        self._box = self._path.boundingRect().united(self._head.boundingRect()).united(self._plate)
        self._box.adjust(-24, -24, 24, 24)
        self.update()

    def _cross(self, cause: QRectF, effect: QRectF) -> None:
        """A straight arrow over the border between neighbours."""
        way = QLineF(cause.center(), effect.center())
        unit = QPointF(way.dx(), way.dy()) * (1 / max(1.0, way.length()))
        inside = min(30.0, way.length() * 0.3)
        first, last = _edge(cause, way.p2()) - unit * inside, _edge(effect, way.p1()) + unit * inside
        self._size = 0.7
        long, side = 34 * self._size, QPointF(-unit.y(), unit.x()) * (17 * self._size)
        self._head = QPolygonF([last, last - unit * long + side, last - unit * long - side])
        self._path = QPainterPath(first)
        self._path.lineTo(last - unit * long * 0.8)

    def _bend(self, cause: QRectF, effect: QRectF, port: QRectF) -> None:
        start, end = cause.center(), effect.center()
        away = end - start
        length = max(1.0, math.hypot(away.x(), away.y()))
        top = min(start.y(), end.y())
        bulge = min(120.0, length * 0.32)
        middle = QPointF((start.x() + end.x()) / 2, max(port.top() + 30, top - bulge))
        self._size = min(1.0, max(0.6, length / 420))
        first, last = _edge(cause, middle), _edge(effect, middle)
        direction = last - middle
        reach = max(1.0, math.hypot(direction.x(), direction.y()))
        unit = direction * (1 / reach)
        long, half = 34 * self._size, 17 * self._size
        neck = last - unit * long * 0.8
        side = QPointF(-unit.y(), unit.x()) * half
        base = last - unit * long
        self._head = QPolygonF([last, base + side, base - side])
        self._path = QPainterPath(first)
        self._path.quadTo(middle, neck)

    def _follow(self, line: QPainterPath) -> None:
        """An arrow along a line of the drawing."""
        length = line.length()
        self._size = min(0.8, max(0.5, length / 600))
        self._least = 0.6
        long, half = 34 * self._size, 17 * self._size
        last = line.pointAtPercent(1.0)
        neck = line.percentAtLength(max(0.0, length - long * 0.8))
        base = line.pointAtPercent(line.percentAtLength(max(0.0, length - long)))
        away = last - base
        unit = away * (1 / max(1.0, math.hypot(away.x(), away.y())))
        side = QPointF(-unit.y(), unit.x()) * half
        self._head = QPolygonF([last, base + side, base - side])
        self._path = QPainterPath(line.pointAtPercent(0.0))
        for step in range(1, 49):
            self._path.lineTo(line.pointAtPercent(neck * step / 48))

    def _find_room(self, wide: float, tall: float, boxes: Sequence[QRectF], port: QRectF) -> QRectF:
        """A place for the sentence that hides neither cause, nor effect, nor the arrow."""
        inner = port.adjusted(10, 10, -10, -10)
        anchor = self._path.pointAtPercent(0.5) if not self._path.isEmpty() else None
        if anchor is None:
            anchor = boxes[0].center() if boxes else QPointF(inner.center().x(), inner.top() + tall)
        thick = QPainterPathStroker()
        thick.setWidth(26)
        arrow = thick.createStroke(self._path) if not self._path.isEmpty() else QPainterPath()
        best, least = QRectF(), float("inf")
        for dy in (46.0, 80, 120, 170, 230, -tall - 40, -tall - 90, 300):
            for dx in (0.0, wide * 0.4, -wide * 0.4, wide * 0.8, -wide * 0.8):
                box = QRectF(anchor.x() - wide / 2 + dx, anchor.y() + dy, wide, tall)
                box.moveLeft(min(max(box.left(), inner.left()), inner.right() - wide))
                box.moveTop(min(max(box.top(), inner.top()), inner.bottom() - tall))
                hidden = sum(_area(box.intersected(other.adjusted(-6, -6, 6, 6))) for other in boxes)
                cost = hidden * 10 + (4000 if arrow.intersects(box) else 0) + abs(dy) + abs(dx) * 0.5
                if cost < least:
                    best, least = box, cost
        return best

    def draw_until(self, part: float) -> None:
        """Draw only the first part of the arrow."""
        self._drawn = part
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours = self._table.board_context.theme.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._path.isEmpty():
            self._paint_arrow(painter, colours.ink, colours.lamp)
        if not self._words:
            return
        text = 15 * self._table.board_context.theme.text_scale
        paint_plate(painter, self._plate, self._words, text, colours.panel, colours.text)
        if (self._near or self._path.isEmpty()) and self._number:
            disc_number(painter, self._plate.topLeft() + QPointF(2, 2), self._number, colours.panel, colours.text, 14)

    def _paint_arrow(self, painter: QPainter, ink: str, lamp: str) -> None:
        path = self._path
        if self._drawn < 1.0:
            path = QPainterPath(self._path.pointAtPercent(0))
            for step in range(1, 41):
                path.lineTo(self._path.pointAtPercent(self._drawn * step / 40))
        casing, core = 13 * self._size, 8 * self._size
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ink), casing, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
        if self._drawn >= 1.0:
            join = Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(QColor(ink), 5 * self._size, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
            painter.setBrush(QColor(lamp))
            painter.drawPolygon(self._head)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(lamp), core, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
        painter.setPen(QPen(QColor(ink), 2.4))
        painter.setBrush(QColor(lamp))
        painter.drawEllipse(self._path.pointAtPercent(0), 9 * self._size, 9 * self._size)
        if self._number and not self._near:
            at = self._path.pointAtPercent(0.5)
            disc_number(painter, at, self._number, "#fbf7ec", "#1e2a32", 18 * max(self._least, self._size))


def _edge(box: QRectF, towards: QPointF) -> QPointF:
    """Where the way from the middle of a box to a point leaves it."""
    centre = box.center()
    away = towards - centre
    if not away.x() and not away.y():
        return centre
    across = min(
        (box.width() / 2 + 6) / abs(away.x()) if away.x() else float("inf"),
        (box.height() / 2 + 6) / abs(away.y()) if away.y() else float("inf"),
    )
    return centre + away * min(1.0, across)


def _area(box: QRectF) -> float:
    return box.width() * box.height() if box.isValid() else 0.0
