"""Who holds a seat: somebody at this screen, a computer player, or a phone."""

from __future__ import annotations

from enum import Enum


class SeatHolder(Enum):
    """From where a seat is played."""

    TABLE = "table"
    COMPUTER = "computer"
    PHONE = "phone"


class SeatHolders:
    """The one answer to the question: does somebody at this screen hold this seat?"""

    def __init__(self) -> None:
        self._holders: dict[int, SeatHolder] = {}

    def holder(self, seat: int) -> SeatHolder:
        """Who holds a seat; whoever has not said otherwise sits at the table."""
        return self._holders.get(seat, SeatHolder.TABLE)

    def is_here(self, seat: int) -> bool:
        """Does somebody at this screen hold this seat? Only for them a curtain falls."""
        return self.holder(seat) is SeatHolder.TABLE

    def give(self, seat: int, holder: SeatHolder) -> None:
        """From now on somebody else holds a seat."""
        self._holders[seat] = holder

    def take_back(self, holder: SeatHolder) -> None:
        """All seats of one kind of holders are the table's again."""
        self._holders = {seat: one for seat, one in self._holders.items() if one is not holder}
