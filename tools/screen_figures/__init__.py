"""Figures of the screen, each with its goal: what a person sees, hits and has to click.

Each module measures some of them, case by case: `CASES` names the cases (a game, a size of the window, a language),
`measure(case)` finds plain JSON data for one of them, `figures(found)` makes rows of the data of all cases.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Found = dict[str, Any]
"""What was measured, by case."""


@dataclass(frozen=True)
class Figure:
    """One figure: as it is now, as it should be."""

    number: int
    name: str
    now: str
    goal: str
    met: bool
