"""One port in a thread of its own: the files of the page, and the socket of each phone. Nothing else is answered.

The thread knows no session. What phones say is handed to the thread of the host, what the host says is handed back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Mapping
from http import HTTPStatus
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

from websockets.asyncio.server import Server as SocketServer
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.protocol import State

from qtapp.net.addresses import is_at_home, kind_of
from qtapp.net.carrier import CarriedLink, Hand
from qtapp.net.intake import TABLE, Intake, Limits, Line
from qtapp.net.wire import MOST_IN, ByeMessage, read_message

_HANDSHAKE_SECONDS = 5
_PINGS = (15.0, 20.0)
"""So many seconds pass until a device is asked whether it is there, and so many more until it is asleep."""
_CLOSE_SECONDS = 1.5
"""So long those who are there may take to hear that it is over."""
_ROUNDS, _ROUND_SECONDS = 50, 0.01
_SHUT_SECONDS = 0.1
"""So long the window waits at the most until nobody new can come in."""
FILES = {
    "/": ("index.html", "text/html; charset=utf-8"),
    "/table.js": ("table.js", "text/javascript; charset=utf-8"),
    "/boards.js": ("boards.js", "text/javascript; charset=utf-8"),
    "/awake.js": ("awake.js", "text/javascript; charset=utf-8"),
    "/shared.js": ("shared.js", "text/javascript; charset=utf-8"),
    "/table.css": ("table.css", "text/css; charset=utf-8"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
    "/letters.woff2": ("letters.woff2", "font/woff2"),
    "/letters_bold.woff2": ("letters_bold.woff2", "font/woff2"),
}
"""All that there is. No path is ever joined."""
_QUIET_TURNS, _QUIET_SECONDS, _MOST_QUIET = 8, 0.02, 1.0
"""Before something that is to come after all that was said: in so many turns of the loop and so many seconds nothing
more was found in the sockets. Somebody who goes on talking is not waited for longer than that.
"""
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_SAFE = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-cache",
    "Connection": "close",
}


class SocketLink(CarriedLink):
    """A phone, or a second table of the house."""

    def __init__(self, connection: ServerConnection, loop: asyncio.AbstractEventLoop, line: Line) -> None:
        super().__init__(loop, line)
        self._connection = connection

    def _cuts(self) -> tuple[type[BaseException], ...]:
        return (ConnectionClosed,)

    async def _send(self, data: str | bytes) -> None:
        await self._connection.send(data)

    async def _finish(self) -> None:
        await self._connection.close()

    def _abort(self) -> None:
        self._connection.transport.abort()


def _bye(why: str) -> str:
    return ByeMessage.model_validate({"why": why}).model_dump_json()


class PhoneServer:
    """The thread with the server. `arrived`, `receive` and `gone` are called by way of `hand`."""

    def __init__(
        self,
        page: Path,
        hand: Hand,
        arrived: Callable[[Any], None],
        receive: Callable[[Any, str | bytes], None],
        gone: Callable[[Any], None],
        *,
        files: Mapping[str, tuple[str, str]] = FILES,
        read: Callable[[str | bytes], object | None] = read_message,
        limits: Limits = TABLE,
        pings: tuple[float, float] = _PINGS,
        most_in: int = MOST_IN,
    ) -> None:
        """`files` of the page, by path; `read`: None if something is no message; `pings`: see there; `most_in`: bytes
        of a message.
        """
        self._most_in = most_in
        self._files = {path: ((page / name).read_bytes(), kind) for path, (name, kind) in files.items()}
        self._hand, self._arrived, self._receive, self._gone = hand, arrived, receive, gone
        self._read_message = read
        self._pings = pings
        self._messages = 0
        """So many were handed over."""
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: SocketServer | None = None
        self._intake = Intake(monotonic, limits)
        self._links: dict[Line, SocketLink] = {}
        self._connections: set[_Counted] = set()
        self.address, self.port = "", 0
        self._with_private = False
        """Has somebody here chosen a network that joins distant machines?"""

    def start(self, address: str, port: int = 0) -> None:
        """Listen at one address of this machine; OSError: it cannot be."""
        self._with_private = kind_of(address) == "private"
        started: list[BaseException | None] = []
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(address, port, started, ready), daemon=True)
        self._thread.name = "phones"
        self._thread.start()
        ready.wait()
        error = started[0]
        if error is not None:
            self._thread.join()
            self._thread = None
            raise error

    def stop(self, wait: float = 0.0) -> None:
        """End the thread; all lines are cut, once what waits in them was sent. Nobody needs to wait for that."""
        loop, thread = self._loop, self._thread
        self._loop = self._thread = None
        if loop is None or thread is None:
            return
        shut = threading.Event()
        with contextlib.suppress(RuntimeError):  # it has just ended by itself
            loop.call_soon_threadsafe(self._begin_to_close, loop, shut)
            shut.wait(_SHUT_SECONDS)
        if wait:
            thread.join(wait)

    def after_all(self, call: Callable[[], None]) -> None:
        """Hand this over after everything that was said until now, even if it still lies in a socket."""
        loop = self._loop
        try:
            if loop is not None:
                until = monotonic() + _MOST_QUIET
                loop.call_soon_threadsafe(self._hand_when_quiet, loop, call, -1, _QUIET_TURNS, until)
                return
        except RuntimeError:
            pass  # it has just ended by itself: nothing more comes
        self._hand(call)

    def _hand_when_quiet(
        self, loop: asyncio.AbstractEventLoop, call: Callable[[], None], heard: int, turns: int, until: float
    ) -> None:
        """In every turn of the loop the sockets are looked at, however busy the computer is; in seconds they need not
        be. What lies in one is heard a few turns later.
        """
        if monotonic() >= until:
            self._hand(call)
        elif heard != self._messages:
            loop.call_soon(self._hand_when_quiet, loop, call, self._messages, _QUIET_TURNS, until)
        elif turns:
            loop.call_later(_QUIET_SECONDS / _QUIET_TURNS, self._hand_when_quiet, loop, call, heard, turns - 1, until)
        else:
            self._hand(call)

    @property
    def is_running(self) -> bool:
        """Does anybody listen?"""
        return self._thread is not None

    def _run(self, address: str, port: int, started: list[BaseException | None], ready: threading.Event) -> None:
        loop = asyncio.new_event_loop()
        loop.set_exception_handler(_say_nothing)
        try:
            asyncio.set_event_loop(loop)
            try:
                loop.run_until_complete(self._listen(address, port))
            except BaseException as error:
                started.append(error)
                return
            self._loop = loop
            started.append(None)
            ready.set()
            loop.run_forever()
        finally:
            loop.close()
            ready.set()

    async def _listen(self, address: str, port: int) -> None:
        quiet = logging.getLogger("tarsas.phones")
        quiet.setLevel(logging.CRITICAL)  # strangers must not be able to write into anybody's log
        self._server = await serve(
            self._serve,
            address,
            port,
            process_request=self._look_at,
            max_size=self._most_in,
            max_queue=8,
            write_limit=65536,
            open_timeout=_HANDSHAKE_SECONDS,
            ping_interval=self._pings[0],
            ping_timeout=self._pings[1],
            close_timeout=1,
            compression="deflate",
            server_header=None,
            logger=quiet,
            create_connection=type("Counted", (_Counted,), {"intake": self._intake, "connections": self._connections}),
        )
        self.address = address
        self.port = next(iter(self._server.sockets)).getsockname()[1]

    def _begin_to_close(self, loop: asyncio.AbstractEventLoop, shut: threading.Event) -> None:
        if self._server is not None:
            self._server.server.close()  # nobody new comes in from now on
        shut.set()
        closing = loop.create_task(self._close())
        closing.add_done_callback(lambda _: loop.stop())

    async def _close(self) -> None:
        if self._server is None:
            return
        self._server.close()
        for one in list(self._connections):
            if one.protocol.state is State.CONNECTING:  # it has asked for nothing yet, and would be waited for
                one.transport.abort()
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._server.wait_closed(), _CLOSE_SECONDS)
        for _ in range(
            _ROUNDS
        ):  # what was just accepted has to be there before it can be cut, and then takes its leave
            for one in list(self._connections):
                one.transport.abort()
            await asyncio.sleep(_ROUND_SECONDS)
            others = asyncio.all_tasks() - {asyncio.current_task()}
            if not others and not self._connections:
                return
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for one in list(self._connections):
            one.transport.abort()
        await asyncio.sleep(_ROUND_SECONDS)  # a line that was cut leaves its socket one turn later

    # ---- who may come in -----------------------------------------------------------------------------------------

    def _look_at(self, connection: ServerConnection, request: Request) -> Response | None:
        """The answer to a request; None: it may open a socket."""
        peer = str(connection.remote_address[0]) if connection.remote_address else ""
        hosts = request.headers.get_all("Host")
        if not is_at_home(peer, with_private=self._with_private):
            return _reply(HTTPStatus.FORBIDDEN)
        if hosts != [f"{self.address}:{self.port}"]:  # a name that leads here may be somebody else's (DNS rebinding)
            return _reply(HTTPStatus.MISDIRECTED_REQUEST)
        path = request.path.partition("?")[0]
        if path == "/socket":
            if request.headers.get_all("Origin") != [f"http://{hosts[0]}"]:
                return _reply(HTTPStatus.FORBIDDEN)
            if not self._intake.may_open(peer):
                return _reply(HTTPStatus.SERVICE_UNAVAILABLE)
            return None
        found = self._files.get(path)
        return _reply(HTTPStatus.NOT_FOUND) if found is None else _reply(HTTPStatus.OK, *found)

    async def _serve(self, connection: ServerConnection) -> None:
        loop = asyncio.get_running_loop()
        line = self._intake.open(str(connection.remote_address[0]) if connection.remote_address else "")
        link = self._links[line] = SocketLink(connection, loop, line)
        first = self._intake.who_gives_way()
        if first is not None:
            self._cut(self._links[first], "slow")
        overdue = loop.call_later(line.role.seconds or 0.0, self._look_after, link)
        writer = asyncio.ensure_future(link.write())
        try:
            await self._read(connection, link)
        except ConnectionClosed:
            pass
        finally:
            overdue.cancel()
            link.end()
            self._intake.close(line)
            del self._links[line]
            await writer
            if link.is_known:
                self._hand(self._gone, link)

    async def _read(self, connection: ServerConnection, link: SocketLink) -> None:
        """Hand over what is said, no quicker than it is taken; nothing is read any more after a good-bye."""
        async for raw in connection:
            while not link.is_closing and (pause := self._intake.pause(link.line)):
                await asyncio.sleep(pause)
            if self._read_message(raw) is None:
                self._cut(link, "bad")
            if not link.is_closing:
                await link.room()
            if link.is_closing:
                return
            if not link.is_known:
                link.is_known = True
                self._hand(self._arrived, link)
            self._messages += 1
            self._hand(self._heard, link, raw)

    def _heard(self, link: SocketLink, raw: str | bytes) -> None:
        """In the thread of the host: a message, and that it was taken."""
        try:
            self._receive(link, raw)
        finally:
            link.taken()

    def _look_after(self, link: SocketLink) -> None:
        """Who has been here for a while without a code makes room; the page comes again by itself."""
        if self._intake.is_overdue(link.line):
            self._cut(link, "slow")

    def _cut(self, link: SocketLink, why: str) -> None:
        if not link.is_closing:
            link.end(_bye(why))


class _Counted(ServerConnection):
    """A connection that is counted from its first moment: one too many is cut before it costs anything."""

    intake: ClassVar[Intake]
    connections: ClassVar[set[_Counted]]
    _peer = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        self._peer = str(peer[0]) if peer else ""
        fits = self.intake.connected(self._peer)
        self.connections.add(self)
        super().connection_made(transport)
        if not fits and isinstance(transport, asyncio.Transport):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.intake.disconnected(self._peer)
        self.connections.discard(self)
        super().connection_lost(exc)


def _say_nothing(_loop: asyncio.AbstractEventLoop, _context: dict[str, Any]) -> None:
    """Strangers must not be able to write into anybody's log: not by too many connections either."""


def _reply(status: HTTPStatus, body: bytes = b"", kind: str = "text/plain; charset=utf-8") -> Response:
    headers = Headers({**_SAFE, "Content-Type": kind, "Content-Length": str(len(body))})
    return Response(status.value, status.phrase, headers, body)
