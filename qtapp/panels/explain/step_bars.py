"""How far a lesson or a guide is: one short bar for each of its steps."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtapp.kit.app_context import AppContext

_TALL, _GAP = 6, 5


class StepBars(QWidget):
    """Bars that are done, the present one, and those to come; told apart by tone and, the present one, by height."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._done: list[bool] = []
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_steps(self, done: list[bool], at: int) -> None:
        """Which steps are done, and which one is the present one."""
        self._done, self._at = done, at
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, _TALL + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        count = len(self._done)
        if not count:
            return
        colours, contrast = self._context.theme.colours, self._context.theme.contrast
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        gap = _GAP if count <= 20 else 2
        wide = max(2.0, min(40.0, (self.width() - gap * (count - 1)) / count))
        done = colours.strict if not self._context.theme.dark or contrast else colours.text
        for at, is_done in enumerate(self._done):
            tall = _TALL + 2 if at == self._at else _TALL - 2
            tone = colours.lamp if at == self._at else done if is_done else colours.hairline
            if contrast and at != self._at and not is_done:
                tone = "#666666"
            painter.setBrush(QColor(tone))
            painter.drawRoundedRect(QRectF(at * (wide + gap), (self.height() - tall) / 2, wide, tall), 2, 2)
        painter.end()
