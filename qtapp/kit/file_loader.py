"""Reading a stranger's files while the window goes on: each in a thread of its own, waited for only so long.

Not in the one worker that saves games: a file on a drive that does not answer must not hold up saving. A thread cannot
be stopped; one that takes too long is left behind, and the program ends without it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from engine import api

T = TypeVar("T")
SECONDS = 30.0


class FileTooSlow(Exception):
    """A file was not read in time; `message` says so in a sentence."""

    def __init__(self, message: api.Message) -> None:
        super().__init__(str(message))
        self.message = message


class FileLoader(QObject):
    """One for the whole program."""

    _ready = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seconds = SECONDS
        self._open: set[int] = set()
        self._count = 0
        self._ready.connect(self._hand_back, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Is somebody still waiting?"""
        return bool(self._open)

    def run(
        self, owner: QObject, work: Callable[[], T], done: Callable[[T], None], failed: Callable[[Exception], None]
    ) -> None:
        """Do `work` elsewhere, then call `done` or `failed` here, unless `owner` is gone by then."""
        self._count += 1
        number = self._count
        self._open.add(number)

        def answer(call: Callable[[], None]) -> None:
            if number in self._open:  # whichever comes first: the result or the end of the time
                self._open.discard(number)
                if isValid(owner):
                    call()

        def fail(error: Exception) -> None:
            answer(lambda: failed(error))

        def in_thread() -> None:
            try:
                result = work()
            except Exception as error:
                self._tell(partial(fail, error))
            else:
                self._tell(lambda: answer(lambda: done(result)))

        late = FileTooSlow(
            api.msg(
                "window.file_takes_too_long_to_read", "Reading the file takes too long. Copy it to this computer first."
            )
        )
        QTimer.singleShot(round(self.seconds * 1000), self, lambda: fail(late))
        Thread(target=in_thread, name="tarsas-file", daemon=True).start()

    def _tell(self, call: Callable[[], None]) -> None:
        if isValid(self):
            self._ready.emit(call)

    def _hand_back(self, call: Callable[[], None]) -> None:
        call()
