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

from tools.tune import positions, underwater_cities
from tools.tune.games import Bar, Finished, Tuned, UseBar
from tools.tune.regress import contrasts, intervals, mean, spread
from tools.tune.simulate import GAMES, look_at_positions, simulate

_GAMES_A_LOOK = 25
"""Of so many games one gives positions: a card is tried there many times."""
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
    figures = _figures(tuned, played)
    bars = [_group(tuned, bar, played, scores) for bar in tuned.bars]
    return all([met, figures, *bars, *[_use(tuned, bar, played) for bar in tuned.uses]])


def _figures(tuned: Tuned, played: list[Finished]) -> bool:
    """The averages of everything that was counted, some of which are wanted between bounds."""
    met = True
    for name in sorted({name for one in played for name in one.figures}):
        values = [one.figures.get(name, 0) for one in played]
        error, told = spread(values) / len(values) ** 0.5, ""
        if name in tuned.figures:
            low, high = tuned.figures[name]
            inside = low <= mean(values) <= high
            met = met and inside
            told = f" (from {low:g} to {high:g}: {_said(inside)})"
        print(f"  {name:26} {mean(values):6.2f} ±{error:.2f} s.e.{told}")
    return met


def _use(tuned: Tuned, bar: UseBar, played: list[Finished]) -> bool:
    """The columns that are seldom there."""
    met = True
    for group in dict.fromkeys(bar.groups.values()):
        members = [name for name, of in bar.groups.items() if of == group]
        used = sorted((sum(one.columns.get(name, 0) for one in played), name) for name in members)
        middle = used[len(used) // 2][0]
        seldom = [(n, name) for n, name in used if n < bar.least * middle]
        met = met and not seldom
        print(f"{bar.name}, {group}: median {middle:g}; fewer than {bar.least:.0%} of it: {_said(not seldom)}")
        for n, name in seldom or used[:3]:
            print(f"  {n:5g}  {name:12} {tuned.labels.get(name, '')}")
    return met


def _group(tuned: Tuned, bar: Bar, played: list[Finished], scores: list[float]) -> bool:
    """The coefficients of one group of columns."""
    rows = [[float(one.columns.get(name, 0)) for name in bar.columns] for one in played]
    met = True
    if bar.groups is None:
        measured = intervals(rows, scores, bar.ridge)
        middle = mean([value for value, _ in measured]) if bar.around_mean else 0.0
        found = sorted((value - middle, half, name) for (value, half), name in zip(measured, bar.columns, strict=True))
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
    if tuned.game == underwater_cities.TUNED.game:
        looked = look_at_positions(max(1, games // _GAMES_A_LOOK), given.seed, max(1, given.processes), farm=given.farm)
        met = positions.report(looked) and met
    print(f"({time.perf_counter() - started:.0f} s)")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
