"""What somebody gained, as pills: a number with its sign, and the icon of what it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.api import AmountArg, Blueprint, Gain, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.icons import has_icon, own_icon, paint_icon
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts

GREEN, RED = "#5c9a3a", "#b3261e"
_MOST = 6
"""Pills in a row; more would be a list that nobody reads."""


def icon_of(blueprint: Blueprint, kind: str) -> str:
    """The icon of a kind of piece or count; empty: it has none."""
    for count in blueprint.kinds:
        stem, _, owner = count.kind.rpartition(".")
        if kind == (stem if owner.isdigit() else count.kind) and count.icon and has_icon(count.icon):
            return count.icon
    if has_icon(kind):
        return kind
    chips = [place.chip for place in blueprint.places if kind in place.accepts and place.chip]
    return next((chip for chip in chips if chip is not None and has_icon(chip)), "")


def gain_words(gain: Gain) -> Message:
    """A gain or a loss in words."""
    amount = AmountArg(gain.n, gain.kind)
    if gain.n > 0:
        return msg("preview.amount_gained", "+{amount}", amount=amount)
    return msg("preview.amount_lost", "{amount}", amount=amount)


class GainPills(QWidget):
    """A row of pills, as wide as they need; what has no icon is written out."""

    def __init__(self, context: AppContext, words: LiveTexts, *, on_dark: bool = False, size: float = 15) -> None:
        super().__init__()
        self._context = context
        self._words = words
        self._on_dark = on_dark
        """They lie on the dark paper of a caption."""
        self._size = size
        self._pills: list[tuple[str, str, bool]] = []
        """Text, icon, and whether it is a gain."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_gains(self, gains: Sequence[Gain], blueprint: Blueprint) -> None:
        """Show what there is to be shown, the largest first."""
        self._pills = []
        spoken = []
        for gain in sorted(gains, key=lambda one: -one.n)[:_MOST]:
            icon = icon_of(blueprint, gain.kind)
            words = self._words.say(gain_words(gain))
            spoken.append(words)
            sign = "+" if gain.n > 0 else "−"
            own = own_icon(blueprint.game, icon) if icon else ""
            self._pills.append((f"{sign}{abs(gain.n)}" if icon else words, own, gain.n > 0))
        self.setAccessibleName(", ".join(spoken))
        set_tool_tip(self, self.accessibleName())
        if self.parentWidget() is not None:  # without one it would be a window of its own
            self.setVisible(bool(self._pills))
        self.updateGeometry()
        self.update()

    @property
    def texts(self) -> list[str]:
        """What stands on the pills."""
        return [text for text, _, _ in self._pills]

    def _font(self) -> QFont:
        return self._context.theme.font(self._size, QFont.Weight.DemiBold)

    def _widths(self) -> list[float]:
        metrics = QFontMetricsF(self._font())
        px = self._context.theme.px
        icon, pad = px(self._size + 5), px(9)
        return [
            metrics.horizontalAdvance(text) + 2 * pad + (icon + px(3) if name else 0) for text, name, _ in self._pills
        ]

    def sizeHint(self) -> QSize:
        widths, gap = self._widths(), self._context.theme.px(6)
        tall = self._context.theme.px(self._size + 13)
        return QSize(round(sum(widths) + gap * max(0, len(widths) - 1)) + 1, tall if widths else 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font())
        ground, ink = c.panel, c.text
        if self._on_dark and not theme.contrast:
            ground, ink = "#f4efe2", "#1e2a32"
        x, gap, pad, side = 0.5, theme.px(6), theme.px(9), theme.px(self._size + 5)
        for wide, (text, icon, gained) in zip(self._widths(), self._pills, strict=True):
            box = QRectF(x, 0.5, wide, self.height() - 1)
            tint = blend(ground, GREEN if gained else RED, 0.2)
            painter.setBrush(QColor(ground if theme.contrast else tint))
            painter.setPen(QPen(QColor(c.border), 2) if theme.contrast else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(box, theme.px(9), theme.px(9))
            painter.setPen(QColor(ink))
            room = box.adjusted(pad, 0, -pad, 0)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
            if icon:
                tone = "#33444f" if self._on_dark and not theme.contrast else c.icon
                paint_icon(painter, icon, tone, QRectF(room.right() - side, (self.height() - side) / 2, side, side))
            x += wide + gap
        painter.end()
