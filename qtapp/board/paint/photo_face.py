"""A piece whose whole face, or whose back, is an owner's photo; without the photo it is drawn as ever."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.api import DRAWN, WHOLE_FACE
from qtapp.board.paint.art import Picture, PictureCache
from qtapp.board.paint.context import ArtContext
from qtapp.board.paint.photos import Photo, paint_photo

_ROUND = 0.05
"""Of the width: corners as round as those of printed cards and tiles."""


@dataclass(frozen=True)
class PhotoFace(Picture):
    """Stands and is taken hold of like what is drawn below it."""

    drawn: Picture
    photo: Photo

    def box(self, art: PictureCache) -> QRectF:
        return self.drawn.box(art)

    def footprint(self, art: PictureCache) -> QRectF:
        return self.drawn.footprint(art)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        room = self.drawn.footprint(art)
        if not paint_photo(painter, art.photos, self.photo, room, px, _ROUND * room.width()):
            self.drawn.paint(painter, art, px)

    def sketch(self) -> Picture:
        return self.drawn.sketch()

    def photo_faces(self) -> tuple[str, ...]:
        return (WHOLE_FACE,)

    def svg(self, art: PictureCache) -> str | None:
        return self.drawn.svg(art)


def photographed(art_context: ArtContext, drawn: Picture, thing: str) -> Picture:
    """What is drawn of a piece or (`back.…`) a back, with the owner's photo upon it if there is one."""
    photo = art_context.photo(thing)
    return drawn if photo is None or photo.face == DRAWN else PhotoFace(drawn, Photo(photo.file, photo.at))
