"""Rows of icons painted into a box: the engine says which, each game where and how large. No row is ever broken."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.card import FRAME
from qtapp.board.paint.text import BOLD, INK, number, width_of

_AIR = 0.05
"""Above and below every line, in sides of an icon."""
_LINE = 1 + 2 * _AIR
"""Height of a line."""
_SLASH = 0.36
_BAR = 0.3
_INSEPARABLE = (api.Glyph.EACH, api.Glyph.OR, api.Figure("+"))
"""A row that begins with one of these stays in the line of the row before it if there is room."""
_JOINING = (*_INSEPARABLE, api.Glyph.ARROW)
"""A row that begins with one of these goes on with the row before it."""


@dataclass(frozen=True)
class IconStyle:
    """The measures that games choose for their rows, in sides of an icon."""

    spacing: float = 0.07
    """Between two parts."""
    gap: float = 0.36
    """Width of a gap, besides the spacing at its sides."""
    arrow: float = 0.7
    """Width of an arrow."""
    figure: float = 0.78
    """Size of figures."""
    lines: int = 3
    """In so many lines at most."""
    gain: float = 1.08
    """Another line must let icons become so much larger."""
    leaning_or: bool = False
    """Or as a slash: where a bar stands in the same row."""


USUAL = IconStyle()


def paint_icons(
    painter: QPainter,
    art: PictureCache,
    rows: api.IconRows,
    box: QRectF,
    side: float,
    style: IconStyle = USUAL,
    *,
    centred: bool = True,
) -> None:
    """Set rows into a box: as large as asked or as it allows, in more lines if that lets them be larger."""
    size, lines = 0.0, list[api.IconRow]()
    for count in range(1, min(style.lines, len(rows)) + 1):
        most = min(side, box.height() / (count * _LINE))
        fit, found = _best_lines(rows, count, box.width(), most, style)
        if fit > size * style.gain:
            size, lines = fit, found
    top = box.center().y() - len(lines) * size * _LINE / 2
    for index, line in enumerate(lines):
        x = box.center().x() - _length(line, size, style) / 2 if centred else box.left()
        y = top + (index * _LINE + _AIR) * size
        for part in line:
            wide = _width(part, size, style)
            _paint(painter, art, part, QRectF(x, y, wide, size), style)
            x += wide + size * style.spacing


def in_one_line(rows: Sequence[api.IconRow]) -> api.IconRow:
    """All rows after each other, with a gap between two that are not joined."""
    found: list[api.IconPart] = []
    for row in rows:
        if found and row and row[0] not in _JOINING:
            found.append(api.Glyph.GAP)
        found += row
    return tuple(found)


def all_lines(rows: Sequence[api.IconRow], count: int) -> Iterator[list[api.IconRow]]:
    """Every way to set rows in so many lines, the longer lines first; there are at least as many rows."""
    for cuts in itertools.combinations(range(len(rows) - 1, 0, -1), count - 1):
        edges = (0, *reversed(cuts), len(rows))
        yield [in_one_line(rows[start:end]) for start, end in itertools.pairwise(edges)]


def _best_lines(
    rows: Sequence[api.IconRow], count: int, width: float, most: float, style: IconStyle
) -> tuple[float, list[api.IconRow]]:
    """So many lines and the size of their icons: as large as possible, few parted, of about one length."""
    best, found = (0.0, 0, 0.0), list[api.IconRow]()
    for lines in all_lines(rows, count):
        longest = max(_length(line, 1.0, style) for line in lines)
        parted = sum(line[0] in _INSEPARABLE for line in lines[1:] if line)
        rank = (min(most, width / longest), -parted, -longest)
        if not found or rank > best:
            best, found = rank, lines
    return best[0], found


def _length(line: api.IconRow, size: float, style: IconStyle) -> float:
    if not line:
        return size
    return sum(_width(part, size, style) for part in line) + size * style.spacing * (len(line) - 1)


def _width(part: api.IconPart, size: float, style: IconStyle) -> float:
    match part:
        case api.Icon():
            return size
        case api.Figure(text):
            return width_of(text, 100, BOLD) * size * style.figure / 100
        case api.Glyph.ARROW:
            return size * style.arrow
        case api.Glyph.GAP:
            return size * style.gap
        case api.Glyph.BAR:
            return size * _BAR
    return size * _SLASH


def _paint(painter: QPainter, art: PictureCache, part: api.IconPart, room: QRectF, style: IconStyle) -> None:
    size = room.height()
    match part:
        case api.Icon(noun):
            art.icon(painter, art.icon_of(noun), room)
        case api.Figure(text):
            number(painter, text, room, size=size * style.figure)
        case api.Glyph.ARROW:
            tall = room.width() * 0.75
            target = QRectF(room.left(), room.center().y() - tall / 2, room.width(), tall)
            art.draw_element(painter, FRAME, "gives", target)
        case api.Glyph.EACH:
            _stroke(painter, room, lean=0.28, reach=0.4, pen=max(1.2, size * 0.07))
        case api.Glyph.OR:
            _stroke(painter, room, lean=0.28 if style.leaning_or else 0.0, reach=0.4, pen=max(1.2, size * 0.07))
        case api.Glyph.BAR:
            _stroke(painter, room, lean=0.0, reach=0.46, pen=max(1.2, size * 0.035))


def _stroke(painter: QPainter, room: QRectF, *, lean: float, reach: float, pen: float) -> None:
    """A line through the middle of a room: it leans by a share of the width and reaches by a share of the height."""
    painter.setPen(QPen(QColor(INK), pen, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    middle, away = room.center(), QPointF(room.width() * lean, -room.height() * reach)
    painter.drawLine(middle + away, middle - away)
