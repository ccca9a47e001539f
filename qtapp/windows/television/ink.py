"""Writing for a screen that is looked at from a sofa: sizes in pixels, whatever size of text somebody has chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from qtapp.kit.paint.theme import FAMILY

_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class Ink:
    """Writes with one painter, in units of a television."""

    def __init__(self, painter: QPainter, unit: float) -> None:
        self._painter = painter
        self._unit = unit

    def font(self, size: float, weight: QFont.Weight) -> QFont:
        """A font of so many units."""
        font = QFont(FAMILY)
        font.setPixelSize(max(9, round(size * self._unit)))
        font.setWeight(weight)
        return font

    def width(self, words: str, size: float, weight: QFont.Weight = QFont.Weight.DemiBold) -> float:
        """How wide something would be, in pixels."""
        return QFontMetricsF(self.font(size, weight)).horizontalAdvance(words)

    def write(
        self,
        box: QRectF,
        words: str,
        size: float,
        colour: str,
        weight: QFont.Weight = QFont.Weight.DemiBold,
        flags: Qt.AlignmentFlag = _LEFT,
    ) -> float:
        """Write into a box, cut where it ends; how wide it has become."""
        font = self.font(size, weight)
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(words) > box.width():
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        self._painter.setFont(font)
        self._painter.setPen(QColor(colour))
        self._painter.drawText(box, int(flags | Qt.TextFlag.TextSingleLine), words)
        return min(box.width(), metrics.horizontalAdvance(words))
