"""How strong a player is, as data: `levels.toml` in the package of a game, or the one beside this file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError, with_config

from engine.core.game.game import Game
from engine.core.messages.errors import EngineBug
from engine.core.messages.message import Message, msg

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


ONE_STEP = Level()
"""Takes what is best one step ahead."""
COUNT = 5
_FILE = TypeAdapter(dict[str, list[Level]])


def levels(game: Game) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    return _read(game.package)


def level_number(game: Game, number: int, seats: int = 2) -> Level:
    """A level by the number that people choose, from 1 on, at a table of so many; anything else is the nearest one."""
    found = levels(game)
    level = found[min(max(number, 1), len(found)) - 1]
    if seats <= 2 or not level.playouts:
        return level
    return replace(level, playouts=max(level.top, 2 * level.playouts // seats))


def level_name(number: int) -> Message:
    """What a level is called."""
    names = (
        msg("players.level_newcomer", "Newcomer"),
        msg("players.level_casual", "Casual"),
        msg("players.level_steady", "Steady"),
        msg("players.level_skilled", "Skilled"),
        msg("players.level_expert", "Expert"),
    )
    return names[min(max(number, 1), COUNT) - 1]


@cache
def _read(package: str) -> tuple[Level, ...]:
    own = files(package).joinpath("levels.toml")
    source = own if own.is_file() else files(__package__).joinpath("levels.toml")
    try:
        found = _FILE.validate_python(tomllib.loads(source.read_text(encoding="utf-8")))["level"]
    except (ValidationError, KeyError, tomllib.TOMLDecodeError) as error:
        raise EngineBug(f"the levels of {package} cannot be read: {error}") from error
    if len(found) != COUNT:
        raise EngineBug(f"{package} has {len(found)} levels instead of {COUNT}")
    return tuple(found)
