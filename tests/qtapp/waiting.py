"""Waiting for what a test needs, never for a time: a busy computer takes longer, a fast one need not idle."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

LIMIT = 60_000
"""Milliseconds after which nothing will come any more, however busy the computer is."""

_PUT_OFF = 60
"""A timer of at most so many milliseconds that rings once puts off laying things out, so that it is done once."""

_FRAME = 10
"""Qt paints five milliseconds after it was asked to: what was asked for is painted before a timer of ten rings."""


def wait_for(qtbot: QtBot, condition: Callable[[], bool | None]) -> None:
    """Until this holds, or, if it asserts something, until it raises nothing."""
    qtbot.waitUntil(condition, timeout=LIMIT)


def settle(qtbot: QtBot, window: QObject) -> None:
    """Until nothing in this window is put off any more: everything has its place, as somebody would find it."""

    def nothing_is_put_off() -> bool:
        qtbot.wait(_FRAME)
        timers = cast(list[QTimer], window.findChildren(QTimer))
        return not any(timer.isActive() and _is_short(timer) for timer in timers)

    wait_for(qtbot, nothing_is_put_off)


def _is_short(timer: QTimer) -> bool:
    return timer.isSingleShot() and timer.interval() <= _PUT_OFF


def outlast(qtbot: QtBot, milliseconds: int) -> None:
    """Until a timer has rung that is started now and takes twice as long: one of so many milliseconds that runs already
    has rung before it, on the busiest computer.
    """
    qtbot.wait(2 * milliseconds)
