"""What a table keeps of its devices on the disk: the promised seats of a game beside it, and all that are known."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

from engine import api
from qtapp.kit.paths import devices_file
from qtapp.net.chairs import StoredChairs, read_chairs
from qtapp.net.host import Host
from qtapp.net.known import KnownDevices

_ENDING = ".seats"
_MOST_KEPT = 65_536
"""Bytes of a file that keeps seats."""
_PORTS = range(20_000, 30_000)
"""Where a port is looked for that stays: no system gives these away by itself to whoever calls somebody."""
_TRIES = 8


class KeptSeats:
    """Reads and writes both files; what cannot be written is not kept, no more."""

    def __init__(self, game: Callable[[], Path | None]) -> None:
        self._game = game
        self.known = KnownDevices.read(_read(devices_file()))
        self._written = ""

    def chairs(self) -> StoredChairs:
        """The seats that were promised in this game."""
        file = self._file()
        return StoredChairs() if file is None else read_chairs(_read(file))

    def ports(self, kept: StoredChairs) -> Iterator[int]:
        """The ports to be tried, one after the other: that of this installation first, any at the end."""
        found = [self.known.port, kept.port, *(secrets.choice(_PORTS) for _ in range(_TRIES))]
        yield from dict.fromkeys(port for port in found if port)
        yield 0

    def keep(self, host: Host, port: int) -> None:
        """Keep who sits where, and at which port they knock."""
        self.known.port = port
        file = self._file()
        if file is not None:
            _write(file, host.chairs.stored(port))
        self._keep_known()

    def forget(self) -> None:
        """The door was closed: nobody holds a seat any more."""
        file = self._file()
        if file is not None:
            with contextlib.suppress(OSError):
                api.remove_file(file)
        self._keep_known()

    def _keep_known(self) -> None:
        text = self.known.stored()
        if text != self._written:
            self._written = text
            _write(devices_file(), text)

    def _file(self) -> Path | None:
        path = self._game()
        return None if path is None else path.with_name(path.name + _ENDING)


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8") if file.is_file() and file.stat().st_size <= _MOST_KEPT else ""
    except (OSError, UnicodeDecodeError):
        return ""


def _write(file: Path, text: str) -> None:
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        api.write_atomically(file, text, private=True)
