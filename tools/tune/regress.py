"""Least squares in plain Python: which of many numbers move the score, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

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
    means = [mean([row[at] for row in rows]) for at in range(width)]
    middle = mean(scores)
    residual = 0.0
    for row, score in zip(rows, scores, strict=True):
        told = sum(found[at] * (value - means[at]) for at, value in enumerate(row))
        residual += (score - middle - told) ** 2
    noise = residual / max(1, len(rows) - width - 1)
    return [(value, 1.96 * sqrt(max(0.0, noise * inverse[at][at]))) for at, value in enumerate(found)]


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
