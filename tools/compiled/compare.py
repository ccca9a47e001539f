"""Play random games with the compiled and with the pure engine, and compare all that they say, byte for byte.

    python -m tools.compiled.compare [--games 20] [--game barrage] [--first 1]

A run that was stopped goes on where it was, and more games are added to those that were compared, as long as the
engine stays as it is. What differs is written out: the first line that is not the same, and both games whole in
build/compiled-differences.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path
from typing import Any

from engine.api import GAMES
from tools.compiled.loader import BUILT, ROOT, compiled_engine, environment, state_of_the_engine
from tools.farm.backends import Here
from tools.farm.farm import Farm, source_digest

KEPT = ROOT / "build" / "compiled-differences"
COMPARED = ROOT / "build" / "compiled-compared"
TOGETHER = 10
"""Games that one pair of processes plays."""


def teller(folder: Path, *words: str) -> subprocess.Popen[str]:
    """A process that tells games with the engine that lies in a folder."""
    command = [sys.executable, "-m", "tools.compiled.told", *words]
    return subprocess.Popen(command, env=environment(folder), stdout=subprocess.PIPE, text=True, cwd=ROOT)


def first_difference(one: str, other: str) -> tuple[str, str]:
    """The first line that is not the same; both empty: there is none."""
    lines = zip_longest(one.splitlines(), other.splitlines(), fillvalue="(nothing)")
    return next((pair for pair in lines if pair[0] != pair[1]), ("", ""))


def whole_game(folder: Path, game: str, seed: int) -> str:
    """Every word of one game."""
    return teller(folder, game, str(seed), str(seed + 1), "--whole").communicate()[0]


def differences(job: list[Any]) -> list[int]:
    """The seeds whose games differ: `[game, first, last, folder]`."""
    game, first, last, folder = job
    words = (game, str(first), str(last))
    pure, compiled = teller(ROOT, *words), teller(Path(folder), *words)
    assert pure.stdout is not None and compiled.stdout is not None
    pairs = zip_longest(pure.stdout, compiled.stdout, fillvalue="")
    found = [seed for seed, (one, other) in enumerate(pairs, first) if one != other]
    if pure.wait() or compiled.wait():
        raise SystemExit(f"compare: a game of {game} could not be told to its end.")
    return found


def state() -> str:
    """Equal as long as both engines, and what is told of them, are the same."""
    return f"{state_of_the_engine()[:12]}-{source_digest('tools/compiled/told.py')}"


def jobs_of(game: str, first: int, last: int, folder: Path) -> list[list[Any]]:
    """The jobs that hold these games: always the same tens, so that more games take those up that were compared."""
    begins = range(first - (first - 1) % TOGETHER, last, TOGETHER)
    return [[game, max(one, first), min(one + TOGETHER, last), str(folder)] for one in begins]


def show(folder: Path, game: str, seed: int) -> None:
    """Write a game out that is not the same."""
    KEPT.mkdir(parents=True, exist_ok=True)
    both = [whole_game(ROOT, game, seed), whole_game(folder, game, seed)]
    for name, text in zip(("pure", "compiled"), both, strict=True):
        (KEPT / f"{game}-{seed}-{name}.txt").write_text(text, encoding="utf-8")
    pure, compiled = first_difference(*both)
    print(f"{game}, seed {seed}:\n  pure      {pure[:2000]}\n  compiled  {compiled[:2000]}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compiled.compare", description="Compare both engines.")
    parser.add_argument("--games", type=int, default=20, help="so many of each game (20)")
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--first", type=int, default=1, help="the first seed (1)")
    parser.add_argument("--folder", type=Path, default=BUILT, help="where the compiled engine lies (build/compiled)")
    args = parser.parse_args()
    os.environ["PYTHONHASHSEED"] = "0"  # sets are told in their order
    if compiled_engine(args.folder) is None:
        print("compare: there is no compiled engine that fits; `make compiled` builds it", file=sys.stderr)
        return 2
    count = 0
    farm = Farm(differences, "games", state, COMPARED, Here())
    for game in [args.game] if args.game else GAMES:
        jobs = jobs_of(game, args.first, args.first + args.games, args.folder)
        wrong = [seed for found in farm.run(jobs) for seed in found]
        for seed in wrong[:3]:
            show(args.folder, game, seed)
        print(f"{game}: {args.games} games, {len(wrong)} of them not the same", flush=True)
        count += len(wrong)
    return 1 if count else 0


if __name__ == "__main__":
    raise SystemExit(main())
