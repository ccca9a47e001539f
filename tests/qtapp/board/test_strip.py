"""The strip of what is held: its trays have room for their titles."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.strip import BETWEEN, INSIDE, TITLE
from qtapp.board.text import SEMIBOLD, width_of
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
