"""The four ways to play, by which a new game begins."""

from __future__ import annotations

from enum import Enum


class Way(Enum):
    """Each is remembered by its value."""

    ALONE = "alone"
    """One person; computer players hold the other seats."""
    TOGETHER = "together"
    """Several people around this screen."""
    PHONES = "phones"
    """Several people whose hands are on their phones."""
    LEARN = "learn"
    """No game but a lesson."""
