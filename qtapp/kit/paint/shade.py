"""Darkness with holes: everything but some boxes, as paths to be painted."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath


def light_path(boxes: Iterable[QRectF], room: float, radius: float) -> QPainterPath:
    """What stays light: boxes with some room around them. Where they overlap it is light too."""
    light = QPainterPath()
    light.setFillRule(Qt.FillRule.WindingFill)
    for box in boxes:
        light.addRoundedRect(box.adjusted(-room, -room, room, room), radius, radius)
    return light


def dark_path(whole: QRectF, light: QPainterPath) -> QPainterPath:
    """The rest of a box."""
    dark = QPainterPath()
    dark.addRect(whole)
    return dark.subtracted(light)
