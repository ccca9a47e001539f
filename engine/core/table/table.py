"""The table: it is read as `TableState` says, changes only by the verbs of the operations, and can go back.

`rewind_to(mark)` takes back any tail of what was done; a trial takes back all of it.
"""

from __future__ import annotations

from types import TracebackType

from engine.core.table.ops import Op, StepVerbs, as_ops
from engine.core.table.pieces import Piece, Place
from engine.core.table.state import COMMON, JournalRecord

__all__ = ["COMMON", "Excursion", "Piece", "Place", "Table", "TrialRun"]


class Table(StepVerbs):
    """One table of one game. Read it through queries; change it only through verbs."""

    __slots__ = ()

    def checkpoint(self) -> int:
        """The present moment, for `rewind_to`."""
        return len(self.journal)

    def ops_since(self, mark: int) -> list[Op]:
        """The operations since a mark, in the order they were done."""
        return as_ops(self.journal[mark:])

    @property
    def journal_ops(self) -> list[Op]:
        """Every operation that was done and not taken back."""
        return as_ops(self.journal)

    def redo(self, written: JournalRecord) -> None:
        """Do once more what was taken back."""
        written[0].redo(self, written)

    def rewind_to(self, mark: int) -> None:
        """Take back everything since the mark."""
        journal = self.journal
        taken = journal[mark:]
        if taken:
            for written in reversed(taken):
                written[0].undo(self, written)
            self._stamp_offset += len(taken) + 1
            del journal[mark:]

    def drop_journal(self) -> None:
        """Take all that was done so far for granted: it can no longer be taken back."""
        self._stamp_offset += len(self.journal)
        self.journal.clear()

    def number_from(self, stamp: int) -> None:
        """Count the moments from here on as if so many had been before."""
        self._stamp_offset = stamp - len(self.journal)
        self.clear_cache()

    def trial(self, seat: int = 0, search: bool = False) -> TrialRun:
        """`with table.trial(seat):` is the only dry run; at its end nothing has happened.

        `search`: it is searched whether an obligation can be met (`in_search`, also of the trials inside it).
        """
        return TrialRun(self, seat, search)

    def excursion(self) -> Excursion:
        """`with table.excursion():` goes back along the journal and comes again; afterwards nobody can tell."""
        return Excursion(self)


class TrialRun:
    """A dry run: whatever is done inside is taken back at its end. Chance and unseen pieces raise OutcomeUnknown."""

    __slots__ = (
        "_cache",
        "_lane",
        "_lanes_changed",
        "_mark",
        "_readings",
        "_search",
        "_searching",
        "_stamp_offset",
        "_steps",
        "_table",
        "_trial_mask",
        "_triggered",
        "seat",
    )

    def __init__(self, table: Table, seat: int, search: bool) -> None:
        self._table = table
        self._search = search
        self.seat = seat

    def __enter__(self) -> None:
        table = self._table
        self._mark = len(table.journal)
        self._trial_mask = table.trial_mask
        self._searching = table.in_search
        self._lane = table.lane
        self._triggered = table.triggered
        self._lanes_changed = table.lanes_changed
        self._stamp_offset = table._stamp_offset
        self._cache = table._cache
        table._cache = {}
        self._steps = table._steps
        self._readings = table._readings
        table._readings = self._readings.copy()  # nothing has changed yet: they hold inside, too
        table.triggered = []
        table.trial_mask = 1 << self.seat
        if self._search:
            table.in_search = True

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        table = self._table
        table.rewind_to(self._mark)
        # Nothing has happened: the stamp is the old one. What was cached inside goes, as its stamps may come again.
        table._stamp_offset = self._stamp_offset
        table._cache = self._cache
        table._steps = self._steps
        table._readings = self._readings
        table.trial_mask = self._trial_mask
        table.in_search = self._searching
        table.lane = self._lane
        table.triggered = self._triggered
        table.lanes_changed = self._lanes_changed


class Excursion:
    """A walk to an earlier moment and back. Who enters promises to do again all that was taken back.

    Doing frames again would give the open questions new tickets and the table a new stamp, as if something had
    happened: an answer on its way would come too late, and what people have drafted would be lost.
    """

    __slots__ = ("_cache", "_journal", "_lanes", "_readings", "_stamp_offset", "_steps", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table

    def __enter__(self) -> None:
        table = self._table
        self._journal = table.journal.copy()
        self._lanes = [lane.copy() for lane in table.lanes]
        self._stamp_offset = table._stamp_offset
        self._steps = table._steps
        self._cache, self._readings = table._cache, table._readings
        table._cache, table._readings = {}, {}

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        table = self._table
        if kind is not None:  # it stands wherever the walk ended: nothing that was true before may be believed
            return
        table.journal[:] = self._journal
        for lane, kept in zip(table.lanes, self._lanes, strict=True):
            lane[:] = kept
        table._stamp_offset = self._stamp_offset
        table._steps = self._steps
        table._cache, table._readings = self._cache, self._readings
