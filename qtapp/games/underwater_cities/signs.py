"""Rows of icons on cards, slots and tiles: the engine says which, this paints them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.text import BOLD, INK, number, width_of

_DRAWINGS = {"credit": "credits", "point": "vp", "tunnel_at_city": "tunnel"}
"""The icons of nouns that are called otherwise."""
_JOINING = (api.Glyph.EACH, api.Glyph.OR, api.Glyph.ARROW)
"""A row that begins with one of these goes on with the row before it."""


def icon_of(noun: str) -> str:
    """The drawing of a noun of the game."""
    return _DRAWINGS.get(noun, noun)


def in_one_line(rows: api.IconRows) -> api.IconRow:
    """All rows after each other, with a gap between two that are not joined."""
    found: list[api.IconPart] = []
    for row in rows:
        if found and row and row[0] not in _JOINING:
            found.append(api.Glyph.GAP)
        found += row
    return tuple(found)


def paint_rows(painter: QPainter, art: PictureCache, rows: api.IconRows, box: QRectF, side: float) -> None:
    """Set rows in the middle of a box: as large as asked, in more lines if that lets them be larger."""
    best: tuple[float, list[api.IconRow]] = (0.0, [])
    for count in range(1, min(3, len(rows)) + 1):
        lines = _lines(rows, count)
        fit = min(side, box.height() / (count * 1.1), *(box.width() / _length(line, 1.0) for line in lines))
        if fit > best[0] * 1.08:
            best = (fit, lines)
    size, lines = best
    top = box.center().y() - len(lines) * size * 1.1 / 2
    for index, line in enumerate(lines):
        x = box.center().x() - _length(line, size) / 2
        for part in line:
            wide = _wide(part, size)
            _paint(painter, art, part, QRectF(x, top + (index * 1.1 + 0.05) * size, wide, size))
            x += wide + size * 0.07


def _lines(rows: api.IconRows, count: int) -> list[api.IconRow]:
    """The rows in so many lines of about the same length; there are at least as many rows."""
    if count == 1:
        return [in_one_line(rows)]
    ways = ([in_one_line(rows[:at]), *_lines(rows[at:], count - 1)] for at in range(1, len(rows) - count + 2))
    return min(ways, key=lambda lines: max(_length(line, 1.0) for line in lines))


def _length(line: api.IconRow, size: float) -> float:
    return sum(_wide(part, size) for part in line) + size * 0.07 * max(0, len(line) - 1) if line else 1.0


def _wide(part: api.IconPart, size: float) -> float:
    match part:
        case api.Icon():
            return size
        case api.Figure(text):
            return width_of(text, 100, BOLD) * size * 0.0078
        case api.Glyph.ARROW:
            return size * 0.7
    return size * 0.36


def _paint(painter: QPainter, art: PictureCache, part: api.IconPart, room: QRectF) -> None:
    match part:
        case api.Icon(noun):
            art.icon(painter, icon_of(noun), room)
        case api.Figure(text):
            number(painter, text, room, size=room.height() * 0.78)
        case api.Glyph.ARROW:
            tall = room.width() * 0.75
            target = QRectF(room.left(), room.center().y() - tall / 2, room.width(), tall)
            art.draw_element(painter, "kit/card_frame.svg", "gives", target)
        case api.Glyph.EACH | api.Glyph.OR:
            lean = 0.28 if part is api.Glyph.EACH else 0.0
            painter.setPen(
                QPen(QColor(INK), max(1.2, room.height() * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
            middle, away = room.center(), room.width() * lean
            inset = room.height() * 0.4
            painter.drawLine(
                QPointF(middle.x() + away, middle.y() - inset), QPointF(middle.x() - away, middle.y() + inset)
            )
