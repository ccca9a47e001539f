"""What is held, as it should lie: slots, grounds and signs along the bottom edge, and the room that they have.

Coordinates are pixels of the viewport.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSize

from qtapp.board.place.sprite import Sprite

SEEN, SEEN_IF_LOW, LOW, HIGH = 0.88, 0.8, 740, 900
"""How much of a card is seen before it is looked at in a high window and in a low one; between these it grows."""
SUNK = 40.0
"""Pixels of a hand that is out of the way: the past is looked at, where nothing is played."""
LEAST_CARD, LARGEST_CARD = 202.0, 400.0
LEAST_PORT = 556
"""Pixels of the view in the least window; in a lower view the boards need the room more than the cards."""
LEAST_STEP, WIDEST_STEP = 44.0, 1.05
"""Pixels of the narrowest slot, and cards of the widest one."""
ASIDE = 48.0
"""Pixels between the fan and what lies in the corners of the window."""
NARROWEST_CORNER, WIDEST_CORNER, CORNER, LEAST_TALL = 232.0, 380.0, 0.187, 640


@dataclass(frozen=True)
class Tray:
    """The ground of one group: its place, its box and its words."""

    place: str
    box: QRectF
    words: str
    size: float
    """Of the words: the same in all trays."""
    is_drawn: bool
    """Cards need no ground; an empty place shows where it is, and one for a single card that it is no hand."""
    is_empty: bool


@dataclass(frozen=True)
class HandSlot:
    """Where one thing rests. It stays the same as long as the hand holds the same things."""

    id: str
    place: str
    box: QRectF


@dataclass(frozen=True)
class MoreCards:
    """The sign at the end of a fan that has further cards there."""

    place: str
    box: QRectF
    by: int
    """Which way a click on it scrolls: -1 or 1."""
    n: int


@dataclass(frozen=True)
class HandRoom:
    """What the window leaves to the hand."""

    port: QSize
    """The view that the hand lies in."""
    window: QSize
    """The whole window: sizes follow from it."""
    sides: float | None = None
    """Pixels to be left free at each side of the view; None: what the pictures in the corners need."""
    covered: QRectF = field(default_factory=QRectF)
    """What lies over the view beside the hand: a card that is raised keeps clear of it."""
    taken: float = 0.0
    """Pixels at the right edge under something that stays there: the hand lies beside it."""
    sunk: bool = False
    """Is only its upper edge seen?"""

    @property
    def card_height(self) -> float:
        """Height of a card at rest."""
        wished = min(max(self.window.height() * 0.265, LEAST_CARD), LARGEST_CARD)
        return min(wished, max(120.0, LEAST_CARD - (LEAST_PORT - self.port.height()) * 1.2))

    @property
    def seen(self) -> float:
        """How much of a card is seen."""
        if self.sunk:
            return SUNK
        part = min(1.0, max(0.0, (self.window.height() - LOW) / (HIGH - LOW)))
        return self.card_height * (SEEN_IF_LOW + (SEEN - SEEN_IF_LOW) * part)

    @property
    def width(self) -> float:
        """How wide the hand may be."""
        if self.sides is not None:
            return max(LEAST_STEP * 2, self.port.width() - self.taken - 2 * self.sides)
        free = self.port.width() - self.taken
        return max(LEAST_STEP * 2, min(self.window.width() - self.taken - 2 * self.corner, free - 24.0))

    @property
    def corner(self) -> float:
        """What the picture in a corner needs, with the room beside it."""
        wide = self.window.width()
        picture = min(max(wide * CORNER, NARROWEST_CORNER), WIDEST_CORNER)
        return (picture if self.window.height() >= LEAST_TALL else 0.0) + ASIDE


@dataclass(frozen=True)
class HandState:
    """What the person does with the hand."""

    raised: str = ""
    """What is looked at."""
    picked: str = ""
    """What was picked up and waits for its target."""
    scrolled: Mapping[str, int] = field(default_factory=dict)
    """The first card that is seen, for each place with many."""


@dataclass(frozen=True)
class HandLayout:
    """The hand as it should be."""

    sprites: tuple[Sprite, ...] = ()
    trays: tuple[Tray, ...] = ()
    height: float = 0.0
    """Pixels at the bottom of the view that belong to it."""
    slots: tuple[HandSlot, ...] = ()
    more: tuple[MoreCards, ...] = ()
    scrolled: Mapping[str, int] = field(default_factory=dict)
    raised_tops: Mapping[str, float] = field(default_factory=dict)
    """By place: how far up a card reaches that is raised to be read."""

    def ground_at(self, point: QPointF) -> Tray | None:
        """The group under a point of the viewport."""
        return next((tray for tray in self.trays if tray.box.contains(point)), None)

    def tray(self, place: str) -> Tray | None:
        """The group of a place."""
        return next((tray for tray in self.trays if tray.place == place), None)

    def slot_at(self, point: QPointF) -> HandSlot | None:
        """The slot under a point of the viewport; its right edge belongs to the next one."""
        x, y = point.x(), point.y()
        return next((one for one in self.slots if one.box.left() <= x < one.box.right() and y >= one.box.top()), None)

    def slot(self, name: str) -> HandSlot | None:
        """The slot of a thing."""
        return next((one for one in self.slots if one.id == name), None)

    def more_at(self, point: QPointF) -> MoreCards | None:
        """The sign of further cards under a point of the viewport."""
        return next((one for one in self.more if one.box.contains(point)), None)
