"""Boards for a game that has no drawings yet: a box for every place, so that free hands can use it at once."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from engine import api
from qtapp.board.place.drawing import Drawing, PlaceGrid, PlaceOutline, RowGrid

WIDE, TALL, HEAD = 300.0, 190.0, 40.0
"""A box of a place, and the height of its words."""


def plain_drawings(blueprint: api.Blueprint) -> list[Drawing]:
    """Boards for a game that has no drawings yet: a box for every place, common ones and those of a seat.

    Places without a drawing of their own have no box either; of hands all but the viewer's would be nowhere else.
    """
    shown = [
        place
        for place in blueprint.places
        if place.owner in (0, 1)
        and place.visibility is not api.Visibility.HIDDEN
        and (place.drawn or place.in_hand_strip)
    ]
    common = [place.id for place in shown if not place.owner and not place.bounds]
    owned = [_of_any_seat(place.id) for place in shown if place.owner and not place.bounds]
    found = []
    if common:
        found.append(_plain("table", common, _columns(len(common), 1.5)))
    if owned:
        found.append(_plain("seat", owned, _columns(len(owned), 1.3)))
    for place in shown:
        if place.bounds:
            name = _of_any_seat(place.id) if place.owner else place.id
            found.append(_plain_family(place.id.split(".")[2 if place.owner else 0], name))
    return found


def _of_any_seat(place: str) -> str:
    return place.replace("seat.1.", "seat.{seat}.", 1)


def _columns(n: int, aspect: float) -> int:
    """So many columns that a sheet with n places has about this aspect."""
    return max(2, math.ceil(math.sqrt(n * aspect * (TALL + HEAD) / WIDE)))


def _plain(name: str, ids: Sequence[str], columns: int) -> Drawing:
    wide, tall, head = WIDE, TALL, HEAD
    places, labels = [], []
    for index, place in enumerate(ids):
        column, row = index % columns, index // columns
        x, y = 16 + column * (wide + 16), 56 + row * (tall + head + 12)
        box = QRectF(x, y + head, wide, tall)
        path = QPainterPath()
        path.addRoundedRect(box, 14, 14)
        rows = RowGrid(box.topLeft() + QPointF(10, 10), QPointF(78, 0), QPointF(0, 88), 4, 8)
        places.append(PlaceOutline(place, path, box, rows, 0.6))
        labels.append(PlaceOutline(f"label.{place}", QPainterPath(), QRectF(x, y, wide, head)))
    if any("{seat}" in place for place in ids):
        labels.append(PlaceOutline("label.name", QPainterPath(), QRectF(16, 10, 600, 42)))
    lines = math.ceil(len(ids) / columns)
    size = QSizeF(16 + min(columns, len(ids)) * (wide + 16), 56 + lines * (tall + head + 12) + 8)
    return Drawing(f"plain/{name}.svg", size, tuple(places), (), tuple(labels))


def _plain_family(name: str, place: str) -> Drawing:
    count = place.count("{") - place.count("{seat}")
    path = QPainterPath()
    box = QRectF(8, 8, 200, 200)
    path.addRoundedRect(box, 16, 16)
    family = PlaceGrid(place, (0.0,) * count, ((216.0, 0.0), (0.0, -216.0))[:count])
    return Drawing(f"plain/{name}.svg", QSizeF(216, 216), (PlaceOutline(place, path, box, None, None, family),), (), ())
