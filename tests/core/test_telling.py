"""The history keeps the names that were true when it was written."""

from __future__ import annotations

from engine.api import (
    HistoryEntry,
    Message,
    MovePiece,
    NamedNotes,
    RandomBot,
    Session,
    SetCount,
    Table,
    TableAction,
    decode,
    encode,
    find_game,
    new_session,
)
from engine.core.messages.message import PieceArg, PlaceArg
from tests.conformance.cases import Case, each_case


def told(session: Session, chronicle: NamedNotes) -> list[list[Message]]:
    """Every sentence of the line, entry by entry."""
    return [[note.message for note in chronicle.notes(entry)] for entry in session.line()]


def any_act(table: Table) -> TableAction:
    """Something that hands can do to the table of any game."""
    for piece in table.pieces.values():
        return MovePiece(piece.id, piece.place.id)
    kind = next(kind for kind in table.count_defs.values() if kind.places)
    here, *others = [name for name in table.places if name.startswith(kind.places)]
    return SetCount(here, kind.kind, table.count_at(here, kind.kind), others[0] if others else "")


def test_a_building_that_grew_is_called_as_it_was() -> None:
    """At each note the names are those of that moment, also in the middle of an entry."""
    session, bot = new_session("ginkgopolis", 3, seed=5), RandomBot(5)
    chronicle = NamedNotes(session)
    first: list[list[Message]] = [[note.message for note in chronicle.notes(session.root)]]
    for _ in range(60):
        pending = session.first_pending()
        assert pending is not None
        entry = session.answer(pending, bot.choose_answer(session, pending))
        assert isinstance(entry, HistoryEntry)
        chronicle.record(entry)
        first.append([note.message for note in chronicle.notes(entry)])
    assert told(session, chronicle) == first
    now = 0
    for entry, messages in zip(session.line(), first, strict=True):
        for note, message in zip(entry.notes(), messages, strict=True):
            for (name, arg), (_, fixed) in zip(note.message.args, message.args, strict=True):
                assert not isinstance(fixed, (PieceArg, PlaceArg)), name
                if isinstance(arg, PlaceArg):
                    now += session.game.place_name(session.table, arg.place) != fixed
    assert now, "no place has changed its name: this game tests nothing"


@each_case
def test_an_opened_game_tells_the_same(case: Case) -> None:
    """A walk along the history gives what was taken down step by step, and leaves the table as it was."""
    session, bot = case.start(3), RandomBot(3)
    chronicle = NamedNotes(session)
    chronicle.notes(session.root)
    for number in range(40):
        pending = session.first_pending()
        if pending is None:
            break
        entry = session.answer(pending, bot.choose_answer(session, pending))
        assert isinstance(entry, HistoryEntry)
        before = session.table.digest()
        chronicle.record(entry)
        assert session.table.digest() == before
        if number == 20:
            session.to_sandbox()
            assert isinstance(session.apply_action(any_act(session.table)), HistoryEntry)
            session.undo()
            session.undo()
    opened = decode(encode(session).encode(), find_game).session
    before = opened.table.digest()
    again = NamedNotes(opened)
    assert told(opened, again) == told(session, chronicle)
    assert opened.table.digest() == before
    assert opened.current.number == session.current.number
    for entry in opened.entries:
        again.notes(entry)
    assert opened.table.digest() == before
    assert [one.question for one in opened.pending()] == [one.question for one in session.pending()]


def test_a_place_is_called_what_it_was_before_the_piece_came() -> None:
    """“moves marker C: … → field of marker C” would say nothing, whether hands lay it or the rules."""
    session = new_session("ginkgopolis", 2, seed=3)
    session.to_sandbox()
    chronicle, table = NamedNotes(session), session.table
    target = next(
        name for name in table.places if session.game.place_name(table, name).id == "ginkgopolis.cell_of_marker"
    )
    marker = table.places[target].pieces[0].id
    free = MovePiece(marker, "box")
    assert isinstance(session.apply_action(free, 1), HistoryEntry)
    before = session.game.place_name(table, target)
    entry = session.apply_action(MovePiece(marker, target), 1)
    assert isinstance(entry, HistoryEntry)
    chronicle.record(entry)
    told_then = dict(chronicle.notes(entry)[0].message.args)
    assert told_then["to"] == before != session.game.place_name(table, target)
    again = NamedNotes(decode(encode(session).encode(), find_game).session)
    assert told(again._session, again)[-1][0] == chronicle.notes(entry)[0].message
