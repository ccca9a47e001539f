"""Reasons: which piece or place brought somebody an amount, and by which rule, in one or two words.

A note that tells of amounts has its cause as its first subject, and names its rule; the word for the rule stands beside
it in `rules.toml` (`because`). So nothing has to be kept beside what histories hold anyway, and a game from an old file
tells its reasons too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from engine.core.messages.message import Message, msg
from engine.core.messages.rules import RuleBook


@dataclass(frozen=True, slots=True)
class Reason:
    """So many more (or fewer) of a kind before a seat, and what brought it."""

    seat: int
    kind: str
    n: int
    cause: str
    """The piece or place that brought it; empty: none is named."""
    name: Message | None
    """What that was called at the moment, in few words; None: the rule says it all."""
    rule: str


def in_order(reasons: Iterable[Reason], points: Collection[str]) -> tuple[Reason, ...]:
    """Points first, what came before what went; the same amount by the same cause is told once, as a sum."""
    sums: dict[tuple[int, str, str, str], Reason] = {}
    for one in reasons:
        key = (one.seat, one.kind, one.cause, one.rule)
        known = sums.get(key)
        sums[key] = one if known is None else replace(known, n=known.n + one.n)
    told = [one for one in sums.values() if one.n]
    return tuple(sorted(told, key=lambda one: (one.kind not in points, one.n < 0)))


def points_of(reasons: Iterable[Reason], points: Collection[str], seat: int) -> int:
    """How many points a seat came to by them."""
    return sum(one.n for one in reasons if one.seat == seat and one.kind in points)


def because(reason: Reason, rules: RuleBook) -> Message | None:
    """A reason in words, "neighbour: red 7"; None: there are none for it."""
    word = rules[reason.rule].because if reason.rule in rules else None
    if word is None or reason.name is None:
        return word or reason.name
    return msg("told.because", "{why}: {cause}", why=word, cause=reason.name)
