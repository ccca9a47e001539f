"""What the answer of a thought is compared with, so that there is something to tell."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.flow.frame import Frame
from engine.core.table.table import Table
from engine.players.ask import Ask, RankedAnswer, Stop, Thought, never
from engine.players.comparison import MOST_WORLDS, WORLDS, Comparison, Played, asking, compare, compare_at_once
from engine.players.first_sight import known_at_first
from engine.players.ideas import idea
from engine.players.levels import Level
from engine.players.manners import is_same_for_no_more
from engine.players.outcome import AnswerOutcome, give
from engine.players.worlds import undone


class Rival(NamedTuple):
    """Another answer, and how the chosen one did beside it."""

    ranked: RankedAnswer
    found: Comparison
    is_nothing: bool = False
    """It does nothing, and the chosen one takes nothing: there was nothing to be weighed."""
    is_blind: bool = False
    """Of both luck alone decides what comes of them: what the trial games drew says nothing of the cards here."""
    is_same_for_less: bool = False
    """It does the same and takes less: the chosen one was a slip that needs no trial game to be seen."""


def rivals(
    ask: Ask, level: Level, thought: Thought, seed: int, stop: Stop = never, *, erred: bool = False
) -> list[Rival]:
    """What the answer of a thought is compared with: the next best one, and if that is about as good, one further down
    that is clearly worse: so there is mostly something to tell. It is another idea, not the same deed one field further
    on, as long as there is any. That something is better than nothing is no news: what does nothing, or cannot be paid
    and would become something else, or is the same for a higher price, is left out as long as there is anything else.

    `erred`: the next answer is the one that should have been given, so it is told of whatever it is.
    """
    others = [one for one in thought.ranked if one.answer != thought.answer]
    if not others:
        return []
    table, step = asking(ask)
    telling = [one for one in others if _is_worth_telling(ask, table, step, one.answer)]
    if not telling and (free := _free(ask, table, step, thought.answer, others[0])) is not None:
        return [free]
    others = telling or others
    if erred and (cheaper := _same_for_less(ask, table, step, thought.answer, others)) is not None:
        return [Rival(cheaper, Comparison(0, 0, 0.0, {}), is_same_for_less=True)]
    others = [one for one in others if not is_same_for_no_more(ask, table, step, thought.answer, one.answer)] or others
    mine = idea(step, table, thought.answer)
    others = [one for one in others if erred or idea(step, table, one.answer) != mine] or others
    known = known_at_first(ask.seat, step, thought.ranked)
    is_blind = _outcome(ask, table, thought.answer).is_blind
    found, played = list[Rival](), Played()
    for at in dict.fromkeys((0, min(1, len(others) - 1), len(others) // 2)):
        other = others[at].answer
        most = WORLDS if found else MOST_WORLDS
        made = compare(ask, level, thought.answer, other, seed, known, stop, played, most)
        at_once = compare_at_once(ask, table, thought.answer, other)
        is_luck = is_blind and _outcome(ask, table, other).is_blind
        found.append(Rival(others[at], made._replace(at_once=at_once), is_blind=is_luck))
        if made.is_sure or not made.worlds:
            break
    return found


def _free(ask: Ask, table: Table, step: Frame[Any], mine: Any, other: RankedAnswer) -> Rival | None:
    """The other answer does nothing, and the chosen one something that takes nothing: no trial game needs to be played;
    None: it has its price, or nobody knows.
    """
    if step.becomes(table, other.answer) is not None or not _outcome(ask, table, mine).does_something:
        return None
    at_once = compare_at_once(ask, table, mine, other.answer)
    if not at_once.is_no_dearer or not any(n > 0 for n in at_once.stock.values()):
        return None
    return Rival(other, Comparison(0, 0, 0.0, {}, at_once), is_nothing=True)


def _same_for_less(
    ask: Ask, table: Table, step: Frame[Any], mine: Any, others: list[RankedAnswer]
) -> RankedAnswer | None:
    """An answer that does the same and takes less; None: there is none."""
    for one in others:
        if is_same_for_no_more(ask, table, step, one.answer, mine) and not is_same_for_no_more(
            ask, table, step, mine, one.answer
        ):
            return one
    return None


def _is_worth_telling(ask: Ask, table: Table, step: Frame[Any], answer: Any) -> bool:
    return step.becomes(table, answer) is None and _outcome(ask, table, answer).does_something


def _outcome(ask: Ask, table: Table, answer: Any) -> AnswerOutcome:
    with undone(table), table.trial(ask.seat):
        return give(table, ask.lane, answer)
