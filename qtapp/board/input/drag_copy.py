"""The copy of a thing that is dragged: it follows the pointer, and stays as a ghost where its drop was refused."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from qtapp.board.motion.surface import Surface
from qtapp.board.place.sprite import Sprite
from qtapp.board.scene.highlight import DraggedOutline
from qtapp.board.scene.pieces import PictureItem, SpriteItem

LIFTED = 1.05
FADED = 0.35
"""How much is left of the thing itself until it is decided where it goes."""
_Z = 1300


class DragCopy:
    """At most one at a time."""

    def __init__(self, surface: Surface) -> None:
        self._surface = surface
        self._table = surface.scene
        self._sprite: PictureItem | None = None
        self._offset = QPointF()
        self._outline: DraggedOutline | None = None

    @property
    def is_lifted(self) -> bool:
        """Is there a copy?"""
        return self._sprite is not None

    @property
    def ghost(self) -> QRectF | None:
        """The box of a refused drop; None: none was refused."""
        return self._outline.box if self._outline is not None else None

    def lift(self, stand: Sprite, at: QPointF) -> bool:
        """Put a copy of a thing under the pointer; the thing itself fades. False: it is not there."""
        item = self._table.items_by_id.get(stand.id)
        if item is None:
            return False
        self._table.mover.finish()
        unit = 1.0 if item.docked else self._surface.camera.scale
        picture = self._table.art.dragged(stand)
        foot = stand.picture.footprint(self._table.board_context.art)
        size = foot.width() * stand.scale * unit * LIFTED
        self._sprite = PictureItem(self._table, picture, self._table.dock)
        self._sprite.setZValue(_Z)
        scale = size / picture.footprint(self._table.board_context.art).width()
        largest = max(0.42, self._surface.camera.scale * 1.1) if item.docked else scale
        self._sprite.setScale(min(scale, largest))
        where = self._table.dock.mapFromScene(item.scenePos())
        shrink = min(1.0, largest / scale) * LIFTED
        self._offset = (where - at) * shrink
        self._table.raise_card("", animate=False)
        item.setOpacity(FADED)
        return True

    def follow(self, at: QPointF) -> None:
        """Go where the pointer is."""
        if self._sprite is not None:
            self._sprite.setPos(at + self._offset)

    def become_ghost(self, at: QPointF | None) -> None:
        """Stay as a ghost, at a point if one is given: what is dropped here cannot be."""
        sprite = self._sprite
        if sprite is None:
            return
        if at is not None:
            sprite.setPos(at)
        sprite.setOpacity(0.45)
        foot = sprite.picture.footprint(self._table.board_context.art)
        box = QRectF(sprite.pos() + foot.topLeft() * sprite.scale(), foot.size() * sprite.scale())
        self._outline = DraggedOutline(self._table, box)

    def refuse_in_place(self, item: SpriteItem) -> None:
        """Nothing is lifted: the card itself cannot be used. It stays raised, and one goes on reading what it says."""
        self._table.mover.finish()
        self._table.raise_card(item.stand.id, animate=False)
        box = self._table.dock.mapRectFromScene(item.scene_foot())
        self._outline = DraggedOutline(self._table, box, hatched=False)

    def hand_over(self, item: SpriteItem) -> None:
        """Let the thing itself start from where its copy was let go."""
        if self._sprite is not None:
            self._table.mover.finish()
            item.setPos(item.parentItem().mapFromScene(self._sprite.scenePos()))

    def release(self) -> PictureItem | None:
        """Give the copy away: whoever takes it removes it."""
        sprite, self._sprite = self._sprite, None
        return sprite

    def remove(self) -> None:
        """Away with it, the ghost too."""
        for item in (self._sprite, self._outline):
            if item is not None:
                self._table.removeItem(item)
        self._sprite = self._outline = None
