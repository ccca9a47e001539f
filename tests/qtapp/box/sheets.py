"""Pictures of many cards, rendered with the truth beside them: grounds, prints, light and lens are drawn by chance.

Nothing here knows how cards are found; grounds and prints are made of any colours.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from qtapp.board.scan.card_sheet import Point, Quad

WIDE = 240
"""Pixels of a card before it is seen through the lens."""


@dataclass(frozen=True)
class Sheet:
    """A rendered picture."""

    photo: QImage
    cards: tuple[Quad, ...]
    columns: int
    rows: int
    gap: float
    """Of the width of a card; 0: they touch."""
    proportions: float
    way: str

    @property
    def outer(self) -> Quad:
        """The outer corners of all cards."""
        first, last = self.cards[0], self.cards[-1]
        return first[0], self.cards[self.columns - 1][1], last[2], self.cards[-self.columns][3]


def render(seed: int, way: str, *, gap: float | None = None, laid_by_hand: bool = False, longest: int = 1_800) -> Sheet:
    """`way`: scan or photo. `laid_by_hand`: each card lies a little otherwise (only where there is a gap)."""
    rng = random.Random(seed)
    columns, rows = rng.choice([(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3), (4, 2), (4, 3), (2, 3)])
    proportions = rng.choice([0.63, 0.716, 0.716, 1.0])
    gap = rng.choice([0.0, 0.06, 0.12, 0.2, 0.3]) if gap is None else gap
    high = round(WIDE / proportions)
    pad = round(WIDE * rng.uniform(0.7, 1.3))
    step_x, step_y = WIDE * (1 + gap), high + WIDE * gap
    size = round(2 * pad + columns * step_x - WIDE * gap), round(2 * pad + rows * step_y - WIDE * gap)
    flat = _ground(rng, *size, way)
    painter = QPainter(flat)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    shadow = rng.uniform(0.02, 0.05) * WIDE if way == "photo" else rng.uniform(0.0, 0.015) * WIDE
    fall = rng.uniform(0, math.tau)
    print_of = _Prints(rng)
    truth: list[list[QPointF]] = []
    for row in range(rows):
        for column in range(columns):
            x, y, turn = pad + column * step_x + WIDE / 2, pad + row * step_y + high / 2, 0.0
            if laid_by_hand and gap > 0:
                x += rng.uniform(-0.2, 0.2) * gap * WIDE
                y += rng.uniform(-0.2, 0.2) * gap * WIDE
                turn = rng.uniform(-1.5, 1.5) * min(1.0, gap / 0.1)
            place = QTransform().translate(x, y).rotate(turn)
            painter.setTransform(place)
            card = QRectF(-WIDE / 2, -high / 2, WIDE, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 14))
            for spread in range(6):
                part = shadow * (spread + 1) / 6
                moved = card.adjusted(-part, -part, part, part).translated(
                    math.cos(fall) * shadow * 0.5, math.sin(fall) * shadow * 0.5
                )
                painter.drawRoundedRect(moved, 12 + part, 12 + part)
            print_of.paint(painter, card)
            corners = ((-WIDE / 2, -high / 2), (WIDE / 2, -high / 2), (WIDE / 2, high / 2), (-WIDE / 2, high / 2))
            truth.append([place.map(QPointF(*corner)) for corner in corners])
    painter.end()
    return _seen(rng, flat, truth, (columns, rows), gap, proportions, way, longest)


def _seen(
    rng: random.Random,
    flat: QImage,
    truth: list[list[QPointF]],
    grid: tuple[int, int],
    gap: float,
    proportions: float,
    way: str,
    longest: int,
) -> Sheet:
    """Through a lens that is turned and leans."""
    wide, high = flat.width(), flat.height()
    lean = rng.uniform(0.02, 0.07) if way == "photo" else 0.0
    turn = rng.uniform(-15, 15) if way == "photo" else rng.uniform(-6, 6)
    around = QTransform().translate(wide / 2, high / 2).rotate(turn).translate(-wide / 2, -high / 2)
    start = [QPointF(0, 0), QPointF(wide, 0), QPointF(wide, high), QPointF(0, high)]
    end = [around.map(at) + QPointF(rng.uniform(-lean, lean) * wide, rng.uniform(-lean, lean) * high) for at in start]
    lens = QTransform()
    assert QTransform.quadToQuad(QPolygonF(start), QPolygonF(end), lens)
    room = QPolygonF([lens.map(at) for quad in truth for at in quad]).boundingRect()
    edge = rng.uniform(0.04, 0.12) * max(room.width(), room.height())
    room.adjust(-edge, -edge, edge, edge)
    scale = longest / max(room.width(), room.height())
    lens = lens * QTransform().translate(-room.x(), -room.y()) * QTransform().scale(scale, scale)
    photo = QImage(round(room.width() * scale), round(room.height() * scale), QImage.Format.Format_RGB32)
    painter = QPainter(photo)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    brush = QBrush(flat.copy(4, 4, 200, 200))  # the ground goes on beyond what was drawn
    brush.setTransform(lens)
    painter.fillRect(photo.rect(), brush)
    painter.setTransform(lens)
    painter.drawImage(0, 0, flat)
    painter.resetTransform()
    if way == "photo":
        _light(rng, painter, photo)
    _grain(rng, painter, photo, rng.uniform(0.03, 0.1) if way == "photo" else rng.uniform(0.0, 0.04))
    painter.end()
    photo = _as_jpeg(photo, rng.randint(70, 92))
    cards = []
    for quad in truth:
        a, b, c, d = ((at.x(), at.y()) for at in (lens.map(corner) for corner in quad))
        cards.append((a, b, c, d))
    return Sheet(photo, tuple(cards), *grid, gap, proportions, way)


def _any_colour(rng: random.Random, low: int = 0, high: int = 255) -> QColor:
    return QColor.fromHsv(rng.randrange(360), rng.choice([0, 20, 60, 120, 200]), rng.randint(low, high))


def _ground(rng: random.Random, wide: int, high: int, way: str) -> QImage:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    tone = QColor.fromHsv(0, 0, rng.randint(225, 255)) if way == "scan" else _any_colour(rng, 25, 235)
    image.fill(tone)
    if way == "photo" and rng.random() < 0.4:  # fibres or grain of wood
        painter = QPainter(image)
        spread = rng.randint(3, 14)
        for _ in range(260):
            by = rng.randint(-spread, spread)
            shade = QColor(*(min(255, max(0, one + by)) for one in (tone.red(), tone.green(), tone.blue())))
            painter.setPen(QPen(shade, rng.uniform(1, 6)))
            y = rng.uniform(0, high)
            painter.drawLine(QPointF(0, y), QPointF(wide, y + rng.uniform(-30, 30)))
        painter.end()
    return image


class _Prints:
    """Faces of one deck: the same paper and frame, other pictures."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._paper = rng.choice([_any_colour(rng, 200, 255), _any_colour(rng, 20, 120), _any_colour(rng)])
        self._rim = rng.choice([0.0, 0.03, 0.06])
        self._round = rng.choice([6, 10, 16])

    def paint(self, painter: QPainter, card: QRectF) -> None:
        rng = self._rng
        shape = QPainterPath()
        shape.addRoundedRect(card, self._round, self._round)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.fillRect(card, self._paper)
        rim = self._rim * card.width()
        inner = card.adjusted(rim, rim, -rim, -rim * rng.choice([1, 1, 5]))
        sky = QLinearGradient(inner.topLeft(), inner.bottomRight())
        for stop in (0, 0.5, 1):
            sky.setColorAt(stop, _any_colour(rng, 50, 245))
        painter.fillRect(inner, QBrush(sky))
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(18):
            tone = _any_colour(rng)
            tone.setAlpha(180)
            painter.setBrush(tone)
            at = QPointF(rng.uniform(inner.left(), inner.right()), rng.uniform(inner.top(), inner.center().y()))
            painter.drawEllipse(at, rng.uniform(5, 36), rng.uniform(5, 36))
        words = QRectF(
            inner.left() + 14, inner.top() + inner.height() * 0.64, inner.width() - 28, inner.height() * 0.28
        )
        painter.setBrush(QColor(250, 246, 232, 235))
        painter.drawRoundedRect(words, 8, 8)
        painter.setPen(QPen(QColor("#333333"), 3))
        for line in range(3):
            y = words.top() + 14 + line * 16
            painter.drawLine(
                QPointF(words.left() + 10, y), QPointF(rng.uniform(words.center().x(), words.right() - 8), y)
            )
        painter.restore()


def _light(rng: random.Random, painter: QPainter, photo: QImage) -> None:
    longest = max(photo.width(), photo.height())
    lamp = QRadialGradient(QPointF(rng.uniform(0, photo.width()), rng.uniform(0, photo.height())), longest)
    lamp.setColorAt(0, QColor(255, 244, 214, rng.randint(10, 60)))
    lamp.setColorAt(1, QColor(0, 0, 20, rng.randint(20, 100)))
    painter.fillRect(photo.rect(), QBrush(lamp))
    if rng.random() < 0.5:  # somebody leans over the table
        hand = QRadialGradient(QPointF(rng.uniform(0, photo.width()), photo.height()), photo.width() * 0.45)
        hand.setColorAt(0, QColor(0, 0, 0, rng.randint(30, 90)))
        hand.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(photo.rect(), QBrush(hand))


def _grain(rng: random.Random, painter: QPainter, photo: QImage, strength: float) -> None:
    noise = QImage(rng.randbytes(256 * 256), 256, 256, 256, QImage.Format.Format_Grayscale8)
    painter.setOpacity(strength)
    painter.fillRect(photo.rect(), QBrush(noise.convertToFormat(QImage.Format.Format_RGB32)))
    painter.setOpacity(1.0)


def _as_jpeg(image: QImage, quality: int) -> QImage:
    raw = QByteArray()
    buffer = QBuffer(raw)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "JPEG", quality)  # type: ignore[call-overload]
    return QImage.fromData(raw).convertToFormat(QImage.Format.Format_RGB32)


def worst_corner(found: Quad, truth: Quad) -> float:
    """How far the worst corner is off, as a part of the card's width; any turn of the corners will do."""
    wide = (math.dist(truth[0], truth[1]) + math.dist(truth[3], truth[2])) / 2
    turns = (max(math.dist(found[(at + by) % 4], truth[at]) for at in range(4)) for by in range(4))
    return min(turns) / wide


def beside(rng: random.Random, at: Point, most: float) -> Point:
    """A corner as a person puts it."""
    return at[0] + rng.uniform(-most, most), at[1] + rng.uniform(-most, most)
