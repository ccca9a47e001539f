"""The places and pieces of a Barrage table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.barrage.automa.tiles import AUTOMA_TILES
from engine.barrage.board import DAM_SPACES, HEADSTREAM_PLACES, PIECES_EACH, SPACES, STRUCTURES
from engine.barrage.tiles import (
    ACTION_SPACES,
    ADVANCED,
    ANTON_TILE,
    BANK,
    BASIC,
    BONUS,
    COMPANIES,
    CONSTRUCTION,
    CONTRACTS,
    HEADSTREAM_TILES,
    OBJECTIVES,
    OFFICER_SPACES,
    OFFICERS,
    PRIVATE,
    ROUNDS,
    SECTIONS,
)
from engine.core.table.blueprint import DOWN, Blueprint, CountDef, PieceDef, PlaceDef, Visibility

MOST_SEATS = 4
ENGINEERS = 12
SEGMENTS = 6
LEVELS = (1, 2, 3)
CONTRACT = frozenset(f"contract.{colour}" for colour in (*PRIVATE, "national", "starting"))
TECHNOLOGY = frozenset({"technology"})
FLOOR = -99_999
"""No points that hands can set (`MOST`) may be so few that a loss is impossible."""
STREAMS = (
    *(f"contracts.{colour}" for colour in PRIVATE),
    *(f"patent.{level}" for level in LEVELS),
    "automa.deck",
    "headstreams",
    "bonus",
    "objective",
    "national",
    "neutral",
    "companies",
    "officers",
    "starting",
    "first",
    "automas",
)


def blueprint(people: int, computers: int, settings: Mapping[str, int]) -> Blueprint:
    """The table for so many people and Automas, who have the last seats."""
    seats = people + computers
    return Blueprint(
        seats=seats,
        places=_places(seats),
        pieces=_pieces(seats),
        kinds=_kinds(seats),
        counts=_counts(seats),
        settings={"people": people, **settings},
        summary=("credit", "engineer", "excavator", "mixer", "energy"),
    )


@cache
def _places(seats: int) -> tuple[PlaceDef, ...]:
    return (*_map(), *_boards(seats), *(place for seat in range(1, seats + 1) for place in _of_seat(seat)))


def _map() -> tuple[PlaceDef, ...]:
    holds = {"dam": (frozenset({"base", "elevation"}), 3)}
    return (
        *(
            PlaceDef(space.id, accepts=accepts, capacity=capacity)
            for space in SPACES.values()
            for accepts, capacity in (holds.get(space.family, (frozenset({space.family}), 1)),)
        ),
        *(PlaceDef(name, accepts=frozenset({"headstream"}), capacity=1) for name in HEADSTREAM_PLACES),
    )


def _boards(seats: int) -> tuple[PlaceDef, ...]:
    everything = frozenset(
        {"technology", "headstream", "bonus", "objective", "officer", "company", "automa", "base", "elevation"}
    )
    return (
        *(PlaceDef(f"bonus.round.{n}", accepts=frozenset({"bonus"}), capacity=1) for n in range(1, ROUNDS + 1)),
        PlaceDef("objective", accepts=frozenset({"objective"}), capacity=1),
        *(PlaceDef(f"order.{n}", accepts=frozenset({"order"}), capacity=1) for n in range(1, seats + 1)),
        *(PlaceDef(name) for name in ACTION_SPACES),
        PlaceDef(BANK),
        *(PlaceDef(f"beside.{section}", drawn=False) for section in SECTIONS),
        *(PlaceDef(f"national.{n}", accepts=frozenset({"contract.national"}), capacity=1) for n in range(1, seats)),
        *(place for colour in PRIVATE for place in _market(colour)),
        *(PlaceDef(f"patent.{n}", visibility=Visibility.PILE, accepts=TECHNOLOGY, face=DOWN) for n in LEVELS),
        *(PlaceDef(f"patent.slot.{n}", accepts=TECHNOLOGY, capacity=1) for n in (1, 2, 3)),
        *(
            PlaceDef(f"draft.{n}", accepts=frozenset({"company", "officer"}), capacity=2, drawn=False)
            for n in range(1, seats + 1)
        ),
        PlaceDef("draft.contracts", accepts=frozenset({"contract.starting"}), capacity=MOST_SEATS, drawn=False),
        PlaceDef("automa.deck", visibility=Visibility.PILE, accepts=frozenset({"automa"}), face=DOWN, drawn=False),
        PlaceDef("automa.action", accepts=frozenset({"automa"}), capacity=1, drawn=False),
        PlaceDef("automa.criteria", accepts=frozenset({"automa"}), drawn=False),
        PlaceDef("box", visibility=Visibility.PILE, accepts=everything | CONTRACT, face=DOWN, drawn=False),
    )


def _market(colour: str) -> tuple[PlaceDef, ...]:
    tiles = frozenset({f"contract.{colour}"})
    return (
        PlaceDef(f"contracts.{colour}", visibility=Visibility.PILE, accepts=tiles, face=DOWN),
        PlaceDef(f"offer.{colour}.1", accepts=tiles, capacity=1),
        PlaceDef(f"offer.{colour}.2", accepts=tiles, capacity=1),
        PlaceDef(f"discard.{colour}", accepts=tiles, drawn=False),
    )


def _of_seat(seat: int) -> tuple[PlaceDef, ...]:
    own = f"seat.{seat}."
    return (
        *(
            PlaceDef(f"{own}{kind}.{n}", seat, accepts=frozenset({kind}), capacity=1)
            for kind in STRUCTURES
            for n in range(1, PIECES_EACH[kind] + 1)
        ),
        *(PlaceDef(f"{own}construction.{n}", seat, is_reserve=True) for n in range(1, len(CONSTRUCTION) + 1)),
        *(PlaceDef(f"{own}officer_space.{n}", seat, is_reserve=True) for n in range(1, len(OFFICER_SPACES) + 1)),
        *(PlaceDef(f"{own}wheel.{n}", seat, accepts=TECHNOLOGY, capacity=1, is_reserve=True) for n in range(SEGMENTS)),
        PlaceDef(own + "company", seat, accepts=frozenset({"company"}), capacity=1),
        PlaceDef(own + "officer", seat, accepts=frozenset({"officer"}), capacity=1),
        PlaceDef(own + "supply", seat),
        PlaceDef(own + "engineers", seat),
        PlaceDef(own + "track", seat),
        PlaceDef(own + "tech", seat, accepts=TECHNOLOGY),
        PlaceDef(own + "contracts", seat, accepts=CONTRACT),
        PlaceDef(own + "fulfilled", seat, accepts=CONTRACT, face=DOWN),
        PlaceDef(own + "works", seat, drawn=False),
        PlaceDef(own + "turn", seat, drawn=False),
    )


@cache
def _pieces(seats: int) -> tuple[PieceDef, ...]:
    everyone = range(1, seats + 1)
    return (
        *(
            PieceDef(f"{kind}.{seat}.{n}", kind, f"seat.{seat}.{kind}.{n}", seat)
            for seat in everyone
            for kind in STRUCTURES
            for n in range(1, PIECES_EACH[kind] + 1)
        ),
        *(PieceDef(f"{kind}.0.{n}", kind, "box") for kind in ("base", "elevation") for n in (1, 2, 3)),
        *(PieceDef(f"basic.{seat}.{kind}", "technology", "box", seat) for seat in everyone for kind in BASIC),
        *(PieceDef(name, "technology", "box", back=f"technology.{tile.level}") for name, tile in ADVANCED.items()),
        PieceDef(ANTON_TILE, "technology", "box"),
        *(
            PieceDef(
                name,
                f"contract.{tile.colour}",
                "box",
                back="" if tile.colour == "starting" else f"contract.{tile.colour}",
            )
            for name, tile in CONTRACTS.items()
        ),
        *(PieceDef(name, "headstream", "box") for name in HEADSTREAM_TILES),
        *(PieceDef(name, "bonus", "box") for name in BONUS),
        *(PieceDef(name, "objective", "box") for name in OBJECTIVES),
        *(PieceDef(name, "officer", "box") for name in OFFICERS),
        *(PieceDef(f"company.{name}", "company", "box") for name in COMPANIES),
        *(PieceDef(f"order.{seat}", "order", f"order.{seat}", seat) for seat in everyone),
        *(PieceDef(name, "automa", "box", back="automa") for name in AUTOMA_TILES),
    )


@cache
def _kinds(seats: int) -> tuple[CountDef, ...]:
    everyone = range(1, seats + 1)
    supplies = tuple(f"seat.{seat}.supply" for seat in everyone)
    wheels = tuple(f"seat.{seat}.wheel." for seat in everyone)
    tracks = tuple(f"seat.{seat}.track" for seat in everyone)
    dams = tuple(space.id for space in DAM_SPACES)
    return (
        CountDef("credit", places=supplies, icon="credits"),
        CountDef("excavator", places=supplies + wheels),
        CountDef("mixer", places=supplies + wheels),
        CountDef("drop", places=dams + HEADSTREAM_PLACES),
        CountDef("point", minimum=FLOOR, places=tracks, is_score=True),
        CountDef("energy", places=tracks),
        *(
            CountDef(
                f"engineer.{number}",
                is_limited=True,
                places=(f"seat.{number}.engineers", f"seat.{number}.construction.", "action.")
                if number <= seats
                else ("action.", "box"),
                comes_back=True,
            )
            for number in range(1, MOST_SEATS + 1)
        ),
        CountDef("round", places=("state",), is_marker=True),
        CountDef("passed"),
        CountDef("copied"),
        CountDef("objective_point"),
        CountDef("stock_point"),
        CountDef("water_point"),
        CountDef("finished"),
        *(CountDef(f"draws.{stream}") for stream in STREAMS),
    )


def _counts(seats: int) -> tuple[tuple[str, str, int], ...]:
    return tuple(
        (f"seat.{number}.engineers" if number <= seats else "box", f"engineer.{number}", ENGINEERS)
        for number in range(1, MOST_SEATS + 1)
    )
