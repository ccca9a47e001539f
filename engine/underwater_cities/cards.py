"""Cards, slots, boards, metropolises and contracts as data: the shipped set, and sets from packs.

A `CardSet` is what one table is played with. Rules reach it as `table.data`. Where a printed card could not be learned,
a card of ours (source `house`) stands in for it. Rules: underwater_cities/house-cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

from engine.core.flow.effect import Effect
from engine.core.messages.message import Message
from engine.core.storage.card import C, CardRecord, older_editions, shipped_cards
from engine.core.table.table import Table
from engine.underwater_cities.effects.vocabulary import (
    VOCABULARY,
    ChoiceEffect,
    Counted,
    FederationEffect,
    GainDistinctEffect,
    GainEffect,
    Goods,
    PartsEffect,
)

PACKAGE = "engine.underwater_cities"
EDITION = 3
"""The edition of the cards of our own that new games are played with."""
Colour: TypeAlias = Literal["green", "red", "yellow", "none"]
Type: TypeAlias = Literal["instant", "permanent", "action", "production", "end_scoring"]
Deck: TypeAlias = Literal["era1", "era2", "era3", "special3", "special12", "assistant"]
SIDES = ("1-2", "3-4")
COLOURS: tuple[Colour, ...] = ("green", "red", "yellow")


class CardRow(CardRecord):
    """A card as it stands in a data file."""

    number: Annotated[int, Field(ge=0, le=9999)]
    deck: Deck
    name: Annotated[str, Field(max_length=60)]
    colour: Colour
    type: Type
    cost: Annotated[int, Field(ge=0, le=3)] = 0


class SlotRow(CardRecord):
    """An action slot."""

    colour: Colour


class BoardRow(CardRecord):
    """A player board: normal building sites per city, bonuses by site, special features."""

    advanced: bool
    sites: dict[str, Annotated[int, Field(ge=1, le=4)]]
    bonuses: dict[str, dict[str, Annotated[int, Field(ge=0, le=20)]]]
    features: dict[str, list[str]]


class MetropolisRow(CardRecord):
    """A metropolis tile: a brown one scores at the end, a blue one gives at once and perhaps in each Production."""

    colour: Literal["brown", "blue"]
    production: Goods = Field(default_factory=dict)


class ContractRow(CardRecord):
    """A government contract: so many of each, then the effect."""

    name: Annotated[str, Field(max_length=60)]
    needs: dict[Counted, Annotated[int, Field(ge=1, le=30)]]
    upgraded: bool = False


class Card(NamedTuple):
    """A card of the game."""

    id: str
    number: int
    deck: Deck
    name: Message
    colour: Colour
    type: Type
    cost: int
    effect: Effect
    source: str

    @property
    def special(self) -> bool:
        """Is it one of the cards that cost credits to use?"""
        return self.deck in ("special3", "special12")


class Slot(NamedTuple):
    """An action slot: its colour and its parts."""

    id: str
    colour: Colour
    effect: Effect
    sure: bool
    """Something comes of it whatever the table looks like."""


class PlayerBoard(NamedTuple):
    """A player board."""

    id: str
    advanced: bool
    sites: Mapping[str, int]
    bonuses: Mapping[str, Mapping[str, int]]
    feature: Mapping[str, str]
    """Feature by site."""
    pairs: tuple[str, ...]
    """The two tunnel sites that share one mark."""


class Metropolis(NamedTuple):
    """A metropolis tile."""

    id: str
    colour: str
    effect: Effect
    production: Goods


class Contract(NamedTuple):
    """A government contract."""

    id: str
    name: Message
    needs: Mapping[str, int]
    upgraded: bool
    effect: Effect


@dataclass(frozen=True, slots=True, eq=False)
class UnderwaterCards:
    """All data one table is played with, by piece id or slot id. Each is itself alone, so it can key a reading."""

    cards: Mapping[str, Card]
    slots: Mapping[str, Slot]
    boards: Mapping[str, PlayerBoard]
    metropolises: Mapping[str, Metropolis]
    contracts: Mapping[str, Contract]
    effects: Mapping[str, Effect]
    """Every effect by what bears it: card, slot, metropolis, contract."""
    pieces: Mapping[str, Card]
    """The card behind each piece: all assistants are one card."""
    sides: Mapping[str, tuple[str, ...]]
    """The slots of each side of the board, clockwise; the always-available one last."""


def data_of(table: Table) -> UnderwaterCards:
    """The card set of a table."""
    given: UnderwaterCards = table.data
    return given


NAMES = f"names/{PACKAGE.rpartition('.')[2]}"
"""The context of the names of cards; they stand in the data files."""


def made_card(row: CardRow, effect: Effect) -> Card:
    """A card from its row."""
    return Card(
        f"card.{row.id}",
        row.number,
        row.deck,
        Message(NAMES, row.name),
        row.colour,
        row.type,
        row.cost,
        effect,
        row.source,
    )


def card_set(
    cards: Mapping[str, Card],
    boards: Mapping[str, PlayerBoard],
    metropolises: Mapping[str, Metropolis],
    contracts: Mapping[str, Contract],
) -> UnderwaterCards:
    """A set with the shipped slots."""
    slots = shipped_slots()
    effects: dict[str, Effect] = {}
    for group in (cards, slots, metropolises, contracts):
        effects.update({key: one.effect for key, one in group.items()})
    assistant = cards["card.assistant"]
    assistants = {f"assistant.{seat}": assistant for seat in range(1, 5)}
    effects.update(dict.fromkeys(assistants, assistant.effect))
    pieces = {**cards, **assistants}
    sides = {side: (*(slot for slot in slots if slot.startswith(f"slot.{side}/")), "slot.AA") for side in SIDES}
    return UnderwaterCards(cards, slots, boards, metropolises, contracts, effects, pieces, sides)


@cache
def shipped_slots() -> Mapping[str, Slot]:
    """The slots of both sides and the one that is always available."""
    rows = shipped_cards(PACKAGE, "slots.json", SlotRow, VOCABULARY)
    found = {}
    for row, effects in rows:
        effect = effects["effects"][0]
        found[f"slot.{row.id}"] = Slot(f"slot.{row.id}", row.colour, effect, _always_possible(effect))
    return found


def _always_possible(effect: Effect) -> bool:
    """Does something come of this whatever the table looks like?"""
    match effect:
        case GainEffect() | GainDistinctEffect() | FederationEffect():
            return True
        case PartsEffect(of) | ChoiceEffect(of):
            return any(_always_possible(part) for part in of)
    return False


def shipped(edition: int = EDITION) -> UnderwaterCards:
    """An edition of the set that comes with the program: what is known of the printed cards, and cards of our own."""
    return _shipped(edition)


@cache
def _shipped(edition: int) -> UnderwaterCards:
    older = older_editions(edition, EDITION)

    def read(file: str, model: type[C]) -> list[tuple[C, Effect]]:
        rows = shipped_cards(PACKAGE, file, model, VOCABULARY, older=older)
        return [(row, effects["effects"][0]) for row, effects in rows]

    cards = {f"card.{row.id}": made_card(row, effect) for row, effect in read("cards.json", CardRow)}
    boards = {
        f"board.{row.id}": made_board(row)
        for row, _ in shipped_cards(PACKAGE, "boards.json", BoardRow, VOCABULARY, older=older)
    }
    metropolises = {
        f"metropolis.{row.id}": Metropolis(f"metropolis.{row.id}", row.colour, effect, row.production)
        for row, effect in read("metropolises.json", MetropolisRow)
    }
    contracts = {
        f"contract.{row.id}": made_contract(row, effect) for row, effect in read("contracts.json", ContractRow)
    }
    return card_set(cards, boards, metropolises, contracts)


def made_board(row: BoardRow) -> PlayerBoard:
    """A board from its row."""
    feature = {site: key for key, sites in row.features.items() for site in sites}
    return PlayerBoard(
        f"board.{row.id}", row.advanced, row.sites, row.bonuses, feature, tuple(row.features.get("pair2", ()))
    )


def made_contract(row: ContractRow, effect: Effect) -> Contract:
    """A contract from its row."""
    needs: dict[str, int] = {str(what): n for what, n in row.needs.items()}
    return Contract(f"contract.{row.id}", Message(NAMES, row.name), needs, row.upgraded, effect)
