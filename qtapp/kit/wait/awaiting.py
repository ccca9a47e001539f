"""asyncio inside Qt's loop: no task outlives it, and in tests it goes on whenever Qt handles events."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import qasync  # type: ignore[import-untyped]  # ships no types
from PySide6.QtWidgets import QApplication


@contextmanager
def awaiting(app: QApplication) -> Iterator[asyncio.AbstractEventLoop]:
    """As long as this holds, tasks of the loop go on whenever Qt handles events. At the end none is left."""
    loop = _loop(app)
    asyncio._set_running_loop(loop)
    try:
        yield loop
    finally:
        end_tasks(app, loop)


def end_tasks(app: QApplication, loop: asyncio.AbstractEventLoop) -> None:
    """Let every task of a loop come to its end: one that is torn down with the interpreter may still call Qt."""
    asyncio._set_running_loop(loop)
    try:
        while tasks := asyncio.all_tasks(loop):
            for task in tasks:
                task.cancel()
            app.processEvents()
    finally:
        asyncio._set_running_loop(None)


@cache
def _loop(app: QApplication) -> asyncio.AbstractEventLoop:
    """The one loop of an application. It is never closed: qasync would end Qt's loop with it, for good."""
    made: asyncio.AbstractEventLoop = qasync.QEventLoop(app, already_running=True)
    return made
