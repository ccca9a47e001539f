"""The client of a home at a table elsewhere: each of its seats has a mirror of its own, and one of them is in front."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine import api
from qtapp.session.client import SeatClient, TableChange
from qtapp.session.remote import RemoteLooker


class HomeClient(SeatClient):
    """Whoever sits down looks through the mirror of the own seat; behind the curtain nobody's hand is seen."""

    def __init__(self, session: api.MirrorSession, parent: QObject | None = None) -> None:
        super().__init__(session, session.viewer, parent, RemoteLooker)
        assert isinstance(self.looker, RemoteLooker)
        self.far_looker = self.looker
        self.mirrors: dict[int, api.MirrorSession] = {}
        self.far_looker.far_questions.mirrors = lambda: self.mirrors

    def seat_all(self, mirrors: dict[int, api.MirrorSession]) -> None:
        """These seats belong to this home, and no others."""
        self.mirrors = dict(mirrors)
        several = tuple(sorted(seat for seat in mirrors if seat))
        self.far_looker.far_controls.seats_here = several if len(several) > 1 else ()

    def set_viewer(self, viewer: int) -> None:
        """Let another seat of this home sit in front of the screen. It is the same game: nothing begins anew."""
        mirror = self.mirrors.get(viewer)
        if viewer == self.viewer or mirror is None or mirror is self.session:
            super().set_viewer(viewer)
            return
        self.looker.open_session(mirror, viewer)
        self.viewer_changed.emit(viewer)
        self.changed.emit(TableChange("seek", ()))

    def look_came(self, seat: int, kind: str, steps: tuple[api.VisibleOp, ...]) -> bool:
        """A look for one of the seats; False: it lies silently, as another one is in front."""
        if self.mirrors.get(seat, self.session) is not self.session:
            return False
        self.far_looker.moved(kind, steps if seat == self.viewer else ())
        return True
