"""How far things are from the pointer: bent and narrow places are hard to hit, so a little beside is near enough."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot, inf

from PySide6.QtCore import QPointF

from qtapp.board.motion.surface import Surface

REACH = 14.0
"""Pixels beside a lit drop that still mean it, where nothing else lies."""


def away(surface: Surface, name: str, at: QPointF) -> float:
    """How far the middle of a piece or place is from a point of the viewport."""
    box = surface.box_of(name)
    return inf if box is None else hypot(box.center().x() - at.x(), box.center().y() - at.y())


def gap(surface: Surface, name: str, at: QPointF) -> float:
    """How far the edge of a piece or place is from a point of the viewport."""
    box = surface.box_of(name)
    if box is None:
        return inf
    aside = max(box.left() - at.x(), 0.0, at.x() - box.right())
    return hypot(aside, max(box.top() - at.y(), 0.0, at.y() - box.bottom()))


def beside(surface: Surface, names: Iterable[str], at: QPointF) -> str:
    """The nearest of these within reach of a point; empty: none is."""
    near = [(apart, name) for name in names if (apart := gap(surface, name, at)) <= REACH]
    return min(near, default=(0.0, ""))[1]
