"""Figures of the screen, each with its goal: what a person sees, hits and has to click."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One figure: as it is now, as it should be."""

    number: int
    name: str
    now: str
    goal: str
    met: bool
