"""The one object between engine and screen: answers and acts go in, filtered views and changes come out.

Whatever is drawn, listed or spoken comes from here, for one viewer; nothing else of the window sees a table. Readers
take the part that they need: questions, actions, history or names.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from engine import api
from qtapp.session.actions import SeatActions
from qtapp.session.controls import SeatControls
from qtapp.session.history import SeatHistory
from qtapp.session.names import HistoryNames, SeatNames
from qtapp.session.open_table import OpenTable
from qtapp.session.questions import SeatQuestions
from qtapp.session.told import SeatTold
from qtapp.session.view_models import AdjustableCount, ChosenItem, LogSentence, OptionItem, RefusedDrag, TableChange

__all__ = [
    "AdjustableCount",
    "ChosenItem",
    "HistoryNames",
    "LogSentence",
    "OptionItem",
    "RefusedDrag",
    "SeatClient",
    "TableChange",
]


class SeatClient(QObject):
    """The session that is being played, for the seat in front of the screen. All of it is quick."""

    changed = Signal(object)
    """TableChange: redraw from `view()`; animate from its steps if wanted."""
    refused = Signal(object)
    """RefusedDrag: show the why-not card."""
    drafted = Signal(tuple)
    """What has been chosen of a question over items so far, on the table or elsewhere."""
    answered_by_itself = Signal(object)
    """Message: a question had nothing to be decided and was answered without asking."""
    viewer_changed = Signal(int)
    """Another seat sits in front of the screen."""
    replaced = Signal()
    """Another session was opened."""

    def __init__(self, session: api.Session, viewer: int = 1, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open = OpenTable(session, viewer, self.changed.emit, self.refused.emit)
        self._blueprint: tuple[api.Session, api.Blueprint] | None = None
        self.names = SeatNames(self._open)
        self.questions = SeatQuestions(self._open, self.names, self.drafted.emit, self.answered_by_itself.emit)
        self.actions = SeatActions(self._open)
        self.controls = SeatControls(self._open)
        self.history = SeatHistory(self._open)
        self.told = SeatTold(self._open)

    # ---- who plays what ------------------------------------------------------------------------------------------

    @property
    def session(self) -> api.Session:
        """The session itself, to be saved. Never draw from its table."""
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
        """The seat in front of the screen; 0: an onlooker, who sees only what everybody sees."""
        return self._open.viewer

    def open_session(self, session: api.Session, viewer: int = 1) -> None:
        """Go over to another session."""
        self._open.open(session, viewer)
        self.replaced.emit()
        self.changed.emit(TableChange("replaced", ()))

    def set_viewer(self, viewer: int) -> None:
        """Let another seat sit in front of the screen."""
        if viewer != self.viewer:
            self._open.look_as(viewer)
            self.viewer_changed.emit(viewer)
            self.questions.by_itself.go_on()

    # ---- the table -----------------------------------------------------------------------------------------------

    def view(self) -> api.SeatView:
        """The table as the viewer sees it."""
        return self._open.view()

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
