"""A small picture of one thing of the table with what lies around it, larger than the camera shows it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from qtapp.board.paint.art import Picture
from qtapp.board.scene.scene import TableScene
from qtapp.kit.paint.theme import Theme

_AROUND = 0.4
"""How much of what lies beside a thing is seen with it, of its own size."""
_NEAREST = 2.0
"""Pixels to a unit of the table: larger, a picture would show nothing more."""
_DISC = 24


def excerpt(table: TableScene, thing: str, room: QSize, ratio: float, spots: Sequence[str] = ()) -> QPixmap | None:
    """A thing in the middle of a picture as large as the room at most; None: it is not on the table.

    The spots are seen with it, each with its number on it.
    """
    item, found = table.item_of(thing), table.box_of(thing)
    art, marked = table.board_context.art, list[QRectF]()
    if item is not None and item.docked:
        parts, box = [(item.picture, QPointF(), 1.0)], item.picture.footprint(art)
    elif found is not None and not found[1]:
        marked = [spot[0] for name in spots if (spot := table.box_of(name)) is not None and not spot[1]]
        around = reduce(QRectF.united, marked, found[0])
        by = max(found[0].width(), found[0].height()) * (_AROUND if not marked else _AROUND / 2)
        box = around.adjusted(-by, -by, by, by)
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
    for number, place in enumerate(marked, 1):
        paint_number(painter, (place.center() - box.topLeft()) * scale, number, table.board_context.theme)
    painter.end()
    return pixmap


def paint_number(painter: QPainter, middle: QPointF, number: int, theme: Theme) -> None:
    """A number on a disc, as it stands before a point and on what the point speaks of."""
    radius = theme.px(_DISC) / 2
    painter.setPen(QPen(QColor(theme.colours.ink if not theme.contrast else "#ffffff"), 2))
    painter.setBrush(QColor(theme.colours.lamp))
    painter.drawEllipse(middle, radius - 1, radius - 1)
    painter.setPen(QColor(theme.colours.ink))
    painter.setFont(theme.font(14, QFont.Weight.Bold))
    room = QRectF(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius))
    painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), str(number))


def _lying_in(table: TableScene, box: QRectF) -> list[tuple[Picture, QPointF, float]]:
    """Boards and pieces of which something is seen in a box, lowest first."""
    art, found = table.board_context.art, []
    for picture, at, scale, _ in table.grounds.pictures():
        if box.intersects(_box_at(picture.box(art), at, scale)):
            found.append((picture, at, scale))
    items = [item for item in table.items_by_id.values() if not item.docked]
    for item in sorted(items, key=lambda one: one.zValue()):
        if box.intersects(_box_at(item.picture.box(art), item.sprite.at, item.sprite.scale)):
            found.append((item.picture, item.sprite.at, item.sprite.scale))
    return found


def _box_at(box: QRectF, at: QPointF, scale: float) -> QRectF:
    return QRectF(at + box.topLeft() * scale, box.size() * scale)
