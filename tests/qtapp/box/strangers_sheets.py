"""Pictures of cards for judging the finder, written by somebody who had not read it; the truth lies beside each.

A sheet is a tray of cards in units of a card's width, seen through one transform: turned and scaled on a scanner, and
through a lens from a slant over a table. Papers are light, brown or dark; faces have a frame, a title, a picture, text.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient, QTransform

from qtapp.board.scan.card_sheet import Point, Quad

GRIDS = ((1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3), (4, 2), (4, 3))
_PAPERS = {
    "light": ((226, 246), (218, 240), (196, 228)),
    "brown": ((96, 150), (66, 104), (40, 72)),
    "dark": ((24, 60), (30, 66), (36, 80)),
}
_LIDS = ((244, 244, 242), (206, 208, 210), (22, 22, 24), (120, 124, 128))
_TABLES = ((38, 66, 48), (214, 206, 190), (58, 64, 82), (148, 150, 152), (30, 30, 32), (196, 168, 128), (92, 40, 44))
_NEAR = 26
"""Ground and paper that are not even so far apart (mean of the channels) are no fair question."""


@dataclass(frozen=True)
class StrangersSheet:
    """A picture, where its cards lie, and what a person would say of it."""

    photo: QImage
    cards: tuple[Quad, ...]
    outer: Quad
    proportions: float
    columns: int
    rows: int
    gap: int
    paper: str


def drawn_sheet(seed: int, kind: str, *, gap: float, by_hand: float = 0.0, longest: int = 1_600) -> StrangersSheet:
    """`kind`: scan or photo. `gap`: between cards, in widths. `by_hand`: how crooked each lies, in degrees."""
    dice = random.Random(f"{seed} {kind}")
    columns, rows = dice.choice(GRIDS)
    proportions = dice.choice((0.716, 0.716, 1.0))
    paper = dice.choice(tuple(_PAPERS))
    ground, base = _colours(dice, kind, paper)
    high = 1 / proportions
    across, down = columns + (columns - 1) * gap, rows * high + (rows - 1) * gap
    lens, size = _lens(dice, kind, across, down, longest)
    photo = _ground(dice, kind, size, ground)
    painter = QPainter(photo)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    cards = []
    for row in range(rows):
        for column in range(columns):
            own = QTransform()
            own.translate(column * (1 + gap) + 0.5, row * (high + gap) + high / 2)
            own.translate(dice.uniform(-1, 1) * by_hand / 100, dice.uniform(-1, 1) * by_hand / 100)
            own.rotate(dice.uniform(-by_hand, by_hand))
            own.translate(-0.5, -high / 2)
            painter.setTransform(own * lens)
            _shadow(dice, painter, kind, high)
            _face(dice, painter, high, base)
            cards.append(_quad(own * lens, 1.0, high))
    painter.resetTransform()
    _light(dice, painter, kind, photo)
    painter.end()
    photo = _through_a_camera(_grain(dice, photo, 4 if kind == "scan" else 9), kind)
    outer = _quad(lens, across, down)
    return StrangersSheet(photo, tuple(cards), outer, proportions, columns, rows, round(gap * 100), paper)


def _colours(dice: random.Random, kind: str, paper: str) -> tuple[QColor, QColor]:
    while True:
        base = QColor(*(dice.randint(*bounds) for bounds in _PAPERS[paper]))
        ground = QColor(*dice.choice(_LIDS if kind == "scan" else _TABLES))
        apart = [abs(a - b) for a, b in zip(_channels(base), _channels(ground), strict=True)]
        if sum(apart) / 3 >= _NEAR:
            return ground, base


def _lens(
    dice: random.Random, kind: str, across: float, down: float, longest: int
) -> tuple[QTransform, tuple[int, int]]:
    """From the tray to the picture, and how large that is: everything lies inside with some ground around."""
    turn = QTransform()
    turn.rotate(dice.uniform(-15, 15))
    corners = [turn.map(QPointF(x, y)) for x, y in ((0, 0), (across, 0), (across, down), (0, down))]
    if kind == "photo":
        slant = dice.uniform(0.0, 0.12)
        far = max(point.y() for point in corners) - min(point.y() for point in corners)
        mid = sum(point.x() for point in corners) / 4
        low = max(point.y() for point in corners)
        shrink = [1 - slant * (low - point.y()) / far for point in corners]
        corners = [
            QPointF(mid + (point.x() - mid) * by, low - (low - point.y()) * (1 - 0.4 * slant))
            for point, by in zip(corners, shrink, strict=True)
        ]
    left, top = min(point.x() for point in corners), min(point.y() for point in corners)
    wide = max(point.x() for point in corners) - left
    high = max(point.y() for point in corners) - top
    room = dice.uniform(0.12, 0.35) * max(1.0, min(wide, high) / 2)
    scale = longest / (max(wide, high) + 2 * room)
    placed = [QPointF((point.x() - left + room) * scale, (point.y() - top + room) * scale) for point in corners]
    lens = QTransform()
    plain = QPolygonF([QPointF(0, 0), QPointF(across, 0), QPointF(across, down), QPointF(0, down)])
    assert QTransform.quadToQuad(plain, QPolygonF(placed), lens)
    return lens, (round((wide + 2 * room) * scale), round((high + 2 * room) * scale))


def _quad(by: QTransform, wide: float, high: float) -> Quad:
    points = [by.map(QPointF(x, y)) for x, y in ((0, 0), (wide, 0), (wide, high), (0, high))]
    a, b, c, d = [(point.x(), point.y()) for point in points]
    return (a, b, c, d)


def _ground(dice: random.Random, kind: str, size: tuple[int, int], colour: QColor) -> QImage:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(colour)
    if kind == "photo":  # cloth or wood: threads and grain that are hardly seen
        painter = QPainter(image)
        for _ in range(160):
            painter.setPen(QPen(colour.lighter(dice.randint(94, 107)), dice.uniform(1, 6)))
            y = dice.uniform(0, size[1])
            painter.drawLine(QPointF(0, y), QPointF(size[0], y + dice.uniform(-14, 14)))
        painter.end()
    return image


def _shadow(dice: random.Random, painter: QPainter, kind: str, high: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    steps, wide = (3, 0.012) if kind == "scan" else (7, dice.uniform(0.02, 0.05))
    off = QPointF(wide * 0.4, wide * 0.6)
    for step in range(steps, 0, -1):
        out = wide * step / steps
        painter.setBrush(QColor(0, 0, 0, 70 // steps))
        painter.drawRoundedRect(QRectF(-out + off.x(), -out + off.y(), 1 + 2 * out, high + 2 * out), out, out)


def _channels(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _face(dice: random.Random, painter: QPainter, high: float, base: QColor) -> None:
    """A printed card: no corner of it is rounded more than printed ones are."""
    paper = QColor(*(max(0, min(255, one + dice.randint(-9, 9))) for one in _channels(base)))
    painter.setBrush(paper)
    painter.drawRoundedRect(QRectF(0, 0, 1, high), 0.035, 0.035)
    frame = dice.random()
    if frame < 0.5:
        painter.setPen(QPen(paper.darker(130), 0.02))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(0.05, 0.05, 0.9, high - 0.1), 0.03, 0.03)
        painter.setPen(Qt.PenStyle.NoPen)
    sky = QLinearGradient(0, 0.2, 0, 0.6 * high)
    sky.setColorAt(0, QColor.fromHsv(dice.randrange(360), dice.randint(40, 190), dice.randint(60, 220)))
    sky.setColorAt(1, QColor.fromHsv(dice.randrange(360), dice.randint(40, 190), dice.randint(60, 220)))
    painter.setBrush(sky)
    painter.drawRect(QRectF(0.1, 0.22 * high, 0.8, 0.36 * high))
    for _ in range(dice.randint(2, 5)):
        painter.setBrush(QColor.fromHsv(dice.randrange(360), 150, dice.randint(60, 230)))
        x, y, r = dice.uniform(0.2, 0.8), dice.uniform(0.28, 0.5) * high, dice.uniform(0.03, 0.12)
        painter.drawEllipse(QPointF(x, y), r, r)
    ink = QColor(30, 26, 24) if paper.lightness() > 110 else QColor(236, 228, 210)
    painter.setBrush(ink)
    painter.drawRect(QRectF(0.14, 0.1 * high, dice.uniform(0.4, 0.7), 0.04 * high))
    for line in range(dice.randint(2, 6)):
        painter.drawRect(QRectF(0.12, (0.66 + 0.045 * line) * high, dice.uniform(0.3, 0.76), 0.016 * high))


def _light(dice: random.Random, painter: QPainter, kind: str, photo: QImage) -> None:
    if kind != "photo":
        return
    wide, high = photo.width(), photo.height()
    lamp = QRadialGradient(
        QPointF(dice.uniform(0, wide), dice.uniform(0, high)), math.hypot(wide, high) * dice.uniform(0.7, 1.1)
    )
    lamp.setColorAt(0, QColor(255, 240, 210, dice.randint(10, 38)))
    lamp.setColorAt(1, QColor(0, 0, 20, dice.randint(24, 80)))
    painter.fillRect(photo.rect(), lamp)


def _grain(dice: random.Random, photo: QImage, strength: int) -> QImage:
    """Noise of a sensor: a small square of it, laid all over."""
    side = 160
    noise = QImage(side, side, QImage.Format.Format_ARGB32)
    for y in range(side):
        for x in range(side):
            one = dice.gauss(0, strength)
            tone = 255 if one > 0 else 0
            noise.setPixelColor(x, y, QColor(tone, tone, tone, min(60, int(abs(one)))))
    painter = QPainter(photo)
    painter.fillRect(photo.rect(), noise)
    painter.end()
    return photo


def _through_a_camera(photo: QImage, kind: str) -> QImage:
    """A little out of focus, and packed as JPEG."""
    if kind == "photo":
        small = photo.scaled(
            photo.size() * 0.7, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        photo = small.scaled(
            photo.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert photo.save(buffer, "JPEG", 90 if kind == "scan" else 80)  # type: ignore[call-overload]
    return QImage.fromData(data).convertToFormat(QImage.Format.Format_RGB32)


def worst_of(found: Quad, truth: Quad) -> float:
    """How far the worst corner is away, in widths of the card."""
    wide = (math.dist(truth[0], truth[1]) + math.dist(truth[3], truth[2])) / 2
    turns = [tuple(found[(at + turn) % 4] for at in range(4)) for turn in range(4)]
    return min(max(math.dist(a, b) for a, b in zip(one, truth, strict=True)) for one in turns) / wide


def nudged(dice: random.Random, outer: Quad, photo: QImage) -> Quad:
    """Corners as a hand with a magnifier puts them: within 0.15 % of the picture."""
    most = 0.0015 * max(photo.width(), photo.height())

    def beside(at: Point) -> Point:
        return (at[0] + dice.uniform(-most, most), at[1] + dice.uniform(-most, most))

    a, b, c, d = map(beside, outer)
    return (a, b, c, d)
