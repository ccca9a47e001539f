"""Plays random four-player games of Catanatron for some seconds and prints what was done as one line of JSON.

Run by the interpreter of the benchmark's own environment, as a plain script, so it imports nothing of ours.
One action = one tick: all playable actions are listed, one is drawn, checked and carried out. Times are those of the
processor, so that others on the machine count less. The garbage collector is set as our own engine sets it, so that
neither side gains by that. Seeds are fixed, yet its games differ a little from run to run (it walks sets); about eighty
games a run even that out.
"""

from __future__ import annotations

import gc
import json
import sys
import time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def play_a_game(seed: int) -> tuple[int, int, float, float]:
    """Actions taken, options listed, seconds of set-up, seconds of play."""
    started = time.process_time()
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    ready = time.process_time()
    actions = options = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        options += len(game.state.playable_actions)
        game.play_tick()
        actions += 1
    return actions, options, ready - started, time.process_time() - ready


def freeze_gc() -> None:
    """The same as `engine.api.freeze_gc`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)


def main(seconds: float, seed: int) -> None:
    freeze_gc()
    play_a_game(seed)  # a first game warms the caches up and is not counted
    games = actions = options = 0
    setup = play = 0.0
    while setup + play < seconds:
        games += 1
        taken, listed, setup_time, play_time = play_a_game(seed + games)
        actions, options = actions + taken, options + listed
        setup, play = setup + setup_time, play + play_time
    report = {"games": games, "actions": actions, "options": options, "setup": setup, "play": play}
    print(json.dumps({**report, "python": sys.version.split()[0]}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
