"""Beats: what others and the game did, one caused step after the other, as a viewer may know it.

A beat is a deed (or a phase of the game) together with what came of it, the operations that belong to it, and what each
seat gained by it. Gains are read from the operations; a hidden one counts only if a note that the viewer may read names
it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.core.game.naming import short_name_now
from engine.core.messages.message import AmountArg, Arg, ListArg, Message, NounArg, SeatArg
from engine.core.messages.note_class import NoteClass
from engine.core.session.entry import HistoryEntry
from engine.core.session.session import Session
from engine.core.table import ops
from engine.core.table.table import Place, Table
from engine.core.table.view import VisibleOp, visible_ops
from engine.core.told.reasons import Reason

ReadNotes = Callable[[HistoryEntry], Sequence[ops.NoteOp]]
"""The notes of an entry, all of them, with the names of their moment."""


@dataclass(frozen=True, slots=True)
class Gain:
    """So many more (or fewer) of a kind before a seat."""

    seat: int
    kind: str
    n: int


@dataclass(frozen=True, slots=True)
class Beat:
    """One caused step: who did what, what came of it, and the operations to be shown."""

    entry: int
    """The number of the entry that it ends in."""
    seat: int
    """Whose it is; 0: the game's."""
    kind: NoteClass
    note: ops.NoteOp
    effects: tuple[ops.NoteOp, ...]
    """What else is told in the same breath, in the order in which it was written down."""
    steps: tuple[VisibleOp, ...]
    gains: tuple[Gain, ...] = ()
    reasons: tuple[Reason, ...] = ()
    """What of the gains a note names, with what brought it, in the order of the notes."""

    @property
    def sentence(self) -> Message:
        """What happened."""
        return self.note.message

    @property
    def details(self) -> tuple[Message, ...]:
        """What else there is to say: each kind of sentence once, without those that only tell what was gained."""
        gained = {one.kind for one in self.gains}
        found: dict[str, Message] = {}
        for note in self.effects:
            nouns = set(_nouns(note.message))
            if not nouns or not nouns <= gained:
                found.setdefault(note.message.id, note.message)
        return tuple(found.values())

    @property
    def cause(self) -> str:
        """The piece or place that it began with; empty: none is named."""
        return self.note.subjects[0] if self.note.subjects else ""

    @property
    def reached(self) -> tuple[str, ...]:
        """The pieces and places that it led to."""
        named = [*self.note.subjects[1:], *(one for note in self.effects for one in note.subjects[1:])]
        return tuple(dict.fromkeys(named))


def seat_of(message: Message) -> int:
    """Of whom a sentence speaks: the first seat among its arguments; 0: of nobody."""
    return next((arg.seat for _, arg in message.args if isinstance(arg, SeatArg)), 0)


# ---- gains ----------------------------------------------------------------------------------------------------------


class _Tally:
    """Adds up, for one viewer, what operations bring each seat."""

    def __init__(self, table: Table, markers: frozenset[str], viewer: int) -> None:
        self._table = table
        self._markers = markers
        """Pieces that nobody counts."""
        self._viewer = viewer
        self._moved: list[tuple[int, str, int]] = []
        """Of the operations since the last note: pieces that changed hands before the viewer's eyes."""
        self._open: list[tuple[int, str, int]] = []
        """Counts that changed there."""
        self._closed: list[tuple[int, str, int]] = []
        """And counts that are hidden, until a note names them."""
        self._grounds: set[str] = set()
        """The places of seats on which counts changed."""
        self.grounds: frozenset[str] = frozenset()
        """Those before the last note."""
        self._announced: frozenset[tuple[str, str]] = frozenset()
        """Places and kinds of which the last note said that they are laid there: it comes first."""
        self._laid: list[tuple[int, str, int]] = []
        self.laid: tuple[Gain, ...] = ()
        """What was laid as a note had said before: the note that follows is no reason for it."""

    def add(self, op: ops.Op, seen: bool) -> None:
        """One operation."""
        found = self._open if seen else self._closed
        match op:
            case ops.CountOp():
                self._count(found, op.place, op.kind, op.after - op.before)
            case ops.TransferOp():
                self._count(found, op.source, op.kind, -op.n)
                self._count(found, op.target, op.kind, op.n)
            case ops.MoveOp() if seen:
                self._move(self._moved, op)

    def _count(self, found: list[tuple[int, str, int]], place: Place, kind: str, n: int) -> None:
        definition = self._table.count_defs[kind]
        if n and place.owner:
            self._grounds.add(place.id)
        if place.owner and n and not place.is_reserve and definition.places and not definition.is_marker:
            stem, _, owner = kind.rpartition(".")
            found.append((place.owner, stem if owner.isdigit() else kind, n))
            if found is self._open and (place.id, kind) in self._announced:
                self._laid.append(found[-1])

    def _move(self, found: list[tuple[int, str, int]], op: ops.MoveOp) -> None:
        giver = 0 if op.source.is_reserve else op.source.owner
        taker = 0 if op.target.is_reserve else op.target.owner
        if giver == taker or op.piece.owner or op.piece.id in self._markers:
            return
        known = not op.piece.back or bool(op.shown & (1 << self._viewer))
        kind = op.piece.kind if known else op.piece.back
        if giver:
            found.append((giver, kind, -1))
        if taker:
            found.append((taker, kind, 1))

    def close(self, message: Message | None, *, keeping: bool = False) -> list[Gain]:
        """A note was written, or nothing follows: what is known of the operations before it.

        Pieces that change hands in bookkeeping (hands passed on, cards drawn by all) are nobody's gain.
        """
        named = set(_nouns(message)) if message is not None else set()
        told = self._open + [one for one in self._closed if one[1] in named] + ([] if keeping else self._moved)
        self._open, self._closed, self._moved = [], [], []
        self.grounds, self._grounds = frozenset(self._grounds), set()
        self.laid, self._laid = tuple(Gain(*one) for one in self._laid), []
        return [Gain(*one) for one in told]

    def announce(self, note: ops.NoteOp) -> None:
        """What a sentence names by its noun is laid at one of its places after it."""
        nouns = [arg.noun for _, arg in note.message.args if isinstance(arg, NounArg)]
        self._announced = frozenset((place, noun) for place in note.subjects for noun in nouns)


def _nouns(message: Message) -> Iterator[str]:
    """The kinds of which a message tells an amount."""
    open_: list[Arg] = [arg for _, arg in message.args]
    while open_:
        match open_.pop():
            case AmountArg(_, noun):
                yield noun
            case ListArg(items):
                open_.extend(items)
            case Message() as inner:
                open_.extend(arg for _, arg in inner.args)


def summed(gains: Iterable[Gain]) -> tuple[Gain, ...]:
    """One gain for each seat and kind, without those that come to nothing."""
    sums: dict[tuple[int, str], int] = {}
    for one in gains:
        sums[one.seat, one.kind] = sums.get((one.seat, one.kind), 0) + one.n
    return tuple(Gain(seat, kind, n) for (seat, kind), n in sums.items() if n)


# ---- beats ----------------------------------------------------------------------------------------------------------


def beats_of(
    session: Session, entries: Iterable[HistoryEntry], read: ReadNotes, viewer: int, *, full: bool = False
) -> list[Beat]:
    """The beats of entries, in order. Full: every note that the viewer may read is one of its own."""
    found: list[Beat] = []
    ahead: list[VisibleOp] = []
    loose: list[Gain] = []
    reasons: list[Reason] = []
    game, table = session.game, session.table
    people = sum(not player.is_automa for player in session.players)
    markers = frozenset(piece.id for piece in game.blueprint(people, session.settings).pieces if piece.is_marker)
    for entry in entries:
        tally = _Tally(table, markers, viewer)
        read_notes = read(entry)
        notes = iter(enumerate(read_notes))
        summed_up = game.told.summed_up([one.message for one in read_notes])
        for op in entry.ops:
            seen = visible_ops((op,), viewer)
            if not isinstance(op, ops.NoteOp):
                ahead += seen
                tally.add(op, bool(seen))
                continue
            at, note = next(notes)
            if not seen:
                loose += tally.close(None, keeping=True)
                continue
            ahead.append(replace(seen[0], message=note.message))
            told = NoteClass.KEEPING if at in summed_up else game.told.class_of(note.rule, note.message.id)
            brought = tally.close(note.message, keeping=told is NoteClass.KEEPING)
            gains = (*loose, *brought)
            reasons += _reasons(session, entry, at, note, _without(brought, tally.laid), tally.grounds)
            tally.announce(note)
            if told is NoteClass.KEEPING and not full:
                loose = list(gains)
                continue
            steps, why, ahead, loose, reasons = tuple(ahead), tuple(reasons), [], [], []
            _tell(found, Beat(entry.number, seat_of(note.message), told, note, (), steps, gains, why), full)
        loose += tally.close(None, keeping=True)
    if found and (ahead or loose or reasons):
        last = found[-1]
        why = (*last.reasons, *reasons)
        found[-1] = replace(last, steps=(*last.steps, *ahead), gains=(*last.gains, *loose), reasons=why)
    return [replace(beat, gains=summed(beat.gains)) for beat in found]


def _without(gains: Sequence[Gain], others: Sequence[Gain]) -> Sequence[Gain]:
    return (*gains, *(Gain(one.seat, one.kind, -one.n) for one in others)) if others else gains


def _reasons(
    session: Session,
    entry: HistoryEntry,
    at: int,
    note: ops.NoteOp,
    brought: Sequence[Gain],
    grounds: Collection[str],
) -> Iterator[Reason]:
    """Why a note, the one of this number in its entry, brought what it brought. Where the amount itself lies is no
    cause.
    """
    cause = next((one for one in note.subjects[:2] if one not in grounds), "")
    if entry.causes is not None:
        name = entry.causes.get((at, cause)) if cause else None
    else:  # a history that was sent: it is called what it is called now
        name = short_name_now(cause, session.game, session.table) if cause else None
    if name is not None and seat_of(name):  # whose it is says nothing of why
        name = None
    if name is None and entry.causes is not None:
        name = entry.causes.get((at, ""))
    for one in summed(brought):
        yield Reason(one.seat, one.kind, one.n, cause, name, note.rule)


def _tell(found: list[Beat], beat: Beat, full: bool) -> None:
    """Add a beat, or what it tells to the one before."""
    before = found[-1] if found else None
    if full or before is None:
        found.append(beat)
    elif beat.kind is NoteClass.GAIN and (before.entry == beat.entry or before.seat == beat.seat):
        found[-1] = replace(
            before,
            entry=beat.entry,
            effects=(*before.effects, beat.note),
            steps=before.steps + beat.steps,
            gains=before.gains + beat.gains,
            reasons=before.reasons + beat.reasons,
        )
    elif before.kind is NoteClass.OPENING and beat.kind is NoteClass.DEED and before.seat == beat.seat:
        found[-1] = replace(
            beat,
            effects=(before.note, *before.effects),
            steps=before.steps + beat.steps,
            gains=before.gains + beat.gains,
            reasons=before.reasons + beat.reasons,
        )
    else:
        found.append(beat)


def remark_beat(entry: int, words: Message) -> Beat:
    """What somebody wrote beside the game, as a step of its own: nothing moves."""
    return Beat(entry, 0, NoteClass.KEEPING, ops.NoteOp(words, "", (), -1), (), ())


def by_person(beats: Sequence[Beat]) -> list[tuple[int, tuple[Beat, ...]]]:
    """Runs of beats of the same seat, in order."""
    runs: list[tuple[int, list[Beat]]] = []
    for beat in beats:
        if not runs or runs[-1][0] != beat.seat:
            runs.append((beat.seat, []))
        runs[-1][1].append(beat)
    return [(seat, tuple(run)) for seat, run in runs]
