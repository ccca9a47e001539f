"""Asking somebody while everybody's hands lie face down: what everybody may read needs no curtain."""

from __future__ import annotations

from engine import api
from qtapp.session.open_table import OpenTable


class FaceDown:
    """Who is asked in that way. The viewer is an onlooker then, so that nothing can be told of any hand."""

    def __init__(self, table: OpenTable) -> None:
        self._open = table
        self._found: tuple[object, bool] | None = None

    @property
    def seat(self) -> int:
        """Who is asked while all hands lie face down; 0: nobody."""
        return self._open.face_down

    @property
    def asked(self) -> int:
        """Whose questions are asked here: the viewer's, or those of somebody whose hand lies face down; 0: nobody's."""
        return self._open.asked

    def ask(self, seat: int) -> None:
        """Ask somebody while nobody's hand is to be seen."""
        self._open.ask_face_down(seat)

    def is_possible(self, seat: int) -> bool:
        """Does nothing that a seat is asked now depend on what it holds, or tell of it?"""
        session = self._open.session
        moment = (*self._open.change[:3], seat)
        if self._found is None or self._found[0] != moment:
            pending = next((one for one in session.pending() if one.question.seat == seat), None)
            seen = api.seat_view(session.table, 0)
            self._found = (moment, pending is not None and api.can_be_asked_openly(session, pending, seen))
        return self._found[1]


class NeverFaceDown(FaceDown):
    """Where each of a home has a mirror of their own: none of these is an onlooker's."""

    def is_possible(self, seat: int) -> bool:
        """Never."""
        return False
