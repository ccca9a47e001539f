"""What on a table does not agree with the rules, and the actions that repair it, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.messages.message import Message
from engine.core.table.actions import TableAction


@dataclass(frozen=True, slots=True)
class Repair:
    """One click that mends a finding."""

    label: Message
    acts: tuple[TableAction, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that does not agree with a rule: which, what about, and one to three repairs.

    A finding about a step of the agenda has no repair of its own: it goes away when play resumes elsewhere.
    """

    rule: str
    message: Message
    subjects: tuple[str, ...]
    repairs: tuple[Repair, ...] = ()
    waivable: bool = False
    """People may leave it as it is: play can go on all the same."""

    @property
    def key(self) -> tuple[str, tuple[str, ...]]:
        """What makes it the same finding when the table is looked over again."""
        return self.rule, self.subjects
