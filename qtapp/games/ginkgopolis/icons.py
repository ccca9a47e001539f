"""Rows of icons on cards: the engine says which, this paints them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.text import BOLD, INK, number, width_of

_DRAWINGS = {"card": "building_card", "red": "building.red", "blue": "building.blue", "yellow": "building.yellow"}
"""Drawings of nouns that are called otherwise."""


def icon_of(noun: str) -> str:
    """The drawing of a noun."""
    return _DRAWINGS.get(noun, noun)


def paint_icons(
    painter: QPainter, art: PictureCache, row: api.IconRow, box: QRectF, side: float, centred: bool = False
) -> None:
    """Set icons in a line, as large as asked or as the box allows."""
    natural = sum(_wide(part, side) for part in row) + side * 0.14 * max(0, len(row) - 1)
    if not natural:
        return
    fit = min(1.0, box.width() / natural, box.height() / side)
    side *= fit
    x = box.left() + (box.width() - natural * fit) / 2 if centred else box.left()
    middle = box.center().y()
    for part in row:
        wide = _wide(part, side)
        room = QRectF(x, middle - side / 2, wide, side)
        match part:
            case api.Icon(noun):
                art.icon(painter, icon_of(noun), room)
            case api.Figure(text):
                number(painter, text, room, size=side * 0.72)
            case api.Glyph.ARROW:
                art.draw_element(
                    painter,
                    "kit/card_frame.svg",
                    "gives",
                    QRectF(x, middle - wide * 0.375, wide, wide * 0.75),
                )
            case api.Glyph.EACH | api.Glyph.OR:
                _line(painter, x + wide * 0.78, middle - side * 0.42, x + wide * 0.22, middle + side * 0.42, side)
            case api.Glyph.BAR:
                _line(painter, x + wide / 2, middle - side * 0.46, x + wide / 2, middle + side * 0.46, side * 0.5)
        x += wide + side * 0.14


def _line(painter: QPainter, x1: float, y1: float, x2: float, y2: float, side: float) -> None:
    painter.setPen(QPen(QColor(INK), max(1.2, side * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def _wide(part: api.IconPart, side: float) -> float:
    match part:
        case api.Icon():
            return side
        case api.Figure(text):
            return width_of(text, max(1.0, side * 0.72), BOLD) + side * 0.04
        case api.Glyph.ARROW:
            return side * 0.62
        case api.Glyph.EACH | api.Glyph.OR:
            return side * 0.42
    return side * 0.3
