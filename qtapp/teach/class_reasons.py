"""Reasons: the three most voted rows side by side, each with what it costs and brings, for the class to talk about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from engine.api import IconRows, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import clear, height_of, layout_of, make_column, make_row, reveal
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.decision.buttons import WRAP
from qtapp.panels.decision.signs import Pill, Signs

_WIDE, _COLUMN, _ICON = 760, 214, 30


@dataclass(frozen=True, slots=True)
class VotedRow:
    """One of the most voted."""

    number: int
    words: str
    detail: str
    icons: IconRows
    pills: tuple[Pill, ...]
    count: int


class _ReasonColumn(QWidget):
    """Number and votes on top, then what it is, then what it costs and brings, one below the other."""

    def __init__(self, signs: Signs, reason: VotedRow) -> None:
        super().__init__()
        self._signs, self.reason = signs, reason
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        pills = ", ".join(one.name for one in reason.pills)
        self.setAccessibleName(f"{reason.number}. {reason.words} {reason.detail} {pills} ({reason.count})")

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return ceil(self._lay(None, width))

    def sizeHint(self) -> QSize:
        wide = self._signs.theme.px(_COLUMN)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._signs.theme.px(120), 60)

    def _lay(self, painter: QPainter | None, width: int) -> float:
        """Paint it, or only say how high it is."""
        theme, c, px, one = self._signs.theme, self._signs.theme.colours, self._signs.theme.px, self.reason
        side, inner = px(12), width - 2 * px(12)
        top = float(px(12))
        if painter is not None:
            self._signs.paint_cap(painter, str(one.number), QPointF(side, top + px(15)), c.text)
            painter.setFont(theme.font(22, QFont.Weight.Bold))
            painter.setPen(QColor(c.text))
            box = QRectF(side, top, inner, px(30))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(one.count))
        top += px(36)
        if one.icons:
            fit = self._signs.icons_broken(one.icons, px(_ICON), inner)
            if painter is not None:
                self._signs.paint_lines(painter, fit, QRectF(side, top, inner, fit.height), c.text)
            top += fit.height + px(8)
        for words, size, weight, tone in (
            (one.words, 18, QFont.Weight.DemiBold, c.text),
            (one.detail, 15, QFont.Weight.Normal, c.muted),
        ):
            if words:
                face = theme.font(size, weight)
                tall = QFontMetrics(face).boundingRect(QRect(0, 0, round(inner), 2000), WRAP, words).height()
                if painter is not None:
                    painter.setFont(face)
                    painter.setPen(QColor(tone))
                    painter.drawText(QRect(round(side), round(top), round(inner), tall), WRAP, words)
                top += tall + px(4)
        for pill in one.pills:
            top += px(4)
            if painter is not None:
                self._signs.paint_pills(painter, (pill,), QPointF(side, top + px(11)))
            top += px(24)
        return top + px(10)

    def paintEvent(self, event: QPaintEvent) -> None:
        c = self._signs.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(c.border), 1.2))
        painter.setBrush(QColor(c.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        self._lay(painter, self.width())
        painter.end()


class ReasonsCard(PaperPanel):
    """Lies over the table while neighbours talk; it goes with a click, and with the end of the vote."""

    closed = Signal()

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(context.theme, 16)
        self.setParent(parent)
        self._context = context
        self._words = LiveTexts(context.speech, self)
        column = make_column(self, gap=10, margins=(18, 14, 20, 16))
        head = make_row(gap=10)
        texts = make_column(gap=0)
        self.title, hint = WrapLabel("panel"), WrapLabel("muted")
        self._words.text(self.title, msg("class.reasons_title", "Why this one?"))
        self._words.text(
            hint, msg("class.reasons_hint", "Whoever voted for it says why. Then all vote again about these.")
        )
        texts.addWidget(self.title)
        texts.addWidget(hint)
        head.addLayout(texts, 1)
        self.done = QPushButton()
        self._words.text(self.done, msg("class.close_button", "Close"))
        self.done.clicked.connect(self.close_card)
        head.addWidget(self.done, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self._row = make_row(gap=10)
        column.addLayout(self._row, 1)
        self.columns: list[_ReasonColumn] = []
        context.theme_changed.connect(self._retheme)
        self.hide()

    def open_card(self, signs: Signs, reasons: Sequence[VotedRow]) -> None:
        """Lay them side by side."""
        clear(self._row)
        self.columns = [_ReasonColumn(signs, one) for one in reasons]
        for one in self.columns:
            self._row.addWidget(one, 1)
        reveal(self._row)
        self.show()
        self.raise_()

    def close_card(self) -> None:
        """The table is free again."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def lie_in(self, room: QRect) -> None:
        """In the middle of a part of the page."""
        wide = min(self._context.theme.px(_WIDE), room.width() - 8)
        each = (wide - 38 - 10 * max(0, len(self.columns) - 1)) // max(1, len(self.columns))
        tall = max((one.heightForWidth(each) for one in self.columns), default=60)
        head = height_of(layout_of(self), wide) - max((one.sizeHint().height() for one in self.columns), default=0)
        box = QRect(0, 0, wide, min(max(head, self._context.theme.px(84)) + tall + SHADOW, room.height() - 8))
        box.moveCenter(room.center())
        self.setGeometry(box)
        if self.isVisible():
            self.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def _retheme(self, *_: object) -> None:
        self.set_theme(self._context.theme)
