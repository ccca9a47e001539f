"""A door to other homes and ways to it, without windows; only for tests that run alone."""

from __future__ import annotations

import queue
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Any

from engine import api
from qtapp.net import wire
from qtapp.net.chairs import Home, LineState
from qtapp.net.far_table import FarTable
from qtapp.net.far_words import TalkMessage
from qtapp.net.invitation import Invitation, read_invitation, write_invitation
from qtapp.net.iroh_door import IrohDoor
from qtapp.net.iroh_line import HomeWay
from qtapp.session.view_models import TableChange
from tests.qtapp.net.phones import OpenTableForPhones

PATIENCE = 20.0
SECRET = bytes(range(16))


class Room:
    """The one thread of a test: what the threads of carriers hand over is done here."""

    def __init__(self) -> None:
        self._calls: queue.Queue[tuple[Callable[..., None], tuple[Any, ...]]] = queue.Queue()

    def hand(self, call: Callable[..., None], *arguments: Any) -> None:
        self._calls.put((call, arguments))

    def do_one(self, wait: float) -> bool:
        try:
            call, arguments = self._calls.get(timeout=wait)
        except queue.Empty:
            return False
        call(*arguments)
        return True

    def until(self, is_so: Callable[[], object], patience: float = PATIENCE) -> float:
        """Do what comes until it is so; how long that took."""
        begun = monotonic()
        while not is_so():
            assert monotonic() - begun < patience, "it did not come to that"
            self.do_one(0.05)
        return monotonic() - begun


class OpenHouse:
    """A table, its host, and its door to other homes."""

    def __init__(self, room: Room, table: OpenTableForPhones, key: bytes | None = None, port: int = 0) -> None:
        self.room, self.table = room, table
        self.key = key or secrets.token_bytes(32)
        self.invitation: Invitation | None = None
        self.port = port
        self.knocks: list[Home] = []
        self.left: list[Home] = []
        self.lines: list[tuple[str, LineState]] = []
        self.said: list[tuple[str, TalkMessage]] = []
        self.answers: Callable[[Home], None] = self._let_in
        host = table.host
        self.door = IrohDoor(room.hand, self._settled(host.arrived), self._settled(host.receive), self._gone, self)
        self.open()

    def open(self, admitted: set[str] | None = None, banned: set[str] | None = None) -> None:
        self.door.start(self.key, SECRET, "Annáék", port=self.port, admitted=admitted or set(), banned=banned or set())
        self.room.until(lambda: self.invitation is not None)

    @property
    def line(self) -> str:
        """What is sent to other homes."""
        assert self.invitation is not None
        return write_invitation(self.invitation)

    def _settled(self, call: Callable[..., None]) -> Callable[..., None]:
        def do(*arguments: object) -> None:
            self.table.clock.now += 1.0
            call(*arguments)
            self.table.window.settle()

        return do

    def _gone(self, link: Any) -> None:
        self._settled(self.table.host.gone)(link)

    def _let_in(self, home: Home) -> None:
        self.door.let_in(home)

    # ---- the keeper ----------------------------------------------------------------------------------------------

    def door_opened(self, invitation: Invitation, port: int) -> None:
        self.invitation = read_invitation(write_invitation(invitation))
        self.port = port

    def door_failed(self) -> None:
        raise AssertionError("no endpoint could be made")

    def home_knocks(self, home: Home) -> None:
        self.knocks.append(home)
        self.answers(home)

    def home_left(self, home: Home) -> None:
        self.left.append(home)

    def home_line(self, home: Home, how: LineState) -> None:
        self.lines.append((home.name, how))

    def home_says(self, home: Home, message: TalkMessage) -> None:
        self.said.append((home.name, message))
        self.door.say(message)


class FarSeatHolder:
    """One seat in another home."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room, self.seat = room, seat
        self.far = FarTable(self)
        self.rooms: wire.RoomsMessage | None = None
        self.refused: list[str] = []
        self.ended = ""
        self.lost: list[str] = []
        self.looks = self.sent = 0
        self.line: Any = None

    def sit_down(self, way: HomeWay) -> None:
        """Join by this way, or come back by it."""
        self.line = way.line(self._opened, self._heard, self._was_lost)

    def _opened(self, line: Any) -> None:
        if self.far.token:
            self.far.resume(line, "hu")
        else:
            self.far.join(line, "", "hu")

    def _heard(self, _line: object, data: str | bytes) -> None:
        self.far.receive(data)

    def _was_lost(self, _line: object, why: str) -> None:
        self.far.lost()
        self.lost.append(why)

    def seats_offered(self, rooms: wire.RoomsMessage) -> None:
        first = self.rooms is None
        self.rooms = rooms
        if first:
            self.far.sit(self.seat)

    def table_opened(self, session: api.MirrorSession) -> None:
        self.looks += 1

    def table_changed(self, change: TableChange) -> None:
        self.looks += 1

    def answer_refused(self, reasons: Sequence[str], rule: str) -> None:
        self.refused.append(rule)

    def table_ended(self, why: str) -> None:
        self.ended = why

    @property
    def is_seated(self) -> bool:
        return self.far.session is not None and self.far.is_linked

    @property
    def pending(self) -> api.Pending | None:
        session = self.far.session
        if session is None or not session.is_live or not session.ask:
            return None
        return next((one for one in session.pending() if one.question.seat == self.far.seat), None)


def play(room: Room, table: OpenTableForPhones, holders: Sequence[FarSeatHolder], most: int = 2000) -> int:
    """The homes play to the end, or so many answers; how many they gave."""
    bots = {one.seat: api.RandomBot(one.seat) for one in holders}
    given = 0
    while given < most and table.session.first_pending() is not None:
        room.until(lambda: any(one.pending for one in holders))
        asked = next(one for one in holders if one.pending)
        session, pending = asked.far.session, asked.pending
        assert session is not None and pending is not None
        ask, seen = session.ask, asked.looks
        assert asked.far.answer(pending, bots[asked.seat].choose_answer(session, pending))
        asked.sent += 1
        given += 1
        room.until(partial(_has_moved, asked, ask, seen))
    return given


def _has_moved(one: FarSeatHolder, ask: int, seen: int) -> bool:
    return one.looks > seen and one.far.session is not None and one.far.session.ask != ask
