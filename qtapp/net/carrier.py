"""What carries words between tables and devices: one shape for the way inside the house and the way between homes.

On the side of the host a carrier has a thread of its own and calls `arrived`, `receive` and `gone` by way of `hand`; on
the side of a guest a `FarWay` makes lines, which tell that they are open, what they hear and that they are cut. Neither
the host nor the far table knows which carrier it was.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

from qtapp.net.chairs import Home
from qtapp.net.intake import Bucket, Line

Hand = Callable[..., None]
"""Calls a function in another thread, in order."""
_MOST_WAITING = 64
"""Frames that wait for a device that does not read; with more it is let go of, and resumes with one state."""
_MOST_HANDED = 8
"""Messages that the window of a guest has not taken yet; with more nothing is read."""
_LOOK_UP = 0.5
"""Seconds after which a line that waits for the window looks whether it was cut meanwhile."""
_MESSAGES = (40.0, 600.0)
"""So many a second, and so many at once: a long past comes in many. Whoever says more is read later."""


class CarriedLink(ABC):
    """A device as the host knows it, whatever carries its words. To push never waits."""

    home: Home | None = None

    def __init__(self, loop: asyncio.AbstractEventLoop, line: Line) -> None:
        self._loop = loop
        self._out: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._handed = 0
        """Messages that the host has not taken yet."""
        self._has_room = asyncio.Event()
        self.line = line
        self.address = line.address
        self.is_closing = False
        self.is_known = False
        """Has the host heard of it? Who says nothing that can be understood never gets so far."""

    def push(self, data: str | bytes) -> None:
        """Send a message or a picture."""
        if not self.is_closing:
            self._hand(data)

    def hang_up(self) -> None:
        """Cut the line, once all was sent."""
        if not self.is_closing:
            self.is_closing = True
            self._hand(None)

    def let_in(self) -> None:
        """A stranger no more."""
        self.line.role = self.line.guest

    def taken(self) -> None:
        """The host has taken a message."""
        with contextlib.suppress(RuntimeError):  # the thread has ended in this very moment
            self._loop.call_soon_threadsafe(self._took)

    def _hand(self, data: str | bytes | None) -> None:
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._queue, data)

    # ---- in the thread of the carrier ----------------------------------------------------------------------------

    async def room(self) -> None:
        """Wait until the host has taken enough of what was handed to it, and count one more."""
        while self._handed >= self.line.role.waiting:
            self._has_room.clear()
            await self._has_room.wait()
        self._handed += 1

    def _took(self) -> None:
        self._handed -= 1
        self._has_room.set()

    def _queue(self, data: str | bytes | None) -> None:
        if self._out.qsize() > _MOST_WAITING:
            self.is_closing = True
            self._abort()
        else:
            self._out.put_nowait(data)

    async def write(self) -> None:
        """Send what there is, until the line is cut."""
        with contextlib.suppress(*self._cuts()):
            while (data := await self._out.get()) is not None:
                await self._send(data)
            await self._finish()

    def end(self, word: str = "") -> None:
        """The other side has gone, or hears one last word."""
        self.is_closing = True
        if word:
            self._out.put_nowait(word)
        self._out.put_nowait(None)

    # ---- what carriers do differently ----------------------------------------------------------------------------

    @abstractmethod
    def _cuts(self) -> tuple[type[BaseException], ...]:
        """What is raised where a line is cut."""

    @abstractmethod
    async def _send(self, data: str | bytes) -> None: ...

    @abstractmethod
    async def _finish(self) -> None:
        """All was sent."""

    @abstractmethod
    def _abort(self) -> None:
        """Cut it at once."""


class FarEars:
    """What a line of a guest hears, handed to its window no quicker than that takes it."""

    def __init__(self, hand: Hand, received: Callable[[Any, str | bytes], None], line: Any) -> None:
        """`line`: what `received` is told to have heard it."""
        self._hand, self._received, self._line = hand, received, line
        self._loop: asyncio.AbstractEventLoop | None = None
        self._handed = 0
        self._has_room = asyncio.Event()
        self._bucket = Bucket(*_MESSAGES, monotonic)
        self.is_closed = False

    async def hand_over(self, message: str | bytes) -> bool:
        """Hand a message over; False: nobody hears any more."""
        self._loop = asyncio.get_running_loop()
        while not self.is_closed and not self._bucket.take():
            await asyncio.sleep(self._bucket.seconds_to_next())
        while not self.is_closed and self._handed >= _MOST_HANDED:
            self._has_room.clear()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._has_room.wait(), _LOOK_UP)
        if self.is_closed:
            return False
        self._handed += 1
        self._hand(self._heard, self._line, message)
        return True

    def _heard(self, _line: object, message: str | bytes) -> None:
        """In the thread of the window: a message, and that it was taken."""
        try:
            self._received(self._line, message)
        finally:
            if self._loop is not None:
                with contextlib.suppress(RuntimeError):  # the thread has ended in this very moment
                    self._loop.call_soon_threadsafe(self._took)

    def _took(self) -> None:
        self._handed -= 1
        self._has_room.set()


Opened = Callable[[Any], None]
Received = Callable[[Any, str | bytes], None]
Lost = Callable[[Any, str], None]
"""The line, and why it is cut if the other side has said so."""


class GuestLine:
    """One line of a guest: what is to be said waits for its thread, what is heard is handed on no quicker than taken.
    Nothing of it ever waits. `opened(line)`, `received(line, data)` and `lost(line, why)` come by way of `hand`.
    """

    def __init__(
        self, loop: asyncio.AbstractEventLoop, hand: Hand, opened: Opened, received: Received, lost: Lost
    ) -> None:
        self._loop, self._hand, self._opened, self._lost = loop, hand, opened, lost
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._ears = FarEars(hand, received, self)
        self._is_closing = False

    def push(self, data: str) -> None:
        """Send a message."""
        if not self._is_closing:
            self._queue(data)

    def hang_up(self) -> None:
        """Cut the line, once all was sent."""
        if not self._is_closing:
            self._close()
            self._queue(None)

    def _close(self) -> None:
        """Nothing more is said or heard."""
        self._is_closing = self._ears.is_closed = True

    def end(self, why: str) -> None:
        """In its thread: tell the window that it is over."""
        self._close()
        self._hand(self._lost, self, why)

    def _queue(self, data: str | None) -> None:
        with contextlib.suppress(RuntimeError):  # the thread has ended in this very moment
            self._loop.call_soon_threadsafe(self._out.put_nowait, data)


class FarWay(Protocol):
    """A way to one table elsewhere."""

    def line(self, opened: Opened, received: Received, lost: Lost) -> GuestLine:
        """Call, for one chair. What comes of it is told by way of `hand`: that the line is open, what it hears, and at
        the end that it is lost.
        """

    def close(self, wait: float = 0.0) -> None:
        """Cut all lines; nothing of it is left after so many seconds."""
