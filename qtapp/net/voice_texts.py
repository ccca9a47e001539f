"""What a class is asked and told, put into letters: once for each language, and only for languages that are there."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from engine.api import Message, Poll, Proposals
from qtapp.i18n.render import NameSource
from qtapp.net import voice_wire as wire
from qtapp.net.wire import long, short
from qtapp.net.words import SoftVoice

MOST_PICTURE = 400_000
"""Bytes."""
VOTE = "vote"
"""The kind of a question in which nobody is right: its rows bear numbers, and are more."""
_COUNTED = re.compile(r"(\d) (?=\w)")
"""A number and what it counts: they stay in one line."""
_AT_ONCE = 8
"""Texts that are put together in one step."""


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
    """Two to six, in the order of the poll's choices; of a vote up to forty."""
    seconds: int = 0
    """0: without a time. Whoever asks ends it when it is up: a phone only shows what is left."""
    names: NameSource | None = None
    """Who knows the people, pieces, places and words of the table that it is about."""
    picture: bytes = b""
    """The place that it is about as PNG or JPEG, for who sits too far from the wall. Empty: none."""
    notes: tuple[tuple[Message, ...], ...] = ()
    """What more is to be said of each answer; none: nothing of any."""
    numbers: tuple[int, ...] = ()
    """Which number each answer bears at the table."""
    is_again: bool = False
    """Is it voted about for the second time, after reasons were told?"""

    def __post_init__(self) -> None:
        most = wire.MOST_VOTED if self.kind == VOTE else wire.MOST_CHOICES
        if not 2 <= len(self.options) <= most or len(self.options) != len(self.poll.choices):
            raise ValueError("two to six answers (to forty in a vote), as many as the poll has")
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
    chosen: int = wire.NO_PICK
    """What is done after a vote."""


Shape = Literal["some", "amounts", "order"]


@dataclass(frozen=True, slots=True)
class Proposing:
    """A question over several things: everybody proposes an answer."""

    proposals: Proposals
    shape: Shape
    low: int
    high: int
    you: Message | None
    text: Message
    options: tuple[Message, ...]
    judge: Callable[[tuple[int, ...]], Sequence[Message]]
    """Why a proposal would be refused; nothing: it keeps the rules."""
    seconds: int = 0
    names: NameSource | None = None
    known: dict[tuple[int, ...], Sequence[Message]] = field(default_factory=dict)
    """What was judged already."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.options) <= wire.MOST_ITEMS:
            raise ValueError("more things than a phone is sent")

    def is_wellformed(self, picks: tuple[int, ...]) -> bool:
        """Could it be an answer at all?"""
        count = len(self.options)
        match self.shape:
            case "amounts":
                return len(picks) == count and all(one <= max(self.high, 1) for one in picks)
            case "order":
                return sorted(picks) == list(range(count))
        return list(picks) == sorted(set(picks)) and all(one < count for one in picks)

    def why_not(self, picks: tuple[int, ...]) -> Sequence[Message]:
        """Why it would be refused; asked once for all who propose the same."""
        if picks not in self.known:
            self.known[picks] = tuple(self.judge(picks))
        return self.known[picks]


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

    @property
    def poll(self) -> Poll[Any]:
        """What they answer."""
        return self.asked.poll

    def read_on(self, languages: Iterable[str]) -> Iterator[None]:
        """Put it together in these languages, a few texts at a time: no step of it is long."""
        for language in languages:
            options = []
            for number in range(len(self.asked.options)):
                options.append(self._choice(number, language))
                if (number + 1) % _AT_ONCE == 0:
                    yield
            self._made[language] = self._make(language, options)
            yield

    def text(self, language: str, left: int, mine: int = wire.NO_PICK) -> str:
        """The message; the same bytes for all of a language who have said nothing yet."""
        key = (language, left)
        if mine == wire.NO_PICK and key in self._plain:
            return self._plain[key]
        message = self._made.get(language)
        if message is None:
            options = [self._choice(number, language) for number in range(len(self.asked.options))]
            message = self._made[language] = self._make(language, options)
        text = message.model_copy(update={"left": left, "mine": mine}).model_dump_json()
        if mine == wire.NO_PICK:
            self._plain = {one: made for one, made in self._plain.items() if one[1] == left} | {key: text}
        return text

    def text_for(self, language: str, left: int, voice: str) -> str:
        """The message to somebody who comes late or wakes up."""
        return self.text(language, left, self.asked.poll.votes.get(voice, wire.NO_PICK))

    def _choice(self, number: int, language: str) -> wire.WireChoice:
        asked = self.asked
        notes = asked.notes[number] if asked.notes else ()
        note = " · ".join(_COUNTED.sub("\\1\u00a0", label(one, language, asked.names)) for one in notes)
        no = asked.numbers[number] if asked.numbers else 0
        return wire.WireChoice(text=label(asked.options[number], language, asked.names), note=short(note), no=no)

    def _make(self, language: str, options: list[wire.WireChoice]) -> wire.PollMessage:
        asked = self.asked
        return wire.PollMessage(
            id=asked.poll.id,
            no=min(asked.no, wire.MOST_QUESTIONS),
            of=min(asked.of, wire.MOST_QUESTIONS),
            kind=asked.kind,
            text=sentence(asked.text, language, asked.names),
            you=label(asked.you, language, asked.names),
            options=options,
            left=0,
            art=asked.art,
            round=2 if asked.poll.before or asked.is_again else 1,
        )


class ProposingTexts:
    """One question over several things in every language that somebody speaks."""

    def __init__(self, asked: Proposing) -> None:
        self.asked = asked
        self._made: dict[str, wire.ProposingMessage] = {}

    @property
    def poll(self) -> Proposals:
        """What they answer."""
        return self.asked.proposals

    def read_on(self, languages: Iterable[str]) -> Iterator[None]:
        """Put it together in these languages, a few texts at a time."""
        for language in languages:
            options = []
            for number in range(len(self.asked.options)):
                options.append(self._choice(number, language))
                if (number + 1) % _AT_ONCE == 0:
                    yield
            self._made[language] = self._make(language, options)
            yield

    def text(self, language: str, left: int) -> str:
        """The message; the same bytes for all of a language who have proposed nothing yet."""
        return self._with(language, left, None)

    def text_for(self, language: str, left: int, voice: str) -> str:
        """The message to somebody who comes late or wakes up."""
        mine = self.asked.proposals.said.get(voice)
        return self._with(language, left, None if mine is None else list(mine))

    def _with(self, language: str, left: int, mine: list[int] | None) -> str:
        message = self._made.get(language)
        if message is None:
            options = [self._choice(number, language) for number in range(len(self.asked.options))]
            message = self._made[language] = self._make(language, options)
        return message.model_copy(update={"left": left, "mine": mine}).model_dump_json()

    def _choice(self, number: int, language: str) -> wire.WireChoice:
        return wire.WireChoice(text=label(self.asked.options[number], language, self.asked.names))

    def _make(self, language: str, options: list[wire.WireChoice]) -> wire.ProposingMessage:
        asked = self.asked
        return wire.ProposingMessage(
            id=asked.proposals.id,
            shape=asked.shape,
            text=sentence(asked.text, language, asked.names),
            you=label(asked.you, language, asked.names),
            low=asked.low,
            high=asked.high,
            options=options,
            start=list(asked.proposals.start),
            left=0,
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
            chosen=told.chosen,
        )
