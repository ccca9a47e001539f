"""What strangers may do before they have told a code: little, slowly, and nobody of the house is kept out by it."""

from __future__ import annotations

import json
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.sync.server import ServerConnection, serve
from websockets.typing import Origin

from qtapp.net import intake as intake_module
from qtapp.net.far_link import FarLink
from qtapp.net.intake import GUEST, MOST_RAW_OF_ADDRESS, MOST_STRANGERS, STRANGER, Bucket, Intake, Limits
from qtapp.net.server import PhoneServer
from tests.qtapp.net.phones import Clock
from tests.qtapp.net.test_server import PAGE, Running, heard, say

_PATIENCE = 30.0


def wait_for(condition: Callable[[], bool]) -> None:
    """Until something holds that another thread does."""
    end = monotonic() + _PATIENCE
    while not condition():
        assert monotonic() < end, "it never came so far"
        threading.Event().wait(0.01)


# ---- counting --------------------------------------------------------------------------------------------------------


def test_a_bucket_says_how_long_to_wait() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 3.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.seconds_to_next() == pytest.approx(0.5)
    clock.now += 0.5
    assert bucket.take() and not bucket.take()
    clock.now -= 1000  # a clock that was set back takes nothing away
    assert not bucket.take()
    clock.now += 1.0
    assert bucket.take()


def test_strangers_of_one_address_share_what_they_may_say() -> None:
    clock = Clock()
    intake = Intake(clock)
    one, two, other = intake.open("10.0.0.1"), intake.open("10.0.0.1"), intake.open("10.0.0.2")
    said = sum(not intake.pause(line) for _ in range(50) for line in (one, two))
    assert said == STRANGER.at_once and intake.pause(one) > 0
    assert not intake.pause(other), "others of the house are heard"
    two.role = GUEST
    assert sum(not intake.pause(two) for _ in range(100)) == GUEST.at_once, "who was let in has limits of their own"


def test_where_all_come_from_one_address_each_line_counts_for_itself() -> None:
    intake = Intake(Clock(), Limits(is_counted_by_line=True))
    loud, other = intake.open("10.0.0.1"), intake.open("10.0.0.1")
    assert sum(not intake.pause(loud) for _ in range(100)) == STRANGER.at_once
    assert not intake.pause(other)
    loud.role = loud.guest
    assert sum(not intake.pause(loud) for _ in range(100)) == GUEST.at_once, "a guest is no stranger any more"


def test_the_oldest_stranger_of_the_busiest_address_gives_way() -> None:
    intake = Intake(Clock())
    family = intake.open("10.0.0.9")
    guest = intake.open("10.0.0.9")
    guest.role = GUEST
    crowd = [intake.open(f"10.0.0.{1 + n % 3}") for n in range(MOST_STRANGERS - 1)]
    assert intake.who_gives_way() is None
    intake.open("10.0.0.1")
    assert intake.who_gives_way() is crowd[0]
    intake.close(crowd[0])
    assert intake.who_gives_way() is None and family in intake.lines


def test_new_lines_of_one_address_come_slowly() -> None:
    clock = Clock()
    intake = Intake(clock)
    assert sum(intake.may_open("10.0.0.1") for _ in range(50)) == intake_module.NEW_LINES[1]
    assert intake.may_open("10.0.0.2")
    clock.now += 1 / intake_module.NEW_LINES[0]
    assert intake.may_open("10.0.0.1") and not intake.may_open("10.0.0.1")


def test_addresses_without_number_fill_no_memory() -> None:
    intake = Intake(Clock())
    for n in range(5000):
        intake.may_open(f"10.0.{n // 250}.{n % 250}")
    assert len(intake._lines_of) <= intake_module._MOST_ADDRESSES


def test_connections_are_counted_from_their_first_moment() -> None:
    intake = Intake(Clock())
    fits = [intake.connected("10.0.0.1") for _ in range(MOST_RAW_OF_ADDRESS + 5)]
    assert fits == [True] * MOST_RAW_OF_ADDRESS + [False] * 5
    assert intake.connected("10.0.0.2")
    for _ in range(MOST_RAW_OF_ADDRESS + 5):
        intake.disconnected("10.0.0.1")
    assert intake.connected("10.0.0.1")


# ---- the server ------------------------------------------------------------------------------------------------------


class Asleep:
    """A server whose host takes nothing until it is told to."""

    def __init__(self) -> None:
        self.handed: deque[tuple[Callable[..., None], tuple[Any, ...]]] = deque()
        self.heard: list[str | bytes] = []
        self.server = PhoneServer(PAGE, self._hand, self._note, self._receive, self._note)
        self.server.start("127.0.0.1")

    def _hand(self, call: Callable[..., None], *arguments: Any) -> None:
        self.handed.append((call, arguments))

    def _note(self, _link: object) -> None:
        """Somebody came or went."""

    def _receive(self, _link: object, raw: str | bytes) -> None:
        self.heard.append(raw)

    def take_one(self) -> None:
        call, arguments = self.handed.popleft()
        call(*arguments)

    def socket(self, address: str = "127.0.0.1") -> ClientConnection:
        at = f"127.0.0.1:{self.server.port}"
        return connect(f"ws://{at}/socket", origin=Origin(f"http://{at}"), source_address=(address, 0))


@pytest.fixture
def asleep() -> Iterator[Asleep]:
    made = Asleep()
    yield made
    made.server.stop(wait=_PATIENCE)


def test_no_more_is_handed_over_than_is_taken(asleep: Asleep) -> None:
    with asleep.socket() as line:
        for n in range(10):
            say(line, "lang", lang="hu" if n % 2 else "de")
        wait_for(lambda: len(asleep.handed) == 1 + STRANGER.waiting)
        assert len(asleep.handed) == 1 + STRANGER.waiting, "that it came, and two messages"
        asleep.take_one()
        asleep.take_one()
        wait_for(lambda: len(asleep.handed) == STRANGER.waiting)
        while len(asleep.heard) < 10:
            wait_for(lambda: bool(asleep.handed))
            asleep.take_one()
        assert [json.loads(one)["lang"] for one in asleep.heard] == ["de", "hu"] * 5, "all of it, in order"


def test_what_is_no_message_never_reaches_the_window(asleep: Asleep) -> None:
    with asleep.socket() as line:
        line.send("{")
        assert heard(line, "bye")["why"] == "bad"
        with pytest.raises(ConnectionClosed):
            heard(line, "rooms")
    with asleep.socket():
        pass  # says nothing at all
    wait_for(lambda: not asleep.server._links)
    assert not asleep.handed


def test_a_stranger_does_not_stay(asleep: Asleep, monkeypatch: pytest.MonkeyPatch) -> None:
    now = monotonic()
    with asleep.socket() as line, asleep.socket() as guest:
        wait_for(lambda: len(asleep.server._links) == 2)
        first, second = asleep.server._links.values()
        second.let_in()
        monkeypatch.setattr(asleep.server._intake, "_clock", lambda: now + 21.0)
        loop = asleep.server._loop
        assert loop is not None
        for link in (first, second):
            loop.call_soon_threadsafe(asleep.server._look_after, link)
        assert heard(line, "bye")["why"] == "slow"
        say(guest, "lang", lang="hu")
        wait_for(lambda: len(asleep.handed) == 2)


def test_silent_strangers_keep_nobody_out() -> None:
    """Twenty-four lines from three addresses, and a family phone comes in."""
    running = Running()
    at = running.at
    try:
        for address in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
            for _ in range(8):
                line = connect(f"ws://{at}/socket", origin=Origin(f"http://{at}"), source_address=(address, 0))
                running.lines.enter_context(line)
        family = running.socket()
        say(family, "join", v=1, code=running.host.code, lang="hu")
        assert heard(family, "rooms")["seats"]
    finally:
        running.stop()


def test_wrong_codes_of_a_stranger_keep_nobody_out() -> None:
    running = Running()
    at = running.at
    try:
        byes = []
        for _ in range(12):
            try:
                with connect(
                    f"ws://{at}/socket", origin=Origin(f"http://{at}"), source_address=("127.0.0.2", 0)
                ) as line:
                    say(line, "join", v=1, code="AAAAAA", lang="hu")
                    byes.append(heard(line, "bye")["why"])
            except InvalidStatus:  # so many new lines of one address are too many besides
                break
        assert len(byes) >= 10 and set(byes) <= {"code", "wait"}
        family = running.socket()
        say(family, "join", v=1, code=running.host.code, lang="hu")
        assert heard(family, "rooms")["seats"]
    finally:
        running.stop()


def read_to_the_end(line: socket.socket) -> None:
    """Until the other side has cut the line, with or without a last word; TimeoutError: it never does."""
    with line, suppress(ConnectionResetError):
        while line.recv(1000):
            pass


def test_closing_waits_for_no_silent_connection() -> None:
    running = Running()
    silent = [socket.create_connection(("127.0.0.1", running.server.port), timeout=10) for _ in range(5)]
    thread = running.server._thread
    assert thread is not None
    running.server.stop()
    assert not running.server.is_running
    thread.join(_PATIENCE)
    assert not thread.is_alive()
    for line in silent:
        read_to_the_end(line)


def test_a_crowd_of_connections_is_cut_before_it_costs_anything() -> None:
    running = Running()
    try:
        crowd = [socket.socket() for _ in range(MOST_RAW_OF_ADDRESS + 20)]
        for one in crowd:
            one.bind(("127.0.0.2", 0))
            one.settimeout(10)
            one.connect(("127.0.0.1", running.server.port))
        wait_for(lambda: running.server._intake._raw["127.0.0.2"] <= MOST_RAW_OF_ADDRESS)
        assert running.get("/").startswith("HTTP/1.1 200"), "others are served"
        for one in crowd:
            one.close()
    finally:
        running.stop()


def test_strangers_write_into_no_log(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
    running = Running()
    loop = running.server._loop
    assert loop is not None
    loop.call_soon_threadsafe(loop.call_exception_handler, {"message": "socket.accept() out of system resource"})
    running.ask("nonsense\r\n\r\n")
    running.stop()
    assert not caplog.records and capfd.readouterr().err == ""


# ---- a false table ---------------------------------------------------------------------------------------------------


def test_a_false_table_is_read_no_quicker_than_the_window_takes() -> None:
    def flood(line: ServerConnection) -> None:
        with suppress(ConnectionClosed, OSError):
            while True:
                line.send("x" * 4000)

    handed: deque[tuple[Callable[..., None], tuple[Any, ...]]] = deque()
    with serve(flood, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        taken: list[object] = []
        link = FarLink(lambda call, *more: handed.append((call, more)), print, lambda *one: taken.append(one), print)
        link.start("127.0.0.1", server.socket.getsockname()[1])
        wait_for(lambda: len(handed) == 9)  # that the line is open, and eight messages
        assert len(handed) == 9, "the rest waits at the other table"
        handed.popleft()
        for _ in range(4):
            call, arguments = handed.popleft()
            call(*arguments)
        wait_for(lambda: len(handed) == 8)
        assert len(taken) == 4
        link.hang_up()
        assert link.wait(_PATIENCE), "a line that waits for the window can be cut"
