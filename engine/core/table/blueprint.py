"""What a game's table is made of before anybody moves: places, pieces and kinds of counts. All static, all data."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

UP = 0
DOWN = 1


class Visibility(Enum):
    """Who sees the faces of what lies in a place, and who may count it."""

    OPEN = "open"
    """Everybody sees everything."""
    HAND = "hand"
    """The owner sees the faces, everybody counts the backs."""
    PILE = "pile"
    """Nobody sees the faces, everybody counts the backs."""
    SECRET = "secret"
    """The owner sees everything, the others not even how much there is."""
    HIDDEN = "hidden"
    """Nobody sees anything: what the game itself remembers."""


@dataclass(frozen=True, slots=True)
class PlaceDef:
    """One place, or, with bounds, a family of places that grows: `city.{x}.{y}`."""

    id: str
    owner: int = 0
    visibility: Visibility = Visibility.OPEN
    ordered: bool = True
    """Position tells something (a pile, a row). In an unordered place (a hand) nobody else can follow a single
    piece.
    """
    capacity: int | None = None
    accepts: frozenset[str] = frozenset()
    """Kinds of pieces that may lie here; empty: none, only counts."""
    face: int | None = UP
    """The face a piece lands with; None: it keeps its own."""
    drawn: bool = True
    """Has an element in a board drawing; otherwise the window lays it out (box, hands, turn facts)."""
    bounds: tuple[tuple[int, int], ...] = ()
    """Lowest and highest value of each coordinate of a family."""
    is_reserve: bool = False
    """What lies here is its owner's but cannot be used now: taken from here it is won, laid here it is spent."""
    in_hand_strip: bool = False
    """Its owner has it along the edge of the screen, also while it is empty. Other hands that are not drawn appear
    there only while something lies in them.
    """
    chip: str | None = ""
    """How its pieces are counted beside its owner's name: all together with this icon; empty: kind by kind; None: what
    lies here is not counted at all.
    """


def hand_place(seat: int, kinds: frozenset[str]) -> PlaceDef:
    """The hand of a seat, along the edge of its screen: its faces are the owner's, its cards are counted by all."""
    return PlaceDef(
        f"seat.{seat}.hand",
        seat,
        Visibility.HAND,
        ordered=False,
        accepts=kinds,
        face=DOWN,
        drawn=False,
        in_hand_strip=True,
        chip="card",
    )


@dataclass(frozen=True, slots=True)
class PieceDef:
    """One piece: a stable id made from its content, its kind, and where it lies before the game is set up."""

    id: str
    kind: str
    place: str
    owner: int = 0
    back: str = ""
    """What a hidden piece shows; pieces with the same back cannot be told apart. Empty: nothing about it is ever
    hidden.
    """
    is_marker: bool = False
    """It only marks something (who goes first, whose place this is): nobody counts it."""


@dataclass(frozen=True, slots=True)
class CountDef:
    """A kind of thing that is only counted: drops, credits, points."""

    kind: str
    minimum: int = 0
    is_limited: bool = False
    """Finite kinds only change places; the sum over the table never changes."""
    places: tuple[str, ...] = ()
    """Places (or families, by their prefix) where hands may lay it; empty: nowhere, only rules touch it."""
    is_marker: bool = False
    """It only marks something: its number is no quantity that could be won or lost."""
    icon: str = ""
    """The name of its icon; empty: the kind itself."""
    is_score: bool = False
    """It decides the game, so it is told before everything else."""
    comes_back: bool = False
    """Whatever is laid out comes back by itself (workers): having more of it at hand for a moment is no gain."""
    is_burden: bool = False
    """It is in the way: having more of it is no gain either."""


def _kernel_places(pieces: tuple[PieceDef, ...]) -> tuple[PlaceDef, ...]:
    """The places that every table has: what is not in play, public facts, and how often chance was asked."""
    kinds = frozenset(piece.kind for piece in pieces)
    return (
        PlaceDef("box", visibility=Visibility.PILE, accepts=kinds, face=DOWN, drawn=False),
        PlaceDef("state", drawn=False),
        PlaceDef("chance", visibility=Visibility.HIDDEN, drawn=False),
    )


@dataclass(frozen=True, slots=True)
class Blueprint:
    """Everything a table of one game, player count and set of options consists of.

    The places `box`, `state` and `chance` are there in any case: a game declares them only to have them otherwise.
    """

    seats: int
    places: tuple[PlaceDef, ...]
    pieces: tuple[PieceDef, ...]
    kinds: tuple[CountDef, ...]
    counts: tuple[tuple[str, str, int], ...] = ()
    """(place, kind, number) before set-up."""
    settings: dict[str, int] = field(default_factory=dict)
    """The chosen options, as numbers that rules read: `table.settings["draft"]`."""
    data: Any = None
    """The game's card set, shipped or from a pack; rules read it as `table.data`. Never changed."""
    summary: tuple[str, ...] = ()
    """What is told first beside a person's name, in order: kinds of counts or pieces, or the last part of a place whose
    pieces are counted together (`hand`). The rest follows as it comes.
    """
    first_player: str = ""
    """The piece that lies before whoever goes first; empty: there is none."""
    game: str = ""
    """The id of the game that made it, for whoever draws its things; empty: none did."""

    def __post_init__(self) -> None:
        declared = {place.id for place in self.places}
        missing = tuple(place for place in _kernel_places(self.pieces) if place.id not in declared)
        if missing:
            object.__setattr__(self, "places", (*self.places, *missing))
