"""The places and pieces of a Ginkgopolis table."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.table.blueprint import DOWN, Blueprint, CountDef, PieceDef, PlaceDef, Visibility, hand_place
from engine.core.table.seats import own
from engine.ginkgopolis.cards import BUILDINGS, CHARACTERS, LETTERS

EDGE = 55
"""The city can never grow further than this from its middle: 51 tiles can be added."""
RESOURCES = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}
PER_COLOUR = 25
HAND_TOKENS = 10
CARDS = frozenset({"urbanization", "building"})
STREAMS = ("deck", "tiles", "city", "characters", "first", "hal")


HAND = own("hand")
TILES = own("tiles")
SCREEN = own("screen")
SUPPLY = own("supply")
COMMIT = own("commit")
KEPT = own("kept")
TOKENS = own("tokens")
DRAFT = own("draft")
PICKED = own("picked")
GIVEN = own("given")
RESOURCE = {seat: f"resource.{seat}" for seat in range(1, 6)}
"""The kind of a seat's resources."""
OWNER = {kind: seat for seat, kind in RESOURCE.items()}
"""Whose resources these are."""


def blueprint(people: int, chosen: Mapping[str, int]) -> Blueprint:
    """The table for so many people; a single person plays against Hal, who has the second seat."""
    seats = max(people, 2)
    return Blueprint(
        seats=seats,
        places=(*_common(), *(place for seat in range(1, seats + 1) for place in _of_seat(seat))),
        pieces=_pieces(seats),
        kinds=_kinds(seats),
        counts=_counts(people, seats),
        settings={"people": people, **chosen},
        summary=("hand", "kept", "resource", "tile", "hand_token"),
        first_player="first",
    )


def _common() -> tuple[PlaceDef, ...]:
    return (
        PlaceDef(
            "city.{x}.{y}", accepts=frozenset({"tile", "marker"}), bounds=((-EDGE, EDGE), (-EDGE, EDGE)), ordered=True
        ),
        PlaceDef("tiles", visibility=Visibility.PILE, accepts=frozenset({"tile"}), face=DOWN),
        PlaceDef("deck", visibility=Visibility.PILE, accepts=CARDS, face=DOWN),
        PlaceDef("discard", accepts=CARDS, face=None),
        PlaceDef("reserve", accepts=frozenset({"building"}), ordered=False),
    )


def _of_seat(seat: int) -> tuple[PlaceDef, ...]:
    own = f"seat.{seat}."
    tile, character = frozenset({"tile"}), frozenset({"character"})
    return (
        hand_place(seat, CARDS),
        PlaceDef(own + "tiles", seat, Visibility.SECRET, ordered=False, accepts=tile, face=DOWN, in_hand_strip=True),
        PlaceDef(own + "screen", seat, Visibility.SECRET, accepts=frozenset({"screen"}), capacity=1),
        PlaceDef(own + "supply", seat, is_reserve=True),
        PlaceDef(
            own + "commit",
            seat,
            Visibility.HAND,
            accepts=CARDS | tile,
            capacity=3,
            face=DOWN,
            chip=None,
            in_hand_strip=True,
        ),
        PlaceDef(own + "kept", seat, accepts=frozenset({"building", "character"}), chip="building_card"),
        PlaceDef(own + "tokens", seat, accepts=frozenset({"first_player"}), capacity=1),
        PlaceDef(own + "draft", seat, Visibility.HAND, ordered=False, accepts=character, face=DOWN, drawn=False),
        PlaceDef(own + "picked", seat, Visibility.HAND, ordered=False, accepts=character, face=DOWN, drawn=False),
        PlaceDef(
            own + "given", seat, Visibility.SECRET, ordered=False, accepts=tile, face=DOWN, drawn=False, chip=None
        ),
    )


def _pieces(seats: int) -> tuple[PieceDef, ...]:
    return (
        *(PieceDef(f"tile.{code}", "tile", "box", back="tile") for code in BUILDINGS),
        *(PieceDef(f"card.{code}", "building", "box", back="card") for code in BUILDINGS),
        *(PieceDef(f"card.{letter}", "urbanization", "box", back="card") for letter in LETTERS),
        *(PieceDef(f"character.{code}", "character", "box", back="character") for code in CHARACTERS),
        *(PieceDef(f"marker.{letter}", "marker", "box") for letter in LETTERS),
        *(
            PieceDef(f"screen.{number}", "screen", "box", number if number <= seats else 0, is_marker=True)
            for number in range(1, 6)
        ),
        PieceDef("first", "first_player", "box", is_marker=True),
    )


def _kinds(seats: int) -> tuple[CountDef, ...]:
    return (
        *(
            CountDef(
                f"resource.{number}",
                is_limited=True,
                places=("city.", f"seat.{number}.screen", f"seat.{number}.supply") if number <= seats else (),
            )
            for number in range(1, 6)
        ),
        CountDef("point", is_score=True, places=tuple(f"seat.{seat}.screen" for seat in range(1, seats + 1))),
        CountDef(
            "hand_token", is_limited=True, places=("box", *(f"seat.{seat}.tokens" for seat in range(1, seats + 1)))
        ),
        CountDef("site", places=("city.",)),
        CountDef("round", places=("state",), is_marker=True),
        CountDef("runout"),
        CountDef("ending", places=("state",)),
        *(CountDef(f"draws.{stream}") for stream in STREAMS),
    )


def _counts(people: int, seats: int) -> tuple[tuple[str, str, int], ...]:
    each = RESOURCES[people]
    return (
        *((f"seat.{seat}.supply", f"resource.{seat}", each) for seat in range(1, seats + 1)),
        *(
            ("box", f"resource.{number}", PER_COLOUR - each if number <= seats else PER_COLOUR)
            for number in range(1, 6)
        ),
        ("box", "hand_token", HAND_TOKENS),
    )
