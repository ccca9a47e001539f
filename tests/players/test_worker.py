"""A process that thinks: the same thoughts as here, plain bytes in and out, ended by a word or by the clock."""

from __future__ import annotations

import json
from collections import deque
from multiprocessing import get_context
from typing import Any

import pytest

from engine import api
from engine.core.messages.errors import InvalidData
from engine.players.wire import MAX_BYTES, request_from_bytes
from engine.worker import request_bytes, run_worker
from tests.conformance.cases import Case
from tests.players.positions import some
from tests.soak import mostly_soak


class Pipe:
    """Both ends of a pipe in one process: each message is there from some look on; answers are kept."""

    def __init__(self, *messages: tuple[int, bytes]) -> None:
        self._messages = deque(messages)
        self._looks = 0
        self.answers: list[Any] = []

    def poll(self, timeout: float = 0.0, /) -> bool:
        self._looks += 1
        return bool(self._messages) and self._messages[0][0] <= self._looks

    def recv_bytes(self, maxlength: int | None = None, /) -> bytes:
        if not self._messages:
            raise EOFError
        return self._messages.popleft()[1]

    def send_bytes(self, data: bytes, /) -> None:
        self.answers.append(json.loads(data))


def _asked(seed: int = 3) -> tuple[api.Session, api.Pending, api.SeatView]:
    session = api.new_session("ginkgopolis", 2, seed=seed)
    pending = session.first_pending()
    assert pending is not None
    return session, pending, api.seat_view(session.table, pending.question.seat)


@pytest.mark.parametrize(
    "game", mostly_soak(api.GAMES.values(), *(api.GAMES[one] for one in ("imperial_miners", "whist")))
)
def test_thoughts_and_hints_come_back_whole(game: api.Game) -> None:
    for session, pending in some(Case(game, max(game.seat_counts[:2])), 1, 20):
        seat = pending.question.seat
        view = api.seat_view(session.table, seat)
        pipe = Pipe(
            (0, request_bytes(4, "think", game.id, view, seat, level=5, seed=9, playouts=6, reasons=True)),
            (0, request_bytes(5, "hint", game.id, view, seat, seed=9, playouts=6, strength="line")),
        )
        run_worker(pipe)
        thought, hint = pipe.answers
        assert (thought["number"], hint["number"]) == (4, 5)
        here = api.think(game, view, seat, 5, 9, 6, explain=True)
        assert here is not None
        read = api.thought_from_json(pending.frame, thought["thought"])
        assert read.answer == here.answer and read.ranked == here.ranked[:64] and read.reasons == here.reasons
        assert api.hint_from_json(pending.frame, hint["hint"]) == api.hint(game, view, seat, api.Strength.LINE, 9, 6)


def test_a_spawned_process_thinks_the_same() -> None:
    session, pending, view = _asked()
    seat = pending.question.seat
    context = get_context("spawn")
    mine, theirs = context.Pipe()
    process = context.Process(target=run_worker, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    mine.send_bytes(request_bytes(1, "think", "ginkgopolis", view, seat, level=4, seed=2, playouts=8))
    assert mine.poll(60)
    answer = json.loads(mine.recv_bytes())
    mine.close()
    process.join(60)
    assert process.exitcode == 0, "it ends when nobody is there any more"
    assert api.thought_from_json(pending.frame, answer["thought"]) == api.think(session.game, view, seat, 4, 2, 8)


def test_a_running_thought_can_be_stopped_and_finished() -> None:
    _, pending, view = _asked()
    seat = pending.question.seat
    think = {"level": 5, "seed": 2, "playouts": 50_000}
    pipe = Pipe(
        (0, request_bytes(1, "think", "ginkgopolis", view, seat, **think)),
        (5, json.dumps({"number": 1, "do": "stop"}).encode()),
        (6, request_bytes(2, "think", "ginkgopolis", view, seat, **think)),
        (25, json.dumps({"number": 2, "do": "finish"}).encode()),
    )
    run_worker(pipe)
    first, second = pipe.answers
    assert first == {"number": 1, "stopped": True}
    assert second["number"] == 2 and second["thought"]["cut"] and 0 < second["thought"]["playouts"] < 40


def test_the_clock_ends_a_thought() -> None:
    _, pending, view = _asked()
    ticks = iter(range(1000))
    pipe = Pipe(
        (0, request_bytes(1, "think", "ginkgopolis", view, pending.question.seat, playouts=50_000, seconds=12.0))
    )
    run_worker(pipe, lambda: float(next(ticks)))
    *beats, answer = pipe.answers
    assert beats and all(one == {"number": 1, "alive": True} for one in beats), "every second it says that it is there"
    assert answer["thought"]["cut"] and answer["thought"]["playouts"] <= 12


def test_why_is_told_by_what_the_asker_may_know() -> None:
    session, pending, view = _asked()
    seat = pending.question.seat
    thought = api.think(session.game, view, seat, 5, 2, 12)
    assert thought is not None
    rest = {"answer": {"card": thought.answer.card, "tile": thought.answer.tile}, "level": 5, "seed": 2, "playouts": 12}
    other = api.seat_view(session.table, 3 - seat)
    pipe = Pipe(
        (0, request_bytes(1, "explain", "ginkgopolis", view, seat, **rest)),
        (0, request_bytes(2, "explain", "ginkgopolis", view, seat, asker=other, **rest)),
    )
    run_worker(pipe)
    everything, little = (answer["reasons"] for answer in pipe.answers)
    assert everything and little
    assert not any(word in json.dumps(little) for word in (".card", "tile."))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"[]",
        b"{",
        b"[" * 100_000,
        b'{"number": 1, "do": "dance"}',
        b'{"number": 1, "do": "think", "game": "chess"}',
        b'{"number": 1, "do": "think", "game": "barrage", "view": {"viewer": 1}}',
        b'{"number": 1, "do": "think", "extra": 1}',
        b'{"number": -1, "do": "think"}',
        b'{"number": 1, "do": "judge", "game": "barrage"}',
        b'{"number": 1, "do": "pack", "game": "barrage", "pack": {"format": 1}}',
        b" " * (MAX_BYTES + 1),
    ],
)
def test_what_is_no_request_is_answered_with_a_sentence(raw: bytes) -> None:
    pipe = Pipe((0, raw))
    run_worker(pipe)
    (answer,) = pipe.answers
    assert isinstance(answer["failed"], str) and answer["failed"]


def test_a_view_with_a_stranger_on_its_agenda_is_refused() -> None:
    _, pending, view = _asked()
    data = api.view_to_json(view)
    data["agenda"][pending.lane] = [["os.system", {"command": "ls"}]]
    with pytest.raises(InvalidData):
        api.view_from_json(data)
    with pytest.raises(InvalidData):
        request_from_bytes(b'{"number": 1}')
