"""Where everything stands on a television, for any table and screen."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF

from qtapp.windows.television.plan import LEAST_BOARD, plan

SCREENS = ((1280, 720), (1366, 768), (1920, 1080), (3840, 2160), (1024, 768), (2560, 1080))
BOARDS = {"wide": 2.4, "square": 1.0, "map": 1.3, "tall": 0.74}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("people", range(6))
@pytest.mark.parametrize("large", sorted(BOARDS))
@pytest.mark.parametrize("others", [0.0, 1.2])
def test_everything_has_room_of_its_own(screen: tuple[int, int], people: int, large: str, others: float) -> None:
    made = plan(QSizeF(*screen), BOARDS[large], [1.4] * people, others)
    boxes = [made.bar, made.foot, made.large, *made.cells]
    for one, other in combinations(boxes, 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))
    for box in (made.large, *made.cells):
        assert made.middle.adjusted(-1, -1, 1, 1).contains(box) and box.width() > 0 and box.height() > 0
    expected = (1 if made.people_walk else people) + bool(others)
    assert len(made.cells) == expected
    assert made.people_walk or people < 5


def test_few_people_have_cells_of_their_own_and_many_take_turns() -> None:
    screen = QSizeF(1920, 1080)
    assert len(plan(screen, 1.3, [1.4] * 4).cells) == 4
    assert plan(screen, 1.3, [1.4] * 5).people_walk
    narrow = plan(screen, 1.9, [0.9] * 4)
    assert narrow.people_walk and min(narrow.cells[0].size().toTuple()) >= LEAST_BOARD


def test_all_grows_with_the_screen() -> None:
    small, large = plan(QSizeF(1920, 1080), 1.3, [1.4] * 3), plan(QSizeF(3840, 2160), 1.3, [1.4] * 3)
    assert large.unit == 2 * small.unit == 2
    for one, other in zip((small.large, *small.cells), (large.large, *large.cells), strict=True):
        assert other.size() == one.size() * 2
