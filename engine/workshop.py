"""The window's side of a worker process: thoughts, hints and reasons to be awaited, without Qt and without blocking.

One process is started when it is first needed and serves one request after the other. Who no longer waits (a cancelled
task, an undo) stops the thought; an answer that comes too late is dropped. A worker that dies or falls silent is ended,
and the next request gets a new one. Nothing here waits for the process: what is sent goes by a thread and a queue with
an end, and a process that is given up is killed, not asked.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Full, Queue
from threading import Thread
from typing import Any

from engine.core.flow.frame import Frame
from engine.core.flow.question import to_plain_data
from engine.core.game.game import Game
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import Message
from engine.core.table.view import SeatView
from engine.players.ask import Thought, ask_for
from engine.players.coach import Hint, Strength
from engine.players.opinion import Opinion
from engine.players.review import Moment, Swing
from engine.players.wire import (
    MAX_BYTES,
    hint_from_json,
    messages_from_json,
    opinion_from_json,
    swing_from_json,
    swing_to_json,
    thought_from_json,
)
from engine.worker import Clock, request_bytes, run_worker

_LONGEST = 120.0
"""Seconds for a thought that has no limit of its own."""
PATIENCE = 10.0
"""Seconds beyond the time limit of a thought after which its worker is given up."""
SILENCE = 7
"""Seconds without any word, while it should think, after which a worker is given up: it says every second that it is
there. Counted by the loop that waits, so that a window which was busy itself blames nobody.
"""
STARTING = 30
"""The same for the first word of a process."""
_GONE = 0.1
"""Seconds that are waited for the end of a process that was killed."""
_MOST_UNSENT = 16
"""Requests that a worker has not read; with more it is given up."""


class WorkerFailed(Exception):
    """A worker died, hung or could not do what it was asked; the next request gets a new one."""


class Workshop:
    """Awaits thoughts from a process. To be used from one event loop; `close` ends the process."""

    def __init__(self, clock: Clock | None = None, patience: float = PATIENCE) -> None:
        self._clock = clock
        self._patience = patience
        self._hand: _Hand | None = None
        self._number = 0
        self._turn = asyncio.Lock()

    async def think(
        self,
        game: Game,
        view: SeatView,
        seat: int,
        level: int,
        seed: int,
        *,
        playouts: int | None = None,
        seconds: float | None = None,
        reasons: bool = False,
        nature: str = "",
        pace: int = 0,
    ) -> Thought | None:
        """What `engine.players.think` says, from a worker."""
        more: dict[str, Any] = {"level": level, "seed": seed, "playouts": playouts, "seconds": seconds}
        more |= {"reasons": reasons, "nature": nature, "pace": pace}
        answer = await self._ask("think", game, view, seat, more)
        raw = answer.get("thought")
        return None if raw is None else thought_from_json(_step(game, view, seat), raw)

    async def hint(
        self,
        game: Game,
        view: SeatView,
        seat: int,
        strength: Strength,
        seed: int,
        *,
        playouts: int | None = None,
        seconds: float | None = None,
    ) -> Hint | None:
        """What `engine.players.coach.hint` says, from a worker."""
        more = {"strength": strength.value, "seed": seed, "playouts": playouts, "seconds": seconds}
        raw = (await self._ask("hint", game, view, seat, more)).get("hint")
        return None if raw is None else hint_from_json(_step(game, view, seat), raw)

    async def why(
        self,
        game: Game,
        view: SeatView,
        seat: int,
        answer: Any,
        seed: int,
        asker: SeatView | None = None,
        *,
        playouts: int | None = None,
        seconds: float | None = None,
    ) -> tuple[Message, ...]:
        """What `engine.players.coach.why` says, from a worker."""
        more = {"answer": to_plain_data(answer), "seed": seed, "playouts": playouts}
        more |= {"seconds": seconds} | ({} if asker is None else {"asker": asker})
        return messages_from_json((await self._ask("explain", game, view, seat, more)).get("reasons", []))

    async def judge(self, game: Game, moment: Moment, seed: int = 0, *, playouts: int | None = None) -> Swing | None:
        """What `engine.players.review.judge` says, from a worker: one moment of a review after the other."""
        more = {"answer": to_plain_data(moment.answer), "seed": seed, "playouts": playouts}
        raw = (await self._ask("judge", game, moment.view, moment.seat, more)).get("swing")
        return None if raw is None else swing_from_json(_step(game, moment.view, moment.seat), moment, raw)

    async def opinion(
        self,
        game: Game,
        view: SeatView,
        seat: int,
        answer: Any,
        seed: int = 0,
        *,
        playouts: int | None = None,
        seconds: float | None = None,
    ) -> Opinion | None:
        """What `engine.players.opinion` says, from a worker."""
        more = {"answer": to_plain_data(answer), "seed": seed, "playouts": playouts, "seconds": seconds}
        raw = (await self._ask("opine", game, view, seat, more)).get("opinion")
        return None if raw is None else opinion_from_json(raw)

    async def puzzle(self, game: Game, moment: Moment, swing: Swing, seed: int = 0) -> tuple[Message, ...]:
        """What `engine.players.review.puzzle` says, from a worker."""
        more = {"answer": to_plain_data(moment.answer), "seed": seed, "swing": swing_to_json(swing)}
        return messages_from_json((await self._ask("puzzle", game, moment.view, moment.seat, more)).get("wrong", []))

    def close(self) -> None:
        """End the process; whoever still waits is told that it failed."""
        if self._hand is not None:
            self._hand.end()
            self._hand = None

    async def _ask(self, do: str, game: Game, view: SeatView, seat: int, more: dict[str, Any]) -> dict[str, Any]:
        async with self._turn:
            if self._hand is not None and not self._hand.is_alive:
                self.close()
            if self._hand is None:
                self._hand = _Hand(self._clock, asyncio.get_running_loop())
            hand = self._hand
            limit = (more.get("seconds") or _LONGEST) + self._patience
            try:
                cards = (game.id, game.edition, id(game.pack))
                if hand.cards != cards:  # the first request of a process too: it may take its time to start
                    told = {"pack": game.pack, "edition": game.edition}
                    await self._send(hand, "pack", game, view, seat, told, _LONGEST)
                    hand.cards, hand.pack = cards, game.pack
                return await self._send(hand, do, game, view, seat, more, limit)
            except (TimeoutError, OSError) as error:
                self.close()
                raise WorkerFailed("the worker did not answer") from error

    async def _send(
        self, hand: _Hand, do: str, game: Game, view: SeatView, seat: int, more: dict[str, Any], limit: float
    ) -> dict[str, Any]:
        self._number += 1
        number = self._number
        try:
            data = request_bytes(number, do, game.id, view, seat, **more)
            answer = await asyncio.wait_for(hand.request(number, data, can_beat=self._clock is not None), limit)
        except asyncio.CancelledError:
            hand.stop(number)
            raise
        if "failed" in answer:
            raise WorkerFailed(str(answer["failed"]))
        return answer


def _step(game: Game, view: SeatView, seat: int) -> Frame[Any]:
    """The step whose answers are read: the question that the seat is asked."""
    ask = ask_for(game, view, seat)
    step = None if ask is None else ask.view.agenda[ask.lane][-1]
    if not isinstance(step, Frame):
        raise InvalidData("nobody was asked")
    return step


class _Hand:
    """One process, the pipe to it, a thread that only waits for what comes out, and one that puts in."""

    def __init__(self, clock: Clock | None, loop: asyncio.AbstractEventLoop) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=run_worker, args=(theirs, clock), daemon=True)
        self._process.start()
        theirs.close()
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._unsent: Queue[bytes | None] = Queue(_MOST_UNSENT)
        self._loop = loop
        self._heard = 0
        """How often anything came."""
        self.is_alive = True
        self.cards: tuple[str, int, int] | None = None
        """The game, the edition and the pack that it plays with; None: nobody has told it yet."""
        self.pack: Any = None
        """Held, so that no other pack can have its identity."""
        Thread(target=_listen, args=(self._pipe, self._tell), daemon=True).start()
        Thread(target=_write, args=(self._pipe, self._unsent), daemon=True).start()

    async def request(self, number: int, data: bytes, *, can_beat: bool) -> dict[str, Any]:
        """Send a request and wait for its answer; TimeoutError: a worker that can tell the time has fallen silent."""
        future: asyncio.Future[dict[str, Any]] = self._loop.create_future()
        self._waiting[number] = future
        try:
            self._put(data)
            heard, silent = self._heard, 0
            while not (await asyncio.wait((future,), timeout=1.0))[0]:
                silent = silent + 1 if heard == self._heard else 0
                heard = self._heard
                if can_beat and silent >= (SILENCE if heard else STARTING):
                    raise TimeoutError("the worker has fallen silent")
            return future.result()
        finally:
            self._waiting.pop(number, None)

    def stop(self, number: int) -> None:
        """Nobody waits for this answer any more."""
        with suppress(OSError):  # it reads nothing: whoever asks next finds that out
            self._put(json.dumps({"number": number, "do": "stop"}).encode())

    def _put(self, data: bytes) -> None:
        try:
            self._unsent.put_nowait(data)
        except Full:
            raise OSError("the worker reads nothing") from None

    def end(self) -> None:
        """End the process. Both threads wake up, as the pipe has no other end any more."""
        self.is_alive = False
        self._process.kill()  # it holds nothing that could be lost, and one that was stopped hears nothing else
        with suppress(Full):
            self._unsent.put_nowait(None)
        self._process.join(_GONE)
        if self._process.is_alive():  # the system is busy with it; its last trace goes whenever that is
            Thread(target=self._process.join, daemon=True).start()
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(WorkerFailed("the worker was ended"))

    def _tell(self, raw: bytes | None) -> None:
        """Called by the thread: hand over what came to the loop; None: nothing will come any more."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._receive, raw)

    def _receive(self, raw: bytes | None) -> None:
        if raw is None:
            self.is_alive = False
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(WorkerFailed("the worker has died"))
            return
        self._heard += 1
        answer = json.loads(raw)
        if "alive" in answer:
            return
        waiting = self._waiting.get(answer["number"])
        if waiting is not None and not waiting.done():  # else it is the answer to a question that is gone
            waiting.set_result(answer)


def _listen(pipe: Connection, tell: Callable[[bytes | None], None]) -> None:
    try:
        while True:
            tell(pipe.recv_bytes(MAX_BYTES))
    except (EOFError, OSError):
        tell(None)


def _write(pipe: Connection, unsent: Queue[bytes | None]) -> None:
    with suppress(OSError):  # it has died
        while (data := unsent.get()) is not None:
            pipe.send_bytes(data)
