"""Painting bit by bit: pictures at rest are sharp, while something moves what is there is stretched."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsScene

from qtapp.board.paint.art import Picture, PictureCache

SLICE = 0.02
"""Seconds that are painted at once while the zoom settles."""
FRAME = 0.016
"""Seconds that new pictures may take in one frame; more of them come a moment later."""
LARGE, COARSE = 500_000, 0.25
"""Device pixels of a picture that is painted coarsely before it is painted sharp, and how coarsely."""


class PaintedScene(QGraphicsScene):
    """A scene whose items ask it for their pixmaps, so that no frame takes long."""

    def __init__(self, art: PictureCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.hasty = False
        """The zoom is moving: stretch what is there."""
        self.patient = True
        """Paint everything before showing it (pictures, first frame)."""
        self.hurried = False
        """Somebody goes along the timeline: show at once what there is, what is new a moment later."""
        self.flat = QTransform()
        """What makes a painter's units device pixels; made anew for another screen."""
        self._spent = 0.0
        """Seconds that new pictures took in this frame."""
        self._wanted: dict[tuple[Picture, float], None] = {}
        self._later = QTimer(self)
        self._later.setInterval(0)
        self._later.timeout.connect(self._paint_some)

    def pixmap(self, picture: Picture, px: float, must: bool) -> QPixmap | None:
        """The pixmap of a picture; None: it will be ready in a moment, stretch what you have."""
        art = self._art
        found = art.ready(picture, px)
        if found is None and (self.patient or (must and not (self.hurried and self._spent > FRAME))):
            start = time.perf_counter()
            found = art.pixmap(picture, px)
            self._spent += time.perf_counter() - start
        if found is None:
            self._wanted[picture, px] = None
            if not self._later.isActive():
                self._later.start()
        return found

    def begin_frame(self) -> None:
        """The table is painted anew: there is time again for some pictures that were never painted."""
        self._spent = 0.0
        if self.flat.m11() != 1 / self._art.ratio:
            self.flat = QTransform.fromScale(1 / self._art.ratio, 1 / self._art.ratio)

    def rough(self, picture: Picture, px: float) -> tuple[QPixmap | None, float]:
        """A pixmap of a picture at some other size, to be stretched until it is sharp; none if all must be sharp.

        A large one that was never painted (a board that has just grown) is painted coarsely first: that is quick.
        """
        art = self._art
        found, size = (None, 0.0) if self.patient else art.rough(picture)
        if found is None and self.hurried:
            box = picture.box(art)
            if box.width() * box.height() * px * px > LARGE:
                start = time.perf_counter()
                found, size = art.pixmap(picture.sketch(), px * COARSE), px * COARSE
                self._spent += time.perf_counter() - start
        return found, size

    def _paint_some(self) -> None:
        end = time.perf_counter() + SLICE
        while self._wanted and time.perf_counter() < end:
            (picture, px), _ = self._wanted.popitem()
            self._art.pixmap(picture, px)
        if not self._wanted:
            self._later.stop()
            self.update()

    def settle(self) -> None:
        """The zoom has come to rest: everything is painted at its size, bit by bit."""
        self.hasty = False
        self._wanted.clear()
        self.update()

    @property
    def settled(self) -> bool:
        """Is everything sharp?"""
        return not self._wanted and not self.hasty
