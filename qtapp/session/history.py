"""What has happened: going back and forth in it, and what the viewer may read of it."""

from __future__ import annotations

from engine import api
from qtapp.session.history_points import last_strict, main_line, view_before
from qtapp.session.names import HistoryNames
from qtapp.session.open_table import OpenTable
from qtapp.session.view_models import LogSentence


class SeatHistory:
    """The entries of the session, as the viewer saw them."""

    def __init__(self, table: OpenTable) -> None:
        self._open = table
        self.names = HistoryNames(table)
        """For the sentences that the viewer may read."""

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
        return last_strict(self._open.session)

    def sentences(self, entry: api.HistoryEntry) -> list[LogSentence]:
        """What the viewer may read about an entry, with the names that were true then."""
        bit = 1 << self._open.viewer
        notes = self._open.notes.notes(entry)
        return [LogSentence(note.message, note.rule, note.subjects) for note in notes if note.viewers & bit]

    def sentence_of_rule(self, entry: api.HistoryEntry, rule: str) -> LogSentence | None:
        """The first sentence about an entry that cites a rule, if the viewer may read it."""
        bit = 1 << self._open.viewer
        for note in self._open.notes.notes(entry):
            if note.rule == rule and note.viewers & bit:
                return LogSentence(note.message, note.rule, note.subjects)
        return None

    def steps_of(self, entry: api.HistoryEntry) -> list[api.VisibleOp]:
        """The operations of an entry as the viewer saw them."""
        return api.visible_ops(entry.ops, self._open.viewer)

    def view_before(self) -> api.SeatView:
        """The table before the present entry, as the viewer would have seen it."""
        return view_before(self._open.session, self._open.viewer)

    # ---- going along it ------------------------------------------------------------------------------------------

    def undo(self) -> bool:
        """Take the newest step back; while seats choose at the same time, the viewer's own. Refusals are a signal."""
        taken = self._open.session.undo_seat(self._open.viewer)
        if isinstance(taken, api.Refusal):
            self._open.refuse([taken])
            return False
        if taken is not None:
            self._open.moved("undo", ())
        return taken is not None

    def redo(self, branch: int = -1) -> bool:
        """Do a step again."""
        entry = self._open.session.redo(branch)
        if entry is not None:
            self._open.moved("redo", tuple(self.steps_of(entry)))
        return entry is not None

    def seek(self, entry: api.HistoryEntry) -> None:
        """Go to any moment."""
        self._open.session.seek(entry)
        self._open.moved("seek", ())

    def remark(self, text: str) -> None:
        """Write a remark into the history."""
        self._open.done(self._open.session.remark(text, self._open.viewer), "remark")
