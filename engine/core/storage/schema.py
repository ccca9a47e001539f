"""The stored form of a session: what a save may hold, its bounds, and how its operations are done again.

A file from a stranger is data: bounded in size, depth and numbers, validated, never code.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.core.flow.frame import Frame, frame_from_json
from engine.core.messages.errors import InvalidData
from engine.core.messages.message import msg
from engine.core.messages.stored import message_from_json
from engine.core.session.entry import LONGEST_NAME, MOST_HINTS, MOST_LEVEL, SEEDS, TEMPERS
from engine.core.storage.migrate import migrate, refuse_newer
from engine.core.table.ops.steps import MOST_SUBJECTS
from engine.core.table.table import Table

BIGGEST_FILE = 16 * 1024 * 1024
MOST_ENTRIES = 20_000
MOST_OPS = 80_000
_MOST_PARTS = 1_000_000
"""Lists and objects in a file; lists of nothing are small in a file and large in memory."""
_MOST_VALUES = 2_000_000
_BIG = 1_000_000_000
_BIG_FIELD = 1_000_000

ShortText = Annotated[str, Field(max_length=80)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]


class StoredPlayer(BaseModel):
    """A seat in a file."""

    model_config = ConfigDict(extra="forbid", strict=True)
    name: Name
    colour: Annotated[int, Field(ge=1, le=8)]
    computer: bool = False


class StoredControl(BaseModel):
    """A seat of a person that a computer player answers for, or once did (level 0)."""

    model_config = ConfigDict(extra="forbid", strict=True)
    seat: Annotated[int, Field(ge=1, le=8)]
    level: Annotated[int, Field(ge=0, le=MOST_LEVEL)]
    temper: Annotated[int, Field(ge=0, lt=TEMPERS)]
    hints: Annotated[int, Field(ge=0, le=MOST_HINTS)] = 0
    nature: Annotated[str, Field(pattern=r"^[a-z]{0,20}$")] = ""
    """Written only of seats that have one; and the same of their pace."""
    pace: Annotated[int, Field(ge=0, le=900)] = 0


class StoredEntry(BaseModel):
    """An entry in a file."""

    model_config = ConfigDict(extra="forbid", strict=True)
    parent: Annotated[int, Field(ge=-1, lt=MOST_ENTRIES)]
    kind: Literal["setup", "answer", "act", "mode", "remark"]
    seat: Annotated[int, Field(ge=0, le=8)]
    lane: Annotated[int, Field(ge=0, le=8)]
    said: Any
    ops: list[list[Any]]
    by_itself: Literal[True] | None = None
    """Written only of answers that were given without asking."""
    level: Annotated[int, Field(ge=1, le=MOST_LEVEL)] | None = None
    """Written only of answers that a computer player gave."""
    chain: ShortText

    def content(self) -> dict[str, Any]:
        """What the chain hash is made of, in the order in which it is written."""
        found = {
            "parent": self.parent,
            "kind": self.kind,
            "seat": self.seat,
            "lane": self.lane,
            "said": self.said,
            "ops": self.ops,
        }
        if self.by_itself is not None:
            found["by_itself"] = True
        if self.level is not None:
            found["level"] = self.level
        return found


class StoredGame(BaseModel):
    """A whole file."""

    model_config = ConfigDict(extra="forbid", strict=True)
    format: int
    game: ShortText
    rules: Annotated[int, Field(ge=0, le=10_000)]
    settings: Annotated[dict[ShortText, Annotated[int, Field(ge=-_BIG, le=_BIG)]], Field(max_length=40)]
    sitters: Annotated[list[StoredPlayer], Field(min_length=1, max_length=8)]
    seed: Annotated[int, Field(ge=0, lt=SEEDS)]
    current: Annotated[int, Field(ge=0, lt=MOST_ENTRIES)]
    entries: Annotated[list[StoredEntry], Field(min_length=1, max_length=MOST_ENTRIES)]
    pack: dict[str, Any] | None = None
    """The pack it was played with, as it was read."""
    edition: Annotated[int, Field(ge=1, le=10_000)] = 1
    """The edition of the shipped cards; the first one is not written."""
    controls: Annotated[list[StoredControl], Field(max_length=8)] = []
    """Beside the log and outside its chain: who answers for a seat may change at any moment, and is no move."""


def is_too_large(text: str) -> bool:
    """Is it more text than a file may hold? The reader asks the same of the bytes."""
    if len(text) <= min(BIGGEST_FILE // 4, _MOST_PARTS, _MOST_VALUES):  # four bytes a letter at most: nothing to count
        return False
    return _exceeds_bounds(text.encode("utf-8"))


def _exceeds_bounds(raw: bytes) -> bool:
    parts = raw.count(b"[") + raw.count(b"{")
    return len(raw) > BIGGEST_FILE or parts > _MOST_PARTS or raw.count(b",") > _MOST_VALUES


def check_row(row: str) -> None:
    """Would the reader take this entry? Asked of every entry before it is written; InvalidData says why not."""
    try:
        data = json.loads(row, parse_constant=_no_number, parse_float=_no_number)
        entry = StoredEntry.model_validate(data)
    except (ValueError, RecursionError) as error:
        raise InvalidData(f"an entry cannot be stored: {error}") from error
    for op in entry.ops:
        match op:
            case ["push", int(), frame] if not _bounded(frame):
                raise InvalidData("a step of the game holds too much to be stored")
            case ["note", message, str(rule), list(subjects), int()]:
                message_from_json(message)
                if len(subjects) > MOST_SUBJECTS or len(rule) > 100:
                    raise InvalidData("a note holds too much to be stored")
            case ["count", *_, int(n)] | ["pour", *_, int(n)] if abs(n) > _BIG:
                raise InvalidData("a count is too large to be stored")


def parse_file(raw: bytes) -> StoredGame:
    """Read the bytes of a file into its stored form; anything else is InvalidData with a sentence."""
    refuse_newer(raw)
    if _exceeds_bounds(raw):
        raise InvalidData(msg("file.save_too_large", "It is too large for a saved game."))
    try:
        data = json.loads(raw.decode("utf-8"), parse_constant=_no_number, parse_float=_no_number)
        if b"\\u" in raw:  # a lone surrogate could not be written back; our own files hold no escapes
            json.dumps(data, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as error:
        raise InvalidData(msg("file.save_damaged_or_foreign", "It is damaged, or it is not a saved game.")) from error
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        raise InvalidData(msg("file.not_a_save", "It is not a saved game."))
    try:
        file = StoredGame.model_validate(migrate(data))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = " ▸ ".join(str(part)[:80] for part in first["loc"])
        raise InvalidData(f"it is damaged at: {where}") from error
    except RecursionError as error:
        raise InvalidData(msg("file.save_damaged_or_foreign", "It is damaged, or it is not a saved game.")) from error
    if sum(len(entry.ops) for entry in file.entries) > MOST_OPS:
        raise InvalidData("it holds too many operations")
    return file


def _no_number(text: str) -> None:
    raise ValueError(f"{text[:20]} is no whole number")


def apply_stored_op(table: Table, raw: list[Any]) -> None:
    """Do an operation that was read; every name and number in it must fit this table as it is now."""
    if any(isinstance(part, bool) for part in raw[:3]) or (isinstance(raw[-1], bool) and raw[0] != "order"):
        raise InvalidData("an operation says true or false where a name or a number belongs")
    match raw:
        case ["move", str(piece), str(place), (int() | None) as to]:
            target = table.place(place)
            room = len(target.pieces) - (table.pieces[piece].place is target)
            if to is not None and not 0 <= to <= room:
                raise InvalidData("a piece is laid at an impossible position")
            table.move(piece, place, to)
        case ["sweep", str(source), str(target_place)]:
            table.move_all(source, target_place)
        case ["pass", list(names)] if 2 <= len(names) <= 8 and len(set(names)) == len(names):
            table.pass_hands(names)
        case ["flip", str(piece), (0 | 1) as face, int(eyes)] if 0 <= eyes <= table.all_viewers:
            table.flip(piece, face, eyes)
        case ["turn", str(piece), (0 | 1 | 2 | 3) as quarters]:
            table.rotate(piece, quarters)
        case ["show", str(piece), int(eyes)] if 0 <= eyes <= table.all_viewers:
            table.show(piece, eyes)
        case ["count", str(place), str(kind), int(n)] if abs(n) <= _BIG and table.count_defs[kind]:
            table.set_count(place, kind, n)
        case ["pour", str(kind), str(source), str(target_place), int(n)] if 0 <= n <= _BIG and table.count_defs[kind]:
            table.transfer(kind, source, target_place, n)
        case ["order", str(place), list(order), bool(hidden)]:
            table.reorder(place, order, hidden)
        case ["push", int(lane), frame] if 0 <= lane <= table.seats:
            table.push(read_frame(table, frame), lane)
        case ["pop", int(lane)] if 0 <= lane <= table.seats and table.lanes[lane]:
            table.pop(lane)
        case ["note", message, str(rule), list(subjects), int(eyes)] if (
            len(subjects) <= MOST_SUBJECTS and len(rule) <= 100
        ):
            if not all(isinstance(subject, str) for subject in subjects):
                raise InvalidData("a note is about something that is no name")
            table.note(message_from_json(message), rule, tuple(subjects), eyes & table.all_viewers)
        case _:
            raise InvalidData("it holds an operation of no known kind")


def read_frame(table: Table, raw: object) -> Frame[Any]:
    """Read a step of the agenda: typed, its numbers and texts within bounds, its seat at this table."""
    if not _bounded(raw):
        raise InvalidData("a step of the game holds too much")
    step = frame_from_json(raw)
    seat = getattr(step, "seat", 0)
    if not isinstance(seat, int) or not 0 <= seat <= table.seats:
        raise InvalidData("a step of the game names a seat that is not there")
    return step


def _bounded(value: object, depth: int = 0) -> bool:
    """Are all numbers, texts and lists in here of a size that steps of a game have?"""
    match value:
        case int():
            return abs(value) <= _BIG_FIELD
        case str():
            return len(value) <= 200
        case list():
            return depth < 8 and len(value) <= 200 and all(_bounded(part, depth + 1) for part in value)
        case dict():
            return (
                depth < 8
                and len(value) <= 60
                and all(len(key) <= 200 and _bounded(part, depth + 1) for key, part in value.items())
            )
    return value is None
