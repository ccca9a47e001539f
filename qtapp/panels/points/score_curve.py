"""How the points grew: a line for each person over the rounds; each round is a button that leads there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from engine.api import LiteralArg, Message, NounArg, ScorePoint, msg
from qtapp.board.paint.art import seat_colours
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.session.client import SeatClient

_DASHES: tuple[tuple[float, ...], ...] = ((), (1.2, 1.6), (4.0, 2.2), (7.0, 2.0, 1.0, 2.0), (2.5, 1.2))
"""Nobody is known by a colour alone."""


class ScoreCurve(QWidget):
    """A painted graph with a button over every round."""

    moment_wanted = Signal(int)
    """The number of the entry that a point leads to."""

    def __init__(self, context: AppContext, client: SeatClient, words: LiveTexts, points: Sequence[ScorePoint]) -> None:
        super().__init__()
        self._context = context
        self._client = client
        self._words = words
        self._points = tuple(points)
        closing = client.game.part_closing if any(point.part for point in points) else None
        self._closing = words.say(closing) if closing is not None else ""
        self._drawn = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.buttons: list[QToolButton] = []
        for point in self._points:
            button = QToolButton(self)
            button.setProperty("kind", "bare")
            spoken = self._spoken(point)
            button.setAccessibleName(spoken)
            set_tool_tip(button, spoken)
            button.clicked.connect(lambda _=False, number=point.entry: self.moment_wanted.emit(number))
            self.buttons.append(button)

    def _spoken(self, point: ScorePoint) -> str:
        totals = ", ".join(
            f"{self._words.say(person(seat))} {self._context.speech.number(total)}"
            for seat, total in enumerate(point.totals, 1)
        )
        if point is self._points[-1]:
            return self._words.say(msg("end.points_at_end", "At the end: {totals}", totals=LiteralArg(totals)))
        over = self._client.game.part_name(point.part - 1) if point.part else None
        if over is not None:
            after = msg("end.points_after_part", "After {part}: {totals}", part=over, totals=LiteralArg(totals))
            return self._words.say(after)
        start = msg(
            "end.points_at_round",
            "Start of {word} {round}: {totals}",
            word=NounArg("round"),
            round=point.round,
            totals=LiteralArg(totals),
        )
        return self._words.say(start)

    def sign_words(self) -> Message | None:
        """What the sign between two parts of the game means; None: there is none."""
        if not self._closing:
            return None
        return msg("end.sign_means", "{sign} = {what}", sign=LiteralArg(self._sign()), what=LiteralArg(self._closing))

    def _sign(self) -> str:
        return self._closing[:1].upper()

    def draw_until(self, part: object) -> None:
        """Draw only the first part of the lines."""
        self._drawn = float(part) if isinstance(part, (int, float)) else 1.0
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._context.theme.px(420), self._context.theme.px(250))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, self._context.theme.px(200))

    # ---- where things lie ----------------------------------------------------------------------------------------

    def _area(self) -> QRectF:
        px = self._context.theme.px
        below = px(30) + (px(18) if self._closing else 0)
        return QRectF(px(40), px(12), max(60, self.width() - px(40) - px(64)), max(40, self.height() - px(12) - below))

    def _range(self) -> tuple[int, int]:
        every = [total for point in self._points for total in point.totals]
        return min(0, *every), max(1, *every)

    def _x(self, index: int) -> float:
        area = self._area()
        return area.left() + area.width() * index / max(1, len(self._points) - 1)

    def _at(self, index: int, total: int) -> QPointF:
        area = self._area()
        low, high = self._range()
        return QPointF(self._x(index), area.bottom() - area.height() * (total - low) / (high - low))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        step = self._area().width() / max(1, len(self._points) - 1)
        for index, button in enumerate(self.buttons):
            wide = min(step, self._context.theme.px(60))
            button.setGeometry(QRectF(self._x(index) - wide / 2, 0, wide, self.height()).toRect())

    # ---- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._closing:
            self._paint_parts(painter)
        self._paint_grid(painter)
        ends: list[tuple[float, int]] = []
        for seat in range(1, len(self._points[-1].totals) + 1):
            self._paint_line(painter, seat)
            ends.append((self._at(len(self._points) - 1, self._points[-1].totals[seat - 1]).y(), seat))
        if self._drawn >= 1:
            self._paint_marks(painter)
            self._paint_ends(painter, sorted(ends))
        painter.end()

    def _paint_parts(self, painter: QPainter) -> None:
        """The parts of the game as bands behind the lines, named below them."""
        theme, c = self._context.theme, self._context.theme.colours
        area, px = self._area(), theme.px
        edges = [0, *(index for index, point in enumerate(self._points) if point.part), len(self._points) - 1]
        painter.setFont(theme.font(13))
        for number, (first, last) in enumerate(pairwise(edges), 1):
            left, right = self._x(first), self._x(last)
            if not theme.contrast:
                tone = QColor(c.lamp if number % 2 == 0 else c.strict)
                tone.setAlphaF(0.07 if not theme.dark else 0.12)
                painter.fillRect(QRectF(left, area.top(), right - left, area.height()), tone)
            name = self._client.game.part_name(number)
            if name is not None:
                painter.setPen(QColor(c.muted))
                room = QRectF(left, area.bottom() + px(26), right - left, px(18))
                painter.drawText(room, int(Qt.AlignmentFlag.AlignHCenter), self._words.label(name))

    def _paint_marks(self, painter: QPainter) -> None:
        """Where a part of the game is over everybody stands with their sign."""
        side = self._context.theme.px(16)
        for index, point in enumerate(self._points[:-1]):
            for seat in range(1, len(point.totals) + 1) if point.part else ():
                plate = self._context.pixmap(f"seat.{self._client.names.seat_colour(seat)}", 16)
                painter.drawPixmap(self._at(index, point.totals[seat - 1]) - QPointF(side / 2, side / 2), plate)

    def _label(self, point: ScorePoint) -> str:
        """What stands below a point: its round, the sign between two parts, or that it is the end."""
        if point is self._points[-1]:
            return self._words.say(msg("end.end_of_axis", "end"))
        return str(point.round) if point.round else self._sign()

    def _paint_grid(self, painter: QPainter) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        px, area = theme.px, self._area()
        low, high = self._range()
        step = next(one for one in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**6) if (high - low) / one <= 5)
        painter.setFont(theme.font(13))
        for value in range(low // step * step, high + 1, step):
            if value < low:
                continue
            y = self._at(0, value).y()
            painter.setPen(QPen(QColor(c.hairline), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(c.muted))
            room = QRectF(0, y - px(10), area.left() - px(8), px(20))
            painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(value))
        painter.setPen(QColor(c.text))
        painter.setFont(theme.font(13, QFont.Weight.DemiBold))
        apart = 0.0
        for index, point in enumerate(self._points):
            text = self._label(point)
            wide = painter.fontMetrics().horizontalAdvance(text)
            if self._x(index) - wide / 2 < apart and point is not self._points[-1]:
                continue
            apart = self._x(index) + wide / 2 + px(5)
            room = QRectF(self._x(index) - px(40), area.bottom() + px(6), px(80), px(20))
            painter.drawText(room, int(Qt.AlignmentFlag.AlignHCenter), text)

    def _colour(self, seat: int) -> QColor:
        """The seat's own colour, dark enough (or light enough) to be seen on the paper."""
        theme = self._context.theme
        own = seat_colours(self._client.names.seat_colour(seat))["seat"]
        if QColor(own).lightnessF() > 0.7 and not theme.dark:
            own = blend(own, "#4a3c1c", 0.6)
        elif theme.dark and QColor(own).lightnessF() < 0.4:
            own = blend(own, "#ffffff", 0.35)
        return QColor(own)

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        path = QPainterPath()
        for index, point in enumerate(self._points):
            at = self._at(index, point.totals[seat - 1])
            path.moveTo(at) if not index else path.lineTo(at)
        area = self._area()
        painter.save()
        painter.setClipRect(QRectF(0, 0, area.left() + area.width() * self._drawn + 4, self.height()))
        pen = QPen(QColor(self._context.theme.colours.panel), 7)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
        pen = QPen(self._colour(seat), 4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        dashes = _DASHES[(seat - 1) % len(_DASHES)]
        if dashes:
            pen.setDashPattern(list(dashes))
        painter.strokePath(path, pen)
        painter.restore()

    def _paint_ends(self, painter: QPainter, ends: list[tuple[float, int]]) -> None:
        """The symbol and the total of everybody at the end of their line, one below the other where they meet."""
        px, right, y = self._context.theme.px, self._area().right(), -1e9
        painter.setFont(self._context.theme.font(15, QFont.Weight.Bold))
        painter.setPen(QColor(self._context.theme.colours.text))
        for wanted, seat in ends:
            y = max(wanted, y + px(20))
            plate = self._context.pixmap(f"seat.{self._client.names.seat_colour(seat)}", 17)
            painter.drawPixmap(QPointF(right - px(4), y - px(8.5)), plate)
            total = self._context.speech.number(self._points[-1].totals[seat - 1])
            painter.drawText(
                QRectF(right + px(18), y - px(11), px(60), px(22)), int(Qt.AlignmentFlag.AlignVCenter), total
            )
