"""Review of a game: where a seat could have done better, judged by what it saw then and by nothing later."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.core.flow.frame import lanes_of
from engine.core.game.game import Game
from engine.core.game.naming import places_named_now
from engine.core.messages.message import Message
from engine.core.table.view import SeatView
from engine.players.ask import Stop, about, ask_for, fingerprint, never, same_answer
from engine.players.comparison import compare
from engine.players.differences import differences
from engine.players.first_sight import known_at_first
from engine.players.levels import COUNT, level_number
from engine.players.search import search
from engine.players.worlds import world

SHOWN = 5
_REASONS = 3
"""What another answer is better by: so many lines."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A question that a seat has answered: what it saw then, and what it said."""

    number: int
    """The entry of the history that holds the answer."""
    seat: int
    view: SeatView
    answer: Any


@dataclass(frozen=True, slots=True)
class Swing:
    """A moment when another answer would have been better, by so many points on average."""

    number: int
    seat: int
    when: Message
    """How far the game was."""
    points: float
    played: Message
    better: Message
    answer: Any
    """The better answer: given instead, it is a branch of the history."""
    better_in: int
    worlds: int
    reasons: tuple[Message, ...] = ()


def judge(game: Game, moment: Moment, seed: int = 0, budget: int | None = None, stop: Stop = never) -> Swing | None:
    """Search one moment again; None: what was played is as good as anything, or nothing can be said."""
    ask = ask_for(game, moment.view, moment.seat)
    if ask is None:
        return None
    level = level_number(game, COUNT, moment.view.seats)
    level = replace(level, playouts=max(1, level.playouts // 2 if budget is None else budget))
    thought = search(ask, level, seed, stop)
    if thought is None or not thought.ranked or thought.is_cut or same_answer(thought.answer, moment.answer):
        return None
    try:
        table = world(ask, fingerprint(ask.view), 0)
        step = lanes_of(table)[ask.lane][-1][0]
        played = about(thought, moment.answer).answer
        found = compare(ask, level, thought.answer, played, seed, known_at_first(ask.seat, step, thought.ranked), stop)
        if not found.is_sure:
            return None
        return Swing(
            moment.number,
            moment.seat,
            game.status(table),
            found.gain,
            places_named_now(step.label(table, played), game, table),
            places_named_now(step.label(table, thought.answer), game, table),
            thought.answer,
            found.better,
            found.worlds,
            tuple(differences(ask.seat, found.facts)[:_REASONS]),
        )
    except Exception:  # an old game may hold an answer that the rules of today do not know
        return None


def swings(game: Game, moments: Iterable[Moment], seed: int = 0, budget: int | None = None) -> Iterator[Swing | None]:
    """One result for each moment, in their order, so that a window can show how far it is."""
    for moment in moments:
        yield judge(game, moment, seed, budget)


def biggest(found: Iterable[Swing | None], most: int = SHOWN) -> list[Swing]:
    """The biggest swings, the biggest first."""
    return sorted((one for one in found if one is not None), key=lambda one: (-one.points, one.number))[:most]
