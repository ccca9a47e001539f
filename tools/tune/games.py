"""What a tuned game gives the tool: how its greedy player answers, and what of a finished game may decide the score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine import api


@dataclass(frozen=True)
class Bar:
    """A group of columns of the regression and how far their coefficients may lie from zero."""

    name: str
    most: float
    columns: tuple[str, ...]
    groups: Mapping[str, str] | None = None
    """Column -> group, where every game has the same number of columns in all: each is measured against its group."""
    ridge: float = 10.0
    """Without groups: how strongly rare columns are held back."""
    around_mean: bool = False
    """Without groups: is the average column zero? Then what all have in common counts for none."""


@dataclass(frozen=True)
class UseBar:
    """How seldom a column may be there, compared with the median one of its group."""

    name: str
    least: float
    """This share of the median."""
    groups: Mapping[str, str]
    """Column -> group."""


@dataclass(frozen=True)
class Finished:
    """One finished game: its score, what it was made of, and figures that are only averaged."""

    score: int
    columns: Mapping[str, float]
    figures: Mapping[str, float]


@dataclass(frozen=True)
class Tuned:
    """A game with a house set, and the bars that it has to meet."""

    game: str
    low: int
    high: int
    share: float
    """At least this share of the games must end between low and high."""
    answer: Callable[[api.Session, api.Pending, api.RandomStream], Any]
    read: Callable[[api.Session, int], Finished]
    """What a seat has made of a finished game."""
    bars: tuple[Bar, ...]
    labels: Mapping[str, str]
    """Longer names of columns, for the report."""
    uses: tuple[UseBar, ...] = ()
    figures: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """Between what the average of a figure has to lie."""
    games: int = 1000
    """How many games the bars are judged by."""
    people: int = 1
    """How many greedy players sit at the table; each is read on its own."""


def play(tuned: Tuned, seed: int) -> list[Finished]:
    """One greedy game, seat by seat."""
    session = api.new_session(tuned.game, tuned.people, seed=seed)
    dice = api.RandomStream(seed, "tune", 0)
    while (pending := session.first_pending()) is not None:
        given = session.answer(pending, tuned.answer(session, pending, dice))
        if not isinstance(given, api.HistoryEntry):
            raise SystemExit(f"tune: a listed answer was refused: {given[0].rule}")
    return [tuned.read(session, seat) for seat in range(1, tuned.people + 1)]
