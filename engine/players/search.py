"""The one player of every game: the best answers at first sight are played out in common worlds, and halved.

A new world serves all answers that are still in the running, with the same dice for each, so that they are compared and
not their luck. After each round the better half stays. A thought is a pure function of the view, the level, the seed
and the number of playouts; only being stopped can change it.
"""

from __future__ import annotations

import math
from typing import Any

from engine.core.flow.frame import Frame, ItemsFrame, lanes_of
from engine.core.flow.kernel import legal_answers, submit
from engine.core.flow.question import answer_key
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.players.answers import asked_on, possible_answers, worth
from engine.players.ask import Ask, RankedAnswer, Stop, Thought, fingerprint, never
from engine.players.first_sight import FirstSight, alike_last
from engine.players.levels import Level
from engine.players.manners import with_manners
from engine.players.taste import liked, noticed, tasted
from engine.players.worlds import play_out, undone, world

_ALIKE = 2
"""Of answers that look the same one step ahead so many are played out before others have their turn."""


def search(ask: Ask, level: Level, seed: int, stop: Stop = never) -> Thought | None:
    """What a player of this level thinks; None: it has no thought, as nothing is asked, or this is a table that hands
    have laid and on which the rules do not find their way.
    """
    key = fingerprint(ask.view, ask.lane, seed)
    try:
        table = world(ask, key, 0)
        asked = asked_on(table, ask.lane)
        if asked is None or asked[1].seat != ask.seat:
            return None
        listed = possible_answers(ask.game, table, ask.lane, ask.seat, level.items, RandomStream(key, "items", 0))
    except Exception:  # any table that hands can lay may come here, and no rule is made for all of them
        return None
    if len(listed) < 2:
        return Thought(listed[0]) if listed else None
    try:
        thought = _Search(ask, level, seed, key, stop).run(table, asked[0], listed)
        return with_manners(ask, table, asked[0], thought)
    except Exception:
        return Thought(listed[0], failures=1)


class _Candidate:
    """An answer that is being looked at, with the sum of its playouts."""

    __slots__ = ("answer", "liking", "playouts", "prior", "total")

    def __init__(self, answer: Any, prior: float, liking: float = 0.0) -> None:
        self.answer = answer
        self.prior = prior + liking
        self.liking = liking
        self.total = 0.0
        self.playouts = 0

    @property
    def mean(self) -> float:
        return self.total / self.playouts + self.liking if self.playouts else self.prior

    def judged(self, trust: float) -> float:
        """Its playouts and its first sight together. Only answers with equally many playouts compare."""
        if not self.playouts:
            return self.prior
        return (self.total + self.playouts * self.liking + trust * self.prior) / (self.playouts + trust)


class _Search:
    """One thought while it is being thought."""

    def __init__(self, ask: Ask, level: Level, seed: int, key: int, stop: Stop) -> None:
        self._ask = ask
        self._level = level
        self._seed = seed
        self._key = key
        self._stop = stop
        self._worlds = 1
        self._playouts = 0
        self._failures = 0
        self._is_cut = False
        self._sight = FirstSight({})

    def run(self, table: Table, step: Frame[Any], listed: list[Any]) -> Thought:
        """Judge the answers at first sight; then play the best ones out."""
        ask, level = self._ask, self._level
        dice = RandomStream(self._key, "taste", 0)
        seen = noticed(listed, level, dice)
        worths = [worth(ask.game, table, ask.lane, ask.seat, answer) for answer in seen]
        self._sight = FirstSight({(ask.seat, step.name): dict(zip(map(answer_key, seen), worths, strict=True))})
        priors = tasted(step.name, seen, worths, level, self._seed, dice)
        ties = dice.shuffled(range(len(seen)))
        likings = liked(step, table, seen, worths, level)
        order = sorted(range(len(seen)), key=lambda at: (-priors[at] - likings[at], ties[at]))
        field = [_Candidate(seen[at], priors[at], likings[at]) for at in order]
        playouts = self._affordable(table, step, listed)
        if playouts:
            wide = max(2, min(level.top, playouts // 2))  # whoever has few playouts looks at fewer answers
            self._halve(alike_last(field, lambda one: one.prior, _ALIKE)[:wide], playouts, table, listed)
        # More playouts first: an answer that stayed in the running longer was the better one then.
        field.sort(key=lambda one: (-one.playouts, -one.judged(level.trust)))
        ranked = tuple(RankedAnswer(one.answer, one.prior, one.mean, one.playouts) for one in field)
        return Thought(field[0].answer, ranked, self._playouts, self._worlds, self._is_cut, self._failures)

    def _affordable(self, table: Table, step: Frame[Any], listed: list[Any]) -> int:
        """How many playouts a question is worth: one inside a turn fewer, or none."""
        ask, level = self._ask, self._level
        if level.inside >= level.playouts or ask.game.quick_answer(table, ask.seat, step, listed) is None:
            return level.playouts
        return level.inside

    def _halve(self, live: list[_Candidate], playouts: int, table: Table, listed: list[Any]) -> None:
        """Spend the playouts: the same number in each round, and after it the better half stays."""
        rounds = math.ceil(math.log2(len(live)))
        left, number = playouts, 0
        for at in range(rounds):
            for _ in range(max(1, left // (rounds - at) // len(live))):
                if number:
                    table = world(self._ask, self._key, number)
                    self._worlds += 1
                self._play_world(live, table, number, listed)
                if self._is_cut:
                    return
                number += 1
                left -= len(live)
            live.sort(key=lambda one: -one.judged(self._level.trust))
            live = live[: (len(live) + 1) // 2]

    def _play_world(self, live: list[_Candidate], table: Table, number: int, listed: list[Any]) -> None:
        """Play every answer that is still in the running out in one world; if one fails, none of them counts."""
        ask, values = self._ask, list[float]()
        try:
            if number and not self._allows(table, listed):
                self._failures += 1
                return
            for one in live:
                if self._stop():
                    self._is_cut = True
                    return
                with undone(table):
                    submit(table, ask.lane, one.answer)
                    play_out(ask, self._level, table, RandomStream(self._key, "playout", number), self._sight)
                    values.append(ask.game.evaluate(table, ask.seat))
        except Exception:  # an imagined table may be one that the rules never lead to
            self._failures += 1
            return
        for one, value in zip(live, values, strict=True):
            one.total += value
            one.playouts += 1
        self._playouts += len(live)

    def _allows(self, table: Table, listed: list[Any]) -> bool:
        """Are the same answers legal in this world? If not, it is none that the seat may be sitting in."""
        if isinstance(lanes_of(table)[self._ask.lane][-1][0], ItemsFrame):
            return True
        return legal_answers(table, self._ask.lane) == listed
