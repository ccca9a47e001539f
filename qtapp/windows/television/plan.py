"""Where everything stands on a television: pure geometry, all of it in parts of the height of the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF, QSizeF

BAR, FOOT, GAP = 92.0, 128.0, 20.0
"""Units: a screen of 1920 x 1080 has so many pixels of each."""
HEAD, INSIDE = 46.0, 14.0
"""What a cell keeps above its board for the name, and around it."""
_WIDE = 1.9
"""From so much width to a height on a board lies across the screen, and the others below it."""
_MOST_ACROSS, _MOST_BESIDE = 0.60, 0.64
"""Of the height, or the width, the large board takes at most so much."""
_MANY = 5
"""Cells that would be too many to be looked at from a sofa."""
LEAST_BOARD = 300.0


@dataclass(frozen=True)
class ScreenPlan:
    """Boxes in pixels of the screen."""

    unit: float
    bar: QRectF
    foot: QRectF
    middle: QRectF
    large: QRectF
    cells: tuple[QRectF, ...]
    people_walk: bool
    """Is there one cell for all people, which goes on from one to the next?"""


def plan(screen: QSizeF, large: float, people: Sequence[float], others: float = 0.0) -> ScreenPlan:
    """A plan for a large board and a cell for each person, and one more for what else there is; boards as the ratio of
    their width to their height, `others` 0: nothing else.
    """
    unit = min(screen.width() / 1920, screen.height() / 1080)
    bar = QRectF(0, 0, screen.width(), BAR * unit)
    foot = QRectF(0, screen.height() - FOOT * unit, screen.width(), FOOT * unit)
    middle = QRectF(0, bar.bottom(), screen.width(), foot.top() - bar.bottom())
    gap = GAP * unit
    room = middle.adjusted(gap, gap, -gap, -gap)
    wanted = [*people, *([others] if others else [])]
    if not wanted:
        return ScreenPlan(unit, bar, foot, middle, room, (), False)
    place, strip = _split(room, large, gap)
    cells, least = _cells(strip, people or [others], len(wanted), unit)
    walks = len(people) > 1 and (len(people) >= _MANY or least < LEAST_BOARD * unit)
    if walks:
        cells, _ = _cells(strip, [min(people)], 1 + bool(others), unit)
    return ScreenPlan(unit, bar, foot, middle, place, tuple(cells), walks)


def _split(room: QRectF, large: float, gap: float) -> tuple[QRectF, QRectF]:
    """The place of the large board, and what is left for the cells."""
    if large > _WIDE:
        tall = min(room.height() * _MOST_ACROSS, room.width() / large)
        place = QRectF(room.x(), room.y(), room.width(), tall)
        return place, room.adjusted(0, tall + gap, 0, 0)
    wide = min(room.width() * _MOST_BESIDE, room.height() * large)
    return QRectF(room.x(), room.y(), wide, room.height()), room.adjusted(wide + gap, 0, 0, 0)


def _cells(strip: QRectF, ratios: Sequence[float], count: int, unit: float) -> tuple[list[QRectF], float]:
    """So many cells in the rows and columns in which boards of these ratios are largest, and how wide the narrowest of
    them is then. A last row that is not full stands in the middle.
    """
    gap = GAP * unit
    best: tuple[float, list[QRectF]] = (-1.0, [])
    for columns in range(1, count + 1):
        rows = ceil(count / columns)
        wide = (strip.width() - gap * (columns - 1)) / columns
        tall = (strip.height() - gap * (rows - 1)) / rows
        least = min(min(wide - 2 * INSIDE * unit, (tall - (HEAD + INSIDE) * unit) * ratio) for ratio in ratios)
        if least <= best[0]:
            continue
        boxes = []
        for at in range(count):
            row, column = divmod(at, columns)
            missing = columns * rows - count if row == rows - 1 else 0
            left = strip.x() + (column + missing / 2) * (wide + gap)
            boxes.append(QRectF(left, strip.y() + row * (tall + gap), wide, tall))
        best = (least, boxes)
    return best[1], best[0]
