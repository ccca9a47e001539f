"""What a table consists of while it is played: its places, and the pieces that lie in them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from operator import attrgetter

from engine.core.table.blueprint import DOWN, UP, PieceDef, PlaceDef, Visibility

_OPEN = Visibility.OPEN
_OWNERS = (Visibility.HAND, Visibility.SECRET)
"""Places whose owner sees what lies there."""
_CLOSED = (Visibility.SECRET, Visibility.HIDDEN)
"""Places of which others do not even know how much lies there."""


class Place:
    """A place of this table: its definition's facts, and what lies there now (the last piece is on top)."""

    __slots__ = (
        "accepts",
        "capacity",
        "coordinates",
        "counters",
        "counts",
        "drawn",
        "face",
        "family",
        "id",
        "is_open",
        "is_reserve",
        "ordered",
        "owner",
        "pieces",
        "viewers",
        "viewers_on_entry",
        "visibility",
    )

    def __init__(self, definition: PlaceDef, name: str, everyone: int, coordinates: tuple[int, ...] = ()) -> None:
        self.id = name
        self.coordinates = coordinates
        """Where in its family it lies; empty: it is no member of one."""
        self.family = definition.id
        self.owner = definition.owner
        self.visibility = visibility = definition.visibility
        self.ordered = definition.ordered
        self.capacity = definition.capacity
        self.accepts = definition.accepts
        self.face = definition.face
        self.drawn = definition.drawn
        self.is_reserve = definition.is_reserve
        self.is_open = visibility is _OPEN
        if self.is_open:
            self.viewers = everyone
        elif visibility in _OWNERS and self.owner:
            self.viewers = 1 << self.owner
        else:
            self.viewers = 0
        self.viewers_on_entry = 0 if self.is_open and self.face == DOWN else self.viewers
        """Who sees a piece that lands here with the face of this place."""
        self.counters = self.viewers if visibility in _CLOSED else everyone
        """Who may count what lies here."""
        self.pieces: list[Piece] = []
        self.counts: dict[str, int] = {}

    def content(self) -> Hashable:
        """All that lies here, as a value: equal ones mean that the same lies here in the same way."""
        pieces = tuple([(piece.id, piece.face, piece.quarter_turns, piece.seen_by) for piece in self.pieces])
        return pieces, frozenset([(kind, n) for kind, n in self.counts.items() if n])

    def __repr__(self) -> str:
        return f"<{self.id}: {[piece.id for piece in self.pieces]} {self.counts}>"


class Piece:
    """A piece of this table: where it lies, which face is up, how it is turned, and who has seen it (bits of seats)."""

    __slots__ = ("back", "face", "id", "kind", "owner", "place", "quarter_turns", "seen_by")

    def __init__(self, definition: PieceDef, place: Place, everyone: int) -> None:
        self.id = definition.id
        self.kind = definition.kind
        self.owner = definition.owner
        self.back = definition.back
        self.place = place
        self.face = UP if place.face is None else place.face
        self.quarter_turns = 0
        covered = self.face == DOWN and place.is_open
        self.seen_by = everyone if not definition.back else 0 if covered else place.viewers

    def __repr__(self) -> str:
        return f"<{self.id} in {self.place.id}>"


@lru_cache(maxsize=4096)
def parse_coordinates(text: str, bounds: tuple[tuple[int, int], ...]) -> tuple[int, ...] | None:
    """The coordinates at the end of a member's id, if each is a number within its bounds.

    Remembered, because every new table grows the same places again.
    """
    parts = text.split(".")
    if len(parts) != len(bounds) or not all(map(_is_number, parts)):
        return None
    found = tuple(map(int, parts))
    return found if all(low <= n <= high for n, (low, high) in zip(found, bounds, strict=True)) else None


by_coordinates = attrgetter("coordinates")
"""Sorts the members of a family."""


def _is_number(part: str) -> bool:
    """A plain whole number, as a coordinate is written: no spaces, no plus, no leading zero."""
    digits = part.removeprefix("-")
    return len(digits) < 6 and digits.isascii() and digits.isdigit() and part == str(int(part))
