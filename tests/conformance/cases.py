"""What the conformance suite runs over: every game, player count and set of options. A new game is in by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import Any

import pytest

from engine.api import (
    GAMES,
    Game,
    HistoryEntry,
    Pending,
    QuestionShape,
    RandomBot,
    RandomStream,
    Session,
    Visibility,
    new_session,
)
from tests import soak as soak_

MOST_SETTINGS = 12
"""Sets of options that are tried for one player count; of a game with more, about so many, spread over all."""
LONGEST = 20_000


@cache
def _settings(game: Game, people: int) -> list[dict[str, int]]:
    there = [option for option in game.options if not option.seats or people in option.seats]
    every = (
        dict(zip([option.id for option in there], values, strict=True))
        for values in product(*([choice.value for choice in option.choices] for option in there))
    )
    fitting = [chosen for chosen in every if not game.setup_errors(people, chosen)]
    step = 1 if len(fitting) <= MOST_SETTINGS else len(fitting) // MOST_SETTINGS | 1
    return fitting[::step]


@dataclass(frozen=True)
class Case:
    """One player count of one game, with the sets of options that it can have."""

    game: Game
    people: int

    @property
    def name(self) -> str:
        return f"{self.game.id}-{self.people}"

    @property
    def has_secrets(self) -> bool:
        """Are there pieces that cannot be told apart from behind?"""
        pieces = self.game.blueprint(self.people, {"people": self.people}).pieces
        backs = [(piece.back, piece.owner) for piece in pieces if piece.back]
        return len(set(backs)) < len(backs)

    @property
    def has_winnings(self) -> bool:
        """Can anything change hands? Where each piece belongs to a seat for good, and counts only mark something, no
        answer costs or brings a thing.
        """
        blueprint = self.game.blueprint(self.people, {"people": self.people})
        return any(kind.places and not kind.is_marker for kind in blueprint.kinds) or any(
            not piece.owner for piece in blueprint.pieces
        )

    @property
    def hangs_on_secrets(self) -> bool:
        """Do hidden marks decide, such as dice under a cup? Then nobody can foresee what an answer brings."""
        blueprint = self.game.blueprint(self.people, {"people": self.people})
        secret = [place.id for place in blueprint.places if place.visibility is Visibility.SECRET]
        marks = tuple(prefix for kind in blueprint.kinds if kind.is_marker for prefix in kind.places)
        return any(place.startswith(marks) for place in secret)

    def settings(self) -> list[dict[str, int]]:
        return _settings(self.game, self.people)

    def start(self, seed: int) -> Session:
        """A new game; the seed also goes round the sets of options."""
        every = self.settings()
        return new_session(self.game.id, self.people, seed=seed, settings=every[seed % len(every)])


def has_waivable_rules(game: Game) -> bool:
    """Is there a rule that a position may break?"""
    return any(rule.waivable for rule in game.rules)


CASES = [Case(game, people) for game in GAMES.values() for people in game.seat_counts]
GAME_IDS = list(GAMES)

each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def seeds(normal: int, soak: int, chunk: int) -> pytest.MarkDecorator:
    """Parametrize with ranges of seeds: a short one always, many long ones only in the soak."""
    usual = [pytest.param(range(normal), id=f"{normal} runs")]
    if soak_.is_left_out:
        return pytest.mark.parametrize("seeds", usual)
    long = [
        pytest.param(range(first, min(first + chunk, soak)), id=f"{first}+", marks=pytest.mark.soak)
        for first in range(normal, soak, chunk)
    ]
    return pytest.mark.parametrize("seeds", usual + long)


def answered(session: Session, bot: RandomBot, dice: RandomStream | None = None) -> HistoryEntry | None:
    """One random answer of a seat that is asked (any of them, if dice are given); None: the game is over."""
    asked = session.pending()
    if not asked:
        return None
    pending = dice.choice(asked) if dice is not None else asked[0]
    entry = session.answer(pending, bot.choose_answer(session, pending))
    assert isinstance(entry, HistoryEntry), f"a listed answer was refused: {pending.frame} {entry}"
    return entry


def played(session: Session, seed: int, most: int = LONGEST) -> Iterator[HistoryEntry]:
    """Random answers until the game is over, seats in any order; never without an end."""
    bot, dice = RandomBot(seed), RandomStream(seed, "order of seats", 0)
    for _ in range(most):
        entry = answered(session, bot, dice)
        if entry is None:
            assert session.is_over, "nobody is asked, but the game is not over"
            return
        yield entry
    assert most < LONGEST, "the game does not end"


def play_on(session: Session, seed: int, most: int = LONGEST) -> int:
    """Random answers until the game is over; how many."""
    return sum(1 for _ in played(session, seed, most))


@lru_cache(maxsize=256)
def finished(case: Case, seed: int) -> Session:
    """A game that was played to its end, once for all tests that only look at it: `again` goes along it."""
    session = case.start(seed)
    play_on(session, seed)
    return session


def again(session: Session) -> Iterator[HistoryEntry]:
    """Every entry after the set-up of a finished game, the table as it was then; the rules are not asked again."""
    session.seek(session.root)
    while (entry := session.redo()) is not None:
        yield entry


def legal_answer(session: Session, pending: Pending) -> Any:
    """One legal answer: the first option, or what the frame proposes."""
    if pending.frame.shape is QuestionShape.PICK:
        return session.options(pending)[0]
    return session.default_answer(pending)


Check = Callable[[Session], None]
