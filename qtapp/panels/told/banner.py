"""The banner at the top of the table: a new round, a phase, and in a reveal whose turn it is, with what was done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.api import Gain, Message
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import ElideLabel, PlainLabel
from qtapp.kit.controls.layouts import clear, layout_of, make_column, make_row
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.words import LiveTexts, person
from qtapp.panels.told.gain_pills import GainPills
from qtapp.session.client import SeatClient

STAYS = 1600
"""Milliseconds that a phase is shown."""
_HIGH, _GREEN = 70, "#3f6f3a"
_MARGINS = 44


class SeatState(Enum):
    """Where the order of a reveal stands with a person."""

    DONE = auto()
    SHOWN = auto()
    TO_COME = auto()


@dataclass(frozen=True)
class SeatStep:
    """One person in the order of a reveal: done, now, or still to come."""

    seat: int
    state: SeatState
    gains: tuple[Gain, ...] = ()


class Banner(PaperPanel):
    """Lies in the middle of the top of its parent, takes no clicks, and is announced politely."""

    def __init__(self, context: AppContext, client: SeatClient, parent: QWidget) -> None:
        super().__init__(context.theme, 16)
        self.setParent(parent)
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.history.names)
        self._small: Message | None = None
        self._large: Message | None = None
        self._order: tuple[SeatStep, ...] = ()
        self._free: QRect | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = make_row(self, gap=0, margins=0)
        self._head = QWidget()
        column = make_column(self._head, gap=0, margins=(20, 6, 20, 8))
        self.small = PlainLabel()
        self.large = ElideLabel()
        column.addStretch(1)
        column.addWidget(self.small)
        column.addWidget(self.large)
        column.addStretch(1)
        row.addWidget(self._head)
        self._seats = QWidget()
        self._row = make_row(self._seats, gap=10, margins=(14, 6, 16, 6))
        row.addWidget(self._seats)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self._words.spoken.connect(self._fill)
        context.theme_changed.connect(self._retheme)
        self.hide()

    @property
    def message(self) -> Message | None:
        """What it says now; None: it is not there."""
        return self._large if self.isVisible() else None

    @property
    def order(self) -> tuple[SeatStep, ...]:
        """Whose turn it is in a reveal."""
        return self._order

    def say(self, large: Message, small: Message | None = None, milliseconds: int = STAYS) -> None:
        """Show a phase for a moment."""
        self._order = ()
        self._show(large, small)
        self._timer.start(milliseconds)

    def show_order(self, large: Message, small: Message | None, order: Sequence[SeatStep]) -> None:
        """Show the order of a reveal; it stays until it is taken away."""
        self._timer.stop()
        self._order = tuple(order)
        self._show(large, small)

    def dismiss(self) -> None:
        """Take it away."""
        self._timer.stop()
        self._order = ()
        self.hide()

    def _show(self, large: Message, small: Message | None) -> None:
        self._large, self._small = large, small
        self._fill()
        self.show()
        self.raise_()
        self.lie_down()  # it says nothing to a reader: the line that has the keyboard says the same

    def _fill(self) -> None:
        if self._large is None:
            return
        theme = self._context.theme
        self.large.setText(self._words.label(self._large))
        self.small.setText(self._words.label(self._small) if self._small is not None else "")
        self.small.setVisible(self._small is not None)
        ink = theme.colours.on_strict if theme.contrast else "#ffffff"
        bold = theme.px(21)
        self.large.setStyleSheet(f"color: {ink}; font-size: {bold}px; font-weight: 700;")
        self.small.setStyleSheet(f"color: {ink}; font-size: {theme.px(13)}px;")
        self.setAccessibleName(self.large.full_text())
        self.large.ensurePolished()
        room = self._room().width() - 2 * SHADOW
        needed = QFontMetrics(theme.font(21, QFont.Weight.Bold)).horizontalAdvance(self.large.full_text()) + 6
        most = room - _MARGINS if not self._order else room // 2 - _MARGINS
        self.large.setMinimumWidth(max(40, min(needed, most)))
        self._fill_order(0)
        for less in (1, 2):  # a narrow window: first without what was gained, then without names
            if not self._order or layout_of(self).sizeHint().width() <= room:
                break
            self._fill_order(less)
            if less > 1:
                self.large.setMinimumWidth(max(40, min(needed, room // 3 - _MARGINS)))

    def _fill_order(self, less: int) -> None:
        clear(self._row)
        for at, step in enumerate(self._order):
            if at and less < 2:
                arrow = PlainLabel("›")
                arrow.setProperty("role", "muted")
                self._row.addWidget(arrow)
            box = self._seat(step, less)
            self._row.addWidget(box)
            box.show()
        self._seats.setVisible(bool(self._order))

    def _seat(self, step: SeatStep, less: int) -> QWidget:
        box = _SeatBox(self._context, now=step.state is SeatState.SHOWN)
        row = make_row(box, gap=8, margins=(8, 4, 10, 4))
        plate = PlainLabel()
        plate.setPixmap(self._context.pixmap(f"seat.{self._client.names.seat_colour(step.seat)}", 26))
        row.addWidget(plate)
        if less > 1:
            return box
        column = make_column(gap=1)
        name = ElideLabel("strong" if step.state is not SeatState.TO_COME else "muted")
        done = " ✓" if step.state is SeatState.DONE else ""
        name.setText(self._words.say(person(step.seat)) + done)
        name.setMinimumWidth(
            min(name.fontMetrics().horizontalAdvance(name.full_text()) + 4, self._context.theme.px(120))
        )
        column.addStretch(1)
        column.addWidget(name)
        if step.gains and not less:
            pills = GainPills(self._context, self._words, size=13)
            pills.show_gains([one for one in step.gains if one.n > 0][:3], self._client.blueprint)
            column.addWidget(pills)
        column.addStretch(1)
        row.addLayout(column)
        return box

    def _retheme(self) -> None:
        self.set_theme(self._context.theme)
        self._fill()
        if self.isVisible():
            self.lie_down()

    def event(self, event: QEvent) -> bool:
        """Words and pills know their true size only once they are laid out: then it takes what they need."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.lie_down()
        return done

    def lie_down(self, free: QRect | None = None) -> None:
        """Take the middle of the top of a free rectangle (the parent)."""
        self._free = free or self._free
        room = self._room()
        layout_of(self).activate()
        wide = min(layout_of(self).sizeHint().width() + SHADOW, room.width() - 16)
        size = QSize(wide, self._context.theme.px(_HIGH) + SHADOW)
        self.setGeometry(QRect(room.center().x() - wide // 2, room.top() + 10, size.width(), size.height()))

    def _room(self) -> QRect:
        parent = self.parentWidget()
        if self._free is not None and not self._free.isEmpty():
            return self._free
        return parent.rect() if parent is not None else QRect(0, 0, 800, 600)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = self.sheet_box()
        path = QPainterPath()
        path.addRoundedRect(sheet, 16, 16)
        painter.setClipPath(path)
        edge = sheet.right() + 2 if not self._order else float(self._head.geometry().right())
        painter.fillRect(QRectF(sheet.left(), sheet.top(), edge - sheet.left(), sheet.height()), self._ground())
        if theme.contrast:
            painter.setClipping(False)
            painter.setPen(QPen(QColor(theme.colours.hairline), 3))
            painter.drawRoundedRect(sheet, 16, 16)
        painter.end()

    def _ground(self) -> QColor:
        return QColor(self._context.theme.colours.strict if self._context.theme.contrast else _GREEN)


class _SeatBox(QWidget):
    """The frame around the person whose deeds are shown now."""

    def __init__(self, context: AppContext, *, now: bool) -> None:
        super().__init__()
        self._context = context
        self._now = now

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._now:
            return
        c = self._context.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(
            QColor(c.lamp if self._context.theme.contrast else "#fff5d1")
            if not self._context.theme.dark
            else Qt.BrushStyle.NoBrush
        )
        painter.setPen(QPen(QColor(c.lamp if self._context.theme.dark else c.ink), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        painter.end()
