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

from engine.api import HIGHEST_PACE, LOWEST_PACE, content_digest, move_file, plain_text, write_atomically

FORMAT = 1
MOST_BYTES = 1_000_000
MOST_GAMES, MOST_NAMES, MOST_RECORDED = 40, 200, 500
LONGEST_NAME = 40
_HIGHEST = 1_000_000
FIRST_PACE = 200
"""As strong as the level that somebody meets first."""
_STEPS, _LAST_STEP = ((2, 75), (5, 40)), 25
"""Hundredths of a level after a game, as long as there were fewer games than these; and later."""


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """What one person has done in one game."""

    played: int = 0
    wins: int = 0
    best: int = 0


@dataclass(frozen=True, slots=True)
class FollowedPerson:
    """How strong a computer plays that follows one person, in hundredths of a level, after so many games with them."""

    pace: int = FIRST_PACE
    games: int = 0

    def after(self, won: bool) -> FollowedPerson:
        """After one more game: up if the person won, down if not, in larger steps while little is known."""
        step = next((step for games, step in _STEPS if self.games < games), _LAST_STEP)
        pace = self.pace + (step if won else -step)
        return FollowedPerson(min(max(pace, LOWEST_PACE), HIGHEST_PACE), min(self.games + 1, _HIGHEST))


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game as it goes into the book: people only, no computers."""

    game: str
    key: str
    """The same for the same game, however often it is opened."""
    names: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[str, ...]
    followed: tuple[tuple[str, bool], ...] = ()
    """People whom a computer followed, and whether they were ahead of it at the end."""


def played_game(
    game: str,
    seed: int,
    names: Sequence[str],
    points: Sequence[int],
    winners: Sequence[str],
    followed: Sequence[bool] = (),
) -> PlayedGame:
    """A finished game; its key is made from what happened. `followed`: if a computer followed the people, who of them
    was ahead of it.
    """
    said = [_name(name) for name in names]
    key = content_digest(json.dumps([game, seed, said, list(points)]).encode())
    ahead = tuple(zip(said, followed, strict=False))
    return PlayedGame(game, key, tuple(said), tuple(points), tuple(_name(name) for name in winners), ahead)


class FamilyBook:
    """One file. Reading and writing never raise: a disk that does not take it only means that nothing is kept."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._games: dict[str, dict[str, PersonRecord]] = {}
        self._recorded: list[str] = []
        self._followed: dict[str, dict[str, FollowedPerson]] = {}
        self._read()

    def record_of(self, game: str, name: str) -> PersonRecord:
        """What a person has done in a game."""
        return self._games.get(game, {}).get(_name(name), PersonRecord())

    def followed(self, game: str, name: str) -> FollowedPerson:
        """How strong a computer plays that follows this person."""
        return self._followed.get(game, {}).get(_name(name), FollowedPerson())

    def pace(self, game: str, names: Sequence[str]) -> int:
        """How strong it plays at a table of these people: as it would for them on average."""
        known = [one for name in names if (one := self.followed(game, name)).games] or [FollowedPerson()]
        return round(sum(one.pace for one in known) / len(known))

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
        followed = self._followed.setdefault(played.game, {})
        for name, won in played.followed:
            followed[name] = followed.get(name, FollowedPerson()).after(won)
        self._recorded = [*self._recorded, played.key][-MOST_RECORDED:]
        with contextlib.suppress(OSError):
            write_atomically(self._file, json.dumps(self._as_json(), ensure_ascii=False, indent=1))
        return True

    def _as_json(self) -> dict[str, Any]:
        games = {
            game: {name: [one.played, one.wins, one.best] for name, one in list(people.items())[-MOST_NAMES:]}
            for game, people in list(self._games.items())[-MOST_GAMES:]
        }
        followed = {
            game: {name: [one.pace, one.games] for name, one in list(people.items())[-MOST_NAMES:]}
            for game, people in list(self._followed.items())[-MOST_GAMES:]
        }
        return {"format": FORMAT, "games": games, "recorded": self._recorded, "followed": followed}

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
            self._games, self._recorded, self._followed = {}, [], {}
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
        followed = said.get("followed", {})
        if not isinstance(followed, dict) or len(followed) > MOST_GAMES:
            raise ValueError("who was followed cannot be read")
        for game, people in followed.items():
            if not isinstance(people, dict) or len(people) > MOST_NAMES:
                raise ValueError("people are missing")
            self._followed[str(game)[:LONGEST_NAME]] = {_name(name): _followed(one) for name, one in people.items()}
        self._recorded = [key for key in recorded if isinstance(key, str) and len(key) <= 64][-MOST_RECORDED:]


def _record(said: Any) -> PersonRecord:
    match said:
        case [int(played), int(wins), int(best)] if 0 <= wins <= played <= _HIGHEST and abs(best) <= _HIGHEST:
            return PersonRecord(played, wins, best)
    raise ValueError("this is no record")


def _followed(said: Any) -> FollowedPerson:
    match said:
        case [int(pace), int(games)] if LOWEST_PACE <= pace <= HIGHEST_PACE and 0 <= games <= _HIGHEST:
            return FollowedPerson(pace, games)
    raise ValueError("this is nobody who was followed")


def _name(name: str) -> str:
    return plain_text(str(name)[:LONGEST_NAME])
