"""A picture that is pasted or dropped: as the bytes that another program gave, so that it goes through the door."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QImage

from engine.api import msg
from qtapp.kit.paint.pictures import PHOTO, UnusablePicture, read_reduced, read_regular_file
from qtapp.kit.store.picture_shelf import clean_file, clean_image, clean_picture, kept_picture

_OURS = ("image/jpeg", "image/png")
_SUFFIXES = (".jpg", ".jpeg", ".png")
MOST_GIVEN = 60
"""Files that are taken at once."""
LONGEST_SHEET = 4_000
"""Pixels of the longer side of a sheet with cards: nine of them are then as sharp as they are kept."""
_LEAST_SHEET = 100

CleanWork = Callable[[], bytes]
"""Reads a picture and gives its pixels, beside the window."""


def given_files(data: QMimeData) -> list[Path]:
    """The pictures among files that were dropped or copied."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() in _SUFFIXES][:MOST_GIVEN]


def holds_picture(data: QMimeData) -> bool:
    """Is there any picture in it?"""
    return bool(given_files(data)) or any(data.hasFormat(one) for one in _OURS) or _is_system_image(data)


def given_works(data: QMimeData) -> list[CleanWork]:
    """How each of its pictures is read; nothing is decoded yet, except what the system itself holds as pixels."""
    files = given_files(data)
    if files:
        return [partial(clean_file, path) for path in files]
    for one in _OURS:
        if data.hasFormat(one):
            return [partial(clean_picture, bytes(data.data(one).data()))]
    if _is_system_image(data):
        image = data.imageData()
        if isinstance(image, QImage) and not image.isNull():
            return [partial(clean_image, image.copy())]
    return []


def _is_system_image(data: QMimeData) -> bool:
    """Elsewhere Qt would decode whatever another program offers, with readers that nobody chose."""
    return sys.platform in ("win32", "darwin") and data.hasImage()


def read_sheet(path: Path) -> QImage:
    """A picture with many cards from a file."""
    return _sheet(read_regular_file(path, PHOTO.most_bytes), path.suffix)


def shelved_sheet(name: str) -> QImage:
    """A photo that is kept, to be cut anew."""
    content = kept_picture(name)
    if content is None:
        raise UnusablePicture(msg("box.photo_is_gone", "This photo is not there any more."))
    return _sheet(content)


def given_sheet(data: QMimeData) -> Callable[[], QImage] | None:
    """How the first picture of it is read as a sheet with cards; None: there is none."""
    files = given_files(data)
    if files:
        return partial(read_sheet, files[0])
    for one in _OURS:
        if data.hasFormat(one):
            return partial(_sheet, bytes(data.data(one).data()))
    if _is_system_image(data):
        image = data.imageData()
        if isinstance(image, QImage) and not image.isNull():
            return partial(_as_sheet, image.copy())
    return None


def _sheet(data: bytes, suffix: str = "") -> QImage:
    return _as_sheet(read_reduced(data, LONGEST_SHEET, PHOTO, suffix))


def _as_sheet(image: QImage) -> QImage:
    if min(image.width(), image.height()) < _LEAST_SHEET:
        raise UnusablePicture(msg("box.sheet_too_small", "The picture is too small to hold cards."))
    if max(image.width(), image.height()) > LONGEST_SHEET:
        size = image.size().scaled(LONGEST_SHEET, LONGEST_SHEET, Qt.AspectRatioMode.KeepAspectRatio)
        image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return image.convertToFormat(QImage.Format.Format_RGB32)
