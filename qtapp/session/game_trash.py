"""Games that are thrown away lie in folders named after the day, and are gone for good thirty days later."""

from __future__ import annotations

import contextlib
import shutil
from datetime import date, datetime, timedelta
from itertools import count
from pathlib import Path

from engine.api import move_file, remove_file
from qtapp.kit.paths import SUFFIX
from qtapp.session.game_file import GameFile
from qtapp.session.saved_games import SavedGameInfo, games_in, picture_of, read_game

DAYS = 30
_LONG_AGO = 100
"""Days after which nobody can say any more that thirty have passed for those who play."""
_MOST_DAYS = 400
"""Folders that are looked at: more were not made by throwing games away."""


class GameInUse(Exception):
    """The game is open, here or in another window."""


def companions(path: Path) -> tuple[Path, ...]:
    """A game, and what lies beside it: facts and picture."""
    return (path, path.with_suffix(".json"), picture_of(path))


def throw_away(path: Path, trash: Path, today: date) -> Path:
    """Put a game into the trash; OSError: it cannot be moved."""
    file = GameFile(path)
    if not file.claim():
        raise GameInUse(path.name)
    try:
        return _move(path, trash / today.isoformat())
    finally:
        file.release()


def restore(path: Path, home: Path) -> Path:
    """Take a game out of the trash again."""
    back = _move(path, home)
    with contextlib.suppress(OSError):
        path.parent.rmdir()  # the last one of that day
    return back


def copy_game(path: Path, home: Path) -> Path:
    """A second game like this one, in the folder of the kept games."""
    target = free_path(home, path.name)
    home.mkdir(parents=True, exist_ok=True)
    for one, other in zip(companions(path), companions(target), strict=True):
        if one.is_file():
            shutil.copyfile(one, other)
    return target


def thrown_away(trash: Path) -> list[tuple[SavedGameInfo, date]]:
    """The games in the trash that can be shown, each with the day it came there, the newest day first."""
    found = []
    for day, folder in _days(trash):
        for path in games_in(folder):
            with contextlib.suppress(OSError, ValueError):
                one = read_game(path, path.stat().st_mtime)
                if one is not None:
                    found.append((one, day))
    return found


def empty_old(trash: Path, today: date) -> None:
    """Remove for good what has lain there for thirty days. Only what the trash itself put there.

    A day that is far from today was written, or is read, by a clock that was wrong; or nobody has been here for months.
    What lies there then has another thirty days from now on.
    """
    for day, folder in _days(trash):
        if not -1 <= (today - day).days <= _LONG_AGO:
            for path in games_in(folder):
                with contextlib.suppress(OSError):
                    _move(path, trash / today.isoformat())
            with contextlib.suppress(OSError):
                folder.rmdir()
        elif day + timedelta(days=DAYS) < today:
            for path in games_in(folder):
                for one in companions(path):
                    with contextlib.suppress(OSError):
                        remove_file(one)
            with contextlib.suppress(OSError):
                folder.rmdir()


def free_path(folder: Path, name: str) -> Path:
    """A file of this name, or "name (2)" if there is one already."""
    stem = name.removesuffix(SUFFIX)
    for number in count(2):
        path = folder / name
        if not any(one.exists() for one in companions(path)):
            return path
        name = f"{stem} ({number}){SUFFIX}"
    raise AssertionError


def _days(trash: Path) -> list[tuple[date, Path]]:
    """The folders of the trash with their days; whatever else lies there is nobody's business."""
    found = []
    with contextlib.suppress(OSError):
        for folder in trash.iterdir():
            with contextlib.suppress(ValueError):
                day = datetime.strptime(folder.name, "%Y-%m-%d").date()
                if folder.name == day.isoformat() and folder.is_dir() and not folder.is_symlink():
                    found.append((day, folder))
    return sorted(found, reverse=True)[:_MOST_DAYS]


def _move(path: Path, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    target = free_path(folder, path.name)
    for one, other in zip(companions(path), companions(target), strict=True):
        if one is path:
            move_file(one, other)
        else:
            with contextlib.suppress(OSError):  # the game itself is what matters
                move_file(one, other)
    return target
