"""Who won: the lines of a score sheet added up, and ties broken in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.game.game import ScoreLine
from engine.core.messages.message import ListArg, Message, SeatArg


class Decision(NamedTuple):
    """What a score sheet says."""

    totals: tuple[int, ...]
    best: int
    winners: tuple[int, ...]
    """The seats that nothing tells apart any more, in the order of their numbers."""


def decide(lines: Sequence[ScoreLine], *tie_breaks: Sequence[int]) -> Decision:
    """Add the lines up; of those with most points each tie-break keeps the seats that have most of it.

    A tie-break holds one number for each seat, as the lines do. Where less is better, give it negated.
    """
    totals = tuple(map(sum, zip(*(line.points for line in lines), strict=True)))
    rank = list(zip(totals, *tie_breaks, strict=True))
    best = max(rank)
    return Decision(totals, best[0], tuple(seat for seat, own in enumerate(rank, 1) if own == best))


def verdict(
    winners: Sequence[int], alone: Callable[[SeatArg], Message], shared: Callable[[ListArg], Message]
) -> Message:
    """Who has won, in the game's own words: somebody alone, or several who share the victory."""
    first, *others = map(SeatArg, winners)
    return shared(ListArg((first, *others))) if others else alone(first)
