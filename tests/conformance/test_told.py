"""What others did is told: every note has a class, no deed is passed over, nothing secret is told, gains are true."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from engine.api import (
    Game,
    HistoryEntry,
    NamedNotes,
    NoteClass,
    Session,
    beats_of,
    entries_since,
    score_curve,
    summary_of,
)
from engine.core.messages.stored import english_source
from engine.core.table.ops import CountOp, TransferOp
from tests.conformance.cases import CASES, Case, each_game, play_on

DEEDS = (NoteClass.DEED, NoteClass.OPENING)
ENDS = [case for case in CASES if case.people in (case.game.seat_counts[0], case.game.seat_counts[-1])]
"""Of each game the smallest and the largest table."""

each_case = pytest.mark.parametrize("case", ENDS, ids=lambda case: case.name)


@cache
def _played(case: Case) -> Session:
    session = case.start(1)
    play_on(session, 1)
    return session


def _deeds(session: Session, entries: list[HistoryEntry]) -> Counter[tuple[str, str, tuple[str, ...]]]:
    told = session.game.told
    return Counter(
        (note.rule, note.message.id, note.subjects)
        for entry in entries
        for note in entry.notes()
        if note.viewers & 1 and told.class_of(note.rule, note.message.id) in DEEDS
    )


@each_case
def test_every_note_has_a_class(case: Case) -> None:
    session = _played(case)
    rules = {note.rule for entry in session.entries for note in entry.notes()}
    assert {rule for rule in rules if not rule.startswith("table/")} <= session.game.told.rules


@each_game
def test_the_classes_speak_of_rules_and_messages_that_there_are(game: Game) -> None:
    assert game.told.rules and all(rule in game.rules for rule in game.told.rules)
    assert all(english_source(message) for message in game.told.messages | game.told.rounds)


@each_case
def test_every_deed_is_in_a_beat_and_in_the_line_of_its_person(case: Case) -> None:
    session = _played(case)
    read, told = NamedNotes(session).notes, session.game.told
    seats = range(1, session.table.seats + 1)
    for entries in (session.line()[1:], *(entries_since(session, seat) for seat in seats)):
        beats = beats_of(session, entries, read, 0)
        notes = [note for beat in beats for note in (beat.note, *beat.effects)]
        shown = Counter(
            (note.rule, note.message.id, note.subjects)
            for note in notes
            if told.class_of(note.rule, note.message.id) in DEEDS
        )
        assert shown == _deeds(session, entries)
        summary = summary_of(session, entries, read, 0)
        lines = Counter({person.seat: len(person.deeds) for person in summary.people if person.deeds})
        assert lines == Counter(beat.seat for beat in beats if beat.kind in DEEDS)
        assert all(lines), "a deed is somebody's"


@each_case
def test_a_beat_tells_only_what_its_viewer_may_read(case: Case) -> None:
    session = _played(case)
    read = NamedNotes(session).notes
    for viewer in range(session.table.seats + 1):
        allowed = {
            (entry.number, note.message.id, note.subjects)
            for entry in session.line()
            for note in entry.notes()
            if note.viewers & (1 << viewer)
        }
        for beat in beats_of(session, session.line()[1:40], read, viewer, full=True):
            assert (beat.entry, beat.note.message.id, beat.note.subjects) in allowed


@each_case
def test_gains_are_what_the_operations_say(case: Case) -> None:
    """What lies in the open is summed to the last piece, whatever the sentences leave out."""
    session = _played(case)
    entries = session.line()[1:]
    beats = beats_of(session, entries, NamedNotes(session).notes, 0)
    summed: Counter[tuple[int, str]] = Counter()
    for beat in beats:
        for gain in beat.gains:
            summed[gain.seat, gain.kind] += gain.n
    truth: Counter[tuple[int, str]] = Counter()
    secret = set()
    for op in (op for entry in entries for op in entry.ops):
        match op:
            case CountOp():
                changes = [(op.place, op.kind, op.after - op.before)]
            case TransferOp():
                changes = [(op.source, op.kind, -op.n), (op.target, op.kind, op.n)]
            case _:
                continue
        for place, kind, n in changes:
            if place.is_open:
                truth[place.owner, kind] += 0 if place.is_reserve else n
            else:
                secret.add((place.owner, kind))
    for (seat, kind), n in truth.items():
        definition = session.table.count_defs[kind]
        if seat and definition.places and not definition.is_marker and (seat, kind) not in secret and "." not in kind:
            assert summed[seat, kind] == n, (seat, kind)


@each_case
def test_the_curve_ends_with_the_result_and_leaves_no_trace(case: Case) -> None:
    session = _played(case)
    here, result = session.current, session.game.result(session.table)
    points = score_curve(session)
    assert session.current is here and session.game.result(session.table) == result
    assert points[-1].totals == result.totals and points[-1].entry == here.number
    starts, parts = (
        [one for one in numbers if one] for numbers in zip(*((p.round, p.part) for p in points), strict=True)
    )
    assert starts == list(range(1, len(starts) + 1)) and parts == list(range(2, len(parts) + 2))
    assert len(points) - 1 <= len(starts) + len(parts) and not points[-1].round
    told, written = session.game.told, [note.message.id for entry in session.line() for note in entry.notes()]
    rounds, begun = (sum(one in ids for one in written) for ids in (told.rounds, told.parts))
    assert len(starts) <= rounds and bool(starts) == bool(rounds) and len(parts) == begun
