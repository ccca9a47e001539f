"""Clients that go along with another one on the same table, with eyes of their own; nothing is done through them."""

from __future__ import annotations

from engine import api
from qtapp.session.client import SeatClient
from qtapp.session.looker import SeatLooker
from qtapp.session.view_models import TableChange

ONLOOKER = 0


class OnlookerLooker(SeatLooker):
    """Sees what everybody sees, for good: nobody can give it other eyes, and open hands are not open to it."""

    def open_session(self, session: api.Session, viewer: int = ONLOOKER) -> None:
        super().open_session(session, ONLOOKER)

    def look_as(self, viewer: int) -> None:
        """Eyes of a seat are not to be had here."""

    @property
    def hands_are_open(self) -> bool:
        return False

    @hands_are_open.setter
    def hands_are_open(self, wanted: bool) -> None:
        """What is in a hand stays there."""


class FollowingClient(SeatClient):
    """The session of another client through the eyes of a viewer of its own. Nothing can be done here."""

    def __init__(self, leader: SeatClient, viewer: int, looker: type[SeatLooker] = SeatLooker) -> None:
        super().__init__(leader.session, viewer, leader, looker)
        self.leader = leader
        self.questions.is_silent = True
        leader.changed.connect(self._follow)

    def _follow(self, change: TableChange) -> None:
        if self.session is not self.leader.session:
            self.open_session(self.leader.session, min(self.viewer, len(self.leader.players)))
        else:
            self.history.follow(change.kind)


class OnlookerClient(FollowingClient):
    """An onlooker who stays one: for a screen that everybody looks at."""

    def __init__(self, leader: SeatClient) -> None:
        super().__init__(leader, ONLOOKER, OnlookerLooker)
        self.controls.holders = leader.controls.holders  # whose device sleeps is no secret

    def set_viewer(self, viewer: int) -> None:
        """It has no other eyes."""
