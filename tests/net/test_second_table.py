"""A second Társas at a table: it asks, offers and tells what the first one does, and holds only what its seat sees."""

from __future__ import annotations

import pytest

from engine import api
from tests.net.phones import OpenTableForPhones
from tests.net.tables import SecondTable

_GAMES = ("ginkgopolis", "underwater_cities", "imperial_miners", "barrage")


def play(house: OpenTableForPhones, tables: list[SecondTable], most: int) -> int:
    """Bots answer: for a seat of another table there, else here. How many questions were compared."""
    bots = {seat: api.RandomBot(40 + seat) for seat in range(1, 6)}
    by_seat = {table.far.seat: table for table in tables if table.far.seat}
    compared = 0
    for _ in range(most):
        pending = house.session.first_pending()
        if pending is None:
            break
        table = by_seat.get(pending.question.seat)
        if table is None:
            answer = bots[pending.question.seat].choose_answer(house.session, pending)
            assert isinstance(house.session.answer(pending, answer), api.HistoryEntry)
            house.changed()
            for one in tables:
                one.settle()
            continue
        there = table.pending
        assert there is not None and there.frame == pending.frame
        assert table.session.options(there) == house.session.options(pending)
        compared += 1
        before = len(house.session.entries)
        assert table.answer(bots[there.question.seat].choose_answer(table.session, there))
        assert len(house.session.entries) == before + 1, table.refusals
        for one in tables:
            one.settle()
    return compared


@pytest.mark.parametrize("game", _GAMES)
def test_a_second_table_plays_a_whole_game(game: str) -> None:
    house = OpenTableForPhones(game, 3, seed=5)
    tables = [SecondTable(house).join(2), SecondTable(house).join(0)]
    compared = play(house, tables, 60)
    assert compared > 10
    for table in tables:
        viewer = table.far.seat
        assert api.seat_view(table.session.table, viewer) == api.seat_view(house.session.table, viewer)
        told = [one.message.id for entry in table.session.line() for one in entry.notes()]
        real = [
            note.message.id for entry in house.session.line() for note in entry.notes() if note.viewers & (1 << viewer)
        ]
        assert told[-40:] == real[-40:]
