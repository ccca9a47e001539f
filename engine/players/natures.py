"""Named temperaments: what a computer player likes to do, as data of its game, with a name and a line of character.

A nature is no level: it leans towards some deeds where others are hardly better, and the strong stay strong. What it
leans to stands in `levels.toml` of a game, by the words of the rules that an answer is made of (ids, in no language).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.game.game import Game
from engine.core.messages.message import Message, msg
from engine.players.levels import Level, likes_of


@dataclass(frozen=True, slots=True)
class Nature:
    """Somebody whom one knows again after two games."""

    id: str
    name: Message
    says: Message
    """A line of character."""


_ALL = (
    Nature(
        "builder",
        msg("players.nature_builder", "Builder"),
        msg("players.nature_builder_says", "builds first and counts later"),
    ),
    Nature(
        "saver",
        msg("players.nature_saver", "Saver"),
        msg("players.nature_saver_says", "likes full stores and waits for the right moment"),
    ),
    Nature(
        "pioneer",
        msg("players.nature_pioneer", "Pioneer"),
        msg("players.nature_pioneer_says", "goes where nobody has been before"),
    ),
    Nature(
        "racer",
        msg("players.nature_racer", "Racer"),
        msg("players.nature_racer_says", "wants points at once, not some day"),
    ),
    Nature(
        "collector",
        msg("players.nature_collector", "Collector"),
        msg("players.nature_collector_says", "cannot leave a good card lying"),
    ),
    Nature(
        "tinkerer",
        msg("players.nature_tinkerer", "Tinkerer"),
        msg("players.nature_tinkerer_says", "improves what is there before anything new begins"),
    ),
)


def natures(game: Game) -> tuple[Nature, ...]:
    """Who may sit down in a game, in the order of its own list: the first of them sits down first."""
    every = {one.id: one for one in _ALL}
    return tuple(every[id_] for id_ in likes_of(game) if id_ in every)


def nature_of(game: Game, id_: str) -> Nature | None:
    """A nature by its id; None: this game knows none of that name."""
    return next((one for one in natures(game) if one.id == id_), None)


def of_nature(game: Game, level: Level, nature: str) -> Level:
    """The same level with the likes of a nature instead of likes that chance draws; without a nature, the level."""
    likes: Mapping[str, float] | None = likes_of(game).get(nature)
    return level if likes is None else level.liking(likes)
