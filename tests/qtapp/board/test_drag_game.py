"""Ginkgopolis played with the mouse alone."""

from __future__ import annotations

import random

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.qtapp.board.tabletop import Tabletop


def test_a_whole_game_by_drags(qtbot: QtBot) -> None:
    """Two people, one screen: every answer that has a gesture is given by a drag."""
    table = Tabletop(qtbot, 2, seed=11)
    dice = random.Random(5)
    dragged = answered = menus = 0
    for _ in range(1200):
        asked = table.client.questions.asked_seats()
        if not asked:
            break
        table.client.set_viewer(asked[0])
        faces = [face for face in table.client.questions.options() if face.gesture is not None]
        before = table.client.session.current
        if not faces:
            table.answer_plainly()
            answered += 1
            continue
        face = dice.choice(faces)
        assert face.gesture is not None
        table.drag(face.gesture.grab, face.gesture.drop)
        menu = table.view.drag.menu
        if menu is not None:
            wanted = table.view.board_context.label(face.label)
            next(action for action in menu.actions() if action.text().partition("\t")[0] == wanted).trigger()
            menu.close()
            QApplication.processEvents()
            menus += 1
        assert table.client.session.current is not before, face
        assert not table.view.drag.ghost
        dragged += 1
    assert table.client.session.is_over
    assert dragged > 40
    assert dragged > answered
