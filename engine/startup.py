"""Beginning: a new session of any game, a saved one, and what a program does once when it starts."""

from __future__ import annotations

import gc
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.game.game import Game
from engine.core.messages.errors import InvalidData
from engine.core.session.entry import Player
from engine.core.session.session import Session
from engine.core.storage.save import OpenedGame, load
from engine.registry import find_game


def players_for(game: Game, people: int, settings: Mapping[str, int], names: Sequence[str] = ()) -> list[Player]:
    """Who sits where: the people first, then the seats that the game plays itself."""
    computers = game.computer_seats(people, {**settings, "people": people})
    total = people + len(computers)
    given = [*names[:total], *(f"Player {number}" for number in range(len(names) + 1, total + 1))]
    return [Player(name, number, number > people) for number, name in enumerate(given, 1)]


def new_session(
    game: str,
    people: int,
    *,
    seed: int,
    settings: Mapping[str, int] | None = None,
    names: Sequence[str] = (),
    pack: Mapping[str, Any] | None = None,
) -> Session:
    """A new game, set up until its first question; with a pack, its cards take the place of the shipped ones."""
    chosen = find_game(game)
    if chosen is None:
        raise InvalidData(f"there is no game called {game}")
    if pack is not None:
        chosen, mistakes = chosen.with_pack(pack)
        if chosen is None:
            raise InvalidData(f"the pack cannot be used: {mistakes[0]}")
    if people not in chosen.seat_counts:
        raise InvalidData(f"{game} cannot be played by {people}")
    refused = chosen.setup_errors(people, settings or {})
    if refused:
        raise InvalidData(str(refused[0].message))
    return Session.start(chosen, players_for(chosen, people, settings or {}, names), settings or {}, seed)


def load_game(path: Path) -> OpenedGame:
    """Open a saved game of any registered game; anything wrong is InvalidData with a sentence."""
    return load(path, find_game)


def freeze_gc() -> None:
    """To be called once by a program after its imports: what is loaded now stays, so the collector need not look at it.

    Journals are long-lived by design; without this a quarter of the time goes into looking at them again and again.
    """
    if sys.implementation.name == "cpython":  # others, which may run a farm, collect in other ways
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 20, 50)
