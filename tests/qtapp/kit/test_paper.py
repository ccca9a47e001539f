"""Pictures on cards fill their box once, on every screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from qtapp.kit.paint.paper import paint_picture


def painted(ratio: float) -> QImage:
    """A picture of four coloured corners, on a screen with so many device pixels to a pixel."""
    picture = QPixmap(QSize(round(80 * ratio), round(60 * ratio)))
    painter = QPainter(picture)
    wide, tall = picture.width() // 2, picture.height() // 2
    for at, colour in enumerate(("#ff0000", "#00ff00", "#0000ff", "#ffff00")):
        painter.fillRect(at % 2 * wide, at // 2 * tall, wide, tall, QColor(colour))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    page = QImage(QSize(round(200 * ratio), round(150 * ratio)), QImage.Format.Format_RGB32)
    page.setDevicePixelRatio(ratio)
    page.fill(Qt.GlobalColor.white)
    painter = QPainter(page)
    paint_picture(painter, QRectF(0, 0, 200, 150), picture, 4)
    painter.end()
    return page


def test_a_picture_is_shown_once_and_whole_whatever_the_screen(qapp: QApplication) -> None:
    for ratio in (1.0, 1.5, 2.0):
        page = painted(ratio)
        seen = [
            page.pixelColor(round(x * ratio), round(y * ratio)).name()
            for x, y in ((30, 30), (70, 60), (130, 30), (30, 90), (70, 130), (180, 130))
        ]
        assert seen == ["#ff0000", "#ff0000", "#00ff00", "#0000ff", "#0000ff", "#ffff00"], ratio
