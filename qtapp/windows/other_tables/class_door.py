"""Leads to a quiz with a class, and to its vote at the table. What listens is read in when the first one begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.teach.class_quiz import QuizPlan
from qtapp.teach.class_sheet import QuizSheet
from qtapp.teach.class_vote import VotePlan
from qtapp.teach.class_vote_sheet import VoteSheet
from qtapp.windows.game.window import GameWindow

if TYPE_CHECKING:
    from qtapp.windows.other_tables.class_hour import ClassHour
    from qtapp.windows.other_tables.class_turn import ClassTurn

NOBODY_SITS = msg("class.vote_no_seat", "A computer plays every seat: the class needs one that a person plays here.")
NOTHING_ASKED = msg("class.vote_over", "This game is over. Begin another one, and let the class play a seat.")


class ClassHost(Protocol):
    """The window in which it takes place."""

    stack: QStackedWidget

    def say(self, message: Message, icon: str = "warning", seconds: int = 0) -> None:
        """Say something where the eyes are."""

    def go_home(self) -> None:
        """To the start page."""

    def resume(self) -> None:
        """Back to the game that is played."""


class ClassDoor(QObject):
    """Made with the window."""

    def __init__(self, context: AppContext, host: ClassHost, window: QWidget) -> None:
        super().__init__(window)
        self._context, self._host, self._window = context, host, window
        self.hour: ClassHour | None = None
        self.turn: ClassTurn | None = None
        self._back: Callable[[], None] = host.go_home

    def ask(self, game: str, back: Callable[[], None] | None = None) -> QuizSheet:
        """The sheet before a quiz; `back` leads to what was on the screen."""
        self._back = back or self._host.go_home
        sheet = QuizSheet(self._context, game, self._window)
        sheet.wanted.connect(self.begin)
        sheet.open()
        return sheet

    def begin(self, plan: QuizPlan, is_address_shared: bool = False) -> None:
        """Open the door for phones, and show the lobby."""
        from qtapp.windows.other_tables.class_hour import ClassHour

        self.leave_table()
        if self.hour is None:
            self.hour = ClassHour(self._context, self._host.stack, self)
            self.hour.told.connect(self._host.say)
            self.hour.left.connect(self._left)
        before = self._host.stack.currentWidget()
        if self.hour.is_open:
            return
        if not self.hour.begin(plan, is_address_shared=is_address_shared) and before is not None:
            self._host.stack.setCurrentWidget(before)

    def _left(self) -> None:
        self._back()

    # ---- at the table --------------------------------------------------------------------------------------------

    def ask_vote(self, game: GameWindow) -> VoteSheet | None:
        """The sheet before a class votes; None: it cannot, and why was said. Usual is the seat whose turn it is."""
        client = game.client
        seats = client.controls.people_here()
        if not seats or client.is_over:
            self._host.say(NOTHING_ASKED if seats else NOBODY_SITS)
            return None
        asked = client.asked or next((one for one in client.questions.asked_seats() if one in seats), 0)
        sheet = VoteSheet(self._context, seats, asked if asked in seats else seats[0], client.names, self._window)
        sheet.wanted.connect(lambda plan, shared: self.begin_vote(game, plan, shared))
        sheet.open()
        return sheet

    def begin_vote(self, game: GameWindow, plan: VotePlan, is_address_shared: bool = False) -> None:
        """Open the door for phones, and show how to come in over the table."""
        from qtapp.windows.other_tables.class_turn import ClassTurn

        if self.turn is None:
            self.turn = ClassTurn(self._context, game, self)
            self.turn.told.connect(self._host.say)
        self.turn.begin(plan, is_address_shared=is_address_shared)

    def show_join(self) -> None:
        """How phones come in, over the table, or away again."""
        if self.turn is not None:
            self.turn.show_join()

    def leave_table(self) -> None:
        """The table is left: the class does not play there any more."""
        if self.turn is not None:
            self.turn.leave()

    def leave(self) -> None:
        """The program ends: nobody is listened to any more."""
        self.leave_table()
        if self.hour is not None:
            self._back = _nowhere
            self.hour.leave()


def _nowhere() -> None:
    """The window is gone."""
