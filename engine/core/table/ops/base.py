"""What every kind of operation can do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.core.table.pieces import Piece, Place
    from engine.core.table.state import JournalRecord, TableState


class Op:
    """One change of the table, with names to its facts. Each kind is also a named tuple of them."""

    __slots__ = ()

    @staticmethod
    def redo(table: Any, written: JournalRecord) -> None:
        """Do it once more with its verb, on a table that is as it was before the first time."""
        raise NotImplementedError

    @staticmethod
    def undo(table: TableState, written: JournalRecord) -> None:
        """Take it back; only ever called on the newest operation."""
        raise NotImplementedError

    @staticmethod
    def touched(_written: JournalRecord) -> tuple[Place, ...]:
        """The places in which it changed what lies there."""
        return ()

    def to_json(self) -> list[Any]:
        """Its forward facts: what was wanted. The others follow from the table."""
        raise NotImplementedError

    def reveals(self) -> list[tuple[Piece, int]]:
        """Pieces that somebody saw by it for the first time, with the bits of who did."""
        return []


def as_ops(journal: Iterable[JournalRecord]) -> list[Op]:
    """Operations from a journal, with names to their facts."""
    return [kind._make(facts) for kind, *facts in journal]
