"""The window of a seat at another table: an ordinary game window, without what belongs to the table that plays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.speak.sound import SoundPlayer, system_back_end
from qtapp.net.talk import Evening, Reaction
from qtapp.panels.bar.seat_tags import SeatTag
from qtapp.session.client import TableChange
from qtapp.windows.end.page import EndPage
from qtapp.windows.game.sounds import Sounds
from qtapp.windows.game.window import FREE, GameWindow
from qtapp.windows.other_tables.far_game import FarGame
from qtapp.windows.other_tables.home_client import HomeClient
from qtapp.windows.other_tables.lost_table import LostTable
from qtapp.windows.other_tables.presence import Presence
from qtapp.windows.other_tables.why_over import WHY
from qtapp.windows.seats.handover import HandoverScreen
from qtapp.windows.seats.hot_seat import HotSeatController

HIDDEN = (
    "new",
    "open",
    "save_as",
    "export",
    "devices",
    "redo",
    "mode",
    "remark",
    "desk",
    "make_lesson",
    "class_quiz",
    "class_vote",
    "class_join",
    "scan",
    "drawn",
    "what_if",
    "main_line",
    "learn",
    "wall",
    "handout",
    "edit_lesson",
    "aim",
    "guide",
)
"""Commands of the table where the game is played, and what leads away from it."""
_NO_END_BUTTONS = ("again", "replay", "review", "what_if", "picture")


class RemoteTable(QObject):
    """One game window that serves every table that is joined."""

    left = Signal()
    """The seat was given back, or taken: Message why, or None."""
    over = Signal(object)
    """Message: why the other table has ended it."""
    put_aside = Signal()
    """It is looked for no more just now; the seats stay ours."""

    def __init__(self, context: AppContext, far: FarGame, session: api.MirrorSession, shell: QWidget) -> None:
        super().__init__(shell)
        self._context, self._far, self._shell = context, far, shell
        self.client = client = HomeClient(session)
        self._looker = looker = client.far_looker
        looker.far_questions.send = lambda pending, answer: far.answer(client.viewer, pending, answer)
        looker.far_history.send_take_back = lambda: far.take_back(client.viewer)
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
        self.hot_seat: HotSeatController | None = None
        """Among several seats of this home the screen is handed over, with a curtain; a single one needs none."""
        far.joined.connect(self._seats_changed)
        far.changed.connect(self._look_came)
        far.refused.connect(self._refused)
        far.line_changed.connect(self._line_changed)
        far.ended.connect(self._ended)
        self.is_open = False
        self.presence = Presence(context, self.window, self)
        far.heard.connect(self.presence.hear)
        self.client.viewer_changed.connect(self.presence.refresh)
        self.lost = LostTable(context, self.window.page, self.window, lambda: far.home)
        self.lost.home_wanted.connect(self._set_aside)
        self.lost.found.connect(self.window.answering.take_focus)

    # ---- other homes ---------------------------------------------------------------------------------------------

    @property
    def evening(self) -> Evening:
        """What was said, and who is muted here."""
        return self._far.evening

    def tags(self) -> Sequence[SeatTag]:
        """Seats that are played from other homes: that of the table, and whoever else was invited there."""
        host = self._far.home
        if not host or not self.is_open:
            return ()
        line = "looking" if self.lost.is_looking else "here"
        return [
            SeatTag(one.n, one.home or host, one.line or line)
            for one in self._far.seats()
            if one.n not in self.client.mirrors and (one.home or one.where != "computer")
        ]

    def speaker(self) -> int:
        """Whoever of ours sits in front of the screen; onlookers say nothing."""
        own = [seat for seat in self.client.mirrors if seat]
        return self.client.viewer if self.client.viewer in own else next(iter(own), 0)

    def say(self, seat: int, reaction: Reaction, text: str) -> bool:
        """Say something to all at the table."""
        return not self.lost.is_looking and self._far.say(seat, reaction, text)

    # ---- coming --------------------------------------------------------------------------------------------------

    def begin(self, session: api.MirrorSession) -> None:
        """A table was joined."""
        self.is_open = True
        self.client.seat_all(self._far.sessions())
        if self.client.session is not session:
            self.client.open_session(session, session.viewer)
        self.end_page.close_page()
        self.window.page.bar.dismiss()
        self.window.fit()
        self._note_status()
        self.lost.end()
        self.presence.refresh()
        self._hand_round()
        if self.hot_seat is None or not self.hot_seat.waits_for():
            self.window.answering.take_focus()
        if not session.viewer:
            self.window.tell(msg("far.you_are_watching", "You are watching: you see what everybody sees."))

    # ---- what comes ----------------------------------------------------------------------------------------------

    def _seats_changed(self) -> None:
        """One more person of this home sits down, or one fewer does."""
        found = self._far.sessions()
        if self.is_open and found and found != self.client.mirrors:
            gone = self.client.viewer not in found and self.client.viewer
            self.client.seat_all(found)
            if gone:
                self.client.set_viewer(next(iter(found)))
            self._hand_round()

    def _hand_round(self) -> None:
        """Of several people of this home the one who is asked sits down behind a curtain."""
        if len(self.client.mirrors) < 2:
            if self.hot_seat is not None:
                self.hot_seat.leave()
            return
        if self.hot_seat is None:
            client, window = self.client, self.window
            curtain = HandoverScreen(self._context, client, self._shell, window, window.page.view.table)
            self.hot_seat = HotSeatController(self._context, client, curtain, window.told, window.page.hand_over)
            curtain.devices.hide()
            curtain.home_wanted.connect(self.left)
            self.hot_seat.handed_over.connect(lambda: self.sounds.event_happens("somebody is called"))
            window.decision.hand_over_wanted.connect(self.hot_seat.hand_over)
        self.hot_seat.begin()

    def come_back(self) -> None:
        """The window is shown again: with whoever sat there, or the curtain."""
        if self.hot_seat is not None and len(self.client.mirrors) > 1 and self.hot_seat.waits_for():
            self.hot_seat.hand_over()

    def _look_came(self, seat: int, change: TableChange) -> None:
        if not self.is_open:
            return
        self.presence.refresh()
        self._note_status()
        asked = bool(self.client.questions.pending())
        if not self.client.look_came(seat, change.kind, change.steps):
            if self.hot_seat is not None:
                self.hot_seat.look_again()
            return
        if self.window.overlay.current in FREE:
            self.window.overlay.dismiss()  # hands are free at the other table only
        if len(self.client.mirrors) > 1:
            return  # whoever hands the screen over looks after the rest
        if change.kind == "answer" and self.client.history.current.seat != self.client.viewer:
            self.window.told.show_public(_nothing)
        if asked is False and self.client.questions.pending() is not None:
            self.sounds.event_happens("somebody is called")

    def _note_status(self) -> None:
        client = self.client
        self._far.stands_at(client.result().summary if client.is_over else client.status())

    def _refused(self, refused: tuple[tuple[str, ...], str]) -> None:
        texts, rule = refused
        reasons = [api.Refusal(rule or "table/played-elsewhere", _said(text)) for text in texts]
        self._looker.refuse(reasons or [api.PLAYED_ELSEWHERE])

    def _line_changed(self, is_there: bool) -> None:
        if not self.is_open:
            return
        if is_there:
            self.lost.end()
        else:
            self.lost.cut()
        self.presence.refresh()

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

    def _set_aside(self) -> None:
        """To the start page as long as nobody answers there."""
        if self.is_open:
            self._close()
            self._far.stop()
        self.put_aside.emit()

    def put_away(self) -> None:
        """Nothing of it is shown any more."""
        if self.is_open:
            self._close()

    def _close(self) -> None:
        self.is_open = False
        self.lost.end()
        self.presence.refresh()
        if self.hot_seat is not None:
            self.hot_seat.leave()
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
