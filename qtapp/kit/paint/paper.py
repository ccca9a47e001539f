"""Sheets of paper under one lamp at the top left: cards and panels with the shadow of the art guide."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QFrame

from qtapp.kit.paint.theme import Theme

SHADOW = 8
"""How far a card's shadow reaches: room that the card keeps at its right and bottom."""


def paint_sheet(painter: QPainter, box: QRectF, theme: Theme, radius: float = 18, fill: str = "") -> None:
    """A rounded sheet that lies on the table."""
    colours = theme.colours
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not theme.contrast:
        painter.setPen(Qt.PenStyle.NoPen)
        for k, alpha in ((1, 20), (2, 15), (3, 9)):
            painter.setBrush(QColor(20, 16, 8, alpha * (3 if theme.dark else 1)))
            painter.drawRoundedRect(box.translated(1.2 * k, 1.8 * k), radius, radius)
    painter.setBrush(QColor(fill or colours.panel))
    painter.setPen(QPen(QColor(colours.hairline), 3 if theme.contrast else 1))
    painter.drawRoundedRect(box, radius, radius)


def paint_picture(painter: QPainter, box: QRectF, picture: QPixmap, radius: float = 12) -> None:
    """A picture with round corners that fills a box, cut at its edges where the shape differs."""
    if picture.isNull():
        return
    dense = QPixmap(picture)
    dense.setDevicePixelRatio(1)  # a brush would tile by the ratio of the screen
    width, height = dense.width(), dense.height()
    scale = max(box.width() / width, box.height() / height)
    brush = QBrush(dense)
    shift = QTransform()
    shift.translate(box.center().x() - width * scale / 2, box.center().y() - height * scale / 2)
    shift.scale(scale, scale)
    brush.setTransform(shift)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawRoundedRect(box, radius, radius)


class PaperPanel(QFrame):
    """A card of paper with its shadow. Lay children inside its contents."""

    def __init__(self, theme: Theme, radius: float = 18) -> None:
        super().__init__()
        self.theme = theme
        self._radius = radius
        self.setContentsMargins(0, 0, SHADOW, SHADOW)

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        self.theme = theme
        self.update()

    def sheet_box(self) -> QRectF:
        """Where the paper lies inside the widget."""
        return QRectF(self.rect()).adjusted(1, 1, -SHADOW, -SHADOW)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_sheet(painter, self.sheet_box(), self.theme, self._radius)
        painter.end()
