"""What the history tells, with the names that were true when it was written down.

A place may be called by what lies in it, and that changes. So names are fixed at the very moment of each note: when an
entry is new, or, for a history that was opened from a file, in one walk along it when it is first read.
"""

from __future__ import annotations

from engine.core.game.game import Game
from engine.core.messages.message import Arg, ListArg, Message, PieceArg, PlaceArg
from engine.core.session.entry import HistoryEntry
from engine.core.session.session import Session
from engine.core.table import ops
from engine.core.table.table import Table

_DEEPEST = 4


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
        if not any(_names_things(note.message) for note in entry.notes()):
            entry.named_notes = entry.notes()
            return
        with self._session.table.excursion():
            self._session.table.rewind_to(entry.start)
            self._do(entry)

    def _do(self, entry: HistoryEntry) -> None:
        """Do the operations of an entry on the table before it."""
        table, game = self._session.table, self._session.game
        told: list[ops.NoteOp] = []
        for written in entry.records:
            table.redo(written)
            if written[0] is ops.NoteOp:
                note = ops.NoteOp._make(written[1:])
                told.append(note._replace(message=_fixed(note.message, game, table, 0)))
        entry.named_notes = told

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


def _names_things(message: Message) -> bool:
    """Does a message name a piece or a place?"""
    open_: list[Arg] = [arg for _, arg in message.args]
    while open_:
        match open_.pop():
            case PieceArg() | PlaceArg():
                return True
            case ListArg(items):
                open_.extend(items)
            case Message() as inner:
                open_.extend(arg for _, arg in inner.args)
    return False


def _fixed(message: Message, game: Game, table: Table, depth: int) -> Message:
    """A message in which pieces and places are called what they are called now."""
    if depth > _DEEPEST or not message.args:
        return message
    return message._replace(args=tuple((name, _fixed_arg(arg, game, table, depth)) for name, arg in message.args))


def _fixed_arg(arg: Arg, game: Game, table: Table, depth: int) -> Arg:
    match arg:
        case PlaceArg(place) if table.has_place(place):
            return _fixed(game.place_name(table, place), game, table, depth + 1)
        case PieceArg(piece) if piece in table.pieces:
            return _fixed(game.piece_name(table, piece), game, table, depth + 1)
        case ListArg(items):
            return ListArg(tuple(_fixed_arg(item, game, table, depth) for item in items))
        case Message():
            return _fixed(arg, game, table, depth + 1)
    return arg
