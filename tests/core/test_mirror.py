"""A table that was sent as a view: it asks and offers the same, and a view that fits no game is refused."""

from __future__ import annotations

import json

import pytest

from engine.api import (
    InvalidData,
    QuestionShape,
    RandomBot,
    RandomStream,
    Session,
    mirrored_table,
    new_session,
    seat_view,
    view_from_json,
    view_to_json,
)
from engine.core.flow.kernel import legal_answers

_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")


def over_the_wire(session: Session, seat: int) -> object:
    return json.loads(json.dumps(view_to_json(seat_view(session.table, seat))))


@pytest.mark.parametrize("game", _GAMES)
def test_a_mirror_offers_what_the_table_offers(game: str) -> None:
    session, compared = new_session(game, 3, seed=11), 0
    bots = {seat: RandomBot(seat) for seat in range(1, 6)}
    while compared < 40 and (pending := session.first_pending()) is not None:
        seat = pending.question.seat
        table = mirrored_table(session.game, view_from_json(over_the_wire(session, seat)))
        frame = table.lanes[pending.lane][-1][0]
        assert frame == pending.frame
        assert seat_view(table, seat) == seat_view(session.table, seat)
        if pending.frame.shape is QuestionShape.PICK:
            found, real = legal_answers(table, pending.lane), session.options(pending)
            assert found == real
            labels = [str(pending.frame.label(table, one)) for one in found]
            assert labels == [str(pending.frame.label(session.table, one)) for one in real]
        compared += 1
        session.answer(pending, bots[seat].choose_answer(session, pending))
    assert compared > 20


def test_a_view_that_somebody_made_up_is_refused() -> None:
    session = new_session("ginkgopolis", 2, seed=3)
    dice, refused = RandomStream(3, "noise", 0), 0
    for _ in range(300):
        raw = over_the_wire(session, 1)
        spoil(raw, dice)
        try:
            mirrored_table(session.game, view_from_json(raw))
        except InvalidData:
            refused += 1
    assert refused > 100, "and everything else was a table after all"


def spoil(raw: object, dice: RandomStream) -> None:
    """Put something else into one place of the data, wherever it is."""
    path = raw
    while True:
        keys = list(path) if isinstance(path, dict) else list(range(len(path))) if isinstance(path, list) else []
        if not keys:
            return
        key = dice.choice(keys)
        inner = path[key]  # type: ignore[index]  # whatever it is, it has this key
        if isinstance(inner, dict | list) and inner and dice.bits() % 4:
            path = inner
            continue
        path[key] = dice.choice([None, -1, 10**12, "x" * 300, "", [], {}, "card.nowhere", ["frame", {}]])  # type: ignore[index]
        return
