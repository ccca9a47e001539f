"""Rows of icons on tiles: the engine says which, this paints them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.text import BOLD, INK, number, width_of

_ICONS = {"credit": "credits", "point": "vp", "raised_dam": "dam", "advanced": "technology"}
"""Nouns whose drawing has another name."""


def icon_of(noun: str) -> str:
    """The icon of a noun of the game."""
    return _ICONS.get(noun, noun)


def paint_rows(painter: QPainter, art: PictureCache, rows: Sequence[api.IconRow], box: QRectF, side: float) -> None:
    """Set rows in lines in the middle of a box, as large as asked or as the box allows; no row is broken."""
    if not rows:
        return
    best: tuple[float, list[list[api.IconRow]]] = (0.0, [])
    for n in range(1, len(rows) + 1):
        lines = _split(rows, n)
        wide = max(_line_width(line, 1.0) for line in lines)
        fit = min(side, box.width() / wide, box.height() / (len(lines) * 1.12))
        if fit > best[0] * 1.02:
            best = (fit, lines)
    size, lines = best
    y = box.center().y() - len(lines) * size * 1.12 / 2
    for line in lines:
        x = box.center().x() - _line_width(line, size) / 2
        for index, row in enumerate(line):
            if index:
                x += size * 0.28
            for part in row:
                wide = _width(part, size)
                _paint(painter, art, part, QRectF(x, y + size * 0.06, wide, size))
                x += wide + size * 0.06
        y += size * 1.12


def _split(rows: Sequence[api.IconRow], lines: int) -> list[list[api.IconRow]]:
    each = -(-len(rows) // lines)
    return [list(rows[at : at + each]) for at in range(0, len(rows), each)]


def _line_width(line: Sequence[api.IconRow], size: float) -> float:
    parts = sum(_width(part, size) + size * 0.06 for row in line for part in row)
    return parts + size * 0.28 * (len(line) - 1)


def _width(part: api.IconPart, size: float) -> float:
    match part:
        case api.Icon():
            return size
        case api.Figure(text):
            return width_of(text, 100, BOLD) * size * 0.0078
    return size * 0.42


def _paint(painter: QPainter, art: PictureCache, part: api.IconPart, room: QRectF) -> None:
    match part:
        case api.Icon(noun):
            art.icon(painter, icon_of(noun), room)
        case api.Figure(text):
            number(painter, text, room, size=room.height() * 0.78)
        case api.Glyph.EACH:
            _line(painter, room.right() - room.width() * 0.2, room.left() + room.width() * 0.2, room)
        case api.Glyph.OR:
            _line(painter, room.center().x(), room.center().x(), room)


def _line(painter: QPainter, top: float, bottom: float, room: QRectF) -> None:
    painter.setPen(QPen(QColor(INK), max(1.2, room.height() * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    inset = room.height() * 0.1
    painter.drawLine(QPointF(top, room.top() + inset), QPointF(bottom, room.bottom() - inset))
