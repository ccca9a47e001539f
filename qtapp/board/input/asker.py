"""What is this? Finds what is asked about: under the pointer, or where the keyboard stands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF

from qtapp.board.input.keyboard import KeyboardCursor
from qtapp.board.input.pointer import Pointer
from qtapp.board.motion.surface import Surface


class Asker:
    """Tells whoever explains the id of a thing and its box in the viewport."""

    def __init__(
        self, surface: Surface, pointer: Pointer, keyboard: KeyboardCursor, wanted: Callable[[str, QRect], None]
    ) -> None:
        self._surface = surface
        self._pointer = pointer
        self._keyboard = keyboard
        self._wanted = wanted
        self.on = False
        """Every click asks, and moves nothing."""

    def press(self, at: QPointF) -> bool:
        """A press while every click asks; False: it means something else."""
        if self.on:
            self.explain_at(at)
        return self.on

    def explain_at(self, at: QPointF) -> None:
        """Ask what lies under a point of the viewport: the piece, else the place."""
        item = self._pointer.item_at(at)
        thing = item.sprite.top if item is not None and not item.sprite.closed else ""
        thing = thing or self._surface.scene.place_at(self._surface.to_scene(at))
        if thing:
            box = self._surface.box_of(thing) or QRectF(at, at)
            self._wanted(thing, box.toRect())

    def explain_focus(self) -> bool:
        """Ask what the keyboard stands on; False: it stands on nothing."""
        now = self._keyboard.current()
        if now is None or not now.ids:
            return False
        self._wanted(now.ids[0], now.box.toRect())
        return True
