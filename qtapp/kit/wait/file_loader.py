"""Reading a stranger's files while the window goes on: each in a thread of its own, waited for only so long.

Not in the one worker that saves games: a file on a drive that does not answer must not hold up saving. A thread cannot
be stopped; one that takes too long is left behind, and the program ends without it. Those that are about to be ready
are waited for: they paint and tell with Qt, which must not be gone by then.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from threading import Lock, Thread
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from engine import api

T = TypeVar("T")
SECONDS = 30.0
PATIENCE = 2.0
"""Seconds that the end of the program waits for files that are being read."""
_READING = api.msg(
    "window.file_takes_too_long_to_read", "Reading the file takes too long. Copy it to this computer first."
)


class FileTooSlow(Exception):
    """A file was not read (or made) in time; `message` says so in a sentence."""

    def __init__(self, message: api.Message) -> None:
        super().__init__(str(message))
        self.message = message


class FileLoader(QObject):
    """One for the whole program.

    Whoever waits is remembered here, in the window's thread, and a thread knows only the number of its work: one that
    held the last reference to a widget would destroy it in the wrong place.
    """

    _ready = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seconds = SECONDS
        self._waiting: dict[int, tuple[QObject, Callable[[Any], None], Callable[[Exception], None]]] = {}
        self._count = 0
        self._threads: list[Thread] = []
        self._lock = Lock()
        self._closed = False
        self._ready.connect(self._hand_back, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Is somebody still waiting?"""
        return bool(self._waiting)

    def run(
        self,
        owner: QObject,
        work: Callable[[], T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        late: api.Message | None = _READING,
    ) -> None:
        """Do `work` elsewhere, then call `done` or `failed` here, unless `owner` is gone by then. `late` says why it
        was given up; None: whoever asked keeps the time, and knows how to ask again.
        """
        self._count += 1
        number = self._count
        self._waiting[number] = (owner, done, failed)
        if late is not None:
            end = partial(self._hand_back, number, _Failure(FileTooSlow(late)))
            QTimer.singleShot(round(self.seconds * 1000), self, end)
        thread = Thread(target=self._work, args=(number, work), name="tarsas-file", daemon=True)
        self._threads = [*(one for one in self._threads if one.is_alive()), thread]
        thread.start()

    def _work(self, number: int, work: Callable[[], object]) -> None:
        try:
            outcome = work()
        except Exception as error:
            outcome = _Failure(error)
        with self._lock:
            if not self._closed and isValid(self):
                self._ready.emit(number, outcome)

    def close(self, seconds: float = PATIENCE) -> bool:
        """Nobody is told anything any more; wait for those at work, but no longer than this. False: some work on."""
        with self._lock:
            self._closed = True
        until = monotonic() + seconds
        for thread in self._threads:
            thread.join(max(0.0, until - monotonic()))
        return not any(thread.is_alive() for thread in self._threads)

    def _hand_back(self, number: int, outcome: object) -> None:
        """Whichever comes first: the result or the end of the time."""
        owner, done, failed = self._waiting.pop(number, (None, None, None))
        if owner is None or done is None or failed is None or not isValid(owner):
            return
        if isinstance(outcome, _Failure):
            failed(outcome.error)
        else:
            done(outcome)


@dataclass(frozen=True)
class _Failure:
    """What came of work that went wrong."""

    error: Exception
