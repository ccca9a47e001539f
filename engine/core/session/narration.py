"""What the history tells, with the names that were true when it was written down.

A place may be called by what lies in it, and that changes. So names are fixed at the very moment of each note: when an
entry is new, or, for a history that was opened from a file, in one walk along it when it is first read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game.naming import laid_there, named_now, names_things, short_name_now, with_places_named
from engine.core.messages.message import AmountArg, Message, flat_args
from engine.core.session.entry import HistoryEntry
from engine.core.session.session import Session
from engine.core.table import ops
from engine.core.table.state import JournalRecord

_CAUSES = 2
"""Subjects of a note of which one may be the cause: what is paid names the purse first."""


class NamedNotes:
    """The notes of a session's entries, each with the names of its moment."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def notes(self, entry: HistoryEntry) -> list[ops.NoteOp]:
        """What was written down in an entry."""
        if entry.named_notes is None:
            self._walk(entry)
        assert entry.named_notes is not None
        return entry.named_notes

    def read_all(self) -> None:
        """Fix the names of the whole line that is played; for a game from a file, before anybody waits for them."""
        self.notes(self._session.current)

    def record(self, entry: HistoryEntry) -> None:
        """Fix the names of the entry that was just performed: its operations are done once more, one by one."""
        if entry.named_notes is not None or entry is not self._session.current:
            return
        if not any(names_things(note.message) or _has_cause(note) for note in entry.notes()):
            entry.named_notes, entry.causes = entry.notes(), {}
            return
        with self._session.table.excursion():
            self._session.table.rewind_to(entry.start)
            self._do(entry)

    def _do(self, entry: HistoryEntry) -> None:
        """Do the operations of an entry on the table before it."""
        table, game = self._session.table, self._session.game
        told: list[ops.NoteOp] = []
        causes: dict[tuple[int, str], Message] = {}
        marks: list[int] = []
        moved: dict[str, int] = {}
        for at, written in enumerate(entry.records):
            marks.append(table.checkpoint())
            table.redo(written)
            if written[0] is ops.MoveOp:
                moved[written[1].id] = at
            elif written[0] is ops.NoteOp:
                note = ops.NoteOp._make(written[1:])
                if _has_cause(note):
                    names = {thing: short_name_now(thing, game, table) for thing in note.subjects[:_CAUSES]}
                    words = game.cause_in_words(table, note)
                    names[""] = None if words is None else named_now(words, game, table)
                    causes |= {(len(told), thing): name for thing, name in names.items() if name is not None}
                told.append(note._replace(message=self._named(note.message, entry.records[: at + 1], marks, moved)))
        entry.named_notes, entry.causes = told, causes

    def _named(
        self, message: Message, done: Sequence[JournalRecord], marks: Sequence[int], moved: Mapping[str, int]
    ) -> Message:
        """A message with the names of its moment; `moved`: with which operation of the entry a piece went last.

        A place that is called after what lies there keeps the name it had before the piece came of which the message
        speaks: “moves marker C: field of marker C” would say nothing.
        """
        table, game = self._session.table, self._session.game
        for piece, place in laid_there(message, table):
            if piece in moved:
                at = moved[piece]
                table.rewind_to(marks[at])
                message = with_places_named(message, {place: game.place_name(table, place)})
                for written in done[at:]:
                    table.redo(written)
        return named_now(message, game, table)

    def _walk(self, entry: HistoryEntry) -> None:
        """Go back to where the unknown part of the line begins and come along it again; then stand where we stood.

        Who asks for one entry of the line that is played asks for the others next: they are all read in one walk.
        """
        with self._session.table.excursion():
            self._go_along(entry)

    def _go_along(self, entry: HistoryEntry) -> None:
        session = self._session
        here = session.current
        line = session.line()
        if not any(one is entry for one in line):
            line = session.line(entry)
        first = next(at for at, one in enumerate(line) if one.named_notes is None)
        session.seek(line[first])
        session.table.rewind_to(line[first].start)
        for one in line[first:]:
            one.start = session.table.checkpoint()
            self._do(one)
            session.current = one
        session.seek(here)


def _has_cause(note: ops.NoteOp) -> bool:
    """May a note have to be told as the reason of an amount? Then one of its subjects is the cause."""
    counted = note.message.n is not None or any(isinstance(arg, AmountArg) for arg in flat_args(note.message))
    return counted and bool(note.subjects)
