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
    level: int = 0
    """How strong it is; 0: it plays by rules of its own, which the rulebook has for it."""
    says: Message | None = None
    """What it is like to play against it."""


OWN_PLAYER = ComputerLevel("own", msg("setup.rulebook_opponent", "Opponent from the rulebook"))
"""The one that the game's own rules know."""
LevelProvider = Callable[[api.Game], Sequence[ComputerLevel]]


def computer_levels(game: api.Game) -> Sequence[ComputerLevel]:
    """The computer players of a game, the weakest first."""
    levels = [ComputerLevel(f"level.{n}", api.level_name(n), n, _says(n)) for n in range(1, api.FOLLOWING + 1)]
    return (*levels, OWN_PLAYER) if api.plays_seats(game) else tuple(levels)


def _says(level: int) -> Message:
    return (
        msg("setup.level_newcomer_says", "learns the game just now"),
        msg("setup.level_casual_says", "plays along and overlooks a lot"),
        msg("setup.level_steady_says", "plans ahead, and errs now and then"),
        msg("setup.level_skilled_says", "seldom gives something away"),
        msg("setup.level_expert_says", "as good as the computer can"),
        msg("setup.level_of_the_person_says", "follows your results: you win about every second game"),
    )[level - 1]
