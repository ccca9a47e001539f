"""What the program prints on the boards of Underwater Cities: slots of the side in play, sites and their bonuses."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.card import FRAME
from qtapp.board.paint.icons import paint_icons
from qtapp.board.paint.picture import BoardSheet, rounded
from qtapp.games.underwater_cities.cards import SPINES

Box = tuple[float, float, float, float]
BAND = 24.0
"""Width of the coloured band of a slot."""
ALWAYS = 0.54
"""Scale of the tiles in the slot that is always available."""
TONES = {
    "coral": ("#c94d37", "#f6ded6", "#7a2412"),
    "weed": ("#6dbb7e", "#dcefdd", "#1c5132"),
    "sun": ("#f0cf55", "#faf0cc", "#6b510c"),
    "stone": ("#3e5a6b", "#dde5e8", "#1c2b36"),
}
HEXAGON = ((-48.0, 0.0), (-29.0, -25.0), (29.0, -25.0), (48.0, 0.0), (29.0, 25.0), (-29.0, 25.0))


@dataclass(frozen=True)
class SlotPrint:
    """One action slot: where it is, its colour and its effect."""

    box: Box
    colour: str
    rows: api.IconRows
    always: bool = False
    """The slot that is always available: several tiles find room."""


@dataclass(frozen=True)
class MainSheet(BoardSheet):
    """The main board with the slots of the side in play and the gains of the Federation track."""

    slots: tuple[SlotPrint, ...] = ()
    gains: tuple[tuple[Box, api.IconRow], ...] = ()
    """Spaces of the Federation track: box, number and what is gained there."""

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        super().paint(painter, art, px)
        for slot in self.slots:
            _slot(painter, art, slot)
        for box, row in self.gains:
            room = QRectF(*box)
            medal(painter, art, QPointF(room.left() + 31, room.center().y()), row, 16.5)

    def svg(self, art: PictureCache) -> str | None:
        return None


@dataclass(frozen=True)
class PlayerSheet(BoardSheet):
    """A player board with the sites, bonuses and features of its number."""

    sites: tuple[tuple[float, float], ...] = ()
    """Middles of the building sites."""
    bonuses: tuple[tuple[float, float, float, api.IconRow], ...] = ()
    """Middle, radius and what is gained by building there."""
    features: tuple[tuple[float, float, api.IconRow], ...] = ()
    """Middle of the plate, and what a special site asks and gives."""

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        super().paint(painter, art, px)
        for x, y in self.sites:
            _recess(painter, QPointF(x, y), 25)
        for x, y, radius, row in self.bonuses:
            medal(painter, art, QPointF(x, y), row, radius)
        for x, y, row in self.features:
            _feature(painter, art, QPointF(x, y), row)

    def svg(self, art: PictureCache) -> str | None:
        return None


def _slot(painter: QPainter, art: PictureCache, slot: SlotPrint) -> None:
    spine = SPINES.get(slot.colour, "stone")
    strong, tint, ink = TONES[spine]
    box = QRectF(*slot.box)
    painter.setPen(Qt.PenStyle.NoPen)
    for step, alpha in ((5, 26), (3, 40)):
        painter.setBrush(QColor(3, 20, 32, alpha))
        painter.drawPath(rounded(box.translated(step * 0.75, step), 12))
    painter.setBrush(QColor(tint))
    painter.setPen(QPen(QColor(ink), 1.2))
    painter.drawPath(rounded(box, 12))
    painter.save()
    painter.setClipPath(rounded(box.adjusted(0.6, 0.6, -0.6, -0.6), 11.4))
    painter.fillRect(QRectF(box.left(), box.top(), BAND, box.height()), QColor(strong))
    art.draw_element(painter, FRAME, f"spine.{spine}", QRectF(box.left() - 8, box.top() - 60, 35.2, 352))
    painter.setPen(QPen(QColor(255, 255, 255, 170), 2))
    painter.drawLine(QPointF(box.left() + BAND + 6, box.top() + 1.6), QPointF(box.right() - 10, box.top() + 1.6))
    painter.restore()
    disc = QRectF(box.left() + 2.5, box.top() + 6, 21, 21)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fbf7ec"))
    painter.drawEllipse(disc)
    if spine == "stone":
        art.icon(painter, "people", disc.adjusted(3, 3, -3, -3))
    else:
        art.draw_element(painter, FRAME, f"glyph.{spine}", disc.adjusted(2.5, 2.5, -2.5, -2.5))
    left = box.left() + BAND + 6
    icons = QRectF(left, box.top() + 6, box.right() - left - 6, box.height() - 66)
    if slot.always:
        icons.setHeight(54)
    paint_icons(painter, art, slot.rows, icons, 34)
    if not slot.always:
        _hexagon(painter, stand_of(box), ink)
        return
    for index in range(6):
        _hexagon(painter, box.topLeft() + always_stand(index), ink, ALWAYS / 0.8)


def stand_of(slot: QRectF) -> QPointF:
    """Where the tile of a slot stands."""
    return QPointF(slot.center().x() + BAND / 2 + 2, slot.bottom() - 31)


def always_stand(index: int) -> QPointF:
    """Where a tile stands in the slot that is always available, from its corner."""
    return QPointF(62 + index % 2 * 71, 84 + index // 2 * 40)


def _hexagon(painter: QPainter, at: QPointF, ink: str, scale: float = 1.0) -> None:
    shape = QPolygonF([QPointF(x, y) * scale + at for x, y in HEXAGON])
    colour = QColor(ink)
    colour.setAlpha(40)
    painter.setBrush(colour)
    colour.setAlpha(150)
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.DashLine))
    painter.drawPolygon(shape)


def _recess(painter: QPainter, at: QPointF, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(10, 45, 68, 150))
    painter.drawEllipse(at, radius, radius)
    light = QLinearGradient(at - QPointF(radius, radius), at + QPointF(radius, radius))
    light.setColorAt(0.1, QColor(3, 20, 32, 215))
    light.setColorAt(0.5, QColor(10, 45, 68, 50))
    light.setColorAt(0.9, QColor(181, 230, 238, 190))
    painter.setPen(QPen(light, 2.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, radius - 1.2, radius - 1.2)


def medal(painter: QPainter, art: PictureCache, at: QPointF, row: api.IconRow, radius: float) -> None:
    """Icons on a paper plate: round for one, long for more."""
    signs = max(1, len(row))
    half = radius * (0.4 + 0.6 * signs) if signs > 1 else radius
    box = QRectF(at.x() - half, at.y() - radius, half * 2, radius * 2)
    painter.setPen(QPen(QColor(11, 42, 63, 130), 1.4))
    painter.setBrush(QColor("#fbf7ec"))
    painter.drawRoundedRect(box, radius, radius)
    inset = radius * 0.28
    paint_icons(painter, art, (row,), box.adjusted(inset, inset * 0.8, -inset, -inset * 0.8), radius * 1.4)


def _feature(painter: QPainter, art: PictureCache, at: QPointF, row: api.IconRow) -> None:
    """A special site: a plate with a double rim beside it."""
    half = 18 + 9.0 * (len(row) - 1)
    plate = QRectF(at.x() - half, at.y() - 12, half * 2, 24)
    painter.setPen(QPen(QColor("#ffffff"), 4.5))
    painter.setBrush(QColor("#fbf7ec"))
    painter.drawRoundedRect(plate, 9, 9)
    painter.setPen(QPen(QColor("#b3261e"), 2))
    painter.drawRoundedRect(plate, 9, 9)
    paint_icons(painter, art, (row,), plate.adjusted(4, 2.5, -4, -2.5), 20)
