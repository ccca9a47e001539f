"""Runs both engines in turn, then our own figures, and prints one table.

    python -m tools.bench [--runs 5] [--seconds 5] [--game ginkgopolis] [--seats 4]

Turn and turn about, so that a machine that is busy for a while slows both down; the medians are compared.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from tqdm import tqdm

from engine.api import GAMES
from tools.bench import lessons, phones, screen
from tools.bench.played import SEATS
from tools.bench.report import Row, render

ROOT = Path(__file__).resolve().parents[2]
THEIRS = [str(ROOT / ".venv-bench/bin/python"), str(ROOT / "tools/bench/catanatron_random.py")]
OURS = [sys.executable, "-m", "tools.bench.ours"]
TARGETS = {"ginkgopolis": 1.0, "imperial_miners": 1.35, "barrage": 0.5, "underwater_cities": 0.29}
"""How much of Catanatron's speed each game has to reach: the more its rules look ahead, the less."""
PARTS = ("listing", "crowded", "refusing", "previewing", "thinking", "timeline", "saving", "memory")


def ask(command: list[str]) -> dict[str, Any]:
    """Run a measuring process and read the line of JSON it prints."""
    done = subprocess.run(command, check=False, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise SystemExit(f"bench: {' '.join(command[1:])} failed with code {done.returncode}.")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def per_second(runs: list[dict[str, Any]], *parts: str) -> float:
    return median(float(run["actions"]) / sum(float(run[part]) for part in parts) for run in runs)


def speed_rows(target: float, ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> list[Row]:
    """Actions per second of both, and how alike their games are in length and breadth."""
    mine, other = per_second(ours, "play"), per_second(theirs, "play")
    whole_mine, whole_other = per_second(ours, "play", "setup"), per_second(theirs, "play", "setup")
    return [
        Row(
            "actions/s",
            f"{mine:,.0f}",
            f"{other:,.0f}",
            f"{mine / other:.2f}x",
            f"≥ {target:.2f}x",
            mine >= target * other,
        ),
        Row(
            "actions/s, set-up counted",
            f"{whole_mine:,.0f}",
            f"{whole_other:,.0f}",
            f"{whole_mine / whole_other:.2f}x",
        ),
        Row("actions per game", f"{share(ours, 'actions', 'games'):.1f}", f"{share(theirs, 'actions', 'games'):.1f}"),
        Row(
            "options per action",
            f"{share(ours, 'options', 'actions'):.1f}",
            f"{share(theirs, 'options', 'actions'):.1f}",
        ),
    ]


def share(runs: list[dict[str, Any]], of: str, per: str) -> float:
    return float(sum(run[of] for run in runs) / sum(run[per] for run in runs))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description="Measure the engine and the screen.")
    parser.add_argument("--runs", type=int, default=5, help="runs of each engine, in turn (5)")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of a run (5)")
    parser.add_argument("--game", choices=TARGETS, default="ginkgopolis", help="game to measure (ginkgopolis)")
    parser.add_argument("--seats", type=int, default=4, help="players (4)")
    parser.add_argument("--engine", action="store_true", help="only the engine, not the screen")
    args = parser.parse_args()

    table = [args.game, str(args.seats)]
    ours: list[dict[str, Any]] = []
    theirs: list[dict[str, Any]] = []
    for run in tqdm(
        range(1, args.runs + 1), desc="random games, ours and Catanatron's", unit="pair", leave=False, disable=None
    ):
        ours.append(ask([*OURS, "play", *table, str(args.seconds), str(1000 * run)]))
        theirs.append(ask([*THEIRS, str(args.seconds), str(1000 * run)]))
    rows = speed_rows(TARGETS[args.game], ours, theirs)
    for part in tqdm(PARTS, desc="our own figures", leave=False, disable=None):
        rows += [Row(**row) for row in ask([*OURS, part, *table])["rows"]]

    print(
        f"{args.game}, {args.seats} seats; {args.runs} x {args.seconds:g} s of the processor each in turn, medians; "
        f"Python {platform.python_version()} on {platform.machine()}"
    )
    print(render(rows))
    print("One action = all options are listed, one is drawn at random, checked and carried out.")
    print("\nLessons, the worst of each figure; work of the processor")
    print(render(lessons.rows(), lessons.HEAD))
    if not args.engine:
        print("\nWhat phones cost the window: whole games of two and of four, step by step; work of the processor")
        shown = tqdm(GAMES, desc="phones", unit="game", leave=False, disable=None)
        print(render([row for game in shown for row in phones.rows(game)], phones.HEAD))
        print(f"\nThe table on the screen, {SEATS} seats, {screen.WIDTH} x {screen.HEIGHT}; work of the processor")
        print(render(screen_rows(), screen.HEAD))


def screen_rows() -> list[Row]:
    """The figures of the screen, of every game, each in a process of its own."""
    jobs = [(game, ratio) for game in GAMES for ratio in (1, 2)]
    shown = tqdm(jobs, desc="the table on the screen", unit="table", leave=False, disable=None)
    rows = [row for game, ratio in shown for row in screen.rows_of(game, ratio, screen.ask(game, ratio))]
    windows = tqdm(GAMES, desc="the whole window", unit="game", leave=False, disable=None)
    rows += [row for game in windows for row in screen.window_rows(game, screen.ask(game, 1, "--window"))]
    flights = tqdm(GAMES, desc="flights of the camera", unit="game", leave=False, disable=None)
    rows += [row for game in flights for row in screen.flight_rows(game, screen.ask(game, 1, "--flight"))]
    waits = tqdm(GAMES, desc="how long the window stands still", unit="game", leave=False, disable=None)
    rows += [row for game in waits for row in screen.wait_rows(game, screen.ask(game, 1, "--waits"))]
    beats = tqdm(GAMES, desc="the beat while a computer thinks", unit="game", leave=False, disable=None)
    rows += [row for game in beats for row in screen.beat_rows(game, screen.ask(game, 1, "--beat"))]
    return [*rows, screen.start_row()]


if __name__ == "__main__":
    main()
