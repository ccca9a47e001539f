"""Phones of a class without a screen: what they say and hear, over real sockets on this machine."""

from __future__ import annotations

import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from engine.api import Poll, QuizChoice, QuizQuestion, msg
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


def asked(number: int = 1, *, right: int = 2, seconds: int = 0, of: int = 20) -> Asked:
    """A question with four answers."""
    return Asked(
        poll=Poll(number, A_QUESTION.choices, frozenset({right})),
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


class Phone:
    """One phone. Every word that it hears is validated as the protocol says."""

    def __init__(self, voices: Voices) -> None:
        self.at = voices.address.removeprefix("http://").rstrip("/")
        self.heard: list[dict[str, Any]] = []
        self.raw = ""
        """All that it was sent, as it came."""
        self.line: ClientConnection

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
        await self.line.send(json.dumps({"t": kind, **fields}))

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            raw = await self.line.recv()
            if isinstance(raw, bytes):
                found: dict[str, Any] = {"t": "picture", "data": raw}
            else:
                TO_VOICE.validate_json(raw)
                self.raw += raw
                found = json.loads(raw)
            self.heard.append(found)
            if found["t"] == kind:
                return found

    async def bye(self) -> str:
        """Why the line was cut."""
        try:
            return str((await self.hear("bye"))["why"])
        except ConnectionClosed:
            return "cut"

    async def close(self) -> None:
        """The tab is closed."""
        await self.line.close()
