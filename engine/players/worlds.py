"""The worlds of one thought: tables that fit what the seat sees, each a function of the seed and its number."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame, active_lanes
from engine.core.flow.kernel import legal_answers, submit
from engine.core.game.game import Game
from engine.core.lookahead.imagine import imagined_table
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.players.answers import asked_on, proposed, worth
from engine.players.ask import Ask
from engine.players.first_sight import FirstSight
from engine.players.levels import Level

_LONGEST = 600
"""Questions after which an imagined game is broken off: hands can lay a table on which play goes in circles."""


def world(ask: Ask, seed: int, number: int) -> Table:
    """One of the tables that the seat may be sitting at."""
    return imagined_table(ask.game, ask.view, RandomStream(seed, "world", number))


@contextmanager
def undone(table: Table) -> Iterator[None]:
    """Whatever happens inside is taken back; chance is not: it falls as it falls in this world."""
    mark, lane = table.checkpoint(), table.lane
    try:
        yield
    finally:
        table.triggered = []
        table.rewind_to(mark)
        table.lane, table.lanes_changed = lane, False
        table.clear_cache()


def play_out(ask: Ask, level: Level, table: Table, dice: RandomStream, sight: FirstSight) -> None:
    """Play on from here as the level says, everybody by what is best for themselves among a few answers."""
    game, seat, own = ask.game, ask.seat, 0
    border = game.stage(table) + level.stages
    for _ in range(_LONGEST):
        lanes = active_lanes(table)
        if not lanes or (level.stages and game.stage(table) >= border):
            return
        lane = lanes[0]
        asked = asked_on(table, lane)
        if asked is None:
            return
        step, question = asked
        listed = listed_answers(game, table, lane, question.seat, step)
        mine = question.seat == seat
        n = level.sample if mine else level.others
        if len(listed) > 1 and level.quick and n > 1:
            quick = game.quick_answer(table, question.seat, step, listed)
            listed = listed if quick is None else [quick]
        if len(listed) == 1:
            submit(table, lane, listed[0])
            continue
        if mine and not level.stages:
            own += 1
            if own > level.depth:
                return
        if level.ranked and 1 < n < len(listed):
            few = sight.best(game, table, lane, (question.seat, step.name), listed, n)
        else:
            few = some_of(listed, n, dice)
        submit(table, lane, few[0] if len(few) == 1 else best_of(ask, table, lane, question.seat, few))


def listed_answers(game: Game, table: Table, lane: int, seat: int, step: Frame[Any]) -> list[Any]:
    """The answers to a question; over items only what is proposed."""
    return [proposed(game, table, lane, seat, step)] if isinstance(step, ItemsFrame) else legal_answers(table, lane)


def best_of(ask: Ask, table: Table, lane: int, seat: int, few: list[Any]) -> Any:
    return max(few, key=lambda answer: worth(ask.game, table, lane, seat, answer))


def some_of(listed: list[Any], n: int, dice: RandomStream) -> list[Any]:
    """A few of the answers, in no order; of many, now and then fewer, as drawing with repetition is cheaper."""
    if len(listed) <= n:
        return listed
    if n <= 1:
        return [dice.choice(listed)]
    if len(listed) > 3 * n:
        return [listed[at] for at in sorted({dice.randrange(len(listed)) for _ in range(n)})]
    return dice.shuffled(listed)[:n]
