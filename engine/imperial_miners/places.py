"""The places and pieces of an Imperial Miners table."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.table.blueprint import DOWN, Blueprint, CountDef, PieceDef, PlaceDef, Visibility, hand_place
from engine.imperial_miners.cards import BOARDS, LEVELS, LONGEST, MinersCards

MOST_SEATS = 5
REACH = 120
"""No card can lie further than this from the middle of its mine (in half cards): room for sixty cards on each side."""
CARDS = frozenset(f"mine_{level}" for level in LEVELS)
DECKS = tuple(f"deck.{level}" for level in LEVELS)
STREAMS = (*DECKS, "event.deck", "boards")


def blueprint(data: MinersCards, people: int, settings: Mapping[str, int]) -> Blueprint:
    """The table for so many people."""
    return Blueprint(
        seats=people,
        places=(*_common(), *(place for seat in range(1, people + 1) for place in _of_seat(seat))),
        pieces=_pieces(data, people),
        kinds=_kinds(people),
        settings={"people": people, **settings},
        summary=("coin", "hand", "cart"),
        data=data,
    )


def _common() -> tuple[PlaceDef, ...]:
    event, pickaxe = frozenset({"event"}), frozenset({"pickaxe"})
    return (
        *(
            PlaceDef(f"deck.{level}", visibility=Visibility.PILE, accepts=frozenset({f"mine_{level}"}), face=DOWN)
            for level in LEVELS
        ),
        *(PlaceDef(f"discard.{level}", accepts=frozenset({f"mine_{level}"})) for level in LEVELS),
        PlaceDef("event.deck", visibility=Visibility.PILE, accepts=event, face=DOWN),
        PlaceDef("event.now", accepts=event, capacity=1),
        PlaceDef("event.past", accepts=event),
        *(PlaceDef(f"research.{board}", accepts=frozenset({"board"}), capacity=1, face=None) for board in BOARDS),
        *(PlaceDef(f"research.{board}.{space}", accepts=pickaxe) for board in BOARDS for space in range(LONGEST + 1)),
        PlaceDef("research.start", accepts=pickaxe),
        PlaceDef("supply"),
    )


def _of_seat(seat: int) -> tuple[PlaceDef, ...]:
    own = f"seat.{seat}."
    return (
        hand_place(seat, CARDS),
        PlaceDef(own + "chosen", seat, Visibility.HAND, accepts=CARDS, capacity=1, face=DOWN),
        PlaceDef(own + "surface", seat, accepts=frozenset({"surface"}), capacity=1),
        PlaceDef(own + "record", seat, drawn=False),
        PlaceDef(own + "mine.{r}.{x}", seat, accepts=CARDS, capacity=1, bounds=((1, 4), (-REACH, REACH))),
        PlaceDef(own + "cart.{r}.{x}", seat, bounds=((1, 8), (-2 * REACH, 2 * REACH))),
    )


def _pieces(data: MinersCards, people: int) -> tuple[PieceDef, ...]:
    return (
        *(PieceDef(piece, f"mine_{card.level}", "box", back=f"mine_{card.level}") for piece, card in data.mine.items()),
        *(PieceDef(piece, "event", "box", back="event") for piece in data.events),
        *(PieceDef(f"board.{board}", "board", "box") for board in BOARDS),
        *(
            PieceDef(f"{kind}.{number}", kind, "box", number if number <= people else 0)
            for kind in ("surface", "pickaxe")
            for number in range(1, MOST_SEATS + 1)
        ),
    )


def _kinds(people: int) -> tuple[CountDef, ...]:
    seats = range(1, people + 1)
    surfaces = tuple(f"seat.{seat}.surface" for seat in seats)
    mines = tuple(f"seat.{seat}.mine." for seat in seats)
    records = tuple(f"seat.{seat}.record" for seat in seats)
    return (
        CountDef("coin", places=surfaces),
        CountDef("point", is_score=True, places=surfaces),
        CountDef("gadget", places=mines),
        CountDef("cave_in", places=mines, is_burden=True),
        CountDef("acted", places=mines, is_marker=True),
        CountDef("cart", places=tuple(f"seat.{seat}.cart." for seat in seats)),
        CountDef("cheaper", places=records),
        CountDef("progress", places=records),
        CountDef("completed", places=records),
        CountDef("round", places=("state",), is_marker=True),
        *(CountDef(f"draws.{stream}") for stream in STREAMS),
    )
