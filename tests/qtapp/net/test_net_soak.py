"""Long runs of devices: many worlds, hosts that are killed, a long evening, a slow network.

Each part is short, so that a run that was stopped goes on where it was (`make soak`).
"""

from __future__ import annotations

import gc
import json
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from engine import api
from qtapp.net import wire
from qtapp.net.far_link import FarLink
from qtapp.net.far_table import FarTable
from qtapp.session.view_models import TableChange
from tests.qtapp.net.host_process import serve
from tests.qtapp.net.phones import OpenTableForPhones
from tests.qtapp.net.tables import SecondTable
from tests.qtapp.net.test_non_interference import compared
from tests.qtapp.net.test_second_table import play
from tests.qtapp.net.test_server import Running

pytestmark = pytest.mark.soak
_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")
_AT_ONCE = 500
_WORLDS = 100_000
_PATIENCE = 900
"""Seconds for a whole game."""
_SILENCE = 300
"""Seconds without a word after which a line is given up: others think, and a busy machine may leave us waiting."""


@pytest.mark.parametrize("game", _GAMES)
@pytest.mark.parametrize("part", range(_WORLDS // _AT_ONCE // len(_GAMES)))
def test_a_device_is_sent_the_same_in_a_hundred_thousand_worlds(part: int, game: str) -> None:
    found, seed = 0, 1000 + 40 * part
    while found < _AT_ONCE:
        seed += 1
        people = 2 + seed % 3
        if people in api.GAMES[game].seat_counts:
            found += compared(game, people, seed, _AT_ONCE - found, 1 + part % 3)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", _GAMES)
def test_a_second_table_offers_the_same_in_whole_games(game: str, seed: int) -> None:
    """Options of the mirror are those of the table, in every question of a whole game; at the end the sheet is his."""
    people = (2, 3, 4)[seed % 3]
    house = OpenTableForPhones(game, people, seed=100 + seed)
    tables = [SecondTable(house).join(seat) for seat in range(people + 1)]
    assert play(house, tables, 5000) > 20
    assert house.session.is_over
    for table in tables:
        assert table.session.is_over
        assert table.session.final == house.session.game.result(house.session.table)


# ---- a host that is killed -------------------------------------------------------------------------------------------


class KilledHost:
    """A host in a process of its own."""

    def __init__(self, folder: Path, answers: int = 0) -> None:
        here, there = multiprocessing.Pipe()
        self._process = multiprocessing.get_context("fork").Process(target=serve, args=(folder, answers, there))
        self._process.start()
        there.close()
        self.port, self.code = here.recv()
        here.close()
        self._lines = ExitStack()

    def kill(self) -> None:
        self._process.kill()
        self._process.join()

    def close_lines(self) -> None:
        self._lines.close()

    def line(self) -> ClientConnection:
        at = f"127.0.0.1:{self.port}"
        wanted = connect(f"ws://{at}/socket", origin=Origin(f"http://{at}"), max_size=2**20, compression=None)
        return self._lines.enter_context(wanted)


def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        raw = line.recv(_SILENCE)
        found: dict[str, Any] = json.loads(raw) if isinstance(raw, str) else {"t": ""}
        if found["t"] == kind:
            return found


def play_until_it_dies(line: ClientConnection, state: dict[str, Any], dice: api.RandomStream) -> None:
    """Answer whenever something is asked."""
    said = 0
    try:
        while True:
            ask = state["ask"]
            if ask is not None:
                said += 1
                picks = [dice.randrange(len(ask["options"]))] if ask["shape"] == "pick" else ask["start"]
                line.send(json.dumps({"t": "answer", "ask": ask["id"], "say": said, "picks": picks}))
            state = heard(line, "state")
    except (ConnectionClosed, TimeoutError, OSError):
        return


def shown(state: dict[str, Any]) -> object:
    """What somebody holds and is asked; numbers of questions begin anew with the host."""
    ask = state["ask"] and {**state["ask"], "id": 0}
    groups = [[one["name"] for one in group["things"]] for group in state["groups"]]
    return groups, ask and (ask["text"], [one["label"] for one in ask["options"]])


@pytest.mark.parametrize("number", range(50))
def test_a_killed_host_finds_its_phones_again(tmp_path: Path, number: int) -> None:
    dice = api.RandomStream(number, "kills", 0)
    host = KilledHost(tmp_path, number)
    tokens, threads = {}, []
    try:
        for seat in (1, 2):
            line = host.line()
            line.send(json.dumps({"t": "join", "v": 1, "code": host.code, "lang": "hu"}))
            line.send(json.dumps({"t": "sit", "seat": seat}))
            tokens[seat] = heard(line, "welcome")["token"]
            state = heard(line, "state")
            luck = api.RandomStream(number, "hands", seat)
            threads.append(threading.Thread(target=play_until_it_dies, args=(line, state, luck)))
        for thread in threads:
            thread.start()
        time.sleep(dice.randrange(1500) / 1000)  # the moment of the kill, whatever happens then
    finally:
        host.kill()
    for thread in threads:
        thread.join()
    host.close_lines()
    again = KilledHost(tmp_path)
    try:
        assert again.port == host.port
        opened = api.load_game(tmp_path / "game.tarsas").session
        kept = OpenTableForPhones(session=opened)
        for seat in (1, 2):
            begun = time.monotonic()
            line = again.line()
            resume = {"t": "resume", "v": 1, "token": tokens[seat], "run": "", "have": 0, "lang": "hu"}
            line.send(json.dumps(resume))
            assert heard(line, "welcome")["seat"] == seat
            state = heard(line, "state")
            took = time.monotonic() - begun
            print(f"after {len(opened.entries)} entries resumed in {took * 1000:.0f} ms", file=sys.stderr)
            assert shown(state) == shown(kept.phone(seat).state), "the same hand, the same question"
        again.close_lines()
    finally:
        again.kill()


# ---- a long evening --------------------------------------------------------------------------------------------------


class FarPlayer:
    """A second table that answers whatever it is asked, over a real line."""

    def __init__(self, running: Running, seat: int, dice: api.RandomStream) -> None:
        self._dice = dice
        self.far = FarTable(self)
        self.answers = 0
        self.ended = threading.Event()
        self.ready = threading.Event()
        self.over = threading.Event()
        self._seat = seat
        self._code = running.host.code
        self.link = FarLink(self._hand, self._opened, self._heard, self._lost)
        self.link.start("127.0.0.1", running.server.port)

    def _hand(self, call: Callable[..., None], *arguments: object) -> None:
        call(*arguments)

    def _opened(self, link: FarLink) -> None:
        self.far.join(link, self._code, "de")

    def _heard(self, _link: FarLink, data: str | bytes) -> None:
        self.far.receive(data)

    def _lost(self, _link: FarLink, _why: str) -> None:
        self.far.lost()
        self.ended.set()

    def seats_offered(self, rooms: wire.RoomsMessage) -> None:
        assert rooms.seats
        self.far.sit(self._seat)

    def table_opened(self, session: api.MirrorSession) -> None:
        assert session.viewer == self._seat
        self.ready.set()
        self._answer()

    def table_changed(self, change: TableChange) -> None:
        assert change.kind
        self._answer()

    def _answer(self) -> None:
        session = self.far.session
        assert session is not None
        if session.is_over:
            self.over.set()
        pending = next((one for one in session.pending() if one.question.seat == self._seat), None)
        if pending is None or not session.ask or self.far._sent_for == session.ask:
            return
        options = session.options(pending)
        answer = options[self._dice.randrange(len(options))] if options else session.default_answer(pending)
        assert self.far.answer(pending, answer)
        self.answers += 1

    def answer_refused(self, reasons: Sequence[str], rule: str) -> None:
        raise AssertionError(f"refused: {reasons} {rule}")

    def table_ended(self, why: str) -> None:
        assert why == "closed"


class SocketPhone(threading.Thread):
    """A phone, or an onlooker, that answers whatever it is asked."""

    def __init__(self, running: Running, seat: int, dice: api.RandomStream) -> None:
        super().__init__(daemon=True)
        self.line = running.socket()
        self._dice, self._seat = dice, seat
        self.answers = 0
        self.over = threading.Event()
        self.line.send(json.dumps({"t": "join", "v": 1, "code": running.host.code, "lang": "hu"}))
        self.line.send(json.dumps({"t": "sit", "seat": seat}))
        heard(self.line, "welcome")
        self.start()

    def run(self) -> None:
        asked = 0
        try:
            while True:
                state = heard(self.line, "state")
                if state["over"]:
                    self.over.set()
                ask = state["ask"]
                if ask is not None and ask["id"] != asked:
                    asked = ask["id"]
                    self.answers += 1
                    picks = [self._dice.randrange(len(ask["options"]))] if ask["shape"] == "pick" else ask["start"]
                    said = {"t": "answer", "ask": asked, "say": self.answers, "picks": picks}
                    self.line.send(json.dumps(said))
        except (ConnectionClosed, TimeoutError, OSError):
            return


def memory() -> float:
    """Megabytes of this process."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def open_files() -> int:
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


def evening(number: int, delay: float = 0.0) -> int:
    """A game of five with four phones, a second table and two onlookers, until it is over; the answers given."""
    running = Running(delay=delay, people=5)
    before = threading.active_count() - 1  # the thread of the server
    try:
        far = FarPlayer(running, 3, api.RandomStream(number, "far", 3))
        assert far.ready.wait(60)
        phones = [SocketPhone(running, seat, api.RandomStream(number, "hands", seat)) for seat in (0, 0, 1, 2, 4, 5)]
        session = running.table.session
        assert far.over.wait(_PATIENCE) and all(phone.over.wait(_PATIENCE) for phone in phones)
        given = far.answers + sum(phone.answers for phone in phones)
        assert given == len(session.entries) - 1, "no answer was doubled, none was lost"
    finally:
        running.stop()
    assert far.ended.wait(20) and far.link.wait(20)
    for phone in phones:
        phone.join(20)
    until = time.monotonic() + 20  # the threads of the phones' own lines end when they come to it
    while threading.active_count() > before and time.monotonic() < until:
        time.sleep(0.05)
    assert threading.active_count() == before, f"no thread is left: {threading.enumerate()}"
    return given


def test_a_long_evening_leaves_nothing_behind() -> None:
    """Four phones, a second table and two onlookers give a thousand answers."""
    evening(1)
    before, files, given, number = memory(), open_files(), 0, 1
    while given < 1000:
        number += 1
        given += evening(number)
        print(f"{given} answers, {memory() - before:+.1f} MB", file=sys.stderr)
    assert memory() - before < 20
    assert open_files() <= files, "no file is left open"


def test_with_three_hundred_milliseconds_nothing_is_doubled_or_lost() -> None:
    assert evening(7, delay=0.3) > 50
