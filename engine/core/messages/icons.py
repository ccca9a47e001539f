"""The icons of an effect as data: what a card shows beside its words. The window only paints them.

An icon is named by a noun of its game, so that the thing, its count and its icon share one id.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, TypeAlias


class Icon(NamedTuple):
    """The icon of a noun of the game."""

    noun: str


class Figure(NamedTuple):
    """A number as it is printed: 3, +2, ≤4."""

    text: str


class Glyph(Enum):
    """What stands between icons."""

    EACH = "each"
    """A slash: for each of what follows."""
    OR = "or"
    ARROW = "arrow"
    """What stands before it leads to what follows."""
    BAR = "bar"
    """A thin bar between two effects."""
    GAP = "gap"


IconPart: TypeAlias = Icon | Figure | Glyph
IconRow: TypeAlias = tuple[IconPart, ...]
"""Parts that stay together in one line."""
IconRows: TypeAlias = tuple[IconRow, ...]


def amount_icons(n: int | str, noun: str) -> IconRow:
    """So many of a noun."""
    return (Figure(str(n)), Icon(noun))


def each_icons(noun: str) -> IconRow:
    """For each thing of this kind."""
    return (Glyph.EACH, Icon(noun))
