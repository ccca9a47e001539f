"""Who may play for a seat besides a person: the list that the rows of a new game offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine import api
from engine.api import Message, msg


@dataclass(frozen=True, slots=True)
class ComputerLevel:
    """One kind of computer player."""

    id: str
    label: Message


OWN_PLAYER = ComputerLevel("own", msg("window.computer", "Computer"))
"""The one that the game's own rules know."""
LevelProvider = Callable[[api.Game], Sequence[ComputerLevel]]


def computer_levels(game: api.Game) -> Sequence[ComputerLevel]:
    """The computer players of a game; empty: only people play it."""
    return (OWN_PLAYER,) if api.plays_seats(game) else ()
