"""Where everything lies: the boards of a table, and the place of the rules under any point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from qtapp.board.place.drawing import Drawing, PlaceGrid, PlaceOutline, RowGrid
from qtapp.board.place.sprite import PlaceShape

MARGIN = 0.36
"""How much of the cells around a growing board is shown."""
EDGE = 0.1
"""The same, where cells grow out of a fixed part."""
Cells = tuple[int, int, int, int]
"""First and last column, first and last row that are in use."""


@dataclass(frozen=True)
class BoardPlacement:
    """One board on the table."""

    key: str
    """`table`, `city`, `seat.2`: also the name of the area one flies to."""
    drawing: Drawing
    rect: QRectF
    scale: float
    seat: int = 0
    cells: Cells | None = None

    def spots(self) -> Iterator[tuple[str, PlaceOutline]]:
        """Its places by id."""
        for spot in self.drawing.places:
            if spot.family is None:
                yield spot.id.replace("{seat}", str(self.seat)), spot

    @cached_property
    def family(self) -> PlaceGrid | None:
        """The places that grow here, with the seat filled in."""
        spot = self.drawing.family
        return spot.family.of_seat(self.seat) if spot is not None and spot.family is not None else None

    def transform(self) -> QTransform:
        """From units of the drawing to the scene. For a growing board: of its drawn cell."""
        return self._transform

    @cached_property
    def _transform(self) -> QTransform:
        corner = self.rect.topLeft()
        if self.cells is not None:
            corner = self.rect.topLeft() - self.extent().topLeft() * self.scale
        return QTransform().translate(corner.x(), corner.y()).scale(self.scale, self.scale)

    def extent(self) -> QRectF:
        """What a growing board shows, in units of its drawn cell."""
        return self._extent

    @cached_property
    def _extent(self) -> QRectF:
        family = self.family
        page = QRectF(QPointF(0, 0), self.drawing.size)
        if self.cells is None or family is None:
            return page
        whole = self._grown(family, page)
        return whole.united(page.translated(self.slide())) if self.drawing.fixed else whole

    def slide(self) -> QPointF:
        """How far the part that does not grow is moved, so that it stays above the middle of what grows."""
        return self._slide

    @cached_property
    def _slide(self) -> QPointF:
        family = self.family
        if self.cells is None or family is None or not self.drawing.fixed:
            return QPointF(0, 0)
        page = QRectF(QPointF(0, 0), self.drawing.size)
        return QPointF(self._grown(family, page).center().x() - page.center().x(), 0)

    def _grown(self, family: PlaceGrid, page: QRectF) -> QRectF:
        """The cells in use, with what is shown around them."""
        if self.cells is None:
            return page
        first_x, last_x, first_y, last_y = self.cells
        spot = self.drawing.family
        cell = spot.rect if self.drawing.fixed and spot is not None else page
        whole = QRectF()
        for corner in ((first_x, first_y), (last_x, first_y), (first_x, last_y), (last_x, last_y)):
            whole = whole.united(cell.translated(family.offset(corner)))
        margin = EDGE if self.drawing.fixed else MARGIN
        margin_x, margin_y = cell.width() * margin, cell.height() * margin
        return whole.adjusted(-margin_x, -margin_y, margin_x, margin_y)


@dataclass
class Layout:
    """The boards of one table, and where each place of the rules lies."""

    boards: list[BoardPlacement]
    seats: int
    viewer: int
    nudges: dict[str, QPointF] = field(default_factory=dict)
    """Places that were moved by hand, to fit a scan."""
    live: frozenset[str] | None = None
    """The members of further families on a board that can be pointed at; None: all of them."""
    _grounds: dict[str, PlaceShape | None] = field(default_factory=dict)
    _areas: dict[str, PlaceShape] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for board in self.boards:
            for name, spot in board.spots():
                self._grounds.setdefault(name, self._laid(name, board, spot))
            for spot in board.drawing.areas:
                name = spot.id.replace("{seat}", str(board.seat))
                self._areas.setdefault(name, self._laid(name, board, spot))

    def _laid(self, name: str, board: BoardPlacement, spot: PlaceOutline, offset: QPointF | None = None) -> PlaceShape:
        transform = board.transform()
        if offset is None:
            offset = board.slide()
        if not offset.isNull():
            transform = QTransform().translate(offset.x(), offset.y()) * transform
        nudge = self.nudges.get(name) or self.nudges.get(spot.id)
        if nudge is not None:
            transform = transform * QTransform().translate(nudge.x() * board.scale, nudge.y() * board.scale)
        path = transform.map(spot.path)
        rows = None
        if spot.rows is not None:
            rows = RowGrid(
                transform.map(spot.rows.at),
                spot.rows.step * board.scale,
                spot.rows.row * board.scale,
                spot.rows.columns,
                spot.rows.most,
            )
        scale = None if spot.scale is None and rows is None else (spot.scale or 1.0) * board.scale
        return PlaceShape(name, path, transform.mapRect(spot.rect), board.key, board.scale, rows, scale, spot.rim)

    def boards_at(self, point: QPointF) -> list[str]:
        """The boards that lie at a point."""
        return [board.key for board in self.boards if board.rect.contains(point)]

    def place(self, name: str) -> PlaceShape | None:
        """Where a place lies; None: it is not drawn."""
        if name not in self._grounds:
            self._grounds[name] = self._member(name)
        return self._grounds[name]

    def _member(self, name: str) -> PlaceShape | None:
        for board in self.boards:
            for spot in board.drawing.places:
                if spot.family is not None:
                    family = spot.family.of_seat(board.seat)
                    coordinates = family.coordinates(name)
                    if coordinates is not None:
                        return self._laid(name, board, spot, family.offset(coordinates))
        return None

    def area(self, name: str) -> PlaceShape | None:
        """A box of the drawing that is no place of the rules."""
        return self._areas.get(name)

    def labels(self) -> Iterator[tuple[BoardPlacement, str, QRectF]]:
        """The boxes for words."""
        for board in self.boards:
            transform, slide = board.transform(), board.slide()
            for spot in board.drawing.labels:
                yield board, spot.id, transform.mapRect(spot.rect.translated(slide))

    def board(self, key: str) -> BoardPlacement | None:
        """A board by its key."""
        return next((board for board in self.boards if board.key == key), None)

    def grounds(self) -> Iterator[PlaceShape]:
        """Every place that can be pointed at, members of growing boards within sight included."""
        for board in self.boards:
            for name, _ in board.spots():
                ground = self.place(name)
                if ground is not None:
                    yield ground
            yield from self.members(board)
            yield from self._further(board)

    def members(self, board: BoardPlacement) -> Iterator[PlaceShape]:
        """The cells of a growing board within sight, north and west first."""
        family = board.family
        if board.cells is None or family is None:
            return
        first_x, last_x, first_y, last_y = board.cells
        ring = 0 if board.drawing.fixed else 1
        for y in range(last_y + ring, first_y - ring - 1, -1):
            for x in range(first_x - ring, last_x + ring + 1):
                cell = (x, y)[: len(family.steps)]
                ground = self.place(family.member(cell)) if family.has(cell) else None
                if ground is not None:
                    yield ground

    def _further(self, board: BoardPlacement) -> Iterator[PlaceShape]:
        """The live members of the other families of a growing board."""
        for spot in board.drawing.places:
            if spot.family is None or spot is board.drawing.family:
                continue
            family = spot.family.of_seat(board.seat)
            for name in sorted(self.live or ()):
                coordinates = family.coordinates(name)
                ground = self.place(name) if coordinates is not None and family.has(coordinates) else None
                if ground is not None:
                    yield ground

    def place_at(self, point: QPointF) -> PlaceShape | None:
        """The place under a point: the smallest one that holds it."""
        best: PlaceShape | None = None
        for board in self.boards:
            if not board.rect.contains(point):
                continue
            here = list(self._cells_at(board, point))
            here += [ground for name, _ in board.spots() if (ground := self.place(name)) is not None]
            for ground in here:
                if ground.path.contains(point) and (best is None or _size(ground) < _size(best)):
                    best = ground
        return best

    def _cells_at(self, board: BoardPlacement, point: QPointF) -> Iterator[PlaceShape]:
        """The nearest member of each growing place of a board; further families lie between the cells of the first."""
        inside = board.transform().inverted()[0].map(point)
        cell_there: PlaceShape | None = None
        for spot in board.drawing.places:
            if spot.family is not None:
                family = spot.family.of_seat(board.seat)
                cell = family.nearest(inside - spot.rect.center())
                name = family.member(cell)
                further = spot is not board.drawing.family
                if not family.has(cell) or (further and self.live is not None and name not in self.live):
                    continue
                ground = self.place(name)
                if further and ground is not None and cell_there is not None:
                    ground = None if cell_there.path.contains(ground.rect.center()) else ground
                if ground is not None:
                    cell_there = cell_there or ground
                    yield ground

    def bounds(self) -> QRectF:
        """The whole table."""
        return bounds_of(self.boards)


def _size(ground: PlaceShape) -> float:
    return ground.rect.width() * ground.rect.height()


def bounds_of(boards: Sequence[BoardPlacement]) -> QRectF:
    """What boards cover together."""
    whole = QRectF()
    for board in boards:
        whole = whole.united(board.rect)
    return whole
