"""What can be told of a table in the words of its game: lines of the score sheet, stock by kind, and other aspects."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.game.game import Game
from engine.core.messages.message import Message
from engine.core.table.table import Table


class Fact(NamedTuple):
    """Something that can be more or less: a line of the score sheet, an aspect of its value, or a kind of stock."""

    seat: int
    label: Message | None
    kind: str
    """Of stock: what is counted. Empty: the label says what it is."""
    is_score: bool = False
    """A line of the score sheet; of stock: points, which stand on that sheet already."""


def standing(game: Game, table: Table, seat: int) -> dict[Fact, float]:
    """Everything that can be told of how a seat stands; of the others only their score."""
    found: dict[Fact, float] = {}
    for line in game.result(table).lines:
        for other, points in enumerate(line.points, 1):
            found[Fact(other, line.label, "", True)] = float(points)
    for label, worth in game.aspects(table, seat):
        found[Fact(seat, label, "")] = worth
    for kind, n in stock(table, seat).items():
        definition = table.count_defs[kind]
        if not definition.comes_back:
            stem, _, owner = kind.rpartition(".")
            fact = Fact(seat, None, stem if owner.isdigit() else kind, definition.is_score)
            found[fact] = found.get(fact, 0.0) + n
    return found


def stock(table: Table, seat: int) -> dict[str, int]:
    """What a seat has of every kind that is good to have, also of what only goes out and comes back, as workers do."""
    found: dict[str, int] = {}
    for place in table.places.values():
        if place.owner != seat or place.is_reserve:
            continue
        for kind, n in place.counts.items():
            definition = table.count_defs[kind]
            if n and definition.places and not definition.is_marker and not definition.is_burden:
                found[kind] = found.get(kind, 0) + n
    return found


def hidden_kinds(table: Table, seat: int, viewer: int) -> set[str]:
    """Kinds of a seat's stock that a viewer cannot count."""
    bit = 1 << viewer
    return {
        kind
        for place in table.places.values()
        if place.owner == seat and not place.viewers & bit
        for kind in (*place.counts, *(one.rpartition(".")[0] for one in place.counts))
    }
