"""The items of the scene: what stands on the table, drawn from shared pixmaps, one blit each."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from qtapp.board.paint.art import Picture
from qtapp.board.paint.context import BoardContext
from qtapp.board.paint.picture import RotatedPicture
from qtapp.board.place.sprite import Sprite

_STRAIGHT = 1e-6
_SMOOTH = QPainter.RenderHint.SmoothPixmapTransform


class PictureScene(Protocol):
    """What a picture needs of the scene that it lies in."""

    board_context: BoardContext
    flat: QTransform
    hasty: bool
    zoom: float

    @property
    def dock(self) -> QGraphicsItem: ...

    def pixmap(self, picture: Picture, px: float, must: bool) -> QPixmap | None: ...

    def rough(self, picture: Picture, px: float) -> tuple[QPixmap | None, float]: ...


class RootItem(QGraphicsItem):
    """Holds other items together; draws nothing."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing to draw."""


class Blit(NamedTuple):
    """A pixmap as it comes to lie on the screen, in device pixels."""

    flat: QTransform
    """That of the scene for device pixels: another one means another screen."""
    transform: QTransform
    pixmap: QPixmap
    target: QRectF
    source: QRectF


class PictureItem(QGraphicsItem):
    """A picture in the scene. At rest it is one blit of a pixmap that was painted at device size."""

    def __init__(self, table: PictureScene, picture: Picture, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._picture = picture
        self._box = picture.box(table.board_context.art)
        self._pixmap: QPixmap | None = None
        self._px = 0.0
        self._blit: Blit | None = None
        """The last plain blit: as long as it is looked at from the same point, there is nothing to reckon."""
        self._stretched: tuple[QRectF, QPixmap, QRectF] | None = None
        """Where and what is drawn while the camera flies: in units of the item the same from picture to picture."""
        self.moving = False
        """On its way: drawn stretched until it has arrived."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def picture(self) -> Picture:
        """What is drawn."""
        return self._picture

    def set_picture(self, picture: Picture) -> None:
        """Draw something else."""
        if picture != self._picture:
            self.prepareGeometryChange()
            self._picture = picture
            self._box = picture.box(self._table.board_context.art)
            self._pixmap = self._blit = self._stretched = None
            self._px = 0.0
            self.update()

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        stretched = self._stretched
        if stretched is not None and self._table.hasty and not self.moving and stretched[1] is self._pixmap:
            painter.setRenderHint(_SMOOTH, False)
            painter.drawPixmap(*stretched)
            if self.has_marks:
                self.paint_marks(painter, painter.worldTransform())
            return
        transform = painter.worldTransform()
        flat, blit = self._table.flat, self._blit
        if blit is not None and blit.flat is flat and blit.transform == transform:
            painter.setWorldTransform(flat)
            painter.drawPixmap(blit.target, blit.pixmap, blit.source)
        else:
            self._paint_anew(painter, transform)
        self.paint_marks(painter, transform)

    def _paint_anew(self, painter: QPainter, transform: QTransform) -> None:
        """Find the pixmap and where it comes to lie, and draw it; the painter may keep another transform."""
        ratio = self._table.board_context.art.ratio
        px = hypot(transform.m11(), transform.m12()) * ratio
        straight = abs(transform.m12()) < _STRAIGHT
        self._blit = self._stretched = None
        if not straight and not self.moving and not self._table.hasty and self._paint_turned(painter, transform, px):
            return
        if self._pixmap is None:
            self._pixmap, self._px = self._table.rough(self._picture, px)
        pixmap = self._pixmap
        if pixmap is None or (abs(self._px - px) > 1e-9 and not self._table.hasty and not self.moving and straight):
            pixmap = self._table.pixmap(self._picture, px, pixmap is None)
            if pixmap is not None:
                self._pixmap, self._px = pixmap, px
            else:
                pixmap = self._pixmap
        if pixmap is None:
            return
        source = QRectF(pixmap.rect())
        if straight and abs(self._px - px) < 1e-9:
            corner = transform.map(self._box.topLeft())
            target = QRectF(round(corner.x() * ratio), round(corner.y() * ratio), pixmap.width(), pixmap.height())
            flat = self._table.flat  # device pixels: one plain blit
            painter.setWorldTransform(flat)
            painter.drawPixmap(target, pixmap, source)
            self._blit = Blit(flat, transform, pixmap, target, source)
        else:
            less = pixmap.width() / max(1.0, self._box.width() * self._px)
            scale = 1 / (self._px * (less if less < 0.99 else 1.0))
            target = QRectF(self._box.topLeft(), self._box.topLeft())
            target.setSize(pixmap.size().toSizeF() * scale)
            painter.setRenderHint(_SMOOTH, self.moving or not straight)
            painter.drawPixmap(target, pixmap, source)
            if straight:
                self._stretched = (target, pixmap, source)

    def _paint_turned(self, painter: QPainter, transform: QTransform, px: float) -> bool:
        """What stands askew is painted so once, then it is a plain blit too; False: it is not ready."""
        art = self._table.board_context.art
        picture = RotatedPicture(self._picture, self.rotation())
        pixmap = self._table.pixmap(picture, px, self._pixmap is None)
        if pixmap is None:
            return False
        box, origin = picture.box(art), transform.map(QPointF(0, 0)) * art.ratio
        x, y = origin.x() + box.left() * px, origin.y() + box.top() * px
        target = QRectF(round(x), round(y), pixmap.width(), pixmap.height())
        source, flat = QRectF(pixmap.rect()), self._table.flat
        painter.setWorldTransform(flat)
        painter.drawPixmap(target, pixmap, source)
        self._blit = Blit(flat, transform, pixmap, target, source)
        return True

    @property
    def has_marks(self) -> bool:
        """Is anything drawn over the picture?"""
        return False

    def paint_marks(self, painter: QPainter, transform: QTransform) -> None:
        """What is drawn over the picture; the transform is the item's own, the painter may have another by now."""


class SpriteItem(PictureItem):
    """A thing on the table."""

    def __init__(self, table: PictureScene, sprite: Sprite, parent: QGraphicsItem | None = None) -> None:
        super().__init__(table, sprite.picture, parent)
        self.sprite = sprite
        self.grabbable = False
        self.selected = False
        self._foot = sprite.picture.footprint(table.board_context.art)
        self._docked = parent is table.dock
        self._bounds: tuple[float, float, QRectF] | None = None
        """Scale, zoom and what it covers then."""
        self._reach = self._farthest()

    def set_sprite(self, sprite: Sprite) -> None:
        """Stand for something that has changed."""
        same = sprite.picture == self.sprite.picture
        self.sprite = sprite
        if not same:
            self.set_picture(sprite.picture)
            self._foot = sprite.picture.footprint(self._table.board_context.art)
            self._bounds = None
        self._reach = self._farthest()

    def _farthest(self) -> float:
        """How far from its centre it reaches at most, however it is turned."""
        foot, scale = self._foot, self.sprite.scale
        return scale * hypot(max(-foot.left(), foot.right()), max(-foot.top(), foot.bottom()))

    def is_far(self, x: float, y: float) -> bool:
        """Does it surely not reach a point of its parent? Quick to tell, for most of what is on a table."""
        sprite, reach = self.sprite, self._reach
        return not self.moving and not (-reach <= x - sprite.x <= reach and -reach <= y - sprite.y <= reach)

    def stands_as(self, sprite: Sprite, parent: QGraphicsItem) -> bool:
        """Is it there already, looking and lying just so?"""
        if sprite != self.sprite or self._docked != (parent is self._table.dock) or self.rotation() != sprite.turn:
            return False
        at = self.pos()
        return at.x() == sprite.x and at.y() == sprite.y and self.scale() == sprite.scale and not self.moving

    def lay_into(self, parent: QGraphicsItem) -> None:
        """Stand on the boards, or be held in the strip."""
        self.setParentItem(parent)
        self._docked = parent is self._table.dock
        self._bounds = None

    @property
    def docked(self) -> bool:
        """Is it held in the strip?"""
        return self._docked

    def foot(self) -> QRectF:
        """What can be taken hold of, in its own units."""
        return self._foot

    def boundingRect(self) -> QRectF:
        scale, zoom = self.scale(), self._table.zoom
        known = self._bounds
        if known is None or known[0] != scale or known[1] != zoom:
            margin = 8 / max(0.05, scale * (1.0 if self._docked else zoom))
            known = (scale, zoom, self._box.united(self._foot.adjusted(-margin, -margin, margin, margin)))
            self._bounds = known
        return known[2]

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._foot)
        return path

    def scene_foot(self) -> QRectF:
        """What can be taken hold of, in the scene."""
        return self.mapRectToScene(self._foot)

    def mark(self, *, grabbable: bool, selected: bool = False) -> None:
        """Show that it can be taken hold of now, or that it is chosen."""
        if (grabbable, selected) != (self.grabbable, self.selected):
            self.grabbable, self.selected = grabbable, selected
            self.update()

    @property
    def has_marks(self) -> bool:
        """Can it be taken hold of, is it chosen, or does everything have a rim?"""
        return self.grabbable or self.selected or self._table.board_context.theme.contrast

    def paint_marks(self, painter: QPainter, transform: QTransform) -> None:
        contrast = self._table.board_context.theme.contrast
        if not self.has_marks:
            return
        scale = max(1e-6, hypot(transform.m11(), transform.m12()))
        wide, tall = self._foot.width() * scale, self._foot.height() * scale
        colours = self._table.board_context.theme.colours
        painter.setWorldTransform(QTransform())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = min(10.0, wide * 0.07 + 1)
        if contrast and not self.sprite.closed and not self.sprite.kind:
            thick = min(3.0, max(1.2, min(wide, tall) * 0.06))
            rim = outline(self._foot, transform, thick / 2, radius)
            for tone, more in (("#000000", 1.4), ("#ffffff", 0.0)):
                painter.setPen(QPen(QColor(tone), thick + more))
                painter.drawPath(rim)
        if self.grabbable or self.selected:
            thick = 4.0 if self.selected else 2.4
            rim = outline(self._foot, transform, thick / 2, radius)
            painter.setPen(QPen(QColor(colours.ink), thick + 2))
            painter.drawPath(rim)
            painter.setPen(QPen(QColor(colours.lamp), thick))
            painter.drawPath(rim)
        painter.setWorldTransform(transform)
        self._picture.paint_above(painter, self._table.board_context.art)


def outline(box: QRectF, transform: QTransform, out: float, radius: float) -> QPainterPath:
    """A rounded line so many pixels outside of a box, as it lies on the screen; also round a box that stands askew."""
    scale = max(1e-6, hypot(transform.m11(), transform.m12()))
    by = out / scale
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(-by, -by, by, by), radius / scale, radius / scale)
    return transform.map(path)
