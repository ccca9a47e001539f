"""Every message between a table and its phones, both ways: exact fields, strict types, bounded lengths.

A phone never names a piece or a place. It answers by number: the index of an option, indices of items, amounts. So
nothing can be asked about that was not shown to it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from qtapp.i18n.voice import LANGUAGES

VERSION = 1
MOST_IN = 2048
"""Bytes of a message from a phone."""
MOST_OUT = 64 * 1024
"""Bytes of a message to a phone, pictures aside."""
MOST_OPTIONS = 999
MOST_THINGS = 200
MOST_LINES = 60
MOST_WORDS = 12
MOST_GROUPS = 24
MOST_COUNTS = 12
MOST_SPOTS = 60
MOST_STEPS = 4
MOST_PILLS = 8
MOST_HEADS = 200
MOST_TOLD = 24
MOST_WON = 8
MOST_SCORES = 60
MOST_BOARDS = 16
SHORT, LONG = 400, 2000


def _offered(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError("a language that is not spoken here")
    return language


Language = Annotated[str, Field(max_length=8), AfterValidator(_offered)]
ShortText = Annotated[str, Field(max_length=SHORT)]
LongText = Annotated[str, Field(max_length=LONG)]
Number = Annotated[int, Field(ge=0, le=4_000_000_000)]
SmallNumber = Annotated[int, Field(ge=0, le=999)]
SignedNumber = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=8)]
Picks = Annotated[list[SmallNumber], Field(max_length=200)]
Code = Annotated[str, Field(pattern=r"^[A-Z2-9]{6}$")]
Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]
ArtId = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
NoArt = Literal[""]
Run = Annotated[str, Field(max_length=16)]
Words = dict[Annotated[str, Field(max_length=40)], ShortText]


class WireModel(BaseModel):
    """Exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# ---- from a phone ---------------------------------------------------------------------------------------------------


class JoinMessage(WireModel):
    """Show me the seats: I know the code."""

    t: Literal["join"]
    v: Literal[1]
    code: Code | Literal[""]
    """Empty: somebody at the table has let us in already."""
    lang: Language


class SitMessage(WireModel):
    """I take this seat; 0: I only watch. The first to ask has it."""

    t: Literal["sit"]
    seat: SeatNumber


class ResumeMessage(WireModel):
    """The same device again."""

    t: Literal["resume"]
    v: Literal[1]
    token: Token
    run: Run
    have: Number
    lang: Language


class AnswerMessage(WireModel):
    """An answer by number to the question of this id."""

    t: Literal["answer"]
    ask: Number
    say: Number
    picks: Picks
    key: ArtId | NoArt = ""
    """A digest of the answer that is meant, by who works options out for itself: another one is not given."""


class WhyMessage(WireModel):
    """Why can this thing not be used, or this draft not be given?"""

    t: Literal["why"]
    ask: Number
    say: Number
    thing: SmallNumber | None = None
    picks: Picks | None = None


class GainsMessage(WireModel):
    """What would this draft cost and bring?"""

    t: Literal["gains"]
    ask: Number
    picks: Picks


class ArtMessage(WireModel):
    """Pictures, please; only what was sent to this seat is answered."""

    t: Literal["art"]
    ids: Annotated[list[ArtId], Field(max_length=40)]


class PlacesMessage(WireModel):
    """Where do these options lie?"""

    t: Literal["places"]
    ask: Number
    say: Number
    options: Annotated[list[SmallNumber], Field(max_length=MOST_SPOTS)]


class BoardMessage(WireModel):
    """How does a board look now, as onlookers see it? By its number on the table; 0: the one that matters most."""

    t: Literal["board"]
    say: Number
    board: SmallNumber


class UndoMessage(WireModel):
    """I would like to choose again."""

    t: Literal["undo"]
    ask: Number
    say: Number


class LangMessage(WireModel):
    """Speak another language to me."""

    t: Literal["lang"]
    lang: Language


class TableMessage(WireModel):
    """I am a whole table, not a phone: send me what my seat sees."""

    t: Literal["table"]
    v: Literal[1]


class LeaveMessage(WireModel):
    """I hand the seat back to the table."""

    t: Literal["leave"]


FromPhone = Annotated[
    JoinMessage
    | SitMessage
    | ResumeMessage
    | AnswerMessage
    | WhyMessage
    | GainsMessage
    | ArtMessage
    | PlacesMessage
    | BoardMessage
    | UndoMessage
    | LangMessage
    | TableMessage
    | LeaveMessage,
    Field(discriminator="t"),
]
FROM_PHONE: TypeAdapter[FromPhone] = TypeAdapter(FromPhone)


# ---- to a phone -----------------------------------------------------------------------------------------------------


class WireCount(WireModel):
    """So many of something before a seat."""

    name: ShortText
    art: ArtId | NoArt
    n: SignedNumber
    score: bool = False
    """Does it decide the game?"""


class WireSeat(WireModel):
    """A seat as everybody sees it."""

    n: SeatNumber
    name: ShortText
    colour: SeatNumber
    where: Literal["table", "phone", "far", "away", "computer"]
    asked: bool
    home: ShortText = ""
    """What the home is called from which it is played; empty: that of the table."""
    line: Literal["", "here", "looking", "asleep"] = ""
    """How the line of that home is."""
    counts: Annotated[list[WireCount], Field(max_length=MOST_COUNTS)] = []
    total: SignedNumber | None = None


class WireThing(WireModel):
    """Something in the hand: a piece, or so many of a kind."""

    name: ShortText
    art: ArtId | NoArt
    words: Annotated[list[LongText], Field(max_length=MOST_WORDS)]
    n: SignedNumber
    piece: bool


class WireGroup(WireModel):
    """What lies in one place of the hand."""

    title: ShortText
    things: Annotated[list[WireThing], Field(max_length=MOST_THINGS)]


class WireOption(WireModel):
    """An answer, or an item of a question over items."""

    label: ShortText
    things: Annotated[list[SmallNumber], Field(max_length=8)]
    doubtful: bool = False
    art: ArtId | NoArt = ""
    """The piece that it is about."""
    signs: ArtId | NoArt = ""
    """What it does, in icons as the table shows them."""
    group: ShortText = ""
    steps: Annotated[list[ShortText], Field(max_length=MOST_STEPS)] = []
    """What is chosen before it at the table, the widest first."""
    short: ShortText = ""
    """What is left to be said once these are chosen; empty: the whole label."""
    spot: SmallNumber = 0
    """The number of its place among those of the question; 0: it has none. Two options may share a place."""


class WireHead(WireModel):
    """What stands for a step beside its words."""

    words: ShortText
    signs: ArtId | NoArt
    art: ArtId | NoArt


class WireAsk(WireModel):
    """The question to this seat."""

    id: Number
    text: LongText
    art: ArtId | NoArt = ""
    """The piece that all of it is about."""
    heads: Annotated[list[WireHead], Field(max_length=MOST_HEADS)] = []
    shape: Literal["pick", "some", "amounts", "order"]
    low: SignedNumber
    high: SignedNumber
    options: Annotated[list[WireOption], Field(max_length=MOST_OPTIONS)]
    start: Picks = []


class WireLine(WireModel):
    """A sentence of the log; its number counts those that this seat may read."""

    no: Number
    text: LongText
    who: SeatNumber


class WireTold(WireModel):
    """What one person did before somebody else went on, in one line."""

    who: SeatNumber
    text: LongText
    n: SignedNumber
    """The points that it brought."""


class WireWon(WireModel):
    """Points that came or went, and why."""

    n: SignedNumber
    text: LongText


class WireScore(WireModel):
    """A line of the score sheet, seat by seat."""

    label: ShortText
    points: Annotated[list[SignedNumber], Field(max_length=8)]


class RoomsMessage(WireModel):
    """The seats of the table."""

    t: Literal["rooms"] = "rooms"
    v: Literal[1] = 1
    game: ShortText
    run: Run
    seats: Annotated[list[WireSeat], Field(max_length=8)]
    words: Words
    moved: bool = False
    """Another game lies on the table now, in which nobody has the name of who sits there."""


class WelcomeMessage(WireModel):
    """You sit here. The token is told once."""

    t: Literal["welcome"] = "welcome"
    seat: SeatNumber
    token: Token | Literal[""]
    run: Run
    name: ShortText
    colour: SeatNumber
    game: ShortText
    words: Words
    moved: bool = False
    """Another game lies on the table now."""


class StateMessage(WireModel):
    """All that this seat sees, is asked and may read. It replaces what was there."""

    t: Literal["state"] = "state"
    seq: Number
    mode: Literal["strict", "sandbox"]
    over: bool
    back: bool
    status: LongText
    seats: Annotated[list[WireSeat], Field(max_length=8)]
    groups: Annotated[list[WireGroup], Field(max_length=MOST_GROUPS)]
    ask: WireAsk | None
    wait: LongText
    log: Annotated[list[WireLine], Field(max_length=MOST_LINES)]
    told: Annotated[list[WireTold], Field(max_length=MOST_TOLD)]
    """What others did since the last answer of this seat."""
    won: Annotated[list[WireWon], Field(max_length=MOST_WON)]
    """How this seat came by its newest points, the newest first."""
    sheet: Annotated[list[WireScore], Field(max_length=MOST_SCORES)]
    """The score sheet of a game that is over."""


class WirePill(WireModel):
    """One thing that an option brings or costs: a number with an icon, or words."""

    text: ShortText
    art: ArtId | NoArt
    good: bool


class WireGain(WireModel):
    """What an option would cost and bring: the whole sentence, and thing by thing."""

    text: LongText
    pills: Annotated[list[WirePill], Field(max_length=MOST_PILLS)]


class GainedMessage(WireModel):
    """What options would cost and bring, by index, or that of a draft."""

    t: Literal["gained"] = "gained"
    ask: Number
    lines: dict[Annotated[str, Field(pattern=r"^(draft|[0-9]{1,3})$")], WireGain]


class WireSpot(WireModel):
    """Where an option lies on a map, in thousandths."""

    option: SmallNumber
    x: Annotated[int, Field(ge=-1000, le=2000)]
    y: Annotated[int, Field(ge=-1000, le=2000)]


class MapMessage(WireModel):
    """A part of the public table on which the places of the question lie."""

    t: Literal["map"] = "map"
    ask: Number
    say: Number = 0
    """The number of the wish for it."""
    art: ArtId
    wide: SignedNumber
    high: SignedNumber
    spots: Annotated[list[WireSpot], Field(max_length=MOST_SPOTS)]


class WireBoard(WireModel):
    """A board of the table that can be looked at."""

    words: ShortText
    seat: SeatNumber


class SeenMessage(WireModel):
    """A board as onlookers see it now, and what others there are."""

    t: Literal["seen"] = "seen"
    say: Number
    board: SmallNumber
    art: ArtId
    wide: SignedNumber
    high: SignedNumber
    boards: Annotated[list[WireBoard], Field(max_length=MOST_BOARDS)]


class TakenMessage(WireModel):
    """What you said was done."""

    t: Literal["taken"] = "taken"
    say: Number


class RefusedMessage(WireModel):
    """Why not. No reasons: the draft would be taken."""

    t: Literal["refused"] = "refused"
    say: Number
    reasons: Annotated[list[LongText], Field(max_length=MOST_WORDS)]
    rule: ShortText = ""


class ByeMessage(WireModel):
    """The line is cut."""

    t: Literal["bye"] = "bye"
    why: Literal["code", "wait", "latched", "seat", "taken", "handed", "returned", "closed", "slow", "bad", "version"]


ToPhone = Annotated[
    RoomsMessage
    | WelcomeMessage
    | StateMessage
    | GainedMessage
    | MapMessage
    | SeenMessage
    | TakenMessage
    | RefusedMessage
    | ByeMessage,
    Field(discriminator="t"),
]
TO_PHONE: TypeAdapter[ToPhone] = TypeAdapter(ToPhone)


def read_message(raw: str | bytes) -> FromPhone | None:
    """What a device says; None: it is no message."""
    try:
        return FROM_PHONE.validate_json(raw) if isinstance(raw, str) and len(raw) <= MOST_IN else None
    except (ValidationError, ValueError):
        return None


def short(text: str) -> str:
    """A text that fits where a short one stands."""
    return text if len(text) <= SHORT else f"{text[: SHORT - 1]}…"


def long(text: str) -> str:
    """A text that fits where a long one stands."""
    return text if len(text) <= LONG else f"{text[: LONG - 1]}…"
