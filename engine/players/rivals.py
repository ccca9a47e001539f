"""What the answer of a thought is compared with, so that there is something to tell."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.flow.frame import Frame
from engine.core.table.table import Table
from engine.players.ask import Ask, RankedAnswer, Stop, Thought, never
from engine.players.comparison import Comparison, Played, asking, compare, compare_at_once
from engine.players.first_sight import known_at_first
from engine.players.levels import Level
from engine.players.manners import is_same_for_no_more
from engine.players.outcome import give
from engine.players.worlds import undone


class Rival(NamedTuple):
    """Another answer, and how the chosen one did beside it."""

    ranked: RankedAnswer
    found: Comparison


def rivals(ask: Ask, level: Level, thought: Thought, seed: int, stop: Stop = never) -> list[Rival]:
    """What the answer of a thought is compared with: the next best one, and if that is about as good, one further down
    that is clearly worse: so there is mostly something to tell. That something is better than nothing is no news: what
    does nothing, or cannot be paid and would become something else, or is the same for a higher price, is left out as
    long as there is anything else.
    """
    others = [one for one in thought.ranked if one.answer != thought.answer]
    if not others:
        return []
    table, step = asking(ask)
    others = [one for one in others if _is_worth_telling(ask, table, step, one.answer)] or others
    others = [one for one in others if not is_same_for_no_more(ask, table, step, thought.answer, one.answer)] or others
    known = known_at_first(ask.seat, step, thought.ranked)
    found, played = list[Rival](), Played()
    for at in dict.fromkeys((0, min(1, len(others) - 1), len(others) // 2)):
        made = compare(ask, level, thought.answer, others[at].answer, seed, known, stop, played)
        at_once = compare_at_once(ask, table, thought.answer, others[at].answer)
        found.append(Rival(others[at], made._replace(at_once=at_once)))
        if made.is_sure or not made.worlds:
            break
    return found


def _is_worth_telling(ask: Ask, table: Table, step: Frame[Any], answer: Any) -> bool:
    if step.becomes(table, answer) is not None:
        return False
    with undone(table), table.trial(ask.seat):
        return give(table, ask.lane, answer).does_something
