"""The strip of what is held: its trays have room for their titles."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.text import SEMIBOLD, width_of
from qtapp.board.scene.hand_strip import BETWEEN, INSIDE, LEAST_TITLE, TITLE
from qtapp.kit.theme import Theme
from tests.qtapp.board.tabletop import Tabletop


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_a_tray_with_a_single_tile_shows_its_whole_title(qtbot: QtBot, language: str) -> None:
    session = api.new_session("ginkgopolis", 2, seed=3, names=("Anna", "Bence"))
    tiles = session.table.place("seat.1.tiles")
    for piece in [piece.id for piece in tiles.pieces[1:]]:
        session.table.move(piece, "tiles")
    table = Tabletop(qtbot, session=session, language=language, size=(1100, 700))
    trays = table.view.table.held.trays
    tray = next(one for one in trays if one.place == "seat.1.tiles")
    assert tray.box.width() - 2 * INSIDE >= width_of(tray.words, TITLE, SEMIBOLD)
    for left, right in pairwise(trays):
        assert right.box.left() - left.box.right() == pytest.approx(BETWEEN)
    held = [stand for stand in table.view.table.held.stands if stand.place == tray.place]
    assert [stand.x for stand in held] == [pytest.approx(tray.box.center().x())]


def test_titles_have_one_size_and_make_room_for_each_other(qtbot: QtBot) -> None:
    theme = Theme(text_scale=1.5, animations=False)
    for answers in (0, 33):
        table = Tabletop(qtbot, 3, answers, language="de", size=(520, 480), theme=theme)
        trays = table.view.table.held.trays
        assert len(trays) == 2 and len({tray.size for tray in trays}) == 1
        assert LEAST_TITLE <= trays[0].size < TITLE * 1.5, "the longer title does not fit at its full size"
        for tray in trays:
            assert width_of(tray.words, tray.size, SEMIBOLD) <= tray.box.width() - 2 * INSIDE
        assert trays[0].box.left() >= 0 and trays[-1].box.right() <= 520
