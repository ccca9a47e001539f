"""The targets of the decision's step while nothing is held: lit, and chosen with a click."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from qtapp.board.input.drag import Drag
from qtapp.board.input.lit_targets import LitTargets, fly_near
from qtapp.board.motion.surface import Surface


class StepTargets:
    """Knows which targets are lit; those too near to each other are a pin, and a click on it brings them near."""

    def __init__(self, surface: Surface, drag: Drag, chosen: Callable[[str], None]) -> None:
        self._surface = surface
        self._drag = drag
        self._chosen = chosen
        self._lit = LitTargets(surface)
        self._names: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The places and pieces that can be chosen."""
        return self._names

    def choose(self, ids: tuple[str, ...]) -> bool:
        """The keyboard stands here and means it; False: it cannot be chosen."""
        name = next((one for one in ids if one in self._names), "")
        if not name or self._drag.picked or self._surface.client.questions.item_options():
            return False
        self._chosen(name)
        return True

    def light(self, names: Sequence[str]) -> None:
        """Light other targets; none: take the light away."""
        self._names = tuple(names)
        self._lit.light(names)
        marks = self._surface.highlights
        marks.show("steps", [(name, "drop") for name in self._lit.single()], fade=True)
        if names:
            marks.show_pins([(pin.centre, pin.n) for pin in self._lit.pins()])
        elif not self._drag.picked:
            marks.clear("pins")

    def again(self) -> None:
        """The camera has come to rest elsewhere: what was too near to each other may not be so any more."""
        if self._names:
            self.light(self._names)

    def press(self, at: QPointF) -> bool:
        """A press at a point of the viewport; False: it means something else."""
        if self._drag.picked:
            return False
        pin = self._lit.pin_at(at)
        if pin is not None:
            fly_near(self._surface, pin.box, pin.zoom)
            return True
        questions = self._surface.client.questions
        name = self._lit.hit(at)
        if not name or questions.item_options():
            return False
        if name in questions.grabs() and not (name in questions.answer_of_gesture() and self._is_bare(name)):
            return False  # that is taken hold of instead
        self._chosen(name)
        return True

    def _is_bare(self, place: str) -> bool:
        """Is this a place on which nothing lies that a hand could take hold of?"""
        things = self._surface.scene.items_by_id
        return place not in things and not any(item.sprite.place == place for item in things.values())
