"""What a child of ten would laugh at, counted in games that levels play against themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine import api
from engine.api import Session
from engine.core.flow.frame import ItemsFrame, lanes_of
from engine.core.table.view import seat_view
from engine.ginkgopolis.gains import GiveTilesStep
from engine.players.answers import asked_on
from engine.players.ask import Ask, Thought, fingerprint
from engine.players.levels import level_number
from engine.players.manners import is_same_for_no_more
from engine.players.search import search
from engine.players.worlds import world
from tests.toys import SHIPPED

_STREAK = 8
"""So often the same in a row is more than anybody has a use for."""
_ALLOWED_STREAKS = 0.01
"""Of all seats."""


def _sights(session: Session, level: int, seed: int) -> Iterator[str]:
    """Play a game; what a level does that looks silly, by name."""
    game = session.game
    player = level_number(game, level, session.table.seats)
    streaks = dict.fromkeys(range(1, session.table.seats + 1), ("", 0))
    while (pending := session.first_pending()) is not None:
        seat = pending.question.seat
        ask = Ask(game, seat_view(session.table, seat), pending.lane)
        thought = search(ask, player, 10 * seed + seat)
        assert thought is not None
        yield from _at_one_answer(ask, thought)
        step = lanes_of(session.table)[pending.lane][-1][0]
        if not isinstance(step, ItemsFrame):
            deed = str(
                [arg for _, arg in step.label(session.table, thought.answer).args if isinstance(arg, api.Message)]
            )
            told, times = streaks[seat]
            if deed != "[]":
                streaks[seat] = deed, times + 1 if deed == told else 1
                if streaks[seat][1] == _STREAK:
                    yield "the same eight times"
        session.answer(pending, thought.answer)


def _at_one_answer(ask: Ask, thought: Thought) -> Iterator[str]:
    table = world(ask, fingerprint(ask.view), 0)
    asked = asked_on(table, ask.lane)
    assert asked is not None
    step, answer = asked[0], thought.answer
    if isinstance(step, GiveTilesStep) and not answer and len(step.items(table)) > 5:
        yield "keeps tiles that are points"
    if step.becomes(table, answer) is not None:
        yield "announces what cannot be paid"
    if not isinstance(step, ItemsFrame) and thought.playouts:
        for other in thought.ranked[1:]:
            if is_same_for_no_more(ask, table, step, other.answer, answer) and not is_same_for_no_more(
                ask, table, step, answer, other.answer
            ):
                yield "pays more for the same"
                break


def _counted(game: str, level: int, games: int, seed: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for at in range(games):
        found.update(_sights(api.new_session(game, 2, seed=seed + at), level, seed + at))
    return found


def _judge(found: Counter[str], seats: int) -> None:
    streaks = found.pop("the same eight times", 0)
    assert found == Counter(), "0 of these in any game"
    assert streaks <= max(1, _ALLOWED_STREAKS * seats)


@pytest.mark.parametrize("game", ["barrage", "ginkgopolis"])
def test_nobody_laughs_at_a_level(game: str) -> None:
    _judge(_counted(game, 2, 1, 920_001), 2)


@pytest.mark.soak
@pytest.mark.parametrize("level", [2, 3, 4])
@pytest.mark.parametrize("game", SHIPPED)
def test_nobody_laughs_in_a_hundred_games(game: str, level: int) -> None:
    games = {2: 100, 3: 50, 4: 20}[level]
    _judge(_counted(game, level, games, 930_000), 2 * games)
