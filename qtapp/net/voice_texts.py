"""What a class is asked and told, put into letters: once for each language, and only for languages that are there."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.api import Message, Poll
from qtapp.i18n.render import NameSource
from qtapp.net import voice_wire as wire
from qtapp.net.wire import long, short
from qtapp.net.words import SoftVoice

MOST_PICTURE = 400_000
"""Bytes."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to all, or the second round of one after it was talked over (`poll.before` tells)."""

    poll: Poll[Any]
    no: int
    of: int
    kind: str
    """Lower case and underlines; the page shows a sign of its own for some."""
    you: Message | None
    """Who "you" is in it."""
    text: Message
    options: tuple[Message, ...]
    """Two to six, in the order of the poll's choices."""
    seconds: int = 0
    """0: without a time. Whoever asks ends it when it is up: a phone only shows what is left."""
    names: NameSource | None = None
    """Who knows the people, pieces, places and words of the table that it is about."""
    picture: bytes = b""
    """The place that it is about as PNG or JPEG, for who sits too far from the wall. Empty: none."""

    def __post_init__(self) -> None:
        if not 2 <= len(self.options) <= wire.MOST_CHOICES or len(self.options) != len(self.poll.choices):
            raise ValueError("two to six answers, as many as the poll has")
        if len(self.picture) > MOST_PICTURE:
            raise ValueError("a picture larger than forty phones load at once")

    @property
    def art(self) -> str:
        """The id of the picture; it tells nothing."""
        return hashlib.blake2b(self.picture, digest_size=8).hexdigest() if self.picture else ""


@dataclass(frozen=True, slots=True)
class Told:
    """What was right and why, said once a poll is over."""

    right: tuple[int, ...] = ()
    """None: nobody was right or wrong."""
    why: tuple[Message, ...] = ()
    """One or two sentences."""
    rule: str | Message = ""
    """The heading: the rule that decides."""
    instead: Message | None = None
    """What would be allowed."""
    names: NameSource | None = None
    """As of the question."""


@cache
def _voice(language: str) -> SoftVoice:
    return SoftVoice(language)


def label(message: Message | str | None, language: str, names: NameSource | None = None) -> str:
    """Words that stand alone."""
    if message is None or isinstance(message, str):
        return short(message or "")
    return short(_voice(language).label(message, names))


def sentence(message: Message | None, language: str, names: NameSource | None = None) -> str:
    """A sentence, or none."""
    return "" if message is None else long(_voice(language).label(message, names))


class AskedTexts:
    """One question in every language that somebody speaks."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self._made: dict[str, wire.PollMessage] = {}
        self._plain: dict[tuple[str, int], str] = {}

    def text(self, language: str, left: int, mine: int = wire.NO_PICK) -> str:
        """The message; the same bytes for all of a language who have said nothing yet."""
        key = (language, left)
        if mine == wire.NO_PICK and key in self._plain:
            return self._plain[key]
        message = self._made.get(language) or self._make(language)
        self._made[language] = message
        text = message.model_copy(update={"left": left, "mine": mine}).model_dump_json()
        if mine == wire.NO_PICK:
            self._plain = {one: made for one, made in self._plain.items() if one[1] == left} | {key: text}
        return text

    def _make(self, language: str) -> wire.PollMessage:
        asked = self.asked
        return wire.PollMessage(
            id=asked.poll.id,
            no=min(asked.no, wire.MOST_QUESTIONS),
            of=min(asked.of, wire.MOST_QUESTIONS),
            kind=asked.kind,
            text=sentence(asked.text, language, asked.names),
            you=label(asked.you, language, asked.names),
            options=[wire.WireChoice(text=label(one, language, asked.names)) for one in asked.options],
            left=0,
            art=asked.art,
            round=2 if asked.poll.before else 1,
        )


class ToldTexts:
    """What was right in every language that somebody speaks."""

    def __init__(self, told: Told, poll: Poll[Any]) -> None:
        self._told, self.poll = told, poll
        self._made: dict[str, wire.ToldMessage] = {}

    def text(self, language: str, voice: str, run: list[int]) -> str:
        """The message for one voice, and how it did so far."""
        message = self._made.get(language) or self._make(language)
        self._made[language] = message
        mine = self.poll.votes.get(voice, wire.NO_PICK)
        own = {"mine": mine, "ok": mine in self._told.right if self._told.right and mine >= 0 else None, "run": run}
        return message.model_copy(update=own).model_dump_json()

    def _make(self, language: str) -> wire.ToldMessage:
        told = self._told
        return wire.ToldMessage(
            poll=self.poll.id,
            right=list(told.right),
            why=[sentence(one, language, told.names) for one in told.why[:2]],
            rule=label(told.rule, language, told.names),
            instead=sentence(told.instead, language, told.names),
            counts=list(self.poll.count()),
        )
