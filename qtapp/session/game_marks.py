"""What people say about their kept games: a name, a pin, that it is a lesson, that hands lie open, a guide.

It lies in one small file in the data folder, not in the games: a name can be changed while a game is open elsewhere, a
file that somebody sent stays as it is byte for byte, and the start page reads one file for all games. A file of marks
that cannot be read is set aside; no game is lost with it.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from engine import api
from qtapp.kit.store.file_lock import FileLock

LONGEST_NAME = 60
_FORMAT = 1
_MOST_MARKS = 5000
_MOST_BYTES = 2_000_000
_LONGEST_KEY = 4096
_LONGEST_GAME = 1_000_000
"""Seconds."""


@dataclass(frozen=True, slots=True)
class GameMark:
    """What is said about one game."""

    name: str = ""
    """What people call it; empty: it has no name of its own."""
    pinned: bool = False
    lesson: bool | None = None
    """None: nobody has said; then a game with remarks counts as one."""
    open_hands: bool = False
    """Everybody may look: no curtain between two turns."""
    guide: bool = False
    """The guide of a first game goes along."""
    file: str = ""
    """The file of their own that it was opened from or saved to; empty: none."""
    seconds: int = 0
    """How long it was played; negative: it is over, and was counted."""


NOTHING_SAID = GameMark()


def clean_name(text: str) -> str:
    """A name that fits on one line and steers no screen."""
    return " ".join(api.plain_text(text[: 4 * LONGEST_NAME]).split())[:LONGEST_NAME].rstrip()


class GameMarks:
    """The file of all marks. Read and written as a whole, by any thread; two programs wait for each other."""

    def __init__(self, file: Path, home: Path) -> None:
        """`home`: the folder of the kept games, in which they are known by their file names alone."""
        self._file = file
        self._home = home

    def key_of(self, path: Path) -> str:
        """How a game is known: a folder that moves keeps its names."""
        return path.name if path.parent == self._home else str(path)

    def all(self) -> dict[str, GameMark]:
        """Every mark, by key; empty if there is no file that can be read."""
        try:
            if not self._file.is_file() or self._file.stat().st_size > _MOST_BYTES:
                return {}
            content = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        match content:
            case {"format": int(number), "games": dict(games)} if number == _FORMAT:
                rows = list(games.items())[:_MOST_MARKS]
                return {key: mark for key, row in rows if len(key) <= _LONGEST_KEY and (mark := _mark(row)) is not None}
        return {}

    def of(self, path: Path) -> GameMark:
        """What is said about one game."""
        return self.all().get(self.key_of(path), NOTHING_SAID)

    def put(self, path: Path, mark: GameMark) -> None:
        """Say something else about a game; OSError: it cannot be kept."""
        lock = FileLock(self._file.with_name(f".{self._file.name}.lock"))
        with contextlib.suppress(OSError):
            lock.acquire()  # another program writes at this very moment: its mark may be lost, no file can
        try:
            marks = self.all()
            key = self.key_of(path)
            marks.pop(key, None)
            if mark != NOTHING_SAID:
                marks[key] = mark
            self._set_aside()
            self._file.parent.mkdir(parents=True, exist_ok=True)
            api.write_atomically(self._file, _text(marks))
        finally:
            lock.release()

    def _set_aside(self) -> None:
        """What lies there and is no list of marks is kept for whoever wants to look at it."""
        if self._file.exists() and not self.all() and not _is_empty_list(self._file):
            with contextlib.suppress(OSError):
                api.move_file(self._file, self._file.with_suffix(".broken"))


def _is_empty_list(file: Path) -> bool:
    with contextlib.suppress(OSError, ValueError, RecursionError):
        empty = {"format": _FORMAT, "games": {}}
        return file.stat().st_size < _LONGEST_KEY and bool(json.loads(file.read_text(encoding="utf-8")) == empty)
    return False


def _text(marks: Mapping[str, GameMark]) -> str:
    newest = list(marks.items())[-_MOST_MARKS:]
    return json.dumps({"format": _FORMAT, "games": {key: asdict(one) for key, one in newest}}, ensure_ascii=False)


def _mark(row: Any) -> GameMark | None:
    match row:
        case {"name": str(name), "pinned": bool(pinned), "lesson": bool() | None as lesson, "open_hands": bool(hands)}:
            file = row.get("file")
            own = file if isinstance(file, str) and len(file) <= _LONGEST_KEY else ""
            known = row.get("seconds")
            seconds = known if isinstance(known, int) and not isinstance(known, bool) else 0
            seconds = max(-1, min(seconds, _LONGEST_GAME))
            return GameMark(clean_name(name), pinned, lesson, hands, row.get("guide") is True, own, seconds)
    return None
