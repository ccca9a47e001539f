"""Review of a game: where a seat could have done better, judged by what it saw then and by nothing later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame, lanes_of
from engine.core.flow.kernel import legal_answers
from engine.core.flow.question import answer_key
from engine.core.game.game import Game
from engine.core.game.naming import places_named_now
from engine.core.messages.message import AmountArg, Message
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.core.table.view import SeatView
from engine.players.ask import RankedAnswer, Stop, about, ask_for, fingerprint, never, same_answer
from engine.players.comparison import Played, asking, compare
from engine.players.differences import differences
from engine.players.first_sight import known_at_first
from engine.players.ideas import idea
from engine.players.levels import COUNT, level_number
from engine.players.search import search
from engine.players.standing import Fact, stock
from engine.players.worlds import world

_REASONS = 3
"""What another answer is better by: so many lines."""
_WORLDS = 16
"""Trial games at most to compare what was played with what would have been better."""
MISTAKE, BLUNDER = 3.0, 6.0
"""From so many points of advantage on a slip is a mistake, and a mistake a blunder."""
_WRONG, _TRIED = 3, 6
"""Wrong answers of a puzzle, and how many are tried for it."""
_MANY = 5
"""So many of a kind before somebody lie unused, if the better answer would have left fewer of them."""


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
    own: float = 0.0
    """How many more points on the seat's own score sheet; the rest is what others would have less, and prospects."""
    ideas: tuple[str, str] = ("", "")
    """What was played and what would have been better, as ideas: by these swings are told together."""
    unused: AmountArg | None = None
    """Goods of which so many lay before the seat, and which the better answer would have used."""
    is_sure: bool = False
    """Better in nearly all trial games, and by more than a little."""


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
        known = known_at_first(ask.seat, step, thought.ranked)
        found = compare(ask, level, thought.answer, played, seed, known, stop, most=_WORLDS)
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
            tuple(differences(ask.seat, found.facts, moment.seat)[:_REASONS]),
            sum(n for fact, n in found.facts.items() if fact.is_score and not fact.kind and fact.seat == ask.seat),
            _ideas(step, table, thought.ranked, played, thought.answer),
            _unused(table, ask.seat, found.facts),
            found.is_clear,
        )
    except Exception:  # an old game may hold an answer that the rules of today do not know
        return None


def _ideas(step: Frame[Any], table: Table, ranked: Sequence[RankedAnswer], played: Any, better: Any) -> tuple[str, str]:
    """The ideas of both answers; where all answers are one idea (each plays a card, say), the answers themselves."""
    both = idea(step, table, played), idea(step, table, better)
    if both[0] != both[1] or any(idea(step, table, one.answer) != both[0] for one in ranked):
        return both
    return answer_key(played), answer_key(better)


def _unused(table: Table, seat: int, facts: Mapping[Fact, float]) -> AmountArg | None:
    """Of which goods most lay there without being used."""
    held = stock(table, seat)
    unused = [
        (held.get(fact.kind, 0), fact.kind)
        for fact, n in facts.items()
        if fact.kind and fact.seat == seat and not fact.is_score and n <= -1
    ]
    n, kind = max(unused, default=(0, ""))
    return AmountArg(n, kind) if n >= _MANY else None


def puzzle(
    game: Game, moment: Moment, swing: Swing, seed: int = 0, budget: int | None = None, stop: Stop = never
) -> tuple[Message, ...]:
    """Wrong answers beside the right one of a swing, what was played first; none: it is not sure enough to be asked.

    Sure is what another search, with other luck, comes to again; and each wrong answer has lost against the right one.
    """
    again = judge(game, moment, seed + 1, budget, stop)
    if again is None or not again.is_sure or not same_answer(again.answer, swing.answer):
        return ()
    ask = ask_for(game, moment.view, moment.seat)
    if ask is None:
        return ()
    try:
        table, step = asking(ask)
        level = level_number(game, COUNT, moment.view.seats)
        wrong, played = [swing.played], Played()
        others = [] if isinstance(step, ItemsFrame) else legal_answers(table, ask.lane)
        dice = RandomStream(fingerprint(ask.view), "puzzle", seed)
        for other in dice.shuffled(others)[:_TRIED]:
            words = places_named_now(step.label(table, other), game, table)
            if len(wrong) == _WRONG or words in wrong or same_answer(other, swing.answer):
                continue
            if compare(ask, level, swing.answer, other, seed, {}, stop, played).is_sure:
                wrong.append(words)
        return tuple(wrong)
    except Exception:  # as with every thought about a table of an old game
        return ()
