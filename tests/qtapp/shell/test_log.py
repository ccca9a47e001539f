"""The log keeps the newest line in sight, and leaves alone whoever reads what was before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from qtapp.windows.shell import Shell
from tests.qtapp.shell.test_history import game_of


@pytest.mark.parametrize("key", [Qt.Key.Key_Home, Qt.Key.Key_PageUp])
def test_the_keyboard_reads_what_was_before(table: Callable[..., Shell], qtbot: QtBot, key: Qt.Key) -> None:
    shell = table(2, 60)
    log = game_of(shell).log
    log.setFocus()
    bar = log.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    QTest.keyClick(log, Qt.Key.Key_End)
    for _ in range(4):
        QTest.keyClick(log, key)
    qtbot.wait(40)
    shell.resize(1180, 760)
    qtbot.wait(60)
    assert bar.value() < bar.maximum() - bar.pageStep(), "it must not jump back to the newest line"
    QTest.keyClick(log, Qt.Key.Key_End)
    shell.resize(1280, 800)
    qtbot.wait(60)
    assert bar.value() == bar.maximum()
