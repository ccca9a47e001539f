"""One running program per data folder: a second start hands its file to the first one and ends.

The first one holds a lock; requests are small files in a folder that it watches. So there is no port and no socket, and
what belongs together is decided by the data folder alone.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep, time

from PySide6.QtCore import QFileSystemWatcher, QObject, QUrl, Signal

from engine.api import remove_file, write_atomically
from qtapp.kit.store.file_lock import FileLock

PATIENCE = 4.0
"""Seconds that a second start waits for the first one to take its request."""
LINK_SCHEME = "tarsas:"
"""How a link begins that browsers hand to this program."""
_TOO_OLD = 60.0
_TOO_LARGE = 16_384


_MOST_LINK = 1000


@dataclass(frozen=True)
class OutsideLink:
    """A `tarsas:` link that somebody followed, instead of a file. It comes from anybody, and does nothing by itself."""

    text: str


def wanted_by(argument: str) -> Path | OutsideLink:
    """What an argument of the command line means: a link, a file, or a file as desktops write it for links."""
    beginning = argument[:8].lower()
    if beginning.startswith(LINK_SCHEME):
        return OutsideLink(argument[:_MOST_LINK])
    return Path(QUrl(argument).toLocalFile() if beginning.startswith("file:") else argument).resolve()


class SingleInstance(QObject):
    """The door of the running program."""

    wanted = Signal(object)
    """Path of a file to open, an OutsideLink, or None: only come to the front."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = FileLock(folder / "running.lock")
        self._requests = folder / "requests"
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)

    def claim(self) -> bool:
        """Become the running program; False: there is one already. Where nothing can be locked, each is alone."""
        try:
            return self._lock.acquire()
        except OSError:
            return True

    def listen(self) -> None:
        """Take requests from now on, those of the last moments as well."""
        if self._lock.held:
            with contextlib.suppress(OSError):
                self._requests.mkdir(parents=True, exist_ok=True)
                self._watcher.addPath(str(self._requests))
                self._look()

    def ask(self, wanted: Path | OutsideLink | None, seconds: float = PATIENCE) -> bool:
        """Let the running program come to the front, and open what is wanted; False: it does not answer."""
        request = self._requests / f"{os.getpid()}.json"
        _let_come_forward()
        content: dict[str, str | None] = {"host": platform.node(), "open": None}
        if isinstance(wanted, OutsideLink):
            content["link"] = wanted.text
        elif wanted is not None:
            content["open"] = str(wanted)
        try:
            write_atomically(request, json.dumps(content), private=True)
        except OSError:
            return False
        until = monotonic() + seconds
        while request.exists() and monotonic() < until:
            sleep(0.02)
        try:
            remove_file(request)
        except FileNotFoundError:
            return True  # it was taken
        except OSError:
            pass
        return False

    def close(self) -> None:
        """Another one may be the running program."""
        if self._watcher.directories():
            self._watcher.removePaths(self._watcher.directories())
        self._lock.release()

    def _look(self) -> None:
        for request in self._waiting():
            with contextlib.suppress(OSError, ValueError, RecursionError):
                found = request.stat()
                fresh = abs(time() - found.st_mtime) < _TOO_OLD and found.st_size < _TOO_LARGE
                content = json.loads(request.read_text(encoding="utf-8")) if fresh else None
                match content:
                    case {"host": host} if host != platform.node():
                        continue  # a shared folder: the window belongs on the other machine
                remove_file(request)  # whoever removes it decides: fails if it was taken back
                match content:
                    case {"open": str(file)}:
                        self.wanted.emit(Path(file))
                    case {"open": None, "link": str(link)}:
                        self.wanted.emit(OutsideLink(link[:_MOST_LINK]))
                    case {"open": None}:
                        self.wanted.emit(None)

    def _waiting(self) -> Iterator[Path]:
        with contextlib.suppress(OSError):
            yield from [one for one in sorted(self._requests.glob("[!.]*.json")) if one.is_file()]


def _let_come_forward() -> None:
    """Windows lets a program come to the front only if the one that the person has just started allows it."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
