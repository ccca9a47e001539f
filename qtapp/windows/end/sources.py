"""Where the points of a game came from: the one long line of its score sheet, taken apart by what brought them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from engine.api import GameResult, Message, Reason, RuleBook, ScoreLine, msg

_MOST = 8
"""Kinds of points that can be told apart in a bar."""
_MAIN = 0.6
"""Of all points: a bar of one colour would tell nothing, so what it is made of is told."""


def by_source(
    result: GameResult,
    reasons: Sequence[Reason],
    points: Collection[str],
    rules: RuleBook,
    say: Callable[[Message], str],
    sort_of: Callable[[Reason], Message | None],
) -> GameResult:
    """The same result with the points of the game by their causes; as it is, where not every point has a reason."""
    seats = len(result.totals)
    reasons = [one for one in reasons if one.kind in points and 1 <= one.seat <= seats]
    words = {one.rule: rules[one.rule].because if one.rule in rules else None for one in reasons}
    if not all(words.values()):
        return result
    told = _summed(reasons, lambda one: words[one.rule], say, seats)
    whole = tuple(sum(line.points[at] for line in told) for at in range(seats))
    if not told:
        return result
    if len(told) < _MOST and sum(told[0].points) > _MAIN * sum(whole):
        main = say(told[0].label)
        told = _summed(
            reasons,
            lambda one: (sort_of(one) if say(words[one.rule] or told[0].label) == main else None) or words[one.rule],
            say,
            seats,
        )
    if whole == result.totals:
        return replace(result, lines=_few(told, _MOST))
    for at, line in enumerate(result.lines):
        if line.points == whole:
            others = [one for one in result.lines if any(one.points)]
            few = _few(told, max(2, _MOST - len(others) + 1))
            return replace(result, lines=(*result.lines[:at], *few, *result.lines[at + 1 :]))
    return result


def _summed(
    reasons: Sequence[Reason],
    label_of: Callable[[Reason], Message | None],
    say: Callable[[Message], str],
    seats: int,
) -> list[ScoreLine]:
    """A line for each label, the largest first."""
    sums: dict[str, tuple[Message, list[int]]] = {}
    for one in reasons:
        label = label_of(one)
        if label is not None:
            sums.setdefault(say(label), (label, [0] * seats))[1][one.seat - 1] += one.n
    lines = [ScoreLine(label, tuple(counts)) for label, counts in sums.values() if any(counts)]
    return sorted(lines, key=lambda line: -sum(line.points))


def _few(lines: Sequence[ScoreLine], most: int) -> tuple[ScoreLine, ...]:
    """The largest, and all others as one."""
    if len(lines) <= most:
        return tuple(lines)
    rest = [one.points for one in lines[most - 1 :]]
    other = ScoreLine(msg("end.other_sources", "everything else"), tuple(map(sum, zip(*rest, strict=True))))
    return (*lines[: most - 1], other)
