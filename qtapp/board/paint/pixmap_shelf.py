"""Pixmaps that were painted, kept as long as there is room: the tables of one program share them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from functools import cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

SHELF = 96 * 1024 * 1024
"""Bytes of pixmaps that are kept."""


class PixmapShelf:
    """Pixmaps of pictures, each in the sizes in which it was painted. The one that was not wanted for longest goes."""

    def __init__(self) -> None:
        self._pixmaps: OrderedDict[tuple[Hashable, int], QPixmap] = OrderedDict()
        self._newest: dict[Hashable, int] = {}
        """The size in which each picture was painted last."""
        self._bytes = 0

    def find(self, picture: Hashable, size: int, *, use: bool = False) -> QPixmap | None:
        """A picture in a size; what is used is kept longer."""
        found = self._pixmaps.get((picture, size))
        if found is not None and use:
            self._pixmaps.move_to_end((picture, size))
        return found

    def newest(self, picture: Hashable) -> tuple[QPixmap | None, int]:
        """A picture as it was painted last, and its size."""
        size = self._newest.get(picture, 0)
        return self._pixmaps.get((picture, size)), size

    def put(self, picture: Hashable, size: int, pixmap: QPixmap) -> None:
        """Keep what was painted."""
        self._pixmaps[picture, size] = pixmap
        self._newest[picture] = size
        self._bytes += _weight(pixmap)
        while self._bytes > SHELF and len(self._pixmaps) > 1:
            (gone, of_size), old = self._pixmaps.popitem(last=False)
            self._bytes -= _weight(old)
            if self._newest.get(gone) == of_size:
                del self._newest[gone]

    def clear(self) -> None:
        """Keep nothing."""
        self._pixmaps.clear()
        self._newest.clear()
        self._bytes = 0


@cache
def common_shelf() -> PixmapShelf:
    """The shelf of all tables on the screen: a lesson shows the boards of the game that was played before."""
    shelf, app = PixmapShelf(), QCoreApplication.instance()
    if app is not None:
        app.aboutToQuit.connect(shelf.clear)  # a pixmap must not outlive the program
    return shelf


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
