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
        self._copy: PictureItem | None = None
        self._offset = QPointF()
        self._outline: DraggedOutline | None = None

    @property
    def is_lifted(self) -> bool:
        """Is there a copy?"""
        return self._copy is not None

    @property
    def ghost(self) -> QRectF | None:
        """The box of a refused drop; None: none was refused."""
        return self._outline.box if self._outline is not None else None

    def lift(self, sprite: Sprite, at: QPointF) -> bool:
        """Put a copy of a thing under the pointer; the thing itself fades. False: it is not there."""
        item = self._table.items_by_id.get(sprite.id)
        if item is None:
            return False
        self._table.mover.finish()
        unit = 1.0 if item.docked else self._surface.camera.scale
        picture = self._table.art.dragged(sprite)
        foot = sprite.picture.footprint(self._table.board_context.art)
        size = foot.width() * sprite.scale * unit * LIFTED
        self._copy = PictureItem(self._table, picture, self._table.dock)
        self._copy.setZValue(_Z)
        scale = size / picture.footprint(self._table.board_context.art).width()
        largest = max(0.42, self._surface.camera.scale * 1.1) if item.docked else scale
        self._copy.setScale(min(scale, largest))
        where = self._table.dock.mapFromScene(item.scenePos())
        shrink = min(1.0, largest / scale) * LIFTED
        self._offset = (where - at) * shrink
        self._table.raise_card("", animate=False)
        item.setOpacity(FADED)
        return True

    def follow(self, at: QPointF) -> None:
        """Go where the pointer is."""
        if self._copy is not None:
            self._copy.setPos(at + self._offset)

    def become_ghost(self, at: QPointF | None) -> None:
        """Stay as a ghost, at a point if one is given: what is dropped here cannot be."""
        copy = self._copy
        if copy is None:
            return
        if at is not None:
            copy.setPos(at)
        copy.setOpacity(0.45)
        foot = copy.picture.footprint(self._table.board_context.art)
        box = QRectF(copy.pos() + foot.topLeft() * copy.scale(), foot.size() * copy.scale())
        self._outline = DraggedOutline(self._table, box)

    def refuse_in_place(self, item: SpriteItem) -> None:
        """Nothing is lifted: the card itself cannot be used. It stays raised, and one goes on reading what it says."""
        self._table.mover.finish()
        self._table.raise_card(item.sprite.id, animate=False)
        box = self._table.dock.mapRectFromScene(item.scene_foot())
        self._outline = DraggedOutline(self._table, box, hatched=False)

    def hand_over(self, item: SpriteItem) -> None:
        """Let the thing itself start from where its copy was let go."""
        if self._copy is not None:
            self._table.mover.finish()
            item.setPos(item.parentItem().mapFromScene(self._copy.scenePos()))

    def release(self) -> PictureItem | None:
        """Give the copy away: whoever takes it removes it."""
        copy, self._copy = self._copy, None
        return copy

    def remove(self) -> None:
        """Away with it, the ghost too."""
        for item in (self._copy, self._outline):
            if item is not None:
                self._table.removeItem(item)
        self._copy = self._outline = None
