"""What a window shows once nothing in it is on its way: no flight, no timer of a moment, no picture still unpainted."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QAbstractAnimation, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from qtapp.board.view import TableView

_MOMENT = 1000
"""Milliseconds: a timer that fires sooner finishes what was begun; a later one only takes something away again."""
_TURNS = 5
"""Turns of the loop: what is laid out in one is refreshed, and painted, in another."""
_PATIENCE = 60_000


def is_at_rest(widget: QWidget) -> bool:
    """Is everything that was begun in a window finished?"""
    views = cast(list[TableView], widget.findChildren(TableView))
    timers = cast(list[QTimer], widget.findChildren(QTimer))
    motions = cast(list[QAbstractAnimation], widget.findChildren(QAbstractAnimation))
    return (
        not any(timer.isActive() and timer.interval() < _MOMENT for timer in timers)
        and not any(motion.state() == QAbstractAnimation.State.Running for motion in motions)
        and all(view.table.settled for view in views if view.isVisible())
    )


def come_to_rest(widget: QWidget) -> None:
    """Let a window finish what was begun, however long that takes."""
    for _ in range(_PATIENCE // 5):
        for _ in range(_TURNS):
            QApplication.processEvents()
        if is_at_rest(widget):
            return
        QTest.qWait(5)
    raise AssertionError("the window never came to rest")


def picture_at_rest(widget: QWidget) -> QImage:
    """What a window shows once it is at rest."""
    while True:
        come_to_rest(widget)
        picture = widget.grab().toImage()  # painting it may ask for what was never painted
        come_to_rest(widget)
        if widget.grab().toImage() == picture:
            return picture
