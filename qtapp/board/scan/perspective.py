"""Straightening a photo or scan of a board: four corners, one transform, a picture of the board's own size.

Pure work on images: it runs in a worker thread and tells how far it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPolygonF, QTransform

from engine import api
from qtapp.kit.paint.pictures import PHOTO, UnusablePicture, read_picture

_STRIPS = 16
LONGEST = 2400
"""Pixels of the longer side of a straightened board."""


def read_photo(path: Path) -> QImage:
    """A person's picture of a board; anything wrong with it is UnusablePicture with a clear sentence."""
    image = read_picture(path, PHOTO)
    if min(image.width(), image.height()) < 64:
        raise UnusablePicture(api.msg("window.picture_too_small", "The picture is too small to be a board."))
    return image.convertToFormat(QImage.Format.Format_RGB32)


def convex(corners: Sequence[QPointF]) -> bool:
    """Do four corners, in order, span a proper quadrilateral?"""
    if len(corners) != 4:
        return False
    signs = []
    for index in range(4):
        a, b, c = corners[index], corners[(index + 1) % 4], corners[(index + 2) % 4]
        one, other = b - a, c - b
        signs.append(one.x() * other.y() - one.y() * other.x())
    return all(sign > 1 for sign in signs) or all(sign < -1 for sign in signs)


def straighten(
    photo: QImage,
    corners: Sequence[QPointF],
    size: QSize,
    progress: Callable[[float], bool] | None = None,
) -> QImage:
    """The part of a photo between four corners (top left, then clockwise), straightened to a size.

    `progress` is told from 0 to 1 and answers False to stop; a stopped work gives a null image.
    """
    if not convex(corners):
        raise UnusablePicture(
            api.msg("window.corners_must_span_board", "The four corners must span the board: drag them apart.")
        )
    # A small result is warped large and then scaled smoothly: single steps would alias.
    span = max(_length(corners[0], corners[1]), _length(corners[3], corners[2]))
    grow = min(2.0, max(1.0, span / max(1, size.width())))
    large = QSize(round(size.width() * grow), round(size.height() * grow))
    target = QPolygonF(
        [QPointF(0, 0), QPointF(large.width(), 0), QPointF(large.width(), large.height()), QPointF(0, large.height())]
    )
    transform = QTransform()
    if not QTransform.quadToQuad(QPolygonF(list(corners)), target, transform):
        raise UnusablePicture(
            api.msg("window.corners_must_span_board", "The four corners must span the board: drag them apart.")
        )
    image = QImage(large, QImage.Format.Format_RGB32)
    image.fill(0xFFFBF7EC)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
    strip = max(64, large.height() // 16)
    for top in range(0, large.height(), strip):
        if progress is not None and not progress(top / large.height() * 0.9):
            painter.end()
            return QImage()
        painter.resetTransform()
        painter.setClipRect(0, top, large.width(), strip)
        painter.setTransform(transform)
        painter.drawImage(QPointF(0, 0), photo)
    painter.end()
    if large != size:
        image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    if progress is not None:
        progress(1.0)
    return image


def shrunk(photo: QImage, longest: int) -> QImage:
    """A smaller copy, made strip by strip: whoever waits for the interpreter gets it in between."""
    size = photo.size().scaled(longest, longest, Qt.AspectRatioMode.KeepAspectRatio)
    if size.width() >= photo.width():
        return photo
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    smooth = Qt.TransformationMode.SmoothTransformation
    for at in range(_STRIPS):
        top, bottom = (round(part * size.height() / _STRIPS) for part in (at, at + 1))
        first, last = (round(row * photo.height() / size.height()) for row in (top, bottom))
        if bottom > top and last > first:
            strip = photo.copy(0, first, photo.width(), last - first)
            small = strip.scaled(size.width(), bottom - top, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            painter.drawImage(0, top, small)
    painter.end()
    return image


def _length(one: QPointF, other: QPointF) -> float:
    return float(((one.x() - other.x()) ** 2 + (one.y() - other.y()) ** 2) ** 0.5)


def board_size(width: float, height: float) -> QSize:
    """The size in pixels of a straightened board."""
    scale = LONGEST / max(width, height)
    return QSize(round(width * scale), round(height * scale))


def as_png(image: QImage) -> bytes:
    """An image as PNG data."""
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImageWriter

    raw = QByteArray()
    buffer = QBuffer(raw)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(raw.data())
