"""Free hands may lay anything anywhere: whatever lies wherever can be drawn, held and looked at."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.paint.art import Picture
from tests.qtapp.board.tabletop import NAMES, Tabletop, play_on
from tests.toys import SHIPPED

SCALE = 0.1


@pytest.mark.parametrize("game", SHIPPED)
def test_every_kind_of_piece_can_be_drawn_in_every_place(qtbot: QtBot, game: str) -> None:
    session = api.new_session(game, 2, seed=6, names=NAMES[:2])
    play_on(session, 30)
    scene = Tabletop(qtbot, session=session, size=(1200, 760)).view.table
    kinds = {piece.kind: piece for piece in session.table.pieces.values()}
    assert kinds
    pieces = [
        api.PieceView(piece.id, piece.kind, piece.back, face, 0, piece.owner)
        for piece in kinds.values()
        for face in {api.UP, piece.face}
    ]
    pictures: set[Picture] = set()
    for place in scene.view.places.values():
        for piece in pieces:
            for laid in ((piece,), (*place.pieces, piece, piece)):
                sprites = scene.art.sprites(replace(place, pieces=laid, is_hidden=False), scene.layout)
                pictures |= {sprite.picture for sprite in sprites} | {scene.art.dragged(sprite) for sprite in sprites}
            pictures.add(scene.art.enlarged(piece, place.id))
    for picture in pictures:
        assert not scene.board_context.art.image(picture, SCALE).isNull(), picture
