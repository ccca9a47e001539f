"""How strong a computer is that follows somebody, in the names of the levels."""

from __future__ import annotations

from engine.api import LEVEL_COUNT, Message, level_name, msg

_NEAR = 15
"""Hundredths of a level that make no difference."""


def pace_words(pace: int) -> Message:
    """A level, or that it is between two."""
    nearest = max(1, round(pace / 100))
    if pace < 100 - _NEAR:
        return msg("players.below_the_first_level", "easier than {level}", level=level_name(1))
    if abs(pace - 100 * nearest) <= _NEAR or pace >= 100 * LEVEL_COUNT:
        return level_name(nearest)
    low = pace // 100
    return msg("players.between_levels", "between {low} and {high}", low=level_name(low), high=level_name(low + 1))
