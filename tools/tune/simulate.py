"""Many games, each in one of several processes; what was played before is read back, so a long run can be resumed.

Results are kept by seed under build/tune, in a file that names the rules and data they were played with: after a change
of these they are played anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tqdm import tqdm

from engine import api
from tools.tune import imperial_miners, underwater_cities
from tools.tune.games import Finished, play

ROOT = Path(__file__).resolve().parents[2]
GAMES = {tuned.game: tuned for tuned in (imperial_miners.TUNED, underwater_cities.TUNED)}


def simulate(game: str, games: int, seed: int, processes: int, folder: Path = ROOT / "build/tune") -> list[Finished]:
    """So many games from a seed on, in the order of their seeds."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game}-{_rules(game)}.jsonl"
    wanted = range(seed, seed + games)
    known = {number: results for number, results in _kept(file) if number in wanted}
    missing = [number for number in wanted if number not in known]
    with (
        file.open("a", encoding="utf-8") as kept,
        get_context("spawn").Pool(processes, initializer=api.freeze_gc) as pool,
    ):
        kept.write("\n" if file.stat().st_size else "")  # the last line may have been cut off
        played = pool.imap_unordered(partial(play_one, game), missing)
        for number, results in tqdm(played, total=len(missing), desc="greedy games", leave=False, disable=None):
            known[number] = results
            kept.write(json.dumps([number, [_plain(one) for one in results]]) + "\n")
            kept.flush()
    return [result for number in wanted for result in known[number]]


def play_one(game: str, seed: int) -> tuple[int, list[Finished]]:
    """One game, in whatever process."""
    return seed, play(GAMES[game], seed)


def _plain(one: Finished) -> dict[str, Any]:
    return {"score": one.score, "columns": dict(one.columns), "figures": dict(one.figures)}


def _kept(file: Path) -> Iterator[tuple[int, list[Finished]]]:
    """What was played before; a line that was cut off is left out."""
    if not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            number, results = json.loads(line)
        except ValueError:
            continue
        yield number, [Finished(**one) for one in results]


def _rules(game: str) -> str:
    """A name for the rules and the data of a game, and for its greedy player."""
    hasher = blake2b(digest_size=6)
    folder = ROOT / "engine" / game
    files = [*folder.glob("*.py"), *folder.glob("data/*.json"), ROOT / "tools/tune" / f"{game}.py"]
    for file in sorted(files):
        hasher.update(file.name.encode())
        hasher.update(file.read_bytes())
    return hasher.hexdigest()
