"""Laying the boards on the table: the growing or largest one in the middle, other common ones left, the viewer's seat
below, the others at the right. Where the boards of the seats grow, the viewer's is the middle.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine import api
from qtapp.board.place.drawing import Drawing, PlaceGrid, read_drawing
from qtapp.board.place.layout import BoardPlacement, Cells, Layout, bounds_of

GAP = 28.0
LEAST_CELLS = 5
"""A growing board in the middle shows at least so many cells in each direction."""
TALLEST, SMALLEST = 1.5, 0.45
"""How far the boards of other seats are stretched or shrunk to fill their column."""
STRETCHES = (TALLEST, 1.25, 1.0, 0.8)
"""How far they are stretched at most: a few wide boards need not fill their column."""
ENOUGH = 1.1
"""Larger ones are worth no more: the middle needs the room."""
GROWN = (1.0, 0.64, SMALLEST)
"""The same where the boards of the seats grow and the viewer's is the middle."""
WELL_SEEN, RIVAL, CROWD = 0.7, 1.6, 0.2
"""Of these the one other person's board should be well seen; of several, only more room for the viewer's."""
BESIDE, ABOVE = (1.0, 1.15, 1.3, 1.5), (1.0, 1.15, 1.3)
"""How large the common boards are tried: beside the middle, and alone above the seats."""
OTHERS_LARGER = 0.7
"""What a way to lay the boards is still worth in which another seat's board is larger than the viewer's own."""

InUse = Mapping[tuple[str, int], Cells]
"""How far growing boards are in use: by drawing and seat."""


@cache
def drawings_of(folder: Path, game: str) -> tuple[Drawing, ...]:
    """All boards of a game, read once: they belong to the program and stay as they are."""
    boards = folder / game / "boards"
    return tuple(read_drawing(path, f"{game}/boards/{path.name}") for path in sorted(boards.glob("*.svg")))


@lru_cache(maxsize=32)
def boards_of(folder: Path, game: str, known: frozenset[str]) -> tuple[Drawing, ...]:
    """The boards with the places of one game only, of those that it knows: with fewer players there may be fewer."""
    return tuple(
        replace(
            drawing,
            places=tuple(
                spot for spot in drawing.places if spot.family is not None or spot.id.replace("{seat}", "1") in known
            ),
        )
        for drawing in drawings_of(folder, game)
    )


def cells_in_use(
    drawings: Sequence[Drawing], view: api.SeatView, legal: Iterable[str] = (), spare: int = 0
) -> dict[tuple[str, int], Cells]:
    """How far the growing boards are in use, with the cells where something may be laid now, and so many to spare
    around them.
    """
    names = dict.fromkeys((*view.places, *legal))
    found: dict[tuple[str, int], Cells] = {}
    for drawing in drawings:
        spot = drawing.family
        if spot is None or spot.family is None:
            continue
        for seat in range(1, view.seats + 1) if drawing.per_seat else (0,):
            family = spot.family.of_seat(seat)
            used = [(*coordinates, 0)[:2] for name in names if (coordinates := family.coordinates(name)) is not None]
            found[drawing.name, seat] = _extent(family, used, 1 if seat else LEAST_CELLS, spare)
    return found


def _extent(family: PlaceGrid, used: Sequence[tuple[int, ...]], least: int, spare: int) -> Cells:
    ends = []
    for axis in (0, 1):
        given = family.least[axis] if axis < len(family.least) else least
        middle = int(family.origin[axis]) if family.least and axis < len(family.origin) else 0
        along = [cell[axis] for cell in used] or [middle]
        first, last = _at_least(min(along) - spare, max(along) + spare, given)
        if axis < len(family.bounds):
            lowest, highest = family.bounds[axis]
            by = max(0, lowest - first) - max(0, last - highest)
            first, last = max(lowest, first + by), min(highest, last + by)
        ends += [first, last]
    return (ends[0], ends[1], ends[2], ends[3])


def _at_least(first: int, last: int, least: int) -> tuple[int, int]:
    missing = max(0, least - (last - first + 1))
    return first - missing // 2, last + missing - missing // 2


def arrange(
    drawings: Sequence[Drawing],
    seats: int,
    viewer: int,
    cells: InUse,
    aspect: float = 1.9,
    nudges: dict[str, QPointF] | None = None,
) -> Layout:
    """Lay the boards so that a viewport of this aspect shows them as large as possible."""
    return Layout(
        list(_best(_Asked(tuple(drawings), seats, viewer, tuple(cells.items()), aspect))), seats, viewer, nudges or {}
    )


@dataclass(frozen=True)
class _Asked:
    """What decides how boards are laid. Drawings are known by themselves: each is read once."""

    drawings: tuple[Drawing, ...]
    seats: int
    viewer: int
    cells: tuple[tuple[tuple[str, int], Cells], ...]
    aspect: float

    def _key(self) -> tuple[object, ...]:
        return (*map(id, self.drawings), self.seats, self.viewer, self.cells, self.aspect)

    def __hash__(self) -> int:
        return hash(self._key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self._key() == other._key()


@lru_cache(maxsize=64)  # a table that is opened again, its picture and its second window are laid like the first
def _best(asked: _Asked) -> list[BoardPlacement]:
    viewer, aspect = asked.viewer, asked.aspect
    table = _Table(asked.drawings, asked.seats, viewer, dict(asked.cells))
    best: tuple[float, list[BoardPlacement]] = (-1.0, [])
    for boards, worth in table.ways():
        bounds = bounds_of(boards)
        whole = worth * min(aspect / max(1.0, bounds.width()), 1 / max(1.0, bounds.height()))
        if _others_larger(boards, viewer):
            whole *= OTHERS_LARGER
        if whole > best[0] * 1.001:
            best = (whole, boards)
    return best[1]


def _others_larger(boards: Sequence[BoardPlacement], viewer: int) -> bool:
    """Is the board of another seat larger than the viewer's own?"""
    own = next((board for board in boards if board.seat == viewer), None) if viewer else None
    return own is not None and any(
        board.seat and board.drawing is own.drawing and board.scale > own.scale for board in boards
    )


class _Table:
    """The drawings of a game, sorted by what they are, and the ways to lay them."""

    def __init__(self, drawings: Sequence[Drawing], seats: int, viewer: int, cells: InUse) -> None:
        self._seats, self._viewer, self._cells = seats, viewer, cells
        self._commons = [drawing for drawing in drawings if not drawing.per_seat]
        owned = [drawing for drawing in drawings if drawing.per_seat]
        self._own = next((one for one in owned if one.is_own), None)
        rest = [one for one in owned if one is not self._own]
        self._seat = next((one for one in rest if _key(one) == "seat"), rest[0] if rest else self._own)
        self._more = [one for one in rest if one is not self._seat]
        growing = [drawing for drawing in self._commons if drawing.family is not None]
        self._laid: dict[tuple[int, bool], list[BoardPlacement]] = {}
        self._beside: dict[float, list[BoardPlacement]] = {}
        if self.grows:
            self._cells = _evened(self._seat, cells, self._others())
        self._main = max(growing or self._commons, key=lambda one: one.size.width() * one.size.height(), default=None)

    @property
    def grows(self) -> bool:
        """Do the boards of the seats grow themselves?"""
        return self._seat is not None and self._seat.family is not None and self._seat.fixed

    def ways(self) -> Iterator[tuple[list[BoardPlacement], float]]:
        """All ways to lay the boards, and what each is worth at the same zoom."""
        for beside in BESIDE if len(self._commons) > 1 or self.grows else (1.0,):
            for columns in (0, 1, 2):
                if self.grows:
                    yield from (self.grown(beside, columns, stretch) for stretch in GROWN)
                else:
                    for wide in (True, False):
                        yield from (self.tried(beside, columns, wide, stretch) for stretch in STRETCHES)
        if len(self._commons) == 1 and not self.grows and 1 <= self._viewer <= self._seats and self._seats > 1:
            yield from (self.abreast(above, stretch) for above in ABOVE for stretch in (1.0, 0.8))

    def abreast(self, above: float, stretch: float) -> tuple[list[BoardPlacement], float]:
        """One way to lay a single common board and the seats: the common one above, at a scale, all seats in a row."""
        boards = self._stack(self._viewer, True)
        for seat in self._others():
            corner = QPointF(bounds_of(boards).right() + GAP, 0)
            boards += _moved(self._stack(seat, False), corner, stretch)
        row = bounds_of(boards)
        common = [self._leaf(drawing, _key(drawing)) for drawing in self._commons]
        size = bounds_of(common).size() * above
        boards += _moved(common, QPointF(row.center().x() - size.width() / 2, -GAP - size.height()), above)
        return boards, above + 0.2 + 0.5 * stretch + 0.35

    def _others(self) -> list[int]:
        """The other seats, in the order in which they follow."""
        seats, viewer = self._seats, self._viewer
        return [(viewer - 1 + step) % seats + 1 for step in range(1, seats)] if viewer else list(range(1, seats + 1))

    def grown(self, beside: float, columns: int, stretch: float) -> tuple[list[BoardPlacement], float]:
        """One way to lay boards of seats that grow: the viewer's in the middle, what is common left of it.

        Scale of the common boards, columns of the other seats (0: in a row below the viewer's), their largest scale.
        """
        seats, viewer = self._seats, self._viewer
        boards = self._stack(viewer, True) if 1 <= viewer <= seats else []
        boards += self._left(beside)
        stacks = [self._stack(seat, False) for seat in self._others()]
        above = bounds_of([board for board in boards if board.seat == viewer]) if viewer and not columns else QRectF()
        lay = _in_a_row(stacks, above, stretch) if above.isValid() else None
        beyond = list(lay or _packed(stacks, bounds_of(boards), max(1, columns), stretch))
        theirs = beyond[0].scale if beyond else 1.0
        seen = RIVAL * min(theirs, WELL_SEEN) if len(stacks) == 1 else CROWD * theirs
        return boards + beyond, 1.0 + 0.16 * beside + seen

    def _left(self, beside: float) -> list[BoardPlacement]:
        """What is common, at a scale, left of the middle; the one in the middle first. The same in many ways to lay."""
        found = self._beside.get(beside)
        if found is None:
            main = None if self.grows else self._main
            found = [self._leaf(main, _key(main))] if main is not None else []
            y = 0.0
            for drawing in self._commons:
                if drawing is not main:
                    leaf = self._leaf(drawing, _key(drawing))
                    size = leaf.rect.size() * beside
                    box = QRectF(QPointF(-GAP - size.width(), y), size)
                    found.append(BoardPlacement(leaf.key, drawing, box, beside, 0, leaf.cells))
                    y = box.bottom() + GAP
            self._beside[beside] = found
        return found

    def _leaf(self, drawing: Drawing, key: str, seat: int = 0) -> BoardPlacement:
        """A board that is not laid yet, at its own size."""
        board = BoardPlacement(key, drawing, QRectF(), 1.0, seat, self._cells.get((drawing.name, seat)))
        return BoardPlacement(key, drawing, QRectF(QPointF(0, 0), board.extent().size()), 1.0, seat, board.cells)

    def _stack(self, seat: int, mine: bool) -> list[BoardPlacement]:
        """All boards of a seat, one below the other: the same in each way to lay them."""
        if (seat, mine) not in self._laid:
            self._laid[seat, mine] = self._stacked(seat, mine)
        return list(self._laid[seat, mine])

    def _stacked(self, seat: int, mine: bool) -> list[BoardPlacement]:
        first = self._own if mine and self._own is not None else self._seat
        if first is None:
            return []
        leaves = [self._leaf(first, f"seat.{seat}", seat)]
        leaves += [self._leaf(one, f"seat.{seat}.{_key(one)}", seat) for one in self._more]
        y, found = 0.0, []
        for leaf in leaves:
            found.append(BoardPlacement(leaf.key, leaf.drawing, leaf.rect.translated(0, y), 1.0, seat, leaf.cells))
            y += leaf.rect.height() + GAP
        return found

    def tried(self, beside: float, columns: int, wide: bool, stretch: float) -> tuple[list[BoardPlacement], float]:
        """One way to lay the boards, and what it is worth at the same zoom.

        Scale of the common boards beside the middle, columns of the other seats (0: in a row below the viewer'ss), own
        boards below everything or not, largest scale of the other seats.
        """
        boards = list(self._left(beside))
        seats, viewer = self._seats, self._viewer
        mine = self._stack(viewer, True) if 1 <= viewer <= seats else []
        if mine and not wide:
            boards.extend(_below(mine, bounds_of(boards)))
        stacks = [self._stack(seat, False) for seat in self._others()]
        if columns:
            beyond = list(_columns(stacks, bounds_of(boards), columns, stretch))
            boards.extend(beyond)
        if mine and wide:
            boards.extend(_below(mine, bounds_of(boards)))
        if not columns:
            beyond = list(_in_a_row(stacks, bounds_of(boards), stretch, middle=True))
            boards.extend(beyond)
        theirs = beyond[0].scale if beyond else 1.0
        mine_scale = next((board.scale for board in boards if board.seat == viewer), 1.0)
        return boards, 1.0 + 0.2 * beside + 0.5 * min(theirs, ENOUGH) + 0.35 * mine_scale


def _evened(drawing: Drawing | None, cells: InUse, seats: Sequence[int]) -> InUse:
    """The growing boards of these seats as wide as the widest of them: else they would stand in a ragged column."""
    family = drawing.family.family if drawing is not None and drawing.family is not None else None
    if drawing is None or family is None:
        return cells
    found = dict(cells)
    for axis in (axis for axis, (right, _) in enumerate(family.steps[:2]) if right):
        ends = {seat: cells[drawing.name, seat][2 * axis : 2 * axis + 2] for seat in seats}
        widest = max((last - first + 1 for first, last in ends.values()), default=0)
        for seat, (first, last) in ends.items():
            wider = list(found[drawing.name, seat])
            wider[2 * axis : 2 * axis + 2] = _at_least(first, last, widest)
            found[drawing.name, seat] = (wider[0], wider[1], wider[2], wider[3])
    return found


def _moved(stack: Sequence[BoardPlacement], corner: QPointF, scale: float) -> Iterator[BoardPlacement]:
    """The boards of a seat somewhere, at a scale."""
    for board in stack:
        box = QRectF(corner + board.rect.topLeft() * scale, board.rect.size() * scale)
        yield BoardPlacement(board.key, board.drawing, box, scale, board.seat, board.cells)


def _below(stack: Sequence[BoardPlacement], above: QRectF) -> Iterator[BoardPlacement]:
    """The own boards, as wide as what is above them, if they do not become too large by it."""
    size = bounds_of(stack).size()
    largest = min(board.drawing.largest for board in stack)
    scale = min(largest, max(0.8, above.width() / size.width())) if above.isValid() else 1.0
    return _moved(stack, QPointF(above.center().x() - size.width() * scale / 2, above.bottom() + GAP), scale)


def _in_a_row(
    stacks: Sequence[Sequence[BoardPlacement]], above: QRectF, largest: float, *, middle: bool = False
) -> Iterator[BoardPlacement]:
    """Boards of other seats side by side below the viewer's, where that is wide and low."""
    if not stacks or not stacks[0]:
        return
    sizes = [bounds_of(stack).size() for stack in stacks]
    room = above.width() - GAP * (len(stacks) - 1)
    scale = min(largest, max(SMALLEST, room / max(1.0, sum(size.width() for size in sizes))))
    free = above.width() - sum(size.width() * scale for size in sizes) - GAP * (len(stacks) - 1)
    x = above.left() + (free / 2 if middle else 0.0)
    for stack, size in zip(stacks, sizes, strict=True):
        yield from _moved(stack, QPointF(x, above.bottom() + GAP), scale)
        x += size.width() * scale + GAP


def _packed(
    stacks: Sequence[Sequence[BoardPlacement]], beside: QRectF, columns: int, largest: float
) -> Iterator[BoardPlacement]:
    """Boards of other seats that differ in size, at the right side: each column as wide as its widest."""
    if not stacks or not stacks[0]:
        return
    lines = math.ceil(len(stacks) / columns)
    heaps = [stacks[start : start + lines] for start in range(0, len(stacks), lines)]
    tallest = max(sum(bounds_of(stack).height() for stack in heap) for heap in heaps)
    room = max(beside.height(), tallest * SMALLEST) - GAP * (lines - 1)
    scale = min(largest, max(SMALLEST, room / tallest))
    x = beside.right() + GAP
    for heap in heaps:
        y = beside.top()
        for stack in heap:
            yield from _moved(stack, QPointF(x, y), scale)
            y += bounds_of(stack).height() * scale + GAP
        x += max(bounds_of(stack).width() for stack in heap) * scale + GAP


def _columns(
    stacks: Sequence[Sequence[BoardPlacement]], beside: QRectF, columns: int, largest: float
) -> Iterator[BoardPlacement]:
    """The boards of other seats at the right side, in one or two columns."""
    if not stacks or not stacks[0]:
        return
    lines = math.ceil(len(stacks) / columns)
    sizes = [bounds_of(stack).size() for stack in stacks]
    widest, tallest = max(size.width() for size in sizes), max(size.height() for size in sizes)
    room = max(beside.height(), tallest * SMALLEST) - GAP * (lines - 1)
    scale = min(largest, max(SMALLEST, room / (tallest * lines)))
    size = QSizeF(widest, tallest) * scale
    for index, stack in enumerate(stacks):
        x = beside.right() + GAP + index // lines * (size.width() + GAP)
        y = beside.top() + index % lines * (size.height() + GAP)
        yield from _moved(stack, QPointF(x, y), scale)


def _key(drawing: Drawing) -> str:
    return _stem(drawing.name)


@cache
def _stem(name: str) -> str:
    return Path(name).stem
