"""Many games at once, each in one of several processes, in the order of their seeds."""

from __future__ import annotations

from functools import partial
from multiprocessing import get_context

from engine import api
from tools.tune import imperial_miners, underwater_cities
from tools.tune.games import Finished, play

GAMES = {tuned.game: tuned for tuned in (imperial_miners.TUNED, underwater_cities.TUNED)}


def simulate(game: str, games: int, seed: int, processes: int) -> list[Finished]:
    """So many games from a seed on."""
    with get_context("spawn").Pool(processes, initializer=api.settle_memory) as pool:
        played = pool.map(partial(play_one, game), range(seed, seed + games), chunksize=5)
    return [result for results in played for result in results]


def play_one(game: str, seed: int) -> list[Finished]:
    """One game, in whatever process."""
    return play(GAMES[game], seed)
