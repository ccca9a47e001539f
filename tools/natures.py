"""Can the natures of computer players be told apart by what they do, and do they play as well as those without one?

    python -m tools.natures ginkgopolis --level 2 --games 10

Each nature plays so many games against a player of the same level without a nature, now on one seat, now on the other.
What it does is noted as a spectator could: of the questions where it could do something that a nature likes, and
something else, how often it did. Two games together are a log, and a log belongs to the nature that does what it likes
more often, beside the others, than the logs of all natures do on average (those of the log itself left out).
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine import api
from engine.core.flow.frame import ItemsFrame
from engine.driver import Bot, play_to_end
from engine.players.ideas import words_of
from engine.players.levels import likes_of

_LOG = 2
"""Games."""


class Played(NamedTuple):
    """One game of a nature: how often it could do what each nature likes, how often it did, and what it won."""

    could: dict[str, int]
    did: dict[str, int]
    share: float
    margin: float


class _Watched:
    """A player whose choices are noted."""

    def __init__(self, bot: Bot, likes: Mapping[str, Mapping[str, float]]) -> None:
        self._bot = bot
        self._likes = likes
        self.could = dict.fromkeys(likes, 0)
        self.did = dict.fromkeys(likes, 0)

    def choose_answer(self, session: api.Session, pending: api.Pending) -> object:
        """What the player chooses."""
        answer = self._bot.choose_answer(session, pending)
        if isinstance(pending.frame, ItemsFrame):
            return answer
        chosen = words_of(pending.frame, session.table, answer)
        words = [words_of(pending.frame, session.table, one) for one in session.options(pending)]
        for nature, likes in self._likes.items():
            can = [not words_.isdisjoint(likes) for words_ in words]
            if any(can) and not all(can):
                self.could[nature] += 1
                self.did[nature] += not chosen.isdisjoint(likes)
        return answer


def played(game: api.Game, nature: str, level: int, seed: int, seat: int) -> Played:
    """One game of a nature against nobody in particular."""
    watched = _Watched(api.LevelBot(level, 10 * seed + seat, nature), likes_of(game))
    session = api.new_session(game.id, 2, seed=seed)
    play_to_end(session, {seat: watched, 3 - seat: api.LevelBot(level, 10 * seed + 3 - seat)})
    result = game.result(session.table)
    mine, theirs = result.totals[seat - 1], result.totals[2 - seat]
    share = (seat in result.winners) / max(1, len(result.winners))
    return Played(watched.could, watched.did, share, mine - theirs)


def rates(games: list[Played]) -> dict[str, float]:
    """How often what each nature likes was done where it could be."""
    could = {nature: sum(one.could[nature] for one in games) for nature in games[0].could}
    return {nature: sum(one.did[nature] for one in games) / max(1, n) for nature, n in could.items()}


def recognised(logs: Mapping[str, list[list[Played]]]) -> Iterator[tuple[str, str]]:
    """For each log the nature that it is of, and the one that it looks like."""
    found = [(nature, rates(log)) for nature, of_nature in logs.items() for log in of_nature]
    for at, (nature, mine) in enumerate(found):
        others = [one for number, (_, one) in enumerate(found) if number != at]
        usual = {kind: sum(one[kind] for one in others) / len(others) for kind in logs}
        yield (
            nature,
            max(logs, key=lambda kind: (mine[kind] - usual[kind]) / math.sqrt(usual[kind] * (1 - usual[kind]) + 0.01)),
        )


def main() -> None:
    """Play, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(api.GAMES))
    parser.add_argument("--level", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=970_001)
    chosen = parser.parse_args()
    game = api.GAMES[chosen.game]
    logs: dict[str, list[list[Played]]] = {}
    for nature in likes_of(game):
        games = [played(game, nature, chosen.level, chosen.seed + at, 1 + at % 2) for at in range(chosen.games)]
        logs[nature] = [games[at : at + _LOG] for at in range(0, len(games) - _LOG + 1, _LOG)]
        wins, margin = (
            sum(values) / len(games) for values in zip(*((one.share, one.margin) for one in games), strict=True)
        )
        does = ", ".join(f"{kind} {100 * share:.0f} %" for kind, share in rates(games).items())
        print(f"{game.id} {nature}: wins {100 * wins:.0f} % of {len(games)}, {margin:+.1f}; does {does}", flush=True)
    pairs = list(recognised(logs))
    right = sum(nature == looks for nature, looks in pairs)
    print(f"{game.id}: {right} of {len(pairs)} logs of {_LOG} games are told apart", flush=True)
    for nature, looks in pairs:
        if nature != looks:
            print(f"  {nature} was taken for {looks}", flush=True)


if __name__ == "__main__":
    main()
