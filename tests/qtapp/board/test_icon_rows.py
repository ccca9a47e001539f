"""Rows of icons in a box: lines are broken between rows only, icons become as large as they can, nothing sticks out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.icons import USUAL, IconStyle, all_lines, in_one_line, paint_icons
from qtapp.games.imperial_miners.cards import rows_of

ICON, OTHER, FIGURE = api.Icon("farm"), api.Icon("city"), api.Figure("3")
EACH, ARROW, GAP, PLUS = api.Glyph.EACH, api.Glyph.ARROW, api.Glyph.GAP, api.Figure("+")
BOX = QRectF(20, 10, 100, 60)


class Seen(PictureCache):
    """Notes where icons are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.icons: list[tuple[str, QRectF]] = []

    def icon(self, painter: QPainter, name: str, target: QRectF) -> None:
        self.icons.append((name, QRectF(target)))


@contextmanager
def canvas() -> Iterator[QPainter]:
    image = QImage(200, 100, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    yield painter
    painter.end()


def painted(
    rows: api.IconRows, side: float, style: IconStyle = USUAL, box: QRectF = BOX, centred: bool = True
) -> list[list[tuple[str, QRectF]]]:
    """The icons of each line."""
    art = Seen()
    with canvas() as painter:
        paint_icons(painter, art, rows, box, side, style, centred=centred)
    lines: dict[float, list[tuple[str, QRectF]]] = {}
    for name, room in art.icons:
        lines.setdefault(round(room.top(), 3), []).append((name, room))
    return [lines[top] for top in sorted(lines)]


def test_rows_that_are_not_joined_stand_apart() -> None:
    assert in_one_line(((ICON,), (EACH, OTHER), (FIGURE, ICON))) == (ICON, EACH, OTHER, GAP, FIGURE, ICON)


@pytest.mark.parametrize(("count", "ways"), [(1, 1), (2, 3), (3, 3)])
def test_no_row_is_broken(count: int, ways: int) -> None:
    rows: api.IconRows = ((ICON, ICON, ICON), (EACH, OTHER), (FIGURE, ICON), (ARROW, OTHER))
    found = list(all_lines(rows, count))
    assert len(found) == ways
    for lines in found:
        assert len(lines) == count
        assert [part for line in lines for part in line if part is not GAP] == [part for row in rows for part in row]
        assert {line[0] for line in lines} <= {row[0] for row in rows}


def test_icons_are_as_large_as_asked_and_in_the_middle(qapp: QApplication) -> None:
    [[(_, room)]] = painted(((ICON,),), 30)
    assert room == QRectF(55, 25, 30, 30)
    [[(_, room)]] = painted(((ICON,),), 30, centred=False)
    assert room == QRectF(20, 25, 30, 30)


@pytest.mark.parametrize("n", range(1, 8))
def test_nothing_sticks_out(qapp: QApplication, n: int) -> None:
    for line in painted(((FIGURE, ICON), *((EACH, OTHER) for _ in range(n - 1))), 50):
        for _, room in line:
            assert BOX.adjusted(-0.01, -0.01, 0.01, 0.01).contains(room)


def test_another_line_lets_icons_be_larger(qapp: QApplication) -> None:
    rows: api.IconRows = ((ICON, ICON, ICON), (OTHER, OTHER, OTHER))
    (_, two), *_ = painted(rows, 30)[0]
    (_, one), *_ = painted(rows, 30, IconStyle(lines=1))[0]
    assert two.width() > one.width() * USUAL.gain
    assert [len(line) for line in painted(rows, 30)] == [3, 3]
    assert [len(line) for line in painted(rows, 30, IconStyle(gain=9.0))] == [6]


def test_of_equal_ways_the_longer_line_comes_first_and_a_sum_stays_together(qapp: QApplication) -> None:
    pair: api.IconRow = (ICON, ICON)
    assert [len(line) for line in painted((pair, pair, pair), 34, IconStyle(gain=1.0))] == [4, 2]
    box = QRectF(0, 0, 300, 50)
    rows: api.IconRows = ((ICON,), (OTHER, OTHER), (PLUS, OTHER, OTHER))
    assert [len(line) for line in painted(rows, 20, IconStyle(gain=0.5, lines=2), box)] == [1, 4]


def test_an_empty_row_is_nothing(qapp: QApplication) -> None:
    assert painted((), 30) == painted(((),), 30) == []


def test_long_effects_are_parted_where_something_follows() -> None:
    assert rows_of((ICON, GAP, FIGURE, OTHER, PLUS, ICON, EACH, OTHER, ARROW, ICON)) == (
        (ICON,),
        (FIGURE, OTHER),
        (PLUS, ICON, EACH, OTHER),
        (ARROW, ICON),
    )
    assert rows_of((ARROW, ICON)) == ((ARROW, ICON),)


@pytest.mark.parametrize("game", api.GAMES)
def test_a_noun_is_drawn_by_an_icon(qapp: QApplication, game: str) -> None:
    """The file of a game names only icons that exist, and only nouns whose icon has another name."""
    art = PictureCache()
    art.use_icons(game)
    assert art.icon_of("no such noun") == "no such noun"
    assert all(art.has_icon(icon) and noun != icon for noun, icon in art._icon_of.items())
