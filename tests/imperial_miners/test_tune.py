"""The tuning tool: its least squares find what was put in, and a greedy solo game can be remade and read."""

from __future__ import annotations

from random import Random

import pytest

from engine.imperial_miners.numbers import FACTIONS
from tools.tune.games import play
from tools.tune.imperial_miners import TUNED
from tools.tune.regress import coefficients, contrasts, intervals


def test_least_squares_find_the_slopes() -> None:
    luck = Random(5)
    rows = [[float(luck.randrange(4)), float(luck.randrange(2)), float(luck.randrange(9))] for _ in range(400)]
    scores = [50 + 3 * first - 2 * second + luck.gauss(0, 1) for first, second, _ in rows]
    found = coefficients(rows, scores)
    assert [round(value) for value in found] == [3, -2, 0]
    assert all(abs(value - other) < 1e-6 for value, (other, _) in zip(found, intervals(rows, scores), strict=True))


def test_contrasts_measure_within_groups_what_no_plain_coefficient_can_tell() -> None:
    """Four cards of two levels in each mine, so one more of a card is one less of others."""
    luck = Random(7)
    worth = {"weak": -1.0, "fair": 0.0, "strong": 1.0, "deep": 4.0, "deeper": 6.0}
    names = list(worth)
    rows, scores = [], []
    for _ in range(600):
        drawn = [luck.choice(names) for _ in range(4)]
        rows.append([float(drawn.count(name)) for name in names])
        scores.append(50 + sum(worth[name] for name in drawn) + luck.gauss(0, 1))
    single, groups = contrasts(rows, scores, ["low", "low", "low", "high", "high"])
    assert [round(one.value) for one in single] == [-1, 0, 1, -1, 1]
    assert all(0.05 < one.half < 0.4 for one in single)
    assert round(groups["high"].value - groups["low"].value) == 5
    told = sum(one.value * n for one, n in zip(single, map(sum, zip(*rows, strict=True)), strict=True))
    assert abs(told) < 1e-6  # within each group they are measured against its average
    true = [-1.0, 0.0, 1.0, -1.0, 1.0]
    inside = [abs(one.value - exact) <= 2 * one.half for one, exact in zip(single, true, strict=True)]
    assert all(inside)


def test_a_column_that_was_never_there_is_not_known() -> None:
    luck = Random(3)
    rows = [[float(n := luck.randrange(3)), float(2 - n), 0.0] for _ in range(90)]
    single, _ = contrasts(rows, [3 * row[0] + luck.gauss(0, 0.1) for row in rows], ["a", "a", "a"])
    assert single[2].half == float("inf")
    assert round(single[0].value - single[1].value) == 3
    with pytest.raises(SystemExit, match="too few"):
        contrasts(rows[:8], [0.0] * 8, ["a", "a", "a"])


def test_a_greedy_game_can_be_remade_and_read() -> None:
    first, again = play(TUNED, 12), play(TUNED, 12)
    assert first == again
    (game,) = first
    assert game.score >= 25
    assert sum(n for name, n in game.columns.items() if name.startswith("card ") or name == "deep") == 10
    assert set(game.columns) >= {faction for faction in FACTIONS if game.columns.get(faction)}
    assert game.figures["surface reached"] == 10
