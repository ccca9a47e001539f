"""What homes say to each other on their first line: who knocks, whether they are let in, that they are still there, and
what people say to each other beside the game.

Exact fields, strict types, bounded lengths, as on the wire of phones.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from qtapp.net.talk import MOST_TEXT, Reaction
from qtapp.net.wire import WireModel

MOST_FIRST = 1024
"""Bytes of a message on the first line."""
MOST_NAME = 40
BEAT_SECONDS = 1.5
SILENCE_SECONDS = 3.0
"""After so long without a sign the guests look for the table."""
LOOKING_SECONDS = 5.0
"""After so long without one the table says that it looks for the home."""

Away: TypeAlias = Literal["not_now", "old_line", "full"]
HomeName = Annotated[str, Field(min_length=1, max_length=MOST_NAME)]
Secret = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
RESTS = b"rests"
"""So a home closes its connection that goes to sleep: its seats wait, and nobody needs to look for it."""


class HelloMessage(WireModel):
    """We knock. The secret of the invitation shows that we were asked to come."""

    t: Literal["hello"] = "hello"
    v: Literal[1] = 1
    secret: Secret
    name: HomeName


class AskMessage(WireModel):
    """Is your table open? Nobody knocks, and nobody at the table is told."""

    t: Literal["ask"] = "ask"
    v: Literal[1] = 1
    secret: Secret


class TalkMessage(WireModel):
    """Somebody of ours says something to all at the table; the table says it on in the same words."""

    t: Literal["talk"] = "talk"
    seat: Annotated[int, Field(ge=1, le=8)]
    reaction: Reaction
    text: Annotated[str, Field(max_length=MOST_TEXT)]


class OpenMessage(WireModel):
    """The table is open, and you may come."""

    t: Literal["welcome"] = "welcome"


class BeatMessage(WireModel):
    """We are still here. Utterance back at once."""

    t: Literal["beat"] = "beat"


class KnockedMessage(WireModel):
    """You are heard; the people at the table are asked."""

    t: Literal["knocked"] = "knocked"


class LetInMessage(WireModel):
    """Come in."""

    t: Literal["in"] = "in"
    name: HomeName
    """What the home of the table is called."""


class TurnedAwayMessage(WireModel):
    """Not now, or never."""

    t: Literal["away"] = "away"
    why: Away


FromHome = Annotated[HelloMessage | AskMessage | BeatMessage | TalkMessage, Field(discriminator="t")]
ToHome = Annotated[
    BeatMessage | KnockedMessage | LetInMessage | TurnedAwayMessage | OpenMessage | TalkMessage,
    Field(discriminator="t"),
]
FROM_HOME: TypeAdapter[FromHome] = TypeAdapter(FromHome)
TO_HOME: TypeAdapter[ToHome] = TypeAdapter(ToHome)
Utterance = TypeVar("Utterance")


def heard(adapter: TypeAdapter[Utterance], frame: bytes) -> Utterance:
    """A message; ValueError: it is none."""
    try:
        return adapter.validate_json(frame)
    except ValidationError as error:
        raise ValueError("no message") from error
