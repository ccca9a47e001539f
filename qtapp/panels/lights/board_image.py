"""A board with all that stands on it as one picture, put together from what the table has painted already."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from qtapp.board.scene.scene import TableScene


def board_image(table: TableScene, box: QRectF, room: QSizeF, ratio: float) -> tuple[QPixmap, bool]:
    """A part of the scene in the middle of so much room, and whether all of it was painted; the rest comes soon."""
    scale = min(room.width() / box.width(), room.height() / box.height())
    image = QPixmap(round(room.width() * ratio), round(room.height() * ratio))
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    corner = QPointF(room.width() / 2, room.height() / 2) - box.center() * scale
    painter.setClipRect(QRectF(corner + box.topLeft() * scale, box.size() * scale))  # no slices of its neighbours
    whole = True
    for picture, at, size in table.standing_on(box):
        pixmap = table.pixmap(picture, scale * size * ratio, False)
        if pixmap is None:
            whole = False
            continue
        edge = picture.box(table.board_context.art)
        spot = corner + at * scale
        painter.drawPixmap(
            QRectF(spot + edge.topLeft() * scale * size, edge.size() * scale * size), pixmap, QRectF(pixmap.rect())
        )
    painter.end()
    return image, whole
