"""Which answers an imagined game compares: those that looked best when they first came up.

Any few answers out of thirty make a weak player, and a weak player's luck hides what the answer before was worth.
Judging all thirty each time takes too long. What a card is good for at some place hardly changes within a few turns,
nor from one imagined world to the next, so each answer is judged when it first comes up in a thought, and then only the
best of them again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from engine.core.flow.frame import Frame
from engine.core.flow.question import answer_key
from engine.core.game.game import Game
from engine.core.table.table import Table
from engine.players.answers import worth
from engine.players.ask import RankedAnswer

T = TypeVar("T")

Asked = tuple[int, str]
"""A seat, and the name of the step that asks it."""
Known = Mapping[Asked, dict[str, float]]
"""What answers were worth, by their keys."""


def known_at_first(seat: int, step: Frame[Any], ranked: Iterable[RankedAnswer]) -> Known:
    """What a thought saw of its own answers before anything was played out."""
    return {(seat, step.name): {answer_key(one.answer): one.prior for one in ranked}}


def alike_last(best_first: Iterable[T], looks: Callable[[T], float], most: int) -> list[T]:
    """The same things, but of those that look the same only so many before the others are through: the same deed at one
    end of the board or the other mostly comes to the same.
    """
    alike: dict[float, int] = {}
    first, later = list[T](), list[T]()
    for one in best_first:
        number = alike[looks(one)] = alike.get(looks(one), 0) + 1
        (first if number <= most else later).append(one)
    return first + later


class FirstSight:
    """What the answers to questions were worth when they first came up in the worlds of one thought."""

    def __init__(self, known: Known) -> None:
        self._known = {asked: dict(worths) for asked, worths in known.items()}

    def best(self, game: Game, table: Table, lane: int, asked: Asked, listed: list[Any], n: int) -> list[Any]:
        """So many of the answers that can be given here, the best first; of those that look the same one, as long as
        there are others.
        """
        known = self._known.setdefault(asked, {})
        keys = [answer_key(answer) for answer in listed]
        for key, answer in zip(keys, listed, strict=True):
            if key not in known:
                known[key] = worth(game, table, lane, asked[0], answer)
        worths = [known[key] for key in keys]
        order = sorted(range(len(listed)), key=lambda at: -worths[at])
        return [listed[at] for at in alike_last(order, worths.__getitem__, 1)[:n]]
