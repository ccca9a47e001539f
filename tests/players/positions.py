"""Positions out of random games, for the tests of the players."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from engine.api import GAMES, Level, Pending, RandomStream, Session
from tests.conformance.cases import Case, played
from tests.soak import mostly_soak

SMALL = Level(playouts=4, top=2, depth=1, sample=1, others=1)
"""A search that costs little."""
_LONG = ("underwater_cities", "ginkgopolis")
each_quick_game = pytest.mark.parametrize(
    "game", mostly_soak(GAMES.values(), *(game for game in GAMES.values() if game.id not in _LONG))
)
"""Where a hint is asked for, three thoughts: the games in which these take longest have their turn in the soak."""


def positions(case: Case, seed: int, step: int) -> Iterator[tuple[Session, Pending]]:
    """Questions of one random game, about one in `step` of them, seats in any order."""
    session, dice = case.start(seed), RandomStream(seed, "positions", 0)
    asked = session.pending()
    yield session, dice.choice(asked)
    for _ in played(session, seed):
        if dice.randrange(step) == 0 and (asked := session.pending()):
            yield session, dice.choice(asked)


def some(case: Case, count: int, step: int = 4) -> Iterator[tuple[Session, Pending]]:
    """So many questions out of as many games as it takes."""
    left = count
    for seed in itertools.count():
        for one in positions(case, seed, step):
            if not left:
                return
            left -= 1
            yield one
