"""The session that is played and the seat that looks at it: what the parts of a client share and nobody else sees."""

from __future__ import annotations

from collections.abc import Callable

from engine import api
from qtapp.session.view_models import RefusedDrag, TableChange


class OpenTable:
    """One session, one viewer, and the way of every outcome to the screen."""

    def __init__(
        self,
        session: api.Session,
        viewer: int,
        changed: Callable[[TableChange], None],
        refused: Callable[[RefusedDrag], None],
    ) -> None:
        self._changed = changed
        self._refused = refused
        self._sessions = self._changes = 0
        """So many were opened, and so much has happened: what was worked out before is not true any more."""
        self._view: tuple[object, api.SeatView] | None = None
        self.hands_are_open = False
        """May everybody look at what others hold?"""
        self._begin(session, viewer)

    def _begin(self, session: api.Session, viewer: int) -> None:
        self.session = session
        self.viewer = viewer
        self.face_down = 0
        """Who is asked while everybody's hands lie face down; 0: nobody. The viewer is an onlooker then."""
        self.previews = api.Previewer(session)
        self.notes = api.NamedNotes(session)

    def open(self, session: api.Session, viewer: int) -> None:
        """Go over to another session."""
        self._sessions += 1
        self._changes += 1
        self._begin(session, viewer)

    def look_as(self, viewer: int) -> None:
        """Let another seat look."""
        self._changes += 1
        self.viewer = viewer
        self.face_down = 0

    def ask_face_down(self, seat: int) -> None:
        """Ask somebody while nobody's hand is to be seen."""
        self._changes += 1
        self.viewer, self.face_down = 0, seat

    @property
    def asked(self) -> int:
        """Whose questions are asked here; 0: nobody's."""
        return self.viewer or self.face_down

    @property
    def moment(self) -> tuple[int, int, int]:
        """The same as long as the same seat is asked the same."""
        return self._sessions, self.session.table.stamp, self.asked

    @property
    def change(self) -> tuple[int, int, int, int]:
        """The same as long as nothing at all has happened, not even another mode."""
        return self._changes, *self.moment

    def knows(self, piece: str) -> bool:
        """Does the viewer know this piece? Where hands lie open, it is enough that somebody does."""
        one = self.session.table.pieces.get(piece)
        eyes = (2 << self.session.table.seats) - 1 if self.hands_are_open else 1 << self.viewer
        return one is not None and (not one.back or bool(one.seen_by & eyes))

    def view(self) -> api.SeatView:
        """The table as the viewer sees it."""
        if self._view is None or self._view[0] != self.change:
            self._view = (self.change, api.seat_view(self.session.table, self.viewer))
        return self._view[1]

    # ---- outcomes ------------------------------------------------------------------------------------------------

    def done(self, outcome: api.HistoryEntry | list[api.Refusal], kind: str) -> bool:
        """Something was tried: tell the screen what changed, or why it was refused."""
        if isinstance(outcome, api.HistoryEntry):
            self.notes.record(outcome)
            self.moved(kind, tuple(api.visible_ops(outcome.ops, self.viewer)))
            return True
        self.refuse(outcome)
        return False

    def moved(self, kind: str, steps: tuple[api.VisibleOp, ...]) -> None:
        """Tell the screen that the table has changed."""
        self._changes += 1
        self._changed(TableChange(kind, steps))

    def refuse(self, reasons: list[api.Refusal], grab: str = "", drop: str = "") -> None:
        """Tell the screen why something is not possible."""
        self._refused(RefusedDrag(grab, drop, tuple(reasons)))
