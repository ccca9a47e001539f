"""One mark of the moment, round a piece or place. Lines have a fixed width on the screen; nothing pulses."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from qtapp.board.paint.text import number
from qtapp.board.scene.pieces import SpriteItem, outline

if TYPE_CHECKING:
    from qtapp.board.scene.scene import TableScene

REACH = 30.0
"""Pixels that a mark may stick out of its box."""
PIN = 22.0
"""Radius of a pin: as far as it is hit."""
TICK = 15.0
"""Radius of the tick on what is chosen, at most."""
BULB = 14.0
"""Radius of the disc with a bulb on what a hint speaks of."""
BESIDE = 1.8
"""Pixels from a thing to the middle of the rim round it."""
DIMMED, HATCH = 0.45, 10
"""How dark what is no target becomes; in high contrast, pixels between the lines across it."""
_ORDER = {"dim": 890, "weak": 898, "drop": 900, "subject": 905, "block": 910, "over": 920, "hint": 935, "pin": 940}


class HighlightItem(QGraphicsItem):
    """One mark round a box, or along the outline of a bent place.

    `look` is drop (the best targets), weak (other legal ones), dim (the rest), pin, over, block, subject, hint, picked,
    ticked, focus or held. A mark of something that is held is a child of its item: so it is always where the item is.
    """

    def __init__(
        self,
        table: TableScene,
        box: QRectF,
        look: str,
        parent: QGraphicsItem,
        path: QPainterPath | None = None,
        n: int = 0,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self.box = box
        self.look = look
        self._path = path
        self._n = n
        """The number on a pin."""
        self.setZValue(_ORDER.get(look, 930))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        parent = self.parentItem()
        if isinstance(parent, SpriteItem):
            unit = parent.scale()
        else:
            unit = 1.0 if parent is self._table.dock else self._table.zoom
        margin = REACH / max(0.02, unit)
        return self.box.adjusted(-margin, -margin, margin, margin)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        transform = painter.worldTransform()
        painter.setWorldTransform(QTransform())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        match self.look:
            case "pin":
                self._paint_pin(painter, transform.map(self.box.center()))
            case "block":
                self._paint_block(painter, transform.mapRect(self.box))
            case "ticked":
                self._paint_rim(painter, transform)
                self._paint_tick(painter, transform.mapRect(self.box))
            case "hint":
                self._paint_rim(painter, transform)
                self._paint_bulb(painter, self.rim(transform).boundingRect())
            case "dim":
                self._paint_dim(painter, self._line(transform, 0.0))
            case _:
                self._paint_rim(painter, transform)
        painter.setWorldTransform(transform)

    def rim(self, transform: QTransform) -> QPainterPath:
        """The middle of the rim on the screen."""
        away = {"drop": 0.0, "weak": 0.0, "over": 0.0}
        return self._line(transform, away.get(self.look, BESIDE))

    def _line(self, transform: QTransform, out: float) -> QPainterPath:
        if self._path is not None:
            return transform.map(self._path)
        scale = hypot(transform.m11(), transform.m12())
        least = min(self.box.width(), self.box.height()) * scale
        radius = max(4.0, min(14.0, least * 0.1)) + (out if self.look in ("subject", "hint") else 0.0)
        return outline(self.box, transform, out, radius)

    def _paint_rim(self, painter: QPainter, transform: QTransform) -> None:
        colours = self._table.board_context.theme.colours
        rim = self.rim(transform)
        thin = self._path is not None  # a pipe should still be seen between its rims
        match self.look:
            case "drop":
                _lines(painter, rim, colours.ink, 5.6 if thin else 7.4, colours.lamp, 3 if thin else 4)
            case "over":
                fill = QColor(colours.lamp)
                fill.setAlphaF(0.35)
                painter.fillPath(rim, fill)
                _lines(painter, rim, colours.ink, 5.6 if thin else 7.4, colours.lamp, 3 if thin else 4)
            case "weak" | "subject" | "hint":
                painter.setPen(QPen(QColor(colours.ink), 6))
                painter.drawPath(rim)
                pen = QPen(QColor(colours.lamp), 3.4)
                pen.setDashPattern([2.6, 2.0])
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                painter.setPen(pen)
                painter.drawPath(rim)
            case "focus":
                _lines(painter, rim, colours.ink, 6.4, "#ffffff", 3)
            case "picked" | "ticked":
                _lines(painter, rim, colours.ink, 7.4, colours.lamp, 4.6)
            case _:  # outside, where it covers nothing that is written
                _lines(painter, rim, colours.ink, 4.6, colours.lamp, 2.6)

    def _paint_block(self, painter: QPainter, box: QRectF) -> None:
        colours = self._table.board_context.theme.colours
        _lines(painter, brackets(box.adjusted(-3, -3, 3, 3), 0), "#ffffff", 7, colours.refused_ring, 4)
        tip = QPointF(box.center().x(), box.top() - 5)
        painter.setPen(QPen(QColor("#ffffff"), 2.5))
        painter.setBrush(QColor(colours.refused_ring))
        painter.drawPolygon(QPolygonF([tip, tip + QPointF(-9, -12), tip + QPointF(9, -12)]))

    def _paint_tick(self, painter: QPainter, box: QRectF) -> None:
        """A tick in the corner: chosen things differ from those that may be chosen by more than the look of a rim."""
        colours = self._table.board_context.theme.colours
        radius = max(9.0, min(TICK, box.width() * 0.2))
        at = QPointF(box.right() - radius * 0.8, box.top() + radius * 0.8)
        painter.setPen(QPen(QColor("#ffffff"), 2.4))
        painter.setBrush(QColor(colours.strict))
        painter.drawEllipse(at, radius, radius)
        tick = QPolygonF([at + QPointF(x, y) * radius for x, y in ((-0.42, 0.04), (-0.1, 0.36), (0.46, -0.3))])
        pen = QPen(QColor(colours.on_strict), radius * 0.24)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(tick)

    def _paint_bulb(self, painter: QPainter, box: QRectF) -> None:
        """A bulb on the upper edge: all that may be taken has a rim, what a hint speaks of has more."""
        colours = self._table.board_context.theme.colours
        at, around = QPointF(box.center().x(), box.top() - BULB * 0.6), QPointF(BULB, BULB)
        painter.setPen(QPen(QColor("#ffffff" if self._table.board_context.theme.contrast else colours.ink), 2.4))
        painter.setBrush(QColor(colours.panel))
        painter.drawEllipse(at, BULB, BULB)
        self._table.board_context.art.icon(painter, "bulb", QRectF(at - around * 0.72, at + around * 0.72))

    def _paint_dim(self, painter: QPainter, path: QPainterPath) -> None:
        if self._table.board_context.theme.contrast:  # a darker shade says little there: diagonal lines
            box = path.boundingRect()
            painter.save()
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            painter.setPen(QPen(QColor("#000000"), 3.4))
            for step in range(0, int(box.width() + box.height()) + HATCH, HATCH):
                start = QPointF(box.left() + step, box.top())
                painter.drawLine(start, start + QPointF(-box.height(), box.height()))
            painter.restore()
            return
        shade = QColor("#1e2a32")
        shade.setAlphaF(DIMMED)
        painter.fillPath(path, shade)

    def _paint_pin(self, painter: QPainter, at: QPointF) -> None:
        """A disc with the number of targets that are too near to each other to be told apart."""
        colours = self._table.board_context.theme.colours
        radius = PIN - 2
        painter.setPen(QPen(QColor("#ffffff" if self._table.board_context.theme.contrast else colours.ink), 3))
        painter.setBrush(QColor(colours.lamp))
        painter.drawEllipse(at, radius, radius)
        box = QRectF(at.x() - radius, at.y() - radius, radius * 2, radius * 2)
        number(painter, str(self._n), box.adjusted(6, 0, -6, 0), size=20, colour=colours.ink)


def brackets(box: QRectF, radius: float) -> QPainterPath:
    """Four corners of a box."""
    arm = max(7.0, min(26.0, min(box.width(), box.height()) * 0.26))
    path = QPainterPath()
    for x, y, dx, dy in (
        (box.left(), box.top(), 1, 1),
        (box.right(), box.top(), -1, 1),
        (box.right(), box.bottom(), -1, -1),
        (box.left(), box.bottom(), 1, -1),
    ):
        path.moveTo(x + dx * arm, y)
        path.lineTo(x + dx * radius, y)
        path.quadTo(x, y, x, y + dy * radius)
        path.lineTo(x, y + dy * arm)
    return path


def _lines(painter: QPainter, path: QPainterPath, casing: str, wide: float, colour: str, narrow: float) -> None:
    for tone, width in ((casing, wide), (colour, narrow)):
        painter.setPen(QPen(QColor(tone), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
