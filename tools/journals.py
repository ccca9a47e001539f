"""Fingerprints of seeded games: what was asked, listed, answered and done, and what players thought of it.

    python -m tools.journals [GAME...] [--games 6] [--seats 4] > before.txt

Work on speed must change none of them: write them down before it, and `diff` after it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from hashlib import blake2b
from typing import Any

from engine import api

_THOUGHTS = 40
"""One in so many questions is thought about, too."""
_PLAYOUTS = 8


def fingerprint(game: str, seats: int, seed: int) -> tuple[str, str, int]:
    """Of one random game: everything that was listed and done; what was thought; and the number of answers."""
    done, thought = blake2b(digest_size=8), blake2b(digest_size=8)
    session, luck, bot = api.new_session(game, seats, seed=seed), random.Random(seed), api.RandomBot(seed)
    answers = 0
    while (pending := session.first_pending()) is not None:
        options = session.options(pending)
        if luck.randrange(_THOUGHTS) == 0:
            seat = pending.question.seat
            found = api.think(session.game, api.seat_view(session.table, seat), seat, 4, 1, _PLAYOUTS)
            thought.update(repr(found).encode())
        answer = luck.choice(options) if options else bot.choose_answer(session, pending)
        entry = session.answer(pending, answer)
        if isinstance(entry, list):
            raise SystemExit(f"journals: a listed answer was refused: {entry[0].rule}")
        answers += 1
        done.update(repr((pending.lane, pending.frame, options, answer)).encode())
        done.update(_plain([op.to_json() for op in entry.ops]))
    done.update(session.table.digest().encode())
    return done.hexdigest(), thought.hexdigest(), answers


def _plain(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True).encode()


def main() -> int:
    """Print a line for every game."""
    parser = argparse.ArgumentParser(prog="python -m tools.journals", description="Fingerprints of seeded games.")
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"any of {', '.join(api.GAMES)} (all)")
    parser.add_argument("--games", type=int, default=6, help="games of each (6)")
    parser.add_argument("--seats", type=int, default=4, help="players (4)")
    given = parser.parse_args()
    for game in given.game or api.GAMES:
        for seed in range(1, given.games + 1):
            print(game, given.seats, seed, *fingerprint(game, given.seats, seed), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
