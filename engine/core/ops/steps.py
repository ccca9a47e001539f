"""Operations of the flow: a frame is laid on a lane or taken off, and what happened is written down.

Two of them need nothing more to be undone, so they are tuples: these are made in one step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.ops.base import Op
from engine.core.text import Msg, message_to_json

if TYPE_CHECKING:
    from engine.core.agenda import Frame
    from engine.core.table import Table


class _PushFacts(NamedTuple):
    lane: int
    frame: Frame[Any]


class Push(_PushFacts, Op):
    """A frame is laid on a lane of the agenda."""

    __slots__ = ()

    def do(self, table: Table) -> None:
        table.lanes[self.lane].append((self.frame, table.stamp + 1))

    def undo(self, table: Table) -> None:
        table.lanes[self.lane].pop()

    def to_json(self) -> list[Any]:
        return ["push", self.lane, self.frame.to_json()]


class Pop(Op):
    """The top frame of a lane is taken off."""

    __slots__ = ("lane", "slot")
    slot: tuple[Frame[Any], int]

    def __init__(self, lane: int) -> None:
        self.lane = lane

    def do(self, table: Table) -> None:
        self.slot = table.lanes[self.lane].pop()

    def undo(self, table: Table) -> None:
        table.lanes[self.lane].append(self.slot)

    def to_json(self) -> list[Any]:
        return ["pop", self.lane]


class _NoteFacts(NamedTuple):
    message: Msg
    rule: str
    subjects: tuple[str, ...]
    eyes: int
    """Who may read it (bits of seats); a note that names a hidden piece is only for those who saw it."""


class Note(_NoteFacts, Op):
    """What just happened and why: a message, the rule behind it, and what it is about. Changes nothing."""

    __slots__ = ()

    def do(self, table: Table) -> None:
        pass

    def undo(self, table: Table) -> None:
        pass

    def to_json(self) -> list[Any]:
        return ["note", message_to_json(self.message), self.rule, list(self.subjects), self.eyes]
