"""A board drawing as the program reads it: its places, areas and label boxes, from the XML of the SVG."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from qtapp.board.place.svgpath import SVG, numbers, shape_of

_COORDINATE = re.compile(r"\{(?!seat\})\w+\}")


@dataclass(frozen=True)
class RowGrid:
    """How several things stand in one place."""

    at: QPointF
    """Top left corner of the first foot."""
    step: QPointF
    row: QPointF
    columns: int
    most: int
    """More than that become one with a number; 0: no bound."""


@dataclass(frozen=True)
class PlaceGrid:
    """A place that stands for many: coordinates of the drawn one and the step of +1 in each."""

    pattern: str
    origin: tuple[float, ...]
    steps: tuple[tuple[float, float], ...]
    """How far +1 in each coordinate leads, to the right and down."""
    bounds: tuple[tuple[int, int], ...] = ()
    """First and last of each coordinate; empty: no bounds."""
    least: tuple[int, ...] = ()
    """How many of each coordinate are shown at least; empty: as the board likes."""
    stagger: int | None = None
    """Only members whose coordinates add up to an even (0) or odd (1) number lie here; None: all do."""

    def of_seat(self, seat: int) -> PlaceGrid:
        """The family of one seat, where each seat has its own."""
        return replace(self, pattern=self.pattern.replace("{seat}", str(seat))) if seat else self

    def coordinates(self, place: str) -> tuple[int, ...] | None:
        """The coordinates of a member; None: not of this family."""
        found = _matcher(self.pattern).fullmatch(place)
        return None if found is None else tuple(int(part) for part in found.groups())

    def has(self, coordinates: tuple[int, ...]) -> bool:
        """Does a member with these coordinates lie on the board?"""
        if self.stagger is not None and sum(coordinates) % 2 != self.stagger:
            return False
        return all(first <= one <= last for one, (first, last) in zip(coordinates, self.bounds, strict=False))

    def member(self, coordinates: tuple[int, ...]) -> str:
        """The id of a member."""
        rest = iter(coordinates)
        return _COORDINATE.sub(lambda _: str(next(rest)), self.pattern)

    def offset(self, coordinates: tuple[int, ...]) -> QPointF:
        """How far a member lies from the drawn one."""
        x = y = 0.0
        for now, first, (dx, dy) in zip(coordinates, self.origin, self.steps, strict=False):
            x, y = x + (now - first) * dx, y + (now - first) * dy
        return QPointF(x, y)

    def nearest(self, away: QPointF) -> tuple[int, ...]:
        """The coordinates of the member nearest to a point that lies so far from the drawn one."""
        if len(self.steps) == 1:
            (dx, dy) = self.steps[0]
            along = (away.x() * dx + away.y() * dy) / max(1e-9, dx * dx + dy * dy)
            return (round(self.origin[0] + along),)
        (ax, ay), (bx, by) = self.steps[0], self.steps[1]
        determinant = ax * by - ay * bx or 1e-9
        one = (away.x() * by - away.y() * bx) / determinant
        other = (ax * away.y() - ay * away.x()) / determinant
        found = (round(self.origin[0] + one), round(self.origin[1] + other), *(int(o) for o in self.origin[2:]))
        if self.stagger is None or sum(found) % 2 == self.stagger:
            return found
        beside = [(found[0] + i, found[1] + j, *found[2:]) for i, j in ((-1, 0), (1, 0), (0, -1), (0, 1))]
        return min(beside, key=lambda near: (self.offset(near) - away).manhattanLength())


@lru_cache(maxsize=64)
def _matcher(pattern: str) -> re.Pattern[str]:
    parts = _COORDINATE.split(pattern)
    return re.compile(r"(-?\d+)".join(re.escape(part) for part in parts))


@dataclass(frozen=True)
class PlaceOutline:
    """One element of a board: its outline, and how things stand in it. In units of its board."""

    id: str
    path: QPainterPath
    rect: QRectF
    rows: RowGrid | None = None
    scale: float | None = None
    """Size of the pieces here; None: they are fitted into it."""
    family: PlaceGrid | None = None
    rim: str = ""
    """The colour of its drawn rim, if that says something: in high contrast it is drawn so again."""


@dataclass(frozen=True)
class Drawing:
    """One board file."""

    name: str
    size: QSizeF
    places: tuple[PlaceOutline, ...]
    areas: tuple[PlaceOutline, ...]
    labels: tuple[PlaceOutline, ...]
    largest: float = 1.5
    """So many times its size at the most, where it is made as wide as what lies above it."""

    @property
    def plain(self) -> bool:
        """Was it made by the program, for a game without drawings?"""
        return self.name.startswith("plain/")

    @property
    def is_own(self) -> bool:
        """Is it drawn for the seat in front of the screen alone?"""
        return self.name.endswith("/own.svg")

    @property
    def per_seat(self) -> bool:
        """Does each seat own one of these?"""
        return any("{seat}" in spot.id for spot in (*self.places, *self.areas))

    @property
    def family(self) -> PlaceOutline | None:
        """The place that grows, if the board has one."""
        return next((spot for spot in self.places if spot.family is not None), None)

    @property
    def fixed(self) -> bool:
        """Has it a part that does not grow? Then the page is that part, and the cells grow out of it."""
        return any(spot.family is None for spot in self.places)


def read_drawing(path: Path, name: str) -> Drawing:
    """Read a board file."""
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    layers: dict[str, tuple[PlaceOutline, ...]] = {}
    for child in root:
        layer = child.get("id", "")
        if child.tag == SVG + "g" and layer in ("places", "areas", "labels"):
            layers[layer] = tuple(_spot(element) for element in child if element.get("id"))
    size = QSizeF(float(root.get("width", "0")), float(root.get("height", "0")))
    return Drawing(
        name,
        size,
        layers.get("places", ()),
        layers.get("areas", ()),
        layers.get("labels", ()),
        float(root.get("data-largest", Drawing.largest)),
    )


def _spot(element: ElementTree.Element) -> PlaceOutline:
    name = element.get("id", "")
    path = shape_of(element)
    box = path.boundingRect()
    rows = None
    if element.get("data-at") or element.get("data-step"):
        at = _point(element.get("data-at"), box.topLeft())
        step = _point(element.get("data-step"), QPointF(0, 0))
        columns = int(element.get("data-columns", "0"))
        rows = RowGrid(
            at, step, _point(element.get("data-row"), QPointF(0, 0)), columns, int(element.get("data-max", 0))
        )
    family = None
    if _COORDINATE.search(name):
        count = len(_COORDINATE.findall(name))
        origin = tuple(numbers(element.get("data-origin", ""))) or (0.0,) * count
        steps = _steps(numbers(element.get("data-pitch", "")), count, box)
        ends = [int(end) for end in numbers(element.get("data-bounds", ""))]
        bounds = tuple(zip(ends[::2], ends[1::2], strict=False))
        least = tuple(int(one) for one in numbers(element.get("data-least", "")))
        stagger = element.get("data-stagger")
        family = PlaceGrid(name, origin, steps, bounds, least, None if stagger is None else int(stagger))
    scale = element.get("data-scale")
    return PlaceOutline(
        name, path, box, rows, None if scale is None else float(scale), family, element.get("data-rim", "")
    )


def _steps(pitch: list[float], count: int, box: QRectF) -> tuple[tuple[float, float], ...]:
    """The steps of the coordinates: one number each (the first to the right, the second down), or two numbers each."""
    if len(pitch) == 2 * count and count > 1:
        return tuple(zip(pitch[::2], pitch[1::2], strict=True))
    across, down = (*pitch, *(box.width(), box.height())[len(pitch) :])[:2]
    return ((across, 0.0), (0.0, down), *((0.0, 0.0),) * max(0, count - 2))[:count]


def _point(text: str | None, otherwise: QPointF) -> QPointF:
    found = numbers(text or "")
    return QPointF(found[0], found[1]) if len(found) == 2 else otherwise
