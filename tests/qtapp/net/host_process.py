"""A host without a window in a process of its own, for tests that kill it: it keeps the game as the program does."""

from __future__ import annotations

import threading
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic

from engine import api
from qtapp.net.chairs import StoredChairs, read_chairs
from qtapp.net.host import Host
from qtapp.net.server import PhoneServer
from tests.house.source import ROOT
from tests.qtapp.net.phones import NAMES, BareWindow


class KeepingWindow(BareWindow):
    """Keeps the game after each answer, once the phones were told, and the seats whenever they change."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.game, self.seats = folder / "game.tarsas", folder / "game.tarsas.seats"
        self.session: api.Session | None = None
        self.host: Host | None = None
        self.port = 0

    def happened(self, entry: api.HistoryEntry) -> None:
        assert self.session is not None
        api.save(self.session, self.game)

    def seats_changed(self) -> None:
        if self.host is not None:
            api.write_atomically(self.seats, self.host.chairs.stored(self.port))

    def kept(self) -> StoredChairs:
        return read_chairs(self.seats.read_text()) if self.seats.exists() else StoredChairs()


def serve(folder: Path, answers: int, tell: Connection) -> None:
    """Open the game that was kept, or begin one after so many answers; tell port and code, and play until killed."""
    window = KeepingWindow(folder)
    kept = window.kept()
    if window.game.exists():
        window.session = api.load_game(window.game).session
    else:
        window.session = api.new_session("ginkgopolis", 2, seed=5, names=NAMES[:2])
        bots = {seat: api.RandomBot(seat) for seat in (1, 2)}
        for _ in range(answers):
            pending = window.session.first_pending()
            if pending is not None:
                answer = bots[pending.question.seat].choose_answer(window.session, pending)
                window.session.answer(pending, answer)
        api.save(window.session, window.game)
    host = Host(window.session, window, monotonic)
    host.promise(kept)
    lock = threading.Lock()

    def hand(call: object, *arguments: object) -> None:
        with lock:
            call(*arguments)  # type: ignore[operator]  # a method of the host
            window.settle()

    server = PhoneServer(ROOT / "resources" / "phone", hand, host.arrived, host.receive, host.gone)
    window.host = host
    server.start("127.0.0.1", kept.port)
    window.port = server.port
    window.seats_changed()
    tell.send((server.port, host.code))
    threading.Event().wait()
