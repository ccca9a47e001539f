"""The window's side of a worker: awaited, cancelled, replaced when it dies, gone when it is closed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from multiprocessing import active_children

import pytest

from engine import api
from engine import workshop as workshop_module
from engine.api import Moment, Session, Strength, WorkerFailed, Workshop, new_session, seat_view, think
from tests.imperial_miners.test_packs import WHOLE

_TURNS = 8
"""Turns of the loop in which a request is sent to a process that waits for one."""


def _asked(session: Session) -> tuple[api.SeatView, int]:
    pending = session.first_pending()
    assert pending is not None
    return seat_view(session.table, pending.question.seat), pending.question.seat


def test_a_worker_serves_thoughts_hints_and_reasons_one_after_the_other() -> None:
    async def run() -> None:
        workshop = Workshop(time.monotonic)
        try:
            plain = new_session("barrage", 2, seed=4)
            view, seat = _asked(plain)
            both = await asyncio.gather(
                workshop.think(plain.game, view, seat, 4, 3, playouts=6),
                workshop.hint(plain.game, view, seat, Strength.MOVE, 3, playouts=6),
            )
            assert both[0] == think(plain.game, view, seat, 4, 3, 6)
            assert both[1] == api.hint(plain.game, view, seat, Strength.MOVE, 3, 6)
            assert both[0] is not None
            told = await workshop.why(plain.game, view, seat, both[0].answer, 3, view, playouts=6)
            assert told == api.why(plain.game, view, seat, both[0].answer, 3, view, 6)
            worst = min((one for one in both[0].ranked if one.playouts), key=lambda one: one.mean).answer
            moment = Moment(7, seat, view, worst)
            assert await workshop.judge(plain.game, moment, playouts=40) == api.judge(plain.game, moment, budget=40)
            packed = new_session("imperial_miners", 2, seed=4, pack=WHOLE)
            view, seat = _asked(packed)
            thought = await workshop.think(packed.game, view, seat, 3, 3)
            assert thought == think(packed.game, view, seat, 3, 3), "with the cards of its pack"
            await _stopped(workshop)
            await _died(workshop)
        finally:
            workshop.close()
        await _hung()

    asyncio.run(run())
    assert not active_children(), "closing leaves no child"


async def _begun(workshop: Workshop, session: Session) -> asyncio.Task[api.Thought | None]:
    """A thought without end, which its process has begun."""
    view, seat = _asked(session)
    await workshop.think(session.game, view, seat, 1, 3)  # the process is there and knows the game
    endless = asyncio.create_task(workshop.think(session.game, view, seat, 5, 3, playouts=90_000, seconds=60.0))
    for _ in range(_TURNS):
        await asyncio.sleep(0)
    return endless


async def _stopped(workshop: Workshop) -> None:
    """Nobody waits any more: the thought ends, and the next one is served."""
    session = new_session("ginkgopolis", 2, seed=4)
    view, seat = _asked(session)
    endless = await _begun(workshop, session)
    endless.cancel()
    with pytest.raises(asyncio.CancelledError):
        await endless
    assert await workshop.think(session.game, view, seat, 2, 3) == think(session.game, view, seat, 2, 3)
    cut = await workshop.think(session.game, view, seat, 5, 3, playouts=90_000, seconds=0.01)
    assert cut is not None and cut.is_cut


async def _died(workshop: Workshop) -> None:
    """A worker that dies fails its thought; the next request gets a new one."""
    session = new_session("ginkgopolis", 2, seed=4)
    view, seat = _asked(session)
    endless = await _begun(workshop, session)
    (process,) = active_children()
    process.terminate()
    with pytest.raises(WorkerFailed):
        await endless
    assert await workshop.think(session.game, view, seat, 1, 3) == think(session.game, view, seat, 1, 3)


async def _hung() -> None:
    """A worker that does not answer in time is given up; the next request gets a new one."""
    session = new_session("ginkgopolis", 2, seed=4)
    view, seat = _asked(session)
    workshop = Workshop(time.monotonic, patience=-0.01)  # the time is over before anybody could answer
    try:
        first = await workshop.think(session.game, view, seat, 1, 3)
        (process,) = active_children()
        with pytest.raises(WorkerFailed):
            await workshop.think(session.game, view, seat, 1, 3, seconds=0.01)
        assert not process.is_alive() and not active_children()
        assert await workshop.think(session.game, view, seat, 1, 3) == first == think(session.game, view, seat, 1, 3)
    finally:
        workshop.close()


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be stopped by a signal there")
def test_a_worker_that_was_stopped_is_given_up_and_nobody_waits_for_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one that hangs in the system: it hears no polite word, and reads nothing that is sent to it."""
    monkeypatch.setattr(workshop_module, "SILENCE", 2)

    async def run() -> None:
        workshop = Workshop(time.monotonic)
        session = new_session("ginkgopolis", 2, seed=4)
        view, seat = _asked(session)
        try:
            endless = await _begun(workshop, session)
            (process,) = active_children()
            assert process.pid is not None
            os.kill(process.pid, signal.SIGSTOP)
            beats = asyncio.create_task(_longest_beat())
            with pytest.raises(WorkerFailed):
                await endless
            assert await workshop.think(session.game, view, seat, 1, 3) == think(session.game, view, seat, 1, 3)
            beats.cancel()
            with pytest.raises(asyncio.CancelledError):  # else the loop stood still, and that is told here
                await beats
            process.join(30)
            assert not process.is_alive()
            endless = await _begun(workshop, session)
            (process,) = active_children()
            assert process.pid is not None
            os.kill(process.pid, signal.SIGSTOP)
            for _ in range(40):  # more than any pipe holds: each is cancelled, and none of it waits
                endless.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await endless
                endless = asyncio.create_task(workshop.think(session.game, view, seat, 5, 3, seconds=60.0))
                for _ in range(_TURNS):
                    await asyncio.sleep(0)
                if endless.done():
                    break
            with pytest.raises(WorkerFailed):
                await endless
        finally:
            workshop.close()
        process.join(30)
        assert not process.is_alive()

    asyncio.run(run())


async def _longest_beat() -> None:
    """The loop goes on whatever its worker does."""
    while True:
        before = time.monotonic()
        await asyncio.sleep(0.05)
        assert time.monotonic() - before < 5.0, "the loop stood still"


def test_long_thoughts_are_told_from_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that thinks for long says that it is there."""
    monkeypatch.setattr(workshop_module, "SILENCE", 4)

    async def run() -> api.Thought | None:
        workshop = Workshop(time.monotonic)
        session = new_session("ginkgopolis", 2, seed=4)
        view, seat = _asked(session)
        try:
            return await workshop.think(session.game, view, seat, 5, 3, playouts=90_000, seconds=6.0)
        finally:
            workshop.close()

    thought = asyncio.run(run())
    assert thought is not None and thought.is_cut
