"""Tables for the pictures of the readme: games that computers played up to a moment, kept in files.

`python -m tools.pictures.positions` plays them anew. They are kept, so that no picture changes because a computer
player has learned something.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import NamedTuple

from engine import api
from tools.pictures.studio import NAMES

KEPT = Path(__file__).with_name("kept")
LEVEL = 3


class Position(NamedTuple):
    """A game after so many answers."""

    game: str
    people: int
    seed: int
    answers: int


POSITIONS = {
    "barrage": Position("barrage", 3, 7, 157),
    "ginkgopolis": Position("ginkgopolis", 2, 7, 41),
    "imperial_miners": Position("imperial_miners", 2, 7, 172),
    "underwater_cities": Position("underwater_cities", 2, 7, 365),
}


def kept_position(name: str) -> api.Session:
    """The table of a picture, at the moment when somebody is asked."""
    return api.decode(gzip.decompress((KEPT / f"{name}.tarsas.gz").read_bytes()), api.find_game).session


def play_position(position: Position) -> api.Session:
    """Let computers play up to the moment."""
    game, people, seed, answers = position
    session = api.new_session(game, people, seed=seed, names=NAMES[:people])
    level = api.level_number(api.GAMES[game], LEVEL, people)
    bots = {seat: api.LevelBot(level, 10 * seed + seat) for seat in range(1, people + 1)}
    for _ in range(answers):
        pending = session.first_pending()
        assert pending is not None, "the game is over before the moment"
        session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))
    return session


def main() -> None:
    """Play all and keep them."""
    for name, position in POSITIONS.items():
        text = api.encode(play_position(position))
        (KEPT / f"{name}.tarsas.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
        print(f"  {name}", flush=True)


if __name__ == "__main__":
    main()
