"""The seats of this home at another table: lines in threads of their own, what is said in the window's, and lines that
are found again.

Imported when somebody wants to join a table, never before.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine import api
from qtapp.i18n.voice import LANGUAGES
from qtapp.kit.app_context import AppContext
from qtapp.kit.store.far_seat import FarSeat, OtherSeat, forget_far_seat, keep_far_seat
from qtapp.kit.store.homes import read_homes
from qtapp.net import wire
from qtapp.net.carrier import FarWay, GuestLine
from qtapp.net.far_link import HouseWay
from qtapp.net.far_table import FarTable
from qtapp.net.far_words import KnockedMessage, LetInMessage, TalkMessage, ToHome
from qtapp.net.invitation import Invitation, NoInvitationError, read_invitation, write_invitation
from qtapp.net.iroh_line import HomeWay
from qtapp.net.talk import Evening, Reaction, Utterance, understood
from qtapp.session.view_models import TableChange

_AGAIN = (300, 600, 1000, 2000, 3000)
"""Milliseconds until a line that was cut is tried again; the last one from then on."""
_END_SECONDS = 1.5


class FarChair:
    """One seat of this home, and what the other table says to it."""

    def __init__(self, game: FarGame, token: str = "", seat: int = 0) -> None:
        self._game = game
        self.table = FarTable(self)
        self.table.token = token
        self.wanted = seat
        """Where this one shall sit down as soon as seats are offered; 0: it is chosen by hand."""
        self.has_asked = False
        self.line: GuestLine | None = None
        self.is_seen = False
        """Was there a look through the present line?"""

    def seats_offered(self, rooms: wire.RoomsMessage) -> None:
        """These seats are there."""
        self._game.chair_offered(self, rooms)

    def table_opened(self, session: api.MirrorSession) -> None:
        """The first look at a game."""
        self._game.chair_opened(self, session)

    def table_changed(self, change: TableChange) -> None:
        """Another look."""
        self._game.chair_changed(self, change)

    def answer_refused(self, reasons: Sequence[str], rule: str) -> None:
        """What was sent was not taken."""
        self._game.refused.emit((tuple(reasons), rule))

    def table_ended(self, why: str) -> None:
        """The other table says good-bye."""
        self._game.chair_ended(self, why)


class FarGame(QObject):
    """All seats of this home elsewhere. What the other table says is told by signals."""

    offered = Signal(object)
    """RoomsMessage: these seats are there."""
    opened = Signal(object)
    """MirrorSession: the table is seen, from the first of the seats."""
    joined = Signal()
    """One more of the seats is taken, or one of them was lost: see `sessions`."""
    changed = Signal(int, object)
    """Seat, and TableChange: another look of its has come."""
    refused = Signal(tuple)
    """Why something that was sent was not taken: texts, and the id of the rule."""
    ended = Signal(str)
    """Why it is over; "unreachable": nobody answers there."""
    line_changed = Signal(bool)
    """The line is cut, or found again."""
    heard = Signal(object)
    """Utterance: somebody at the table says something to all."""
    knocked = Signal()
    """The people at a table in another home are asked whether we may come in."""
    _called = Signal(object)

    def __init__(self, context: AppContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.chairs: list[FarChair] = []
        self._way: FarWay | None = None
        self._house = ("", 0)
        self._invitation: Invitation | None = None
        self.home = ""
        """What the other home is called, once it has let us in."""
        self.evening = Evening(monotonic, self._hear)
        self._status = ""
        self._code = ""
        self._tries = 0
        self._comes_back = False
        """Is a seat of an earlier start looked for? If nobody answers there that is said, and not tried again."""
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._call)
        self._called.connect(self._perform, Qt.ConnectionType.QueuedConnection)

    # ---- coming and going ----------------------------------------------------------------------------------------

    def join(self, address: str, port: int, code: str) -> None:
        """Call a table of this house and knock with its code."""
        self._begin([""], code)
        self._go_by_house(address, port)

    def knock(self, invitation: Invitation, name: str) -> None:
        """Call a table in another home, and ask to be let in."""
        self._begin([""], "")
        self._go_far(invitation, name)

    def come_back(self, seat: FarSeat) -> None:
        """Call the table of last time, and sit down where somebody sat there."""
        self._begin(seat.tokens(), "")
        self._comes_back = True
        if not seat.invitation:
            self._go_by_house(seat.address, seat.port)
            return
        try:
            self._go_far(read_invitation(seat.invitation), read_homes().name or seat.name[:40])
        except NoInvitationError:
            self._over("bad")

    def _begin(self, tokens: Sequence[str], code: str) -> None:
        self.stop()
        self.chairs = [FarChair(self, token) for token in tokens]
        self._code, self._tries, self._comes_back = code, 0, False
        self._house, self._invitation, self.home = ("", 0), None, ""
        self.evening = Evening(monotonic, self._hear)

    def _go_by_house(self, address: str, port: int) -> None:
        self._house = address, port
        self._way = HouseWay(self._hand, address, port)
        self._call()

    def _go_far(self, invitation: Invitation, name: str) -> None:
        self._invitation = invitation
        relayed = bool(self._context.settings.far.relay)
        self._way = HomeWay(self._hand, read_homes().own_key, name, invitation, relayed=relayed, told=self._news)
        self._call()

    def sit(self, *seats: int) -> None:
        """Take seats there, all of them from this home; 0: only watch."""
        if not self.chairs:
            return
        first = self.chairs[0]
        for seat in seats[1:]:
            self.chairs.append(FarChair(self, seat=seat))
        first.table.sit(seats[0])
        for chair in self.chairs[1:]:
            self._call_for(chair)

    def answer(self, seat: int, pending: api.Pending, answer: Any) -> bool:
        """Send an answer of a seat; False: it cannot be sent."""
        chair = self._chair_of(seat)
        return chair is not None and chair.table.answer(pending, answer)

    def take_back(self, seat: int) -> bool:
        """Ask to choose again; False: it cannot be."""
        chair = self._chair_of(seat)
        return chair is not None and chair.table.take_back()

    def sessions(self) -> dict[int, api.MirrorSession]:
        """What each seat of this home sees."""
        return {one.table.seat: one.table.session for one in self.chairs if one.table.session is not None}

    def seats(self) -> Sequence[wire.WireSeat]:
        """Who plays from where, as it was said last."""
        return self.chairs[0].table.seats if self.chairs else ()

    def _chair_of(self, seat: int) -> FarChair | None:
        return next((one for one in self.chairs if one.table.seat == seat and one.table.session is not None), None)

    def leave(self) -> None:
        """Hand all seats back to the other table, and go."""
        for chair in self.chairs:
            chair.table.leave()
        forget_far_seat(self._place)
        self._end(_END_SECONDS)

    def stop(self) -> None:
        """Go without a word: the seats stay, as if asleep."""
        for chair in self.chairs:
            chair.table.hang_up()
        self._end()

    def _end(self, after: float = 0.0) -> None:
        """`after`: seconds in which what was said last may still be sent."""
        self._again.stop()
        for chair in self.chairs:
            if chair.line is not None:
                chair.line.hang_up()
            chair.line = None
        way, self._way = self._way, None
        if way is not None:
            QTimer.singleShot(round(after * 1000), way.close)

    def close(self) -> None:
        """The program ends: nothing is left of the line."""
        way, self._way = self._way, None
        self.stop()
        if way is not None:
            way.close(_END_SECONDS)

    @property
    def is_seated(self) -> bool:
        """Is there a seat to come back to?"""
        return any(one.table.token for one in self.chairs)

    def _language(self) -> str:
        spoken = self._context.speech.language
        return spoken if spoken in LANGUAGES else "en"

    # ---- the lines -----------------------------------------------------------------------------------------------

    def _call(self) -> None:
        for chair in self.chairs:
            self._call_for(chair)

    def _call_for(self, chair: FarChair) -> None:
        if self._way is not None and chair.line is None:
            chair.is_seen = chair.has_asked = False
            chair.line = self._way.line(self._line_opened, self._line_heard, self._line_lost)

    def _hand(self, call: Callable[..., None], *arguments: object) -> None:
        """From the threads of the lines into that of the window, in order."""
        self._called.emit((call, arguments))

    def _perform(self, called: tuple[Callable[..., None], tuple[Any, ...]]) -> None:
        call, arguments = called
        if arguments[0] is self._way or self._holder(arguments[0]) is not None:
            call(*arguments)  # what an older line still says is of no interest

    def _holder(self, line: object) -> FarChair | None:
        return next((one for one in self.chairs if one.line is line), None)

    def _news(self, _way: object, message: ToHome) -> None:
        match message:
            case LetInMessage():
                self.home = message.name
            case KnockedMessage():
                self.knocked.emit()
            case TalkMessage():
                self.evening.hear(message.seat, message.reaction, message.text)

    def say(self, seat: int, reaction: Reaction, text: str) -> bool:
        """Somebody of ours says something to all; False: the line is cut, or that is too much at once."""
        said = understood(seat, reaction, text)
        way = self._way if isinstance(self._way, HomeWay) else None
        if said is None or way is None or self._chair_of(seat) is None or not self.evening.pace.take():
            return False
        way.say(TalkMessage(seat=said.seat, reaction=said.reaction, text=said.text))
        return True

    def _hear(self, said: Utterance) -> None:
        self.heard.emit(said)

    def _line_opened(self, line: GuestLine) -> None:
        chair = self._holder(line)
        if chair is None:
            return
        if chair.table.token:
            chair.table.resume(line, self._language())
        else:
            chair.table.join(line, self._code, self._language())

    def _line_heard(self, line: GuestLine, data: str | bytes) -> None:
        chair = self._holder(line)
        if chair is not None:
            chair.table.receive(data)

    def _line_lost(self, line: GuestLine, why: str) -> None:
        chair = self._holder(line)
        if chair is None:
            return
        chair.table.lost()
        chair.line = None
        if why in _SAID or not self.is_seated or self._comes_back:
            self._over(why or "unreachable")
            return
        self.line_changed.emit(False)
        if not self._again.isActive():
            self._again.start(_AGAIN[min(self._tries, len(_AGAIN) - 1)])
            self._tries += 1

    def _over(self, why: str) -> None:
        if why == "old_line":
            for one in self.chairs:
                one.table.token = ""
            if self._comes_back:
                forget_far_seat(self._place)
        self.stop()
        self.ended.emit(why)

    # ---- what the other table says -------------------------------------------------------------------------------

    def chair_offered(self, chair: FarChair, rooms: wire.RoomsMessage) -> None:
        """These seats are there; who was to sit at one that is taken now does without."""
        if not chair.wanted:
            self.offered.emit(rooms)
        elif any(one.n == chair.wanted and one.where == "table" for one in rooms.seats):
            if not chair.has_asked:  # the seats are told again whenever somebody sits down
                chair.has_asked = True
                chair.table.sit(chair.wanted)
        else:
            self._drop(chair)

    def _drop(self, chair: FarChair) -> None:
        if chair.line is not None:
            chair.line.hang_up()
            chair.line = None
        self.chairs = [one for one in self.chairs if one is not chair]
        self.joined.emit()

    def chair_opened(self, chair: FarChair, session: api.MirrorSession) -> None:
        """The first look at a game."""
        chair.is_seen = False
        self._seen(chair)
        if chair is self.chairs[0]:
            self.opened.emit(session)
        self.joined.emit()

    def chair_changed(self, chair: FarChair, change: TableChange) -> None:
        """Another look."""
        self._seen(chair)
        self.changed.emit(chair.table.seat, change)

    def _seen(self, chair: FarChair) -> None:
        if chair.is_seen:
            return
        chair.is_seen = True
        self._keep()
        if all(one.is_seen for one in self.chairs):
            self._tries, self._comes_back = 0, False
            self.line_changed.emit(True)

    @property
    def _place(self) -> str:
        """By which the table is kept."""
        return f"{self._house[0]}:{self._house[1]}" if self._invitation is None else self._invitation.endpoint.hex()

    def stands_at(self, words: api.Message) -> None:
        """Where the game stands: whoever looks for the table later reads it."""
        status = json.dumps(api.message_to_json(words), ensure_ascii=False)
        if status != self._status:
            self._status = status
            self._keep()

    def _keep(self) -> None:
        """Remember the seats, for a program that ends before its game; who only looks on has none."""
        held = [one.table for one in self.chairs if one.table.seat and one.table.token]
        session = held[0].session if held else None
        if session is None:
            return
        address, port = self._house
        seat = FarSeat(
            address=address,
            port=port,
            token=held[0].token,
            name=held[0].name,
            game=session.game.id,
            others=tuple(OtherSeat(token=one.token, name=one.name) for one in held[1:]),
            invitation="" if self._invitation is None else write_invitation(self._invitation),
            home=self.home,
            key="" if self._invitation is None else self._invitation.endpoint.hex(),
            status=self._status,
            when=datetime.now().replace(microsecond=0),
        )
        keep_far_seat(seat)

    def chair_ended(self, chair: FarChair, why: str) -> None:
        """The other table says good-bye; only "slow" and a line that is cut are tried again."""
        if why == "slow" and self.is_seated:
            return
        chair.table.token = ""
        others = [one for one in self.chairs if one is not chair and one.table.token]
        if why in ("handed", "taken", "seat") and others:  # the others of this home play on
            self.chairs = others
            if chair.line is not None:
                chair.line.hang_up()
            self._keep()
            self.joined.emit()
            return
        forget_far_seat(self._place)
        self.stop()
        self.chairs = []
        self.ended.emit(why)


_SAID = ("not_now", "old_line", "full")
"""What another home says to those who are not let in."""
