"""Photos of cards as the table paints them: decoded in about the size that is wanted, a bounded number at a time."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import cache
from threading import Lock

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath

from engine import api
from qtapp.kit.paint.pictures import CARD, UnusablePicture, read_reduced
from qtapp.kit.store.picture_shelf import LONGEST, kept_picture

ROOM = 16 * 1024 * 1024
"""Bytes of decoded photos that are kept: what lies on a table has its own pixmaps, so these are rarely wanted."""
_SIZES = (125, 250, 500, LONGEST)
"""Pixels of the longer side in which photos are decoded: a JPEG is read in eighths, quarters and halves."""


@dataclass(frozen=True, slots=True)
class Photo:
    """A photo on a card, as a value: which one, and which part of it where it is higher than its room (0 to 100)."""

    file: str
    at: int


class PhotoBook(QObject):
    """The photos of this home. Works in any thread."""

    changed = Signal()
    """There are photos now that were missing."""

    def __init__(self) -> None:
        super().__init__()
        self._decoded: OrderedDict[tuple[str, int], QImage | None] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()
        self.stamp = 0
        """Grows when photos have come that were missing: what was painted without them is painted anew."""

    def image(self, photo: Photo, pixels: float) -> QImage | None:
        """A photo whose longer side has at least so many pixels, if the kept one has; None: it is not here."""
        size = next((one for one in _SIZES if one >= pixels), LONGEST)
        key = (photo.file, size)
        with self._lock:
            if key in self._decoded:
                self._decoded.move_to_end(key)
                return self._decoded[key]
        found = _decoded(photo.file, size)
        with self._lock:
            if key not in self._decoded:
                self._decoded[key] = found
                self._bytes += _weight(found)
            while self._bytes > ROOM and len(self._decoded) > 1:
                self._bytes -= _weight(self._decoded.popitem(last=False)[1])
        return found

    def look_again(self) -> None:
        """Photos have come: forget what was missing."""
        with self._lock:
            for key in [key for key, image in self._decoded.items() if image is None]:
                del self._decoded[key]
        self.stamp += 1
        self.changed.emit()


@cache
def common_photos() -> PhotoBook:
    """The photos for every table on the screen."""
    return PhotoBook()


def _decoded(name: str, size: int) -> QImage | None:
    content = kept_picture(name)
    if content is None:
        return None
    try:
        return read_reduced(content, size, CARD)
    except UnusablePicture:
        return None


def _weight(image: QImage | None) -> int:
    return 0 if image is None else image.sizeInBytes()


def photo_on(photo: api.CardPhoto | None, face: str) -> Photo | None:
    """What is painted for the photo of a card where it is shown in this way; None: nothing."""
    return Photo(photo.file, photo.at) if photo is not None and photo.face == face else None


def shown_part(image: QSizeF, room: QSizeF, at: int) -> QRectF:
    """The part of a photo that fills a room: as wide or as high as it is, of the rest the part that was chosen."""
    scale = min(image.width() / room.width(), image.height() / room.height())
    part = QSizeF(room.width() * scale, room.height() * scale)
    top = (image.height() - part.height()) * at / api.MOST_AT
    return QRectF(QPointF((image.width() - part.width()) / 2, top), part)


def paint_photo(
    painter: QPainter, book: PhotoBook | None, photo: Photo | None, room: QRectF, px: float, radius: float
) -> bool:
    """Paint a photo into a room with round corners; False: there is none, the drawing is shown."""
    if book is None or photo is None or room.isEmpty():
        return False
    narrow = book.image(photo, 1)  # its proportions say how large it has to be
    if narrow is None or narrow.isNull():
        return False
    size = QSizeF(narrow.size())
    covers = max(room.width() / size.width(), room.height() / size.height()) * px
    image = book.image(photo, covers * max(size.width(), size.height())) or narrow
    shape = QPainterPath()
    shape.addRoundedRect(room, radius, radius)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.drawImage(room, image, shown_part(QSizeF(image.size()), room.size(), photo.at))
    painter.restore()
    return True
