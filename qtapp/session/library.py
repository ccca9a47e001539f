"""The library: every kept game with what is said about it, read from the disk as plain values."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum, auto
from pathlib import Path

from engine import api
from qtapp.session.game_marks import NOTHING_SAID, GameMark, GameMarks, clean_name
from qtapp.session.game_trash import empty_old, thrown_away
from qtapp.session.saved_games import MOST_GAMES, SavedGameInfo, find_saved_games


class Tab(Enum):
    """Which games are looked at."""

    RUNNING = auto()
    FINISHED = auto()
    LESSONS = auto()
    ALL = auto()
    TRASH = auto()


class Order(Enum):
    """What comes first."""

    NEWEST = auto()
    NAME = auto()
    GAME = auto()
    PROGRESS = auto()


@dataclass(frozen=True, slots=True)
class LibraryGame:
    """One game of the library."""

    info: SavedGameInfo
    mark: GameMark = NOTHING_SAID
    thrown_away: date | None = None
    """The day it was put into the trash; None: it was not."""
    elsewhere: bool = False
    """Does it lie outside the folder of the kept games, where people name files?"""

    @property
    def own_name(self) -> str:
        """What people call it: the name they gave it here, or that of a file they saved somewhere else themselves."""
        return self.mark.name or (clean_name(self.info.path.stem) if self.elsewhere else "")

    @property
    def is_lesson(self) -> bool:
        """Somebody said so, or there are remarks in it."""
        return bool(self.info.remarks) if self.mark.lesson is None else self.mark.lesson

    def stands_in(self, tab: Tab) -> bool:
        """Is it one of those? A lesson that is not finished is a running game too: nothing unfinished gets lost."""
        if self.thrown_away is not None or tab is Tab.TRASH:
            return self.thrown_away is not None and tab is Tab.TRASH
        if tab is Tab.LESSONS:
            return self.is_lesson
        return tab is Tab.ALL or self.info.over is (tab is Tab.FINISHED)


@dataclass(frozen=True, slots=True)
class Shelf:
    """What was found: the games, the newest first, and the names of files that cannot be shown."""

    games: tuple[LibraryGame, ...]
    left_out: tuple[str, ...] = ()
    complete: bool = True
    """False: only the newest were looked at, so that something is seen soon."""


@dataclass(frozen=True, slots=True)
class Folders:
    """Where the library lies."""

    games: Path
    trash: Path
    marks: Path


def read_shelf(folders: Folders, others: list[Path], today: date, most: int = MOST_GAMES) -> Shelf:
    """Look at the disk. Made for a worker: it knows nothing of the window."""
    found = find_saved_games(folders.games, others, most)
    marks = GameMarks(folders.marks, folders.games)
    said = marks.all()
    games = [
        LibraryGame(one, said.get(marks.key_of(one.path), NOTHING_SAID), elsewhere=one.path.parent != folders.games)
        for one in found.games
    ]
    if found.complete:
        with contextlib.suppress(OSError):  # a folder that cannot be tidied can still be read
            api.clear_stale(folders.games)
        empty_old(folders.trash, today)
        games += [
            LibraryGame(one, said.get(one.path.name, NOTHING_SAID), day) for one, day in thrown_away(folders.trash)
        ]
    return Shelf(tuple(games), found.left_out, found.complete)


def arranged(
    games: list[LibraryGame], tab: Tab, order: Order, titles: dict[Path, str], texts: dict[Path, str], search: str
) -> list[LibraryGame]:
    """The games of a tab that hold every word that is searched: pinned ones first, unfinished before finished.

    `titles`: what a game is called on the screen; `texts`: all words by which it can be found, in small letters.
    """
    wanted = search.casefold().split()
    found = [
        one for one in games if one.stands_in(tab) and all(word in texts.get(one.info.path, "") for word in wanted)
    ]
    found.sort(key=lambda one: one.info.when, reverse=True)
    tomorrow = datetime.now() + timedelta(days=1)
    found.sort(key=lambda one: one.info.when > tomorrow)  # a clock was wrong then, or is now
    if order is Order.NAME:
        found.sort(key=lambda one: titles.get(one.info.path, "").casefold())
    elif order is Order.GAME:
        found.sort(key=lambda one: one.info.game)
    elif order is Order.PROGRESS:
        found.sort(key=lambda one: -(one.info.progress or 0.0))
    found.sort(key=lambda one: (not one.mark.pinned, one.info.over))
    return found
