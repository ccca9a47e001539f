"""Which seats are played from elsewhere. (Seats of computer players are no persons': see `controls`.)"""

from __future__ import annotations


class SeatHolders:
    """The one answer to the question: does somebody at this screen hold this seat?"""

    def __init__(self) -> None:
        self._elsewhere: set[int] = set()

    def is_here(self, seat: int) -> bool:
        """Does somebody at this screen hold this seat? Only for them a curtain falls."""
        return seat not in self._elsewhere

    def set_elsewhere(self, seats: set[int]) -> None:
        """These seats, and no others, are held by phones."""
        self._elsewhere = set(seats)
