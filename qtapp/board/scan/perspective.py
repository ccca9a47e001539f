"""Straightening a photo or scan of a board: four corners, one transform, a picture of the board's own size.

Pure work on images: it runs in a worker thread and tells how far it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPolygonF, QTransform

from engine import api

LARGEST_FILE = 120 * 1024 * 1024
LARGEST_SIDE = 12_000
MOST_PIXELS = 64_000_000
LONGEST = 2400
"""Pixels of the longer side of a straightened board."""

_BY_HEAD = (
    (b"RIFF", b"WEBP", "WebP"),
    (b"II*\x00", b"", "TIFF"),
    (b"MM\x00*", b"", "TIFF"),
)


class UnusablePicture(Exception):
    """A picture that cannot be used; `message` says why in a sentence."""

    def __init__(self, message: api.Message) -> None:
        super().__init__(str(message))
        self.message = message


def read_picture(path: Path) -> QImage:
    """Read a picture of a person's file; anything wrong with it is Unusable with a clear sentence."""
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            head = file.read(32)
    except OSError as error:
        raise UnusablePicture(
            api.msg("window.picture_file_missing", "The picture cannot be read: the file is not there.")
        ) from error
    if size > LARGEST_FILE:
        megabytes = LARGEST_FILE // (1024 * 1024)
        raise UnusablePicture(
            api.msg("window.picture_too_many_megabytes", "The picture is too large: at most {most} MB.", most=megabytes)
        )
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    reader.setDecideFormatFromContent(True)
    if not reader.canRead():
        raise UnusablePicture(_unreadable(head, path))
    wide = reader.size()
    if wide.isValid() and (max(wide.width(), wide.height()) > LARGEST_SIDE or _pixels(wide) > MOST_PIXELS):
        message = api.msg(
            "window.picture_too_many_pixels",
            "The picture is too large: {width} × {height} pixels. At most {most} on a side.",
            width=wide.width(),
            height=wide.height(),
            most=LARGEST_SIDE,
        )
        raise UnusablePicture(message)
    image = reader.read()
    if image.isNull():
        damaged = api.msg("window.picture_damaged", "The picture is damaged and cannot be read to its end.")
        raise UnusablePicture(_unreadable(head, path) if _foreign(head, path) else damaged)
    if min(image.width(), image.height()) < 64:
        raise UnusablePicture(api.msg("window.picture_too_small", "The picture is too small to be a board."))
    return image.convertToFormat(QImage.Format.Format_RGB32)


def _pixels(size: QSize) -> int:
    return size.width() * size.height()


def _foreign(head: bytes, path: Path) -> str:
    """The name of a kind of picture that may not be readable here; empty: none of them."""
    if head[4:8] == b"ftyp" or path.suffix.lower() in (".heic", ".heif"):
        return "HEIC"
    return next((name for start, inside, name in _BY_HEAD if head.startswith(start) and inside in head), "")


def _unreadable(head: bytes, path: Path) -> api.Message:
    kind = _foreign(head, path)
    if kind:
        return api.msg(
            "window.picture_format_unsupported",
            "{kind} pictures cannot be read here. Save it as JPEG or PNG and choose it again.",
            kind=api.LiteralArg(kind),
        )
    return api.msg("window.not_a_readable_picture", "This picture cannot be read. Use a JPEG or PNG file.")


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
