"""Where everything lies that lies over the table: pure geometry of the window, without widgets.

The table fills the page. The camera keeps what matters inside `focus`; the rail, a pinned panel and two pictures of
other boards lie over it. Where the cards lie is worked out by `placing`.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 8
"""Between what lies over the table and its edge."""
RAIL, BUTTON = 54, 44
"""Width of the rail, and of one of its buttons with the room around it."""
LOW, LOWEST = 700, 640
"""A window lower than this folds its rail; one lower than that shows no pictures of other boards."""
TIMELINE = 96


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
    page: QSize,
    window: int,
    scale: float,
    hand: int,
    *,
    pinned: bool = False,
    rail_buttons: int = 7,
    rail_words: int = 0,
) -> Regions:
    """The regions of a page in a window of a height; `hand` is what the hand covers at the bottom, `rail_words` how
    much wider the rail is for words on its buttons.
    """
    width, height = page.width(), page.height()
    rail_wide = RAIL + (0 if folds_rail(window, scale) else rail_words)
    rail_tall = (BUTTON if folds_rail(window, scale) else BUTTON * rail_buttons + 10) + 2
    rail = QRect(width - GAP - rail_wide + 8, GAP, rail_wide - 8, min(rail_tall, height - 2 * GAP))
    over = round(clamp(0.25 * width, 360, 520) * min(scale, 1.5))
    over = min(over, width - rail_wide - 3 * GAP)
    overlay = QRect(width - rail_wide - GAP - over, GAP, over, height - 2 * GAP)
    right = over + GAP if pinned else 0
    focus = QRect(GAP, GAP, width - 2 * GAP - rail_wide - right, height - 2 * GAP - hand)
    most = round((0.8 if scale >= 1.5 else 0.56) * window)
    column = round(clamp(0.284 * width, 352, 404) * min(scale, 1.4))
    decision = QSize(column - column % 4, min(most, height - 2 * GAP))  # whole cells of the placement
    pictures: tuple[QRect, ...] = ()
    if window >= LOWEST and scale < 1.75:
        pictures = _beside_hand(page, right) if hand else _in_a_column(focus, decision.width())
    timeline = QRect(GAP, height - hand - GAP - TIMELINE, width - 2 * GAP - rail_wide, TIMELINE)
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
