"""The door to other homes: one endpoint in a thread of its own. Who comes has to have the invitation and be let in.

What a home says on the lines of its chairs is handed to the host as if it were said in the house. The library ends what
is no QUIC and no connection of ours; how many may come, how fast, and how long they may stay half-open is decided here.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Protocol

from qtapp.net.carrier import CarriedLink, Hand
from qtapp.net.chairs import Home, LineState
from qtapp.net.endpoint import bind, cuts, invitation_to, port_of
from qtapp.net.far_frames import Packer, Unpacker, framed, read_frame
from qtapp.net.far_words import (
    FROM_HOME,
    LOOKING_SECONDS,
    MOST_FIRST,
    RESTS,
    AskMessage,
    Away,
    BeatMessage,
    HelloMessage,
    KnockedMessage,
    LetInMessage,
    OpenMessage,
    TalkMessage,
    TurnedAwayMessage,
    heard,
)
from qtapp.net.intake import GUEST, Intake, Line, Porch
from qtapp.net.invitation import Invitation
from qtapp.net.talk import Pace
from qtapp.net.wire import MOST_IN, WireModel, read_message

_FIRST_SECONDS = 5.0
"""So long the first word may take."""
_KNOCK_SECONDS = 600.0
"""So long somebody may stand before the door."""
_RELAY_SECONDS = 6.0
"""So long a relay is waited for before the line is shown without one."""
_STOP_SECONDS = 0.6
_GOODBYE_SECONDS = 2.0
_LAST_WORDS_SECONDS = 0.5
_MOST_KNOCKING = 4
"""Homes that wait for an answer of the people at the table."""
_MOST_CHAIRS = 8
_WINDOW = 64 * 1024
_UNPACKED = MOST_IN


class DoorKeeper(Protocol):
    """Who is told what happens at the door, by way of `hand`."""

    def door_opened(self, invitation: Invitation, port: int) -> None:
        """People can be invited now."""

    def door_failed(self) -> None:
        """No endpoint could be made."""

    def home_knocks(self, home: Home) -> None:
        """Somebody has the invitation, and would like to come in."""

    def home_left(self, home: Home) -> None:
        """Who knocked has gone again."""

    def home_line(self, home: Home, how: LineState) -> None:
        """How the line of a home is that was let in."""

    def home_says(self, home: Home, message: TalkMessage) -> None:
        """Somebody of a home says something to all."""


@dataclass(eq=False)
class _Visit:
    """One connection of a home."""

    home: Home
    connection: Any
    throat: Any
    answer: asyncio.Future[str] = field(repr=False)
    """What the people at the table say: "in", or why not."""
    chairs: set[asyncio.Task[None]] = field(default_factory=set)
    is_in: bool = False
    pace: Pace = field(default_factory=lambda: Pace(monotonic), repr=False)

    @property
    def has_gone_to_sleep(self) -> bool:
        """Have they closed it themselves, so that nobody needs to look for them?"""
        why = self.connection.close_reason()
        return why is not None and RESTS.decode() in why


class HomeLink(CarriedLink):
    """One chair of a home. Only whole tables sit there: they paint their pictures themselves."""

    def __init__(self, loop: asyncio.AbstractEventLoop, line: Line, home: Home, both: Any, visit: _Visit) -> None:
        super().__init__(loop, line)
        self.home = home
        self._throat: Any = both.send()
        self._visit: _Visit | None = visit
        self._packer = Packer()

    def _cuts(self) -> tuple[type[BaseException], ...]:
        return cuts()

    async def _send(self, data: str | bytes) -> None:
        if isinstance(data, str):
            await self._throat.write_all(self._packer.packed(data))

    async def _finish(self) -> None:
        await self._throat.finish()

    def _abort(self) -> None:
        if self._visit is not None:
            self._visit.connection.close(0, b"")

    def release(self) -> None:
        """All was sent: whoever still knows the link holds no socket by it."""
        self._throat = self._visit = None


class IrohDoor:
    """The thread with the endpoint. `arrived`, `receive` and `gone` are called by way of `hand`, like all else."""

    def __init__(
        self,
        hand: Hand,
        arrived: Callable[[Any], None],
        receive: Callable[[Any, str | bytes], None],
        gone: Callable[[Any], None],
        keeper: DoorKeeper,
    ) -> None:
        self._hand, self._arrived, self._receive, self._gone = hand, arrived, receive, gone
        self._keeper = keeper
        self._loop = asyncio.new_event_loop()
        self._thread: threading.Thread | None = None
        self._secret = b""
        self._name = ""
        self._admitted: set[str] = set()
        self._banned: set[str] = set()
        self._porch = Porch(monotonic)
        self._intake = Intake(monotonic)
        self._visits: dict[str, _Visit] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._endpoint: Any = None
        self._is_goodbye = False

    def start(
        self,
        key: bytes,
        secret: bytes,
        name: str,
        *,
        port: int = 0,
        relay: str = "",
        admitted: set[str],
        banned: set[str],
    ) -> None:
        """Make the endpoint; that it is there is told later. `admitted`: homes that need not be asked about."""
        self._secret, self._name = secret, name
        self._admitted, self._banned = set(admitted), set(banned)
        self._thread = threading.Thread(target=self._run, args=(key, port, relay), daemon=True, name="other homes")
        self._thread.start()

    def let_in(self, home: Home) -> None:
        """They may come in, now and whenever their line was cut."""
        self._do(self._answer, home.key, "in")

    def turn_away(self, home: Home, *, for_ever: bool = False) -> None:
        """Not now; `for_ever`: they shall not even knock again."""
        self._do(self._answer, home.key, "never" if for_ever else "not_now")

    def say(self, message: TalkMessage) -> None:
        """Say something to all homes that were let in."""
        self._do(self._say_to_all, message)

    def renew(self, secret: bytes) -> None:
        """Another line is valid, the old one no more. Who sits may come back."""
        self._do(setattr, self, "_secret", secret)

    def stop(self, wait: float = 0.0, *, is_goodbye: bool = False) -> None:
        """Cut all lines, and free what the endpoint holds. `is_goodbye`: the host has told everybody that it is over,
        and they are given a moment to hear it.
        """
        self._is_goodbye = is_goodbye
        thread, self._thread = self._thread, None
        if thread is not None:
            self._do(self._loop.stop)
            if wait:
                thread.join(wait)

    def _do(self, call: Callable[..., object], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the thread has ended
            self._loop.call_soon_threadsafe(call, *arguments)

    # ---- in the thread -------------------------------------------------------------------------------------------

    def _run(self, key: bytes, port: int, relay: str) -> None:
        loop = self._loop
        asyncio.set_event_loop(loop)
        loop.set_exception_handler(lambda *_: None)  # strangers must not be able to write into anybody's log
        try:
            opening = loop.create_task(self._open(key, port, relay))
            loop.run_forever()
            opening.cancel()
            del opening
            loop.run_until_complete(self._close())
        finally:
            self._endpoint = None  # sockets are freed with the last object that knows them
            self._visits = {}
            loop.close()

    async def _open(self, key: bytes, port: int, relay: str) -> None:
        try:
            self._endpoint = endpoint = await bind(key, port=port, relay=relay)
        except cuts(ImportError, OSError):
            self._hand(self._keeper.door_failed)
            return
        serving = asyncio.ensure_future(self._serve(endpoint))
        try:
            if relay:
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(endpoint.online(), _RELAY_SECONDS)
            self._hand(self._keeper.door_opened, invitation_to(endpoint, self._secret), port_of(endpoint))
            await serving
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)

    async def _close(self) -> None:
        connections = [asyncio.ensure_future(one.connection.closed()) for one in self._visits.values()]
        if connections and self._is_goodbye:
            await asyncio.wait(connections, timeout=_STOP_SECONDS)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for visit in self._visits.values():
            visit.connection.close(0, b"")
        if self._endpoint is not None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._endpoint.close(), _STOP_SECONDS)

    # ---- who may come in -----------------------------------------------------------------------------------------

    async def _serve(self, endpoint: Any) -> None:
        while (incoming := await endpoint.accept_next()) is not None:
            try:
                if not await incoming.remote_addr_validated():
                    await incoming.retry()
                    continue
                address = _without_port(await incoming.remote_addr())
                if not self._porch.may_enter(address):
                    await incoming.refuse()
                    continue
            except cuts():
                continue
            task = asyncio.ensure_future(self._receive_home(incoming, address))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _receive_home(self, incoming: Any, address: str) -> None:
        """From the first word of a connection to the last."""
        connection: Any = None
        is_on_porch = True
        try:
            connection, both, hello = await asyncio.wait_for(_first_word(incoming), _FIRST_SECONDS)
            key = bytes(connection.remote_id().to_bytes()).hex()
            if isinstance(hello, AskMessage):
                await self._tell_whether_open(connection, both, key, hello)
                return
            home = Home(key=key, name=hello.name)
            visit = _Visit(home, connection, both.send(), self._loop.create_future())
            if home.key in self._admitted or await self._is_invited(visit, hello):
                self._porch.leave(address)
                is_on_porch = False
                await self._stay(visit, both.recv(), is_known=home.key in self._admitted)
        except cuts(asyncio.TimeoutError, ValueError):
            pass
        finally:
            if is_on_porch:
                self._porch.leave(address)
            if connection is not None:
                connection.close(0, b"")

    def _has_line(self, key: str, secret: str) -> bool:
        """Do they know the line that is valid, and may they knock?"""
        return key not in self._banned and hmac.compare_digest(secret, self._secret.hex())

    async def _tell_whether_open(self, connection: Any, both: Any, key: str, asked: AskMessage) -> None:
        """Somebody would like to know whether they could come. Nobody at the table is told."""
        may = key in self._admitted or self._has_line(key, asked.secret)
        throat = both.send()
        await _say(throat, OpenMessage() if may else TurnedAwayMessage(why="old_line"))
        await throat.finish()
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(connection.closed(), _GOODBYE_SECONDS)

    async def _is_invited(self, visit: _Visit, hello: HelloMessage) -> bool:
        """Have they the line, and may they knock?"""
        if not self._has_line(visit.home.key, hello.secret):
            await _dismiss(visit, "old_line")
            return False
        if sum(not one.answer.done() for one in self._visits.values()) >= _MOST_KNOCKING:
            await _dismiss(visit, "full")
            return False
        return True

    async def _stay(self, visit: _Visit, mouth: Any, *, is_known: bool) -> None:
        """They knock, are let in, and sit here."""
        older = self._visits.get(visit.home.key)
        if older is not None:
            older.connection.close(0, b"")
        self._visits[visit.home.key] = visit
        beats = asyncio.ensure_future(self._hear(visit, mouth))
        try:
            if is_known or await self._is_welcome(visit, beats):
                await self._be_host(visit, beats)
        finally:
            beats.cancel()
            for task in list(visit.chairs):
                task.cancel()
            await asyncio.gather(beats, *visit.chairs, return_exceptions=True)
            if self._visits.get(visit.home.key) is visit:
                del self._visits[visit.home.key]

    async def _is_welcome(self, visit: _Visit, beats: asyncio.Future[None]) -> bool:
        """Ask those at the table."""
        await _say(visit.throat, KnockedMessage())
        self._hand(self._keeper.home_knocks, visit.home)
        both: list[asyncio.Future[Any]] = [visit.answer, beats]
        await asyncio.wait(both, timeout=_KNOCK_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if not visit.answer.done():
            self._hand(self._keeper.home_left, visit.home)
            return False
        if visit.answer.result() == "in":
            self._admitted.add(visit.home.key)
            return True
        if visit.answer.result() == "never":
            self._banned.add(visit.home.key)
        await _dismiss(visit, "not_now")
        return False

    def _answer(self, key: str, answer: str) -> None:
        visit = self._visits.get(key)
        if visit is not None and not visit.answer.done():
            visit.answer.set_result(answer)

    # ---- those who are in ----------------------------------------------------------------------------------------

    async def _be_host(self, visit: _Visit, beats: asyncio.Future[None]) -> None:
        visit.connection.set_max_concurrent_bi_streams(_MOST_CHAIRS)
        visit.connection.set_receive_window(_WINDOW * _MOST_CHAIRS)
        await _say(visit.throat, LetInMessage(name=self._name))
        visit.is_in = True
        self._hand(self._keeper.home_line, visit.home, "here")
        chairs = asyncio.ensure_future(self._accept_chairs(visit))
        try:
            await asyncio.wait([chairs, beats], return_when=asyncio.FIRST_COMPLETED)
        finally:
            chairs.cancel()
            await asyncio.gather(chairs, return_exceptions=True)
            if self._visits.get(visit.home.key) is visit:
                self._hand(self._keeper.home_line, visit.home, "asleep" if visit.has_gone_to_sleep else "looking")

    async def _hear(self, visit: _Visit, mouth: Any) -> None:
        """Their heartbeat, and what they say to all; it ends when nothing was heard for too long."""
        with contextlib.suppress(*cuts(asyncio.TimeoutError, ValueError)):
            while True:
                frame = await asyncio.wait_for(read_frame(mouth, MOST_FIRST), LOOKING_SECONDS)
                message = heard(FROM_HOME, frame)
                if not isinstance(message, TalkMessage):
                    await _say(visit.throat, BeatMessage())
                elif visit.is_in and visit.pace.take():  # who says more than that is not heard
                    self._hand(self._keeper.home_says, visit.home, message)

    def _say_to_all(self, message: TalkMessage) -> None:
        for visit in self._visits.values():
            if visit.is_in:
                task = asyncio.ensure_future(_say_on(visit, message))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _accept_chairs(self, visit: _Visit) -> None:
        while True:
            both = await visit.connection.accept_bi()
            if not self._intake.may_open(visit.home.key):
                await both.send().finish()
                continue
            task = asyncio.ensure_future(self._sit(visit, both))
            visit.chairs.add(task)
            task.add_done_callback(visit.chairs.discard)

    async def _sit(self, visit: _Visit, both: Any) -> None:
        line = self._intake.open(visit.home.key)
        line.role = GUEST  # somebody at the table has let them in
        link = HomeLink(self._loop, line, visit.home, both, visit)
        writer = asyncio.ensure_future(link.write())
        try:
            await self._read(link, both.recv())
        except cuts(ValueError):
            pass
        finally:
            writer.add_done_callback(lambda _: link.release())
            link.end()
            self._intake.close(line)
            if link.is_known:
                self._hand(self._gone, link)
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(writer, _LAST_WORDS_SECONDS)

    async def _read(self, link: HomeLink, mouth: Any) -> None:
        """Hand over what is said, no quicker than it is taken; nothing is read any more after a good-bye."""
        unpacker = Unpacker(_UNPACKED)
        while True:
            raw = await unpacker.text(mouth)
            while not link.is_closing and (pause := self._intake.pause(link.line)):
                await asyncio.sleep(pause)
            if read_message(raw) is None or link.is_closing:
                return
            await link.room()
            if not link.is_known:
                link.is_known = True
                self._hand(self._arrived, link)
            self._hand(self._heard, link, raw)

    def _heard(self, link: HomeLink, raw: str) -> None:
        """In the thread of the host: a message, and that it was taken."""
        try:
            self._receive(link, raw)
        finally:
            link.taken()


async def _first_word(incoming: Any) -> tuple[Any, Any, HelloMessage | AskMessage]:
    connection = await (await incoming.accept()).connect()
    try:
        connection.set_max_concurrent_uni_streams(0)
        connection.set_max_concurrent_bi_streams(1)
        connection.set_receive_window(_WINDOW)
        both = await connection.accept_bi()
        message = heard(FROM_HOME, await read_frame(both.recv(), MOST_FIRST))
        if not isinstance(message, HelloMessage | AskMessage):
            raise ValueError("no hello")
    except BaseException:
        connection.close(0, b"")
        raise
    return connection, both, message


async def _dismiss(visit: _Visit, why: Away) -> None:
    """Say why not; the connection is closed when the word has been heard, or soon after."""
    await _say(visit.throat, TurnedAwayMessage(why=why))
    await visit.throat.finish()
    with contextlib.suppress(asyncio.TimeoutError):
        await asyncio.wait_for(visit.connection.closed(), _GOODBYE_SECONDS)


async def _say_on(visit: _Visit, message: WireModel) -> None:
    with contextlib.suppress(*cuts()):
        await _say(visit.throat, message)


async def _say(throat: Any, message: WireModel) -> None:
    await throat.write_all(framed(message.model_dump_json().encode()))


def _without_port(address: Any) -> str:
    """From where somebody comes; by way of a relay that is their key."""
    return str(address.addr).rpartition(":")[0] if address.is_ip() else str(address)
