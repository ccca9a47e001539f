"""Where a box of some size has room: rows of cells as bits of whole numbers, so that all spots are found at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from operator import add
from typing import TypeAlias

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels; right and bottom do not belong to it."""
CELL = 4
"""Pixels of a cell of what is free."""
COARSE = 16
"""Pixels of a cell of what is covered as little as can be."""


def shared(one: Box, other: Box) -> int:
    """How many square pixels two boxes share."""
    wide = (one[2] if one[2] < other[2] else other[2]) - (one[0] if one[0] > other[0] else other[0])
    tall = (one[3] if one[3] < other[3] else other[3]) - (one[1] if one[1] > other[1] else other[1])
    return wide * tall if wide > 0 and tall > 0 else 0


class FreeRoom:
    """The room that hard boxes leave, and what soft ones lie in it. A bit is set where a cell is taken."""

    def __init__(self, within: Box, hard: Sequence[Box], soft: Sequence[tuple[Box, float]]) -> None:
        self._left, self._top = within[0], within[1]
        self._wide, self._tall = (within[2] - within[0]) // CELL, (within[3] - within[1]) // CELL
        rows = [0] * self._tall
        for box in hard:
            left, top, right, bottom = self._cells(box, CELL)
            if left < right:
                taken = ((1 << (right - left)) - 1) << left
                for y in range(top, bottom):
                    rows[y] |= taken
        self._rows = rows
        self._free: dict[tuple[int, int], list[int]] = {}
        """By width and height in cells: see `_free_rows`."""
        self._ladders: dict[int, list[list[int]]] = {}
        """By width in cells: see `_ladder`."""
        self._soft = [box for box, weight in soft if weight <= 1.0]
        self._sums = self._summed(soft)
        self._last_x, self._last_y = len(self._sums[0]) - 1, len(self._sums) - 1

    def _cells(self, box: Box, cell: int) -> Box:
        """The cells that a box touches."""
        wide, tall = self._wide * CELL, self._tall * CELL
        left, right = max(0, box[0] - self._left), min(wide, box[2] - self._left)
        top, bottom = max(0, box[1] - self._top), min(tall, box[3] - self._top)
        return left // cell, top // cell, -(-right // cell), -(-bottom // cell)

    def _summed(self, soft: Sequence[tuple[Box, float]]) -> list[list[float]]:
        """Sums over all cells above and left, so that any box is looked up in four steps."""
        wide, tall = -(-self._wide * CELL // COARSE), -(-self._tall * CELL // COARSE)
        grid = [[0.0] * wide for _ in range(tall)]
        for box, weight in sorted(soft, key=lambda one: one[1]):
            left, top, right, bottom = self._cells(box, COARSE)
            if left < right:
                filled = [weight] * (right - left)
                for y in range(top, bottom):
                    grid[y][left:right] = filled
        sums = [[0.0] * (wide + 1)]
        for row in grid:
            run = accumulate(row, initial=0.0)
            sums.append(list(map(add, run, sums[-1])))
        return sums

    def covered(self, box: Box) -> float:
        """Square pixels of soft things under a box, each with its weight; as exact as coarse cells are."""
        sums, last_x, last_y = self._sums, self._last_x, self._last_y
        shift_x, shift_y = COARSE // 2 - self._left, COARSE // 2 - self._top
        left, right = (box[0] + shift_x) // COARSE, (box[2] + shift_x) // COARSE
        top, bottom = (box[1] + shift_y) // COARSE, (box[3] + shift_y) // COARSE
        left = 0 if left < 0 else left if left < last_x else last_x
        right = 0 if right < 0 else right if right < last_x else last_x
        above = sums[0 if top < 0 else top if top < last_y else last_y]
        below = sums[0 if bottom < 0 else bottom if bottom < last_y else last_y]
        return (below[right] - above[right] - below[left] + above[left]) * COARSE * COARSE

    def is_free(self, box: Box) -> bool:
        """Does it lie inside, over no cell that something hard touches?"""
        x, y = box[0] - self._left, box[1] - self._top
        if x < 0 or y < 0:
            return False
        size = -(-(box[2] - box[0]) // CELL), -(-(box[3] - box[1]) // CELL)
        rows = self._free.get(size) or self._free_rows(*size)
        first, second = y // CELL, -(-y // CELL)  # between two cells it touches those of both
        if second >= len(rows):
            return False
        both = (1 << (x // CELL)) | (1 << (-(-x // CELL)))
        return rows[first] & rows[second] & both == both

    def spots(self, width: int, height: int, near: Sequence[Box], gap: int) -> Iterator[Box]:
        """The spots worth a look: in the corners of what is free, and flush beside what is soft or near."""
        rows = self._free_rows(-(-width // CELL), -(-height // CELL))
        beside_x, beside_y = self._flush(width, height, near, gap)
        last = len(rows) - 1
        for y, row in enumerate(rows):
            if not row:
                continue
            ends = (row & ~(row << 1)) | (row & ~(row >> 1))
            above, below = rows[y - 1] if y else 0, rows[y + 1] if y < last else 0
            rims = row & ~(above & below)
            found = rims & (ends | beside_x)
            if y in beside_y:
                found |= row & (ends | beside_x)
            while found:
                bit = found & -found
                found ^= bit
                left, top = self._left + (bit.bit_length() - 1) * CELL, self._top + y * CELL
                yield left, top, left + width, top + height

    def _free_rows(self, wide: int, tall: int) -> list[int]:
        """For each row the columns in which the left top corner of so many cells may lie."""
        known = self._free.get((wide, tall))
        if known is not None:
            return known
        if wide > self._wide or tall > self._tall:
            return self._free.setdefault((wide, tall), [])
        ladder = self._ladder(wide)
        step = max(1, tall).bit_length() - 1
        while len(ladder) <= step:
            rows, span = ladder[-1], 1 << (len(ladder) - 1)
            ladder.append([one & other for one, other in zip(rows, rows[span:], strict=False)])
        rows, rest = ladder[step], max(1, tall) - (1 << step)
        found = [one & other for one, other in zip(rows, rows[rest:], strict=False)] if rest else rows
        return self._free.setdefault((wide, tall), found)

    def _ladder(self, wide: int) -> list[list[int]]:
        """The columns in which so many free cells begin, for 1, 2, 4 … rows at once: cards have few widths and many
        heights. It grows as it is asked.
        """
        known = self._ladders.get(wide)
        if known is not None:
            return known
        inside = (1 << (self._wide - wide + 1)) - 1
        found: list[int] = []
        before, same = -1, 0
        for row in self._rows:
            if row != before:  # most rows are like the one above
                taken, span = row, 1
                while span * 2 <= wide:
                    taken |= taken >> span
                    span *= 2
                if span < wide:
                    taken |= taken >> (wide - span)
                before, same = row, ~taken & inside
            found.append(same)
        return self._ladders.setdefault(wide, [found])

    def _flush(self, width: int, height: int, near: Sequence[Box], gap: int) -> tuple[int, set[int]]:
        """Columns, as bits, and rows in which a box would lie flush beside something."""
        columns, rows = 0, set[int]()
        for box in (*self._soft, *near):
            for x in (box[2] + gap, box[0] - gap - width):
                at = -(-(x - self._left) // CELL) if x > box[0] else (x - self._left) // CELL
                if 0 <= at < self._wide:
                    columns |= 1 << at
            for y in (box[3] + gap, box[1] - gap - height, box[1]):
                at = -(-(y - self._top) // CELL) if y > box[1] else (y - self._top) // CELL
                if 0 <= at < self._tall:
                    rows.add(at)
        return columns, rows
