"""One game of a match, and what many of them come to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any

from engine import api

Spec = int | str
"""A level by its number, `greedy` (one step ahead) or `random`."""
_Sent = str | dict[str, Any]
"""The same in a job: a level goes there as what it is, so that a result is kept until that level is another one."""


@dataclass(frozen=True)
class Match:
    """One player against others of one kind, at every seat in turn."""

    game: str
    seats: int
    one: Spec
    others: Spec

    def jobs(self, games: int, seed: int) -> list[list[Any]]:
        """So many games; each seed is played from every seat, so that luck is shared."""
        one, others = (_sent(self.game, self.seats, spec) for spec in (self.one, self.others))
        at = [(seed + number // self.seats, 1 + number % self.seats) for number in range(games)]
        return [[self.game, self.seats, seeded, seat, one, others] for seeded, seat in at]

    @property
    def name(self) -> str:
        return f"{_name(self.one)} : {_name(self.others)}"


def _name(spec: Spec) -> str:
    return f"level {spec}" if isinstance(spec, int) else spec


def _sent(game: str, seats: int, spec: Spec) -> _Sent:
    if isinstance(spec, str):
        return spec
    level, usual = asdict(api.level_number(api.GAMES[game], spec, seats)), asdict(api.Level())
    return {name: number for name, number in level.items() if number != usual[name]}


def bot_of(sent: _Sent, seed: int) -> api.Bot:
    """The bot that a job speaks of."""
    if isinstance(sent, dict):
        return api.LevelBot(api.Level(**sent), seed)
    if sent == "random":
        return api.RandomBot(seed)
    if sent == "greedy":
        return api.GreedyBot(seed)
    raise SystemExit(f"ladder: there is no player called “{sent}”")


def play(job: Sequence[Any]) -> dict[str, Any]:
    """One game: the totals, and the CPU time of each of the first player's choices in milliseconds."""
    game, seats, seed, seat, one, others = job
    session = api.new_session(game, seats, seed=seed)
    total = session.table.seats
    bots = {at: bot_of(one if at == seat else others, 10 * seed + at) for at in range(1, total + 1)}
    spent = []
    while (pending := session.first_pending()) is not None:
        started = process_time()
        answer = bots[pending.question.seat].choose_answer(session, pending)
        if pending.question.seat == seat:
            spent.append(round(1000 * (process_time() - started), 1))
        given = session.answer(pending, answer)
        if isinstance(given, list):
            raise SystemExit(f"ladder: an answer was refused: {given[0].rule}")
    return {"totals": session.game.result(session.table).totals[:seats], "ms": spent}


@dataclass(frozen=True)
class Score:
    """What a match came to."""

    games: int
    wins: float
    """The share of games won; a tie is shared."""
    margin: float
    error: float
    """Standard error of the margin."""
    own: float
    best: float
    mean_ms: float
    median_ms: float
    late_ms: float
    """The 95th percentile of its choices that were more than one answer long."""

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, with 95 % (Wilson)."""
        n, p, z = self.games, self.wins, 1.96
        middle, half = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)

    @property
    def elo(self) -> float:
        """How far it is ahead on the Elo scale, for two players; a clean sweep counts as half a game less."""
        share = min(max(self.wins, 0.5 / self.games), 1 - 0.5 / self.games)
        return 400 * math.log10(share / (1 - share))


def score(jobs: Sequence[Sequence[Any]], results: Sequence[dict[str, Any]]) -> Score:
    """Read the results of a match."""
    wins, margins, own, best, spent = 0.0, [], [], [], list[float]()
    for job, result in zip(jobs, results, strict=True):
        totals, seat = result["totals"], job[3]
        mine = totals[seat - 1]
        other = max(points for at, points in enumerate(totals, 1) if at != seat)
        wins += 1 / totals.count(mine) if mine >= other else 0.0
        margins.append(mine - other)
        own.append(mine)
        best.append(other)
        spent += result["ms"]
    n = len(margins)
    mean = sum(margins) / n
    spread = math.sqrt(sum((one - mean) ** 2 for one in margins) / max(1, n - 1))
    spent.sort()
    return Score(
        n,
        wins / n,
        mean,
        spread / math.sqrt(n),
        sum(own) / n,
        sum(best) / n,
        sum(spent) / len(spent),
        spent[len(spent) // 2],
        spent[int(0.95 * len(spent))],
    )
