"""A picture that is pasted or dropped: as the bytes that another program gave, so that it goes through the door."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QImage

from qtapp.kit.store.picture_shelf import clean_file, clean_image, clean_picture

_OURS = ("image/jpeg", "image/png")
_SUFFIXES = (".jpg", ".jpeg", ".png")
MOST_GIVEN = 60
"""Files that are taken at once."""

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
