"""Listing options stays quick in large mines (processor time, so that a busy machine does not matter)."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from engine.api import Frame, Session
from engine.imperial_miners.activation import Activate, Climb, Special, Surface
from engine.imperial_miners.cards import shipped
from engine.imperial_miners.carts import full_carts
from engine.imperial_miners.grid import cell_id
from engine.imperial_miners.research import Research
from engine.imperial_miners.tokens import PutCart, PutToken
from engine.imperial_miners.turn import Choose
from tests.imperial_miners.table import event, game, give, start

DATA = shipped()


def filled_mines(people: int, rows: dict[int, int]) -> Session:
    """Everybody has rows of so many cards, staggered under each other, and a hand."""
    session = game(people)
    table = session.table
    stock = {level: [card for card in DATA.level if DATA.level[card] == level] for level in (1, 2, 3, 4)}
    for seat in table.each_seat():
        for row, n in rows.items():
            for at in range(n):
                if stock[row]:
                    table.move(stock[row].pop(), cell_id(seat, row, 2 * at + (row % 2 == 0)))
        for level in (1, 2, 3):
            for _ in range(2):
                if stock[level]:
                    table.move(stock[level].pop(), f"seat.{seat}.hand")
        give(session, seat, coin=20)
    return session


MIDDLE = cell_id(1, 3, 2)
FRAMES: tuple[Frame[Any], ...] = (
    Choose(1),
    Activate(1, MIDDLE),
    Climb(1, MIDDLE),
    Surface(1),
    Special(1, 1, "event.10", ""),
    PutToken(1, "gadget", 1, "any", "event.10", ""),
    PutCart(1, 1, "event.10", ""),
    Research(1, 9, "event.10"),
)


@pytest.mark.parametrize(
    ("people", "rows", "limit"),
    [(5, {1: 4, 2: 3, 3: 2, 4: 1}, 0.005), (1, {1: 20, 2: 20, 3: 19, 4: 1}, 0.020)],
    ids=["ten cards in each of five mines", "a mine of sixty"],
)
def test_listing_options(people: int, rows: dict[int, int], limit: float) -> None:
    session = filled_mines(people, rows)
    event(session, "event.10")
    assert full_carts(session.table, 1) > 1
    for frame in FRAMES:
        start(session, frame)
        pending = session.first_pending()
        assert pending is not None
        taken = []
        for _ in range(20):
            started = process_time()
            listed = session.options(pending)
            taken.append(process_time() - started)
            assert listed
        assert sorted(taken)[-2] <= limit, pending.frame
        session.table.pop(1)
