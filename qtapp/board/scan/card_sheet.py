"""Where the cards lie on a picture of many: evenly between four outer corners, or each by its own four corners.

Plain values: whoever changes something makes another one, so that every step can be taken back.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPolygonF, QTransform

from qtapp.board.scan.perspective import convex

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]
"""Four corners in pixels of the picture, top left first, clockwise."""
MOST_ON_A_SIDE = 10
MOST_CARDS = 60
MOST_GAP = 60
"""Hundredths of the width of a card."""
_ALIKE = 0.25
"""So much (as a logarithm) a card on a picture may be of other proportions than a card of the game."""
_UNIT = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


@dataclass(frozen=True, slots=True)
class CardSheet:
    """A picture with cards."""

    wide: int
    high: int
    outer: Quad
    proportions: float
    """Width to height of a card of the game."""
    columns: int = 3
    rows: int = 3
    gap: int = 0
    cards: tuple[Quad, ...] | None = None
    """Each by its own corners; None: evenly between the outer ones."""

    def outlines(self) -> tuple[Quad, ...]:
        """Where the cards lie, row by row."""
        if self.cards is not None:
            return self.cards
        lens = QTransform()
        if not QTransform.quadToQuad(polygon(_UNIT), polygon(self.outer), lens):
            return ()
        gap = self.gap / 100
        across = self.columns + (self.columns - 1) * gap
        down = self.rows + (self.rows - 1) * gap * self.proportions
        made = []
        for row in range(self.rows):
            for column in range(self.columns):
                x, y = column * (1 + gap), row * (1 + gap * self.proportions)
                points = [lens.map(QPointF((x + dx) / across, (y + dy) / down)) for dx, dy in _UNIT]
                made.append(_quad([(point.x(), point.y()) for point in points]))
        return tuple(made)

    @property
    def is_sound(self) -> bool:
        """Is there a card, and could each of them be one?"""
        found = self.outlines()
        return bool(found) and all(convex([QPointF(*point) for point in quad]) for quad in found)

    def one_by_one(self) -> CardSheet:
        """Each by its own corners, from where they lie now."""
        return replace(self, cards=self.outlines())

    def evenly(self) -> CardSheet:
        """Between the outer corners again: what was corrected card by card is forgotten."""
        return replace(self, cards=None)

    def moved(self, card: int, corner: int, to: Point) -> CardSheet:
        """A corner lies elsewhere; `card` counts only where each has its own."""
        to = min(max(0.0, to[0]), float(self.wide)), min(max(0.0, to[1]), float(self.high))
        if self.cards is None:
            return replace(self, outer=_with(self.outer, corner, to))
        cards = list(self.cards)
        cards[card] = _with(cards[card], corner, to)
        return replace(self, cards=tuple(cards))

    def without(self, card: int) -> CardSheet:
        """One of them is not cut."""
        found = self.outlines()
        return replace(self, cards=(*found[:card], *found[card + 1 :]))

    def with_one_more(self) -> CardSheet:
        """One more, in the middle of the picture, as large as the others."""
        found = self.outlines()
        if len(found) >= MOST_CARDS:
            return self
        size = result_size(found[-1], self.proportions, 10**6) if found else QSize(self.wide // 4, self.high // 4)
        x, y = (self.wide - size.width()) / 2, (self.high - size.height()) / 2
        made = _quad([(x + dx * size.width(), y + dy * size.height()) for dx, dy in _UNIT])
        return replace(self, cards=(*found, made))


def fresh_sheet(wide: int, high: int, proportions: float) -> CardSheet:
    """A picture that was just given: the corners begin a little inside its edges."""
    x, y = wide * 0.06, high * 0.06
    return CardSheet(wide, high, ((x, y), (wide - x, y), (wide - x, high - y), (x, high - y)), proportions)


def polygon(points: Sequence[Point]) -> QPolygonF:
    """The same for Qt."""
    return QPolygonF([QPointF(*point) for point in points])


def result_size(quad: Quad, proportions: float, longest: int) -> QSize:
    """How large a card becomes when it is straightened: of its game's proportions if it is near them, lying or
    standing; else of its own.
    """
    wide = (math.dist(quad[0], quad[1]) + math.dist(quad[3], quad[2])) / 2
    high = (math.dist(quad[0], quad[3]) + math.dist(quad[1], quad[2])) / 2
    own = wide / max(1.0, high)
    near = min((proportions, 1 / proportions), key=lambda one: abs(math.log(own / one)))
    shape = near if abs(math.log(own / near)) < _ALIKE else own
    long_side = min(float(longest), max(wide, high))
    size = (long_side, long_side / shape) if shape > 1 else (long_side * shape, long_side)
    return QSize(max(1, round(size[0])), max(1, round(size[1])))


def scaled(quad: Quad, factor: float) -> Quad:
    """The same card on a larger or smaller copy of the picture."""
    return _quad([(x * factor, y * factor) for x, y in quad])


def _quad(points: Sequence[Point]) -> Quad:
    first, second, third, fourth = points
    return first, second, third, fourth


def _with(quad: Quad, corner: int, to: Point) -> Quad:
    points = list(quad)
    points[corner] = to
    return _quad(points)
