"""What on a table does not agree with the rules, and the actions that repair it, as plain values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.messages.message import Message, NounArg, msg
from engine.core.table.actions import SetCount, TableAction
from engine.core.table.table import Table


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


def set_count(place: str, kind: str, n: int) -> Repair:
    """The repair that sets a count which is not limited."""
    label = msg("table.set_count_to", "Set {what} to {number}", what=NounArg(kind), number=n)
    return Repair(label, (SetCount(place, kind, n),))


def count_out_of_range(table: Table, place: str, kind: str, low: int, high: int, rule: str) -> Iterator[Finding]:
    """A finding if hands have set a count, such as the round, to what it cannot be now."""
    have = table.count_at(place, kind)
    if not low <= have <= high:
        message = msg(
            "table.audit_count_not_possible_now",
            "{what}: {number} is not possible now.",
            what=NounArg(kind),
            number=have,
        )
        yield Finding(rule, message, (place,), (set_count(place, kind, min(high, max(low, have))),))
