"""The way to a table in another home: one connection for the home, a stream for each of its chairs.

In a thread of its own. The first stream is for knocking and for the heartbeat: the library itself notices only after
half a minute that nobody answers any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from time import monotonic
from typing import Any

from qtapp.net.carrier import GuestLine, Hand, Lost, Opened, Received
from qtapp.net.endpoint import ALPN, bind, cuts, goal_of
from qtapp.net.far_frames import Packer, Unpacker, framed, read_frame
from qtapp.net.far_words import (
    BEAT_SECONDS,
    MOST_FIRST,
    RESTS,
    SILENCE_SECONDS,
    TO_HOME,
    BeatMessage,
    HelloMessage,
    LetInMessage,
    TalkMessage,
    ToHome,
    TurnedAwayMessage,
    heard,
)
from qtapp.net.intake import Bucket
from qtapp.net.invitation import Invitation
from qtapp.net.table_wire import MOST_TABLE

_CALL_SECONDS = 8.0
_WORDS = (3.0, 24.0)
"""So many words of people a second, and so many at once, are heard of a table."""
_MOST_SAID = 64
"""Messages that wait to be sent; who has more to say is cut, and resumes."""


class HomeLine(GuestLine):
    """The line of one chair: a stream of the home's connection."""

    async def talk(self, connection: Any) -> None:
        """In the thread: until one of both hangs up."""
        both = await connection.open_bi()
        self._hand(self._opened, self)
        writer = asyncio.ensure_future(self._write(both.send()))
        try:
            unpacker, mouth = Unpacker(MOST_TABLE), both.recv()
            while await self._ears.hand_over(await unpacker.text(mouth)):
                pass
        except ValueError:
            pass  # that was no table of ours
        finally:
            self._close()
            self._out.put_nowait(None)
            with contextlib.suppress(*cuts()):
                await writer

    async def _write(self, throat: Any) -> None:
        packer = Packer()
        while (data := await self._out.get()) is not None and self._out.qsize() < _MOST_SAID:
            await throat.write_all(packer.packed(data))
        await throat.finish()


class HomeWay:
    """The way to the table of an invitation. It calls as long as anybody wants a line."""

    def __init__(
        self,
        hand: Hand,
        key: bytes,
        name: str,
        goal: Invitation,
        *,
        relayed: bool = True,
        told: Callable[[object, ToHome], None] | None = None,
    ) -> None:
        """`told(way, message)`: we are heard, are let in, or somebody at the table says something."""
        self._hand, self._key, self._goal, self._told = hand, key, goal, told
        self._relay = goal.relay if relayed else ""
        self._hello = HelloMessage(secret=goal.secret.hex(), name=name)
        self._loop = asyncio.new_event_loop()
        self._wanted: set[HomeLine] = set()
        self._talks: dict[HomeLine, asyncio.Task[None]] = {}
        self._calling: asyncio.Task[None] | None = None
        self._saying: set[asyncio.Task[None]] = set()
        self._connection: Any = None
        self._throat: Any = None
        """Of the first stream, as long as anybody hears there."""
        self._endpoint: Any = None
        self._is_in, self._why = False, ""
        self._thread = threading.Thread(target=self._run, daemon=True, name="far home")
        self._is_started = False
        self._words = Bucket(*_WORDS, monotonic)

    def line(self, opened: Opened, received: Received, lost: Lost) -> HomeLine:
        """Call, for one chair."""
        line = HomeLine(self._loop, self._hand, opened, received, lost)
        if not self._is_started:
            self._is_started = True
            self._thread.start()
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._want, line)
        return line

    def say(self, message: TalkMessage) -> None:
        """Say something to all at the table; if the line is cut nobody hears it."""
        if self._is_started:
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._say_soon, message)

    def close(self, wait: float = 0.0) -> None:
        """Go to sleep: cut all lines, and free what the endpoint holds."""
        if self._is_started:
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._loop.stop)
            if wait:
                self._thread.join(wait)

    # ---- in the thread -------------------------------------------------------------------------------------------

    def _run(self) -> None:
        loop = self._loop
        asyncio.set_event_loop(loop)
        try:
            loop.run_forever()
            loop.run_until_complete(self._end())
        finally:
            self._endpoint = self._connection = None  # sockets are freed with the last object that knows them
            self._throat = None
            loop.close()

    async def _end(self) -> None:
        if self._connection is not None:
            self._connection.close(0, RESTS)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        if self._endpoint is not None:
            await self._endpoint.close()

    def _want(self, line: HomeLine) -> None:
        self._wanted.add(line)
        if self._is_in:
            self._open_all()
        elif self._calling is None:
            self._calling = self._loop.create_task(self._call())

    def _say_soon(self, message: TalkMessage) -> None:
        if self._throat is not None and self._is_in:
            task = self._loop.create_task(_say(self._throat, message))
            self._saying.add(task)
            task.add_done_callback(self._saying.discard)

    def _open_all(self) -> None:
        for line in self._wanted:
            self._talks[line] = self._loop.create_task(self._talk(line))
        self._wanted = set()

    async def _talk(self, line: HomeLine) -> None:
        try:
            await line.talk(self._connection)
        except cuts():
            pass
        finally:
            self._talks.pop(line, None)
            line.end(self._why)

    async def _call(self) -> None:
        """One call, from the first word to the last."""
        self._why = ""
        try:
            if self._endpoint is None:
                self._endpoint = await bind(self._key, relay=self._relay)
            calling = self._endpoint.connect(goal_of(self._goal), ALPN)
            self._connection = await asyncio.wait_for(calling, _CALL_SECONDS)
            self._why = await self._stay(self._connection)
        except cuts(asyncio.TimeoutError, ValueError, OSError):
            pass
        finally:
            self._is_in, self._calling = False, None
            if self._connection is not None:
                self._connection.close(0, b"")
                self._connection = None
            for task in self._talks.values():
                task.cancel()
            for line in self._wanted:
                line.end(self._why)
            self._wanted = set()

    async def _stay(self, connection: Any) -> str:
        """Knock, and hear as long as anybody is there; why it is over, if it was said."""
        both = await connection.open_bi()
        throat, mouth = both.send(), both.recv()
        self._throat = throat
        await throat.write_all(framed(self._hello.model_dump_json().encode()))
        last = monotonic()
        beats = asyncio.ensure_future(self._beat(throat))
        hearing = asyncio.ensure_future(read_frame(mouth, MOST_FIRST))
        try:
            while monotonic() - last < SILENCE_SECONDS:
                done, _ = await asyncio.wait([hearing], timeout=SILENCE_SECONDS - (monotonic() - last))
                if not done:
                    return ""
                last = monotonic()
                message = heard(TO_HOME, hearing.result())
                hearing = asyncio.ensure_future(read_frame(mouth, MOST_FIRST))
                if isinstance(message, TurnedAwayMessage):
                    return message.why
                if isinstance(message, LetInMessage) and not self._is_in:
                    self._is_in = True
                    self._tell(message)
                    self._open_all()
                elif not isinstance(message, BeatMessage):
                    self._tell(message)
            return ""
        finally:
            self._throat = None
            for task in (beats, hearing):
                task.cancel()
            await asyncio.gather(beats, hearing, return_exceptions=True)

    async def _beat(self, throat: Any) -> None:
        beat = framed(BeatMessage().model_dump_json().encode())
        with contextlib.suppress(*cuts()):
            while True:
                await asyncio.sleep(BEAT_SECONDS)
                await throat.write_all(beat)

    def _tell(self, message: ToHome) -> None:
        """Hand a message over; more than the window takes in time are not heard: nothing of them is missed later."""
        if self._told is not None and (not isinstance(message, TalkMessage) or self._words.take()):
            self._hand(self._told, self, message)


async def _say(throat: Any, message: TalkMessage) -> None:
    with contextlib.suppress(*cuts()):
        await throat.write_all(framed(message.model_dump_json().encode()))
