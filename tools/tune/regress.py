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
    width = len(rows[0])
    means = [mean([row[at] for row in rows]) for at in range(width)]
    middle = mean(scores)
    square: Matrix = [[0.0] * width for _ in range(width)]
    right = [0.0] * width
    for row, score in zip(rows, scores, strict=True):
        centred = [value - means[at] for at, value in enumerate(row)]
        for at, value in enumerate(centred):
            if value:
                right[at] += value * (score - middle)
                line = square[at]
                for other in range(at, width):
                    line[other] += value * centred[other]
    for at in range(width):
        for other in range(at):
            square[at][other] = square[other][at]
        square[at][at] += ridge
    return solve(square, right)


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
