"""One port in a thread of its own: the files of the page, and the socket of each phone. Nothing else is answered.

The thread knows no session. What phones say is handed to the thread of the host, what the host says is handed back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any

from websockets.asyncio.server import Server as SocketServer
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from qtapp.net.addresses import is_at_home
from qtapp.net.wire import MOST_IN

MOST_LINKS = 24
MOST_LINKS_OF_ADDRESS = 8
_MOST_WAITING = 64
"""Frames that wait for a phone that does not read; with more it is let go of, and resumes with one state."""
_HANDSHAKE_SECONDS = 5
FILES = {
    "/": ("index.html", "text/html; charset=utf-8"),
    "/table.js": ("table.js", "text/javascript; charset=utf-8"),
    "/table.css": ("table.css", "text/css; charset=utf-8"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
    "/letters.woff2": ("letters.woff2", "font/woff2"),
    "/letters_bold.woff2": ("letters_bold.woff2", "font/woff2"),
}
"""All that there is. No path is ever joined."""
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

Hand = Callable[..., None]
"""Calls a function in another thread, in order."""


class SocketLink:
    """A phone as the host knows it. To push never waits."""

    def __init__(self, connection: ServerConnection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._out: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._is_closing = False

    def push(self, data: str | bytes) -> None:
        """Send a message or a picture."""
        if not self._is_closing:
            self._hand(data)

    def hang_up(self) -> None:
        """Cut the line, once all was sent."""
        if not self._is_closing:
            self._is_closing = True
            self._hand(None)

    def _hand(self, data: str | bytes | None) -> None:
        with contextlib.suppress(RuntimeError):  # the thread has ended in this very moment
            self._loop.call_soon_threadsafe(self._queue, data)

    def _queue(self, data: str | bytes | None) -> None:
        if self._out.qsize() > _MOST_WAITING:
            self._is_closing = True
            self._connection.transport.abort()
        else:
            self._out.put_nowait(data)

    async def write(self) -> None:
        """Send what there is, until the line is cut."""
        with contextlib.suppress(ConnectionClosed):
            while (data := await self._out.get()) is not None:
                await self._connection.send(data)
            await self._connection.close()

    def end(self) -> None:
        """The other side has gone."""
        self._is_closing = True
        self._out.put_nowait(None)


class PhoneServer:
    """The thread with the server. `arrived`, `receive` and `gone` are called by way of `hand`."""

    def __init__(
        self,
        page: Path,
        hand: Hand,
        arrived: Callable[[Any], None],
        receive: Callable[[Any, str | bytes], None],
        gone: Callable[[Any], None],
    ) -> None:
        self._files = {path: ((page / name).read_bytes(), kind) for path, (name, kind) in FILES.items()}
        self._hand, self._arrived, self._receive, self._gone = hand, arrived, receive, gone
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: SocketServer | None = None
        self._links = 0
        self._links_of: Counter[str] = Counter()
        self.address, self.port = "", 0

    def start(self, address: str, port: int = 0) -> None:
        """Listen at one address of this machine; OSError: it cannot be."""
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

    def stop(self) -> None:
        """End the thread; all lines are cut, once what waits in them was sent."""
        loop, thread = self._loop, self._thread
        if loop is None or thread is None:
            return
        asyncio.run_coroutine_threadsafe(self._close(), loop).result(5)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(5)
        self._loop = self._thread = self._server = None

    @property
    def is_running(self) -> bool:
        """Does anybody listen?"""
        return self._thread is not None

    def _run(self, address: str, port: int, started: list[BaseException | None], ready: threading.Event) -> None:
        loop = asyncio.new_event_loop()
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
            max_size=MOST_IN,
            max_queue=8,
            write_limit=65536,
            open_timeout=_HANDSHAKE_SECONDS,
            ping_interval=15,
            ping_timeout=20,
            close_timeout=1,
            compression="deflate",
            server_header=None,
            logger=quiet,
        )
        self.address = address
        self.port = next(iter(self._server.sockets)).getsockname()[1]

    async def _close(self) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    # ---- who may come in -----------------------------------------------------------------------------------------

    def _look_at(self, connection: ServerConnection, request: Request) -> Response | None:
        """The answer to a request; None: it may open a socket."""
        peer = str(connection.remote_address[0]) if connection.remote_address else ""
        hosts = request.headers.get_all("Host")
        if not is_at_home(peer):
            return _reply(HTTPStatus.FORBIDDEN)
        if hosts != [f"{self.address}:{self.port}"]:  # a name that leads here may be somebody else's (DNS rebinding)
            return _reply(HTTPStatus.MISDIRECTED_REQUEST)
        path = request.path.partition("?")[0]
        if path == "/socket":
            if request.headers.get_all("Origin") != [f"http://{hosts[0]}"]:
                return _reply(HTTPStatus.FORBIDDEN)
            if self._links >= MOST_LINKS or self._links_of[peer] >= MOST_LINKS_OF_ADDRESS:
                return _reply(HTTPStatus.SERVICE_UNAVAILABLE)
            return None
        found = self._files.get(path)
        return _reply(HTTPStatus.NOT_FOUND) if found is None else _reply(HTTPStatus.OK, *found)

    async def _serve(self, connection: ServerConnection) -> None:
        peer = str(connection.remote_address[0]) if connection.remote_address else ""
        link = SocketLink(connection, asyncio.get_running_loop())
        self._links += 1
        self._links_of[peer] += 1
        self._hand(self._arrived, link)
        writer = asyncio.ensure_future(link.write())
        try:
            async for raw in connection:
                self._hand(self._receive, link, raw)
        except ConnectionClosed:
            pass
        finally:
            link.end()
            await writer
            self._links -= 1
            self._links_of[peer] -= 1
            if not self._links_of[peer]:
                del self._links_of[peer]
            self._hand(self._gone, link)


def _reply(status: HTTPStatus, body: bytes = b"", kind: str = "text/plain; charset=utf-8") -> Response:
    headers = Headers({**_SAFE, "Content-Type": kind, "Content-Length": str(len(body))})
    return Response(status.value, status.phrase, headers, body)
