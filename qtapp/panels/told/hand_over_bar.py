"""Before the next person is called: a moment for the one who has moved, to look, to take it back, or to be done."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from engine.api import LiteralArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import FocusRestorer
from qtapp.kit.controls.layouts import layout_of, make_row
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import SeatClient

WAIT = 3000
"""Milliseconds that it waits."""


class HandOverBar(PaperPanel):
    """Lies at the bottom of its parent: done, with a bar that runs out, and take back."""

    done = Signal()
    take_back = Signal()

    def __init__(self, context: AppContext, client: SeatClient, parent: QWidget) -> None:
        super().__init__(context.theme, 14)
        self.setParent(parent)
        self._context = context
        self._client = client
        self._seat = 0
        self._words = LiveTexts(context.speech, self, client.names)
        self._keyboard = FocusRestorer(self)
        row = make_row(self, gap=10, margins=(14, 10, 14, 10))
        self.ready = _RunningButton()
        self.ready.setProperty("kind", "primary")
        self.ready.clicked.connect(self._ready)
        row.addWidget(self.ready)
        self.back = QPushButton()
        self._words.text(self.back, msg("told.take_back_button", "Take back (Ctrl+Z)"))
        self.back.clicked.connect(self._back)
        row.addWidget(self.back)
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setDuration(WAIT)
        self._run.setEasingCurve(QEasingCurve.Type.Linear)
        self._run.valueChanged.connect(self.ready.run_to)
        self._run.finished.connect(self._ready)
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self._retheme)
        self.hide()

    @property
    def waiting(self) -> bool:
        """Is the one who has moved still thinking it over?"""
        return self.isVisible()

    def wait_for(self, seat: int) -> None:
        """Wait a moment before this seat is called."""
        self._seat = seat
        self._say()
        self._keyboard.take()
        self.show()
        self.raise_()
        self.lie_down()
        self.ready.setFocus()
        self._run.start()

    def dismiss(self) -> None:
        """Take it away."""
        self._run.stop()
        was_seen = self.isVisible()
        self.hide()  # also while another page lies over the table: else it would come back with the table
        if was_seen:
            self._keyboard.give_back()

    def _ready(self) -> None:
        if self.isVisible():
            self.dismiss()
            self.done.emit()

    def _back(self) -> None:
        self.dismiss()
        self.take_back.emit()

    def _say(self) -> None:
        name = LiteralArg(self._client.names.seat_name(self._seat))
        self.ready.setText(self._words.say(msg("told.done_next_button", "Done – next: {seat}", seat=name)))

    def _retheme(self) -> None:
        self.set_theme(self._context.theme)
        if self.isVisible():
            self.lie_down()

    def lie_down(self, free: QRect | None = None) -> None:
        """Take the middle of the bottom of its parent, or of a free part of it."""
        parent = self.parentWidget()
        if parent is None:
            return
        room = free if free is not None and not free.isEmpty() else parent.rect()
        layout_of(self).activate()
        hint = layout_of(self).sizeHint()
        wide, high = min(hint.width() + SHADOW, room.width() - 16), hint.height() + SHADOW
        self.setGeometry(QRect(room.center().x() - wide // 2, room.bottom() - high - 10, wide, high))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ready()
        else:
            super().keyPressEvent(event)


class _RunningButton(QPushButton):
    """A button with a bar along its lower edge that runs out."""

    def __init__(self) -> None:
        super().__init__()
        self._part = 0.0

    def run_to(self, part: object) -> None:
        """So much of the time is over."""
        self._part = float(part) if isinstance(part, (int, float)) else 0.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#ffd84d"))
        wide = (self.width() - 16) * (1 - self._part)
        painter.drawRoundedRect(QRectF(8, self.height() - 6, wide, 3), 1.5, 1.5)
        painter.end()
