"""Play greedy games of a house set and report how they end and what decides them.

    python -m tools.tune [GAME] [--games N] [--seed N] [--processes N] [--farm here|pool:N|dask:N|tcp://…]

Exit code 1 if a bar is not met. Seeds are fixed, so the report can be remade; a run that was stopped goes on where it
was, as the results are kept under build/tune.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from os import cpu_count

from tools.tune.games import Bar, Finished, Tuned
from tools.tune.regress import contrasts, intervals, mean, spread
from tools.tune.simulate import GAMES, simulate

SHOWN = 8
"""Columns shown at each end of a long list."""


def report(tuned: Tuned, played: list[Finished]) -> bool:
    """Print everything; were all bars met?"""
    scores = [float(one.score) for one in played]
    ordered = sorted(one.score for one in played)
    inside = sum(tuned.low <= score <= tuned.high for score in ordered) / len(ordered)
    met = inside >= tuned.share
    print(f"{tuned.game}: {len(played)} results of greedy games with {tuned.people} at the table")
    print(
        f"score: mean {mean(scores):.1f}, spread {spread(scores):.1f}, lowest {ordered[0]}, "
        f"median {ordered[len(ordered) // 2]}, highest {ordered[-1]}"
    )
    print(f"from {tuned.low} to {tuned.high}: {inside:.1%} (at least {tuned.share:.0%}: {_said(met)})")
    bands = Counter(5 * (score // 5) for score in ordered)
    for low in range(min(bands), max(bands) + 1, 5):
        print(f"  {low:3}-{low + 4:3} {bands[low]:5} {'#' * round(200 * bands[low] / len(played))}")
    figures = sorted({name for one in played for name in one.figures})
    for name in figures:
        print(f"  {name:26} {mean([one.figures.get(name, 0) for one in played]):6.2f}")
    return all([met, *[_group(tuned, bar, played, scores) for bar in tuned.bars]])


def _group(tuned: Tuned, bar: Bar, played: list[Finished], scores: list[float]) -> bool:
    """The coefficients of one group of columns."""
    rows = [[float(one.columns.get(name, 0)) for name in bar.columns] for one in played]
    met = True
    if bar.groups is None:
        measured = zip(intervals(rows, scores, bar.ridge), bar.columns, strict=True)
        found = sorted((value, half, name) for (value, half), name in measured)
    else:
        single, groups = contrasts(rows, scores, [bar.groups[name] for name in bar.columns])
        found = sorted((one.value, one.half, name) for one, name in zip(single, bar.columns, strict=True))
        most = max(abs(one.value) for one in groups.values())
        met = most <= bar.most
        print(f"groups against the average of all: furthest from zero {most:.2f} (within ±{bar.most:g}: {_said(met)})")
        for name, one in groups.items():
            print(f"  {one.value:+6.2f} ±{one.half:5.2f}  {name}")
    furthest = max(abs(value) for value, _, _ in found)
    met = met and furthest <= bar.most
    print(f"{bar.name}: furthest from zero {furthest:.2f} (within ±{bar.most:g}: {_said(furthest <= bar.most)})")
    shown = found if len(found) <= 2 * SHOWN else [*found[:SHOWN], *found[-SHOWN:]]
    for value, half, name in shown:
        each = mean([row[bar.columns.index(name)] for row in rows])
        print(f"  {value:+6.2f} ±{half:5.2f}  {name:12} {tuned.labels.get(name, ''):24} {each:5.2f} a game")
    return met


def _said(met: bool) -> str:
    return "met" if met else "NOT MET"


def main() -> int:
    """Run the command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description="Tune a house set by simulation.")
    parser.add_argument("game", nargs="?", choices=sorted(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--games", type=int, help="how many games (default: as many as the bars are judged by)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument("--farm", default="", help="here, pool:N, dask:N or the address of a scheduler")
    given = parser.parse_args()
    started = time.perf_counter()
    tuned = GAMES[given.game]
    games = tuned.games if given.games is None else max(2, given.games)
    met = report(tuned, simulate(given.game, games, given.seed, max(1, given.processes), farm=given.farm))
    print(f"({time.perf_counter() - started:.0f} s)")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
