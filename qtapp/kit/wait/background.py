"""Work off the window's thread: one piece after the other, results handed back in the window's thread."""

from __future__ import annotations

import atexit
import contextlib
import weakref
from collections import deque
from collections.abc import Callable
from functools import cache
from queue import SimpleQueue
from threading import Condition, Thread
from time import monotonic
from typing import TypeVar, cast

from PySide6.QtCore import QObject, Qt, Signal, Slot

T = TypeVar("T")
_Work = Callable[[], Callable[[], None]]
"""Does the work and gives back what is to be called with its result."""
PATIENCE = 5.0
"""Seconds that the end of the program waits for work that does not end."""


class _Bell(QObject):
    """Rung by workers when something is ready.

    It is never destroyed: a worker that held the last reference to an object of Qt would destroy it in its own thread,
    while the window's thread delivers events to it.
    """

    rung = Signal()


@cache
def _bell() -> _Bell:
    return _Bell()


class Background(QObject):
    """A single worker, so that what was given first is done first. One that never ends keeps nobody from leaving."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue = _Queue()
        self._open = 0
        self._bell = _bell()
        self._bell.rung.connect(self._hand_back, Qt.ConnectionType.QueuedConnection)
        self._worker: Thread | None = None
        _ALL.add(self._queue)
        weakref.finalize(self, self._queue.close, 0).atexit = False

    def _begin(self) -> Thread:
        bell = self._bell

        def tell() -> None:
            with contextlib.suppress(RuntimeError):  # the program is gone already
                bell.rung.emit()

        # A thread that is no daemon would be waited for without end when the interpreter goes.
        worker = Thread(target=self._queue.work, args=(tell,), name="tarsas", daemon=True)
        worker.start()
        return worker

    @property
    def busy(self) -> bool:
        """Is something still being done or handed back?"""
        return self._open > 0

    def run(
        self, work: Callable[[], T], done: Callable[[T], None], failed: Callable[[Exception], None] | None = None
    ) -> None:
        """Do `work` elsewhere, then call `done` with its result (or `failed` with what went wrong) here."""

        def piece() -> Callable[[], None]:
            try:
                result = work()
            except BaseException as error:  # whatever it is, it is raised where somebody can see it
                return _failure(error, failed)
            return lambda: done(result)

        if self._queue.put(piece):
            self._open += 1
            self._worker = self._worker or self._begin()

    @Slot()  # known to Qt by its name: one that is looked up at the call may be gone with its object
    def _hand_back(self) -> None:
        queue: _Queue | None = vars(self).get("_queue")
        if queue is None:
            return  # the collector has taken it apart, and Qt's half of it, which has a parent, is called a last time
        while queue.results:
            call, piece = queue.results.popleft().take()
            self._open -= 1
            call()
            del call, piece

    def settle(self, seconds: float) -> bool:
        """Wait until everything that was given so far is done and handed back; False: it takes longer."""
        done = self._queue.wait(seconds)
        self._hand_back()
        return done

    def close(self, seconds: float = PATIENCE) -> None:
        """Finish what was begun, but wait for it no longer than this; nothing is taken on any more."""
        self._queue.close(seconds)


def _failure(error: BaseException, failed: Callable[[Exception], None] | None) -> Callable[[], None]:
    def call() -> None:
        if failed is None or not isinstance(error, Exception):
            raise error
        failed(error)

    return call


class _Done:
    """A piece of work that was done, and what is to be called with its result.

    Both may hold the last reference to a widget. So the worker keeps neither: it holds only this, and the window takes
    them out of it.
    """

    def __init__(self, piece: _Work) -> None:
        self._held: list[Callable[[], object]] = [piece]

    def do(self) -> None:
        """In the worker."""
        self._held.append(cast(_Work, self._held[0])())

    def take(self) -> tuple[Callable[[], object], Callable[[], object]]:
        """In the window's thread: what is to be called, and what was done."""
        piece, call = self._held
        self._held.clear()
        return call, piece


class _Queue:
    """What the worker and the window share. It knows nothing of Qt, so the worker keeps no window alive."""

    def __init__(self) -> None:
        self.results: deque[_Done] = deque()
        self._pieces: SimpleQueue[_Done | None] = SimpleQueue()
        self._undone = 0
        self._closed = self._at_work = False
        self._changed = Condition()

    def put(self, piece: _Work) -> bool:
        with self._changed:
            if self._closed:
                return False
            self._undone += 1
        self._pieces.put(_Done(piece))
        return True

    def work(self, tell: Callable[[], None]) -> None:
        self._at_work = True
        while (next_ := self._pieces.get()) is not None:
            next_.do()
            self.results.append(next_)
            with self._changed:
                self._undone -= 1
                self._changed.notify_all()
            tell()
        with self._changed:
            self._at_work = False
            self._changed.notify_all()

    @property
    def is_busy(self) -> bool:
        """Is something undone, or about to be told?"""
        return self._undone > 0 or (self._closed and self._at_work)

    def wait(self, seconds: float) -> bool:
        with self._changed:
            return self._changed.wait_for(lambda: not self._undone, seconds)

    def close(self, seconds: float) -> bool:
        """Take nothing on any more and wait for the worker's end: one that has done its work may still be about to tell
        so, and Qt may be gone by then. False: it takes longer.
        """
        with self._changed:
            closed, self._closed = self._closed, True
        if closed:
            return not self._at_work  # who is told twice does not wait twice for what hangs
        self._pieces.put(None)
        with self._changed:
            return self._changed.wait_for(lambda: not self._undone and not self._at_work, seconds)


_ALL: weakref.WeakSet[_Queue] = weakref.WeakSet()


def is_anybody_at_work() -> bool:
    """Is any worker in the middle of something? It may be painting, with a Qt that must not be gone by then."""
    return any(queue.is_busy for queue in list(_ALL))


@atexit.register
def _close_all() -> None:
    """What was begun is finished before the interpreter goes; what hangs is left."""
    until = monotonic() + PATIENCE
    for queue in list(_ALL):
        queue.close(max(0.0, until - monotonic()))
