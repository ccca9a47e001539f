"""A class whose phones vote by themselves, at random, in a thread of their own: for whole games, and for pictures."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from websockets.exceptions import ConnectionClosed

from qtapp.net.voices import Voices
from tests.qtapp.net.voice_phones import Phone

_LANGUAGES = ("hu", "de", "en")
_LIMIT = 60_000
"""Milliseconds."""


class Voters:
    """Phones of one class."""

    def __init__(self, seed: int = 1) -> None:
        self.phones: list[Phone] = []
        self.voices: Voices
        self.heard: Counter[str] = Counter()
        self.counted = self.refused = 0
        self._dice = random.Random(seed)
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self._tasks: list[asyncio.Future[None]] = []

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What phones do, while the window goes on."""
        done = asyncio.run_coroutine_threadsafe(work, self.loop)
        self.wait(done.done)
        return done.result()

    @staticmethod
    def wait(until: Callable[[], bool], limit: int = _LIMIT) -> bool:
        """Let the window go on until something is true; False: it took too long."""
        room, timer, late = QEventLoop(), QTimer(), QTimer()
        timer.timeout.connect(lambda: room.quit() if until() else None)
        late.setSingleShot(True)
        late.timeout.connect(room.quit)
        timer.start(1)
        late.start(limit)
        if not until():
            room.exec()
        return until()

    def join(self, voices: Voices, *names: str) -> list[Phone]:
        """Phones that are let in."""
        self.voices = voices

        async def come(name: str, at: int) -> Phone:
            phone = await Phone(self).join(voices.secret, name, _LANGUAGES[at % len(_LANGUAGES)])
            await phone.hear("heard")
            return phone

        async def all_of_them() -> list[Phone]:
            return [await come(name, at) for at, name in enumerate(names)]

        found: list[Phone] = self.run(all_of_them())
        return found

    def vote_by_themselves(self, phones: list[Phone]) -> None:
        """From now on each answers whatever it is asked."""

        async def vote(phone: Phone, dice: random.Random) -> None:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    message = await phone.next()
                    kind = message["t"]
                    self.heard[kind] += 1
                    if kind == "poll":
                        pick = dice.randrange(len(message["options"]))
                        await phone.say("say", poll=message["id"], pick=pick)
                    elif kind == "ask":
                        await phone.say("propose", poll=message["id"], picks=proposal(message, dice))
                    elif kind in ("said", "proposed"):
                        self.counted += not message.get("why")
                        if message.get("why"):
                            self.refused += 1
                            await phone.say("propose", poll=message["poll"], picks=self._last(phone)["start"])

        for phone in phones:
            dice = random.Random(self._dice.random())
            self._tasks.append(asyncio.run_coroutine_threadsafe(vote(phone, dice), self.loop))  # type: ignore[arg-type]

    @staticmethod
    def _last(phone: Phone) -> dict[str, Any]:
        return next(one for one in reversed(phone.heard) if one["t"] == "ask")

    def stop(self) -> None:
        """Nothing of a phone is left."""

        async def rest() -> None:
            for phone in self.phones:
                await phone.drop()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        self.run(rest())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
        self.loop.close()


def proposal(message: dict[str, Any], dice: random.Random) -> list[int]:
    """Anything that could be an answer."""
    count, low, high = len(message["options"]), message["low"], message["high"]
    match message["shape"]:
        case "some":
            size = dice.randint(min(low, count), min(high, count))
            return sorted(dice.sample(range(count), size))
        case "order":
            return dice.sample(range(count), count)
    found = [0] * count
    for _ in range(dice.randint(low, high)):
        found[dice.randrange(count)] += 1
    return found
