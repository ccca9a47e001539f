"""The places and cards of Whist, and how they are read. Box, state and chance are the kernel's."""

from __future__ import annotations

from engine.core.table.blueprint import DOWN, Blueprint, CountDef, PieceDef, PlaceDef, Visibility, hand_place
from engine.core.table.table import Table

SUITS = ("sun", "moon", "star", "wave")
RANKS = range(1, 7)
HAND_SIZE = 5
ROUNDS = 2
CARD, POINT, ROUND = "playing_card", "point", "round"
CARDS = tuple(f"card.{suit}.{rank}" for suit in SUITS for rank in RANKS)


def hand(seat: int) -> str:
    """The hand of a seat."""
    return f"seat.{seat}.hand"


def played(seat: int) -> str:
    """Where a seat's card of the present trick lies."""
    return f"seat.{seat}.played"


def tricks(seat: int) -> str:
    """Where the points of a seat are counted."""
    return f"seat.{seat}.tricks"


def suit_of(card: str) -> str:
    """`sun` of `card.sun.3`."""
    return card.split(".")[1]


def rank_of(card: str) -> int:
    """3 of `card.sun.3`."""
    return int(card.split(".")[2])


def card_in(table: Table, place: str) -> str:
    """The card that lies in a place; empty: none."""
    top = table.top_piece(place)
    return top.id if top is not None else ""


def blueprint(seats: int) -> Blueprint:
    """A table for so many people."""
    card, every = frozenset({CARD}), range(1, seats + 1)
    return Blueprint(
        seats=seats,
        places=(
            PlaceDef("deck", visibility=Visibility.PILE, accepts=card, face=DOWN),
            PlaceDef("trump", accepts=card, capacity=1),
            PlaceDef("discard", visibility=Visibility.PILE, accepts=card, face=DOWN),
            *(hand_place(seat, card) for seat in every),
            *(PlaceDef(played(seat), seat, accepts=card, capacity=1) for seat in every),
            *(PlaceDef(tricks(seat), seat) for seat in every),
        ),
        pieces=tuple(PieceDef(name, CARD, "box", back="card") for name in CARDS),
        kinds=(
            CountDef(POINT, is_score=True, places=tuple(tricks(seat) for seat in every)),
            CountDef(ROUND, is_marker=True, places=("state",)),
            CountDef("draws.deck"),
        ),
    )
