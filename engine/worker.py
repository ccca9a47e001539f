"""A process that thinks: requests in, thoughts out, both as JSON, over a connection of `multiprocessing`.

    connection, theirs = get_context("spawn").Pipe()
    get_context("spawn").Process(target=run_worker, args=(theirs, time.monotonic), daemon=True).start()
    connection.send_bytes(request_bytes(1, "think", "ginkgopolis", view, seat, level=3, seed=5, seconds=2.0))
    json.loads(connection.recv_bytes())       # {"number": 1, "thought": {…}}, or {"number": 1, "failed": "…"}

A worker that was given a clock says {"number": 1, "alive": true} every second while it thinks, so that whoever waits
can tell a long thought from a process that hangs.

It knows no window. A request that is running ends early by `finish` (the best answer so far is given) or `stop` (none
is given) with its number; anything else waits for its turn. The worker ends when the other end of the pipe is closed.
"""

from __future__ import annotations

import gc
import json
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from engine.core.flow.frame import Frame, answer_from_json
from engine.core.game.game import Game
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import Message
from engine.core.messages.stored import message_to_json
from engine.core.table.view import SeatView
from engine.players.ask import ask_for, view_to_json
from engine.players.coach import Advice, Strength, advise, why
from engine.players.opinion import opinion
from engine.players.review import Moment, judge, puzzle
from engine.players.think import think
from engine.players.wire import (
    MAX_BYTES,
    Request,
    hint_to_json,
    opinion_to_json,
    request_from_bytes,
    swing_from_json,
    swing_to_json,
    thought_to_json,
    view_from_json,
)
from engine.registry import find_game

Clock = Callable[[], float]
_BEAT = 1.0
"""Seconds between two signs of life."""
_WAITING = 64
"""Requests that may wait; whoever sends more is not answered any more."""


class Channel(Protocol):
    """The part of a connection that a worker needs."""

    def recv_bytes(self, maxlength: int | None = None, /) -> bytes:
        """The next message; EOFError: the other end is closed."""

    def send_bytes(self, data: bytes, /) -> None:
        """Send a message."""

    def poll(self, timeout: float = 0.0, /) -> bool:
        """Is there a message?"""


def run_worker(channel: Channel, clock: Clock | None = None) -> None:
    """Serve requests until the other end is closed. The engine has no clock: whoever wants time limits gives one."""
    gc.collect()
    gc.freeze()
    _Worker(channel, clock).run()


class _Worker:
    def __init__(self, channel: Channel, clock: Clock | None) -> None:
        self._channel = channel
        self._clock = clock
        self._waiting: deque[Request] = deque()
        self._games: dict[str, Game] = {}
        """Games that are played with other cards than those of today: of a pack, or of an earlier edition."""
        self._advice: tuple[tuple[object, ...], Advice] | None = None
        """What was advised last, and for what."""

    def run(self) -> None:
        try:
            while True:
                if not self._waiting:
                    self._receive()
                elif len(self._waiting) > _WAITING:
                    return
                else:
                    self._serve(self._waiting.popleft())
        except (EOFError, OSError):
            return

    def _receive(self) -> None:
        raw = self._channel.recv_bytes(MAX_BYTES)
        try:
            self._waiting.append(request_from_bytes(raw))
        except InvalidData as error:
            self._send(_number_in(raw), failed=str(error)[:500])

    def _send(self, number: int, **result: Any) -> None:
        self._channel.send_bytes(json.dumps({"number": number, **result}).encode())

    def _serve(self, request: Request) -> None:
        if request.do in ("stop", "finish"):
            return  # what it was meant for is done
        try:
            result = self._answer(request)
        except InvalidData as error:
            result = {"failed": str(error)[:500]}
        if any(one.number == request.number and one.do == "stop" for one in self._waiting):
            result = {"stopped": True}  # nobody waits for this answer any more
        self._send(request.number, **result)

    def _answer(self, request: Request) -> dict[str, Any]:
        game = self._games.get(request.game) or find_game(request.game)
        if game is None:
            raise InvalidData(f"there is no game called {request.game}")
        if request.do == "pack":
            return self._use_pack(game, request)
        view = view_from_json(request.view)
        stop = self._stop(request)
        if request.do == "hint":
            advice = self._advised(game, view, request, stop)
            given = None if advice is None else advice.told(Strength(request.strength), stop)
            return {"hint": None if given is None else hint_to_json(given)}
        if request.do == "explain":
            return {"reasons": _messages(self._explain(game, view, request, stop))}
        if request.do == "judge":
            swing = judge(game, _moment(game, view, request), request.seed, request.playouts, stop)
            return {"swing": None if swing is None else swing_to_json(swing)}
        if request.do == "opine":
            return {"opinion": self._opinion(game, view, request, stop)}
        if request.do == "puzzle":
            return {"wrong": _messages(self._puzzle(game, view, request, stop))}
        thought = think(
            game,
            view,
            request.seat,
            request.level,
            request.seed,
            request.playouts,
            stop,
            request.reasons,
            request.nature,
            request.pace,
        )
        return {"thought": None if thought is None else thought_to_json(thought)}

    def _advised(self, game: Game, view: SeatView, request: Request, stop: Callable[[], bool]) -> Advice | None:
        """What is advised; a stronger hint for the same question tells more of the same thought."""
        asked = (game, view, request.seat, request.seed, request.playouts)
        if self._advice is not None and self._advice[0] == asked:
            return self._advice[1]
        advice = advise(game, view, request.seat, request.seed, request.playouts, stop)
        self._advice = None if advice is None or advice.thought.is_cut else (asked, advice)
        return advice

    def _explain(self, game: Game, view: SeatView, request: Request, stop: Callable[[], bool]) -> tuple[Message, ...]:
        asker = view_from_json(request.asker) if request.asker is not None else None
        moment = _moment(game, view, request)
        return why(game, view, request.seat, moment.answer, request.seed, asker, request.playouts, stop)

    def _opinion(self, game: Game, view: SeatView, request: Request, stop: Callable[[], bool]) -> dict[str, Any] | None:
        answer = _moment(game, view, request).answer
        advice = self._advised(game, view, request, stop)
        if advice is None:
            return None
        given = opinion(game, view, request.seat, answer, request.seed, request.playouts, stop, advice)
        return None if given is None else opinion_to_json(given)

    def _puzzle(self, game: Game, view: SeatView, request: Request, stop: Callable[[], bool]) -> tuple[Message, ...]:
        moment = _moment(game, view, request)
        swing = swing_from_json(_step(game, view, request.seat), moment, request.swing)
        return puzzle(game, moment, swing, request.seed, request.playouts, stop)

    def _use_pack(self, game: Game, request: Request) -> dict[str, Any]:
        self._games.pop(game.id, None)
        bare = game.with_edition(request.edition)
        if bare is None:
            raise InvalidData(f"there is no edition {request.edition}")
        self._games[game.id] = bare
        if request.pack is not None:
            equipped, mistakes = bare.with_pack(request.pack, kept=True)
            if equipped is None:
                raise InvalidData(f"the pack cannot be used: {mistakes[0]}")
            self._games[game.id] = equipped
        return {"pack": request.pack is not None}

    def _stop(self, request: Request) -> Callable[[], bool]:
        """Asked between two playouts: looks whether anything came in, and at the clock."""
        clock = self._clock
        end = clock() + request.seconds if clock is not None and request.seconds is not None else None
        told = clock() if clock is not None else 0.0

        def stop() -> bool:
            nonlocal told
            if clock is not None and clock() - told >= _BEAT:
                told = clock()
                self._send(request.number, alive=True)
            while self._channel.poll(0):
                self._receive()
            if any(one.number == request.number and one.do in ("stop", "finish") for one in self._waiting):
                return True
            return end is not None and clock is not None and clock() >= end

        return stop


def _number_in(raw: bytes) -> int:
    """The number of a request that cannot be read, if at least that can."""
    try:
        number = json.loads(raw)["number"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return 0
    return number if isinstance(number, int) else 0


def _moment(game: Game, view: SeatView, request: Request) -> Moment:
    """The question that a seat was asked, and the answer it gave."""
    step = _step(game, view, request.seat)
    return Moment(request.number, request.seat, view, answer_from_json(step, request.answer))


def _step(game: Game, view: SeatView, seat: int) -> Frame[Any]:
    ask = ask_for(game, view, seat)
    step = None if ask is None else ask.view.agenda[ask.lane][-1]
    if not isinstance(step, Frame):
        raise InvalidData("this seat is asked nothing")
    return step


def _messages(given: tuple[Message, ...]) -> list[Any]:
    return [message_to_json(one) for one in given]


def request_bytes(number: int, do: str, game: str, view: SeatView, seat: int, **more: Any) -> bytes:
    """A request: `request_bytes(7, "think", game.id, view, seat, level=4, seed=seed, seconds=3.0)`.

    The other fields are those of `Request`; a view among them becomes data by itself.
    """
    fields = {key: view_to_json(value) if isinstance(value, SeatView) else value for key, value in more.items()}
    data = {"number": number, "do": do, "game": game, "view": view_to_json(view), "seat": seat, **fields}
    return json.dumps(data).encode()
