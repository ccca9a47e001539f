"""Places that every seat has one of: `HAND = own("hand")`, then `HAND[seat]`.

Rules name these places several times in every answer, so their ids are made once and not anew each time.
"""

from __future__ import annotations

MOST_SEATS = 8


def own(name: str) -> dict[int, str]:
    """The ids of a place of each seat, by seat. Seat 0 is nobody: there is no such place, but it may be asked for."""
    return {seat: f"seat.{seat}.{name}" for seat in range(MOST_SEATS + 1)}
