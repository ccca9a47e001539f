"""The line to another table, in a thread of its own. Only addresses of the same house are called.

`websockets.client` is the protocol alone: the package leaves out `ssl`, which the library's own connections read in.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable
from time import monotonic
from typing import Any

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import WebSocketURI

from qtapp.net.addresses import is_at_home
from qtapp.net.intake import Bucket
from qtapp.net.table_wire import MOST_TABLE

Hand = Callable[..., None]
"""Calls a function in another thread, in order."""
_CONNECT_SECONDS = 5.0
_SILENCE_SECONDS = 45.0
"""The other side pings every fifteen seconds; after so long it is gone."""
_GOODBYE_SECONDS = 1.0
_AT_ONCE = 65_536
_MOST_HANDED = 8
"""Messages that the window has not taken yet; with more nothing is read."""
_LOOK_UP = 0.5
"""Seconds after which a line that waits for the window looks whether it was cut meanwhile."""
_MESSAGES = (40.0, 600.0)
"""So many a second, and so many at once: a long past comes in many. Whoever says more is read later."""


class FarLink:
    """One line. `opened(link)`, `received(link, data)` and `lost(link)` are called by way of `hand`."""

    def __init__(
        self,
        hand: Hand,
        opened: Callable[[Any], None],
        received: Callable[[Any, str | bytes], None],
        lost: Callable[[Any], None],
    ) -> None:
        self._hand, self._opened, self._received, self._lost = hand, opened, received, lost
        self._loop = asyncio.new_event_loop()
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closing = False
        self._thread: threading.Thread | None = None
        self._parts: list[bytes] = []
        self._is_text = True
        self._handed = 0
        self._has_room = asyncio.Event()
        self._bucket = Bucket(*_MESSAGES, monotonic)

    def start(self, address: str, port: int) -> None:
        """Call; whether anybody answers is told later."""
        self._thread = threading.Thread(target=self._run, args=(address, port), daemon=True, name="far table")
        self._thread.start()

    def push(self, data: str) -> None:
        """Send a message."""
        if not self._is_closing:
            self._queue(data)

    def hang_up(self) -> None:
        """Cut the line, once all was sent."""
        if not self._is_closing:
            self._is_closing = True
            self._queue(None)

    def wait(self, seconds: float) -> bool:
        """Has the thread ended?"""
        if self._thread is not None:
            self._thread.join(seconds)
        return self._thread is None or not self._thread.is_alive()

    def _queue(self, data: str | None) -> None:
        with contextlib.suppress(RuntimeError):  # the thread has ended in this very moment
            self._loop.call_soon_threadsafe(self._out.put_nowait, data)

    # ---- in the thread -------------------------------------------------------------------------------------------

    def _run(self, address: str, port: int) -> None:
        loop = self._loop
        asyncio.set_event_loop(loop)
        try:
            if is_at_home(address):
                with contextlib.suppress(OSError, asyncio.TimeoutError):
                    loop.run_until_complete(self._talk(address, port))
        finally:
            self._is_closing = True
            loop.close()
            self._hand(self._lost, self)

    async def _talk(self, address: str, port: int) -> None:
        reader, writer = await asyncio.wait_for(asyncio.open_connection(address, port), _CONNECT_SECONDS)
        quiet = logging.getLogger("tarsas.far")
        quiet.setLevel(logging.CRITICAL)  # strangers must not be able to write into anybody's log
        protocol = ClientProtocol(
            WebSocketURI(False, address, port, "/socket", ""),
            origin=Origin(f"http://{address}:{port}"),
            extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],
            max_size=MOST_TABLE,
            logger=quiet,
        )
        protocol.send_request(protocol.connect())
        speaker: asyncio.Task[None] | None = None
        try:
            while not protocol.close_expected() or not reader.at_eof():
                _flush(protocol, writer)
                limit = _CONNECT_SECONDS if protocol.state is State.CONNECTING else _SILENCE_SECONDS
                data = await asyncio.wait_for(reader.read(_AT_ONCE), limit)
                protocol.receive_data(data) if data else protocol.receive_eof()
                if protocol.handshake_exc is not None or protocol.parser_exc is not None:
                    return
                if speaker is None and protocol.state is State.OPEN:
                    speaker = asyncio.ensure_future(self._speak(protocol, writer))
                    self._hand(self._opened, self)
                for event in protocol.events_received():
                    whole = self._put_together(event) if isinstance(event, Frame) else None
                    if whole is not None and not await self._hand_over(whole):
                        return
                if not data:
                    return
        finally:
            if speaker is not None:
                speaker.cancel()
                with contextlib.suppress(asyncio.CancelledError, OSError):
                    await speaker
            _flush(protocol, writer)
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _speak(self, protocol: ClientProtocol, writer: asyncio.StreamWriter) -> None:
        while protocol.state is State.OPEN and (data := await self._out.get()) is not None:
            protocol.send_text(data.encode())
            _flush(protocol, writer)
            await writer.drain()
        if protocol.state is State.OPEN:
            protocol.send_close(1000)
            _flush(protocol, writer)
            self._loop.call_later(_GOODBYE_SECONDS, writer.transport.abort)

    def _put_together(self, frame: Frame) -> str | bytes | None:
        """A message whose last part this is; the protocol has bounded it."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._parts, self._is_text = [], frame.opcode is Opcode.TEXT
        elif frame.opcode is not Opcode.CONT:
            return None
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return None
        whole = b"".join(self._parts)
        self._parts = []
        return whole.decode(errors="replace") if self._is_text else whole

    async def _hand_over(self, message: str | bytes) -> bool:
        """Hand a message to the window, no quicker than it takes them; False: nobody hears any more."""
        while not self._is_closing and not self._bucket.take():
            await asyncio.sleep(self._bucket.seconds_to_next())
        while not self._is_closing and self._handed >= _MOST_HANDED:
            self._has_room.clear()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._has_room.wait(), _LOOK_UP)
        if self._is_closing:
            return False
        self._handed += 1
        self._hand(self._heard, self, message)
        return True

    def _heard(self, _link: FarLink, message: str | bytes) -> None:
        """In the thread of the window: a message, and that it was taken."""
        try:
            self._received(self, message)
        finally:
            with contextlib.suppress(RuntimeError):  # the thread has ended in this very moment
                self._loop.call_soon_threadsafe(self._took)

    def _took(self) -> None:
        self._handed -= 1
        self._has_room.set()


def _flush(protocol: ClientProtocol, writer: asyncio.StreamWriter) -> None:
    for data in protocol.data_to_send():
        if data:
            writer.write(data)
        elif writer.can_write_eof():
            writer.write_eof()
