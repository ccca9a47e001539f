"""The line to another table, in a thread of its own. Only addresses of the same house are called.

`websockets.client` is the protocol alone: the package leaves out `ssl`, which the library's own connections read in.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import WebSocketURI

from qtapp.net.addresses import is_at_home
from qtapp.net.carrier import GuestLine, Hand, Lost, Opened, Received
from qtapp.net.table_wire import MOST_TABLE

_CONNECT_SECONDS = 5.0
_SILENCE_SECONDS = 45.0
"""The other side pings every fifteen seconds; after so long it is gone."""
_GOODBYE_SECONDS = 1.0
_AT_ONCE = 65_536


class FarLink(GuestLine):
    """One line, with a thread of its own."""

    def __init__(self, hand: Hand, opened: Opened, received: Received, lost: Lost) -> None:
        super().__init__(asyncio.new_event_loop(), hand, opened, received, lost)
        self._thread: threading.Thread | None = None
        self._parts: list[bytes] = []
        self._is_text = True

    def start(self, address: str, port: int) -> None:
        """Call; whether anybody answers is told later."""
        self._thread = threading.Thread(target=self._run, args=(address, port), daemon=True, name="far table")
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Has the thread ended?"""
        if self._thread is not None:
            self._thread.join(seconds)
        return self._thread is None or not self._thread.is_alive()

    # ---- in the thread -------------------------------------------------------------------------------------------

    def _run(self, address: str, port: int) -> None:
        loop = self._loop
        asyncio.set_event_loop(loop)
        try:
            if is_at_home(address, with_private=True):  # who types such an address means it
                with contextlib.suppress(OSError, asyncio.TimeoutError):
                    loop.run_until_complete(self._talk(address, port))
        finally:
            loop.close()
            self.end("")

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
                    if whole is not None and not await self._ears.hand_over(whole):
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


class HouseWay:
    """The way to a table of the same house: a socket for each chair."""

    def __init__(self, hand: Hand, address: str, port: int) -> None:
        self._hand, self._goal = hand, (address, port)
        self._links: list[FarLink] = []

    def line(self, opened: Opened, received: Received, lost: Lost) -> FarLink:
        """Call; whether anybody answers is told later."""
        self._links = [one for one in self._links if not one.wait(0)]
        link = FarLink(self._hand, opened, received, lost)
        self._links.append(link)
        link.start(*self._goal)
        return link

    def close(self, wait: float = 0.0) -> None:
        """Cut all lines."""
        for one in self._links:
            one.hang_up()
        for one in self._links:
            if wait:
                one.wait(wait)


def _flush(protocol: ClientProtocol, writer: asyncio.StreamWriter) -> None:
    for data in protocol.data_to_send():
        if data:
            writer.write(data)
        elif writer.can_write_eof():
            writer.write_eof()
