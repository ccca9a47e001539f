"""What the points came from: a bar for each person, one colour for each kind of points, growing kind by kind."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.api import GameResult
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.session.client import SeatClient

COLOURS = (
    "#1f6f8f", "#9a6a3a", "#7a4a78", "#2f8f86", "#c98a1b", "#6b7f3a", "#b0503c", "#4a5f9c", "#8a8f98", "#5a3f2f",
)  # fmt: skip
_MINUS = "−"


def ink_on(colour: str) -> QColor:
    """Black or white, whatever can be read on a colour."""
    return QColor("#1e2a32") if QColor(colour).lightnessF() > 0.44 else QColor("#ffffff")


class ScoreBars(QWidget):
    """Painted bars with a legend below; the numbers are in its description too."""

    def __init__(
        self, context: AppContext, client: SeatClient, words: LiveTexts, result: GameResult, order: Sequence[int]
    ) -> None:
        super().__init__()
        self._context = context
        self._client = client
        self._words = words
        self._result = result
        self._order = tuple(order)
        """Seats, the best first."""
        self._grown = 1.0
        self._lines = [at for at, line in enumerate(result.lines) if any(line.points)]
        self._names = {seat: words.say(person(seat)) for seat in order}
        self._labels = {at: words.label(result.lines[at].label) for at in self._lines}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self._spoken())

    def grow_to(self, part: object) -> None:
        """So much of the bars is drawn, kind by kind."""
        self._grown = float(part) if isinstance(part, (int, float)) else 1.0
        self.update()

    def _spoken(self) -> str:
        rows = []
        for seat in self._order:
            parts = [f"{self._labels[at]} {self._result.lines[at].points[seat - 1]}" for at in self._lines]
            rows.append(f"{self._names[seat]}: {', '.join(parts)}; {self._result.totals[seat - 1]}")
        return ". ".join(rows)

    # ---- measuring -----------------------------------------------------------------------------------------------

    def _row(self) -> int:
        return self._context.theme.px(46 if len(self._order) < 4 else 36)

    def _gap(self) -> int:
        return self._context.theme.px(10 if len(self._order) < 4 else 6)

    def _left(self) -> float:
        """Where the bars begin: after the longest name, but never past a third of the room."""
        metrics = QFontMetricsF(self._context.theme.font(15, QFont.Weight.DemiBold))
        widest = max(metrics.horizontalAdvance(name) for name in self._names.values())
        return self._context.theme.px(38) + min(widest, self.width() / 3) + self._context.theme.px(12)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        bars = len(self._order) * (self._row() + self._gap())
        return round(bars + self._context.theme.px(6) + self._legend(width)[1])

    def sizeHint(self) -> QSize:
        return QSize(self._context.theme.px(420), self.heightForWidth(max(self.width(), self._context.theme.px(320))))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def _legend(self, width: float) -> tuple[list[tuple[int, QPointF]], float]:
        """Where each kind is named, and how high all of it is."""
        px = self._context.theme.px
        metrics = QFontMetricsF(self._context.theme.font(14))
        x, y, found = 0.0, 0.0, []
        for at in self._lines:
            wide = px(20) + metrics.horizontalAdvance(self._labels[at]) + px(16)
            if x and x + wide > width:
                x, y = 0.0, y + px(23)
            found.append((at, QPointF(x, y)))
            x += wide
        return found, y + px(23)

    # ---- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = 0.0
        for seat in self._order:
            self._paint_row(painter, seat, y)
            y += self._row() + self._gap()
        self._paint_legend(painter, y + self._context.theme.px(6))
        painter.end()

    def _part_of(self, number: int) -> float:
        """How much of the kind with this number has grown."""
        return min(1.0, max(0.0, self._grown * len(self._lines) - number))

    def _paint_row(self, painter: QPainter, seat: int, y: float) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        px, row, left = theme.px, self._row(), self._left()
        plate = self._context.pixmap(f"seat.{self._client.names.seat_colour(seat)}", 26)
        painter.drawPixmap(QPointF(0, y + (row - px(26)) / 2), plate)
        painter.setFont(theme.font(15, QFont.Weight.DemiBold))
        painter.setPen(QColor(c.text))
        name = painter.fontMetrics().elidedText(
            self._names[seat], Qt.TextElideMode.ElideRight, round(left - px(38) - px(12)) + 1
        )
        painter.drawText(QRectF(px(38), y, left, row), int(Qt.AlignmentFlag.AlignVCenter), name)
        most = max(1, *(self._positive(one) for one in self._order))
        room = max(40.0, self.width() - left - px(70))
        x, counted = left, 0
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(left, y, room * self._positive(seat) / most, row), px(7), px(7))
        painter.save()
        painter.setClipPath(clip)
        for number, at in enumerate(self._lines):
            points = self._result.lines[at].points[seat - 1]
            part = self._part_of(number)
            counted += round(points * part)
            wide = room * max(0, points) / most * part
            if wide > 0:
                self._paint_piece(
                    painter, QRectF(x, y, wide, row), COLOURS[at % len(COLOURS)], points if part == 1 else 0
                )
                x += wide
        painter.restore()
        painter.setFont(theme.font(19, QFont.Weight.Bold))
        painter.setPen(QColor(c.text))
        total = self._result.totals[seat - 1] if self._grown >= 1 else counted
        text = self._context.speech.number(total).replace("-", _MINUS)
        painter.drawText(QRectF(x + px(12), y, px(90), row), int(Qt.AlignmentFlag.AlignVCenter), text)

    def _positive(self, seat: int) -> int:
        return sum(max(0, self._result.lines[at].points[seat - 1]) for at in self._lines)

    def _paint_piece(self, painter: QPainter, box: QRectF, colour: str, points: int) -> None:
        theme = self._context.theme
        painter.fillRect(box, QColor(colour))
        painter.setPen(QPen(QColor("#ffffff" if theme.contrast else theme.colours.panel), 2))
        painter.drawLine(box.topRight(), box.bottomRight())
        painter.setFont(theme.font(15, QFont.Weight.DemiBold))
        text = self._context.speech.number(points)
        if points and painter.fontMetrics().horizontalAdvance(text) + 6 < box.width():
            painter.setPen(ink_on(colour))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)

    def _paint_legend(self, painter: QPainter, top: float) -> None:
        theme = self._context.theme
        px = theme.px
        painter.setFont(theme.font(14))
        for at, corner in self._legend(self.width())[0]:
            box = QRectF(corner.x(), top + corner.y() + px(4), px(14), px(14))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(COLOURS[at % len(COLOURS)]))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(QColor(theme.colours.text))
            room = QRectF(box.right() + px(6), top + corner.y(), self.width(), px(22))
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self._labels[at])
