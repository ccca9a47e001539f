"""What happened since a seat's last answer: the entries to be shown, and one line for each person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.game.game import Game
from engine.core.messages.message import Message
from engine.core.messages.note_class import NoteClass
from engine.core.session.entry import EntryKind, HistoryEntry, is_by_itself
from engine.core.session.session import Session
from engine.core.table.ops import (
    CountOp,
    FlipOp,
    MoveAllOp,
    MoveOp,
    NoteOp,
    Op,
    PassHandsOp,
    ReorderOp,
    RotateOp,
    ShowOp,
    TransferOp,
)
from engine.core.table.table import COMMON
from engine.core.told.beats import Gain, ReadNotes, beats_of, seat_of, summed

_DEEDS = (NoteClass.DEED, NoteClass.OPENING)
MOST_SINCE = 400
"""Entries that are told at the most: more than a round has, far less than a history may hold."""


@dataclass(frozen=True, slots=True)
class PersonLine:
    """What one person did, and what the operations brought them."""

    seat: int
    deeds: tuple[NoteOp, ...]
    gains: tuple[Gain, ...]
    """What is more than before; what was paid is not told."""


@dataclass(frozen=True, slots=True)
class SinceSummary:
    """One line for each person, and the bookkeeping in a few words."""

    people: tuple[PersonLine, ...] = ()
    keeping: tuple[Message, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.people)


def goes_on_by_itself(game: Game, entry: HistoryEntry) -> bool:
    """Did an answer let the game go on, so that everybody at the table watches: a reveal, production, water?"""
    for note in entry.notes():
        if not note.viewers & 1:
            continue
        told = game.told.class_of(note.rule, note.message.id)
        seat = seat_of(note.message)
        if told is NoteClass.PHASE or (told in _DEEDS and seat and seat != entry.seat):
            return True
    return False


def entries_since(session: Session, seat: int) -> list[HistoryEntry]:
    """What came after a seat's last answer, the set-up not included.

    That answer is among them if the game went on by itself after it: then it was more than the seat's own deed. If it
    was only given on the way (where does the marker go?), so is what the game had done before it.
    """
    found: list[HistoryEntry] = []
    on_the_way = False
    for entry in reversed(session.line()):
        own = entry.kind is EntryKind.ANSWER and entry.seat == seat and not is_by_itself(entry)
        public = entry.parent is not None and (not (own or on_the_way) or goes_on_by_itself(session.game, entry))
        if not public or (own and on_the_way and entry.lane == COMMON):
            break
        found.append(entry)
        if (own and entry.lane != COMMON) or len(found) == MOST_SINCE:
            break
        on_the_way = on_the_way or own
    return found[::-1]


def summary_of(session: Session, entries: Sequence[HistoryEntry], read: ReadNotes, viewer: int) -> SinceSummary:
    """One line per person, in the order of their first deeds. Only what the viewer may know."""
    deeds: dict[int, list[NoteOp]] = {}
    gains: list[Gain] = []
    keeping: dict[str, Message] = {}
    for beat in beats_of(session, entries, read, viewer):
        gains += beat.gains
        if beat.seat and beat.kind in _DEEDS:
            deeds.setdefault(beat.seat, []).append(beat.note)
        elif beat.seat and beat.kind is NoteClass.GAIN:
            deeds.setdefault(beat.seat, [])
    for entry, note in _public(session.game, entries, read, viewer):
        told = session.game.told.class_of(note.rule, note.message.id)
        if told is NoteClass.KEEPING and not seat_of(note.message) and _is_news(entry, note):
            keeping.setdefault(note.message.id, note.message)
    won = [one for one in summed(gains) if one.n > 0]
    people = tuple(
        PersonLine(seat, tuple(notes), tuple(one for one in won if one.seat == seat)) for seat, notes in deeds.items()
    )
    return SinceSummary(tuple(one for one in people if one.deeds or one.gains), tuple(keeping.values()))


def _public(
    game: Game, entries: Iterable[HistoryEntry], read: ReadNotes, viewer: int
) -> list[tuple[HistoryEntry, NoteOp]]:
    found: list[tuple[HistoryEntry, NoteOp]] = []
    for entry in entries:
        notes = read(entry)
        summed_up = game.told.summed_up([note.message for note in notes])
        seen = [note for at, note in enumerate(notes) if note.viewers & (1 << viewer) and at not in summed_up]
        found += [(entry, note) for note in seen]
    return found


def _is_news(entry: HistoryEntry, note: NoteOp) -> bool:
    """Did anything happen there to what a note speaks of? That pieces "come back" before the first of them has left is
    true, and misleads whoever reads it after the first turn.
    """
    return not note.subjects or any(name in note.subjects for op in entry.ops for name in _touched(op))


def _touched(op: Op) -> tuple[str, ...]:
    """The pieces and places of an operation that changes the table."""
    match op:
        case MoveOp():
            return op.piece.id, op.source.id, op.target.id
        case TransferOp() | MoveAllOp():
            return op.source.id, op.target.id
        case CountOp() | ReorderOp():
            return (op.place.id,)
        case FlipOp() | RotateOp() | ShowOp():
            return op.piece.id, op.place.id
        case PassHandsOp():
            return tuple(place.id for place in op.places)
    return ()
