"""Where an effect stands: what bears it, and the way down to it."""

from __future__ import annotations

from typing import Any

from engine.core.flow.effect import Effect
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of


def child(effect: Effect, step: int) -> Effect:
    """The part of an effect that a step of a path leads to."""
    inner: Any = getattr(effect, "of", None)
    if isinstance(inner, tuple) and inner and isinstance(inner[0], Effect):
        found: Effect = inner[step]
        return found
    then: Effect = effect.then  # type: ignore[attr-defined]  # every word that nests has `of` or `then`
    return then


def card_source(piece: str) -> str:
    """What bears the effect of a laid-out card: all assistants share one card."""
    return "card.assistant" if piece.startswith("assistant.") else piece


def effect_at(table: Table, source: str, path: tuple[int, ...]) -> Effect:
    """The effect (or the part of one) at an address: what bears it, and the way down."""
    effect = data_of(table).effects[source]
    for step in path:
        effect = child(effect, step)
    return effect
