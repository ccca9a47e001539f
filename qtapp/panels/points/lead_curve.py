"""How far one person was ahead of the best other, over the whole game: a line around zero, with numbered moments."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.api import ReviewPoint, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.words import LiveTexts

_BEHIND = "#b3402f"
_SIGN = 22
"""How large the number of a moment is."""
_DOT = 9
"""Across, of another moment of the same idea."""
_TALL = 164
"""Of the curve."""
_END = 44
"""Room right of it for the lead at the end."""


class LeadCurve(QWidget):
    """A click leads to the moment below the pointer. What it shows is told in words by the list beside it."""

    moment_wanted = Signal(int)
    """The number of an entry."""

    def __init__(self, context: AppContext, words: LiveTexts) -> None:
        super().__init__()
        self._context = context
        self._words = words
        self.points: tuple[ReviewPoint, ...] = ()
        self._seat = 1
        self._marks: tuple[tuple[int, ...], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_points(self, points: Sequence[ReviewPoint], seat: int) -> None:
        """Show the whole game as it was for one seat."""
        self.points, self._seat, self._marks = tuple(points), seat, ()
        self.update()

    def show_marks(self, groups: Sequence[Sequence[int]]) -> None:
        """Mark the moments of these entries: the first of each group has its number, the others are dots."""
        self._marks = tuple(tuple(entries) for entries in groups)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._context.theme.px(500), self._context.theme.px(_TALL))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._context.theme.px(_TALL))

    # ---- where things lie ----------------------------------------------------------------------------------------

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(4, 12, -self._context.theme.px(_END), -12)

    def _reach(self) -> float:
        return max(5.0, *(abs(point.leads[self._seat - 1]) for point in self.points))

    def _at(self, index: int) -> QPointF:
        area, lead = self._area(), self.points[index].leads[self._seat - 1]
        x = area.left() + area.width() * index / max(1, len(self.points) - 1)
        return QPointF(x, area.center().y() - area.height() / 2 * lead / self._reach())

    def _index_at(self, x: float) -> int:
        area = self._area()
        share = (x - area.left()) / max(1.0, area.width())
        return round(min(1.0, max(0.0, share)) * (len(self.points) - 1))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.points and self.rect().contains(event.position().toPoint()):
            self.moment_wanted.emit(self.points[self._index_at(event.position().x())].number)

    # ---- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.points:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        path = QPainterPath(self._at(0))
        for index in range(1, len(self.points)):
            path.lineTo(self._at(index))
        c = self._context.theme.colours
        self._fill(painter, path)
        painter.strokePath(path, QPen(QColor(c.text), 2.5))
        self._paint_end(painter)
        for group in self._marks:
            for entry in group[1:]:
                self._paint_dot(painter, entry)
        for number, group in enumerate(self._marks, 1):
            self._paint_mark(painter, number, group[0])
        painter.end()

    def _fill(self, painter: QPainter, path: QPainterPath) -> None:
        """What lies between the line and zero: how much, and how long."""
        area, middle = self._area(), self._area().center().y()
        whole = QPainterPath(path)
        whole.lineTo(QPointF(self._at(len(self.points) - 1).x(), middle))
        whole.lineTo(QPointF(area.left(), middle))
        for colour, top in ((self._context.theme.colours.strict, area.top()), (_BEHIND, middle)):
            painter.save()
            painter.setClipRect(QRectF(area.left(), top, area.width(), area.height() / 2))
            painter.fillPath(whole, self._tint(colour, 0.34))
            painter.restore()

    def _paint_end(self, painter: QPainter) -> None:
        """By how many points it ended, in figures."""
        theme, at = self._context.theme, self._at(len(self.points) - 1)
        lead = round(self.points[-1].leads[self._seat - 1])
        said = ("+" if lead > 0 else "−" if lead < 0 else "") + self._context.speech.number(abs(lead))
        tall = theme.px(24)
        top = min(max(0.0, at.y() - tall / 2), self.height() - tall)
        painter.setPen(QColor(theme.colours.text))
        painter.setFont(theme.font(16, QFont.Weight.Bold))
        box = QRectF(at.x() + 8, top, theme.px(_END) - 8, tall)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), said)

    def _paint_ground(self, painter: QPainter) -> None:
        theme, c, area = self._context.theme, self._context.theme.colours, self._area()
        middle = area.center().y()
        painter.fillRect(QRectF(area.left(), area.top(), area.width(), area.height() / 2), self._tint(c.strict))
        painter.fillRect(QRectF(area.left(), middle, area.width(), area.height() / 2), self._tint(_BEHIND))
        painter.setPen(QPen(QColor(c.muted), 1))
        painter.drawLine(QPointF(area.left(), middle), QPointF(area.right(), middle))
        painter.setFont(theme.font(13))
        ahead = self._words.say(msg("review.ahead", "ahead"))
        behind = self._words.say(msg("review.behind", "behind"))
        inner = area.adjusted(8, 3, -8, -3)
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), ahead)
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom), behind)

    def _tint(self, colour: str, share: float = 0.12) -> QColor:
        return QColor(blend(self._context.theme.colours.panel, colour, share))

    def _paint_dot(self, painter: QPainter, entry: int) -> None:
        index = next((at for at, point in enumerate(self.points) if point.number == entry), None)
        if index is None:
            return
        theme, c = self._context.theme, self._context.theme.colours
        radius = theme.px(_DOT) / 2
        painter.setPen(QPen(QColor(c.ink if not theme.dark else c.table), 1.5))
        painter.setBrush(QColor(c.lamp))
        painter.drawEllipse(self._at(index), radius, radius)

    def _paint_mark(self, painter: QPainter, number: int, entry: int) -> None:
        index = next((at for at, point in enumerate(self.points) if point.number == entry), None)
        if index is None:
            return
        side = self._context.theme.px(_SIGN)
        at, area = self._at(index), self._area()
        box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        box.moveLeft(min(max(box.left(), area.left()), area.right() - side))
        _paint_sign(painter, self._context, box, number)


class MomentSign(QWidget):
    """The number of a moment, in the list as on the curve."""

    def __init__(self, context: AppContext, number: int) -> None:
        super().__init__()
        self._context = context
        self._number = number
        self.setFixedSize(context.theme.px(_SIGN) + 4, context.theme.px(_SIGN) + 4)
        self.setAccessibleName(context.speech.number(number))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_sign(painter, self._context, QRectF(self.rect()).adjusted(2, 2, -2, -2), self._number)
        painter.end()


def _paint_sign(painter: QPainter, context: AppContext, box: QRectF, number: int) -> None:
    theme, c = context.theme, context.theme.colours
    painter.setPen(QPen(QColor(c.ink if not theme.dark else c.table), 2))
    painter.setBrush(QColor(c.lamp))
    painter.drawEllipse(box)
    painter.setPen(QColor("#1e2a32"))
    painter.setFont(theme.font(13, QFont.Weight.Bold))
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), context.speech.number(number))
