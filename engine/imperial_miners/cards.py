"""The mine cards, events, research boards and the surface as data, and the set of them that one table is played with.

Rules reach the set as `table.data`: the shipped house set, or the one that a pack has made of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

from engine.core.flow.effect import Effect
from engine.core.messages.message import Message
from engine.core.storage.card import C, CardRecord, older_editions, shipped_cards
from engine.core.table.table import Table
from engine.imperial_miners.effects import VOCABULARY, AllEffect, PayEffect
from engine.imperial_miners.numbers import FACTIONS, Faction

PACKAGE = "engine.imperial_miners"
EDITION = 3
"""The edition of the house set that new games are played with."""
Edge: TypeAlias = Literal["L", "R", "TL", "TR", "BL", "BR"]
EDGES: tuple[Edge, ...] = ("L", "R", "TL", "TR", "BL", "BR")
NONE, EMPTY, LOADED = 0, 1, 2
LEVELS = (1, 2, 3, 4)
PER_LEVEL = {1: 36, 2: 43, 3: 43, 4: 14}
EVENTS = 18
BOARDS = (1, 2, 3)
SIDES = ("a", "b")
LONGEST = 8
"""Spaces above the lowest one that a research board can have."""
ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV"}
NAMES = "names/imperial_miners"
"""The context of the names in the data, so that they can be translated."""
FACTION_BIT: dict[str, int] = {faction: 1 << at for at, faction in enumerate(FACTIONS)}

Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=40)]
EffectParts: TypeAlias = tuple[Effect, ...]
"""The parts of an effect, from first to last; a price is the first part."""
Read: TypeAlias = dict[str, tuple[Effect, ...]]
"""The effects of a record by the field in which they stand."""


# ---- rows of the files -----------------------------------------------------------------------------------------------


class MineRecord(CardRecord):
    """A mine card as data; its number tells which one a pack replaces."""

    number: Annotated[int, Field(ge=1, le=136)]
    name: Name
    level: Annotated[int, Field(ge=1, le=4)]
    cost: Annotated[int, Field(ge=0, le=13)]
    factions: Annotated[list[Faction], Field(max_length=2)]
    carts: dict[Edge, Literal["empty", "loaded"]]


class EventRecord(CardRecord):
    """An event as data."""

    number: Annotated[int, Field(ge=1, le=18)]
    name: Name
    kind: Literal["immediate", "modifier", "end_of_round"]


class BoardRecord(CardRecord):
    """One side of a research board as data; `spaces` runs from the second space to the top."""

    name: Name
    board: Annotated[int, Field(ge=1, le=3)]
    side: Literal["a", "b"]


BOARD_EFFECTS = ("lowest", "spaces")


class SurfaceRecord(CardRecord):
    """The surface board as data."""

    id: Literal["surface"] = "surface"
    name: Name


class MinersRows(NamedTuple):
    """Everything printed, as it was read: records by their ids, each with its effects."""

    mine: dict[str, tuple[MineRecord, Read]]
    events: dict[str, tuple[EventRecord, Read]]
    boards: dict[str, tuple[BoardRecord, Read]]
    surface: tuple[SurfaceRecord, Read]


# ---- the set ---------------------------------------------------------------------------------------------------------


class MineCard(NamedTuple):
    """A mine card."""

    id: str
    name: Message
    level: int
    cost: int
    factions: tuple[Faction, ...]
    edges: tuple[int, ...]
    """The half carts in the order of EDGES: NONE, EMPTY or LOADED."""


class Event(NamedTuple):
    """An event."""

    id: str
    name: Message
    kind: str


class Side(NamedTuple):
    """One side of a research board. Its top space has the number `top`, its lowest 0."""

    id: str
    name: Message
    board: int
    top: int


@dataclass(frozen=True, slots=True, eq=False)
class MinersCards:
    """Everything printed: cards by piece id, sides by id, every effect by its source; and what is often asked for."""

    mine: dict[str, MineCard]
    events: dict[str, Event]
    sides: dict[str, Side]
    effects: dict[str, tuple[EffectParts, ...]]
    """By source: `mine.S11`, `event.01`, `board.1a.3` (side and space), `surface`."""
    level: dict[str, int]
    """The level of each mine card; what is not in it is none."""
    cost: dict[str, int]
    carts: dict[str, tuple[int, ...]]
    bits: dict[str, int]
    """The factions of a card as bits, for counting kinds."""
    modifiers: dict[str, EffectParts]
    """What a modifying event changes."""


def data_of(table: Table) -> MinersCards:
    """The set that a table is played with."""
    given: MinersCards = table.data
    return given


def flat(effect: Effect) -> EffectParts:
    """The parts of an effect in the order in which they happen."""
    match effect:
        case AllEffect(parts):
            return tuple(one for part in parts for one in flat(part))
        case PayEffect(_, then):
            return (effect, *(one for part in then for one in flat(part)))
    return (effect,)


def card_set(rows: MinersRows) -> MinersCards:
    """The set that rows without mistakes make."""
    mine = {f"mine.{card.id}": _mine_card(card) for card, _ in rows.mine.values()}
    events = {
        f"event.{event.id}": Event(event.id, Message(NAMES, event.name), event.kind)
        for event, _ in rows.events.values()
    }
    sides = {
        board.id: Side(board.id, Message(NAMES, board.name), board.board, len(given["spaces"]))
        for board, given in rows.boards.values()
    }
    effects = _effects(rows)
    return MinersCards(
        mine=mine,
        events=events,
        sides=sides,
        effects=effects,
        level={piece: card.level for piece, card in mine.items()},
        cost={piece: card.cost for piece, card in mine.items()},
        carts={piece: card.edges for piece, card in mine.items()},
        bits={piece: sum(FACTION_BIT[one] for one in card.factions) for piece, card in mine.items()},
        modifiers={piece: effects[piece][0] for piece, event in events.items() if event.kind == "modifier"},
    )


def _effects(rows: MinersRows) -> dict[str, tuple[EffectParts, ...]]:
    def flattened(words: Iterable[Effect]) -> tuple[EffectParts, ...]:
        return tuple(flat(one) for one in words)

    found = {"surface": flattened(rows.surface[1]["effects"])}
    found.update({f"mine.{card.id}": flattened(given["effects"]) for card, given in rows.mine.values()})
    found.update({f"event.{event.id}": flattened(given["effects"]) for event, given in rows.events.values()})
    for board, given in rows.boards.values():
        found[f"board.{board.id}.0"] = flattened(given["lowest"])
        for at, one in enumerate(given["spaces"], 1):
            found[f"board.{board.id}.{at}"] = (flat(one),)
    return found


def _mine_card(card: MineRecord) -> MineCard:
    halves: Mapping[str | None, int] = {None: NONE, "empty": EMPTY, "loaded": LOADED}
    edges = tuple(halves[card.carts.get(edge)] for edge in EDGES)
    return MineCard(card.id, Message(NAMES, card.name), card.level, card.cost, tuple(card.factions), edges)


@cache
def shipped_rows(edition: int) -> MinersRows:
    """The rows of an edition of the house set that comes with the program."""
    older = older_editions(edition, EDITION)

    def read(file: str, model: type[C], effect_fields: tuple[str, ...] = ("effects",)) -> dict[str, tuple[C, Read]]:
        rows = shipped_cards(PACKAGE, file, model, VOCABULARY, effect_fields, older)
        return {row[0].id: row for row in rows}

    return MinersRows(
        read("mine.json", MineRecord),
        read("events.json", EventRecord),
        read("boards.json", BoardRecord, BOARD_EFFECTS),
        read("surface.json", SurfaceRecord)["surface"],
    )


def shipped(edition: int = EDITION) -> MinersCards:
    """An edition of the house set that comes with the program."""
    return _shipped(edition)


@cache
def _shipped(edition: int) -> MinersCards:
    return card_set(shipped_rows(edition))


def is_shipped(data: MinersCards, piece: str) -> bool:
    """Is a mine card one that comes with the program? A pack has other ones."""
    card, told = data.mine[piece], data.effects[piece]
    return any(
        data is ours or (card == ours.mine.get(piece) and told == ours.effects.get(piece))
        for ours in map(shipped, range(EDITION, 0, -1))
    )
