"""One measured figure."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FigureRow:
    """What was measured, what is wanted, and whether that is met."""

    number: int
    """As the design of the screen counts them; 0: a figure besides."""
    what: str
    now: str
    goal: str
    met: bool
