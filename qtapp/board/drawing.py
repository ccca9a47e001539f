"""A board drawing as the program reads it: its places, areas and label boxes, from the XML of the SVG."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from qtapp.board.svgpath import SVG, numbers, shape_of

_COORDINATE = re.compile(r"\{(?!seat\})\w+\}")


@dataclass(frozen=True)
class Rows:
    """How several things stand in one place."""

    at: QPointF
    """Top left corner of the first foot."""
    step: QPointF
    row: QPointF
    columns: int
    most: int
    """More than that become one with a number; 0: no bound."""


@dataclass(frozen=True)
class Family:
    """A place that stands for many: coordinates of the drawn one and the step of +1 in each."""

    pattern: str
    origin: tuple[float, ...]
    pitch: tuple[float, ...]

    def coordinates(self, place: str) -> tuple[int, ...] | None:
        """The coordinates of a member; None: not of this family."""
        found = self.matcher.fullmatch(place)
        return None if found is None else tuple(int(part) for part in found.groups())

    @property
    def matcher(self) -> re.Pattern[str]:
        """Matches the ids of the members."""
        return _matcher(self.pattern)

    def member(self, coordinates: tuple[int, ...]) -> str:
        """The id of a member."""
        rest = iter(coordinates)
        return _COORDINATE.sub(lambda _: str(next(rest)), self.pattern)

    def offset(self, coordinates: tuple[int, ...]) -> QPointF:
        """How far a member lies from the drawn one."""
        moved = [(now - first) * pitch for now, first, pitch in zip(coordinates, self.origin, self.pitch, strict=False)]
        return QPointF(moved[0] if moved else 0, moved[1] if len(moved) > 1 else 0)


@lru_cache(maxsize=64)
def _matcher(pattern: str) -> re.Pattern[str]:
    parts = _COORDINATE.split(pattern)
    return re.compile(r"(-?\d+)".join(re.escape(part) for part in parts))


@dataclass(frozen=True)
class Spot:
    """One element of a board: its outline, and how things stand in it. In units of its board."""

    id: str
    path: QPainterPath
    rect: QRectF
    rows: Rows | None = None
    scale: float | None = None
    """Size of the pieces here; None: they are fitted into it."""
    family: Family | None = None


@dataclass(frozen=True)
class Drawing:
    """One board file."""

    name: str
    size: QSizeF
    places: tuple[Spot, ...]
    areas: tuple[Spot, ...]
    labels: tuple[Spot, ...]

    @property
    def plain(self) -> bool:
        """Was it made by the program, for a game without drawings?"""
        return self.name.startswith("plain/")

    @property
    def per_seat(self) -> bool:
        """Does each seat own one of these?"""
        return any("{seat}" in spot.id for spot in (*self.places, *self.areas))

    @property
    def family(self) -> Spot | None:
        """The place that grows, if the board has one."""
        return next((spot for spot in self.places if spot.family is not None), None)


def read_drawing(path: Path, name: str) -> Drawing:
    """Read a board file."""
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    layers: dict[str, tuple[Spot, ...]] = {}
    for child in root:
        layer = child.get("id", "")
        if child.tag == SVG + "g" and layer in ("places", "areas", "labels"):
            layers[layer] = tuple(_spot(element) for element in child if element.get("id"))
    size = QSizeF(float(root.get("width", "0")), float(root.get("height", "0")))
    return Drawing(name, size, layers.get("places", ()), layers.get("areas", ()), layers.get("labels", ()))


def _spot(element: ElementTree.Element) -> Spot:
    name = element.get("id", "")
    path = shape_of(element)
    box = path.boundingRect()
    rows = None
    if element.get("data-at") or element.get("data-step"):
        at = _point(element.get("data-at"), box.topLeft())
        step = _point(element.get("data-step"), QPointF(0, 0))
        columns = int(element.get("data-columns", "0"))
        rows = Rows(at, step, _point(element.get("data-row"), QPointF(0, 0)), columns, int(element.get("data-max", 0)))
    family = None
    if _COORDINATE.search(name):
        count = len(_COORDINATE.findall(name))
        origin = tuple(numbers(element.get("data-origin", ""))) or (0.0,) * count
        pitch = tuple(numbers(element.get("data-pitch", ""))) or (box.width(), box.height())[:count]
        family = Family(name, origin, pitch)
    scale = element.get("data-scale")
    return Spot(name, path, box, rows, None if scale is None else float(scale), family)


def _point(text: str | None, otherwise: QPointF) -> QPointF:
    found = numbers(text or "")
    return QPointF(found[0], found[1]) if len(found) == 2 else otherwise
