"""What has happened: going back and forth in it, and what the viewer may read of it."""

from __future__ import annotations

from engine import api
from qtapp.session.first_end import FirstEnd
from qtapp.session.history_points import is_before, main_line, view_before
from qtapp.session.names import HistoryNames
from qtapp.session.open_table import OpenTable
from qtapp.session.view_models import LogSentence


class SeatHistory:
    """The entries of the session, as the viewer saw them."""

    def __init__(self, table: OpenTable) -> None:
        self._open = table
        self.names = HistoryNames(table)
        """For the sentences that the viewer may read."""
        self.first_end = FirstEnd(table)
        self.first: api.HistoryEntry | None = None
        """Nothing before this entry is taken back or gone to: a task begins here. None: everything can be."""

    can_branch = True
    """May somebody play on from an earlier moment?"""

    @property
    def current(self) -> api.HistoryEntry:
        """The entry whose table is shown."""
        return self._open.session.current

    @property
    def root(self) -> api.HistoryEntry:
        """The set-up."""
        return self._open.session.root

    @property
    def entries(self) -> list[api.HistoryEntry]:
        """All entries, those of other branches too, in the order in which they were made."""
        return self._open.session.entries

    def line(self) -> list[api.HistoryEntry]:
        """From the set-up to the present entry."""
        return self._open.session.line()

    def main_line(self) -> list[api.HistoryEntry]:
        """The line that is played: from the set-up to now, and on along what redo would do."""
        return main_line(self._open.session)

    def last_strict(self) -> api.HistoryEntry | None:
        """The newest moment of strict play before the present free hands; None in strict play."""
        return api.last_strict(self._open.session)

    def sentences(self, entry: api.HistoryEntry, rule: str = "") -> list[LogSentence]:
        """What the viewer may read about an entry, with the names that were true then; of one rule only, if named."""
        bit = 1 << self._open.viewer
        notes = self._open.notes.notes(entry)
        summed_up = self._open.session.game.told.summed_up([note.message for note in notes])
        return [
            LogSentence(note.message, note.rule, note.subjects)
            for at, note in enumerate(notes)
            if note.viewers & bit and (not rule or note.rule == rule) and at not in summed_up
        ]

    def steps_of(self, entry: api.HistoryEntry) -> list[api.VisibleOp]:
        """The operations of an entry as the viewer saw them."""
        return api.visible_ops(entry.ops, self._open.viewer)

    def view_before(self, entry: api.HistoryEntry | None = None) -> api.SeatView:
        """The table before an entry of this line (the present one), as the viewer would have seen it."""
        return view_before(self._open.session, self._open.viewer, entry)

    def view_of(self, seat: int, entry: api.HistoryEntry) -> api.SeatView:
        """The table before an entry as a seat saw it: for whoever explains or judges what it did then."""
        return view_before(self._open.session, seat, entry)

    # ---- going along it ------------------------------------------------------------------------------------------

    def taken_back(self, seat: int = 0) -> list[api.HistoryEntry]:
        """What would go if a seat (0: the viewer) took back; empty: nothing of theirs."""
        taken = api.taken_back(self._open.session, seat or self._open.viewer)
        return [] if any(self._is_before_first(entry) for entry in taken) else taken

    @property
    def has_past(self) -> bool:
        """Is there anything that could be taken back?"""
        return self.current.parent is not None and not self._is_before_first(self.current)

    def _is_before_first(self, entry: api.HistoryEntry) -> bool:
        return self.first is not None and entry.number <= self.first.number

    def undo(self, seat: int = 0) -> bool:
        """Take back the last answer of a person; while all choose, that of one seat (0: the viewer). Refusals are a
        signal.
        """
        if not self.has_past:
            return False
        taken = api.take_back(self._open.session, seat or self._open.viewer)
        if isinstance(taken, api.Refusal):
            self._open.refuse([taken])
            return False
        if taken is not None:
            self._open.moved("undo", ())
        return taken is not None

    def redo(self, branch: int = -1) -> bool:
        """Do a step again."""
        session = self._open.session
        entry = session.redo(branch)
        if entry is None:
            return False
        steps = self.steps_of(entry)
        while session.current.children and _follows(session.current.children[-1]):
            more = session.redo()
            steps += self.steps_of(more) if more is not None else []
        self._open.moved("redo", tuple(steps))
        return True

    def follow(self, kind: str) -> None:
        """The session was moved at another screen: show it here, with what this viewer may see of it."""
        steps = tuple(self.steps_of(self.current)) if kind in ("answer", "act") else ()
        self._open.moved(kind, steps)

    def tell(self, entry: api.HistoryEntry) -> None:
        """An answer was given to the session by somebody who sits at no screen: show what came of it."""
        self._open.done(entry, "answer")

    def seek(self, entry: api.HistoryEntry) -> None:
        """Go to any moment, but not to one before a task begins."""
        if not is_before(entry, self.first):
            self._open.session.seek(entry)
            self._open.moved("seek", ())

    def begin_again(self) -> None:
        """Back to where the task begins, as if nothing had been tried: the same table, the same luck."""
        if self.first is not None:
            self._open.session.drop_after(self.first)
            self._open.moved("seek", ())

    def remark_here(self) -> str:
        """The remark about the present moment: just written, or behind it; empty: there is none."""
        here = self.current
        said = next((one for one in (here, *here.children) if one.kind is api.EntryKind.REMARK), None)
        return str(said.payload) if said is not None else ""

    def remark(self, text: str, at: api.HistoryEntry | None = None) -> None:
        """Write a remark into the history: now, or behind another entry; the table stays where it is."""
        session = self._open.session
        here = session.current
        if at is None or at is here:
            self._open.done(session.remark(text, self._open.viewer), "remark")
            return
        session.seek(at)
        written = session.remark(text, self._open.viewer)
        self._open.notes.record(written)
        session.seek(here)
        self._open.moved("seek", ())


def _follows(entry: api.HistoryEntry) -> bool:
    """Was it no answer of a person? Then it comes back together with the one before it."""
    return entry.by_itself or bool(entry.level)
