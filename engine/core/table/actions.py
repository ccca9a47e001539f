"""What hands can do to a table, as plain values: they can be logged, undone, sent and offered as repairs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

MAX_COUNT = 9999
"""The largest number that hands may set a count to; where there can be less than nothing, also the lowest."""


@dataclass(frozen=True, slots=True)
class MovePiece:
    """Lay a piece in a place, on top or at an index."""

    piece: str
    place: str
    to: int | None = None
    do: Literal["put"] = "put"


@dataclass(frozen=True, slots=True)
class FlipPiece:
    """Turn a piece over."""

    piece: str
    face: int
    do: Literal["face"] = "face"


@dataclass(frozen=True, slots=True)
class RotatePiece:
    """Turn a piece on the spot."""

    piece: str
    quarters: int
    do: Literal["rotate"] = "rotate"


@dataclass(frozen=True, slots=True)
class SetCount:
    """Set how many of a kind there are in a place; for finite kinds the difference comes from, or goes to, `other`."""

    place: str
    kind: str
    n: int
    other: str = ""
    do: Literal["count"] = "count"


@dataclass(frozen=True, slots=True)
class ShufflePlace:
    """Shuffle what lies in a place."""

    place: str
    do: Literal["shuffle"] = "shuffle"


@dataclass(frozen=True, slots=True)
class DealPieces:
    """Move so many pieces from the top of one place to another."""

    source: str
    target: str
    n: int
    do: Literal["deal"] = "deal"


@dataclass(frozen=True, slots=True)
class RevealPiece:
    """Show a piece to a seat (0: to everybody)."""

    piece: str
    seat: int = 0
    do: Literal["reveal"] = "reveal"


@dataclass(frozen=True, slots=True)
class ResumeAt:
    """Let play go on at a point that the game offers (the start of a phase, somebody's turn)."""

    point: str
    do: Literal["resume"] = "resume"


TableAction: TypeAlias = (
    MovePiece | FlipPiece | RotatePiece | SetCount | ShufflePlace | DealPieces | RevealPiece | ResumeAt
)
