"""What a player is given, and what it gives back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, NamedTuple

from engine.core.flow.question import answer_key
from engine.core.game.game import Game
from engine.core.messages.message import Message
from engine.core.table.table import COMMON
from engine.core.table.view import SeatView

Stop = Callable[[], bool]
"""Asked between two playouts; once it says yes, the best answer so far is given."""


def never() -> bool:
    """A thought that nobody ends before its time."""
    return False


class Ask(NamedTuple):
    """All that a player ever gets: the game, what its seat sees, and the lane whose question it has to answer."""

    game: Game
    view: SeatView
    lane: int

    @property
    def seat(self) -> int:
        """Whose eyes these are."""
        return self.view.viewer


def ask_for(game: Game, view: SeatView, seat: int) -> Ask | None:
    """The ask of a seat: its own lane goes before the common one; None: there is no question, or these are not its
    eyes.
    """
    if view.viewer != seat or not 1 <= seat < len(view.agenda):
        return None
    if view.agenda[seat]:
        return Ask(game, view, seat)
    busy = any(view.agenda[1:])
    return Ask(game, view, COMMON) if view.agenda[COMMON] and not busy else None


@dataclass(frozen=True, slots=True)
class RankedAnswer:
    """One answer that was looked at."""

    answer: Any
    prior: float
    """Its worth at first sight, one step ahead."""
    mean: float
    """Its worth on average over the playouts; without any, the prior."""
    playouts: int = 0


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player came to: its answer, and everything it looked at, the best first."""

    answer: Any
    ranked: tuple[RankedAnswer, ...] = ()
    playouts: int = 0
    worlds: int = 0
    is_cut: bool = False
    """It was stopped before its budget was spent: the same question may get another answer next time."""
    failures: int = 0
    """Playouts that came to nothing, because an imagined table was one that the rules never lead to."""
    reasons: tuple[Message, ...] = ()


def same_answer(one: Any, other: Any) -> bool:
    """Are these the same answer, however they were made?"""
    return answer_key(one) == answer_key(other)


def about(thought: Thought, answer: Any) -> Thought:
    """The same thought, as if it had come to this answer."""
    given = next((one for one in thought.ranked if same_answer(one.answer, answer)), RankedAnswer(answer, 0.0, 0.0))
    others = tuple(one for one in thought.ranked if not same_answer(one.answer, answer))
    return replace(thought, answer=given.answer, ranked=(given, *others))


def view_to_json(view: SeatView) -> dict[str, Any]:
    """A view as JSON data."""
    return {
        "viewer": view.viewer,
        "seats": view.seats,
        "settings": dict(view.settings),
        "places": [
            [
                place.id,
                place.owner,
                int(place.is_hidden),
                int(place.is_reserve),
                place.counts,
                [[p.id, p.kind, p.back, p.face, p.quarter_turns, p.owner] for p in place.pieces],
            ]
            for place in view.places.values()
        ],
        "agenda": [[step.to_json() for step in lane] for lane in view.agenda],
    }


def fingerprint(view: SeatView, *more: int | str) -> int:
    """A number that only what the seat sees decides (and what is given besides): the seed of all its thinking."""
    text = json.dumps([view_to_json(view), *more], separators=(",", ":"), sort_keys=True)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")
