"""The file of the game on the table: one owner, and nothing in it is replaced that somebody else wrote."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import count
from pathlib import Path

from engine import api
from qtapp.kit.store.file_lock import FileLock
from qtapp.session.saved_games import write_facts

_NUMBERED = re.compile(r"( \(\d{1,4}\))+$")


def is_same_file(one: Path | None, other: Path) -> bool:
    """Do two paths lead to one file?"""
    if one is None or one == other:
        return one is not None
    with suppress(OSError, ValueError, RuntimeError):  # names that no system has, links in a circle
        return one.resolve() == other.resolve()
    return False


def lock_of(path: Path) -> FileLock:
    """The lock of a game's file; it lies beside it."""
    path = path.resolve()
    return FileLock(path.with_name(f".{path.name}.lock"))


class GameFile:
    """A file that belongs to this program from `claim` to `release`. Written by one thread at a time."""

    def __init__(self, path: Path, digest: str | None = None) -> None:
        self.path = path
        self.left: Path | None = None
        """The file that was left because it went on elsewhere; whoever has told it sets this back."""
        self._digest = digest
        """What the file was when this program last read or wrote it; None: it was not there."""
        self._lock = lock_of(path)

    def claim(self) -> bool:
        """Make it ours; False: another window plays in it. Where nothing can be locked, looking must do."""
        with suppress(OSError):
            return self._lock.acquire()
        return True

    def release(self) -> None:
        """Somebody else may have it."""
        self._lock.release()

    def move_beside(self) -> None:
        """Leave the file as it is and go on in one of our own beside it: "name (2)", and after that "name (3)"."""
        self.release()
        home = self.path
        name = _NUMBERED.sub("", home.stem)
        for number in count(2):
            self.path = home.with_name(f"{name} ({number}){home.suffix}")
            self._lock, self._digest = lock_of(self.path), None
            if api.file_digest(self.path) is None and self.claim():
                break

    def write(self, text: str, facts: str) -> None:
        """Write the game and its card of facts, beside the file if that is not as we left it."""
        found = api.file_digest(self.path)
        if found is not None and found != self._digest:
            self.left = self.path
            self.move_beside()
        api.write_atomically(self.path, text)
        self._digest = api.content_digest(text.encode("utf-8"))
        write_facts(self.path, facts)
