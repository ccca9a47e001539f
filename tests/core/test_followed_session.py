"""A session that is followed elsewhere holds exactly what its seat saw, and beats show all of it."""

from __future__ import annotations

from functools import cache

import pytest

from engine import api
from engine.core.lookahead.mirror_session import MirrorSession
from engine.core.lookahead.seen_entry import SeenEntry, seen_entry
from engine.core.messages.message import msg
from engine.core.session.entry import first_public_note
from engine.core.table.ops import NoteOp
from engine.core.table.view import visible_ops

GAMES = ("ginkgopolis", "barrage")


@cache
def played(game: str) -> tuple[api.Session, api.NamedNotes]:
    session = api.new_session(game, 2, seed=3)
    notes, bot = api.NamedNotes(session), api.RandomBot(3)
    while len(session.entries) < 26 and (pending := session.first_pending()) is not None:
        session.answer(pending, bot.choose_answer(session, pending))
    return session, notes


def followed(game: str, viewer: int) -> tuple[MirrorSession, list[SeenEntry]]:
    """The session through the eyes of a seat, laid after every entry that the seat knows of."""
    session, notes = played(game)
    seen = [one for entry in session.line() if (one := seen_entry(entry, viewer, notes.notes(entry))) is not None]
    mirror = MirrorSession(session.game, session.players, session.settings, viewer)
    mirror.grow(0, seen)
    return mirror, seen


@pytest.mark.parametrize("viewer", [0, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_followed_history_shows_each_seat_exactly_what_it_saw(game: str, viewer: int) -> None:
    mirror, seen = followed(game, viewer)
    kinds = set()
    for entry, told in zip(mirror.live_line(), seen, strict=True):
        steps = [one.step for one in told.steps]
        kinds |= {one.what for one in steps}
        assert visible_ops(entry.ops, viewer) == steps
        assert [note.message for note in entry.notes()] == [one.message for one in steps if one.what == "note"]
        if viewer:
            assert all(
                bool(note.viewers & 1) == one.is_public for note, one in zip(entry.notes(), _notes(told), strict=True)
            )
    assert {"note", "move", "count"} <= kinds


def _notes(told: SeenEntry) -> list[api.SeenStep]:
    return [one for one in told.steps if one.step.what == "note"]


@pytest.mark.parametrize("game", GAMES)
def test_notes_are_sent_as_they_were_named_at_their_moment(game: str) -> None:
    session, notes = played(game)
    for entry in session.line():
        told = seen_entry(entry, 0, notes.notes(entry))
        read = [note.message for note in notes.notes(entry) if note.viewers & 1]
        assert (told is None and not read) or (told is not None and [one.step.message for one in _notes(told)] == read)


def test_a_followed_line_is_one_line_and_its_moments_can_be_shown() -> None:
    mirror, seen = followed("ginkgopolis", 1)
    session, _ = played("ginkgopolis")
    line = mirror.live_line()
    assert [one.parent for one in line] == [None, *line[:-1]]
    assert [one.children for one in line] == [*([one] for one in line[1:]), []]
    view = api.seat_view(session.table, 1)
    mirror.lay(view, api.PlayMode.STRICT, 0)
    newest = mirror.table
    mirror.seek(line[2])
    assert mirror.table is newest and mirror.current is line[-1], "what was never seen here cannot be shown"
    mirror.grow(len(line), [seen[-1]])
    mirror.lay(view, api.PlayMode.STRICT, 0)
    mirror.seek(line[-1])
    assert mirror.current is line[-1] and not mirror.is_live and api.seat_view(mirror.table, 1) == view
    mirror.seek(mirror.live_line()[-1])
    assert mirror.is_live and mirror.current is mirror.live_line()[-1]


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_beats_show_everything_that_was_seen_in_its_order(game: str, viewer: int) -> None:
    session, notes = played(game)
    entries = session.line()[1:]
    seen = [one for entry in entries for one in visible_ops(entry.ops, viewer)]
    for full in (False, True):
        beats = api.beats_of(session, entries, notes.notes, viewer, full=full)
        shown = [one for beat in beats for one in beat.steps]
        assert [(one.what, one.piece, one.target, one.kind, one.n) for one in shown] == [
            (one.what, one.piece, one.target, one.kind, one.n) for one in seen
        ]


@pytest.mark.parametrize("game", GAMES)
def test_the_line_of_a_person_holds_their_deeds_and_nothing_else(game: str) -> None:
    session, notes = played(game)
    summary = api.summary_of(session, session.line()[1:], notes.notes, 0)
    assert {person.seat for person in summary.people} == {1, 2}
    told = session.game.told
    for person in summary.people:
        kinds = {told.class_of(note.rule, note.message.id) for note in person.deeds}
        assert kinds <= {api.NoteClass.DEED, api.NoteClass.OPENING}


def test_onlookers_read_the_first_sentence_that_is_not_for_one_seat_alone() -> None:
    entry = api.HistoryEntry(0, None, api.EntryKind.SETUP, 0, 0, None, api.PlayMode.STRICT)
    secret, public = msg("toy", "You draw a seven."), msg("toy", "Somebody draws a card.")
    entry.records = [(NoteOp, secret, "toy/draw", (), 1 << 1), (NoteOp, public, "toy/draw", (), 0b111)]
    assert first_public_note(entry) is public
    entry.records = entry.records[:1]
    assert first_public_note(entry) is None
