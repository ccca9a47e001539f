"""Small pictures of kept games: read one after the other, when somebody looks at their rows."""

from __future__ import annotations

from collections import deque
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap

from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.pictures import THUMBNAIL, UnusablePicture, read_picture
from qtapp.kit.wait.file_loader import FileTooSlow

_AT_ONCE = 2
_MOST = 300
"""Pictures that are kept; a row of the library is small."""
_WAITING = 24
"""Rows that were scrolled past need none."""


def _small(path: Path, size: QSize) -> QImage:
    """The picture of a file, scaled to cover a size. Made for a worker."""
    mode = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    return read_picture(path, THUMBNAIL).scaled(size, mode, Qt.TransformationMode.SmoothTransformation)


class ThumbnailStore(QObject):
    """Gives what it has and reads the rest in the background."""

    ready = Signal()

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._pictures: dict[tuple[Path, float, int], QPixmap] = {}
        self._waiting: deque[tuple[tuple[Path, float, int], QSize]] = deque(maxlen=_WAITING)
        self._reading: set[tuple[Path, float, int]] = set()

    def picture(self, path: Path, changed: float, size: QSize) -> QPixmap | None:
        """The picture of a file as it was at a moment; empty: there is none. None: it is not read yet."""
        key = (path, changed, size.width())
        if key in self._pictures:
            return self._pictures[key]
        if key not in self._reading and all(key != one for one, _ in self._waiting):
            self._waiting.append((key, size))
            self._next()
        return None

    def _next(self) -> None:
        while self._waiting and len(self._reading) < _AT_ONCE:
            key, size = self._waiting.pop()  # what was looked at last is still seen
            self._reading.add(key)
            work = partial(_small, key[0], size)
            self._context.loader.run(self, work, partial(self._read, key), partial(self._failed, key))

    def _read(self, key: tuple[Path, float, int], picture: QImage) -> None:
        self._keep(key, QPixmap.fromImage(picture))

    def _failed(self, key: tuple[Path, float, int], error: Exception) -> None:
        self._keep(key, QPixmap())
        if not isinstance(error, (UnusablePicture, FileTooSlow)):
            raise error

    def _keep(self, key: tuple[Path, float, int], picture: QPixmap) -> None:
        self._reading.discard(key)
        while len(self._pictures) >= _MOST:
            del self._pictures[next(iter(self._pictures))]
        self._pictures[key] = picture
        self.ready.emit()
        self._next()
