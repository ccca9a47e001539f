"""How far things are from the pointer: bent and narrow places are hard to hit, so a little beside is near enough."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot, inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

if TYPE_CHECKING:
    from qtapp.board.view import TableView

REACH = 14.0
"""Pixels beside a lit drop that still mean it, where nothing else lies."""


def gap(view: TableView, name: str, at: QPointF) -> float:
    """How far the box of a piece or place is from a point of the viewport."""
    found = view.table.box_of(name)
    if found is None:
        return inf
    box, docked = found
    if not docked:
        box = view.viewportTransform().mapRect(box)
    aside = max(box.left() - at.x(), 0.0, at.x() - box.right())
    return hypot(aside, max(box.top() - at.y(), 0.0, at.y() - box.bottom()))


def beside(view: TableView, names: Iterable[str], at: QPointF) -> str:
    """The nearest of these within reach of a point; empty: none is."""
    near = [(away, name) for name in names if (away := gap(view, name, at)) <= REACH]
    return min(near, default=(0.0, ""))[1]
