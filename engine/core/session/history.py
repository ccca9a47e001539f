"""The tree of everything that was done to a table, and the ways along it: applying and taking back operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.session.entry import EntryKind, HistoryEntry, PlayMode
from engine.core.table.table import COMMON, Table


class History:
    """A table and the tree of entries that led to it; where it stands now is one of them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.root = HistoryEntry(0, None, EntryKind.SETUP, 0, COMMON, None, PlayMode.STRICT)
        self.entries: list[HistoryEntry] = [self.root]
        self.current = self.root

    @property
    def stamp(self) -> int:
        """The moment of the table: as long as it is the same, nothing was done and nothing taken back."""
        return self.table.stamp

    # ---- along the tree ------------------------------------------------------------------------------------------

    def undo(self) -> HistoryEntry | None:
        """Take back the newest entry; returns it. The set-up stays."""
        entry = self.current
        if entry.parent is None:
            return None
        self.table.rewind_to(entry.start)
        self.current = entry.parent
        return entry

    def redo(self, branch: int = -1) -> HistoryEntry | None:
        """Do again what was taken back (the newest branch unless one is named)."""
        branches = self.current.children
        if not -len(branches) <= branch < len(branches):
            return None
        entry = branches[branch]
        self._apply(entry)
        return entry

    def line(self, entry: HistoryEntry | None = None) -> list[HistoryEntry]:
        """The entries from the set-up to one of them (the present one)."""
        found = []
        step = entry or self.current
        while True:
            found.append(step)
            if step.parent is None:
                return found[::-1]
            step = step.parent

    def seek(self, entry: HistoryEntry) -> None:
        """Go to any entry of the tree."""
        target = self.line(entry)
        depth = {one.number: place for place, one in enumerate(target)}
        while self.current.number not in depth:
            self.undo()
        for step in target[depth[self.current.number] + 1 :]:
            self._apply(step)

    def drop_after(self, entry: HistoryEntry) -> None:
        """Go back to an entry as if nothing had ever been done since: all that was made after it is forgotten."""
        self.forget(entry.number + 1)
        self.seek(entry)

    # ---- making entries ------------------------------------------------------------------------------------------

    def _new(self, kind: EntryKind, seat: int, lane: int, said: Any, mode: PlayMode) -> HistoryEntry:
        """An entry to come after the present one; it hangs in the tree only once it is performed."""
        return HistoryEntry(len(self.entries), self.current, kind, seat, lane, said, mode)

    def _perform(self, entry: HistoryEntry, deed: Callable[..., object], *args: object) -> None:
        """Do it and hang the entry into the tree; if a bug strikes, the table is as it was."""
        table = self.table
        entry.start = start = len(table.journal)
        try:
            deed(*args)
        except BaseException:
            table.triggered = []
            table.lanes_changed = False
            table.rewind_to(entry.start)
            raise
        entry.records = table.journal[start:]
        self.current.children.append(entry)
        self.entries.append(entry)
        self.current = entry

    def _apply(self, entry: HistoryEntry) -> None:
        table = self.table
        entry.start = table.checkpoint()
        for written in entry.records:
            table.redo(written)
        self.current = entry

    def forget(self, kept: int) -> None:
        """Take back and drop entries that were only tried."""
        while self.current.number >= kept:
            self.undo()
        for entry in self.entries[kept:]:
            if entry.parent is not None and entry.parent.number < kept:
                entry.parent.children.remove(entry)
        del self.entries[kept:]
