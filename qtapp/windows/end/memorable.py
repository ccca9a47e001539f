"""Three things to remember of a finished game, read from its score sheet and from how the points grew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.api import GameResult, Message, NounArg, ScorePoint, SeatArg, msg


@dataclass(frozen=True, slots=True)
class MemorableFact:
    """A heading with an icon, and a line."""

    icon: str
    title: Message
    line: Message


def memorable_facts(result: GameResult, curve: Sequence[ScorePoint]) -> list[MemorableFact]:
    """The largest leap, the strongest line of the sheet, and how close it was."""
    found = [_leap(curve), _strongest(result), _lead(result, curve)]
    return [fact for fact in found if fact is not None]


def _leap(curve: Sequence[ScorePoint]) -> MemorableFact | None:
    rounds = [*(point for point in curve[:-1] if point.round), *curve[-1:]]
    leaps = [
        (after.totals[seat] - before.totals[seat], -before.round, seat + 1)
        for before, after in pairwise(rounds)
        for seat in range(len(after.totals))
    ]
    if not leaps or max(leaps)[0] <= 0:
        return None
    points, round_, seat = max(leaps)
    return MemorableFact(
        "star",
        msg("end.largest_leap_title", "Largest leap"),
        msg(
            "end.largest_leap",
            "{seat}, {word} {round}: +%n point(s)",
            points,
            seat=SeatArg(seat),
            word=NounArg("round"),
            round=-round_,
        ),
    )


def _strongest(result: GameResult) -> MemorableFact | None:
    lines = [(points, -at, -seat) for at, line in enumerate(result.lines) for seat, points in enumerate(line.points, 1)]
    if not lines or max(lines)[0] <= 0:
        return None
    points, at, seat = max(lines)
    return MemorableFact(
        "trophy",
        msg("end.strongest_line_title", "Most points for one thing"),
        msg(
            "end.strongest_line",
            "{seat}: %n point(s) ({what.clause})",
            points,
            seat=SeatArg(-seat),
            what=result.lines[-at].label,
        ),
    )


def _lead(result: GameResult, curve: Sequence[ScorePoint]) -> MemorableFact | None:
    if len(result.totals) < 2:
        return None
    leaders = [_leader(point) for point in curve]
    changes = sum(before != after for before, after in pairwise([one for one in leaders if one]))
    if changes:
        line = msg("end.lead_changed", "It changed %n time(s).", changes)
    else:
        first, second, *_ = sorted(result.totals, reverse=True)
        line = msg("end.lead_kept", "It never changed; %n point(s) ahead at the end.", first - second)
    return MemorableFact("people", msg("end.lead_title", "The lead"), line)


def _leader(point: ScorePoint) -> int:
    """Who is ahead alone; 0: nobody."""
    most = max(point.totals)
    return point.totals.index(most) + 1 if point.totals.count(most) == 1 else 0
