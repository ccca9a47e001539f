"""Many games, each in one of several processes; what was played before is read back, so a long run can be resumed.

Results are kept by seed under build/tune, in a file that names the rules and data they were played with: after a change
of these they are played anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from tools.farm.backends import backend
from tools.farm.farm import Farm, kept, source_digest
from tools.tune import imperial_miners, positions, underwater_cities
from tools.tune.games import Finished, play

ROOT = Path(__file__).resolve().parents[2]
_BATCH = 2
GAMES = {tuned.game: tuned for tuned in (imperial_miners.TUNED, underwater_cities.TUNED)}


def simulate(
    game: str, games: int, seed: int, processes: int, folder: Path = ROOT / "build/tune", farm: str = ""
) -> list[Finished]:
    """So many games from a seed on, in the order of their seeds."""
    wanted = range(seed, seed + games)
    working = Farm(
        partial(play_one, game), game, partial(_rules, game), folder, backend(farm or f"pool:{processes}"), _BATCH
    )
    return [Finished(**one) for results in working.run(wanted) for one in results]


def look_at_positions(games: int, seed: int, processes: int, folder: Path = ROOT / "build/tune", farm: str = "") -> Any:
    """What each card brings on positions of so many games."""
    name, game = f"{underwater_cities.TUNED.game}-positions", underwater_cities.TUNED.game
    working = Farm(positions.gains_in, name, partial(_rules, game), folder, backend(farm or f"pool:{processes}"))
    return [one for found in working.run(range(seed, seed + games)) for one in found]


def play_one(game: str, seed: int) -> list[dict[str, Any]]:
    """One game, in whatever process."""
    return [_plain(one) for one in play(GAMES[game], seed)]


def _plain(one: Finished) -> dict[str, Any]:
    return {"score": one.score, "columns": dict(one.columns), "figures": dict(one.figures)}


def _kept(file: Path) -> Iterator[tuple[int, list[Finished]]]:
    """What was played before."""
    for number, results in kept(file):
        yield number, [Finished(**one) for one in results]


def _rules(game: str) -> str:
    """A name for the rules and the data of a game, and for its greedy player."""
    own = [f"tools/tune/{game}.py", *(["tools/tune/positions.py"] if game == underwater_cities.TUNED.game else [])]
    return source_digest(f"engine/{game}", *own)
