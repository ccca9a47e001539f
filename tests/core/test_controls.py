"""Seats that computers answer for: kept beside the log, and passed over by whoever takes back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import api
from engine.api import HistoryEntry, InvalidData, RandomBot, SeatControl, Session, new_session, take_back, taken_back


def _answer(session: Session, seat: int, level: int = 0) -> HistoryEntry:
    pending = next(one for one in session.pending() if one.question.seat == seat)
    entry = session.answer(pending, RandomBot(seat).choose_answer(session, pending), level=level)
    assert isinstance(entry, HistoryEntry)
    return entry


def _read(text: str) -> Session:
    return api.decode(text.encode(), api.find_game).session


def test_who_answers_for_a_seat_is_kept_and_a_file_without_computers_is_as_it_was() -> None:
    session = new_session("ginkgopolis", 3, seed=5)
    _answer(session, 1)
    plain = api.encode(session)
    assert "controls" not in plain and "level" not in plain
    session.controls = {3: SeatControl(4, 77), 2: SeatControl(0, 9)}
    _answer(session, 3, level=4)
    session.undo()
    text = api.encode(session)
    opened = _read(text)
    assert opened.controls == session.controls, "handed over and taken back, whatever moment is shown"
    assert [entry.level for entry in opened.entries] == [0, 0, 4]
    assert api.encode(opened) == text
    session.controls = {}
    assert json.loads(api.encode(session)).get("controls") is None


@pytest.mark.parametrize(
    "controls",
    [
        [{"seat": 3, "level": 2, "temper": 0}],
        [{"seat": 1, "level": 2, "temper": 0}, {"seat": 1, "level": 3, "temper": 0}],
        [{"seat": 1, "level": 99, "temper": 0}],
        [{"seat": 1, "level": 2, "temper": -1}],
        [{"seat": 1, "level": 2}],
        [{"seat": 1, "level": 0, "temper": 0, "hints": 10_000}],
        "all",
    ],
)
def test_controls_that_do_not_fit_the_table_are_refused(controls: Any) -> None:
    data = json.loads(api.encode(new_session("nim", 2, seed=1)))
    with pytest.raises(InvalidData):
        _read(json.dumps({**data, "controls": controls}))


def test_no_computer_takes_the_seat_of_the_games_own_player() -> None:
    session = new_session("ginkgopolis", 1, seed=1, settings={})
    assert session.players[1].is_automa
    data = json.loads(api.encode(session))
    with pytest.raises(InvalidData):
        _read(json.dumps({**data, "controls": [{"seat": 2, "level": 1, "temper": 0}]}))


def test_taking_back_goes_to_the_last_answer_of_a_person() -> None:
    session = new_session("nim", 2, seed=1)
    mine = _answer(session, 1)
    theirs = _answer(session, 2, level=3)
    assert taken_back(session, 1) == [theirs, mine]
    assert take_back(session, 1) is mine and session.current is session.root


def test_a_choice_of_computers_keeps_nobody_from_taking_back() -> None:
    session = new_session("ginkgopolis", 3, seed=5)
    for seat, level in ((2, 2), (3, 2), (1, 0)):
        _answer(session, seat, level)
    while {one.question.seat for one in session.pending()} != {1, 2, 3}:
        pending = session.first_pending()
        assert pending is not None
        _answer(session, pending.question.seat, 0 if pending.question.seat == 1 else 2)
    person = next(one for one in reversed(session.line()) if not one.level)
    _answer(session, 2, level=2)
    _answer(session, 3, level=2)
    assert taken_back(session, 1)[-1] is person
    assert take_back(session, 1) is person and session.current is person.parent


def test_of_computers_alone_the_newest_answer_is_taken_back() -> None:
    session = new_session("nim", 2, seed=1)
    _answer(session, 1, level=1)
    newest = _answer(session, 2, level=1)
    assert taken_back(session, 0) == [newest]
    assert take_back(session, 0) is newest
