"""Bits of cut paper that fall once over the end of a game."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

_COLOURS = ("#ffd84d", "#e58a2b", "#2f8f86", "#b49ae0", "#c94b36", "#f4efe2", "#6fae6a")
_BITS, _LASTS = 110, 4200


class CutPaper(QWidget):
    """Lies over its parent, takes no clicks, and is gone when the last bit has fallen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        dice = random.Random(4)
        self._bits = [
            (dice.random(), dice.uniform(0, 0.45), dice.uniform(0, 6.3), dice.choice(_COLOURS), dice.uniform(7, 14))
            for _ in range(_BITS)
        ]
        """Where it falls, when it begins, how it turns, its colour, its size."""
        self._part = 0.0
        self._fall = QVariantAnimation(self)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.setDuration(_LASTS)
        self._fall.setEasingCurve(QEasingCurve.Type.Linear)
        self._fall.valueChanged.connect(self._fell)
        self._fall.finished.connect(self.hide)
        self.hide()

    @property
    def falling(self) -> bool:
        """Is paper in the air?"""
        return self.isVisible()

    def fall(self) -> None:
        """Let it fall."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self._fall.start()

    def stop(self) -> None:
        """Away with it."""
        self._fall.stop()
        self.hide()

    def _fell(self, part: object) -> None:
        self._part = float(part) if isinstance(part, (int, float)) else 1.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for x, begins, turn, colour, size in self._bits:
            part = (self._part - begins) / 0.55
            if not 0 <= part <= 1:
                continue
            painter.save()
            painter.translate((x + 0.03 * math.sin(turn + part * 6)) * self.width(), part * (self.height() + 40) - 20)
            painter.rotate(math.degrees(turn + part * 7))
            painter.scale(1.0, 0.35 + 0.65 * abs(math.cos(turn + part * 9)))
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF(-size / 2, -size / 3, size, size * 2 / 3), 2, 2)
            painter.restore()
        painter.end()
