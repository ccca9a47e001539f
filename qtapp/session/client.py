"""The one object between engine and screen: answers and acts go in, filtered views and changes come out.

Whatever is drawn, listed or spoken comes from here, for one viewer; nothing else of the window sees a table. Readers
take the part that they need: questions, actions, history or names.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from engine import api
from qtapp.session.looker import SeatLooker
from qtapp.session.names import HistoryNames
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
    """The session that is being played, for the seat in front of the screen: a looker that tells the window."""

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

    def __init__(
        self,
        session: api.Session,
        viewer: int = 1,
        parent: QObject | None = None,
        looker: type[SeatLooker] = SeatLooker,
    ) -> None:
        super().__init__(parent)
        self.looker = looker(
            session,
            viewer,
            changed=self.changed.emit,
            refused=self.refused.emit,
            drafted=self.drafted.emit,
            answered_by_itself=self.answered_by_itself.emit,
        )
        self.names = self.looker.names
        self.questions = self.looker.questions
        self.actions = self.looker.actions
        self.history = self.looker.history
        self.told = self.looker.told
        self.story = self.looker.story
        self.controls = self.looker.controls

    # ---- who plays what ------------------------------------------------------------------------------------------

    @property
    def session(self) -> api.Session:
        """The session itself, to be saved. Never draw from its table."""
        return self.looker.session

    @property
    def game(self) -> api.Game:
        """The game that is played."""
        return self.looker.game

    @property
    def settings(self) -> Mapping[str, int]:
        """The options that were chosen for this game."""
        return self.looker.settings

    @property
    def blueprint(self) -> api.Blueprint:
        """The places, pieces and kinds of this table, as they were before anybody moved."""
        return self.looker.blueprint

    @property
    def players(self) -> tuple[api.Player, ...]:
        """Who sits at the table, the automas too."""
        return self.looker.players

    def player_seats(self) -> list[int]:
        """The seats where persons sit."""
        return self.looker.player_seats()

    @property
    def viewer(self) -> int:
        """The seat in front of the screen; 0: an onlooker, who sees only what everybody sees."""
        return self.looker.viewer

    def open_session(self, session: api.Session, viewer: int = 1) -> None:
        """Go over to another session."""
        self.looker.open_session(session, viewer)
        self.replaced.emit()
        self.changed.emit(TableChange("replaced", ()))

    def set_viewer(self, viewer: int) -> None:
        """Let another seat sit in front of the screen."""
        if viewer != self.viewer or self.face_down:
            self.looker.look_as(viewer)
            self.viewer_changed.emit(viewer)
            self.questions.by_itself.go_on()

    @property
    def asked(self) -> int:
        """Whose questions are asked here: the viewer's, or those of somebody whose hand lies face down; 0: nobody's."""
        return self.questions.face_down.asked

    @property
    def face_down(self) -> int:
        """Who is asked while everybody's hands lie face down; 0: nobody."""
        return self.questions.face_down.seat

    def ask_face_down(self, seat: int) -> None:
        """Ask somebody what everybody may read, while nobody's hand is to be seen."""
        if seat != self.face_down:
            self.questions.face_down.ask(seat)
            self.viewer_changed.emit(0)
            self.questions.by_itself.go_on()

    @property
    def hands_are_open(self) -> bool:
        """May everybody look at what others hold?"""
        return self.looker.hands_are_open

    @hands_are_open.setter
    def hands_are_open(self, wanted: bool) -> None:
        were_open = self.looker.hands_are_open
        self.looker.hands_are_open = wanted
        if were_open and not wanted:
            self.viewer_changed.emit(self.viewer)  # whoever sits there sees less: nothing of it stays on the screen

    # ---- the table -----------------------------------------------------------------------------------------------

    def view(self) -> api.SeatView:
        """The table as the viewer sees it."""
        return self.looker.view()

    @property
    def mode(self) -> api.PlayMode:
        """Strict or sandbox."""
        return self.looker.mode

    @property
    def is_over(self) -> bool:
        """Is there nothing left to be asked?"""
        return self.looker.is_over

    def status(self) -> api.Message:
        """Where the game stands: its round, its phase."""
        return self.looker.status()

    def result(self) -> api.GameResult:
        """The score sheet as it is now."""
        return self.looker.result()

    def has_secrets(self, seat: int) -> bool:
        """Does anything lie before this seat that the others must not see? An empty hand is no secret."""
        return self.looker.has_secrets(seat)
