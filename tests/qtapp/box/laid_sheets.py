"""Cards laid on a scanner's glass or on a table, seen by a camera that stands in a room: made to judge the finder anew.

A third hand: a true camera (three angles, a distance), a lamp, the soft shadow of a head or an arm, dust, blur and
JPEG. Cards bear a light margin, a brown one, or a picture to the edge; the truth lies beside each sheet.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from qtapp.board.scan.card_sheet import Point, Quad

_SHAPES = {1: (1, 1), 2: (2, 1), 3: (3, 1), 4: (2, 2), 5: (3, 2), 6: (3, 2), 7: (4, 2), 8: (4, 2), 9: (3, 3)}
_GLASS = ("#f6f6f3", "#dcdedd", "#191a1c", "#70757a", "#b9c4cc")
_TABLES = ("#5b3f2a", "#cdb38a", "#22312a", "#2a3450", "#8d9094", "#e4e1da", "#7a2f33", "#3f4a3c", "#1b1b1d")
_LIGHT = ("#f4efe2", "#fbfaf6", "#e9e2d0", "#eef1f2")
_BROWN = ("#7b5637", "#94693f", "#5c4029", "#a27c52")
_APART = 34
"""In the channel that differs most: what is nearer to the ground's hue no hand would lay there."""


@dataclass(frozen=True)
class LaidSheet:
    """A picture and what is true of it."""

    photo: QImage
    cards: tuple[Quad, ...]
    outer: Quad
    proportions: float
    columns: int
    rows: int
    gap: int
    paper: str


def laid_sheet(seed: int, kind: str, *, touching: bool, longest: int = 2_000) -> LaidSheet:
    """`kind`: scan or photo. Apart: each card a little crooked, and the last row need not be full."""
    dice = random.Random(f"laid {seed} {kind} {touching}")
    count = dice.randint(1, 12)
    columns, rows = _SHAPES.get(count, (4, 3))
    if touching:
        count = columns * rows
    proportions = dice.choice((0.63, 0.714, 0.714, 1.0))
    paper = dice.choice(("light", "light", "brown"))
    margin, ground = _colours(dice, kind, paper)
    high = 1 / proportions
    gap = 0.0 if touching else dice.uniform(0.07, 0.35)
    across, down = columns + (columns - 1) * gap, rows * high + (rows - 1) * gap
    lens, size = _camera(dice, kind, across, down, longest)
    photo = _surface(dice, kind, size, ground)
    painter = QPainter(photo)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    fall = dice.uniform(0, math.tau)
    depth = dice.uniform(0.0, 0.012) if kind == "scan" else dice.uniform(0.012, 0.045)
    motif = _Motif(dice, margin)
    places, truth = [], []
    for at in range(count):
        place = QTransform()
        place.translate(at % columns * (1 + gap) + 0.5, at // columns * (high + gap) + high / 2)
        if not touching:
            loose = min(0.25 * gap, 0.04)
            place.translate(dice.uniform(-loose, loose), dice.uniform(-loose, loose))
            place.rotate(dice.uniform(-2.5, 2.5) * min(1.0, gap / 0.12))
        places.append(place)
    card = QRectF(-0.5, -high / 2, 1, high)
    for place in places:  # shadows lie below all cards
        painter.setTransform(place * lens)
        _cast(painter, card, depth, fall)
    for place in places:
        painter.setTransform(place * lens)
        motif.paint(painter, card)
        truth.append(_mapped(place * lens, card))
    painter.resetTransform()
    if kind == "photo":
        _light(dice, painter, photo.width(), photo.height())
    painter.end()
    photo = _seen(dice, photo, kind)
    outer = _mapped(lens, QRectF(0, 0, across, down))
    return LaidSheet(photo, tuple(truth), outer, proportions, columns, rows, round(gap * 100), paper)


def _colours(dice: random.Random, kind: str, paper: str) -> tuple[QColor, QColor]:
    while True:
        margin = QColor(dice.choice(_LIGHT if paper == "light" else _BROWN))
        ground = QColor(dice.choice(_GLASS if kind == "scan" else _TABLES))
        apart = (
            abs(margin.red() - ground.red()),
            abs(margin.green() - ground.green()),
            abs(margin.blue() - ground.blue()),
        )
        if max(apart) >= _APART:
            return margin, ground


def _camera(
    dice: random.Random, kind: str, across: float, down: float, longest: int
) -> tuple[QTransform, tuple[int, int]]:
    """Points of the table as a camera over it sees them; a scanner is one that looks straight down from far away."""
    turn = math.radians(dice.uniform(-15, 15))
    nod = math.radians(dice.uniform(-20, 20)) if kind == "photo" else 0.0
    lean = math.radians(dice.uniform(-12, 12)) if kind == "photo" else 0.0
    away = dice.uniform(1.6, 2.6) * max(across, down) if kind == "photo" else 1e5
    room = dice.uniform(0.15, 0.5)

    def seen(x: float, y: float) -> Point:
        x, y = x - across / 2, y - down / 2
        x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        y, z = y * math.cos(nod), y * math.sin(nod)
        x, z = x * math.cos(lean) + z * math.sin(lean), z * math.cos(lean) - x * math.sin(lean)
        return x * away / (away + z), y * away / (away + z)

    plain = ((0.0, 0.0), (across, 0.0), (across, down), (0.0, down))
    corners = [seen(*one) for one in plain]
    left, right = min(x for x, _ in corners) - room, max(x for x, _ in corners) + room
    top, bottom = min(y for _, y in corners) - room, max(y for _, y in corners) + room
    scale = longest / max(right - left, bottom - top)
    placed = QPolygonF([QPointF((x - left) * scale, (y - top) * scale) for x, y in corners])
    lens = QTransform()
    assert QTransform.quadToQuad(QPolygonF([QPointF(*one) for one in plain]), placed, lens)
    return lens, (round((right - left) * scale), round((bottom - top) * scale))


def _mapped(by: QTransform, card: QRectF) -> Quad:
    points = [by.map(one) for one in (card.topLeft(), card.topRight(), card.bottomRight(), card.bottomLeft())]
    a, b, c, d = ((one.x(), one.y()) for one in points)
    return a, b, c, d


def _surface(dice: random.Random, kind: str, size: tuple[int, int], colour: QColor) -> QImage:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(colour)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if kind == "photo":  # the grain of wood or cloth, hardly seen
        for _ in range(220):
            painter.setBrush(QColor(*((0, 0, 0) if dice.random() < 0.5 else (255, 255, 255)), dice.randint(2, 9)))
            x, y = dice.uniform(-0.2, 1) * size[0], dice.uniform(0, 1) * size[1]
            painter.drawRect(QRectF(x, y, dice.uniform(0.1, 0.9) * size[0], dice.uniform(1, 7)))
    for _ in range(14):  # dust
        painter.setBrush(QColor(128, 128, 128, 90))
        painter.drawEllipse(QPointF(dice.uniform(0, size[0]), dice.uniform(0, size[1])), 1.6, 1.6)
    painter.end()
    return image


def _cast(painter: QPainter, card: QRectF, depth: float, fall: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 16))
    for step in range(1, 7):
        out = depth * step / 6
        shade = card.adjusted(-out, -out, out, out).translated(math.cos(fall) * depth, math.sin(fall) * depth)
        painter.drawRoundedRect(shade, 0.05 + out, 0.05 + out)


class _Motif:
    """What is printed on all cards of a sheet, each a little otherwise."""

    def __init__(self, dice: random.Random, margin: QColor) -> None:
        self._dice, self._margin = dice, margin
        self._to_the_edge = dice.random() < 0.3
        self._rim = dice.uniform(0.03, 0.09)
        self._round = dice.uniform(0.02, 0.055)

    def paint(self, painter: QPainter, card: QRectF) -> None:
        dice, rim = self._dice, self._rim
        shape = QPainterPath()
        shape.addRoundedRect(card, self._round, self._round)
        painter.fillPath(shape, self._margin)
        painter.setClipPath(shape)
        left, top, wide, high = card.left(), card.top(), card.width(), card.height()
        tone = QColor.fromHsv(dice.randrange(360), dice.randint(30, 170), dice.randint(90, 230))
        window = QRectF(left + rim, top + 0.14 * high, wide - 2 * rim, 0.45 * high)
        if self._to_the_edge:  # the margin is left at three sides only
            window = QRectF(left, top + 0.2 * high, wide, 0.42 * high)
        light = QLinearGradient(window.topLeft(), window.bottomRight())
        light.setColorAt(0, tone.lighter(125))
        light.setColorAt(1, tone.darker(140))
        painter.fillRect(window, light)
        for _ in range(dice.randint(1, 4)):
            hill = QPainterPath(QPointF(window.left(), window.bottom()))
            hill.quadTo(QPointF(window.left() + dice.uniform(0.2, 0.8) * wide, window.top()), window.bottomRight())
            painter.fillPath(hill, QColor.fromHsv(dice.randrange(360), 120, dice.randint(60, 210), 150))
        ink = QColor("#2b2521") if self._margin.lightness() > 110 else QColor("#efe3c8")
        painter.setPen(QPen(ink, 0.012))
        for line in range(dice.randint(2, 5)):
            y = top + (0.66 + 0.055 * line) * high
            painter.drawLine(QPointF(left + 0.12, y), QPointF(left + dice.uniform(0.4, 0.88), y))
        painter.setPen(QPen(ink, 0.03))
        painter.drawLine(QPointF(left + 0.12, top + 0.08 * high), QPointF(left + 0.55, top + 0.08 * high))
        painter.setClipping(False)
        painter.setPen(Qt.PenStyle.NoPen)


def _light(dice: random.Random, painter: QPainter, wide: int, high: int) -> None:
    """A window on one side, and the soft shadow of whoever takes the picture."""
    turn = dice.uniform(0, math.tau)
    far = QPointF(math.cos(turn) * wide / 2, math.sin(turn) * high / 2)
    middle = QPointF(wide / 2, high / 2)
    fall = QLinearGradient(middle + far, middle - far)
    fall.setColorAt(0, QColor(255, 244, 220, dice.randint(5, 40)))
    fall.setColorAt(1, QColor(0, 4, 16, dice.randint(20, 95)))
    painter.fillRect(0, 0, wide, high, fall)
    if dice.random() < 0.5:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 3))
        x, y = dice.uniform(0, 1) * wide, dice.uniform(0.6, 1.1) * high
        for step in range(20):
            size = wide * (0.2 + 0.02 * step)
            painter.drawEllipse(QPointF(x, y), size, size * 0.8)


def _seen(dice: random.Random, photo: QImage, kind: str) -> QImage:
    """Through optics, a noisy sensor and JPEG."""
    smooth = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    blur = dice.uniform(0.55, 0.9) if kind == "photo" else 0.95
    whole = photo.size()
    photo = photo.scaled(whole * blur, *smooth).scaled(whole, *smooth).convertToFormat(QImage.Format.Format_RGB32)
    strength = dice.uniform(2, 4) if kind == "scan" else dice.uniform(4, 11)
    side = 128
    noise = QImage(side, side, QImage.Format.Format_ARGB32)
    for y in range(side):
        for x in range(side):
            one = dice.gauss(0, strength)
            noise.setPixel(x, y, min(70, round(abs(one))) << 24 | (0xFFFFFF if one > 0 else 0))
    painter = QPainter(photo)
    painter.fillRect(photo.rect(), QBrush(noise))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert photo.save(buffer, "JPEG", 92 if kind == "scan" else dice.randint(72, 88))  # type: ignore[call-overload]
    return QImage.fromData(data).convertToFormat(QImage.Format.Format_RGB32)
