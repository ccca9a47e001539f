"""Bots end their games, and the one that looks ahead does better than the one that does not."""

from __future__ import annotations

import pytest

from engine.api import GAMES, Bot, Game, GreedyBot, RandomBot, new_session, play_to_end
from tests.conformance.cases import Case, each_case, seeds
from tests.toys import SHIPPED


@each_case
@seeds(normal=1, soak=10, chunk=5)
def test_greedy_bots_end_their_games(case: Case, seeds: range) -> None:
    """One at the table in the usual run, whole tables of them in the long one."""
    for seed in seeds:
        session = case.start(1 + seed)
        bots: dict[int, Bot] = dict.fromkeys(range(1, session.table.seats + 1), RandomBot(seed))
        bots.update(dict.fromkeys(range(1, session.table.seats + 1 if seeds.start else 2), GreedyBot(1)))
        play_to_end(session, bots)
        assert session.is_over


@pytest.mark.parametrize("game", [GAMES[game] for game in SHIPPED], ids=SHIPPED)
@seeds(normal=3, soak=200, chunk=40)
def test_looking_ahead_pays(game: Game, seeds: range) -> None:
    """One greedy bot among random ones scores more than they do, on average. In a toy that is a race by dice it hardly
    does: every step is as long as the dice say."""
    people = next(count for count in game.seat_counts if count > 1)
    ahead: list[int] = []
    behind: list[int] = []
    for seed in seeds:
        session = new_session(game.id, people, seed=seed)
        greedy = 1 + seed % people
        bots: dict[int, Bot] = {
            seat: GreedyBot(seed) if seat == greedy else RandomBot(seed) for seat in range(1, session.table.seats + 1)
        }
        play_to_end(session, bots)
        totals = session.game.result(session.table).totals
        ahead.append(totals[greedy - 1])
        behind.extend(total for seat, total in enumerate(totals, 1) if seat != greedy)
    assert sum(ahead) / len(ahead) > sum(behind) / len(behind)
