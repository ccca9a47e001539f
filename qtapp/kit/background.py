"""Work off the window's thread: one piece after the other, results handed back in the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal

T = TypeVar("T")


class Background(QObject):
    """A single worker, so that what was given first is done first."""

    _ready = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="tarsas")
        self._open = 0
        self._ready.connect(self._hand_back, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Is something still being done or handed back?"""
        return self._open > 0

    def run(
        self, work: Callable[[], T], done: Callable[[T], None], failed: Callable[[Exception], None] | None = None
    ) -> None:
        """Do `work` elsewhere, then call `done` with its result (or `failed` with what went wrong) here."""
        self._open += 1

        def finished(future: Future[T]) -> None:
            def hand_back() -> None:
                error = future.exception()
                if error is None:
                    done(future.result())
                elif failed is not None and isinstance(error, Exception):
                    failed(error)
                else:
                    raise error

            self._ready.emit(hand_back)

        self._worker.submit(work).add_done_callback(finished)

    def _hand_back(self, call: Callable[[], None]) -> None:
        self._open -= 1
        call()

    def drain(self) -> None:
        """Wait until everything that was given so far is done (its results are handed back later)."""
        self._worker.submit(lambda: None).result()

    def close(self) -> None:
        """Finish what was begun; nothing is taken on any more."""
        self._worker.shutdown(wait=True)
