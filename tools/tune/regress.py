"""Least squares in plain Python: which of many numbers move the score, and by how much."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from operator import mul

Matrix = list[list[float]]


def mean(values: Sequence[float]) -> float:
    """The average."""
    return sum(values) / len(values)


def spread(values: Sequence[float]) -> float:
    """The standard deviation."""
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / len(values))


def coefficients(rows: Sequence[Sequence[float]], scores: Sequence[float], ridge: float = 10.0) -> list[float]:
    """For each column, by how much one more of it moves the score, the others being equal.

    Columns and scores are taken around their means. The ridge says that a single column seldom moves the score by more
    than a third of its spread, so that one lucky game with a rare column does not count as a law.
    """
    square, right = _normal(rows, scores, ridge)
    return solve(square, right)


def intervals(
    rows: Sequence[Sequence[float]], scores: Sequence[float], ridge: float = 10.0
) -> list[tuple[float, float]]:
    """The coefficients, each with half the width of its 95 % interval."""
    square, right = _normal(rows, scores, ridge)
    inverse = inverted(square)
    width = len(right)
    found = [sum(line[at] * right[at] for at in range(width)) for line in inverse]
    noise = _noise(rows, scores, found)
    return [(value, 1.96 * sqrt(max(0.0, noise * inverse[at][at]))) for at, value in enumerate(found)]


@dataclass(frozen=True)
class Contrast:
    """What one more of a column brings compared with something, and half the width of its 95 % interval."""

    value: float
    half: float


def contrasts(
    rows: Sequence[Sequence[float]], scores: Sequence[float], groups: Sequence[str]
) -> tuple[list[Contrast], dict[str, Contrast]]:
    """Least squares without a ridge, for columns of which every game has the same number in all (ten cards in a mine).

    Then one more of a column is always one less of others, so a coefficient means something only against others: each
    column against the average one of its group as often as each was there, and each group against the average column.
    """
    width, games = len(rows[0]), len(rows)
    if games < 3 * width:
        raise SystemExit(f"tune: {games} games are too few for {width} columns")
    plain, right = _normal(rows, scores, 0.0)
    seen = [sum(row[at] for row in rows) for at in range(width)]
    share = [n / sum(seen) for n in seen]
    # Along (1, 1, …) nothing is known; the average of all coefficients is set to zero, which touches no fit.
    known = [
        [value + games * share[at] * share[other] for other, value in enumerate(line)] for at, line in enumerate(plain)
    ]
    for at, n in enumerate(seen):
        known[at][at] += 0.0 if n else 1.0  # never there: its coefficient is zero and not known
    inverse = inverted(known)
    found = [sum(line[at] * right[at] for at in range(width)) for line in inverse]
    noise = _noise(rows, scores, found)
    doubt = _product(_product(inverse, plain), inverse)

    def contrast(weights: Mapping[int, float]) -> Contrast:
        pairs = weights.items()
        spread_ = sum(one * other * doubt[at][to] for at, one in pairs for to, other in pairs)
        return Contrast(sum(one * found[at] for at, one in pairs), 1.96 * sqrt(max(0.0, noise * spread_)))

    average: dict[str, dict[int, float]] = {}
    for group in dict.fromkeys(groups):
        members = [at for at in range(width) if groups[at] == group]
        total = sum(seen[at] for at in members) or 1.0
        average[group] = {at: seen[at] / total for at in members}
    single = []
    for at, group in enumerate(groups):
        weights = {to: -part for to, part in average[group].items()}
        weights[at] += 1.0
        single.append(contrast(weights) if seen[at] else Contrast(0.0, float("inf")))
    return single, {group: contrast(weights) for group, weights in average.items()}


def _noise(rows: Sequence[Sequence[float]], scores: Sequence[float], found: Sequence[float]) -> float:
    """The variance that the columns do not tell."""
    means = [mean([row[at] for row in rows]) for at in range(len(found))]
    middle = mean(scores)
    residual = 0.0
    for row, score in zip(rows, scores, strict=True):
        told = sum(found[at] * (value - means[at]) for at, value in enumerate(row))
        residual += (score - middle - told) ** 2
    return residual / max(1, len(rows) - len(found) - 1)


def _product(first: Matrix, second: Matrix) -> Matrix:
    columns = list(zip(*second, strict=True))
    return [[sum(map(mul, line, column)) for column in columns] for line in first]


def _normal(rows: Sequence[Sequence[float]], scores: Sequence[float], ridge: float) -> tuple[Matrix, list[float]]:
    """The normal equations around the means; most values are zero, so products are summed first and centred after."""
    width, games = len(rows[0]), len(rows)
    means = [mean([row[at] for row in rows]) for at in range(width)]
    middle = mean(scores)
    square: Matrix = [[-games * means[at] * means[other] for other in range(width)] for at in range(width)]
    right = [-games * middle * means[at] for at in range(width)]
    for row, score in zip(rows, scores, strict=True):
        there = [(at, value) for at, value in enumerate(row) if value]
        for at, value in there:
            right[at] += value * score
            line = square[at]
            for other, second in there:
                line[other] += value * second
    for at in range(width):
        square[at][at] += ridge
    return square, right


def inverted(square: Matrix) -> Matrix:
    """The inverse of a matrix, by elimination with the largest pivot."""
    size = len(square)
    lines = [[*line, *(1.0 if at == other else 0.0 for other in range(size))] for at, line in enumerate(square)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(lines[row][at]))
        lines[at], lines[pivot] = lines[pivot], lines[at]
        top = lines[at]
        scale = top[at]
        lines[at] = top = [value / scale for value in top]
        for row in range(size):
            factor = lines[row][at]
            if factor and row != at:
                lines[row] = [value - factor * above for value, above in zip(lines[row], top, strict=True)]
    return [line[size:] for line in lines]


def solve(square: Matrix, right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with the largest pivot."""
    size = len(right)
    lines = [[*line, value] for line, value in zip(square, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(lines[row][at]))
        lines[at], lines[pivot] = lines[pivot], lines[at]
        top = lines[at]
        for row in range(at + 1, size):
            factor = lines[row][at] / top[at]
            if factor:
                line = lines[row]
                for column in range(at, size + 1):
                    line[column] -= factor * top[column]
    found = [0.0] * size
    for at in reversed(range(size)):
        line = lines[at]
        found[at] = (line[size] - sum(line[other] * found[other] for other in range(at + 1, size))) / line[at]
    return found
