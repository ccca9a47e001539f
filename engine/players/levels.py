"""How strong a player is, as data: `levels.toml` in the package of a game, or the one beside this file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError, with_config

from engine.core.game.game import Game
from engine.core.messages.errors import EngineBug
from engine.core.messages.message import Message, msg
from engine.core.table.chance import RandomStream

Share = Annotated[float, Field(ge=0.0, le=1.0)]
Small = Annotated[int, Field(ge=0, le=64)]


@with_config(ConfigDict(extra="forbid"))
@dataclass(frozen=True, slots=True)
class Level:
    """What a player looks at. Nothing but luck and time keeps a strong one from winning: no level knows more."""

    share: Share = 1.0
    """The share of the answers that it notices; at least two."""
    noise: float = 0.0
    """How much its judgement of an answer errs, in units of the gap between the best and the worst."""
    bias: float = 0.0
    """How much it likes or dislikes whole families of answers for good, in the same units."""
    playouts: Annotated[int, Field(ge=0, le=100_000)] = 0
    """Imagined games in all, with two at the table (with more of them fewer, as each takes longer); 0: it judges by one
    step ahead.
    """
    top: Small = 6
    """How many answers it plays out: the best at first sight."""
    trust: Annotated[float, Field(ge=0.0, le=1000.0)] = 0.0
    """For how many playouts of an answer its first sight counts: where luck is great, a few of them say little."""
    depth: Small = 4
    """After how many of its own decisions an imagined game ends."""
    stages: Small = 0
    """After how many natural borders of the game it ends instead."""
    sample: Small = 3
    """How many answers are compared for a decision of its own in an imagined game; 1: chance decides."""
    others: Small = 3
    """The same for the decisions of others."""
    ranked: bool = False
    """These are the answers that were best when they first came up in a thought, instead of any."""
    quick: bool = False
    """Imagined games answer the questions inside a turn by the game's rule of thumb (where it is not chance that
    decides); the depth counts turns.
    """
    inside: Annotated[int, Field(ge=0, le=100_000)] = 0
    """Imagined games for a question inside a turn, at most as many as for others; 0: it is judged by one step ahead."""
    items: Annotated[int, Field(ge=1, le=64)] = 1
    """How many answers it tries to a question over items; 1: what the game proposes."""
    likes: dict[str, float] = field(default_factory=dict, hash=False)
    """How much it likes answers whose words hold these ids, in units of the gap between the best and the worst."""

    def liking(self, likes: Mapping[str, float]) -> Level:
        """The same level with these likes, and no others."""
        return replace(self, bias=0.0, likes=dict(likes))


ONE_STEP = Level()
"""Takes what is best one step ahead."""
COUNT = 5
FOLLOWING = COUNT + 1
"""No level of its own: it plays as strong as the person it follows."""
NOVICE = Level(share=0.25, noise=1.0)
"""Below the first level: for somebody who has lost all games so far."""
LOWEST_PACE, HIGHEST_PACE = 50, 100 * COUNT
"""Hundredths of a level."""


@with_config(ConfigDict(extra="forbid"))
@dataclass(frozen=True, slots=True)
class _LevelsFile:
    level: list[Level]
    likes: dict[str, dict[str, float]] = field(default_factory=dict)
    """By natures: what each of them likes."""


_FILE = TypeAdapter(_LevelsFile)


def levels(game: Game) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    return tuple(_read(game.package).level)


def level_number(game: Game, number: int, seats: int = 2) -> Level:
    """A level by the number that people choose, from 1 on, at a table of so many; anything else is the nearest one."""
    found = levels(game)
    level = found[min(max(number, 1), len(found)) - 1]
    if seats <= 2 or not level.playouts:
        return level
    return replace(level, playouts=max(level.top, 2 * level.playouts // seats))


def level_at(game: Game, pace: int, seats: int, dice: RandomStream) -> Level:
    """The level for one question of somebody who plays between two levels: now as the one, now as the other."""
    whole, share = divmod(min(max(pace, LOWEST_PACE), HIGHEST_PACE), 100)
    number = whole + (dice.randrange(100) < share)
    return level_number(game, number, seats) if number else NOVICE


def likes_of(game: Game) -> dict[str, dict[str, float]]:
    """What each nature of a game likes."""
    return _read(game.package).likes


def level_name(number: int) -> Message:
    """What a level is called."""
    names = (
        msg("players.level_newcomer", "Newcomer"),
        msg("players.level_casual", "Casual"),
        msg("players.level_steady", "Steady"),
        msg("players.level_skilled", "Skilled"),
        msg("players.level_expert", "Expert"),
        msg("players.level_of_the_person", "At your level"),
    )
    return names[min(max(number, 1), FOLLOWING) - 1]


@cache
def _read(package: str) -> _LevelsFile:
    own = files(package).joinpath("levels.toml")
    source = own if own.is_file() else files(__package__).joinpath("levels.toml")
    try:
        found = _FILE.validate_python(tomllib.loads(source.read_text(encoding="utf-8")))
    except (ValidationError, tomllib.TOMLDecodeError) as error:
        raise EngineBug(f"the levels of {package} cannot be read: {error}") from error
    if len(found.level) != COUNT:
        raise EngineBug(f"{package} has {len(found.level)} levels instead of {COUNT}")
    return found
