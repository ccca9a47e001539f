"""Cards that people carry out themselves: at once, at the end of each own turn, in Production, at the end.

Rules: table/by-hand.
"""

from __future__ import annotations

from engine.core.flow.by_hand import ByHandEffect, ByHandStep
from engine.core.flow.interpreter import Address
from engine.core.table.table import Table
from engine.underwater_cities.cards import data_of
from engine.underwater_cities.effects.meanings import means
from engine.underwater_cities.played_cards import claimed, standing
from engine.underwater_cities.queries import card_of, connected_metropolis, piece_of


def _by_hand(table: Table, at: Address, effect: ByHandEffect) -> ByHandStep:
    return ByHandStep(at.seat, piece_of(at.seat, at.source), effect.says)


means(ByHandEffect, _by_hand)


def carried_out_each_turn(table: Table, seat: int) -> list[ByHandStep]:
    """The permanent cards of which their owner is reminded at the end of each of their turns."""
    return [ByHandStep(seat, piece, effect.says) for piece, effect in standing(table, seat, ByHandEffect)]


def carried_out_in(table: Table, seat: int, kind: str) -> list[ByHandStep]:
    """The laid-out cards of a kind that people carry out when such cards act: in Production, or at the end."""
    found = []
    for piece in claimed(table, seat, kind):
        card = card_of(table, piece)
        if card is not None and isinstance(card.effect, ByHandEffect):
            found.append(ByHandStep(seat, piece, card.effect.says))
    return found


def brown_by_hand(table: Table, seat: int) -> list[ByHandStep]:
    """The brown metropolis, if it is connected and people carry it out."""
    tile = connected_metropolis(table, seat, "brown")
    effect = data_of(table).metropolises[tile].effect if tile is not None else None
    return [ByHandStep(seat, tile, effect.says)] if tile is not None and isinstance(effect, ByHandEffect) else []
