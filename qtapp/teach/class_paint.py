"""What the pages for a class are painted with: words that fit, sheets, rings, bars. All in units of a page."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from qtapp.board.paint.text import BOLD, REGULAR, font, paint_text
from qtapp.board.paint.text import LaidOutText as _LaidOut
from qtapp.kit.paint.paper import paint_sheet
from qtapp.kit.paint.theme import Theme

WIDE, TALL = 1920.0, 1080.0
"""A page, in units: every page is laid out for this and painted as large as there is room."""
GOOD, BAD, WEAK = "#2e7d32", "#b3261e", "#b26a00"
_GOOD_TEXT = {False: "#2e5d1f", True: "#9ad48a"}
_LINE = 8
_LEFT, _RIGHT, _MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class PageBrush:
    """A painter with the colours of the theme."""

    def __init__(self, painter: QPainter, theme: Theme) -> None:
        self.painter = painter
        self.theme = theme
        self.colours = theme.colours
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    # ---- grounds -------------------------------------------------------------------------------------------------

    def backdrop(self) -> None:
        """The table that everything lies on."""
        if not self.theme.contrast:
            self.painter.setPen(QPen(QColor(255, 255, 255, 10 if self.theme.dark else 42), 1))
            for y in range(_LINE - 1, round(TALL), _LINE):
                self.painter.drawLine(0, y, round(WIDE), y)

    def sheet(self, box: QRectF, radius: float = 18, fill: str = "") -> None:
        """A sheet of paper."""
        paint_sheet(self.painter, box, self.theme, radius, fill)

    def block(self, box: QRectF, fill: str, radius: float = 12, rim: str = "", wide: float = 0.0) -> None:
        """A plain shape with round corners."""
        self.painter.setPen(QPen(QColor(rim), wide) if rim else QPen(Qt.PenStyle.NoPen))
        self.painter.setBrush(QColor(fill))
        self.painter.drawRoundedRect(box, radius, radius)

    # ---- words ---------------------------------------------------------------------------------------------------

    def words(
        self,
        box: QRectF,
        text: str,
        size: float,
        colour: str = "",
        *,
        bold: bool = False,
        least: float = 20,
        align: Qt.AlignmentFlag = _LEFT,
        top: bool = False,
    ) -> None:
        """Words in a box, smaller if they need it; in its middle unless they begin at its top."""
        weight = BOLD if bold else REGULAR
        colour = colour or self.colours.text
        paint_text(
            self.painter, text, box, size=size, least=least, weight=weight, colour=colour, align=align, middle=not top
        )

    def middle_words(self, box: QRectF, text: str, size: float, colour: str = "", *, bold: bool = False) -> None:
        """Words in the middle of a box."""
        self.words(box, text, size, colour, bold=bold, align=_MIDDLE, least=12)

    def right_words(self, box: QRectF, text: str, size: float, colour: str = "", *, bold: bool = False) -> None:
        """Words that end at the right edge of a box."""
        self.words(box, text, size, colour, bold=bold, align=_RIGHT, least=12)

    @staticmethod
    def height_of(text: str, size: float, width: float, *, bold: bool = False) -> float:
        """How high a text becomes at this width."""
        return _LaidOut(text, font(size, BOLD if bold else REGULAR), width, 99, _LEFT).height

    @property
    def good_text(self) -> str:
        """Words about what would be allowed."""
        return self.colours.text if self.theme.contrast else _GOOD_TEXT[self.theme.dark]

    # ---- signs ---------------------------------------------------------------------------------------------------

    def ring(self, at: QPointF, radius: float, done: int, of: int) -> None:
        """How many have answered, of how many."""
        c, painter = self.colours, self.painter
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        wide = radius * 0.2
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(c.hairline), wide))
        painter.drawEllipse(box)
        part = -round(360 * 16 * min(1.0, done / of)) if of else 0
        if part:
            for colour, more in ((c.text, 5.0), (c.lamp, 0.0)):
                painter.setPen(QPen(QColor(colour), wide + more, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
                painter.drawArc(box, 90 * 16, part)
        upper = QRectF(box.left(), box.top() + radius * 0.3, box.width(), radius * 0.9)
        lower = QRectF(box.left(), box.top() + radius * 1.12, box.width(), radius * 0.5)
        self.middle_words(upper, str(done), radius * 0.78, bold=True)
        self.middle_words(lower, f"/ {of}", radius * 0.38, c.muted)

    def tick(self, at: QPointF, radius: float, good: bool = True) -> None:
        """Right, or wrong: by its shape as well as by its colour."""
        painter = self.painter
        painter.setPen(QPen(QColor("#ffffff"), 3))
        painter.setBrush(QColor(GOOD if good else BAD))
        painter.drawEllipse(at, radius, radius)
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(QColor("#ffffff"), radius * 0.24, Qt.PenStyle.SolidLine, cap, join))
        r, x, y = radius * 0.45, at.x(), at.y()
        if good:
            points = [
                QPointF(x - r, y + r * 0.1),
                QPointF(x - r * 0.2, y + r * 0.8),
                QPointF(x + r * 1.05, y - r * 0.7),
            ]
            painter.drawPolyline(QPolygonF(points))
        else:
            painter.drawLine(QPointF(x - r, y - r), QPointF(x + r, y + r))
            painter.drawLine(QPointF(x + r, y - r), QPointF(x - r, y + r))

    def bar(self, box: QRectF, part: float, colour: str) -> None:
        """A lying bar, so much of it full."""
        radius = box.height() / 2
        self.block(box, self.colours.raised, radius, self.colours.hairline if self.theme.contrast else "", 2)
        if part > 0:
            full = QRectF(box.left(), box.top(), max(box.height(), box.width() * min(1.0, part)), box.height())
            self.block(full, colour, radius)

    def standing_bar(self, box: QRectF, part: float, colour: str) -> None:
        """A standing bar."""
        self.block(box, self.colours.raised, 10, self.colours.hairline if self.theme.contrast else "", 2)
        tall = box.height() * part
        if tall > 1:
            self.block(QRectF(box.left(), box.bottom() - tall, box.width(), tall), colour, min(10.0, tall / 2))

    def frame(
        self, box: QRectF, colour: str, case: str, *, more: float = 8, wide: float = 5, radius: float = 12
    ) -> None:
        """A line around a thing, in a casing that parts it from whatever it lies on."""
        for tone, line in ((case, wide + 4), (colour, wide)):
            self.painter.setPen(QPen(QColor(tone), line))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawRoundedRect(box.adjusted(-more, -more, more, more), radius, radius)

    def plate(self, box: QRectF, text: str, size: float, fill: str, ink: str) -> None:
        """Words on a coloured plate."""
        self.block(box, fill, 14, ink, 3)
        self.middle_words(box.adjusted(10, 0, -10, 0), text, size, ink, bold=True)

    def plate_width(self, text: str, size: float) -> float:
        """How wide a plate with these words becomes."""
        return _LaidOut(text, font(size, BOLD), 4000, 1, _LEFT).wide + size * 1.4

    def shade(self, area: QRectF, light: list[QRectF]) -> None:
        """Darken an area but for some boxes."""
        if self.theme.contrast:
            return
        path = QPainterPath()
        path.addRoundedRect(area, 18, 18)
        for box in light:
            hole = QPainterPath()
            hole.addRoundedRect(box.adjusted(-12, -12, 12, 12), 14, 14)
            path = path.subtracted(hole)
        self.painter.fillPath(path, QBrush(QColor(12, 16, 20, 120)))

    def way(self, path: QPainterPath, colour: str, case: str) -> None:
        """The way of a thing, with a head at its end."""
        length = path.length()
        if length < 30:
            return
        neck = path.percentAtLength(max(0.0, length - 26))
        tip, before = path.pointAtPercent(1.0), path.pointAtPercent(neck)
        angle = math.atan2(tip.y() - before.y(), tip.x() - before.x())
        points = [tip + QPointF(math.cos(angle) * 12, math.sin(angle) * 12)]
        points += [tip - QPointF(26 * math.cos(angle + turn), 26 * math.sin(angle + turn)) for turn in (0.6, -0.6)]
        cut = QPainterPath(path.pointAtPercent(0))
        for step in range(1, 61):
            cut.lineTo(path.pointAtPercent(neck * step / 60))
        painter = self.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tone, wide in ((case, 15.0), (colour, 9.0)):
            painter.setPen(QPen(QColor(tone), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(cut)
        join = Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(QColor(case), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF(points))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(QPolygonF(points))
