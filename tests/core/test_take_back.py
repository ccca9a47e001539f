"""Taking back: over what answered itself, and for each seat while all choose at the same time."""

from __future__ import annotations

import json

import pytest

from engine.api import (
    SOMEBODY,
    HistoryEntry,
    RandomBot,
    Refusal,
    SeatArg,
    Session,
    ShufflePlace,
    decode,
    encode,
    find_game,
    message_from_json,
    message_to_json,
    new_session,
    own_choice,
    take_back,
    taken_back,
    to_english,
)
from tests.conformance.mutate import rechained


def _answer(session: Session, seat: int) -> HistoryEntry:
    pending = next(one for one in session.pending() if one.question.seat == seat)
    entry = session.answer(pending, RandomBot(seat).choose_answer(session, pending))
    assert isinstance(entry, HistoryEntry)
    return entry


def test_each_takes_back_their_own_choice_while_all_choose() -> None:
    session = new_session("ginkgopolis", 3, seed=5)
    first, second = _answer(session, 1), _answer(session, 2)
    assert own_choice(session, 1) is first and own_choice(session, 2) is second and own_choice(session, 3) is None
    assert taken_back(session, 1) == [first] and taken_back(session, 3) == []
    assert take_back(session, 1) is first
    assert own_choice(session, 1) is None and own_choice(session, 2) is not None
    assert isinstance(take_back(session, 3), Refusal)


def test_nobody_has_an_open_choice_once_all_have_chosen() -> None:
    session = new_session("ginkgopolis", 3, seed=5)
    for seat in (1, 2, 3):
        last = _answer(session, seat)
    assert not any(own_choice(session, seat) for seat in (1, 2, 3))
    assert taken_back(session, 2) == [last]


def test_what_was_answered_by_itself_goes_with_the_answer_before_it() -> None:
    session = new_session("nim", 2, seed=1)
    mine = _answer(session, 1)
    for seat in (2, 1):
        _answer(session, seat).by_itself = True
    assert [one.number for one in taken_back(session, 1)] == [3, 2, 1]
    assert take_back(session, 1) is mine
    assert session.current is session.root
    assert take_back(session, 1) is None


def test_a_refused_taking_back_leaves_nothing_behind() -> None:
    session = new_session("ginkgopolis", 3, seed=1)
    for seat, by_itself in ((1, True), (2, False)):
        pending = next(one for one in session.pending() if one.question.seat == seat)
        session.answer(pending, session.options(pending)[0], by_itself=by_itself)
    here, entries, table = session.current, list(session.entries), session.table.digest()
    assert isinstance(take_back(session, 1), Refusal), "its only choice answered itself, and the other one has chosen"
    assert session.current is here and session.entries == entries and session.table.digest() == table
    assert all(child in entries for entry in entries for child in entry.children)


def test_what_answered_itself_is_taken_back_where_nobody_has_decided_anything() -> None:
    session = new_session("ginkgopolis", 3, seed=1)
    pending = next(one for one in session.pending() if one.question.seat == 1)
    entry = session.answer(pending, session.options(pending)[0], by_itself=True)
    assert taken_back(session, 1) == [entry] and take_back(session, 1) is entry
    assert session.current is session.root


def test_who_only_looks_on_has_nothing_to_take_back_while_all_choose() -> None:
    """Seat 0 is no person: nothing is refused in its name, and no name can be made of it."""
    session = new_session("ginkgopolis", 2, seed=3)
    for pending in session.pending()[:1]:
        session.answer(pending, session.options(pending)[0])
    here = session.current
    assert take_back(session, 0) is None and session.current is here
    assert take_back(session, here.seat) is here and session.current is session.root
    with pytest.raises(ValueError, match="seat 0"):
        SeatArg(0)


def test_hands_of_no_seat_are_somebodys() -> None:
    session = new_session("ginkgopolis", 2, seed=3)
    session.to_sandbox()
    entry = session.apply_action(ShufflePlace("deck"), 0)
    assert isinstance(entry, HistoryEntry)
    told = entry.notes()[-1].message
    assert to_english(told).startswith("Somebody shuffles")
    stored = json.dumps(message_to_json(told))
    raw = json.loads(stored.replace(json.dumps(["msg", *message_to_json(SOMEBODY)]), '["seat", 0]'))
    assert raw != json.loads(stored)
    assert message_from_json(message_to_json(told)) == told == message_from_json(raw), "older games say it so"
    older = json.dumps(json.loads(encode(session))).replace(
        json.dumps(["msg", *message_to_json(SOMEBODY)]), '["seat", 0]'
    )
    opened = decode(json.dumps(rechained(json.loads(older))).encode(), find_game)
    assert '["seat", 0]' in older and opened.first_divergence is None, "it is still played by the same rules"
