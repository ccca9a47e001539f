"""Where the keyboard is: seen at once in what was opened by a key, hidden in what the mouse opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from qtapp.dialogs.settings import SettingsDialog
from qtapp.kit.controls.focus import FocusRing
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import wait_for


def test_a_dialog_that_a_key_opens_shows_its_ring_at_once(table: Callable[..., MainWindow]) -> None:
    shell = table()
    for by_keys in (True, False):
        if by_keys:
            QTest.keyClick(shell.windowHandle(), Qt.Key.Key_Shift)
        else:
            QTest.mouseClick(shell.windowHandle(), Qt.MouseButton.LeftButton)
        dialog = SettingsDialog(shell.context, shell)
        (ring,) = cast(list[FocusRing], dialog.findChildren(FocusRing))
        assert ring.by_keys is by_keys
        dialog.deleteLater()
    QApplication.processEvents()


def test_a_ring_that_is_gone_is_not_told_where_the_keyboard_goes(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table()
    dialog = QDialog()
    ring, line = FocusRing(dialog), QLineEdit(dialog)
    delete(ring)  # as while a window is taken apart: Qt has deleted it, and somebody still knows its name
    dialog.show()
    line.setFocus()
    wait_for(qtbot, lambda: QApplication.focusWidget() is line)
    assert not isValid(ring)
    dialog.close()
    shell.activateWindow()
    QTest.keyClick(shell.windowHandle(), Qt.Key.Key_Tab)
    assert isValid(shell.ring)
    assert shell.ring.isVisible()
    dialog.deleteLater()
