"""How the cards of a mine lie: where the next one may lie, and which half carts meet.

The same answers for the table itself and for what one seat sees of it, so that no window has to know them.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from engine.imperial_miners.cards import EDGES, LOADED, NONE
from engine.imperial_miners.grid import below, cell_id, cell_of, joints_of
from engine.imperial_miners.places import REACH

HOLES = 1
"""So many places may stay free between two cards of row I. Rules: imperial_miners/endless-surface (A4)."""


class LaidPiece(Protocol):
    """A piece, or what is seen of it."""

    @property
    def id(self) -> str:
        """Its id; one that is hidden has none of a card."""


class LaidPlace(Protocol):
    """A place, or what is seen of it."""

    @property
    def pieces(self) -> Sequence[LaidPiece]:
        """The last one is on top."""

    @property
    def counts(self) -> Mapping[str, int]:
        """What is only counted here."""


LaidCard: TypeAlias = tuple[str, str]
"""A place of a mine, and the card that lies there."""


def mines_among(places: Mapping[str, LaidPlace], cards: Container[str]) -> dict[int, list[LaidCard]]:
    """The cards of all mines by their seats."""
    found: dict[int, list[LaidCard]] = {}
    for name, place in places.items():
        cell = cell_of(name)
        if cell is not None and place.pieces and place.pieces[-1].id in cards:
            found.setdefault(cell.seat, []).append((name, place.pieces[-1].id))
    return found


def free_cells(
    places: Mapping[str, LaidPlace],
    laid: Sequence[LaidCard],
    levels: Mapping[str, int],
    seat: int,
    level: int,
    holes: int = HOLES,
) -> list[str]:
    """Where a card of a level may lie: under a card of the row above; in row I beside a card, up to so many holes away.

    Rules: imperial_miners/touch-above, imperial_miners/endless-surface (A4).
    """
    if level == 1:
        taken = {cell.x for place, _ in laid if (cell := cell_of(place)) is not None and cell.row == 1}
        if not taken:
            return [cell_id(seat, 1, 0)]
        steps = range(2, 2 * holes + 3, 2)
        near = {x + way * step for x in taken for step in steps for way in (-1, 1)} - taken
        return [cell_id(seat, 1, x) for x in sorted(near) if x % 2 == 0 and abs(x) <= REACH]
    found: dict[str, None] = {}
    for place, card in laid:
        if levels[card] == level - 1:
            for lower in below(place):
                there = places.get(lower)
                if there is None or not there.pieces:
                    found[lower] = None
    return list(found)


# ---- carts -----------------------------------------------------------------------------------------------------------


class HalfCart(NamedTuple):
    """A half cart that has met another: the place of its card, its edge there, EMPTY or LOADED."""

    place: str
    edge: int
    load: int


class Joint(NamedTuple):
    """Two half carts that meet, the left or upper one first, and whether a cart token lies there."""

    place: str
    first: HalfCart
    second: HalfCart
    token: bool

    @property
    def loaded(self) -> int:
        """How many of the halves are loaded."""
        return (self.first.load == LOADED) + (self.second.load == LOADED)

    @property
    def full(self) -> bool:
        """Does it count as a full cart? Rules: imperial_miners/carts."""
        return self.loaded == 2 or (self.loaded == 1 and self.token)

    @property
    def half_full(self) -> bool:
        """Can it take a cart token?"""
        return self.loaded == 1 and not self.token


def joints_among(
    places: Mapping[str, LaidPlace], laid: Iterable[LaidCard], carts: Mapping[str, tuple[int, ...]]
) -> list[Joint]:
    """The joined carts of some cards with those to their right and above them. Rules: imperial_miners/carts."""
    found = []
    for place, card in laid:
        edges = carts[card]
        for edge, other_place, other_edge, joint in joints_of(place):
            if edges[edge] == NONE:
                continue
            there = places.get(other_place)
            other = carts.get(there.pieces[-1].id) if there is not None and there.pieces else None
            if other is None or other[other_edge] == NONE:
                continue
            own, met = HalfCart(place, edge, edges[edge]), HalfCart(other_place, other_edge, other[other_edge])
            on = places.get(joint)
            token = on is not None and on.counts.get("cart", 0) > 0
            found.append(Joint(joint, own, met, token) if EDGES[edge] == "R" else Joint(joint, met, own, token))
    return found
