"""What cards, events and boards do, as rows of icons: the engine says which, this paints them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.text import BOLD, INK, number, width_of

_BEGINS_LINE = (api.Glyph.GAP, api.Glyph.ARROW, api.Figure("+"))
"""Before these a row may be parted."""


def paint_row(
    painter: QPainter, art: PictureCache, row: api.IconRow, box: QRectF, side: float, centred: bool = True
) -> None:
    """Set a row of icons: as large as asked, in two lines if that lets them be larger, smaller if need be."""
    lines = _lines(row, box, side)
    if not lines:
        return
    fit = min(_fit(line, box.width(), side) for line in lines)
    fit = min(fit, box.height() / (side * (1.12 * len(lines) - 0.12)))
    step = side * fit * 1.12
    top = box.center().y() - step * (len(lines) - 1) / 2
    for index, line in enumerate(lines):
        _line(
            painter,
            art,
            line,
            QRectF(box.left(), top + index * step - side * fit / 2, box.width(), side * fit),
            centred,
        )


def _fit(line: api.IconRow, width: float, side: float) -> float:
    return min(1.0, width / max(1.0, _length(line, side)))


def _length(line: api.IconRow, side: float) -> float:
    return sum(_wide(part, side) for part in line) + side * 0.1 * max(0, len(line) - 1)


def _lines(row: api.IconRow, box: QRectF, side: float) -> list[api.IconRow]:
    """One line, or two if the row would be much smaller in one."""
    if not row:
        return []
    whole = min(_fit(row, box.width(), side), box.height() / side)
    best: tuple[float, list[api.IconRow]] = (whole * 1.15, [row])
    for index in range(1, len(row)):
        if row[index] not in _BEGINS_LINE:
            continue
        after = row[index + 1 :] if row[index] is api.Glyph.GAP else row[index:]
        pair = [row[:index], after]
        fit = min(*(_fit(line, box.width(), side) for line in pair), box.height() / (side * 2.12))
        if fit > best[0]:
            best = (fit, pair)
    return best[1]


def _line(painter: QPainter, art: PictureCache, line: api.IconRow, box: QRectF, centred: bool) -> None:
    side = box.height()
    x = box.left() + ((box.width() - _length(line, side)) / 2 if centred else 0.0)
    middle = box.center().y()
    for part in line:
        wide = _wide(part, side)
        room = QRectF(x, middle - side / 2, wide, side)
        match part:
            case api.Icon(noun):
                art.icon(painter, noun, room)
            case api.Figure(text):
                number(painter, text, room, size=side * 0.78)
            case api.Glyph.ARROW:
                art.draw_element(
                    painter, "kit/card_frame.svg", "gives", QRectF(x, middle - wide * 0.375, wide, wide * 0.75)
                )
            case api.Glyph.EACH:
                painter.setPen(
                    QPen(QColor(INK), max(1.4, side * 0.075), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
                )
                painter.drawLine(
                    QPointF(x + wide * 0.78, middle - side * 0.4), QPointF(x + wide * 0.22, middle + side * 0.4)
                )
        x += wide + side * 0.1


def _wide(part: api.IconPart, side: float) -> float:
    match part:
        case api.Icon():
            return side
        case api.Figure(text):
            return width_of(text, max(1.0, side * 0.78), BOLD) + side * 0.04
        case api.Glyph.ARROW:
            return side * 0.6
        case api.Glyph.EACH:
            return side * 0.36
    return side * 0.12
