"""Every message between a class and the phones of pupils, both ways: exact fields, strict types, bounded lengths.

A voice says numbers only. A question is told once for each language, in the same bytes for all who speak it; of what is
told after it only `mine`, `ok` and `run` are somebody's own. Nothing that is sent before the end of a poll depends on
which answer is right.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError

from qtapp.net import wire
from qtapp.net.wire import MOST_IN, Number, ShortText, SmallNumber, WireModel

MOST_VOICES = 40
MOST_QUESTIONS = 60
MOST_CHOICES = 6
"""Answers of a question: so many signs there are."""
MOST_VOTED = 40
"""Rows of a vote, which are told apart by numbers."""
MOST_ITEMS = 120
"""Things that a proposal is made of."""
MOST_TEAMS = 5
"""As many as there are plates, each with a colour and a shape."""
MOST_TYPED = 64
"""Letters of a name as it is typed; what is kept of it is shorter."""
NO_PICK = -1

Secret = Annotated[str, Field(pattern=r"^([A-Z2-9]{6}|[A-Za-z0-9_-]{22})$")]
"""The six signs, or what the picture for the camera holds."""
Team = Annotated[int, Field(ge=0, le=MOST_TEAMS)]
Pick = Annotated[int, Field(ge=NO_PICK, lt=MOST_VOTED)]
Kind = Annotated[str, Field(pattern=r"^[a-z_]{0,20}$")]
Count = Annotated[int, Field(ge=0, le=MOST_QUESTIONS)]
Counts = Annotated[list[SmallNumber], Field(max_length=MOST_VOTED)]
Dots = Annotated[list[Literal[0, 1, 2]], Field(max_length=MOST_QUESTIONS)]
"""Own answers, one after the other: 0 said nothing, 1 something wrong, 2 right."""


# ---- from a phone ---------------------------------------------------------------------------------------------------


class VoiceMessage(WireModel):
    """I should like to answer: I know the code."""

    t: Literal["voice"]
    v: Literal[1]
    code: Secret
    lang: wire.Language
    name: Annotated[str, Field(max_length=MOST_TYPED)]
    """Empty where names are given."""
    team: Team = 0


class SayMessage(WireModel):
    """My answer to this poll, by number. It may be said again until the end."""

    t: Literal["say"]
    poll: Number
    pick: Annotated[int, Field(ge=0, le=999)]


class ProposeMessage(WireModel):
    """My answer to a question over several things."""

    t: Literal["propose"]
    poll: Number
    picks: wire.Picks


FromVoice = Annotated[
    VoiceMessage
    | SayMessage
    | ProposeMessage
    | wire.ResumeMessage
    | wire.LangMessage
    | wire.ArtMessage
    | wire.LeaveMessage,
    Field(discriminator="t"),
]
FROM_VOICE: TypeAdapter[FromVoice] = TypeAdapter(FromVoice)


def read_voice(raw: str | bytes) -> FromVoice | None:
    """What a phone of the class says; None: it is no message."""
    try:
        return FROM_VOICE.validate_json(raw) if isinstance(raw, str) and len(raw) <= MOST_IN else None
    except (ValidationError, ValueError):
        return None


# ---- to a phone -----------------------------------------------------------------------------------------------------


class HeardMessage(WireModel):
    """You are heard under this name. Without a name: how the page speaks your language; say who you are."""

    t: Literal["heard"] = "heard"
    v: Literal[1] = 1
    name: ShortText = ""
    token: wire.Token | Literal[""] = ""
    """Told once."""
    words: wire.Words
    team: Team = 0
    teams: Team = 0
    """So many can be chosen from; 0: there are none."""
    given: bool = False
    """Nobody types a name."""
    muted: bool = False


class WireChoice(WireModel):
    """One answer. Its sign, or its number, is known by its place."""

    text: ShortText
    note: ShortText = ""
    """What more is to be said of it: what it costs and brings, to how many it leads on."""
    no: SmallNumber = 0
    """The number that it bears at the table; 0: it is known by its place."""


class PollMessage(WireModel):
    """A question to all, or to those who talked it over once more."""

    t: Literal["poll"] = "poll"
    id: Number
    no: Count
    of: Count
    kind: Kind
    text: wire.LongText
    you: ShortText
    options: Annotated[list[WireChoice], Field(min_length=2, max_length=MOST_VOTED)]
    left: Annotated[int, Field(ge=0, le=3_600_000)]
    """Milliseconds; 0: there is no time."""
    art: wire.ArtId | wire.NoArt = ""
    round: Literal[1, 2] = 1
    mine: Pick = NO_PICK
    """-1, but to somebody who comes back."""


class ProposingMessage(WireModel):
    """A question over several things: what would you do?"""

    t: Literal["ask"] = "ask"
    id: Number
    shape: Literal["some", "amounts", "order"]
    text: wire.LongText
    you: ShortText
    low: SmallNumber
    high: SmallNumber
    options: Annotated[list[WireChoice], Field(min_length=1, max_length=MOST_ITEMS)]
    start: Annotated[list[SmallNumber], Field(max_length=MOST_ITEMS)]
    """What the game itself would propose."""
    left: Annotated[int, Field(ge=0, le=3_600_000)]
    mine: Annotated[list[SmallNumber], Field(max_length=MOST_ITEMS)] | None = None
    """None, but to somebody who comes back."""


class ProposedMessage(WireModel):
    """This proposal was counted, or why it breaks a rule."""

    t: Literal["proposed"] = "proposed"
    poll: Number
    picks: Annotated[list[SmallNumber], Field(max_length=MOST_ITEMS)]
    why: Annotated[list[wire.LongText], Field(max_length=3)]
    """Empty: it counts."""


class SaidMessage(WireModel):
    """This was counted."""

    t: Literal["said"] = "said"
    poll: Number
    pick: SmallNumber


class ToldMessage(WireModel):
    """What was right, and why."""

    t: Literal["told"] = "told"
    poll: Number
    right: Annotated[list[SmallNumber], Field(max_length=MOST_CHOICES)]
    why: Annotated[list[wire.LongText], Field(max_length=2)]
    rule: ShortText
    instead: wire.LongText
    counts: Counts
    chosen: Pick = NO_PICK
    """What is done after a vote; -1: nothing yet, or nobody voted."""
    mine: Pick = NO_PICK
    ok: bool | None = None
    """None: said nothing, or nothing is right here."""
    run: Dots = Field(default_factory=list)


class RestMessage(WireModel):
    """Between two questions."""

    t: Literal["rest"] = "rest"
    text: wire.LongText


class SumMessage(WireModel):
    """The end: what somebody could do, for their own eyes."""

    t: Literal["sum"] = "sum"
    right: Count
    of: Count
    dots: Dots


class FarewellMessage(WireModel):
    """The line is cut."""

    t: Literal["bye"] = "bye"
    why: Literal["code", "wait", "full", "seat", "taken", "out", "returned", "closed", "slow", "bad"]


ToVoice = Annotated[
    HeardMessage
    | PollMessage
    | ProposingMessage
    | SaidMessage
    | ProposedMessage
    | ToldMessage
    | RestMessage
    | SumMessage
    | FarewellMessage,
    Field(discriminator="t"),
]
TO_VOICE: TypeAdapter[ToVoice] = TypeAdapter(ToVoice)
