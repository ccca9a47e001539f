"""The server on this machine alone: pages, sockets, and what strangers try with them."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Request
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from qtapp.net import server as server_module
from qtapp.net.intake import GUEST, MOST_LINES, MOST_LINES_OF_ADDRESS, Line
from qtapp.net.server import FILES, PhoneServer, SocketLink
from qtapp.net.wire import TO_PHONE
from tests.house.source import ROOT
from tests.qtapp.net.phones import OpenTableForPhones

_UPGRADE = (
    "GET /socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)
PAGE = ROOT / "resources" / "phone"
_BETWEEN = 0.0005
"""Seconds between two steps that can wait."""


class Running:
    """A host and its server. What the host has to do is done in the thread of the server."""

    def __init__(self, game: str = "ginkgopolis", obvious: bool = False, delay: float = 0.0, people: int = 2) -> None:
        """`delay`: so many seconds pass before the host hears what was said."""
        self._delay = delay
        self.table = OpenTableForPhones(game, people=people)
        self.table.window.obvious = obvious
        self.lock = threading.RLock()
        self.server = PhoneServer(PAGE, self._hand, self.host.arrived, self.host.receive, self.host.gone)
        self.server.start("127.0.0.1")
        self.lines = ExitStack()

    @property
    def host(self) -> Any:
        return self.table.host

    def _hand(self, call: Any, *arguments: Any) -> None:
        if self._delay:
            asyncio.get_running_loop().call_later(self._delay, self._call, call, *arguments)
        else:
            self._call(call, *arguments)

    def _call(self, call: Any, *arguments: Any) -> None:
        with self.lock:
            self.table.clock.now += 1.0  # nobody floods by being quick in a test
            call(*arguments)
            self._go_on()

    def _go_on(self) -> None:
        """As in the window: states at once, all else step by step, and whoever says something comes first."""
        with self.lock:
            window = self.table.window
            while window.soon:
                step = window.soon.popleft()
                if step():
                    window.soon.appendleft(step)
            if window.later:
                step = window.later.popleft()
                if step():
                    window.later.appendleft(step)
                asyncio.get_running_loop().call_later(_BETWEEN, self._go_on)

    @property
    def at(self) -> str:
        return f"127.0.0.1:{self.server.port}"

    def ask(self, text: str) -> str:
        """What a plain request gets: the first line of the answer, or "closed"."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=10) as line:
            line.sendall(text.encode())
            found = b""
            try:
                while part := line.recv(4096):
                    found += part
            except ConnectionResetError:
                pass
        return found.decode(errors="replace") or "closed"

    def get(self, path: str, host: str | None = None) -> str:
        return self.ask(f"GET {path} HTTP/1.1\r\nHost: {self.at if host is None else host}\r\n\r\n")

    def socket(self) -> ClientConnection:
        origin = Origin(f"http://{self.at}")
        return self.lines.enter_context(connect(f"ws://{self.at}/socket", origin=origin, max_size=2**20))

    def stop(self) -> None:
        self.host.close_door()
        self.lines.close()
        self.server.stop(wait=30)


def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        raw = line.recv(10)
        if isinstance(raw, str):
            TO_PHONE.validate_json(raw)
            found: dict[str, Any] = json.loads(raw)
            if found["t"] == kind:
                return found


def say(line: ClientConnection, kind: str, **fields: object) -> None:
    line.send(json.dumps({"t": kind, **fields}))


def sit(running: Running, seat: int) -> tuple[ClientConnection, dict[str, Any]]:
    line = running.socket()
    say(line, "join", v=1, code=running.host.code, lang="hu")
    heard(line, "rooms")
    say(line, "sit", seat=seat)
    return line, heard(line, "welcome")


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    made = Running()
    yield made
    made.stop()


def test_a_phone_plays_over_a_socket(running: Running) -> None:
    line, welcome = sit(running, 1)
    state = heard(line, "state")
    assert welcome["seat"] == 1 and state["ask"]["options"]
    say(line, "answer", ask=state["ask"]["id"], say=1, picks=[0])
    assert heard(line, "taken")["say"] == 1
    assert heard(line, "state")["ask"] is None
    line.close()
    again = running.socket()
    say(again, "resume", v=1, token=welcome["token"], run=welcome["run"], have=2, lang="hu")
    assert heard(again, "welcome")["seat"] == 1
    assert heard(again, "state")["ask"] is None
    running.host.close_door()
    assert heard(again, "bye")["why"] == "closed"


def test_only_the_files_of_the_page_are_served(running: Running) -> None:
    for path, (name, kind) in FILES.items():
        found = running.get(path)
        assert found.startswith("HTTP/1.1 200"), path
        assert kind.partition(";")[0] in found and (PAGE / name).is_file()
    for path in ("/../pyproject.toml", "/%2e%2e/x", "/index.html", "/etc/passwd", "/table.js/..", "//table.js"):
        assert running.get(path).startswith("HTTP/1.1 404"), path
    assert "200" not in running.ask(f"POST / HTTP/1.1\r\nHost: {running.at}\r\nContent-Length: 3\r\n\r\nabc")[:15]


def test_every_answer_forbids_what_a_page_does_not_need(running: Running) -> None:
    head = running.get("/").partition("\r\n\r\n")[0]
    for line in (
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer",
        "Cross-Origin-Opener-Policy: same-origin",
        "Cross-Origin-Resource-Policy: same-origin",
    ):
        assert line in head
    assert "Server:" not in head and "Set-Cookie" not in head


def test_a_name_that_leads_here_is_not_our_name(running: Running) -> None:
    """DNS rebinding: only our literal address is answered."""
    port = running.server.port
    for host in (f"evil.example:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}", f"localhost.evil:{port}", ""):
        assert running.get("/", host).startswith("HTTP/1.1 421"), host
        upgrade = _UPGRADE.format(host=host, more=f"Origin: http://{host}\r\n")
        assert running.ask(upgrade).startswith("HTTP/1.1 421"), host
    assert running.ask("GET / HTTP/1.1\r\n\r\n").startswith("HTTP/1.1 421")
    assert running.ask(f"GET / HTTP/1.1\r\nHost: {running.at}\r\nHost: evil\r\n\r\n").startswith("HTTP/1.1 421")


def test_foreign_pages_open_no_socket(running: Running) -> None:
    own = f"http://{running.at}"
    for more in (
        "",
        "Origin: null\r\n",
        "Origin: http://evil.example\r\n",
        f"Origin: https://{running.at}\r\n",
        f"Origin: {own}\r\nOrigin: http://evil.example\r\n",
    ):
        assert running.ask(_UPGRADE.format(host=running.at, more=more)).startswith("HTTP/1.1 403"), more


def test_too_many_lines_from_one_address(running: Running) -> None:
    lines = [running.socket() for _ in range(MOST_LINES_OF_ADDRESS)]
    with pytest.raises(InvalidStatus) as refused:
        running.socket()
    assert refused.value.response.status_code == 503
    for line in lines:
        line.close()
    again = running.socket()
    say(again, "join", v=1, code=running.host.code, lang="hu")
    assert heard(again, "rooms")


def test_what_is_too_long_is_not_even_read(running: Running) -> None:
    line = running.socket()
    line.send("x" * 3000)
    with pytest.raises(ConnectionClosed) as closed:
        heard(line, "bye")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_headers_without_end_are_refused(running: Running) -> None:
    assert "200" not in running.ask(f"GET / HTTP/1.1\r\nHost: {running.at}\r\n" + "X: y\r\n" * 5000 + "\r\n")[:15]
    assert "200" not in running.ask("GET /" + "a" * 100_000 + f" HTTP/1.1\r\nHost: {running.at}\r\n\r\n")[:15]


def test_who_never_finishes_a_request_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "_HANDSHAKE_SECONDS", 0.2)
    running = Running()
    try:
        found = running.ask("GET / HTTP/1.1\r\nHo")  # returns only when the server has closed the line
        assert "200" not in found[:15]
    finally:
        running.server.stop(wait=30)


def test_nothing_is_left_when_the_door_is_closed() -> None:
    before = threading.active_count()
    running = Running()
    sit(running, 1)
    port = running.server.port
    running.stop()
    assert threading.active_count() == before
    with pytest.raises(OSError), socket.create_connection(("127.0.0.1", port), timeout=2):
        pass


def test_a_taken_port_is_an_error_that_can_be_told() -> None:
    running = Running()
    try:
        other = PhoneServer(PAGE, lambda *_: None, print, print, print)
        with pytest.raises(OSError):
            other.start("127.0.0.1", running.server.port)
        assert not other.is_running
    finally:
        running.server.stop(wait=30)


class ByHand:
    """A connection that somebody else has made; nobody reads it."""

    def __init__(self, address: str = "") -> None:
        self.remote_address = (address, 40000)
        self.transport = self
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True


class AtOnce:
    """A loop that calls at once."""

    def call_soon_threadsafe(self, call: Any, *arguments: Any) -> None:
        call(*arguments)


@pytest.mark.parametrize(("address", "status"), [("192.168.1.7", 200), ("8.8.8.8", 403), ("2a00:1450::1", 403)])
def test_nobody_from_outside_the_house_is_answered(running: Running, address: str, status: int) -> None:
    request = Request("/", Headers({"Host": running.at}))
    answer = running.server._look_at(ByHand(address), request)  # type: ignore[arg-type]  # as the server calls it
    assert answer is not None and answer.status_code == status


def test_too_many_lines_in_all(running: Running) -> None:
    request = Request("/socket", Headers({"Host": running.at, "Origin": f"http://{running.at}"}))
    server = running.server
    assert server._look_at(ByHand("192.168.1.7"), request) is None  # type: ignore[arg-type]  # as the server calls it
    server._intake.lines += [Line(f"192.168.2.{n}", 0.0, GUEST) for n in range(MOST_LINES)]
    answer = server._look_at(ByHand("192.168.1.7"), request)  # type: ignore[arg-type]  # as the server calls it
    assert answer is not None and answer.status_code == 503


def test_who_does_not_read_is_let_go() -> None:
    connection = ByHand()
    link = SocketLink(connection, AtOnce(), Line("", 0.0))  # type: ignore[arg-type]  # what it needs of a connection and of a loop
    for _ in range(65):
        link.push("{}")
    assert not connection.is_cut
    link.push("{}")
    assert connection.is_cut
    link.push("{}")
    assert link._out.qsize() == 65, "nothing more is kept for it"
