"""A seat at another table: the line in its own thread, what is said in the window's, and a line that is found again.

Imported when somebody wants to join a table, never before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine import api
from qtapp.i18n.voice import LANGUAGES
from qtapp.kit.app_context import AppContext
from qtapp.kit.store.far_seat import FarSeat, forget_far_seat, keep_far_seat
from qtapp.net import wire
from qtapp.net.far_link import FarLink
from qtapp.net.far_table import FarTable
from qtapp.session.view_models import TableChange

_AGAIN = (300, 600, 1000, 2000, 3000)
"""Milliseconds until a line that was cut is tried again; the last one from then on."""
_END_SECONDS = 1.5


class FarGame(QObject):
    """One seat elsewhere. What the other table says is told by signals."""

    offered = Signal(object)
    """RoomsMessage: these seats are there."""
    opened = Signal(object)
    """MirrorSession: the table is seen."""
    changed = Signal(object)
    """TableChange: another look has come."""
    refused = Signal(tuple)
    """Why something that was sent was not taken: texts, and the id of the rule."""
    ended = Signal(str)
    """Why it is over; "unreachable": nobody answers there."""
    line_changed = Signal(bool)
    """The line is cut, or found again."""
    _called = Signal(object)

    def __init__(self, context: AppContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.table = FarTable(self)
        self._link: FarLink | None = None
        self._goal = ("", 0)
        self._code = ""
        self._tries = 0
        self._comes_back = False
        """Is a seat of an earlier start looked for? If nobody answers there that is said, and not tried again."""
        self._is_seen = False
        """Was there a look through the present line?"""
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._call)
        self._called.connect(self._perform, Qt.ConnectionType.QueuedConnection)

    # ---- coming and going ----------------------------------------------------------------------------------------

    def join(self, address: str, port: int, code: str) -> None:
        """Call a table and knock with its code."""
        self.stop()
        self.table = FarTable(self)
        self._goal, self._code, self._tries, self._comes_back = (address, port), code, 0, False
        self._call()

    def come_back(self, seat: FarSeat) -> None:
        """Call the table of last time, and sit down where somebody sat there."""
        self.stop()
        self.table = FarTable(self)
        self.table.token = seat.token
        self._goal, self._code, self._tries, self._comes_back = (seat.address, seat.port), "", 0, True
        self._call()

    def sit(self, seat: int) -> None:
        """Take a seat there; 0: only watch."""
        self.table.sit(seat)

    def answer(self, pending: api.Pending, answer: Any) -> bool:
        """Send an answer; False: it cannot be sent."""
        return self.table.answer(pending, answer)

    def take_back(self) -> bool:
        """Ask to choose again; False: it cannot be."""
        return self.table.take_back()

    def leave(self) -> None:
        """Hand the seat back to the other table, and go."""
        self.table.leave()
        forget_far_seat()
        self._end()

    def stop(self) -> None:
        """Go without a word: the seat stays, as if asleep."""
        self.table.hang_up()
        self._end()

    def _end(self) -> None:
        self._again.stop()
        link, self._link = self._link, None
        if link is not None:
            link.hang_up()

    def close(self) -> None:
        """The program ends: nothing is left of the line."""
        link = self._link
        self.stop()
        if link is not None:
            link.wait(_END_SECONDS)

    @property
    def is_seated(self) -> bool:
        """Is there a seat to come back to?"""
        return bool(self.table.token)

    def _language(self) -> str:
        spoken = self._context.speech.language
        return spoken if spoken in LANGUAGES else "en"

    # ---- the line ------------------------------------------------------------------------------------------------

    def _call(self) -> None:
        self._is_seen = False
        self._link = FarLink(self._hand, self._line_opened, self._line_heard, self._line_lost)
        self._link.start(*self._goal)

    def _hand(self, call: Callable[..., None], *arguments: object) -> None:
        """From the thread of the line into that of the window, in order."""
        self._called.emit((call, arguments))

    def _perform(self, called: tuple[Callable[..., None], tuple[Any, ...]]) -> None:
        call, arguments = called
        if arguments[0] is self._link:  # what an older line still says is of no interest
            call(*arguments)

    def _line_opened(self, link: FarLink) -> None:
        if self.is_seated:
            self.table.resume(link, self._language())
        else:
            self.table.join(link, self._code, self._language())

    def _line_heard(self, _link: FarLink, data: str | bytes) -> None:
        self.table.receive(data)

    def _line_lost(self, _link: FarLink, _why: str) -> None:
        self.table.lost()
        self._link = None
        if not self.is_seated or self._comes_back:
            self.ended.emit("unreachable")
            return
        self.line_changed.emit(False)
        self._again.start(_AGAIN[min(self._tries, len(_AGAIN) - 1)])
        self._tries += 1

    # ---- what the other table says -------------------------------------------------------------------------------

    def seats_offered(self, rooms: wire.RoomsMessage) -> None:
        """These seats are there."""
        self.offered.emit(rooms)

    def table_opened(self, session: api.MirrorSession) -> None:
        """The first look at a game."""
        self._is_seen = False
        self._seen()
        self.opened.emit(session)

    def table_changed(self, change: TableChange) -> None:
        """Another look."""
        self._seen()
        self.changed.emit(change)

    def _seen(self) -> None:
        if not self._is_seen:
            self._is_seen, self._tries, self._comes_back = True, 0, False
            self._keep()
            self.line_changed.emit(True)

    def _keep(self) -> None:
        """Remember the seat, for a program that ends before its game; who only looks on has none."""
        table, session = self.table, self.table.session
        if table.seat and table.token and session is not None:
            address, port = self._goal
            seat = FarSeat(address=address, port=port, token=table.token, name=table.name, game=session.game.id)
            keep_far_seat(seat)

    def answer_refused(self, reasons: Sequence[str], rule: str) -> None:
        """What was sent was not taken."""
        self.refused.emit((tuple(reasons), rule))

    def table_ended(self, why: str) -> None:
        """The other table says good-bye; only "slow" and a line that is cut are tried again."""
        if why == "slow" and self.is_seated:
            return
        self.table.token = ""
        forget_far_seat()
        self._end()
        self.ended.emit(why)
