"""What lies in the ground of a mine: roots, stones, fossils, crystals, and lamps where nothing is dug yet.

Everything hangs on where it lies alone, so a mine that grows keeps what was there.
"""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

_CELL = 168.0
"""Half a place: the ground is strewn by such cells."""
_CRYSTALS = (("#7fc4d8", "#3d8fb0"), ("#b79ae0", "#7a58b4"), ("#9fd0a0", "#4f9a63"))
_LIGHT, _DARK = QColor(255, 232, 190, 34), QColor(20, 10, 4, 46)


def paint_ground(painter: QPainter, left: float, right: float, top: float, height: float, row: int) -> None:
    """Strew a layer; `row` counts from the surface."""
    painter.save()
    first, last = round(left // _CELL), round(right // _CELL)
    for cell in range(first, last + 1):
        luck = _luck(cell, row)
        at = QPointF(cell * _CELL + 24 + luck % 120, top + 46 + (luck // 7) % max(1, round(height - 90)))
        _stones(painter, at, luck)
        if row == 0 and luck % 3 == 0:
            _root(painter, QPointF(at.x(), top + 6), luck)
        elif luck % 5 == 1:
            _fossil(painter, QPointF(at.x() + 34, at.y() + 10), 24 + luck % 12)
        elif luck % 5 == 3:
            _crystal(painter, QPointF(at.x() - 22, at.y() + 26), 24 + luck % 10 + row * 2, _CRYSTALS[luck % 3])
    painter.restore()


def paint_seam(painter: QPainter, left: float, right: float, top: float) -> None:
    """Between two layers: a thin band of lighter earth with sleepers, like an old gallery."""
    painter.save()
    painter.setPen(QPen(_LIGHT, 3))
    painter.drawLine(QPointF(left, top + 13), QPointF(right, top + 13))
    painter.setPen(QPen(_DARK, 5))
    x = left - left % 34 + 12
    while x < right:
        painter.drawLine(QPointF(x, top + 17), QPointF(x + 12, top + 17))
        x += 34
    painter.restore()


def paint_lamp(painter: QPainter, at: QPointF) -> None:
    """A miner's lamp on a nail, and its light."""
    painter.save()
    glow = QRadialGradient(at, 130)
    glow.setColorAt(0.0, QColor(255, 214, 120, 128))
    glow.setColorAt(0.4, QColor(255, 196, 92, 46))
    glow.setColorAt(1.0, QColor(255, 190, 80, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(at, 130, 130)
    painter.setPen(QPen(QColor("#2a1a0d"), 3))
    painter.drawArc(QRectF(at.x() - 9, at.y() - 30, 18, 22), 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2a1a0d"))
    painter.drawRoundedRect(QRectF(at.x() - 12, at.y() - 20, 24, 8), 3, 3)
    painter.drawRoundedRect(QRectF(at.x() - 13, at.y() + 14, 26, 8), 3, 3)
    painter.setBrush(QColor("#ffe49a"))
    painter.drawRoundedRect(QRectF(at.x() - 9, at.y() - 12, 18, 26), 6, 6)
    painter.setBrush(QColor("#f2a93b"))
    painter.drawEllipse(QPointF(at.x(), at.y() + 4), 4.4, 7)
    painter.restore()


def paint_timber(painter: QPainter, box: QRectF) -> None:
    """What holds up an empty place: two posts, a beam, and the dark between them."""
    painter.save()
    dark = QLinearGradient(box.topLeft(), box.bottomLeft())
    dark.setColorAt(0.0, QColor(16, 8, 2, 70))
    dark.setColorAt(1.0, QColor(16, 8, 2, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawRect(box)
    post, beam = 13.0, 17.0
    parts = (
        QRectF(box.left() + 8, box.top() + beam, post, box.height() - beam),
        QRectF(box.right() - 8 - post, box.top() + beam, post, box.height() - beam),
        QRectF(box.left(), box.top(), box.width(), beam),
    )
    for part in parts:
        painter.setBrush(QColor(122, 80, 42, 150))
        painter.drawRoundedRect(part, 3, 3)
        painter.setBrush(QColor(255, 226, 176, 40))
        thin = QRectF(part.topLeft(), QSizeF(4.0, part.height()) if part.width() < 40 else QSizeF(part.width(), 4.0))
        painter.drawRect(thin)
    painter.setPen(QPen(QColor(60, 34, 14, 140), 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for side, way in ((parts[0].right(), 1), (parts[1].left(), -1)):
        painter.drawLine(QPointF(side, box.top() + beam + 26), QPointF(side + way * 24, box.top() + beam + 2))
    painter.restore()


def _luck(cell: int, row: int) -> int:
    """A number that looks like chance."""
    return (cell * 7919 + row * 104_729 + 12_345) * 31 % 9973


def _stones(painter: QPainter, at: QPointF, luck: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(3 + luck % 3):
        turn = luck + number * 2.4
        spot = at + QPointF(cos(turn), sin(turn)) * (26 + number * 13)
        size = 5 + (luck + number * 3) % 7
        painter.setBrush(_DARK)
        painter.drawEllipse(spot + QPointF(1.5, 2.5), size * 1.3, size * 0.9)
        painter.setBrush(_LIGHT)
        painter.drawEllipse(spot, size * 1.25, size * 0.82)


def _root(painter: QPainter, at: QPointF, luck: int) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for lean, least, wide in ((-26, 62, 4.2), (10, 84, 5.2), (38, 54, 3.4)):
        deep = least + luck % 22
        path = QPainterPath(at)
        path.cubicTo(
            at + QPointF(lean * 0.2, deep * 0.35),
            at + QPointF(lean * 1.2, deep * 0.5),
            at + QPointF(lean, deep),
        )
        painter.setPen(QPen(QColor(62, 38, 18, 120), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)


def _fossil(painter: QPainter, at: QPointF, size: float) -> None:
    """An ammonite."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(246, 226, 186, 84), 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    path = QPainterPath()
    for step in range(49):
        turn = step / 48 * 4.6 * pi
        spot = at + QPointF(cos(turn), sin(turn)) * (size * (0.12 + 0.88 * step / 48))
        if step:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    painter.drawPath(path)
    painter.setPen(QPen(QColor(246, 226, 186, 60), 2))
    for number in range(9):
        turn = number * pi / 4.5
        way = QPointF(cos(turn), sin(turn))
        painter.drawLine(at + way * (size * 0.66), at + way * (size * 0.98))


def _crystal(painter: QPainter, at: QPointF, size: float, colours: tuple[str, str]) -> None:
    painter.setPen(QPen(QColor(20, 10, 4, 110), 1.6))
    for lean, tall, wide in ((-0.5, 0.9, 0.3), (0.55, 0.8, 0.26), (0.0, 1.35, 0.36)):
        foot, tip = at + QPointF(lean * size * 0.6, 0), at + QPointF(lean * size * 1.3, -tall * size)
        side = QPointF(wide * size, 0)
        light, dark = (QColor(one) for one in colours)
        for colour, edge in ((light, -side), (dark, side)):
            colour.setAlpha(205)
            painter.setBrush(colour)
            path = QPainterPath(foot)
            path.lineTo(foot + edge)
            path.lineTo(tip + edge * 0.8 + QPointF(0, wide * size * 0.8))
            path.lineTo(tip)
            path.closeSubpath()
            painter.drawPath(path)
