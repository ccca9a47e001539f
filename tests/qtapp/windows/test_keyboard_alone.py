"""Without a mouse, with letters twice as large and in high contrast: a turn, free hands, a repair, the settings."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.dialogs.settings import SettingsDialog
from qtapp.kit.controls.focus import _seen_part
from qtapp.kit.paint.theme import Look, Theme
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import mode_of, press
from tests.toys import SHIPPED
from tools.screen_figures.keys import KeyPlayer, wanted
from tools.screen_figures.walk import lay


def seen() -> bool:
    """Is there something to be seen where the keyboard is, once all is laid?"""
    QApplication.processEvents()
    focus = QApplication.focusWidget()
    return focus is not None and focus.isVisible() and not _seen_part(focus, focus.window()).isEmpty()


@pytest.mark.parametrize("game", SHIPPED)
def test_a_turn_free_hands_a_repair_and_the_settings(game: str, shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    shell.resize(1366, 768)
    shell.context.set_theme(Theme(Look.CONTRAST, 2.0, animations=False))
    window = lay(shell, home, game, 2)
    player = KeyPlayer(shell)
    assert player.play(3) == 3 and seen()
    few = [one <= wanted(kind) for kind, keys in player.taken.items() for one in keys]
    assert sum(few) >= 2, player.taken  # where the tenth answer is the best one, arrows lead there
    assert shell.curtain is not None
    if shell.curtain.seat:
        press(Qt.Key.Key_Return)
    window.told.stop()
    press(Qt.Key.Key_F2)
    assert mode_of(window) is api.PlayMode.SANDBOX and QApplication.focusWidget() is window.page.view
    of_seats = [place for place in window.client.view().places.values() if place.id.startswith("seat.")]
    known = [one for place in of_seats for one in place.pieces if one.known]
    piece = max(known, key=lambda one: bool(one.owner)).id  # what belongs to somebody is missed for certain
    window.client.actions.act(api.MovePiece(piece, "box"))  # by hand it is walked to, as tests of the board do
    press(Qt.Key.Key_F2)
    if mode_of(window) is api.PlayMode.SANDBOX:  # something has to be settled first
        qtbot.waitUntil(lambda: window.overlay.has_keyboard() and seen())
        press(Qt.Key.Key_F6)
        assert QApplication.focusWidget() is window.page.view
        press(Qt.Key.Key_F6)
        assert window.overlay.has_keyboard()
        for _ in range(8):
            if window.tidy.unsettled:
                press(Qt.Key.Key_Space)
                qtbot.waitUntil(lambda: window.overlay.has_keyboard() and seen())
        assert not window.tidy.unsettled, "each press settles something, and the keyboard stays for the next"
        press(Qt.Key.Key_F2)
    assert mode_of(window) is api.PlayMode.STRICT
    assert window.decision.isAncestorOf(QApplication.focusWidget() or window) and seen()
    press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SettingsDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    before = []
    while (focus := QApplication.focusWidget()) not in before:
        assert focus is not None and dialog.isAncestorOf(focus) and seen()
        before.append(focus)
        press(Qt.Key.Key_Tab)
    assert len(before) > 8, "through everything and round again"
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()
