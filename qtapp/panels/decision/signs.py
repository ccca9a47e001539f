"""Small signs of the decision card: rows of icons, pills of what is paid and won, key caps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.icons import in_one_line
from qtapp.kit.paint.theme import Theme
from qtapp.panels.decision.steps import Change

_GAIN = {False: ("#dcebcf", "#1f5220"), True: ("#1d4026", "#c3e8c6")}
_COST = {False: ("#f8dcd5", "#8a1c12"), True: ("#562420", "#ffd0c8")}
"""Ground and writing of a pill, in light and in dark looks."""
MINUS, DASH = "\u2212", "\u2013"
LEAST_ICON = 16
"""Pixels of an icon that can still be told from others."""
_ONE_LINE = 18
"""And of one that had better stay in one line with the others."""
LINE = 1.14
"""Height of a line of icons, in sides of an icon."""


@dataclass(frozen=True)
class IconsFit:
    """Icons broken into lines."""

    lines: tuple[api.IconRow, ...]
    side: float
    width: float

    @property
    def height(self) -> float:
        """Of all lines."""
        return (1 + (len(self.lines) - 1) * LINE) * self.side


def _groups(parts: api.IconRow, anywhere: bool) -> Iterator[api.IconRow]:
    """Parts that stay together in one line: an effect up to a gap or an arrow; anywhere: a figure and its icon."""
    group: api.IconRow = ()
    for part in parts:
        begins = part in (api.Glyph.GAP, api.Glyph.ARROW)
        if anywhere and group and isinstance(group[-1], api.Icon):
            begins = True
        if group and begins:
            yield group
            group = ()
        group += (part,)
    if group:
        yield group


@dataclass(frozen=True)
class Pill:
    """So much of something, paid or won."""

    text: str
    icon: str
    """The name of its icon; empty: there is none, and the text says what it is."""
    is_cost: bool
    name: str
    """The same in words."""


class Signs:
    """Measures and paints signs in the size and colours of a theme."""

    def __init__(self, art: PictureCache, theme: Theme) -> None:
        self.art = art
        self.theme = theme

    # ---- icons ---------------------------------------------------------------------------------------------------

    def icons_width(self, rows: api.IconRows, side: float) -> float:
        """How wide icons are in one line."""
        return self._length(in_one_line([row for row in rows if row]), side)

    def icons_fit(self, rows: api.IconRows, side: float, width: float, most_lines: int) -> IconsFit | None:
        """Icons in few lines of a width, rather in one and as large as they can be there; None: they would have to be
        too small.
        """
        parts = in_one_line([row for row in rows if row])
        for most, least in ((1, _ONE_LINE), (most_lines, LEAST_ICON)):
            for now in range(round(side), self.theme.px(least) - 1, -2):
                lines = list(self._broken(parts, now, width))
                if len(lines) <= most and all(self._length(line, now) <= width for line in lines):
                    return IconsFit(tuple(lines), now, max((self._length(line, now) for line in lines), default=0.0))
        return None

    def icons_broken(self, rows: api.IconRows, side: float, width: float) -> IconsFit:
        """Icons in as many lines of a width as they need, never smaller than they can be read."""
        found = self.icons_fit(rows, side, width, 99)
        if found is not None:
            return found
        least = self.theme.px(LEAST_ICON)
        lines = list(self._broken(in_one_line([row for row in rows if row]), least, width, anywhere=True))
        return IconsFit(tuple(lines), least, max(self._length(line, least) for line in lines))

    def _broken(
        self, parts: api.IconRow, side: float, width: float, *, anywhere: bool = False
    ) -> Iterator[api.IconRow]:
        """Lines of parts: they break between two effects, else before an arrow; a figure stays with its icon."""
        line: api.IconRow = ()
        for group in _groups(parts, anywhere):
            if line and self._length(line + group, side) > width:
                yield line[:-1] if line[-1] is api.Glyph.GAP else line
                line = group[1:] if group[0] is api.Glyph.GAP else group
            else:
                line += group
        if line:
            yield line

    def _length(self, parts: api.IconRow, side: float) -> float:
        return sum(self._width(part, side) for part in parts) + max(0, len(parts) - 1) * side * 0.06

    def paint_lines(self, painter: QPainter, fit: IconsFit, box: QRectF, colour: str) -> None:
        """Lines of icons from the left of a box on, at half its height."""
        for line, room in zip(fit.lines, self.line_boxes(fit, box), strict=True):
            self._paint_line(painter, line, QPointF(room.left(), room.center().y()), fit.side, colour)

    def line_boxes(self, fit: IconsFit, box: QRectF) -> list[QRectF]:
        """Where each of the lines stands."""
        top = box.center().y() - fit.height / 2
        return [
            QRectF(box.left(), top + at * fit.side * LINE, self._length(line, fit.side), fit.side)
            for at, line in enumerate(fit.lines)
        ]

    def paint_icons(self, painter: QPainter, rows: api.IconRows, box: QRectF, side: float, colour: str) -> None:
        """Icons in one line, in the middle of a box; smaller if it is too narrow."""
        wide = self.icons_width(rows, side)
        if not wide:
            return
        side = min(side, side * box.width() / wide)
        start = QPointF(box.center().x() - self.icons_width(rows, side) / 2, box.center().y())
        self._paint_line(painter, in_one_line([row for row in rows if row]), start, side, colour)

    def _paint_line(self, painter: QPainter, parts: api.IconRow, start: QPointF, side: float, colour: str) -> None:
        x = start.x()
        for part in parts:
            room = QRectF(x, start.y() - side / 2, self._width(part, side), side)
            self._paint_part(painter, part, room, colour)
            x += room.width() + side * 0.06

    def _width(self, part: api.IconPart, side: float) -> float:
        match part:
            case api.Figure(text):
                return QFontMetricsF(self._figures(side)).horizontalAdvance(text)
            case api.Glyph.ARROW:
                return side * 0.8
            case api.Glyph.GAP:
                return side * 0.3
            case api.Glyph():
                return side * 0.36
        return side

    def _figures(self, side: float) -> QFont:
        face = self.theme.font(15, QFont.Weight.Bold)
        face.setPixelSize(max(12, round(side * 0.82)))
        return face

    def _paint_part(self, painter: QPainter, part: api.IconPart, room: QRectF, colour: str) -> None:
        match part:
            case api.Icon(noun):
                self.art.icon(painter, self.art.icon_of(noun), room)
            case api.Figure(text):
                painter.setFont(self._figures(room.height()))
                painter.setPen(QColor(colour))
                painter.drawText(room.adjusted(-4, -4, 4, 4), int(Qt.AlignmentFlag.AlignCenter), text)
            case api.Glyph.ARROW:
                self._arrow(painter, room, colour)
            case api.Glyph.GAP:
                pass
            case api.Glyph():
                lean = 0.25 if part is api.Glyph.EACH else 0.0
                painter.setPen(QPen(QColor(colour), max(1.4, room.height() * 0.07)))
                away = QPointF(room.width() * lean, -room.height() * 0.38)
                painter.drawLine(room.center() + away, room.center() - away)

    def _arrow(self, painter: QPainter, room: QRectF, colour: str) -> None:
        painter.setPen(
            QPen(QColor(colour), max(1.4, room.height() * 0.09), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        left, right = room.left() + room.width() * 0.12, room.right() - room.width() * 0.12
        y, head = room.center().y(), room.height() * 0.18
        painter.drawLine(QPointF(left, y), QPointF(right, y))
        painter.drawLine(QPointF(right - head, y - head), QPointF(right, y))
        painter.drawLine(QPointF(right - head, y + head), QPointF(right, y))

    # ---- pills ---------------------------------------------------------------------------------------------------

    def pill(self, change: Change, icon: str, amount: str) -> Pill:
        """What a change shows: sign, number, icon; instead of both, if it has no icon, the most of it in words. A sign
        before "1 to 12" would read like a sum: there the ground alone says whether it is paid.
        """
        cost = change.low < 0
        least = min(abs(change.low), abs(change.high))
        sign = MINUS if cost else "+"
        if change.most > least:
            return Pill(f"{least}{DASH}{change.most if icon else amount}", icon, cost, f"{sign}{least}{DASH}{amount}")
        return Pill(f"{sign}{change.most if icon else amount}", icon, cost, f"{sign}{amount}")

    def pills_size(self, pills: Sequence[Pill]) -> QSizeF:
        """The room that pills need beside each other."""
        if not pills:
            return QSizeF(0, 0)
        gap = self.theme.px(4)
        return QSizeF(sum(self._pill_width(one) for one in pills) + gap * (len(pills) - 1), self.theme.px(22))

    def _pill_width(self, pill: Pill) -> float:
        px = self.theme.px
        words = QFontMetricsF(self.theme.font(14, QFont.Weight.DemiBold)).horizontalAdvance(pill.text)
        return words + (px(18) + px(3) if pill.icon else 0) + px(14)

    def paint_pills(self, painter: QPainter, pills: Sequence[Pill], at: QPointF) -> None:
        """Pills beside each other from a point on; a point of their left edge, at half their height."""
        px = self.theme.px
        x = at.x()
        for one in pills:
            box = QRectF(x, at.y() - px(11), self._pill_width(one), px(22))
            ground, ink = (_COST if one.is_cost else _GAIN)[self.theme.dark]
            if self.theme.contrast:
                ground, ink = "#000000", "#ffffff"
            painter.setPen(QPen(QColor(ink), 1.5) if self.theme.contrast else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            painter.setPen(QColor(ink))
            painter.setFont(self.theme.font(14, QFont.Weight.DemiBold))
            words = box.adjusted(px(7), 0, 0, 0)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), one.text)
            if one.icon:
                side = px(18)
                self.art.icon(
                    painter, one.icon, QRectF(box.right() - px(6) - side, box.center().y() - side / 2, side, side)
                )
            x = box.right() + px(4)

    # ---- costs on tiles ------------------------------------------------------------------------------------------

    def _cost_face(self) -> QFont:
        return self.theme.font(13, QFont.Weight.DemiBold)

    def costs_width(self, pills: Sequence[Pill]) -> float:
        """How wide pills are where there is no room for their ground."""
        px, metrics = self.theme.px, QFontMetricsF(self._cost_face())
        each = [metrics.horizontalAdvance(one.text) + (px(2) + px(16) if one.icon else 0) for one in pills]
        return sum(each) + px(6) * max(0, len(each) - 1)

    def paint_costs(self, painter: QPainter, pills: Sequence[Pill], at: QPointF, on_lamp: bool) -> None:
        """Sign, number and icon beside each other, without a ground; a point of the left edge, at half the height."""
        px, metrics, x = self.theme.px, QFontMetricsF(self._cost_face()), at.x()
        for one in pills:
            ink = (_COST if one.is_cost else _GAIN)[self.theme.dark and not on_lamp][1]
            painter.setFont(self._cost_face())
            painter.setPen(QColor("#ffffff" if self.theme.contrast and not on_lamp else ink))
            wide = metrics.horizontalAdvance(one.text)
            painter.drawText(QRectF(x, at.y() - px(10), wide + 2, px(20)), int(Qt.AlignmentFlag.AlignVCenter), one.text)
            x += wide + px(2)
            if one.icon:
                self.art.icon(painter, one.icon, QRectF(x, at.y() - px(8), px(16), px(16)))
                x += px(16)
            x += px(6)

    # ---- keys ----------------------------------------------------------------------------------------------------

    def cap_width(self, text: str) -> float:
        """How wide a key cap is."""
        words = QFontMetricsF(self.theme.font(13, QFont.Weight.DemiBold)).horizontalAdvance(text)
        return max(self.theme.px(21), words + self.theme.px(10))

    def paint_cap(self, painter: QPainter, text: str, at: QPointF, ink: str, ground: str = "") -> None:
        """A key cap whose left edge has its middle at a point."""
        size = self.theme.px(21)
        box = QRectF(at.x(), at.y() - size / 2, self.cap_width(text), size)
        painter.setPen(QPen(QColor(ink), 1.2))
        painter.setBrush(QColor(ground) if ground else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QColor(ink))
        painter.setFont(self.theme.font(13, QFont.Weight.DemiBold))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)
