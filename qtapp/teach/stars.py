"""Stars that a lesson has earned: full ones and empty ones, told apart by filling, not by colour alone."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from qtapp.kit.app_context import AppContext
from qtapp.teach.progress import MOST_STARS

_SIDE, _GAP = 17, 2


class StarRow(QWidget):
    """Three stars in a row."""

    def __init__(self, context: AppContext, stars: int) -> None:
        super().__init__()
        self._context = context
        self._stars = stars
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = self._context.theme.px(_SIDE)
        return QSize(MOST_STARS * side + (MOST_STARS - 1) * _GAP, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._context.theme.colours
        side = self._context.theme.px(_SIDE)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at in range(MOST_STARS):
            full = at < self._stars
            painter.setPen(QPen(QColor(colours.text if full else colours.border), 1.2))
            painter.setBrush(QColor(colours.lamp) if full else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(_star(QPointF(at * (side + _GAP) + side / 2, side / 2 + 0.5), side / 2 - 1))
        painter.end()


def _star(middle: QPointF, radius: float) -> QPolygonF:
    points = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.45
        angle = -pi / 2 + corner * pi / 5
        points.append(middle + QPointF(cos(angle), sin(angle)) * reach)
    return QPolygonF(points)
