"""Which seats are played from elsewhere. (Seats of computer players are no persons': see `controls`.)"""

from __future__ import annotations


class SeatHolders:
    """The one answer to the question: does somebody at this screen hold this seat?"""

    def __init__(self) -> None:
        self._elsewhere: set[int] = set()
        self._asleep: set[int] = set()

    def is_here(self, seat: int) -> bool:
        """Does somebody at this screen hold this seat? Only for them a curtain falls."""
        return seat not in self._elsewhere

    def is_asleep(self, seat: int) -> bool:
        """Is it held by a device that does not answer just now?"""
        return seat in self._asleep

    def set_elsewhere(self, seats: set[int], asleep: set[int] | None = None) -> None:
        """These seats, and no others, are held by devices; some of those sleep."""
        self._elsewhere, self._asleep = set(seats), set(asleep or ())
