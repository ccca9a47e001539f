"""The review of a game on one page of paper: the curve, the moments that mattered, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPainterPath, QPdfWriter, QPen

from engine.api import Message, ReviewPoint, SwingGroup, msg
from qtapp.kit.paint.pdf_files import close_first_dictionary
from qtapp.kit.paint.theme import FAMILY
from qtapp.kit.store.finished_file import finished_file
from qtapp.panels.points.swing_words import swing_words

_DPI = 300
_MARGIN = 16.0
"""Millimetres around the page."""
_SMALLEST = 0.55
"""The letters get smaller until all fits on the page, but never smaller than this share."""
_TITLE, _HEAD, _TEXT, _SMALL = 20.0, 12.0, 10.5, 9.0
"""Sizes of letters, in points."""
_INK, _GREY, _LINE = QColor("#1e2a32"), QColor("#5a6670"), QColor("#9aa4ab")
_AHEAD, _BEHIND, _MARK = QColor("#e4efe6"), QColor("#f6e6e2"), QColor("#ffd75e")
_CURVE_HEIGHT = 0.2
"""The share of the page that the curve takes."""
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class ReviewSheet(NamedTuple):
    """What stands on the page; `say` finds the words."""

    title: Message
    whose: Message
    points: Sequence[ReviewPoint]
    seat: int
    groups: Sequence[SwingGroup]
    nothing: Message
    say: Callable[[Message], str]
    exactness: Message | None = None


def write_review(path: Path, sheet: ReviewSheet) -> None:
    """Write a PDF of one page of A4. OSError: it cannot be written."""
    with finished_file(path) as part:
        _write(part, sheet)


def _write(path: Path, sheet: ReviewSheet) -> None:
    path.write_bytes(b"")
    writer = QPdfWriter(str(path))
    writer.setResolution(_DPI)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    layout = QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins)
    writer.setPageLayout(layout)
    writer.setTitle(sheet.say(sheet.title))
    painter = QPainter(writer)
    if not painter.isActive():
        raise OSError(str(path))
    paint_review(painter, QSizeF(writer.width(), writer.height()), _DPI, sheet)
    painter.end()
    close_first_dictionary(path)


def paint_review(painter: QPainter, size: QSizeF, dpi: int, sheet: ReviewSheet) -> float:
    """Paint the page into a painter; returns how much the letters had to shrink (1: not at all)."""
    scale = 1.0
    while scale > _SMALLEST and _Page(None, size, dpi, scale, sheet, painter).height() > size.height():
        scale -= 0.05
    _Page(painter, size, dpi, scale, sheet, painter).height()
    return scale


class _Page:
    """Lays the parts one below the other, and paints them if it has a painter."""

    def __init__(
        self, painter: QPainter | None, size: QSizeF, dpi: int, scale: float, sheet: ReviewSheet, metrics: QPainter
    ) -> None:
        self._painter = painter
        self._metrics = metrics
        self._size = size
        self._point = dpi / 72 * scale
        """Dots of a point of type."""
        self._sheet = sheet
        self._y = 0.0

    def height(self) -> float:
        """From the title to the last line."""
        sheet, say = self._sheet, self._sheet.say
        self._text(say(sheet.title), _TITLE, bold=True)
        self._text(say(sheet.whose), _HEAD, gap=4)
        if sheet.points:
            self._curve()
        if sheet.exactness is not None:
            self._text(say(sheet.exactness), _TEXT, bold=True, gap=4)
        for number, group in enumerate(sheet.groups, 1):
            self._group(number, group)
        if not sheet.groups:
            self._text(say(sheet.nothing), _TEXT, gap=8)
        self._text(say(_JUDGED), _SMALL, _GREY)
        return self._y

    def _font(self, points: float, bold: bool) -> QFont:
        font = QFont(FAMILY)
        font.setPixelSize(max(1, round(points * self._point)))
        font.setBold(bold)
        return font

    def _text(
        self,
        words: str,
        points: float,
        colour: QColor = _INK,
        *,
        bold: bool = False,
        left: float = 0.0,
        gap: float = 2.0,
    ) -> None:
        """Words over the rest of the width, and a gap (in points) below them."""
        metrics = self._metrics
        metrics.setFont(self._font(points, bold))
        box = QRectF(left, self._y, self._size.width() - left, 1e6)
        tall = metrics.boundingRect(box, _WRAP, words).height()
        if self._painter is not None:
            self._painter.setPen(colour)
            self._painter.drawText(QRectF(left, self._y, box.width(), tall + 2), _WRAP, words)
        self._y += tall + gap * self._point

    def _group(self, number: int, group: SwingGroup) -> None:
        say, left = self._sheet.say, 24 * self._point
        self._y += 4 * self._point
        if self._painter is not None:
            self._sign(self._painter, number, QPointF(9 * self._point, self._y + 8 * self._point))
        words = swing_words(group)
        self._text(say(words.head), _HEAD, bold=True, left=left)
        self._text(f"{say(words.when)} · {say(words.own)}", _SMALL, _GREY, left=left)
        self._text(say(words.better), _TEXT, left=left)
        self._text(say(words.played), _TEXT, _GREY, left=left)
        for reason in (*((words.unused,) if words.unused is not None else ()), *group.head.reasons):
            if self._painter is not None:
                self._painter.setFont(self._font(_SMALL, bold=False))
                self._painter.setPen(_INK)
                self._painter.drawText(QRectF(left, self._y, left, left), _WRAP, "–")
            self._text(say(reason), _SMALL, left=left + 9 * self._point)
        self._y += 5 * self._point

    def _sign(self, painter: QPainter, number: int, centre: QPointF) -> None:
        """A number in a disc, in the list as on the curve."""
        radius = 8 * self._point
        painter.setPen(QPen(_INK, 0.8 * self._point))
        painter.setBrush(_MARK)
        painter.drawEllipse(centre, radius, radius)
        painter.setFont(self._font(_SMALL, bold=True))
        painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), _CENTRE, str(number))

    # ---- the curve -----------------------------------------------------------------------------------------------

    def _curve(self) -> None:
        area = QRectF(0, self._y, self._size.width(), self._size.height() * _CURVE_HEIGHT)
        self._y = area.bottom() + 10 * self._point
        painter = self._painter
        if painter is None:
            return
        middle = area.center().y()
        painter.fillRect(QRectF(area.left(), area.top(), area.width(), area.height() / 2), _AHEAD)
        painter.fillRect(QRectF(area.left(), middle, area.width(), area.height() / 2), _BEHIND)
        painter.setPen(QPen(_LINE, 0.8 * self._point))
        painter.drawLine(QPointF(area.left(), middle), QPointF(area.right(), middle))
        painter.setFont(self._font(_SMALL, bold=False))
        painter.setPen(_GREY)
        inner = area.adjusted(6 * self._point, 2 * self._point, 0, -2 * self._point)
        left, top, bottom = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        painter.drawText(inner, int(left | top), self._sheet.say(msg("review.ahead", "ahead")))
        painter.drawText(inner, int(left | bottom), self._sheet.say(msg("review.behind", "behind")))
        spots = [self._at(area, index) for index in range(len(self._sheet.points))]
        path = QPainterPath(spots[0])
        for spot in spots[1:]:
            path.lineTo(spot)
        painter.strokePath(path, QPen(_INK, 1.6 * self._point))
        entries = [point.number for point in self._sheet.points]
        taken: list[QPointF] = []
        for number, group in enumerate(self._sheet.groups, 1):
            if group.head.number in entries:
                taken.append(self._free_spot(spots[entries.index(group.head.number)], area, taken))
                self._sign(painter, number, taken[-1])

    def _at(self, area: QRectF, index: int) -> QPointF:
        """Where the curve is after an entry; there is always room for a sign above and below it."""
        points, seat = self._sheet.points, self._sheet.seat
        reach = max(5.0, *(abs(point.leads[seat - 1]) for point in points))
        half = area.height() / 2 - 10 * self._point
        x = area.left() + area.width() * index / max(1, len(points) - 1)
        return QPointF(x, area.center().y() - half * points[index].leads[seat - 1] / reach)

    def _free_spot(self, wanted: QPointF, area: QRectF, taken: Sequence[QPointF]) -> QPointF:
        """Beside the signs that are there already: moments follow each other closely."""
        step = 17 * self._point
        x = min(max(wanted.x(), area.left() + step / 2), area.right() - step / 2)
        found = QPointF(x, wanted.y())
        up = wanted.y() > area.center().y()
        while any((found - one).manhattanLength() < step for one in taken):
            found += QPointF(0, -step if up else step)
        return found


_JUDGED = msg(
    "review.judged_by_what_was_known", "Every decision is judged by what its person could know at that moment."
)
