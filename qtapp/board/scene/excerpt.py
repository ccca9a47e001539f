"""A small picture of one thing of the table with what lies around it, larger than the camera shows it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from qtapp.board.paint.art import Picture
from qtapp.board.scene.scene import TableScene

_AROUND = 0.4
"""How much of what lies beside a thing is seen with it, of its own size."""
_NEAREST = 2.0
"""Pixels to a unit of the table: larger, a picture would show nothing more."""


def excerpt(table: TableScene, thing: str, room: QSize, ratio: float) -> QPixmap | None:
    """A thing in the middle of a picture as large as the room at most; None: it is not on the table."""
    item, found = table.item_of(thing), table.box_of(thing)
    art = table.desk.art
    if item is not None and item.docked:
        parts, box = [(item.picture, QPointF(), 1.0)], item.picture.footprint(art)
    elif found is not None and not found[1]:
        by = max(found[0].width(), found[0].height()) * _AROUND
        box = found[0].adjusted(-by, -by, by, by)
        parts = _lying_in(table, box)
    else:
        return None
    if box.isEmpty() or not parts:
        return None
    scale = min(room.width() / box.width(), room.height() / box.height(), _NEAREST)
    size = QSize(max(1, round(box.width() * scale)), max(1, round(box.height() * scale)))
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    corners = QPainterPath()
    corners.addRoundedRect(QRectF(0, 0, size.width(), size.height()), 8, 8)
    painter.setClipPath(corners)
    for picture, at, own in parts:
        painter.save()
        painter.translate((at - box.topLeft()) * scale)
        painter.scale(own * scale, own * scale)
        picture.paint(painter, art, own * scale * ratio)
        painter.restore()
    painter.end()
    return pixmap


def _lying_in(table: TableScene, box: QRectF) -> list[tuple[Picture, QPointF, float]]:
    """Boards and pieces of which something is seen in a box, lowest first."""
    art, found = table.desk.art, []
    for picture, at, scale, _ in table.grounds.pictures():
        if box.intersects(_box_at(picture.box(art), at, scale)):
            found.append((picture, at, scale))
    items = [item for item in table.items_by_id.values() if not item.docked]
    for item in sorted(items, key=lambda one: one.zValue()):
        if box.intersects(_box_at(item.picture.box(art), item.stand.at, item.stand.scale)):
            found.append((item.picture, item.stand.at, item.stand.scale))
    return found


def _box_at(box: QRectF, at: QPointF, scale: float) -> QRectF:
    return QRectF(at + box.topLeft() * scale, box.size() * scale)
