"""The laid-out cards of a seat, sorted by type and by word.

They are asked for at nearly every step and seldom change, so equal rows of cards share one reading.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from engine.core.flow.effect import Effect
from engine.core.table.table import Table
from engine.underwater_cities.cards import UnderwaterCards, data_of
from engine.underwater_cities.queries import ids

R = TypeVar("R")
W = TypeVar("W", bound=Effect)
_NONE: list[tuple[str, Effect]] = []


class PlayedCards(NamedTuple):
    """The cards in front of a seat, in the order they were claimed."""

    by_type: dict[str, tuple[str, ...]]
    permanents: tuple[tuple[str, Effect], ...]
    by_word: dict[type[Effect], list[tuple[str, Effect]]]
    """The permanent cards by the word of their effect."""
    readings: dict[Callable[[PlayedCards], Any], Any]

    def of(self, kind: type[W]) -> list[tuple[str, W]]:
        """The permanent cards of one kind of word. Do not change this list."""
        return self.by_word.get(kind, _NONE)  # type: ignore[return-value]  # sorted by this very word

    def reading(self, read: Callable[[PlayedCards], R]) -> R:
        """What somebody reads out of these cards, once for all equal rows."""
        try:
            known: R = self.readings[read]
        except KeyError:
            known = self.readings[read] = read(self)
        return known


def laid(table: Table, seat: int) -> PlayedCards:
    """What lies in front of a seat."""
    return table.reading(_laid, seat)


def _laid(table: Table, seat: int) -> PlayedCards:
    return _sorted(data_of(table), tuple([piece.id for piece in table.places[ids(seat).claimed].pieces]))


@lru_cache(maxsize=1 << 13)
def _sorted(data: UnderwaterCards, row: tuple[str, ...]) -> PlayedCards:
    by_type: dict[str, tuple[str, ...]] = {}
    by_word: dict[type[Effect], list[tuple[str, Effect]]] = {}
    permanents = []
    for piece in row:
        card = data.pieces.get(piece)
        if card is None:
            continue
        by_type[card.type] = (*by_type.get(card.type, ()), piece)
        if card.type == "permanent":
            permanents.append((piece, card.effect))
            by_word.setdefault(type(card.effect), []).append((piece, card.effect))
    return PlayedCards(by_type, tuple(permanents), by_word, {})


def claimed(table: Table, seat: int, kind: str) -> tuple[str, ...]:
    """The laid-out cards of a seat of one type, in order."""
    return laid(table, seat).by_type.get(kind, ())


def ready_cards(table: Table, seat: int) -> list[str]:
    """The action cards that may still be used this era."""
    return [piece for piece in claimed(table, seat, "action") if not table.pieces[piece].quarter_turns]


def used_cards(table: Table, seat: int) -> list[str]:
    """The action cards that were used this era."""
    return [piece for piece in claimed(table, seat, "action") if table.pieces[piece].quarter_turns]


def permanents(table: Table, seat: int) -> tuple[tuple[str, Effect], ...]:
    """The permanent cards of a seat with their effects."""
    return laid(table, seat).permanents


def standing(table: Table, seat: int, kind: type[W]) -> list[tuple[str, W]]:
    """The permanent cards of one kind of word. Do not change this list."""
    return table.reading(_laid, seat).by_word.get(kind, _NONE)  # type: ignore[return-value]  # sorted by this very word
