"""What a second table is sent beside what phones are: the game, its history and its view. Bounded and typed both ways.

A view is data of a stranger: `api.view_from_json` bounds it, and a mirror is made of it or not. Rows of steps are
short lists, as most of a history consists of them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, JsonValue, TypeAdapter

from engine import api
from qtapp.net.wire import (
    ByeMessage,
    LongText,
    Number,
    RefusedMessage,
    RoomsMessage,
    SeatNumber,
    ShortText,
    TakenMessage,
    WelcomeMessage,
    WireModel,
    WireSeat,
)

MOST_TABLE = 256 * 1024
"""Bytes of a message to a table."""
MOST_ENTRIES = 60
_MOST_PARTS, _PART = 16, 60_000
"""Parts in which a pack is sent, and signs of one: the largest pack of ours has two."""
_MOST_SUBJECTS = 64
_WORD = 200
_LARGE = 1_000_000_000
_INSIDE = 4
"""A note holds the names of pieces, and these hold others."""

Word = Annotated[str, Field(max_length=_WORD)]
Row = list[Any]
Points = Annotated[int, Field(ge=-_LARGE, le=_LARGE)]
Kind = Literal["setup", "answer", "act", "mode", "remark"]
Mode = Literal["strict", "sandbox"]


class WirePlayer(WireModel):
    """Who sits where."""

    name: ShortText
    colour: SeatNumber
    automa: bool


class GameMessage(WireModel):
    """What is played, and by whom."""

    t: Literal["game"] = "game"
    game: Word
    rules: Number
    """The version of its rules: only with the same one both tables offer the same."""
    edition: Number
    """The edition of the cards that the game began with."""
    pack: bool
    """Cards of one's own are played with: they were sent before, unless they are too many."""
    players: Annotated[list[WirePlayer], Field(min_length=1, max_length=8)]
    settings: dict[Word, Annotated[int, Field(ge=-_LARGE, le=_LARGE)]]


class PackMessage(WireModel):
    """A part of the cards of one's own that the host plays with, as they stand in a file."""

    t: Literal["pack"] = "pack"
    at: Annotated[int, Field(ge=0, lt=_MOST_PARTS)]
    of: Annotated[int, Field(gt=0, le=_MOST_PARTS)]
    text: Annotated[str, Field(min_length=1, max_length=_PART)]


class WireEntry(WireModel):
    """One step of the history, as this seat may know it."""

    kind: Kind
    seat: SeatNumber
    lane: SeatNumber
    mode: Mode
    steps: Annotated[list[Row], Field(max_length=api.MOST_STEPS)]
    level: Annotated[int, Field(ge=0, le=9)] = 0
    own: bool = False
    """It answered itself."""
    common: bool = False
    remark: LongText = ""


class PastMessage(WireModel):
    """A part of the history: it is as it was up to so many entries, and goes on with these."""

    t: Literal["past"] = "past"
    keep: Number
    entries: Annotated[list[WireEntry], Field(max_length=MOST_ENTRIES)]


class WireResult(WireModel):
    """How a finished game ended: a table that sees not everything cannot count it itself."""

    lines: Annotated[list[Row], Field(max_length=60)]
    totals: Annotated[list[Points], Field(max_length=8)]
    winners: Annotated[list[SeatNumber], Field(max_length=8)]
    summary: Row


class LookMessage(WireModel):
    """The table as this seat sees it now, and what has happened since the last look."""

    t: Literal["look"] = "look"
    seq: Number
    keep: Number
    entries: Annotated[list[WireEntry], Field(max_length=MOST_ENTRIES)]
    view: dict[str, Any]
    mode: Mode
    back: bool
    ask: Number
    """The number of the question to this seat; 0: there is none."""
    seats: Annotated[list[WireSeat], Field(max_length=8)]
    levels: Annotated[list[Annotated[int, Field(ge=0, le=9)]], Field(max_length=8)]
    """Of the computer players at the seats; 0: there is none."""
    result: WireResult | None = None


ToTable = Annotated[
    RoomsMessage
    | WelcomeMessage
    | PackMessage
    | GameMessage
    | PastMessage
    | LookMessage
    | TakenMessage
    | RefusedMessage
    | ByeMessage,
    Field(discriminator="t"),
]
TO_TABLE: TypeAdapter[ToTable] = TypeAdapter(ToTable)


_PACK: TypeAdapter[dict[str, JsonValue]] = TypeAdapter(dict[str, JsonValue])


def pack_to_wire(pack: Mapping[str, Any]) -> list[PackMessage]:
    """A pack in parts; none: it is too large."""
    text = json.dumps(dict(pack), ensure_ascii=False)
    parts = [text[at : at + _PART] for at in range(0, len(text), _PART)]
    if len(parts) > _MOST_PARTS:
        return []
    return [PackMessage(at=at, of=len(parts), text=part) for at, part in enumerate(parts)]


def pack_from_wire(parts: Sequence[PackMessage]) -> dict[str, Any]:
    """A pack from its parts: data of a stranger, which the game still has to judge as it judges a file."""
    if not parts or [(one.at, one.of) for one in parts] != [(at, len(parts)) for at in range(len(parts))]:
        raise api.InvalidData("parts of a pack are missing")
    return _PACK.validate_json("".join(one.text for one in parts))


def answer_digest(answer: Any) -> str:
    """Tells an answer from another one without saying it."""
    return hashlib.blake2b(api.answer_key(answer).encode(), digest_size=8).hexdigest()


def result_to_wire(result: api.GameResult) -> WireResult:
    """A score sheet as it is sent."""
    return WireResult(
        lines=[[api.message_to_json(one.label), list(one.points)] for one in result.lines],
        totals=list(result.totals),
        winners=list(result.winners),
        summary=api.message_to_json(result.summary),
    )


def result_from_wire(sent: WireResult, seats: int) -> api.GameResult:
    """Read a score sheet; InvalidData: it is none of so many seats."""
    lines = []
    for row in sent.lines:
        match row:
            case [words, [*points]] if len(points) == seats and all(type(one) is int for one in points):
                lines.append(api.ScoreLine(api.message_from_json(words, _INSIDE), tuple(points)))
            case _:
                raise api.InvalidData("a line of a score sheet does not have the form of one")
    if len(sent.totals) != seats or not all(1 <= one <= seats for one in sent.winners):
        raise api.InvalidData("a score sheet is that of another table")
    summary = api.message_from_json(sent.summary, _INSIDE)
    return api.GameResult(tuple(lines), tuple(sent.totals), tuple(sent.winners), summary)


# ---- entries as rows -------------------------------------------------------------------------------------------------


def entry_to_wire(seen: api.SeenEntry) -> WireEntry:
    """An entry as it is sent."""
    return WireEntry.model_construct(
        kind=seen.kind.value,
        seat=seen.seat,
        lane=seen.lane,
        mode=seen.mode.value,
        steps=[_row(one) for one in seen.steps],
        level=seen.level,
        own=seen.by_itself,
        common=seen.moves_common_lane,
        remark=seen.remark,
    )


def entry_from_wire(sent: WireEntry) -> api.SeenEntry:
    """Read an entry; InvalidData: one of its rows is none."""
    return api.SeenEntry(
        api.EntryKind(sent.kind),
        sent.seat,
        sent.lane,
        api.PlayMode(sent.mode),
        tuple(_step(row) for row in sent.steps),
        sent.level,
        sent.own,
        sent.common,
        api.plain_text(sent.remark, lines=True),
    )


def _row(seen: api.SeenStep) -> Row:
    step = seen.step
    if step.message is not None:
        words = api.message_to_json(step.message)
        return ["note", words, step.rule, list(step.subjects[:_MOST_SUBJECTS]), int(seen.is_public)]
    if step.what == "pass":
        return ["pass", list(step.subjects)]
    return [step.what, step.piece, step.back, step.source, step.target, step.kind, step.n]


def _step(row: Row) -> api.SeenStep:
    match row:
        case ["note", words, str(rule), [*subjects], 0 | 1 as public]:
            message = api.message_from_json(words, _INSIDE)
            return api.SeenStep(
                api.VisibleOp("note", message=message, rule=_word(rule), subjects=_words(subjects)), bool(public)
            )
        case ["pass", [*places]]:
            return api.SeenStep(api.VisibleOp("pass", subjects=_words(places)))
        case [str(what), str(piece), str(back), str(source), str(target), str(kind), int(n)] if abs(n) <= _LARGE:
            for name in (what, piece, back, source, target, kind):
                _word(name)
            return api.SeenStep(api.VisibleOp(what, piece, back, source, target, kind, int(n)))
    raise api.InvalidData("a step of a history does not have the form of a step")


def _word(text: str) -> str:
    if len(text) > _WORD:
        raise api.InvalidData("a name in a step of a history is too long")
    return text


def _words(raw: list[Any]) -> tuple[str, ...]:
    if len(raw) > _MOST_SUBJECTS or not all(isinstance(one, str) for one in raw):
        raise api.InvalidData("a step of a history names something that has no name")
    return tuple(_word(one) for one in raw)
