"""Is a table in another home open? Asked only as long as somebody looks; nobody there is told, and nobody knocks.

One endpoint in a thread of its own, made with the first question and gone with the last one.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

from qtapp.net.carrier import Hand
from qtapp.net.endpoint import ALPN, bind, cuts, goal_of
from qtapp.net.far_frames import framed, read_frame
from qtapp.net.far_words import MOST_FIRST, TO_HOME, AskMessage, OpenMessage, heard
from qtapp.net.invitation import Invitation

_CALL_SECONDS = 8.0
_EVERY_SECONDS = 15.0
_END_SECONDS = 0.6

Openness: TypeAlias = Literal["there", "closed"]


class TableAsker:
    """Asks some tables again and again. What they say comes by way of `hand`."""

    def __init__(
        self,
        hand: Hand,
        key: bytes,
        told: Callable[[str, Openness], None],
        *,
        relayed: bool = True,
        every: float = _EVERY_SECONDS,
    ) -> None:
        """`told(name, how)`: what is known now of the table of that name."""
        self._hand, self._key, self._told, self._relayed, self._every = hand, key, told, relayed, every
        self._loop = asyncio.new_event_loop()
        self._goals: dict[str, Invitation] = {}
        self._endpoint: Any = None
        self._thread: threading.Thread | None = None

    def ask(self, goals: Mapping[str, Invitation]) -> None:
        """Ask these, by a name for each."""
        self._goals = dict(goals)
        self._thread = threading.Thread(target=self._run, daemon=True, name="table asker")
        self._thread.start()

    def close(self, wait: float = 0.0) -> None:
        """Nobody looks any more."""
        thread, self._thread = self._thread, None
        if thread is not None:
            with contextlib.suppress(RuntimeError):  # the thread has ended
                self._loop.call_soon_threadsafe(self._loop.stop)
            if wait:
                thread.join(wait)

    # ---- in the thread -------------------------------------------------------------------------------------------

    def _run(self) -> None:
        loop = self._loop
        asyncio.set_event_loop(loop)
        try:
            asking = loop.create_task(self._ask_all())
            loop.run_forever()
            asking.cancel()
            loop.run_until_complete(self._end(asking))
        finally:
            self._endpoint = None  # sockets are freed with the last object that knows them
            loop.close()

    async def _end(self, asking: asyncio.Task[None]) -> None:
        await asyncio.gather(asking, return_exceptions=True)
        if self._endpoint is not None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._endpoint.close(), _END_SECONDS)

    async def _ask_all(self) -> None:
        relay = next((one.relay for one in self._goals.values() if one.relay), "") if self._relayed else ""
        try:
            self._endpoint = await bind(self._key, relay=relay)
        except cuts(ImportError, OSError):
            for name in self._goals:
                self._hand(self._told, name, "closed")
            return
        while True:
            await asyncio.gather(*(self._ask_one(name, goal) for name, goal in self._goals.items()))
            await asyncio.sleep(self._every)

    async def _ask_one(self, name: str, goal: Invitation) -> None:
        how: Openness = "closed"
        with contextlib.suppress(*cuts(asyncio.TimeoutError, ValueError, OSError)):
            if await asyncio.wait_for(self._is_open(goal), _CALL_SECONDS):
                how = "there"
        self._hand(self._told, name, how)

    async def _is_open(self, goal: Invitation) -> bool:
        connection = await self._endpoint.connect(goal_of(goal), ALPN)
        try:
            both = await connection.open_bi()
            question = AskMessage(secret=goal.secret.hex())
            await both.send().write_all(framed(question.model_dump_json().encode()))
            return isinstance(heard(TO_HOME, await read_frame(both.recv(), MOST_FIRST)), OpenMessage)
        finally:
            connection.close(0, b"")
