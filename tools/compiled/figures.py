"""How much faster the compiled engine is: both in turn, and the ratio of each pair.

    python -m tools.compiled.figures [--pairs 7] [--seconds 4] [--game barrage] [--bot random|4]

Both play the same games in processes of their own, and the processor's time counts. Said are the best runs of both and
their ratio, then the ratio of the pair in the middle, with the quarters, as a machine is never as fast as it was.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import quantiles
from time import process_time
from typing import Any

from engine import api
from tools.compiled.loader import BUILT, ROOT, compiled_engine, environment

SEATS = 4


def play(game: str, bot: str, seconds: float, seed: int) -> dict[str, Any]:
    """Play for so long; how many answers a second, and how the first of the games stood after its first answers."""
    _answers(game, bot, seed, 1)  # what is made once is not counted
    api.freeze_gc()
    answers, spent, digest, number = 0, 0.0, "", seed
    most = 10 if bot != "random" else 1000
    while spent < seconds:
        begun = process_time()
        given, told = _answers(game, bot, number, most)
        spent += process_time() - begun
        answers += given
        digest = digest or told
        number += 1
    return {"speed": answers / spent, "digest": digest}


def _answers(game: str, bot: str, seed: int, most: int) -> tuple[int, str]:
    session = api.new_session(game, SEATS, seed=seed)
    player: api.Bot = api.RandomBot(seed) if bot == "random" else api.LevelBot(int(bot), seed)
    for given in range(most):
        pending = session.first_pending()
        if pending is None:
            return given, str(session.table.digest())
        session.answer(pending, player.choose_answer(session, pending))
    return most, str(session.table.digest())


def ask(folder: Path, *words: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "tools.compiled.figures", "--play", *words]
    done = subprocess.run(command, env=environment(folder), cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.compiled.figures", description="Compiled against pure.")
    parser.add_argument("--pairs", type=int, default=7, help="so many of each (7)")
    parser.add_argument("--seconds", type=float, default=4.0, help="length of a run (4)")
    parser.add_argument("--game", choices=api.GAMES, help="only this one")
    parser.add_argument("--bot", default="", help="only random, or only a level (4)")
    parser.add_argument("--folder", type=Path, default=BUILT, help="where the compiled engine lies")
    args = parser.parse_args()
    if compiled_engine(args.folder) is None:
        raise SystemExit("figures: there is no compiled engine that fits; `make compiled` builds it.")
    for game in [args.game] if args.game else api.GAMES:
        for bot in [args.bot] if args.bot else ("random", "4"):
            speeds = []
            for number in range(args.pairs):
                words = (game, bot, str(args.seconds), str(100 * number + 1))
                order = (ROOT, args.folder) if number % 2 else (args.folder, ROOT)
                runs = {folder: ask(folder, *words) for folder in order}
                if runs[ROOT]["digest"] != runs[args.folder]["digest"]:
                    raise SystemExit(f"figures: {game} was not the same game.")
                speeds.append((runs[ROOT]["speed"], runs[args.folder]["speed"]))
            pure, compiled = map(max, zip(*speeds, strict=True))
            ratios = [other / one for one, other in speeds]
            low, middle, high = quantiles(ratios, n=4) if len(ratios) > 1 else ratios * 3
            best = f"best {pure:8.1f} and {compiled:8.1f} answers a second, {compiled / pure:.2f}"
            print(f"{game:20} {bot:8} {best}; pairs {middle:.2f} [{low:.2f}..{high:.2f}]", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        print(json.dumps(play(sys.argv[2], sys.argv[3], float(sys.argv[4]), int(sys.argv[5]))))
    else:
        main()
