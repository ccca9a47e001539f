"""Who is told that a whole pile went somewhere: whoever sees either end of its way."""

from __future__ import annotations

import pytest

from engine.core.table.view import VisibleOp, visible_ops
from tests.core.toy import CARDS, table


def _told(source: str, target: str, viewer: int) -> list[VisibleOp]:
    board = table()
    for card in CARDS[:3]:
        board.move(card, source)
    mark = board.checkpoint()
    board.move_all(source, target)
    return visible_ops(board.journal_ops[mark:], viewer)


@pytest.mark.parametrize(
    ("source", "target"),
    [("row", "heap"), ("row", "memory"), ("memory", "row"), ("row", "seat.1.secret"), ("seat.1.secret", "row")],
)
def test_who_sees_one_end_of_the_way_is_told_of_it(source: str, target: str) -> None:
    assert _told(source, target, viewer=2) == [VisibleOp("sweep", source=source, target=target, n=3)]


@pytest.mark.parametrize(("viewer", "seen"), [(1, 1), (2, 0)])
def test_between_hidden_places_only_their_owner_is_told(viewer: int, seen: int) -> None:
    assert len(_told("seat.1.secret", "memory", viewer)) == seen
