"""Two answers played out in the same imagined games: how often one is better, by how much, and what differs."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from engine.core.flow.frame import Frame, active_lanes, lanes_of
from engine.core.flow.kernel import submit
from engine.core.flow.question import answer_key
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.players.answers import asked_on
from engine.players.ask import Ask, Stop, fingerprint, never
from engine.players.first_sight import FirstSight, Known
from engine.players.levels import Level
from engine.players.outcome import give
from engine.players.standing import Fact, standing, stock
from engine.players.worlds import play_out, undone, world

WORLDS = 8
MOST_WORLDS = 32
_NEEDED = {8: 7, 16: 13, 32: 22}
"""After so many worlds an answer has to be better in so many before anybody is told that it is: of two equal ones one
gets that far by luck in few cases. Between, and as often worse, nothing is said before all worlds are through."""
_CLEAR_GAIN = 1.0
"""By so many points in the mean it is clearly better, not only a little."""


class AtOnce(NamedTuple):
    """What one answer brings right away beside another, before anything else is chosen."""

    goods: Mapping[str, float]
    """How much more the first one brings of each kind, or how much less; points stand on the score sheet instead."""
    is_comparable: bool
    """Both lead to the same question: else the one may have paid already and the other not."""
    is_no_dearer: bool = False
    """The first one leaves the seat with no less of anything, neither of goods nor of workers."""
    stock: Mapping[str, float] = MappingProxyType({})
    """How much more it leaves of everything that is good to have, points and workers too, or how much less."""

    def without(self, kinds: set[str]) -> AtOnce:
        """The same as those see it who cannot count these kinds."""
        return self._replace(goods={kind: n for kind, n in self.goods.items() if kind not in kinds})


class Comparison(NamedTuple):
    """Two answers in the same imagined games: how often the first was better, by how much, and what differed."""

    better: int
    worlds: int
    gain: float
    facts: dict[Fact, float]
    at_once: AtOnce = AtOnce({}, False)
    worse: int = 0
    """How often the other one was better; what came to the same counts for neither."""

    def turned(self) -> Comparison:
        """The same from the side of the other answer, without what comes at once."""
        facts = {fact: -n for fact, n in self.facts.items()}
        return Comparison(self.worse, self.worlds, -self.gain, facts, worse=self.better)

    @property
    def is_sure(self) -> bool:
        """Is the first one better in so many of them that it is hardly luck?"""
        return self.worlds > 0 and self.better >= _needed(self.worlds) and self.gain > 0

    @property
    def is_clear(self) -> bool:
        """Is it better in nearly all of them, and by more than a little?"""
        return self.is_sure and self.better * 8 >= 7 * self.worlds and self.gain > _CLEAR_GAIN

    @property
    def is_worse(self) -> bool:
        """Is the other one better in so many of them?"""
        return self.worlds > 0 and self.worse >= _needed(self.worlds) and self.gain < 0


def _needed(worlds: int) -> int:
    """In how many of so many worlds one of two answers has to be better."""
    of = max((one for one in _NEEDED if one <= worlds), default=WORLDS)
    return math.ceil(_NEEDED[of] * worlds / of)


_End: TypeAlias = tuple[float, dict[Fact, float]] | None
"""What an imagined game came to for a seat, and how it stands there; None: the rules never lead to such a table."""
Played: TypeAlias = dict[tuple[int, str], _End]
"""By the number of a world and an answer."""


def compare(
    ask: Ask,
    level: Level,
    one: Any,
    other: Any,
    seed: int,
    known: Known,
    stop: Stop = never,
    played: Played | None = None,
    most: int = WORLDS,
) -> Comparison:
    """Play two answers out in the same worlds with the same dice, in up to so many (`most`) as long as it is not
    decided; `played`: what is there need not be played again.
    """
    key = fingerprint(ask.view, ask.lane, seed, "reasons")
    ends = {} if played is None else played
    better, worse, made, gain, sums = 0, 0, 0, 0.0, dict[Fact, float]()
    for number in range(most):
        if stop() or (number in _NEEDED and _is_decided(better, worse, made)):
            break
        for answer in (one, other):
            at = number, answer_key(answer)
            if at not in ends:
                ends[at] = _played(ask, level, answer, key, number, known)
        mine, theirs = ends[number, answer_key(one)], ends[number, answer_key(other)]
        if mine is None or theirs is None:
            continue
        made += 1
        better += mine[0] > theirs[0]
        worse += mine[0] < theirs[0]
        gain += mine[0] - theirs[0]
        for fact in {**mine[1], **theirs[1]}:
            sums[fact] = sums.get(fact, 0.0) + mine[1].get(fact, 0.0) - theirs[1].get(fact, 0.0)
    if not made:
        return Comparison(0, 0, 0.0, {})
    return Comparison(better, made, gain / made, {fact: n / made for fact, n in sums.items()}, worse=worse)


def _is_decided(better: int, worse: int, made: int) -> bool:
    """One of the two was better nearly always, or they mostly came to the very same: more worlds would say no more."""
    return max(better, worse) >= _needed(made) or 2 * (better + worse) < made or not made


def _played(ask: Ask, level: Level, answer: Any, key: int, number: int, known: Known) -> _End:
    try:
        table = world(ask, key, number)
        submit(table, ask.lane, answer)
        play_out(ask, level, table, RandomStream(key, "playout", number), FirstSight(known))
        return ask.game.evaluate(table, ask.seat), standing(ask.game, table, ask.seat)
    except Exception:  # an imagined table may be one that the rules never lead to
        return None


def compare_at_once(ask: Ask, table: Table, one: Any, other: Any) -> AtOnce:
    """Give two answers on an imagined table, and see what a seat has right after them."""
    mine, theirs = _right_after(ask, table, one), _right_after(ask, table, other)
    more = _more(mine.goods, theirs.goods)
    left = _more(mine.stock, theirs.stock)
    is_no_dearer = min(left.values(), default=0) >= 0
    return AtOnce(more, bool(mine.asked) and mine.asked == theirs.asked, is_no_dearer, left)


def _more(mine: Mapping[str, float], theirs: Mapping[str, float]) -> dict[str, float]:
    found = {kind: mine.get(kind, 0) - theirs.get(kind, 0) for kind in {**mine, **theirs}}
    return {kind: n for kind, n in found.items() if n}


class _RightAfter(NamedTuple):
    """What a seat has right after an answer, and who is asked what then; nobody: luck comes in between."""

    goods: dict[str, float]
    stock: dict[str, float]
    asked: list[tuple[int, str]]


def _right_after(ask: Ask, table: Table, answer: Any) -> _RightAfter:
    with undone(table), table.trial(ask.seat):
        goes_on = give(table, ask.lane, answer).goes_on
        facts = standing(ask.game, table, ask.seat)
        goods = {fact.kind: n for fact, n in facts.items() if fact.kind and not fact.is_score}
        asks = [asked_on(table, lane) for lane in active_lanes(table)] if goes_on else []
        asked = [(one[1].seat, one[0].name) for one in asks if one is not None]
        return _RightAfter(goods, {**stock(table, ask.seat)}, asked)


def asking(ask: Ask) -> tuple[Table, Frame[Any]]:
    """An imagined table, and what asks there."""
    table = world(ask, fingerprint(ask.view), 0)
    return table, lanes_of(table)[ask.lane][-1][0]
