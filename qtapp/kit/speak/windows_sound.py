"""Sounds on Windows: the player of the system has several files at a time, each under a name of its own."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from qtapp.kit.speak.sound_waves import AT_ONCE, seconds_of

if sys.platform == "win32":
    import ctypes
    import winsound


def _order(order: str) -> bool:
    """Give the player an order; False: it cannot."""
    if sys.platform == "win32":
        return bool(ctypes.windll.winmm.mciSendStringW(order, None, 0, None) == 0)
    return False


def _play_alone(file: Path) -> None:
    """The simple way, which ends the sound before: for a system whose player takes no file."""
    if sys.platform == "win32":
        with contextlib.suppress(RuntimeError):
            winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)


class WindowsBackEnd:
    """A new sound ends none of those that are heard."""

    def __init__(
        self,
        order: Callable[[str], bool] = _order,
        play_alone: Callable[[Path], None] = _play_alone,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._order = order
        self._play_alone = play_alone
        self._now = now
        self._until: dict[str, float] = {}
        """When each name will have been heard to its end."""

    def play(self, file: Path) -> bool:
        """Begin to play; False: too many are heard already."""
        now = self._now()
        for name in (f"tarsas{number}" for number in range(AT_ONCE)):
            if self._until.get(name, now) > now:
                continue
            if self._until.pop(name, None) is not None:
                self._order(f"close {name}")
            if self._order(f'open "{file}" type waveaudio alias {name}') and self._order(f"play {name}"):
                self._until[name] = now + seconds_of(file)
            else:
                self._play_alone(file)
            return True
        return False
