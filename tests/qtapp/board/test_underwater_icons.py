"""The icons of Underwater Cities on the screen: each has a drawing."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtWidgets import QApplication

from engine import api
from engine.underwater_cities.goods import Counted, Good, Piece
from qtapp.board.paint.art import PictureCache


@pytest.fixture
def nouns() -> set[str]:
    """What the pieces and places of all tables of the game show, and all that cards of a pack may speak of."""
    found: set[str] = {*get_args(Good), *get_args(Piece), *get_args(Counted)}
    for seats, settings in ((2, {"boards": 0}), (4, {"boards": 1, "contracts": 1})):
        session = api.new_session("underwater_cities", seats, seed=1, settings=settings)
        table, game = session.table, session.game
        shown = [game.piece_icons(table, piece) for piece in table.pieces]
        shown += [game.place_icons(table, place) for place in table.places]
        found |= {part.noun for rows in shown for row in rows for part in row if isinstance(part, api.Icon)}
    return found


def test_every_icon_has_a_drawing(qapp: QApplication, nouns: set[str]) -> None:
    art = PictureCache()
    art.use_icons("underwater_cities")
    assert len(nouns) > 20
    assert {noun for noun in nouns if not art.has_icon(art.icon_of(noun))} == set()
