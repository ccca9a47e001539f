"""How a game ended for the first time, and whether what is shown was only tried afterwards."""

from __future__ import annotations

from engine import api
from qtapp.session.open_table import OpenTable


class FirstEnd:
    """The first end of the session that is open."""

    def __init__(self, table: OpenTable) -> None:
        self._open = table

    def entry(self) -> api.HistoryEntry | None:
        """With which entry the game ended: that stays its result. None: it never has."""
        return api.first_end(self._open.session)

    def result(self) -> api.GameResult | None:
        """How it ended then."""
        return api.first_result(self._open.session)

    def is_left(self) -> bool:
        """Is what is shown only tried, after the game has ended on another line?"""
        return api.is_tried_after_end(self._open.session)


class UnknownEnd(FirstEnd):
    """Of a game that is played elsewhere: there it is known, here only what was seen of it."""

    def entry(self) -> api.HistoryEntry | None:
        """Unknown."""
        return None

    def result(self) -> api.GameResult | None:
        """Unknown."""
        return None

    def is_left(self) -> bool:
        """The other table says what it shows."""
        return False
