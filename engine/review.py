"""Reading a history for its review: how everybody stood after each entry, and what a seat saw when it was asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from engine.core.flow.frame import answer_from_json
from engine.core.flow.question import to_plain_data
from engine.core.messages.errors import InvalidData
from engine.core.session.entry import EntryKind
from engine.core.session.session import Session
from engine.core.table.view import seat_view
from engine.players.review import Moment


class ReviewPoint(NamedTuple):
    """How the seats stand after an entry: each one's value less that of the best other."""

    number: int
    leads: tuple[float, ...]


def curve(session: Session) -> list[ReviewPoint]:
    """The whole line that is played now, entry by entry. The session is walked through and stands as before."""
    found = []
    with _walking(session):
        for entry in session.line():
            session.seek(entry)
            found.append(ReviewPoint(entry.number, leads(session)))
    return found


def leads(session: Session) -> tuple[float, ...]:
    """How far each seat is ahead of the best other, or of nothing if it sits alone; at the end by the score sheet."""
    table, game = session.table, session.game
    if session.is_over:
        values = [float(total) for total in game.result(table).totals]
    else:
        values = [game.evaluate(table, seat) for seat in range(1, table.seats + 1)]
    if len(values) == 1:
        return tuple(values)
    return tuple(value - max(values[:at] + values[at + 1 :]) for at, value in enumerate(values))


def moments(session: Session, seat: int) -> list[Moment]:
    """Every question that a seat has answered on this line, with what it saw then."""
    found = []
    with _walking(session):
        for entry in session.line():
            if entry.kind is not EntryKind.ANSWER or entry.seat != seat or entry.parent is None:
                continue
            session.seek(entry.parent)
            pending = session.pending_on(entry.lane)
            if pending is None or pending.question.seat != seat:
                continue
            try:
                answer = answer_from_json(pending.frame, to_plain_data(entry.payload))
            except InvalidData:
                continue
            found.append(Moment(entry.number, seat, seat_view(session.table, seat), answer))
    return found


@contextmanager
def _walking(session: Session) -> Iterator[None]:
    here = session.current
    try:
        yield
    finally:
        session.seek(here)
