"""Where a game stands, in a few words."""

from __future__ import annotations

from engine.barrage.queries import round_number
from engine.barrage.tiles import ROUNDS
from engine.core.messages.message import Message, msg
from engine.core.table.table import Table


def progress(table: Table) -> float:
    """By rounds."""
    return max(0, 2 * round_number(table) - 1) / (2 * ROUNDS)


def status(table: Table) -> Message:
    """Round and phase."""
    number = round_number(table)
    if not any(table.lanes):
        return msg("barrage.status_game_over", "The game is over")
    if not number:
        return msg("barrage.status_choosing_companies", "Choosing companies")
    return msg("barrage.status_round", "Round {round} of {rounds}", round=number, rounds=ROUNDS)
