"""Two answers played out in the same imagined games: how often one is better, by how much, and what differs."""

from __future__ import annotations

from collections.abc import Mapping
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
_SURE = 5
"""In so many of them an answer has to be better before anybody is told that it is."""
_CLEAR, _CLEAR_GAIN = 7, 1.0
"""In so many, and by so many points in the mean, it is clearly better, not only a little."""


class AtOnce(NamedTuple):
    """What one answer brings right away beside another, before anything else is chosen."""

    goods: Mapping[str, float]
    """How much more the first one brings of each kind, or how much less; points stand on the score sheet instead."""
    is_comparable: bool
    """Both lead to the same question: else the one may have paid already and the other not."""
    is_no_dearer: bool = False
    """The first one leaves the seat with no less of anything, neither of goods nor of workers."""

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

    @property
    def is_sure(self) -> bool:
        """Is the first one better in most of them?"""
        return self.worlds > 0 and self.better * WORLDS >= _SURE * self.worlds and self.gain > 0

    @property
    def is_clear(self) -> bool:
        """Is it better in nearly all of them, and by more than a little?"""
        return self.is_sure and self.better * WORLDS >= _CLEAR * self.worlds and self.gain > _CLEAR_GAIN

    @property
    def is_worse(self) -> bool:
        """Is it better in few of them?"""
        return self.worlds > 0 and self.better * WORLDS <= (WORLDS - _SURE) * self.worlds and self.gain < 0


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
) -> Comparison:
    """Play two answers out in the same worlds with the same dice; `played`: what is there need not be played again."""
    key = fingerprint(ask.view, ask.lane, seed, "reasons")
    ends = {} if played is None else played
    better, made, gain, sums = 0, 0, 0.0, dict[Fact, float]()
    for number in range(WORLDS):
        if stop():
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
        gain += mine[0] - theirs[0]
        for fact in {**mine[1], **theirs[1]}:
            sums[fact] = sums.get(fact, 0.0) + mine[1].get(fact, 0.0) - theirs[1].get(fact, 0.0)
    if not made:
        return Comparison(0, 0, 0.0, {})
    return Comparison(better, made, gain / made, {fact: n / made for fact, n in sums.items()})


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
    is_no_dearer = min(_more(mine.stock, theirs.stock).values(), default=0) >= 0
    return AtOnce(more, bool(mine.asked) and mine.asked == theirs.asked, is_no_dearer)


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
