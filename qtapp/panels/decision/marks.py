"""What stands round the rows of the decision card: steps that are done, heads of groups, buttons at its foot."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.api import IconRows
from qtapp.kit.paint.icons import paint_icon
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.panels.decision.buttons import WRAP, CardButton
from qtapp.panels.decision.signs import Pill, Signs

_ARROW = 20
"""Pixels for the arrow behind a step that is done."""


class PillsMark(QWidget):
    """Pills at the end of the breadcrumb: what the steps that are done cost and bring in any case."""

    def __init__(self, signs: Signs, pills: Sequence[Pill], spoken: str) -> None:
        super().__init__()
        self._signs = signs
        self._pills = tuple(pills)
        self.setAccessibleName(spoken)
        set_tool_tip(self, spoken)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        size = self._signs.pills_size(self._pills)
        return QSize(ceil(size.width()) + 2, max(24, self._signs.theme.px(24)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._signs.paint_pills(painter, self._pills, QPointF(0, self.height() / 2))
        painter.end()


class StepMark(CardButton):
    """A step of the breadcrumb: done (a click leads back to it), or the present one."""

    def __init__(self, signs: Signs, words: str, number: int, is_done: bool) -> None:
        super().__init__()
        self._signs = signs
        self._words = words
        self.number = number
        self.is_done = is_done
        self.setText(words.replace("&", "&&"))
        self.setAccessibleName(words)
        self.setEnabled(is_done)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus if is_done else Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if is_done:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _face(self) -> QFont:
        return self._signs.theme.font(14, QFont.Weight.Normal if self.is_done else QFont.Weight.DemiBold)

    def sizeHint(self) -> QSize:
        px = self._signs.theme.px
        words = min(QFontMetrics(self._face()).horizontalAdvance(self._words), px(150))
        return QSize(words + px(26) + (px(_ARROW) if self.is_done else 0), max(px(24), 24))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c, px = self._signs.theme, self._signs.theme.colours, self._signs.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(1, self.height() / 2 - px(10), px(20), px(20))
        if self.is_done:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#2f6b35" if not theme.contrast else "#ffffff"))
            painter.drawEllipse(disc)
            pen = QPen(QColor("#ffffff" if not theme.contrast else "#000000"), max(1.8, px(2)))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            middle, side = disc.center(), disc.width() * 0.22
            painter.drawPolyline(
                [
                    middle + QPointF(-side, 0),
                    middle + QPointF(-side * 0.2, side * 0.8),
                    middle + QPointF(side, -side * 0.8),
                ]
            )
        else:
            painter.setPen(QPen(QColor(c.ink if not theme.contrast else c.lamp), 2))
            painter.setBrush(QColor(c.lamp))
            painter.drawEllipse(disc)
            painter.setPen(QColor(c.ink))
            painter.setFont(theme.font(13, QFont.Weight.Bold))
            painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), str(self.number))
        painter.setFont(self._face())
        painter.setPen(QColor(c.text if self.underMouse() or not self.is_done else c.muted))
        left = disc.right() + px(5)
        room = QRectF(left, 0, self.width() - left - (px(_ARROW) if self.is_done else 0), self.height())
        told = QFontMetrics(self._face()).elidedText(self._words, Qt.TextElideMode.ElideRight, ceil(room.width()) + 1)
        painter.drawText(room.adjusted(0, 0, 2, 0), int(Qt.AlignmentFlag.AlignVCenter), told)
        if self.is_done:
            painter.setPen(QPen(QColor(c.muted), 1.6))
            x, y = self.width() - px(_ARROW) / 2, self.height() / 2
            painter.drawPolyline([QPointF(x - 3, y - 4), QPointF(x + 1, y), QPointF(x - 3, y + 4)])
        painter.end()


class FootButton(CardButton):
    """A button at the foot: words, and the key that does the same if there is one."""

    def __init__(self, signs: Signs, words: str, key: str, icon: str = "") -> None:
        super().__init__()
        self._signs = signs
        self._words = words
        self._key = key
        self._icon = icon
        self._shown = words
        self.setText(words.replace("&", "&&"))
        self.setAccessibleName(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_small(self, small: bool) -> None:
        """Only the icon and the key stand on it; the words are its tip."""
        self._shown = "" if small and self._icon else self._words
        set_tool_tip(self, self._words if not self._shown else "")
        self.updateGeometry()

    def _face(self) -> QFont:
        return self._signs.theme.font(14, QFont.Weight.DemiBold)

    def sizeHint(self) -> QSize:
        px = self._signs.theme.px
        words = QFontMetrics(self._face()).horizontalAdvance(self._shown)
        icon = px(18) + px(5) if self._icon else 0
        cap = px(7) + self._signs.cap_width(self._key) if self._key else 0
        return QSize(ceil(px(9) + icon + words + cap + px(8)), max(38, px(36)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c, px = self._signs.theme, self._signs.theme.colours, self._signs.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        bright = self.underMouse() or self.isDown()
        painter.setBrush(QColor(c.raised if not bright else blend(c.raised, c.text, 0.1)))
        painter.setPen(QPen(QColor(c.border), 2) if theme.contrast or self.hasFocus() else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, 9, 9)
        x = float(px(9))
        if self._icon:
            side = px(18)
            paint_icon(painter, self._icon, c.icon, QRectF(x, self.height() / 2 - side / 2, side, side))
            x += side + px(5)
        painter.setFont(self._face())
        painter.setPen(QColor(c.text))
        words = QFontMetrics(self._face()).horizontalAdvance(self._shown)
        painter.drawText(QRectF(x, 0, words + 2, self.height()), int(Qt.AlignmentFlag.AlignVCenter), self._shown)
        if self._key:  # an empty cap would look like a box to tick
            self._signs.paint_cap(painter, self._key, QPointF(x + words + px(7), self.height() / 2), c.muted, c.panel)
        painter.end()


class ChangesLine(QWidget):
    """A line of words, then pills: the head of a group, or what every row costs."""

    def __init__(
        self, signs: Signs, words: str, pills: Sequence[Pill], icons: IconRows = (), is_strong: bool = True
    ) -> None:
        super().__init__()
        self._signs = signs
        self._words = words
        self._pills = tuple(pills)
        self._icons = icons
        self._strong = is_strong
        self.setAccessibleName(words)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _face(self) -> QFont:
        return self._signs.theme.font(14, QFont.Weight.DemiBold if self._strong else QFont.Weight.Normal)

    def hasHeightForWidth(self) -> bool:
        return True

    def _lay(self, width: int) -> tuple[QRect, QPointF, int]:
        px = self._signs.theme.px
        left = ceil(self._signs.icons_width(self._icons, px(20)))
        left += px(6) if left else 0
        metrics = QFontMetrics(self._face())
        room = max(px(60), width - left)
        words = metrics.boundingRect(QRect(0, 0, room, 2000), WRAP, self._words)
        box = QRect(left, 0, room, max(words.height(), px(24)))
        pills = self._signs.pills_size(self._pills)
        one_line = words.height() <= metrics.lineSpacing() + 2
        if one_line and left + words.width() + px(8) + pills.width() <= width:
            return box, QPointF(left + words.width() + px(8), box.height() / 2), box.height()
        return box, QPointF(left, box.bottom() + px(13)), box.height() + (px(26) if self._pills else 0)

    def heightForWidth(self, width: int) -> int:
        return self._lay(width)[2]

    def sizeHint(self) -> QSize:
        width = max(self.width(), self._signs.theme.px(300))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self._signs.theme.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        c, px = self._signs.theme.colours, self._signs.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, pills, _ = self._lay(self.width())
        icons = QRectF(0, 0, max(0, box.left() - px(6)), box.height())
        self._signs.paint_icons(painter, self._icons, icons, px(20), c.text)
        painter.setFont(self._face())
        painter.setPen(QColor(c.text if self._strong else c.muted))
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(box, flags, self._words)
        self._signs.paint_pills(painter, self._pills, pills)
        painter.end()
