"""Operations of the flow: a frame is laid on a lane or taken off, and what happened is written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.messages.message import Message
from engine.core.messages.short_lists import with_short_lists
from engine.core.messages.stored import message_to_json
from engine.core.table.ops.base import Op
from engine.core.table.ops.single import SingleVerbs
from engine.core.table.state import JournalRecord, TableState
from engine.core.table.step import Step

MOST_SUBJECTS = 100
"""Things that a note points at; one about a whole deck points at some of it."""


class _PushFacts(NamedTuple):
    lane: int
    frame: Step


class PushOp(_PushFacts, Op):
    """A frame is laid on a lane of the agenda."""

    __slots__ = ()

    @staticmethod
    def redo(table: StepVerbs, written: JournalRecord) -> None:
        table.push(written[2], written[1])

    @staticmethod
    def undo(table: TableState, written: JournalRecord) -> None:
        table.lanes[written[1]].pop()

    def to_json(self) -> list[Any]:
        return ["push", self.lane, self.frame.to_json()]


class _PopFacts(NamedTuple):
    lane: int
    slot: tuple[Step, int]


class PopOp(_PopFacts, Op):
    """The top frame of a lane is taken off."""

    __slots__ = ()

    @staticmethod
    def redo(table: StepVerbs, written: JournalRecord) -> None:
        table.pop(written[1])

    @staticmethod
    def undo(table: TableState, written: JournalRecord) -> None:
        table.lanes[written[1]].append(written[2])

    def to_json(self) -> list[Any]:
        return ["pop", self.lane]


class _NoteFacts(NamedTuple):
    message: Message
    rule: str
    subjects: tuple[str, ...]
    viewers: int
    """Who may read it (bits of seats); a note that names a hidden piece is only for those who saw it."""


class NoteOp(_NoteFacts, Op):
    """What just happened and why: a message, the rule behind it, and what it is about. Changes nothing."""

    __slots__ = ()

    @staticmethod
    def redo(table: StepVerbs, written: JournalRecord) -> None:
        table.note(*written[1:])

    @staticmethod
    def undo(table: TableState, written: JournalRecord) -> None:
        pass

    def to_json(self) -> list[Any]:
        return ["note", message_to_json(self.message), self.rule, list(self.subjects), self.viewers]


class StepVerbs(SingleVerbs):
    """The verbs for the agenda and for what is told of it, on top of all for what lies on the table."""

    __slots__ = ()

    def note(self, message: Message, rule: str, subjects: tuple[str, ...] = (), eyes: int | None = None) -> None:
        """Write down what happened and by which rule; inside a trial nothing is written.

        Whatever lies on the table, the note is one that a file can hold: else the game could no longer be saved.
        """
        if not self.trial_mask:
            message = with_short_lists(message)
            eyes = self.all_viewers if eyes is None else eyes
            self.journal.append((NoteOp, message, rule, subjects[:MOST_SUBJECTS], eyes))
            self._stamp_offset -= 1  # it changes nothing, so the stamp stays

    def push(self, frame: Step, lane: int | None = None) -> None:
        """Lay a frame on the lane of the frame being resolved, or on a named one."""
        if lane is None:
            lane = self.lane
        elif lane != self.lane:
            self.lanes_changed = True
        written = self.journal
        self.lanes[lane].append((frame, self._stamp_offset + len(written) + 1))
        written.append((PushOp, lane, frame))
        self._steps += 1

    def pop(self, lane: int) -> None:
        """Take the top step off a lane."""
        self.journal.append((PopOp, lane, self.lanes[lane].pop()))
        self._steps += 1

    def push_all(self, frames: Sequence[Step], lane: int | None = None) -> None:
        """Lay several frames so that they are resolved in reading order."""
        for frame in reversed(frames):
            self.push(frame, lane)

    def trigger(self, frame: Step) -> None:
        """Trigger a frame: it is laid on top when the present one returns, first raised first resolved."""
        self.triggered.append(frame)
