"""What one viewer of a session sees, is asked and is told. Without Qt: a window holds one, and so does every phone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import api
from qtapp.session.actions import SeatActions
from qtapp.session.controls import SeatControls
from qtapp.session.history import SeatHistory
from qtapp.session.names import SeatNames
from qtapp.session.open_table import OpenTable
from qtapp.session.questions import SeatQuestions
from qtapp.session.story import SeatStory
from qtapp.session.told import SeatTold
from qtapp.session.view_models import RefusedDrag, TableChange


def _nobody(_: Any) -> None:
    """Whoever only reads need not listen."""


class SeatLooker:
    """One session as one viewer knows it. All of it is quick; readers take the part that they need."""

    def __init__(
        self,
        session: api.Session,
        viewer: int = 1,
        *,
        changed: Callable[[TableChange], None] = _nobody,
        refused: Callable[[RefusedDrag], None] = _nobody,
        drafted: Callable[[tuple[Any, ...]], None] = _nobody,
        answered_by_itself: Callable[[api.Message], None] = _nobody,
    ) -> None:
        self._open = OpenTable(session, viewer, changed, refused)
        self._blueprint: tuple[api.Session, api.Blueprint] | None = None
        self.names = SeatNames(self._open)
        self.questions = SeatQuestions(self._open, self.names, drafted, answered_by_itself)
        self.actions = SeatActions(self._open)
        self.controls = SeatControls(self._open)
        self.history = SeatHistory(self._open)
        self.told = SeatTold(self._open)
        self.story = SeatStory(self._open, self.told)

    # ---- who plays what ------------------------------------------------------------------------------------------

    @property
    def session(self) -> api.Session:
        """The session itself. Never draw from its table."""
        return self._open.session

    @property
    def game(self) -> api.Game:
        """The game that is played."""
        return self.session.game

    @property
    def settings(self) -> Mapping[str, int]:
        """The options that were chosen for this game."""
        return self.session.settings

    @property
    def blueprint(self) -> api.Blueprint:
        """The places, pieces and kinds of this table, as they were before anybody moved."""
        session = self.session
        if self._blueprint is None or self._blueprint[0] is not session:
            people = sum(not player.is_automa for player in session.players)
            self._blueprint = (session, session.game.blueprint(people, session.settings))
        return self._blueprint[1]

    @property
    def players(self) -> tuple[api.Player, ...]:
        """Who sits at the table, the automas too."""
        return self.session.players

    def player_seats(self) -> list[int]:
        """The seats where persons sit."""
        return self.controls.people()

    @property
    def viewer(self) -> int:
        """Whose eyes these are; 0: an onlooker's, who sees only what everybody sees."""
        return self._open.viewer

    def open_session(self, session: api.Session, viewer: int = 1) -> None:
        """Go over to another session."""
        self._open.open(session, viewer)

    def look_as(self, viewer: int) -> None:
        """Let another seat look."""
        self._open.look_as(viewer)

    def happened(self, entry: api.HistoryEntry) -> None:
        """Somebody elsewhere has given an answer: write it down and tell what changed."""
        self._open.done(entry, "answer")

    def went(self, kind: str) -> None:
        """Somebody elsewhere went back or forth in the history."""
        self._open.moved(kind, ())

    # ---- the table -----------------------------------------------------------------------------------------------

    def view(self) -> api.SeatView:
        """The table as the viewer sees it."""
        return self._open.view()

    @property
    def hands_are_open(self) -> bool:
        """May everybody look at what others hold?"""
        return self._open.hands_are_open

    @hands_are_open.setter
    def hands_are_open(self, wanted: bool) -> None:
        self._open.hands_are_open = wanted

    def open_hand(self, seat: int) -> list[tuple[str, api.PieceView]]:
        """What a seat holds, each thing with its place; nothing, unless everybody may look."""
        if not self.hands_are_open:
            return []
        closed = (api.Visibility.HAND, api.Visibility.SECRET)
        held = {place.id for place in self.blueprint.places if place.owner == seat and place.visibility in closed}
        places = api.seat_view(self.session.table, seat).places
        return [(name, piece) for name in sorted(held & set(places)) for piece in places[name].pieces if piece.known]

    @property
    def mode(self) -> api.PlayMode:
        """Strict or sandbox."""
        return self.session.mode

    @property
    def is_over(self) -> bool:
        """Is there nothing left to be asked?"""
        return self.session.is_over

    def status(self) -> api.Message:
        """Where the game stands: its round, its phase."""
        return self.game.status(self.session.table)

    def result(self) -> api.GameResult:
        """The score sheet as it is now."""
        return self.game.result(self.session.table)

    def has_secrets(self, seat: int) -> bool:
        """Does anything lie before this seat that the others must not see? An empty hand is no secret."""
        closed = (api.Visibility.HAND, api.Visibility.SECRET)
        return any(
            place.owner == seat and place.visibility in closed and (place.pieces or any(place.counts.values()))
            for place in self.session.table.places.values()
        )
