"""Let levels play each other and print the table of their matches.

    python -m tools.ladder [GAME...] [--games N] [--seed N] [--farm here|pool:2|dask:2|tcp://…] [--match 5:greedy]

Seeds are fixed, so the table can be remade; results are kept under build/ladder by the rules and levels they were
played with, so a run can be stopped and resumed on any back end, and another level 4 costs only its own matches anew.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from engine import api
from tools.farm.backends import backend
from tools.farm.farm import ROOT, Farm, digest_of
from tools.ladder.match import Match, Score, Spec, play, score

SEED = 20_000
"""Not used for choosing any setting."""
BATCH = 2
_HEAD = """\
| game | seats | match | wins (95 %) | points : best other | margin | Elo | CPU ms a choice: mean / median / p95 |
|---|---|---|---|---|---|---|---|"""


def matches(game: str, seats: int) -> list[Match]:
    """Each level against the one below, and the strongest against the yardstick."""
    if seats > 2:
        return [Match(game, seats, api.LEVEL_COUNT, "greedy")]
    steps = [Match(game, 2, level, level - 1 or "random") for level in range(1, api.LEVEL_COUNT + 1)]
    return [*steps, Match(game, 2, api.LEVEL_COUNT, "greedy")]


def line(match: Match, found: Score) -> str:
    """One row of the table."""
    low, high = found.interval
    return (
        f"| {match.game} | {match.seats} | {match.name} | {found.wins:.0%} of {found.games} ({low:.0%}–{high:.0%}) | "
        f"{found.own:.0f} : {found.best:.0f} | {found.margin:+.1f} ± {found.error:.1f} | {found.elo:+.0f} | "
        f"{found.mean_ms:.0f} / {found.median_ms:.0f} / {found.late_ms:.0f} |"
    )


def _spec(text: str) -> Spec:
    return int(text) if text.isdigit() else text


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description="Matches between levels.")
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"any of {', '.join(sorted(api.GAMES))} (all)")
    parser.add_argument("--games", type=int, default=200, help="games of a match (default 200)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"seed of the first game (default {SEED})")
    parser.add_argument("--seats", type=int, default=2, help="how many sit at the table (default 2)")
    parser.add_argument("--farm", default="pool:2", help="here, pool:N, dask:N or the address of a scheduler")
    parser.add_argument("--match", action="append", metavar="A:B", help="only these, as 5:greedy or 2:1")
    given = parser.parse_args(arguments)
    for game in given.game:
        if game not in api.GAMES:
            parser.error(f"there is no game called “{game}”")
    print(_HEAD)
    for game in given.game or sorted(api.GAMES):
        rules = ("engine/core", "engine/players", "engine/driver.py", f"engine/{game}")
        digest = digest_of(*rules, without="levels.toml")  # a job holds the levels that play it
        farm = Farm(play, game, digest, ROOT / "build/ladder", backend(given.farm), BATCH)
        wanted = matches(game, given.seats)
        if given.match:
            pairs = [one.partition(":") for one in given.match]
            wanted = [Match(game, given.seats, _spec(a), _spec(b)) for a, _, b in pairs]
        for match in wanted:
            jobs = match.jobs(max(1, given.games), given.seed)
            print(line(match, score(jobs, farm.run(jobs))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
