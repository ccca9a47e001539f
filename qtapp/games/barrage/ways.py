"""The ways of things on the table of Barrage: water down the rivers and through the pipes, tiles round the wheel."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from qtapp.board.place.layout import Layout


def water_way(via: Sequence[str], layout: Layout) -> QPainterPath | None:
    """The line of a drop through all that a sentence names: down the river, or from a dam through a pipe."""
    families = [_family(name) for name in via]
    if families == ["dam", "conduit", "powerhouse"]:
        return _piped(via, layout)
    if len(via) < 2 or families[0] not in ("headstream", "powerhouse"):
        return None
    if any(family not in ("dam", "powerhouse") for family in families[1:]):
        return None
    return _down_river(via, layout)


def _family(name: str) -> str:
    parts = name.split(".")
    return parts[0] if parts[0] == "headstream" else parts[2] if parts[0] == "basin" and len(parts) == 4 else ""


def _down_river(via: Sequence[str], layout: Layout) -> QPainterPath | None:
    start = _spot(via[0], layout)
    if start is None:
        return None
    path = QPainterPath(start)
    here = 0
    for name in via[1:]:
        basin = int(name.split(".")[1])
        if here and basin != here:
            _append(path, layout, here)
        here = basin
        if _family(name) != "dam":
            _append(path, layout, here)  # no dam can hold it there: it leaves the map
            return path
        spot = _spot(name, layout)
        if spot is not None:
            path.lineTo(spot)
    return path


def _append(path: QPainterPath, layout: Layout, basin: int) -> None:
    """Go on along the river below a basin."""
    reach = layout.area(f"basin.{basin}.river")
    if reach is not None:
        _on(path, reach.path)


def _on(path: QPainterPath, line: QPainterPath) -> None:
    path.lineTo(line.pointAtPercent(0.0))
    path.connectPath(line)


def _piped(via: Sequence[str], layout: Layout) -> QPainterPath | None:
    start, end = _spot(via[0], layout), _spot(via[2], layout)
    line = layout.area(via[1] + ".line")
    if start is None or end is None or line is None:
        return None
    path = QPainterPath(start)
    _on(path, line.path)
    path.lineTo(end)
    return path


def _spot(name: str, layout: Layout) -> QPointF | None:
    """Where water is seen at a headstream, in a dam or in a powerhouse."""
    for part in (".pool", ".drops"):
        area = layout.area(name + part)
        if area is not None:
            return area.rect.center()
    ground = layout.place(name)
    return None if ground is None else ground.rect.center()


def wheel_way(source: str, target: str, layout: Layout, segments: int) -> QPainterPath | None:
    """Round a wheel of so many segments, from one of them to a later one."""
    stem, _, first = source.rpartition(".")
    other, _, last = target.rpartition(".")
    disc = layout.area(stem + ".disc")
    start, end = layout.area(source + ".tile"), layout.area(target + ".tile")
    if stem != other or disc is None or start is None or end is None:
        return None
    middle = disc.rect.center()
    away = start.rect.center() - middle
    far = math.hypot(away.x(), away.y())
    ring = QRectF(middle.x() - far, middle.y() - far, 2 * far, 2 * far)
    angle = math.degrees(math.atan2(-away.y(), away.x()))
    path = QPainterPath(start.rect.center())
    path.arcTo(ring, angle, -360.0 / segments * ((int(last) - int(first)) % segments))
    return path
