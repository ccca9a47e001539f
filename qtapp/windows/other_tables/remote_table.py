"""The window of a seat at another table: an ordinary game window, without what belongs to the table that plays."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.sound import SoundPlayer, system_back_end
from qtapp.session.client import SeatClient, TableChange
from qtapp.session.remote import RemoteLooker
from qtapp.windows.end.page import EndPage
from qtapp.windows.game.sounds import Sounds
from qtapp.windows.game.window import FREE, GameWindow
from qtapp.windows.other_tables.far_game import FarGame
from qtapp.windows.other_tables.joining import WHY

HIDDEN = (
    "new",
    "open",
    "save_as",
    "export",
    "devices",
    "redo",
    "mode",
    "remark",
    "make_lesson",
    "scan",
    "drawn",
    "what_if",
    "main_line",
    "learn",
    "wall",
    "handout",
    "aim",
    "guide",
)
"""Commands of the table where the game is played, and what leads away from it."""
_NO_END_BUTTONS = ("again", "replay", "review", "what_if", "picture")
_OFF = msg("far.connection_lost", "No connection to the other table. Trying again …")


class RemoteTable(QObject):
    """One game window that serves every table that is joined."""

    left = Signal()
    """The seat was given back, or taken: Message why, or None."""
    over = Signal(object)
    """Message: why the other table has ended it."""

    def __init__(self, context: AppContext, far: FarGame, session: api.MirrorSession, shell: QWidget) -> None:
        super().__init__(shell)
        self._context, self._far = context, far
        self.client = SeatClient(session, session.viewer, looker=RemoteLooker)
        looker = self.client.looker
        assert isinstance(looker, RemoteLooker)
        self._looker = looker
        looker.far_questions.send = far.answer
        looker.far_history.send_take_back = far.take_back
        self.window = GameWindow(context, self.client)
        self.window.bar.show_kept("", False)
        self.end_page = EndPage(context, self.client, shell, self.window)
        for name in _NO_END_BUTTONS:
            self.end_page.buttons[name].hide()
        self.end_page.pressed.connect(self._after_the_end)
        self.sounds = Sounds(
            context, self.client, self.window.page.view, self.window.told, SoundPlayer(context, system_back_end())
        )
        actions = self.window.actions_
        for name in HIDDEN:
            actions[name].setVisible(False)
            actions[name].setEnabled(False)
            if name in self.window.rail.buttons:
                self.window.rail.take_out(name)
        actions["home"].triggered.connect(self.ask_leave)
        actions["sound"].triggered.connect(self.sounds.toggle)
        self.window.finished.connect(self.end_page.open_page)
        far.changed.connect(self._look_came)
        far.refused.connect(self._refused)
        far.line_changed.connect(self._line_changed)
        far.ended.connect(self._ended)
        self.is_open = False

    def begin(self, session: api.MirrorSession) -> None:
        """A table was joined."""
        self.is_open = True
        if self.client.session is not session:
            self.client.open_session(session, session.viewer)
        self.end_page.close_page()
        self.window.page.bar.dismiss()
        self.window.fit()
        self.window.answering.take_focus()
        if not session.viewer:
            self.window.tell(msg("far.you_are_watching", "You are watching: you see what everybody sees."))

    # ---- what comes ----------------------------------------------------------------------------------------------

    def _look_came(self, change: TableChange) -> None:
        asked = bool(self.client.questions.pending())
        self._looker.moved(change.kind, change.steps)
        if self.window.overlay.current in FREE:
            self.window.overlay.dismiss()  # hands are free at the other table only
        if change.kind == "answer" and self.client.history.current.seat != self.client.viewer:
            self.window.told.show_public(_nothing)
        if asked is False and self.client.questions.pending() is not None:
            self.sounds.event_happens("somebody is called")

    def _refused(self, refused: tuple[tuple[str, ...], str]) -> None:
        texts, rule = refused
        reasons = [api.Refusal(rule or "table/played-elsewhere", _said(text)) for text in texts]
        self._looker.refuse(reasons or [api.PLAYED_ELSEWHERE])

    def _line_changed(self, is_there: bool) -> None:
        bar = self.window.page.bar
        if not self.is_open:
            return
        if not is_there and bar.message is not _OFF:
            bar.tell(_OFF, "warning")
        elif is_there and bar.message is _OFF:
            bar.dismiss()

    def _ended(self, why: str) -> None:
        if self.is_open:
            self._close()
            self.over.emit(WHY.get(why, WHY["bad"]))

    # ---- leaving -------------------------------------------------------------------------------------------------

    def ask_leave(self) -> None:
        """Give the seat back; asked first, in a bar that stops nothing."""
        if not self.is_open or not self.client.viewer or self.client.is_over:
            self.leave()
            return
        question = msg("far.leave_sure", "Leave? Your hand will then be played at the other table.")
        self.window.page.bar.ask(question, msg("far.leave_button", "Leave the table"), self.leave)

    def leave(self) -> None:
        """Give the seat back to the other table."""
        if self.is_open:
            self._close()
            self._far.leave()
        self.left.emit()

    def put_away(self) -> None:
        """Nothing of it is shown any more."""
        if self.is_open:
            self._close()

    def _close(self) -> None:
        self.is_open = False
        self.window.page.bar.dismiss()
        self.window.told.stop()
        self.window.page.view.slow_motion.stop()
        self.end_page.close_page()

    def _after_the_end(self, name: str) -> None:
        if name == "home":
            self.leave()
        else:
            self.window.side.open("timeline")


def _nothing() -> None:
    """What follows after something was shown: nothing."""


def _said(text: str) -> Message:
    return msg("far.said_there", "{text}", text=LiteralArg(text))
