"""Letting bots play a session. A bot drives a seat from outside; a player that it asks is given only a view."""

from __future__ import annotations

from typing import Any, Protocol

from engine.core.flow.frame import ItemsFrame
from engine.core.session.entry import HistoryEntry
from engine.core.session.questions import Pending
from engine.core.session.session import Session
from engine.core.table.chance import RandomStream
from engine.core.table.view import seat_view
from engine.players.answers import random_answer
from engine.players.ask import Ask, Thought
from engine.players.levels import ONE_STEP, Level
from engine.players.search import search
from engine.players.think import level_for


class Bot(Protocol):
    """Anything that can answer the questions of a session."""

    def choose_answer(self, session: Session, pending: Pending) -> Any:
        """A legal answer."""


class RandomBot:
    """Answers at random, always legally. No player: it is there to try everything, at the speed of the rules."""

    def __init__(self, seed: int) -> None:
        self._dice = RandomStream(seed, "random bot", 0)

    def choose_answer(self, session: Session, pending: Pending) -> Any:
        """Any legal answer."""
        if isinstance(pending.frame, ItemsFrame):
            return random_answer(session.table, pending.lane, self._dice)
        return self._dice.choice(session.options(pending))


class LevelBot:
    """Seats a player: it hands over what the seat sees, and nothing else."""

    def __init__(self, level: int | Level, seed: int, nature: str = "", pace: int = 0) -> None:
        self._level = level
        self._seed = seed
        self._nature = nature
        self._pace = pace

    def think(self, session: Session, pending: Pending) -> Thought:
        """What the player thinks of a question."""
        game, seat = session.game, pending.question.seat
        ask = Ask(game, seat_view(session.table, seat), pending.lane)
        thought = search(ask, level_for(ask, self._level, self._seed, self._nature, self._pace), self._seed)
        if thought is None:
            raise AssertionError(f"no thought about {pending.frame}")
        return thought

    def choose_answer(self, session: Session, pending: Pending) -> Any:
        """The answer of a thought."""
        return self.think(session, pending).answer


class GreedyBot(LevelBot):
    """Takes what is best one step ahead: the yardstick of all levels."""

    def __init__(self, seed: int) -> None:
        super().__init__(ONE_STEP, seed)


def play_to_end(session: Session, bots: dict[int, Bot], most: int = 20_000) -> int:
    """Let bots play to the end; returns the number of answers. Serves seats in order."""
    answers = 0
    while (pending := session.first_pending()) is not None:
        answer = bots[pending.question.seat].choose_answer(session, pending)
        given = session.answer(pending, answer)
        if not isinstance(given, HistoryEntry):
            raise AssertionError(f"{pending.frame} refused a listed answer {answer}: {given}")
        answers += 1
        if answers > most:
            raise AssertionError("the game does not end")
    return answers
