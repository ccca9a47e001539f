"""Reading what has happened changes nothing: no ticket, no stamp, no draft."""

from __future__ import annotations

from engine.api import NamedNotes, RandomBot, Session, decode, encode, find_game
from qtapp.session.history_points import view_before
from tests.conformance.cases import Case, each_case, played
from tests.core.toy import table


def moment(session: Session) -> tuple[object, ...]:
    """All by which somebody could tell that time has passed."""
    table = session.table
    return table.stamp, table.digest(), [one.ticket for one in session.pending()], len(table.journal)


@each_case
def test_reading_the_log_gives_open_questions_no_new_tickets(case: Case) -> None:
    session = case.start(4)
    for _ in played(session, 4, 30):
        pass
    opened = decode(encode(session).encode(), find_game).session
    asked = opened.first_pending()
    before = moment(opened)
    notes = NamedNotes(opened)
    for entry in opened.entries:
        notes.notes(entry)
    assert moment(opened) == before
    view_before(opened, 1)
    assert moment(opened) == before
    if asked is not None:
        answer = RandomBot(4).choose_answer(opened, asked)
        assert not isinstance(opened.answer(asked, answer), list), "the question that was read before is still open"


@each_case
def test_what_was_read_can_still_be_taken_back_and_done_again(case: Case) -> None:
    session = case.start(5)
    notes = NamedNotes(session)
    digests = [session.table.digest()]
    for entry in played(session, 5, 25):
        notes.record(entry)
        notes.notes(entry)
        digests.append(session.table.digest())
    for digest in reversed(digests):
        assert session.table.digest() == digest
        session.undo()
    while session.redo() is not None:
        pass
    assert session.table.digest() == digests[-1]
    assert len({ticket for lane in session.table.lanes for _, ticket in lane}) == sum(map(len, session.table.lanes))


def test_a_place_that_was_shuffled_twice_lies_as_it_lay_between() -> None:
    board = table()
    board.shuffle("deck")
    board.move(board.pieces_in("deck")[-1].id, "row")
    mark, between = board.checkpoint(), board.digest()
    board.shuffle("deck")
    done = board.journal[:]
    with board.excursion():
        board.rewind_to(0)
        for written in done:
            board.redo(written)
    board.rewind_to(mark)
    assert board.digest() == between


@each_case
def test_a_piece_that_a_seat_has_not_seen_is_no_piece_to_it(case: Case) -> None:
    """Else the reasons would tell where it lies."""
    session = case.start(7)
    for number, _ in enumerate(played(session, 7, 60)):
        if number % 9:
            continue
        table = session.table
        for seat in range(1, table.seats + 1):
            hidden = [one.id for one in table.pieces.values() if one.back and not one.seen_by >> seat & 1][:40:4]
            for drop in list(table.places)[::5]:
                unknown = session.explain_drag(seat, "", drop)
                assert all(session.explain_drag(seat, one, drop) == unknown for one in hidden)
            nothing = session.explain_grab(seat, "")
            assert all(session.explain_grab(seat, one) == nothing for one in hidden)
