"""The history's parts: entries and what they are, who sits where, and the bounds of what can be stored."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any
from weakref import ref

from engine.core.messages.message import Message
from engine.core.messages.plain_text import plain_text
from engine.core.table.ops import NoteOp, Op, PopOp, PushOp, as_ops
from engine.core.table.state import COMMON, JournalRecord


class PlayMode(Enum):
    """Who moves the pieces: the rules, or hands."""

    STRICT = "strict"
    SANDBOX = "sandbox"


class EntryKind(Enum):
    """What an entry is."""

    SETUP = "setup"
    ANSWER = "answer"
    ACT = "act"
    MODE = "mode"
    REMARK = "remark"


LONGEST_NAME = 200
LONGEST_REMARK = 2000
MOST_WAIVED = 500
"""Findings that a change to strict play may leave as they are."""
SEEDS = 1 << 64
MOST_LEVEL = 9
"""Levels of computer players that can be stored; a game has fewer."""
TEMPERS = 1 << 32
MOST_HINTS = 9_999


def storable_text(text: str, longest: int, *, lines: bool = False) -> str:
    """Text that can be stored: not too long, and nothing in it that steers a screen. `lines`: it may have several."""
    return plain_text(text[:longest], lines=lines)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name, a colour (1 to 5), and whether it is a seat that the game itself plays (Hal).

    A bot that sits in for a person is not meant here: for the rules that is a person.
    """

    name: str
    colour: int
    is_automa: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", storable_text(self.name, LONGEST_NAME))


@dataclass(frozen=True, slots=True)
class SeatControl:
    """Who answers for a seat that is a person's for the rules: a computer player of a level; 0: a person again.

    It is no part of the game: it may change at any moment, and whoever takes back or tries a branch leaves it as it is.
    """

    level: int
    temper: int = 0
    """The seed of its lasting likes: with it the same thought can be had again, long after the move."""
    hints: int = 0
    """How many hints the person at this seat has had, where they are counted."""
    nature: str = ""
    """What the computer player likes besides, by the name of a temperament; empty: nothing in particular."""
    pace: int = 0
    """How strong it plays where it follows a person, in hundredths of a level."""


class HistoryEntry:
    """One step of the history: what was said, by whom, and the operations that came of it."""

    __slots__ = (
        "__weakref__",
        "_parent",
        "by_itself",
        "causes",
        "chain",
        "children",
        "encoded",
        "kind",
        "lane",
        "level",
        "mode",
        "named_notes",
        "number",
        "payload",
        "records",
        "seat",
        "start",
    )

    def __init__(
        self, number: int, parent: HistoryEntry | None, kind: EntryKind, seat: int, lane: int, said: Any, mode: PlayMode
    ) -> None:
        self.number = number
        # Weak reference: without a cycle the history is freed at once instead of waiting for the garbage collector.
        self._parent = None if parent is None else ref(parent)
        self.kind = kind
        self.seat = seat
        self.lane = lane
        self.payload = said
        """The answer, the act, the mode or the remark, as JSON data."""
        self.mode = mode
        """The mode that holds after this entry."""
        self.by_itself = False
        """Was the answer given without asking? Then it is taken back together with the one before it."""
        self.level = 0
        """The level of the computer player that gave the answer; 0: a person did."""
        self.children: list[HistoryEntry] = []
        self.records: list[JournalRecord] = []
        self.named_notes: list[NoteOp] | None = None
        """Its notes with the names of that moment, once somebody has read them (`NamedNotes`)."""
        self.causes: dict[tuple[int, str], Message] | None = None
        """What the subjects of a note that tells of amounts were called at that moment, by the note's number and the
        subject; with an empty one what its game says instead.
        """
        self.start = 0
        self.encoded = ""
        self.chain = ""

    @property
    def parent(self) -> HistoryEntry | None:
        """The entry before it (its session holds all of them); None: this is the set-up."""
        return None if self._parent is None else self._parent()

    @property
    def ops(self) -> list[Op]:
        """The operations that came of it."""
        return as_ops(self.records)

    @property
    def touches_common_lane(self) -> bool:
        """Did the common lane move? From then on undo is the whole table's affair."""
        return any(kind in (PushOp, PopOp) and facts[0] == COMMON for kind, *facts in self.records)

    def notes(self) -> list[NoteOp]:
        """What was written down."""
        return [NoteOp._make(facts) for kind, *facts in self.records if kind is NoteOp]

    def first_seen(self) -> dict[str, int]:
        """Pieces that somebody saw for the first time here, with the bits of who did."""
        shown: dict[str, int] = {}
        for op in self.ops:
            for piece, new in op.reveals():
                if new and piece.back:
                    shown[piece.id] = shown.get(piece.id, 0) | new
        return shown


def is_by_itself(entry: HistoryEntry) -> bool:
    """Was this answer given by the program, because there was nothing to choose?"""
    return entry.by_itself


def first_public_note(entry: HistoryEntry) -> Message | None:
    """The first sentence that everybody may read about an entry, onlookers included."""
    return next((note.message for note in entry.notes() if note.viewers & 1), None)
