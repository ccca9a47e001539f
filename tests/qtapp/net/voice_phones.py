"""Phones of a class without a screen: what they say and hear, over real sockets on this machine."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine
from typing import Any, Protocol

from PySide6.QtCore import QEventLoop, QTimer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from engine.api import LiteralArg, Poll, Proposals, QuizChoice, QuizQuestion, msg
from qtapp.net.addresses import LOOPBACK
from qtapp.net.voice_texts import VOTE, Proposing, Shape
from qtapp.net.voice_wire import TO_VOICE
from qtapp.net.voices import Asked, Told, Voices

A_QUESTION = QuizQuestion(
    kind="allowed",
    subject="one_of_each",
    seat=1,
    text=msg("voice.your_name", "Your name"),
    choices=tuple(QuizChoice(msg(f"voice.sign_{one}", one)) for one in ("moon", "heart", "cloud", "key")),
    right=frozenset({2}),
    why=(msg("voice.lesson_is_over", "It is over. Nothing about you was kept."),),
)
"""Any will do."""


def asked(
    number: int = 1, *, right: int = 2, seconds: int = 0, of: int = 20, poll: Poll[QuizChoice] | None = None
) -> Asked:
    """A question with four answers."""
    return Asked(
        poll=poll or Poll(number, A_QUESTION.choices, frozenset({right})),
        no=number,
        of=of,
        kind=A_QUESTION.kind,
        you=None,
        text=A_QUESTION.text,
        options=tuple(one.text for one in A_QUESTION.choices),
        seconds=seconds,
    )


def told(question: Asked) -> Told:
    """What is right there, and why."""
    return Told(right=tuple(question.poll.right), why=A_QUESTION.why, rule="One of each")


def a_vote(number: int, rows: int = 12) -> Asked:
    """A vote about as many rows as stand at a table at once, the second one of which is long."""
    texts = tuple(
        msg("window.bare_term", "{what}", what=LiteralArg(f"{'Wasserableitung ' * (1 + 3 * (n == 1))}{n}"))
        for n in range(rows)
    )
    poll: Poll[int] = Poll(number, tuple(range(rows)))
    notes = tuple((texts[0],) if n % 2 else () for n in range(rows))
    return Asked(poll, 0, 0, VOTE, texts[0], texts[-1], texts, 60, notes=notes, numbers=tuple(range(1, rows + 1)))


def a_proposal(number: int, shape: Shape) -> Proposing:
    """Five things of which two are wanted; the first two together break a rule."""
    texts = tuple(msg("window.bare_term", "{what}", what=LiteralArg(f"Wasserableitung {n}")) for n in range(5))
    start = {"some": (2, 3), "amounts": (0, 1, 1, 0, 0), "order": (0, 1, 2, 3, 4)}[shape]
    why = (msg("window.bare_term", "{what}", what=LiteralArg("Nicht diese beiden.")),)
    bad = {"some": (0, 1), "amounts": (1, 1, 0, 0, 0), "order": (1, 0, 2, 3, 4)}[shape]
    return Proposing(
        Proposals(number, start), shape, 2, 2, None, texts[0], texts, lambda picks: why if picks == bad else ()
    )


_LIMIT = 30_000
"""Milliseconds."""


class PhoneHost(Protocol):
    """Where phones of a class knock."""

    voices: Voices
    phones: list[Phone]


class Phone:
    """One phone. Every word that it hears is validated as the protocol says."""

    def __init__(self, room: PhoneHost) -> None:
        room.phones.append(self)
        self.at = room.voices.address.removeprefix("http://").rstrip("/")
        self.heard: list[dict[str, Any]] = []
        self.raw = ""
        """All that it was sent, as it came."""
        self.line: ClientConnection | None = None

    async def open(self) -> Phone:
        """Knock."""
        self.line = await connect(f"ws://{self.at}/socket", origin=Origin(f"http://{self.at}"), open_timeout=30)
        return self

    async def join(self, code: str, name: str = "Réka", lang: str = "hu", team: int = 0) -> Phone:
        """Knock and say who one is."""
        await self.open()
        await self.say("voice", v=1, code=code, lang=lang, name=name, team=team)
        return self

    async def resume(self, token: str, lang: str = "hu") -> Phone:
        """The same phone again."""
        await self.open()
        await self.say("resume", v=1, token=token, run="", have=0, lang=lang)
        return self

    async def say(self, kind: str, **fields: object) -> None:
        """Any message."""
        assert self.line is not None
        await self.line.send(json.dumps({"t": kind, **fields}))

    async def next(self) -> dict[str, Any]:
        """The next message."""
        assert self.line is not None
        raw = await self.line.recv()
        if isinstance(raw, bytes):
            found: dict[str, Any] = {"t": "picture", "data": raw}
        else:
            TO_VOICE.validate_json(raw)
            self.raw += raw
            found = json.loads(raw)
        self.heard.append(found)
        return found

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            found = await self.next()
            if found["t"] == kind:
                return found

    async def bye(self) -> str:
        """Why the line was cut."""
        try:
            return str((await self.hear("bye"))["why"])
        except ConnectionClosed:
            return "cut"

    async def drop(self) -> None:
        """The network is gone."""
        if self.line is not None:
            self.line.transport.abort()
            await self.line.wait_closed()

    async def close(self) -> None:
        """The tab is closed."""
        assert self.line is not None
        await self.line.close()


class ClassRoom:
    """A class in the thread of the test, whose phones have a thread of their own."""

    def __init__(self, *, is_address_shared: bool = True) -> None:
        self.voices = Voices("hu")
        self.phones: list[Phone] = []
        self.voices.open(LOOPBACK, is_address_shared=is_address_shared)
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What phones do, while the window goes on."""
        done = asyncio.run_coroutine_threadsafe(work, self.loop)
        room = QEventLoop()
        timer = QTimer()
        timer.timeout.connect(lambda: room.quit() if done.done() else None)
        timer.start(1)
        room.exec()
        return done.result()

    def join(self, *names: str) -> list[Phone]:
        """Phones that are let in."""

        async def come(name: str) -> Phone:
            phone = await Phone(self).join(self.voices.secret, name)
            await phone.hear("heard")
            return phone

        async def all_come() -> list[Phone]:
            return await asyncio.gather(*(come(name) for name in names))

        found: list[Phone] = self.run(all_come())
        return found

    async def hear_all(self, phones: list[Phone], kind: str) -> list[dict[str, Any]]:
        """The next message of a kind of each."""
        return await asyncio.gather(*(phone.hear(kind) for phone in phones))

    def restart(self) -> None:
        """The door is opened anew."""
        self.voices.bye()
        self.voices.open(LOOPBACK, is_address_shared=True)

    def end(self) -> None:
        """End the poll, and wait until it is over."""
        room = QEventLoop()
        ended: list[bool] = []
        self.voices.ended.connect(lambda: ended.append(True))
        self.voices.ended.connect(room.quit)
        QTimer.singleShot(_LIMIT, room, room.quit)
        self.voices.end()
        room.exec()
        assert ended, "nothing has come behind what was said"

    async def _rest(self) -> None:
        """Nothing of a phone is left."""
        for phone in self.phones:
            await phone.drop()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def stop(self) -> None:
        """It is over."""
        self.voices.bye()
        self.run(self._rest())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
        self.loop.close()
