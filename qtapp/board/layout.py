"""Where everything lies: the growing or largest board in the middle, other boards left, the own seat below, the
others at the right.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from engine import api
from qtapp.board.drawing import Drawing, Rows, Spot, read_drawing
from qtapp.board.stand import Ground

GAP = 28.0
MARGIN = 0.36
"""How much of the cells around a growing board is shown."""
LEAST_CELLS = 5
TALLEST, SMALLEST = 1.5, 0.62
"""How far the boards of other seats are stretched or shrunk to fill their column."""

Cells = tuple[int, int, int, int]
"""First and last column, first and last row that are in use."""


@dataclass(frozen=True)
class Board:
    """One board on the table."""

    key: str
    """`table`, `city`, `seat.2`: also the name of the area one flies to."""
    drawing: Drawing
    rect: QRectF
    scale: float
    seat: int = 0
    cells: Cells | None = None

    def spots(self) -> Iterator[tuple[str, Spot]]:
        """Its places by id."""
        for spot in self.drawing.places:
            if spot.family is None:
                yield spot.id.replace("{seat}", str(self.seat)), spot

    def transform(self) -> QTransform:
        """From units of the drawing to the scene. For a growing board: of its drawn cell."""
        corner = self.rect.topLeft()
        family = self.drawing.family
        if self.cells is not None and family is not None and family.family is not None:
            corner = self.rect.topLeft() - self.extent().topLeft() * self.scale
        return QTransform().translate(corner.x(), corner.y()).scale(self.scale, self.scale)

    def extent(self) -> QRectF:
        """What a growing board shows, in units of its drawn cell."""
        spot = self.drawing.family
        if self.cells is None or spot is None or spot.family is None:
            return QRectF(QPointF(0, 0), self.drawing.size)
        first_x, last_x, first_y, last_y = self.cells
        page = QRectF(QPointF(0, 0), self.drawing.size)
        one = page.translated(spot.family.offset((first_x, first_y)))
        other = page.translated(spot.family.offset((last_x, last_y)))
        margin_x, margin_y = page.width() * MARGIN, page.height() * MARGIN
        return one.united(other).adjusted(-margin_x, -margin_y, margin_x, margin_y)


@dataclass
class Layout:
    """The boards of one table, and where each place of the rules lies."""

    boards: list[Board]
    seats: int
    viewer: int
    nudges: dict[str, QPointF] = field(default_factory=dict)
    """Places that were moved by hand, to fit a scan."""
    _grounds: dict[str, Ground | None] = field(default_factory=dict)
    _areas: dict[str, Ground] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for board in self.boards:
            for name, spot in board.spots():
                self._grounds.setdefault(name, self._laid(name, board, spot))
            for spot in board.drawing.areas:
                name = spot.id.replace("{seat}", str(board.seat))
                self._areas.setdefault(name, self._laid(name, board, spot))

    def _laid(self, name: str, board: Board, spot: Spot, offset: QPointF | None = None) -> Ground:
        transform = board.transform()
        if offset is not None:
            transform = QTransform().translate(offset.x(), offset.y()) * transform
        nudge = self.nudges.get(name) or self.nudges.get(spot.id)
        if nudge is not None:
            transform = transform * QTransform().translate(nudge.x() * board.scale, nudge.y() * board.scale)
        path = transform.map(spot.path)
        rows = None
        if spot.rows is not None:
            rows = Rows(
                transform.map(spot.rows.at),
                spot.rows.step * board.scale,
                spot.rows.row * board.scale,
                spot.rows.columns,
                spot.rows.most,
            )
        scale = None if spot.scale is None and rows is None else (spot.scale or 1.0) * board.scale
        return Ground(name, path, transform.mapRect(spot.rect), board.key, board.scale, rows, scale)

    def place(self, name: str) -> Ground | None:
        """Where a place lies; None: it is not drawn."""
        if name not in self._grounds:
            self._grounds[name] = self._member(name)
        return self._grounds[name]

    def _member(self, name: str) -> Ground | None:
        for board in self.boards:
            for spot in board.drawing.places:
                if spot.family is not None:
                    coordinates = spot.family.coordinates(name)
                    if coordinates is not None:
                        return self._laid(name, board, spot, spot.family.offset(coordinates))
        return None

    def area(self, name: str) -> Ground | None:
        """A box of the drawing that is no place of the rules."""
        return self._areas.get(name)

    def labels(self) -> Iterator[tuple[Board, str, QRectF]]:
        """The boxes for words."""
        for board in self.boards:
            transform = board.transform()
            for spot in board.drawing.labels:
                yield board, spot.id, transform.mapRect(spot.rect)

    def board(self, key: str) -> Board | None:
        """A board by its key."""
        return next((board for board in self.boards if board.key == key), None)

    def grounds(self) -> Iterator[Ground]:
        """Every place that can be pointed at, members of growing boards within sight included."""
        for board in self.boards:
            for name, _ in board.spots():
                ground = self.place(name)
                if ground is not None:
                    yield ground
            yield from self.members(board)

    def members(self, board: Board) -> Iterator[Ground]:
        """The cells of a growing board within sight, north and west first."""
        spot = board.drawing.family
        if board.cells is None or spot is None or spot.family is None:
            return
        first_x, last_x, first_y, last_y = board.cells
        for y in range(last_y + 1, first_y - 2, -1):
            for x in range(first_x - 1, last_x + 2):
                ground = self.place(spot.family.member((x, y)))
                if ground is not None:
                    yield ground

    def place_at(self, point: QPointF) -> Ground | None:
        """The place under a point: the smallest one that holds it."""
        best: Ground | None = None
        for board in self.boards:
            if not board.rect.contains(point):
                continue
            found = self._cell_at(board, point) if board.cells is not None else None
            here = [found] if found is not None else []
            here += [ground for name, _ in board.spots() if (ground := self.place(name)) is not None]
            for ground in here:
                if ground.path.contains(point) and (best is None or _size(ground) < _size(best)):
                    best = ground
        return best

    def _cell_at(self, board: Board, point: QPointF) -> Ground | None:
        spot = board.drawing.family
        if spot is None or spot.family is None:
            return None
        inside = board.transform().inverted()[0].map(point)
        away = inside - QPointF(board.drawing.size.width() / 2, board.drawing.size.height() / 2)
        pitch = spot.family.pitch
        steps = [round(away.x() / pitch[0])]
        if len(pitch) > 1:
            steps.append(round(away.y() / pitch[1]))
        return self.place(spot.family.member(tuple(int(o) + s for o, s in zip(spot.family.origin, steps, strict=True))))

    def bounds(self) -> QRectF:
        """The whole table."""
        return _bounds(self.boards)


def _size(ground: Ground) -> float:
    return ground.rect.width() * ground.rect.height()


def drawings_of(folder: Path, game: str) -> list[Drawing]:
    """All boards of a game."""
    boards = folder / game / "boards"
    return [read_drawing(path, f"{game}/boards/{path.name}") for path in sorted(boards.glob("*.svg"))]


def cells_in_use(drawing: Drawing, view: api.View) -> Cells:
    """How far a growing board is in use."""
    spot = drawing.family
    used = []
    if spot is not None and spot.family is not None:
        for name in view.places:
            coordinates = spot.family.coordinates(name)
            if coordinates is not None:
                used.append((*coordinates, 0)[:2])
    if not used:
        return (-2, 2, -2, 2)
    xs, ys = [x for x, _ in used], [y for _, y in used]
    return (*_least(min(xs), max(xs)), *_least(min(ys), max(ys)))


def _least(first: int, last: int) -> tuple[int, int]:
    missing = max(0, LEAST_CELLS - (last - first + 1))
    return first - missing // 2, last + missing - missing // 2


def arrange(
    drawings: Sequence[Drawing],
    seats: int,
    viewer: int,
    cells: Cells | None,
    aspect: float = 1.9,
    nudges: dict[str, QPointF] | None = None,
) -> Layout:
    """Lay the boards on the table, so that a viewport of this aspect shows them as large as possible."""
    best: tuple[float, list[Board]] = (-1.0, [])
    for beside in (1.0, 1.15, 1.3, 1.5):
        for columns in (1, 2):
            for wide in (True, False):
                boards, worth = _tried(drawings, seats, viewer, cells, (beside, columns, wide))
                bounds = _bounds(boards)
                worth *= min(aspect / max(1.0, bounds.width()), 1 / max(1.0, bounds.height()))
                if worth > best[0] * 1.001:
                    best = (worth, boards)
    return Layout(best[1], seats, viewer, nudges or {})


def _bounds(boards: Sequence[Board]) -> QRectF:
    whole = QRectF()
    for board in boards:
        whole = whole.united(board.rect)
    return whole


def _tried(
    drawings: Sequence[Drawing], seats: int, viewer: int, in_use: Cells | None, way: tuple[float, int, bool]
) -> tuple[list[Board], float]:
    """One way to lay the boards, and what it is worth at the same zoom.

    The way: scale of the common boards beside the middle, columns of the other seats, own board below everything.
    """
    beside, columns, wide = way
    commons = [drawing for drawing in drawings if not drawing.per_seat]
    own = next((drawing for drawing in drawings if drawing.per_seat and drawing.name.endswith("/own.svg")), None)
    seat_board = next((drawing for drawing in drawings if drawing.per_seat and drawing is not own), own)
    boards: list[Board] = []
    main = _main(commons)
    whole = QRectF()
    if main is not None:
        cells = in_use if main.family is not None else None
        size = Board(_key(main), main, QRectF(), 1.0, 0, cells).extent().size()
        whole = QRectF(QPointF(0, 0), size)
        boards.append(Board(_key(main), main, whole, 1.0, 0, cells))
    y = 0.0
    for drawing in commons:
        if drawing is not main:
            size = drawing.size * beside
            box = QRectF(QPointF(-GAP - size.width(), y), size)
            boards.append(Board(_key(drawing), drawing, box, beside))
            y = box.bottom() + GAP
    for board in boards:
        whole = whole.united(board.rect)
    if seat_board is None:
        return boards, 1.0
    others = [(viewer - 1 + step) % seats + 1 for step in range(1, seats)] if viewer else list(range(1, seats + 1))
    mine = (own or seat_board) if 1 <= viewer <= seats else None
    if mine is not None and not wide:
        boards.append(_below(mine, viewer, whole))
        whole = whole.united(boards[-1].rect)
    beyond = list(_columns(seat_board, others, whole, columns))
    boards.extend(beyond)
    if mine is not None and wide:
        for board in beyond:
            whole = whole.united(board.rect)
        boards.append(_below(mine, viewer, whole))
    theirs = beyond[0].scale if beyond else 1.0
    mine_scale = next((board.scale for board in boards if board.seat == viewer), 1.0)
    return boards, 1.0 + 0.2 * beside + 0.25 * theirs + 0.35 * mine_scale


def _below(drawing: Drawing, seat: int, above: QRectF) -> Board:
    """The own board, as wide as what is above it."""
    scale = min(1.5, max(0.8, above.width() / drawing.size.width())) if above.isValid() else 1.0
    corner = QPointF(above.center().x() - drawing.size.width() * scale / 2, above.bottom() + GAP)
    return Board(f"seat.{seat}", drawing, QRectF(corner, drawing.size * scale), scale, seat)


def _columns(drawing: Drawing, seats: Sequence[int], beside: QRectF, columns: int) -> Iterator[Board]:
    """The boards of other seats at the right side, in one or two columns."""
    if not seats:
        return
    lines = math.ceil(len(seats) / columns)
    tall = beside.height() - GAP * (lines - 1)
    scale = min(TALLEST, max(SMALLEST, tall / (drawing.size.height() * lines)))
    size = drawing.size * scale
    for index, seat in enumerate(seats):
        x = beside.right() + GAP + index // lines * (size.width() + GAP)
        y = beside.top() + index % lines * (size.height() + GAP)
        yield Board(f"seat.{seat}", drawing, QRectF(QPointF(x, y), size), scale, seat)


def _main(commons: Sequence[Drawing]) -> Drawing | None:
    growing = [drawing for drawing in commons if drawing.family is not None]
    return max(growing or commons, key=lambda one: one.size.width() * one.size.height(), default=None)


def _key(drawing: Drawing) -> str:
    return Path(drawing.name).stem
