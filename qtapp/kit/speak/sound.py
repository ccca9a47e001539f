"""Sounds are played by what the system has: a call on Windows, a small program elsewhere, or a library of the system.

Nothing foreign is shipped: the files are made on first use, in the background, and kept in the cache. Whoever has no
way to play them is told so in the settings, and nothing else changes.
"""

from __future__ import annotations

import contextlib
import ctypes
import ctypes.util
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from queue import Full, Queue
from threading import Thread
from time import monotonic
from typing import Any, Protocol

from PySide6.QtCore import QObject, QProcess
from PySide6.QtGui import QGuiApplication

from engine.api import write_atomically
from qtapp.kit.app_context import AppContext
from qtapp.kit.paths import cache_folder
from qtapp.kit.speak.sound_waves import AT_ONCE, HEAD, RATE, Sound, wav_of
from qtapp.kit.speak.windows_sound import WindowsBackEnd

LEVELS = {"off": 0.0, "quiet": 0.4, "normal": 1.0}
APART = 0.08
"""Seconds between two sounds of the same kind."""
_VERSION = 1
"""Of the waves: another number, another folder."""
_TOOLS: tuple[tuple[str, tuple[str, ...]], ...] = (("pw-play", ()), ("paplay", ()), ("aplay", ("-q",)))


class BackEnd(Protocol):
    """One way to play a file."""

    def play(self, file: Path) -> bool:
        """Begin to play; False: too many are heard already. Returns at once."""
        ...


class ProcessBackEnd(QObject):
    """A small program of the system plays each file."""

    def __init__(self, program: str, arguments: tuple[str, ...] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._program = program
        self._arguments = arguments
        self._running: list[QProcess] = []

    def play(self, file: Path) -> bool:
        """Begin to play."""
        self._running = [one for one in self._running if one.state() is not QProcess.ProcessState.NotRunning]
        if len(self._running) >= AT_ONCE:
            return False
        process = QProcess(self)
        process.finished.connect(process.deleteLater)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.start(self._program, [*self._arguments, str(file)])
        self._running.append(process)
        return True


class _PulseFormat(ctypes.Structure):
    _fields_ = (("format", ctypes.c_int), ("rate", ctypes.c_uint32), ("channels", ctypes.c_uint8))


class PulseBackEnd:
    """The library of the sound server itself, in a thread of its own: where no program for it is installed."""

    def __init__(self, library: Any) -> None:
        self._library = library
        self._library.pa_simple_new.restype = ctypes.c_void_p
        self._queue: Queue[Path] = Queue(AT_ONCE)
        self._worker: Thread | None = None

    def play(self, file: Path) -> bool:
        """Hand it to the thread."""
        try:
            self._queue.put_nowait(file)
        except Full:
            return False
        if self._worker is None:
            self._worker = Thread(target=self._work, name="tarsas-sound", daemon=True)
            self._worker.start()
        return True

    def _work(self) -> None:
        while True:
            file = self._queue.get()
            with contextlib.suppress(OSError):
                self._play(file.read_bytes()[HEAD:])

    def _play(self, samples: bytes) -> None:
        form = _PulseFormat(3, RATE, 1)  # 3: sixteen bits, the lower byte first
        stream = self._library.pa_simple_new(
            None, b"Tarsas", 1, None, b"table", ctypes.byref(form), None, None, None
        )  # 1: to be heard
        if not stream:
            return
        handle = ctypes.c_void_p(stream)
        self._library.pa_simple_write(handle, samples, ctypes.c_size_t(len(samples)), None)
        self._library.pa_simple_drain(handle, None)
        self._library.pa_simple_free(handle)


def find_back_end(
    platform: str = sys.platform,
    which: Callable[[str], str | None] = shutil.which,
    library: Callable[[str], str | None] = ctypes.util.find_library,
) -> BackEnd | None:
    """The first way that this system has; None: there is none."""
    if platform == "win32":
        return WindowsBackEnd()
    tools = (("afplay", ()),) if platform == "darwin" else _TOOLS
    for name, arguments in tools:
        if found := which(name):
            return ProcessBackEnd(found, arguments)
    if platform != "darwin" and (name := library("pulse-simple") or ""):
        with contextlib.suppress(OSError):
            return PulseBackEnd(ctypes.CDLL(name))
    return None


def system_back_end() -> BackEnd | None:
    """How this program is heard; without a screen nobody sits there to hear it."""
    return None if QGuiApplication.platformName() == "offscreen" else find_back_end()


class SoundPlayer(QObject):
    """Plays sounds as loud as the settings say; makes what is missing in the background."""

    def __init__(
        self,
        context: AppContext,
        back_end: BackEnd | None,
        folder: Path | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(context)
        self._context = context
        self._back_end = back_end
        self._folder = (folder or cache_folder()) / f"sounds-{_VERSION}"
        self._now = now
        self._last: dict[Sound, float] = {}
        self._asked: set[Path] = set()

    @property
    def available(self) -> bool:
        """Is there a way to be heard?"""
        return self._back_end is not None

    def prepare(self) -> None:
        """Make all files that will be needed, in the background, one after the other."""
        if self._back_end is not None and self._loudness(False):
            for soft in (False, True):
                for sound in Sound:
                    self._make(sound, self._loudness(soft))

    def play(self, sound: Sound, *, soft: bool = False) -> bool:
        """Play a sound, in a replay at half loudness; False: it is not heard (off, too soon, not made yet)."""
        loudness = self._loudness(soft)
        if self._back_end is None or not loudness:
            return False
        now = self._now()
        if now - self._last.get(sound, -1.0) < APART:
            return False
        file = self._file(sound, loudness)
        if not file.is_file():
            self._make(sound, loudness)
            return False
        self._last[sound] = now
        return self._back_end.play(file)

    def _loudness(self, soft: bool) -> float:
        return LEVELS[self._context.settings.told.sound] * (0.5 if soft else 1.0)

    def _file(self, sound: Sound, loudness: float) -> Path:
        return self._folder / f"{sound.value}-{round(loudness * 100)}.wav"

    def _make(self, sound: Sound, loudness: float) -> None:
        file = self._file(sound, loudness)
        if file in self._asked or file.is_file():
            return
        self._asked.add(file)
        self._context.background.run(lambda: write_atomically(file, wav_of(sound, loudness)), lambda _: None, _silent)


def _silent(_: Exception) -> None:
    """A cache that cannot be written only means silence."""
