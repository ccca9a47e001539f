"""Where the keyboard is: seen at once in what was opened by a key, hidden in what the mouse opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qtapp.dialogs.settings import SettingsDialog
from qtapp.kit.focus import FocusRing
from qtapp.windows.main import MainWindow


def test_a_dialog_that_a_key_opens_shows_its_ring_at_once(table: Callable[..., MainWindow]) -> None:
    shell = table()
    for by_keys in (True, False):
        if by_keys:
            QTest.keyClick(shell.windowHandle(), Qt.Key.Key_Shift)
        else:
            QTest.mouseClick(shell.windowHandle(), Qt.MouseButton.LeftButton)
        dialog = SettingsDialog(shell.stage, shell)
        (ring,) = cast(list[FocusRing], dialog.findChildren(FocusRing))
        assert ring.by_keys is by_keys
        dialog.deleteLater()
    QApplication.processEvents()
