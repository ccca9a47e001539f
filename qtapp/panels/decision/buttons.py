"""The options on the decision card: rows and tiles."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from qtapp.kit.paint.stylesheet import blend
from qtapp.panels.decision.signs import IconsFit, Pill, Signs
from qtapp.panels.decision.steps import Row

WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_ENDS = re.compile("[ \n\u00ad]|(?<=[-–])")
"""Where a line may end."""
LEAST = 44
"""Pixels that a row is high and a tile at least, so that a finger hits it."""
_TILE_WIDE, _TILE_SIDES = 52, 10
_MOST_LINES, _ICON_LINE, _PILL_LINE = 3, 32, 26
"""Lines beside icons at most; pixels of a line of icons above longer words."""
_ICON, _ICON_SIDE = 22, 24
_AMBER = "#d69a00"
"""What the votes of the leader are filled with, on the light of the lamp."""
_COUNT = 34
"""Pixels of the disc in which votes are counted."""
_ARROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True)
class RowVotes:
    """What a class has voted for a row."""

    count: int
    share: float
    """Of all votes."""
    is_leader: bool


class CardButton(QAbstractButton):
    """A button that paints itself; arrow keys lead to its neighbours, as the card knows them."""

    is_ready: Callable[[], bool] = staticmethod(lambda: True)
    """May Enter press it already? One that was meant for what lay here before may not."""
    stepped = Signal(int)
    """An arrow key: 1 leads on, -1 back. (Qt would give it to the scroll area around the button.)"""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ENTER:
            if not event.isAutoRepeat() and self.is_ready():
                self.click()
        elif key in _ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.stepped.emit(_ARROWS[key])
        else:
            super().keyPressEvent(event)


class OptionButton(CardButton):
    """A row or a tile."""

    looked_at = Signal(object)
    """Row under the pointer or the keyboard; None: it left."""

    def __init__(self, signs: Signs, row: Row, number: int, words: str, detail: str, pills: Sequence[Pill]) -> None:
        super().__init__()
        self.row = row
        self._signs = signs
        self._number = number
        self._words = words
        self._detail = detail
        self._pills = tuple(pills)
        self._lit = False
        self._outshone = False
        self._votes: RowVotes | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)

    @property
    def words(self) -> str:
        """What stands on it."""
        return self._words

    @property
    def pills(self) -> tuple[Pill, ...]:
        """What it costs and brings."""
        return self._pills

    def set_votes(self, votes: RowVotes | None) -> None:
        """A class votes: a bar behind its words, the count at its edge; who leads is bright. None: it does not."""
        if votes != self._votes:
            had, self._votes = self._votes is not None, votes
            if had != (votes is not None):
                self.updateGeometry()
            self.update()

    @property
    def votes(self) -> RowVotes | None:
        """What it shows of a vote."""
        return self._votes

    def set_lit(self, lit: bool) -> None:
        """Its target is under the pointer."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    @property
    def is_pointed_at(self) -> bool:
        """Is it, or its target on the table, under the pointer?"""
        return self._lit or self.underMouse()

    def set_outshone(self, outshone: bool) -> None:
        """The pointer is at another row: if the keyboard is here, only the rim says so."""
        if outshone != self._outshone:
            self._outshone = outshone
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(self.row)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked_at.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self.row)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # ---- painting ------------------------------------------------------------------------------------------------

    @property
    def _edge(self) -> int:
        """Pixels at the right that belong to the count of votes."""
        return 0

    @property
    def _is_bright(self) -> bool:
        if self._votes is not None:  # the leader is lit, and not the row at which the keyboard stands
            return self._votes.is_leader or self.is_pointed_at or self.isDown()
        return self.is_pointed_at or self.isDown() or (self.hasFocus() and not self._outshone)

    def _begin(self) -> tuple[QPainter, QRectF, str, str]:
        """A painter on the button's ground, its box, and the colours of words and of what is less important."""
        theme, c = self._signs.theme, self._signs.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5 - self._edge / 2, -1.5)
        bright = self._is_bright
        if bright:
            painter.setBrush(QColor(c.lamp))
            painter.setPen(QPen(QColor(c.ink if not theme.contrast else "#ffffff"), 2))
        else:
            painter.setBrush(
                QColor(c.panel if theme.contrast else blend(c.panel, "#ffffff", 0.45 if not theme.dark else 0.04))
            )
            quiet = QPen(QColor(c.border if theme.contrast else c.hairline), 1.2)
            painter.setPen(QPen(QColor(c.text), 2) if self.hasFocus() else quiet)
        painter.drawRoundedRect(box, 9, 9)
        if self._votes is not None and self._votes.count:
            self._fill(painter, box, bright)
        if bright:
            return painter, box, c.ink, blend(c.lamp, c.ink, 0.8)
        faint = self.row.is_doubtful and not theme.contrast
        return painter, box, c.muted if faint else c.text, c.muted

    def _fill(self, painter: QPainter, box: QRectF, bright: bool) -> None:
        """So much of the row as it has of the votes."""
        assert self._votes is not None
        c = self._signs.theme.colours
        inner = box.adjusted(1.5, 1.5, -1.5, -1.5)
        whole, part = QPainterPath(), QPainterPath()
        whole.addRoundedRect(inner, 8, 8)
        part.addRect(QRectF(inner.left(), inner.top(), inner.width() * self._votes.share, inner.height()))
        tone = blend(c.lamp, _AMBER, 0.45) if bright else blend(c.panel, c.strict, 0.2)
        painter.fillPath(whole.intersected(part), QColor(tone))

    def _paint_count(self, painter: QPainter, middle: QPointF, tall: float) -> None:
        """How many have voted for it: on a dark ground for whoever leads."""
        if self._votes is None:
            return
        theme, c = self._signs.theme, self._signs.theme.colours
        face = theme.font(round(tall * 0.53), QFont.Weight.Bold)
        wide = max(tall, QFontMetrics(face).horizontalAdvance(str(self._votes.count)) + tall * 0.5)
        box = QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall)
        lead = self._votes.is_leader
        painter.setPen(QPen(QColor(c.strict if not theme.contrast else c.text), 1.8))
        painter.setBrush(QColor(c.strict if lead else c.panel))
        painter.drawRoundedRect(box, tall / 2, tall / 2)
        painter.setFont(face)
        painter.setPen(QColor(c.on_strict if lead else c.text))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(self._votes.count))


@dataclass(frozen=True)
class _RowPlan:
    """Where the parts of a row stand."""

    left: float
    fit: IconsFit | None
    above: bool
    """Do the icons stand above the words?"""
    words: QRect
    detail: QRect
    pills: QPointF


def _widest(metrics: QFontMetrics, text: str) -> int:
    """The longest part of a text at which no line can end."""
    return max(metrics.horizontalAdvance(part) for part in _ENDS.split(text))


class OptionRow(OptionButton):
    """A row: number, icons, words and a line of detail, pills at the right."""

    def __init__(self, signs: Signs, row: Row, number: int, words: str, detail: str, pills: Sequence[Pill]) -> None:
        super().__init__(signs, row, number, words, detail, pills)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._heights: dict[tuple[float, int, int], int] = {}
        """By size of text and width: layouts ask often, and measuring words takes long."""

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        width = max(self.width(), self._signs.theme.px(300))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._signs.theme.px(90), LEAST)

    def heightForWidth(self, width: int) -> int:
        key = (self._signs.theme.text_scale, width, self._edge)
        if key not in self._heights:
            plan = self._lay(width)
            bottom = plan.detail.bottom() if plan.detail.height() else plan.words.bottom()
            icons = plan.fit.height + self._signs.theme.px(6) if plan.fit is not None and not plan.above else 0
            self._heights[key] = max(LEAST, ceil(bottom) + 1 + self._signs.theme.px(3), ceil(icons))
        return self._heights[key]

    @property
    def _edge(self) -> int:
        return self._signs.theme.px(_COUNT + 4) if self._votes is not None else 0

    def words_box(self) -> QRect:
        """Where its words stand."""
        return self._lay(self.width()).words

    def is_cut(self) -> bool:
        """Is a word wider than its room?"""
        theme, plan = self._signs.theme, self._lay(self.width())
        said = ((15, plan.words, self._words), (13, plan.detail, self._detail))
        return any(_widest(QFontMetrics(theme.font(size)), text) > box.width() for size, box, text in said if text)

    def icon_lines(self) -> list[QRectF]:
        """Where its icons stand, line by line."""
        plan = self._lay(self.width())
        return self._signs.line_boxes(plan.fit, self._icons_box(plan)) if plan.fit is not None else []

    def icons_side(self) -> float:
        """How large its icons are; 0: it has none."""
        fit = self._lay(self.width()).fit
        return fit.side if fit is not None else 0.0

    def _fitting(self, room: float) -> tuple[Pill, ...]:
        """The first pills that have room beside each other; the tip tells the rest."""
        shown = self._pills
        while len(shown) > 1 and self._signs.pills_size(shown).width() > room:
            shown = shown[:-1]
        return shown

    def _lay(self, width: int) -> _RowPlan:
        """Boxes of icons, words and detail, and where the pills begin; pills that leave no room go below the words."""
        theme = self._signs.theme
        px = theme.px
        width -= self._edge
        left = px(8) + (self._signs.cap_width("9") + px(8) if self._number else px(2))
        room_of_icons = (width + self._edge) * 0.32
        fit = self._signs.icons_fit(self.row.icons, px(_ICON_SIDE), room_of_icons, 2) if self.row.icons else None
        text_at = round(left + (fit.width + px(9) if fit else 0))
        pills = self._signs.pills_size(self._fitting(width - text_at - px(8)))
        beside = bool(self._pills) and width - text_at - pills.width() - px(16) >= px(104)
        room = round(width - text_at - (pills.width() + px(8) if beside else 0) - px(8))
        room = max(px(60), room)
        metrics = QFontMetrics(theme.font(15))
        tall, top = metrics.boundingRect(QRect(0, 0, room, 2000), WRAP, self._words).height(), px(3)
        long = tall > _MOST_LINES * metrics.lineSpacing() or _widest(metrics, self._words) > room
        above = bool(self.row.icons) and (fit is None or long)
        if above:  # a long sentence stands below its icons, and words below icons that would have to be too small
            text_at, room = round(left), round(width - left - px(8))
            fit = self._signs.icons_broken(self.row.icons, px(_ICON_SIDE), room)
            top = round(fit.height) + px(_ICON_LINE - _ICON_SIDE)
            tall, beside = metrics.boundingRect(QRect(0, 0, room, 2000), WRAP, self._words).height(), False
        box = QRect(text_at, top, room, tall)
        detail = QRect(text_at, box.bottom() + 1, room, 0)
        if self._detail:
            small = QFontMetrics(theme.font(13))
            at, wide = text_at, room
            if _widest(small, self._detail) > room:
                at, wide = round(left), round(width - left - px(8))  # below the icons a long word has room
            tall = small.boundingRect(QRect(0, 0, wide, 2000), WRAP, self._detail).height()
            detail = QRect(at, box.bottom() + 1, wide, tall)
        end = detail.bottom() if self._detail else box.bottom()
        whole = max(LEAST, end + px(4))
        if self._pills and not beside:
            at_words, at_icons = (len(self._fitting(width - x - px(8))) for x in (text_at, left))
            spot = QPointF(left if at_icons > at_words else text_at, end + px(2) + px(11))  # rather there than left out
            detail.setHeight(detail.height() + px(_PILL_LINE))
        else:
            shift = max(0, (whole - (end + px(4))) // 2)
            box.translate(0, shift)
            detail.translate(0, shift)
            spot = QPointF(width - pills.width() - px(9), whole / 2)
        return _RowPlan(left, fit, above, box, detail, spot)

    def _icons_box(self, plan: _RowPlan) -> QRectF:
        assert plan.fit is not None
        tall, words, px = plan.fit.height, plan.words, self._signs.theme.px
        below = min(plan.pills.x(), plan.detail.left()) < words.left()
        centre = words.center().y() if below else self.height() / 2  # with something below they come up to the words
        if plan.above:
            centre = words.top() - (tall + px(_ICON_LINE - _ICON_SIDE)) / 2
        return QRectF(plan.left, max(centre - tall / 2, 3.0), plan.fit.width, tall)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, _, ink, muted = self._begin()
        theme, px = self._signs.theme, self._signs.theme.px
        plan = self._lay(self.width())
        words, detail, pills = plan.words, plan.detail, plan.pills
        if self._number:
            self._signs.paint_cap(painter, str(self._number), QPointF(px(8), self.height() / 2), muted)
        if plan.fit is not None:
            self._signs.paint_lines(painter, plan.fit, self._icons_box(plan), ink)
        painter.setFont(theme.font(15))
        painter.setPen(QColor(ink))
        painter.drawText(words, WRAP, self._words)
        if self._detail:
            painter.setFont(theme.font(13))
            painter.setPen(QColor(muted))
            painter.drawText(detail, WRAP, self._detail)
        room_right = self.width() - self._edge - min(float(words.left()), pills.x()) - px(8)
        self._signs.paint_pills(painter, self._fitting(room_right), pills)
        self._paint_count(painter, QPointF(self.width() - self._edge / 2 - 1, self.height() / 2), px(_COUNT))
        painter.end()


class OptionTile(OptionButton):
    """A tile: icons, or a word or two where there are none; what it costs more than its neighbours below."""

    def __init__(self, signs: Signs, row: Row, number: int, words: str, detail: str, pills: Sequence[Pill]) -> None:
        super().__init__(signs, row, number, words, detail, pills)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def _with_words(self) -> bool:
        """Words stand on it unless its icons say the same."""
        return not self.row.icons or len(self._words) <= 6

    def _face(self) -> QFont:
        return self._signs.theme.font(15)

    def sizeHint(self) -> QSize:
        px = self._signs.theme.px
        wide = self._signs.icons_width(self.row.icons, px(_ICON))
        if self._with_words:
            wide += QFontMetrics(self._face()).horizontalAdvance(self._words) + (px(5) if self.row.icons else 0)
        wide = min(max(wide, self._signs.costs_width(self._pills)), px(330))
        wide += px(_COUNT) if self._votes is not None else 0
        tall = px(22) + (px(18) if self._pills else px(6)) + px(6)
        return QSize(max(_TILE_WIDE, ceil(wide) + px(_TILE_SIDES)), max(LEAST, tall))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box, ink, _ = self._begin()
        px = self._signs.theme.px
        upper = QRectF(box)
        if self._pills:
            upper.setBottom(box.bottom() - px(18))
        icons = self._signs.icons_width(self.row.icons, px(_ICON))
        words = QFontMetrics(self._face()).horizontalAdvance(self._words) if self._with_words else 0
        gap = px(5) if icons and words else 0
        left = upper.center().x() - (icons + gap + words) / 2
        if words:
            painter.setFont(self._face())
            painter.setPen(QColor(ink))
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
            painter.drawText(QRectF(left, upper.top(), words + 2, upper.height()), flags, self._words)
        if icons:
            room = QRectF(left + words + gap, upper.top(), min(icons, upper.width() - px(8)), upper.height())
            if not words:
                room.moveLeft(upper.center().x() - room.width() / 2)
            self._signs.paint_icons(painter, self.row.icons, room, px(_ICON), ink)
        if self._pills:
            at = QPointF(box.center().x() - self._signs.costs_width(self._pills) / 2, box.bottom() - px(11))
            self._signs.paint_costs(painter, self._pills, at, self._is_bright)
        side = px(_COUNT * 0.6)
        self._paint_count(painter, QPointF(self.width() - side * 0.75, side * 0.6), side)
        painter.end()
