"""Where everything lies that lies over the table: pure geometry of the window, without widgets.

The table fills the page. The camera keeps what matters inside `focus`; the rail, an overlay, two pictures of other
boards and the decision lie over it, never over a target that is lit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 8
"""Between what lies over the table and its edge."""
RAIL, BUTTON = 54, 44
"""Width of the rail, and of one of its buttons with the room around it."""
LOW, LOWEST = 700, 640
"""A window lower than this folds its rail; one lower than that shows no pictures of other boards."""
TIMELINE = 96
LEAST_LINE = 240
"""Pixels: a few words in a narrower column would become a tower."""


def clamp(value: float, least: float, most: float) -> int:
    """A size between two bounds, in whole pixels."""
    return round(min(most, max(least, value)))


def bar_height(window: int, scale: float) -> int:
    """How high the bar is in a window of a height, at a size of text."""
    return round((48 if window >= 900 else 44) * min(scale, 1.5))


def folds_rail(window: int, scale: float) -> bool:
    """Is there too little room for all buttons of the rail?"""
    return window < LOW or scale > 1.25


@dataclass(frozen=True)
class Regions:
    """The regions of one page, in its own pixels."""

    page: QRect
    focus: QRect
    """Where the camera puts what matters."""
    rail: QRect
    overlay: QRect
    timeline: QRect
    pictures: tuple[QRect, ...]
    """Of boards that are out of sight, the viewer's own first; none if there is no room."""
    decision: QSize
    """Width of the decision, and how high it may become before it scrolls."""


def lay_regions(
    page: QSize, window: int, scale: float, hand: int, *, pinned: bool = False, rail_buttons: int = 7
) -> Regions:
    """The regions of a page in a window of a height; `hand` is what the hand covers at the bottom."""
    width, height = page.width(), page.height()
    rail_tall = (BUTTON if folds_rail(window, scale) else BUTTON * rail_buttons + 10) + 2
    rail = QRect(width - GAP - RAIL + 8, GAP, RAIL - 8, min(rail_tall, height - 2 * GAP))
    over = round(clamp(0.25 * width, 360, 520) * min(scale, 1.5))
    over = min(over, width - RAIL - 3 * GAP)
    overlay = QRect(width - RAIL - GAP - over, GAP, over, height - 2 * GAP)
    right = over + GAP if pinned else 0
    focus = QRect(GAP, GAP, width - 2 * GAP - RAIL - right, height - 2 * GAP - hand)
    most = round((0.8 if scale >= 1.5 else 0.56) * window)
    decision = QSize(round(clamp(0.284 * width, 350, 404) * min(scale, 1.4)), min(most, height - 2 * GAP))
    pictures: tuple[QRect, ...] = ()
    if window >= LOWEST and scale < 1.75:
        pictures = _beside_hand(page, right) if hand else _in_a_column(focus, decision.width())
    timeline = QRect(GAP, height - GAP - TIMELINE, width - 2 * GAP - RAIL, TIMELINE)
    return Regions(QRect(QPoint(0, 0), page), focus, rail, overlay, timeline, pictures, decision)


def _beside_hand(page: QSize, right: int) -> tuple[QRect, ...]:
    """One picture left of the hand, one right of it."""
    wide = clamp(0.187 * page.width(), 232, 380)
    tall = round(wide * 0.594) + 8
    top = page.height() - GAP - tall
    return QRect(GAP, top, wide, tall), QRect(page.width() - GAP - wide - right, top, wide, tall)


def _in_a_column(focus: QRect, wide: int) -> tuple[QRect, ...]:
    """Without a hand: the viewer's own board below the decision, two others above it."""
    own, half = round(wide * 0.46), (wide - GAP) // 2
    small = round(half * 0.6)
    left, low = focus.right() - wide + 1, focus.bottom() + 1
    return (
        QRect(left, low - own, wide, own),
        QRect(left, low - own - GAP - small, half, small),
        QRect(left + half + GAP, low - own - GAP - small, half, small),
    )


@dataclass(frozen=True)
class Found:
    """A place for the decision, and how much it covers that should stay free."""

    box: QRect
    covered: int
    """Square pixels of lit targets under it."""


def place_decision(
    size: QSize,
    within: QRect,
    targets: Sequence[QRect],
    avoided: Sequence[QRect] = (),
    boards: Sequence[QRect] = (),
    before: QRect | None = None,
    taken: Sequence[QRect] = (),
) -> Found:
    """The best place beside the lit targets: right, left, above, below, then the corners.

    What is `avoided` (hand, pictures) is covered only if there is no other way, and of the boards as little as can be;
    `before` is where it lay, and it stays there as long as it covers no target and nothing that is `taken`.
    """
    free, hidden_by, on = _edges((*targets, *taken)), _edges(avoided), _edges(boards)
    best: tuple[tuple[int, int, int, int], QRect] | None = None
    for rank, box in enumerate(_candidates(size, within, targets, before)):
        if best is not None and not any(best[0][:3]):
            break  # nothing better can come
        edges = _edges((box,))[0]
        covered = _shared(edges, free)
        if rank == 0 and before is not None and not covered:
            return Found(box, 0)
        if best is not None and covered > best[0][0]:
            continue
        worth = (covered, _shared(edges, hidden_by), _shared(edges, on) // 4000, rank)
        if best is None or worth < best[0]:
            best = (worth, box)
    assert best is not None
    return Found(best[1], best[0][0])


def _candidates(size: QSize, within: QRect, targets: Sequence[QRect], before: QRect | None) -> Iterator[QRect]:
    right, bottom = within.right() - size.width() + 1, within.bottom() - size.height() + 1
    if before is not None and before.isValid():
        yield _inside(QRect(before.topLeft(), size), within)
    if targets:
        around = QRect()
        for target in targets:
            around = around.united(target)
        middle_y = around.center().y() - size.height() // 2
        middle_x = around.center().x() - size.width() // 2
        for corner in (
            QPoint(around.right() + 2 * GAP, middle_y),
            QPoint(around.left() - 2 * GAP - size.width(), middle_y),
            QPoint(middle_x, around.top() - 2 * GAP - size.height()),
            QPoint(middle_x, around.bottom() + 2 * GAP),
        ):
            yield _inside(QRect(corner, size), within)
    for corner in (
        QPoint(right, within.top()),
        QPoint(within.left(), within.top()),
        QPoint(right, bottom),
        QPoint(within.left(), bottom),
    ):
        yield _inside(QRect(corner, size), within)
    step = max(24, size.width() // 6)
    for y in range(within.top(), bottom + 1, step):  # between the targets, if nowhere else
        for x in range(right, within.left() - 1, -step):
            yield QRect(QPoint(x, y), size)


def place_line(size_for: Callable[[int], QSize], within: QRect, taken: Sequence[QRect]) -> QRect:
    """A few words at the top, in the middle; beside or below what is `taken` if that lies there, at the worst at the
    bottom. `size_for` says how large the words are if they may be so wide.
    """
    whole = size_for(within.width())
    top = _at_top(whole, within)
    in_the_way = [box for box in taken if box.intersects(top)]
    if not in_the_way:
        return top
    found = [
        box
        for gap in sorted(_gaps(within, in_the_way), key=lambda gap: -gap.width())
        if gap.width() >= LEAST_LINE and not _is_over(box := _at_top(size_for(gap.width()), gap), taken)
    ]
    lower = [QRect(within.left(), box.bottom() + GAP, within.width(), within.height()) for box in in_the_way]
    low = QRect(within.left(), within.bottom() - whole.height(), within.width(), whole.height())
    found += [
        box for rest in (*lower, low) if within.contains(box := _at_top(whole, rest)) and not _is_over(box, taken)
    ]
    return found[0] if found else top


def _at_top(size: QSize, within: QRect) -> QRect:
    return QRect(QPoint(within.left() + (within.width() - size.width()) // 2, within.top()), size)


def _gaps(within: QRect, taken: Sequence[QRect]) -> Iterator[QRect]:
    """The columns between things, from left to right."""
    left = within.left()
    for box in sorted(taken, key=lambda one: one.left()):
        yield QRect(left, within.top(), box.left() - GAP - left, within.height())
        left = max(left, box.right() + GAP)
    yield QRect(left, within.top(), within.right() - left, within.height())


def _is_over(box: QRect, taken: Sequence[QRect]) -> bool:
    return any(box.intersects(one) for one in taken)


def _inside(box: QRect, within: QRect) -> QRect:
    """A box moved into another one; its top left corner stays inside if it is too large."""
    moved = QRect(box)
    moved.moveRight(min(moved.right(), within.right()))
    moved.moveBottom(min(moved.bottom(), within.bottom()))
    moved.moveLeft(max(moved.left(), within.left()))
    moved.moveTop(max(moved.top(), within.top()))
    return moved


Edges: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom: a hundred places are tried for a card, and plain numbers are quick."""


def _edges(boxes: Sequence[QRect]) -> list[Edges]:
    return [(box.left(), box.top(), box.right(), box.bottom()) for box in boxes]


def _shared(box: Edges, others: Sequence[Edges]) -> int:
    """How many square pixels of a box lie over others."""
    left, top, right, bottom = box
    found = 0
    for low_x, low_y, high_x, high_y in others:
        wide = (right if right < high_x else high_x) - (left if left > low_x else low_x) + 1
        tall = (bottom if bottom < high_y else high_y) - (top if top > low_y else low_y) + 1
        if wide > 0 and tall > 0:
            found += wide * tall
    return found
