"""A class that answers, over real sockets on this machine: every answer counts once, and nothing is told too early."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from qtapp.net.voices import Voices
from tests.qtapp.net.voice_phones import Phone, asked, told

_LIMIT = 60.0


class Class:
    """A class in the thread of the test, whose phones have a thread of their own."""

    def __init__(self, *, is_address_shared: bool = True) -> None:
        self.voices = Voices("hu")
        self.voices.open("127.0.0.1", is_address_shared=is_address_shared)
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What phones do, while the window goes on."""
        done = asyncio.run_coroutine_threadsafe(asyncio.wait_for(work, _LIMIT), self.loop)
        room = QEventLoop()
        timer = QTimer()
        timer.timeout.connect(lambda: room.quit() if done.done() else None)
        timer.start(1)
        room.exec()
        return done.result()

    def join(self, *names: str) -> list[Phone]:
        """Phones that are let in."""

        async def come(name: str) -> Phone:
            phone = await Phone(self.voices).join(self.voices.secret, name)
            await phone.hear("heard")
            return phone

        async def all_come() -> list[Phone]:
            return await asyncio.gather(*(come(name) for name in names))

        found: list[Phone] = self.run(all_come())
        return found

    def end(self) -> None:
        """End the poll, and wait until it is over."""
        room = QEventLoop()
        self.voices.ended.connect(room.quit)
        self.voices.end()
        room.exec()

    def stop(self) -> None:
        self.voices.bye()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
        self.loop.close()


@pytest.fixture
def room(qapp: QApplication) -> Iterator[Class]:
    made = Class()
    yield made
    made.stop()


def test_an_answer_is_counted_once_and_told_to_its_phone_alone(room: Class) -> None:
    first, second = room.join("Anna", "Bence")
    question = asked()
    room.voices.ask(question)

    async def answer() -> None:
        for phone, picks in ((first, (0, 1, 2)), (second, (3,))):
            await phone.hear("poll")
            for pick in picks:
                await phone.say("say", poll=1, pick=pick)
                assert await phone.hear("said") == {"t": "said", "poll": 1, "pick": pick}

    room.run(answer())
    assert room.voices.everybody_said
    room.end()
    room.voices.tell(told(question))

    async def hear() -> list[dict[str, Any]]:
        return [await first.hear("told"), await second.hear("told")]

    one, other = room.run(hear())
    assert one["counts"] == other["counts"] == [0, 0, 1, 1]
    assert (one["mine"], one["ok"], one["run"]) == (2, True, [2])
    assert (other["mine"], other["ok"], other["run"]) == (3, False, [1])
