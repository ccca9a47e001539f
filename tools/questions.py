"""How many questions a person is asked in a turn: greedy players play, and what answers itself is not counted.

`python -m tools.questions underwater_cities --games 40` prints the mean of a turn and which questions make it up.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from engine import api

TURNS = {
    "barrage": "barrage.turn",
    "ginkgopolis": "ginkgopolis.commit",
    "imperial_miners": "imperial_miners.choose",
    "underwater_cities": "underwater_cities.choose_slot",
}
"""By game the question with which a turn begins."""


class Figures(NamedTuple):
    """What was asked in some games."""

    turns: int
    asked: Counter[str]
    by_itself: Counter[str]

    @property
    def per_turn(self) -> float:
        """The mean number of questions in a turn."""
        return self.asked.total() / max(1, self.turns)


def count(game: str, people: int, seeds: Iterable[int]) -> Figures:
    """Let greedy players play these games, as people at a table would be asked."""
    asked: Counter[str] = Counter()
    by_itself: Counter[str] = Counter()
    for seed in seeds:
        session = api.new_session(game, people, seed=seed)
        previews = api.Previewer(session)
        bots = {seat: api.GreedyBot(seat) for seat in range(1, session.table.seats + 1)}
        while (pending := session.first_pending()) is not None:
            obvious = api.obvious_answer(session, pending, previews)
            if obvious is not None:
                by_itself[pending.frame.name] += 1
                session.answer(pending, obvious.answer, by_itself=True)
            else:
                asked[pending.frame.name] += 1
                session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))
    turns = asked[TURNS[game]] + by_itself[TURNS[game]]
    return Figures(turns, asked, by_itself)


def main() -> None:
    """Print the figures of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(TURNS))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--people", type=int, default=3)
    wanted = parser.parse_args()
    found = count(wanted.game, wanted.people, range(wanted.games))
    print(f"{wanted.game}: {found.per_turn:.2f} questions a turn in {wanted.games} games ({found.turns} turns)")
    for name, n in found.asked.most_common():
        print(f"  {n / found.turns:5.2f}  {name}  (by itself: {found.by_itself[name] / found.turns:.2f})")


if __name__ == "__main__":
    main()
