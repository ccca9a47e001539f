"""Boards for a game that has no drawings yet: a box for every place, so that free hands can use it at once."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from engine import api
from qtapp.board.drawing import Drawing, Family, Rows, Spot


def plain_drawings(blueprint: api.Blueprint) -> list[Drawing]:
    """Boards for a game that has no drawings yet: a box for every place, common ones and those of a seat."""
    common = [place for place in blueprint.places if not place.owner and not place.bounds and place.id != "chance"]
    owned = [place for place in blueprint.places if place.owner == 1]
    families = [place for place in blueprint.places if place.bounds]
    found = []
    if common:
        found.append(_plain("table", [place.id for place in common], 3))
    if owned:
        found.append(_plain("seat", [place.id.replace("seat.1.", "seat.{seat}.", 1) for place in owned], 4))
    found += [_plain(place.id.partition(".")[0], [place.id], 1) for place in families[:1]]
    return found


def _plain(name: str, ids: Sequence[str], columns: int) -> Drawing:
    wide, tall, head = 300.0, 190.0, 40.0
    places, labels = [], []
    if len(ids) == 1 and "{" in ids[0] and "{seat}" not in ids[0]:
        return _plain_family(name, ids[0])
    for index, place in enumerate(ids):
        column, row = index % columns, index // columns
        x, y = 16 + column * (wide + 16), 56 + row * (tall + head + 12)
        box = QRectF(x, y + head, wide, tall)
        path = QPainterPath()
        path.addRoundedRect(box, 14, 14)
        rows = Rows(box.topLeft() + QPointF(10, 10), QPointF(78, 0), QPointF(0, 88), 4, 8)
        places.append(Spot(place, path, box, rows, 0.6))
        labels.append(Spot(f"label.{place}", QPainterPath(), QRectF(x, y, wide, head)))
    if any("{seat}" in place for place in ids):
        labels.append(Spot("label.name", QPainterPath(), QRectF(16, 10, 600, 42)))
    lines = math.ceil(len(ids) / columns)
    size = QSizeF(16 + min(columns, len(ids)) * (wide + 16), 56 + lines * (tall + head + 12) + 8)
    return Drawing(f"plain/{name}.svg", size, tuple(places), (), tuple(labels))


def _plain_family(name: str, place: str) -> Drawing:
    count = place.count("{")
    path = QPainterPath()
    box = QRectF(8, 8, 200, 200)
    path.addRoundedRect(box, 16, 16)
    family = Family(place, (0.0,) * count, (216.0, -216.0)[:count])
    return Drawing(f"plain/{name}.svg", QSizeF(216, 216), (Spot(place, path, box, None, None, family),), (), ())
