"""What the strongest level thinks of an answer that somebody is about to give: as good as any, or surely worse."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from engine.core.game.game import Game
from engine.core.game.naming import places_named_now
from engine.core.messages.message import Message, msg
from engine.core.table.view import SeatView
from engine.players.ask import Stop, never, same_answer
from engine.players.coach import Advice, advise
from engine.players.comparison import MOST_WORLDS, asking, compare
from engine.players.differences import differences
from engine.players.first_sight import known_at_first
from engine.players.levels import COUNT, level_name, level_number
from engine.players.review import MISTAKE

_REASONS = 2
"""What another answer is better by: so many lines."""


class OpinionKind(Enum):
    """How an answer looks to the strongest level."""

    BEST = "best"
    AS_GOOD = "as_good"
    WORSE = "worse"


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is thought of one answer; nothing is given by asking for it."""

    kind: OpinionKind
    points: float
    """How much more advantage the better answer has; 0: there is none."""
    says: Message
    reasons: tuple[Message, ...] = ()

    @property
    def is_mistake(self) -> bool:
        """Is it surely worse, and by so much that a learner should be asked once more?"""
        return self.kind is OpinionKind.WORSE and self.points >= MISTAKE


def opinion(
    game: Game,
    view: SeatView,
    seat: int,
    answer: Any,
    seed: int = 0,
    budget: int | None = None,
    stop: Stop = never,
    advice: Advice | None = None,
) -> Opinion | None:
    """What the strongest level thinks of an answer, from what this seat sees; None: nothing can be said.

    `advice`: what was thought about the question before, if somebody knows it.
    """
    advice = advice or advise(game, view, seat, seed, budget, stop)
    if advice is None or advice.thought.is_cut:
        return None
    thought, ask = advice.thought, advice.ask
    expert = level_name(COUNT)
    if same_answer(thought.answer, answer):
        return Opinion(
            OpinionKind.BEST, 0.0, msg("players.opinion_the_same", "{level} would do just that.", level=expert)
        )
    try:
        table, step = asking(ask)
        level = level_number(game, COUNT, view.seats)
        if budget is not None:
            level = replace(level, playouts=max(1, budget))
        known = known_at_first(seat, step, thought.ranked)
        found = compare(ask, level, thought.answer, answer, seed, known, stop, most=MOST_WORLDS)
        if not found.is_sure:
            as_good = msg("players.opinion_as_good", "{level} sees nothing that would surely be better.", level=expert)
            return Opinion(OpinionKind.AS_GOOD, 0.0, as_good)
        better = places_named_now(step.label(table, thought.answer), game, table, seat)
        points = max(1, round(found.gain))
        worse = msg(
            "players.opinion_worse",
            "About %n point(s) of advantage less than with {other.quoted}",
            points,
            other=better,
        )
        return Opinion(OpinionKind.WORSE, found.gain, worse, tuple(differences(seat, found.facts, seat)[:_REASONS]))
    except Exception:  # a table that hands have laid: better no opinion than a broken window
        return None
