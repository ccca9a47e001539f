"""Saying something to a screen reader without moving the keyboard."""

from __future__ import annotations

import ctypes
import sys

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_SPI_GET_SCREEN_READER = 0x0046


def announce(widget: QWidget, words: str) -> None:
    """Let a screen reader say something when it has said what it is saying."""
    if words:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def is_reader_on() -> bool:
    """Does somebody listen to a screen reader? Windows says so itself: there other programs than readers ask, too."""
    if sys.platform != "win32":
        return QAccessible.isActive()
    found = ctypes.c_int(0)
    ctypes.windll.user32.SystemParametersInfoW(_SPI_GET_SCREEN_READER, 0, ctypes.byref(found), 0)
    return bool(found.value)
