"""A second table without a window and without a socket: what both sides say is handed over message by message."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Sequence
from typing import Any

from engine import api
from qtapp.net import wire
from qtapp.net.chairs import Home
from qtapp.net.far_table import FarTable
from qtapp.net.table_wire import MOST_TABLE, TO_TABLE
from qtapp.session.view_models import TableChange
from tests.qtapp.net.phones import OpenTableForPhones


def shipped_pack(game: str) -> dict[str, Any]:
    """The cards that come with a game, as somebody's own."""
    form = api.GAMES[game].pack_form
    assert form is not None
    rows = {one.name: [{**row, "source": "pack"} for row in one.shipped] for one in form.sections}
    return {"game": game, "name": "Sajátok", **json.loads(json.dumps(rows))}


class SecondTable:
    """One Társas that has joined another; both ends of the line are validated."""

    def __init__(self, house: OpenTableForPhones) -> None:
        self.house = house
        self.far = FarTable(self)
        self.rooms: list[wire.RoomsMessage] = []
        self.opened: list[api.MirrorSession] = []
        self.changes: list[TableChange] = []
        self.refusals: list[tuple[Sequence[str], str]] = []
        self.ended = ""
        self.home: Home | None = None
        self.texts: list[str] = []
        self._incoming: deque[str] = deque()

    # ---- who listens ---------------------------------------------------------------------------------------------

    def seats_offered(self, rooms: wire.RoomsMessage) -> None:
        self.rooms.append(rooms)

    def table_opened(self, session: api.MirrorSession) -> None:
        self.opened.append(session)

    def table_changed(self, change: TableChange) -> None:
        self.changes.append(change)

    def answer_refused(self, reasons: Sequence[str], rule: str) -> None:
        self.refusals.append((reasons, rule))

    def table_ended(self, why: str) -> None:
        self.ended = why

    # ---- hands ---------------------------------------------------------------------------------------------------

    def join(self, seat: int, lang: str = "hu") -> SecondTable:
        line = TwoWayLine(self)
        self.far.join(line, self.house.host.code, lang)
        self.settle()
        self.far.sit(seat)
        self.settle()
        return self

    def resume(self, lang: str = "hu") -> SecondTable:
        self.far.resume(TwoWayLine(self), lang)
        self.settle()
        return self

    @property
    def session(self) -> api.MirrorSession:
        assert self.far.session is not None
        return self.far.session

    @property
    def pending(self) -> api.Pending | None:
        return next((one for one in self.session.pending() if one.question.seat == self.far.seat), None)

    def answer(self, answer: object) -> bool:
        pending = self.pending
        assert pending is not None
        sent = self.far.answer(pending, answer)
        self.settle()
        return sent

    def settle(self) -> None:
        """All that waits, on both sides."""
        self.house.window.settle()
        while self._incoming:
            self.far.receive(self._incoming.popleft())
            self.house.window.settle()

    def hear(self, text: str) -> None:
        assert len(text.encode()) <= MOST_TABLE
        TO_TABLE.validate_json(text)
        self.texts.append(text)
        self._incoming.append(text)


class TwoWayLine:
    """A line, seen from both ends."""

    def __init__(self, table: SecondTable) -> None:
        self._table = table
        self._host_end = HostEnd(self._table)
        table.house.host.arrived(self._host_end)

    def push(self, data: str) -> None:
        assert len(data) <= wire.MOST_IN
        self._table.house.clock.now += 1.0  # nobody floods by being quick in a test
        self._table.house.host.receive(self._host_end, data)

    def hang_up(self) -> None:
        self._table.house.host.gone(self._host_end)


class HostEnd:
    """What the host knows of the line."""

    address = "192.168.1.8"

    def __init__(self, table: SecondTable) -> None:
        self._table = table
        self.home = table.home
        self.is_cut = False

    def push(self, data: str | bytes) -> None:
        assert isinstance(data, str), "a table paints its pictures itself"
        self._table.hear(data)

    def hang_up(self) -> None:
        self.is_cut = True

    def let_in(self) -> None:
        """A second table is no stranger any more."""
