"""The tuning tool: its least squares find what was put in, and a greedy solo game can be remade and read."""

from __future__ import annotations

from random import Random

from engine.imperial_miners.numbers import FACTIONS
from tools.tune.games import play
from tools.tune.imperial_miners import TUNED
from tools.tune.regress import coefficients, intervals


def test_least_squares_find_the_slopes() -> None:
    luck = Random(5)
    rows = [[float(luck.randrange(4)), float(luck.randrange(2)), float(luck.randrange(9))] for _ in range(400)]
    scores = [50 + 3 * first - 2 * second + luck.gauss(0, 1) for first, second, _ in rows]
    found = coefficients(rows, scores)
    assert [round(value) for value in found] == [3, -2, 0]
    assert all(abs(value - other) < 1e-6 for value, (other, _) in zip(found, intervals(rows, scores), strict=True))


def test_a_greedy_game_can_be_remade_and_read() -> None:
    first, again = play(TUNED, 12), play(TUNED, 12)
    assert first == again
    (game,) = first
    assert game.score >= 25
    assert sum(n for name, n in game.columns.items() if name.startswith("card ") or name == "deep") == 10
    assert set(game.columns) >= {faction for faction in FACTIONS if game.columns.get(faction)}
    assert game.figures["surface reached"] == 10
