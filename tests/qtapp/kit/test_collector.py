"""Garbage is found, and what a worker was given is let go, in the window's thread only.

A worker that destroyed a widget would end the program.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from threading import Event, Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from qtapp.app import application
from qtapp.kit.wait.background import _Queue
from qtapp.kit.wait.collector import WindowThreadCollector
from tests.qtapp.waiting import wait_for


class Ring(QObject):
    """Holds itself, so that only a search finds it."""

    def __init__(self, lost: list[Thread]) -> None:
        super().__init__()
        self.itself = self
        self._lost = lost

    def __del__(self) -> None:
        self._lost.append(current_thread())


@pytest.fixture
def low_limits() -> Iterator[None]:
    limits = gc.get_threshold()
    gc.set_threshold(50, 2, 2)
    yield
    gc.set_threshold(*limits)


def ask_for_much() -> None:
    kept = [[number] for number in range(20_000)]
    assert len(kept) == 20_000


def test_a_worker_finds_no_garbage_and_the_window_does(low_limits: None) -> None:
    collector = application().findChild(WindowThreadCollector)
    assert isinstance(collector, WindowThreadCollector)
    lost: list[Thread] = []
    Ring(lost)
    worker = Thread(target=ask_for_much)
    worker.start()
    worker.join()
    assert lost == []
    for _ in range(20):
        ask_for_much()
        collector.look()
    assert lost == [main_thread()]


def test_it_is_looked_for_again_and_again(low_limits: None, qtbot: QtBot) -> None:
    application()
    lost: list[Thread] = []
    Ring(lost)

    def found() -> bool:
        ask_for_much()
        return bool(lost)

    wait_for(qtbot, found)


class Held:
    """Tells in which thread it is let go."""

    def __init__(self, lost: list[Thread]) -> None:
        self._lost = lost

    def __del__(self) -> None:
        self._lost.append(current_thread())


def test_what_a_worker_was_given_is_let_go_in_the_windows_thread() -> None:
    """Also if the window has used the result before the worker has said that it is there."""
    queue = _Queue()
    lost: list[Thread] = []

    def give() -> None:
        held = [Held(lost) for _ in range(3)]

        def work() -> Callable[[], None]:
            assert held[0]
            return lambda: result.append(held[1])

        assert queue.put(work)

    def tell() -> None:
        """The window is faster than the worker: it takes all of it while the worker is still telling."""
        is_there.set()
        assert is_taken.wait(10)

    result: list[Held] = []
    is_there, is_taken = Event(), Event()
    give()
    worker = Thread(target=queue.work, args=(tell,))
    worker.start()
    assert is_there.wait(10)
    done = queue.results.popleft()
    call, _piece = done.take()
    call()
    del call, _piece
    result.clear()
    is_taken.set()
    queue.close(10)
    worker.join(10)
    assert lost == [main_thread()] * 3
