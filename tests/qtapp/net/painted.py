"""A table for real browsers with the pictures of the program: its host works in the thread of the window."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal

from engine import api
from qtapp.kit.app_context import AppContext
from qtapp.net.art_book import ArtRef
from qtapp.net.guests import MapSteps, PictureSteps, TableWish
from qtapp.net.host import Host
from qtapp.net.packets import SeatPackets
from qtapp.net.pictures import PhonePainter
from qtapp.net.server import PhoneServer
from qtapp.session.client import SeatClient
from qtapp.windows.other_tables.phone_table import PlateSigns
from tests.house.source import ROOT
from tests.qtapp.net.phones import BareWindow, Clock

_Found = TypeVar("_Found")
_STEPS_AT_ONCE = 40


class PaintedWindow(BareWindow):
    """A window without a window that has the painter of the real one."""

    def __init__(self, session: api.Session, context: AppContext) -> None:
        super().__init__()
        self._session = session
        self._painter = PhonePainter(context.speech)

    def picture_of(self, packets: SeatPackets, ref: ArtRef) -> PictureSteps:
        return self._painter.picture_of(packets, ref)

    def map_of(self, packets: SeatPackets, wish: TableWish) -> MapSteps:
        return self._painter.map_of(self._session, packets, wish)


class PaintedTable(QObject):
    """A session, its host and its server."""

    _called = Signal(object)

    def __init__(self, session: api.Session, context: AppContext, *, obvious: bool = False) -> None:
        super().__init__()
        self.session, self.clock = session, Clock()
        self.window = PaintedWindow(session, context)
        self.window.obvious = obvious
        signs = PlateSigns(SeatClient(session, 1).blueprint)
        self.host = Host(session, self.window, self.clock, signs=signs)
        self._called.connect(self._call, Qt.ConnectionType.QueuedConnection)
        self.server = PhoneServer(
            ROOT / "resources" / "phone",
            lambda call, *arguments: self._called.emit((call, arguments)),
            self.host.arrived,
            self.host.receive,
            self.host.gone,
        )
        self.server.start("127.0.0.1")
        self._steps = QTimer(self)
        self._steps.timeout.connect(self._go_on)
        self._steps.start(1)

    @property
    def at(self) -> str:
        return f"127.0.0.1:{self.server.port}"

    @property
    def invitation(self) -> str:
        """The address with the code, for whoever comes next."""
        self.host.open_door()
        return f"http://{self.at}/#c={self.host.code}"

    def _call(self, called: tuple[Callable[..., None], tuple[object, ...]]) -> None:
        self.clock.now += 1.0  # nobody floods by being quick in a test
        called[0](*called[1])

    def _go_on(self) -> None:
        for _ in range(_STEPS_AT_ONCE):
            queue = self.window.soon or self.window.later
            if not queue:
                return
            step = queue.popleft()
            if step():
                queue.appendleft(step)

    def play(self, answers: int, seed: int = 1) -> None:
        """Let the game go on by itself."""
        bots = {seat: api.RandomBot(seed * 10 + seat) for seat in range(1, 6)}
        for _ in range(answers):
            pending = self.session.first_pending()
            if pending is None:
                break
            entry = self.session.answer(pending, bots[pending.question.seat].choose_answer(self.session, pending))
            assert isinstance(entry, api.HistoryEntry)
            api.NamedNotes(self.session).record(entry)
        self.host.changed()

    def stop(self) -> None:
        self._steps.stop()
        self.host.close_door()
        self.server.stop(wait=30)


def beside(work: Callable[[], _Found]) -> _Found:
    """What a browser does, while the table goes on."""
    found: list[_Found] = []
    failed: list[BaseException] = []

    def do() -> None:
        try:
            found.append(work())
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=do, daemon=True)
    thread.start()
    room, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: None if thread.is_alive() else room.quit())
    timer.start(5)
    room.exec()
    if failed:
        raise failed[0]
    return found[0]
