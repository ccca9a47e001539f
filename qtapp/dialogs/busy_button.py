"""A button that shows at once that something goes on behind it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton

from qtapp.kit.app_context import AppContext

_STEP, _BEAT = 0.04, 40


class BusyButton(QPushButton):
    """While it is busy it cannot be pressed, and a bar runs along its foot."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._at: float | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._run)

    @property
    def busy(self) -> bool:
        """Does the bar run?"""
        return self._at is not None

    def set_busy(self, words: str) -> None:
        """Show it now, before the work begins that keeps the window from painting."""
        self._at = 0.3
        self.setText(words)
        self.setMinimumWidth(self.sizeHint().width())  # what it says now may be longer
        around = self.parentWidget()
        layout = around.layout() if around is not None else None
        if layout is not None:
            layout.activate()
        self.setEnabled(False)
        self._timer.start(_BEAT)
        self.repaint()

    def _run(self) -> None:
        if self._at is not None:
            self._at = (self._at + _STEP) % 1.0
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._at is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        bar = QRectF(10, self.height() - 8, self.width() - 20, 4)
        painter.setBrush(QColor(self._context.theme.colours.hairline))
        painter.drawRoundedRect(bar, 2, 2)
        painter.setBrush(QColor(self._context.theme.colours.lamp))
        part = bar.width() * 0.3
        painter.drawRoundedRect(QRectF(bar.left() + (bar.width() - part) * self._at, bar.top(), part, 4), 2, 2)
        painter.end()
