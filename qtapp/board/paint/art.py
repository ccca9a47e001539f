"""Picture cache: drawings are read once, coloured for a seat, and painted into pixmaps that equal pictures share.

A picture is a value. It is painted at the size of the device, kept on a shelf of bounded size, and painted anew when
the zoom has come to rest.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections import OrderedDict
from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from qtapp.board.paint.photos import PhotoBook
from qtapp.board.paint.pixmap_shelf import PixmapShelf
from qtapp.board.paint.text import SMALLEST, smallest_drawn
from qtapp.kit.paint.fonts import load_fonts
from qtapp.kit.paths import resources

BODIES, HEAVY = 6 * 1024 * 1024, 2 * 1024 * 1024
"""Bytes of the bodies of numbered pictures that are kept, and of one of them: along the timeline numbers change."""
ICONS = "kit/icons.svg"
"""The icons that all games share; a game may have a file of its own beside its boards and pieces."""
STEPS = 4096
"""Sizes are told apart by such parts of a pixel a unit."""
LONGEST = 8192
"""No pixmap is longer; a larger one is painted smaller and stretched."""
_STYLE = re.compile(r"<style>.*?</style>", re.S)


@cache
def seat_colours(colour: int) -> dict[str, str]:
    """The colours of a seat colour (1 to 5): seat, light, south, east, ink, style."""
    table: dict[str, dict[str, str]] = json.loads((resources() / "kit" / "seats.json").read_text(encoding="utf-8"))
    return table[str(min(5, max(1, colour)))]


class Picture:
    """A drawing as a value: equal pictures share one pixmap. Its origin is the centre of its foot, in board units."""

    def box(self, art: PictureCache) -> QRectF:
        """All it paints, shadow included."""
        raise NotImplementedError

    def footprint(self, art: PictureCache) -> QRectF:
        """What can be taken hold of, and what is fitted into a place."""
        return self.box(art)

    def paint(self, painter: QPainter, art: PictureCache, px: float) -> None:
        """Paint it, in units; `px` says how many pixels a unit has."""
        body = self.body()
        if body is None:
            raise NotImplementedError
        painter.save()
        body.paint(painter, art, px)
        painter.restore()
        self.paint_over(painter, art, px)

    def body(self) -> Picture | None:
        """What stays the same while only a number on it changes: it is painted once for all numbers. None: nothing."""
        return None

    def paint_over(self, painter: QPainter, art: PictureCache, px: float) -> None:
        """Paint the rest upon the body."""

    def edge(self) -> Picture:
        """What is seen of it where an equal one lies a little askew upon it: the rest may be left blank."""
        return self

    def sketch(self) -> Picture:
        """A likeness that is quick to paint, shown for a moment where a large picture is new; its box is the same."""
        return self

    def paint_above(self, painter: QPainter, art: PictureCache) -> None:
        """What a rim round the picture must not hide, in units: paint it once more."""

    def photo_faces(self) -> tuple[str, ...]:
        """How an owner's photo can be shown on it (`IN_SCENE`, `WHOLE_FACE`); nothing: not at all."""
        return ()

    def svg(self, art: PictureCache) -> str | None:
        """Its own source for an export as SVG, in units around its origin; None: a picture of it will do."""
        return None


class PictureCache:
    """Reads drawings and paints pictures."""

    def __init__(self, root: Path | None = None, shelf: PixmapShelf | None = None) -> None:
        load_fonts()
        self.root = root or resources()
        self._shelf = shelf or PixmapShelf()
        self._texts: dict[str, str] = {}
        self._renderers: dict[tuple[str, int, tuple[str, ...]], QSvgRenderer] = {}
        self._boxes: dict[tuple[str, str], QRectF] = {}
        self._bodies: OrderedDict[tuple[Picture, int], QImage] = OrderedDict()
        """What pictures that differ by a number have in common, painted lately."""
        self._icons: tuple[str, ...] = (ICONS,)
        self._icon_of: dict[str, str] = {}
        self._kept = 0
        self.ratio = 1.0
        """Device pixels to a pixel of the screen."""
        self.photos: PhotoBook | None = None
        """Photos of cards, for tables on this person's own screens. Without it (exports, thumbnails, handouts) cards
        are drawn: printed pictures do not leave the house by the back door.
        """
        self.painted = 0
        """How many pictures were painted so far."""

    # ---- drawings ------------------------------------------------------------------------------------------------

    def exists(self, name: str) -> bool:
        """Is there such a drawing?"""
        return name in self._texts or (self.root / name).is_file()

    def text(self, name: str, colour: int = 0, without: tuple[str, ...] = ()) -> str:
        """The source of a drawing, coloured for a seat, or without the parts of some classes.

        A drawing with several faces keeps those that are not usual out of sight in its style; that is replaced.
        """
        text = self._texts.get(name)
        if text is None:
            text = self._texts[name] = (self.root / name).read_text(encoding="utf-8")
        if colour or without:
            shown = seat_colours(colour)["style"] if colour else ""
            style = "<style>" + shown + "".join(f".{part}{{display:none}}" for part in without) + "</style>"
            text = _STYLE.sub(lambda _: style, text, count=1)
        return text

    def renderer(self, name: str, colour: int = 0, without: tuple[str, ...] = ()) -> QSvgRenderer:
        """The drawing, ready to be rendered."""
        found = self._renderers.get((name, colour, without))
        if found is None:
            found = QSvgRenderer(QByteArray(self.text(name, colour, without).encode()))
            found.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
            self._renderers[name, colour, without] = found
        return found

    def size(self, name: str) -> QRectF:
        """The page of a drawing."""
        return self.renderer(name).viewBoxF()

    def element(self, name: str, element: str) -> QRectF:
        """Where an element of a drawing lies; an empty box if there is none."""
        key = (name, element)
        if key not in self._boxes:
            renderer = self.renderer(name)
            box = QRectF()
            if renderer.elementExists(element):
                box = renderer.transformForElement(element).mapRect(renderer.boundsOnElement(element))
            self._boxes[key] = box
        return self._boxes[key]

    def draw(self, painter: QPainter, name: str, at: QPointF, colour: int = 0, scale: float = 1.0) -> None:
        """Paint a whole drawing with the centre of its foot at a point."""
        page = self.size(name)
        foot = self.element(name, "foot")
        centre = foot.center() if foot.isValid() else page.center()
        corner = at - centre * scale
        self.renderer(name, colour).render(painter, QRectF(corner, page.size() * scale))

    def draw_page(
        self, painter: QPainter, name: str, target: QRectF, colour: int = 0, without: tuple[str, ...] = ()
    ) -> None:
        """Paint a whole drawing into a box."""
        self.renderer(name, colour, without).render(painter, target)

    def draw_element(self, painter: QPainter, name: str, element: str, target: QRectF, colour: int = 0) -> None:
        """Paint one element of a drawing into a box."""
        renderer = self.renderer(name, colour)
        if renderer.elementExists(element):
            renderer.render(painter, element, target)

    def icon(self, painter: QPainter, name: str, target: QRectF) -> None:
        """Paint an icon."""
        home = self._home(name)
        if home:
            self.draw_element(painter, home, f"icon.{name}", target)

    def has_icon(self, name: str) -> bool:
        """Is there such an icon?"""
        return bool(self._home(name))

    def use_icons(self, game: str) -> None:
        """Look for icons in the game's own file first, and call them as its nouns do; each if it has such a file."""
        own, names = f"{game}/icons.svg", self.root / game / "icons.toml"
        self._icons = (own, ICONS) if self.exists(own) else (ICONS,)
        self._icon_of = tomllib.loads(names.read_text(encoding="utf-8")) if names.is_file() else {}

    def icon_of(self, noun: str) -> str:
        """The icon of a noun of the game."""
        return self._icon_of.get(noun, noun)

    def _home(self, icon: str) -> str:
        """The drawing that has an icon; empty: none."""
        return next((name for name in self._icons if self.renderer(name).elementExists(f"icon.{icon}")), "")

    # ---- pixmaps -------------------------------------------------------------------------------------------------

    def _key(self, picture: Picture) -> tuple[Picture, Path, tuple[str, ...], float, int]:
        """A picture with all that it is painted with."""
        return picture, self.root, self._icons, self.ratio, self.photos.stamp if self.photos is not None else -1

    def ready(self, picture: Picture, px: float) -> QPixmap | None:
        """The pixmap of a picture at so many pixels a unit, if it was painted already."""
        return self._shelf.find(self._key(picture), round(px * STEPS))

    def rough(self, picture: Picture) -> tuple[QPixmap | None, float]:
        """The pixmap of a picture as it was painted last, and its pixels a unit; none if it was never painted."""
        found, size = self._shelf.newest(self._key(picture))
        return found, size / STEPS if found is not None else 0.0

    def pixmap(self, picture: Picture, px: float) -> QPixmap:
        """The pixmap of a picture at so many pixels a unit."""
        key, size = self._key(picture), round(px * STEPS)
        found = self._shelf.find(key, size, use=True)
        if found is None:
            found = self._paint(picture, px)
            self._shelf.put(key, size, found)
        return found

    def _paint(self, picture: Picture, px: float) -> QPixmap:
        pixmap = QPixmap.fromImage(self.image(picture, px, self._body(picture, px)))
        pixmap.setDevicePixelRatio(self.ratio)
        self.painted += 1
        return pixmap

    def _body(self, picture: Picture, px: float) -> QImage | None:
        """The body of a picture in pixels; None: it has none, or one that begins elsewhere."""
        body = picture.body()
        box = None if body is None else body.box(self)
        if body is None or box is None or box.topLeft() != picture.box(self).topLeft():
            return None
        if box.width() * box.height() * px * px * 4 > HEAVY:
            return None
        key = (body, round(px * STEPS))
        found = self._bodies.pop(key, None)
        if found is None:
            found = self.image(body, px, self._body(body, px))
            self._kept += found.sizeInBytes()
        self._bodies[key] = found
        while self._kept > BODIES:
            self._kept -= self._bodies.popitem(last=False)[1].sizeInBytes()
        return found

    def image(self, picture: Picture, px: float, body: QImage | None = None) -> QImage:
        """A picture painted at so many pixels a unit, upon its body if that is there; works in any thread."""
        box = picture.box(self)
        width, height = max(1, math.ceil(box.width() * px)), max(1, math.ceil(box.height() * px))
        less = min(1.0, LONGEST / max(width, height))
        size = QSize(max(1, round(width * less)), max(1, round(height * less)))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(0, 0, 0, 0))
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        if body is not None and less == 1.0:
            painter.drawImage(0, 0, body)
        painter.scale(px * less, px * less)
        painter.translate(-box.topLeft())
        before = smallest_drawn.set(SMALLEST * self.ratio)
        try:
            if body is not None and less == 1.0:
                picture.paint_over(painter, self, px)
            else:
                picture.paint(painter, self, px * less)
        finally:
            smallest_drawn.reset(before)
            painter.end()
        return image

    def apparent_size(self, px: float) -> float:
        """Pixels as the eye counts them: on a dense screen several make one. What can be read is judged by these."""
        return px / self.ratio

    def set_ratio(self, ratio: float) -> None:
        """Paint for another screen."""
        if ratio != self.ratio:
            self.ratio = ratio
            self._bodies.clear()
            self._kept = 0
