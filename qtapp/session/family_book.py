"""The family book: who won how often and with how many points, by game and name. A small file of one's own.

What is read is checked and bounded; a file that cannot be read is set aside, and the book begins anew.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.api import content_digest, move_file, plain_text, write_atomically

FORMAT = 1
MOST_BYTES = 1_000_000
MOST_GAMES, MOST_NAMES, MOST_RECORDED = 40, 200, 500
LONGEST_NAME = 40
_HIGHEST = 1_000_000


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """What one person has done in one game."""

    played: int = 0
    wins: int = 0
    best: int = 0


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game as it goes into the book: people only, no computers."""

    game: str
    key: str
    """The same for the same game, however often it is opened."""
    names: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[str, ...]


def played_game(
    game: str, seed: int, names: Sequence[str], points: Sequence[int], winners: Sequence[str]
) -> PlayedGame:
    """A finished game; its key is made from what happened."""
    said = [_name(name) for name in names]
    key = content_digest(json.dumps([game, seed, said, list(points)]).encode())
    return PlayedGame(game, key, tuple(said), tuple(points), tuple(_name(name) for name in winners))


class FamilyBook:
    """One file. Reading and writing never raise: a disk that does not take it only means that nothing is kept."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._games: dict[str, dict[str, PersonRecord]] = {}
        self._recorded: list[str] = []
        self._read()

    def record_of(self, game: str, name: str) -> PersonRecord:
        """What a person has done in a game."""
        return self._games.get(game, {}).get(_name(name), PersonRecord())

    def best(self, game: str) -> tuple[str, int] | None:
        """Who has the best result in a game; None: nobody has played it."""
        people = [(record.best, name) for name, record in self._games.get(game, {}).items() if record.played]
        if not people:
            return None
        points = max(people)[0]
        return next(name for best, name in people if best == points), points

    def record(self, played: PlayedGame) -> bool:
        """Write a finished game down; False: it stands there already."""
        if played.key in self._recorded:
            return False
        people = self._games.setdefault(played.game, {})
        for name, points in zip(played.names, played.points, strict=True):
            old = people.get(name, PersonRecord())
            best = max(old.best, points) if old.played else points
            people[name] = PersonRecord(old.played + 1, old.wins + (name in played.winners), best)
        self._recorded = [*self._recorded, played.key][-MOST_RECORDED:]
        with contextlib.suppress(OSError):
            write_atomically(self._file, json.dumps(self._as_json(), ensure_ascii=False, indent=1))
        return True

    def _as_json(self) -> dict[str, Any]:
        games = {
            game: {name: [one.played, one.wins, one.best] for name, one in list(people.items())[-MOST_NAMES:]}
            for game, people in list(self._games.items())[-MOST_GAMES:]
        }
        return {"format": FORMAT, "games": games, "recorded": self._recorded}

    def _read(self) -> None:
        try:
            if not self._file.is_file():
                return
            with self._file.open("rb") as stream:
                data = stream.read(MOST_BYTES + 1)
            if len(data) > MOST_BYTES:
                raise ValueError("the book is too long")
            self._take(json.loads(data))
        except (OSError, ValueError, RecursionError):
            self._games, self._recorded = {}, []
            with contextlib.suppress(OSError):
                move_file(self._file, self._file.with_suffix(".broken"))

    def _take(self, said: Any) -> None:
        if not isinstance(said, dict) or said.get("format") != FORMAT:
            raise ValueError("this is no book of this program")
        games, recorded = said.get("games"), said.get("recorded")
        if not isinstance(games, dict) or not isinstance(recorded, list) or len(games) > MOST_GAMES:
            raise ValueError("games and recorded are missing")
        for game, people in games.items():
            if not isinstance(people, dict) or len(people) > MOST_NAMES:
                raise ValueError("people are missing")
            self._games[str(game)[:LONGEST_NAME]] = {_name(name): _record(one) for name, one in people.items()}
        self._recorded = [key for key in recorded if isinstance(key, str) and len(key) <= 64][-MOST_RECORDED:]


def _record(said: Any) -> PersonRecord:
    match said:
        case [int(played), int(wins), int(best)] if 0 <= wins <= played <= _HIGHEST and abs(best) <= _HIGHEST:
            return PersonRecord(played, wins, best)
    raise ValueError("this is no record")


def _name(name: str) -> str:
    return plain_text(str(name)[:LONGEST_NAME])
