"""The log keeps the newest line in sight, and leaves alone whoever reads what was before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import settle
from tests.qtapp.windows.game.test_history import game_of


@pytest.mark.parametrize("key", [Qt.Key.Key_Home, Qt.Key.Key_PageUp])
def test_the_keyboard_reads_what_was_before(table: Callable[..., MainWindow], qtbot: QtBot, key: Qt.Key) -> None:
    shell = table(2, 60)
    game_of(shell).side.open("log")
    log = game_of(shell).log
    log.setFocus()
    settle(qtbot, shell)
    bar = log.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    QTest.keyClick(log, Qt.Key.Key_End)
    for _ in range(4):
        QTest.keyClick(log, key)
    settle(qtbot, shell)
    shell.resize(1180, 760)
    settle(qtbot, shell)
    assert bar.value() < bar.maximum() - bar.pageStep(), "it must not jump back to the newest line"
    QTest.keyClick(log, Qt.Key.Key_End)
    shell.resize(1280, 800)
    settle(qtbot, shell)
    assert bar.value() == bar.maximum()


@pytest.mark.parametrize("language", ["hu", "de"])
def test_no_word_is_cut_in_large_letters(table: Callable[..., MainWindow], qtbot: QtBot, language: str) -> None:
    shell = table(2, 60)
    context = shell.context
    context.set_language(language)
    context.set_theme(context.theme.changed(text_scale=2.0))
    game_of(shell).side.open("log")
    log = game_of(shell).log
    log.setFixedWidth(330)
    settle(qtbot, shell)
    metrics = QFontMetrics(context.theme.font(14))
    room = log._painter.text_box(QRect(0, 0, log.viewport().width() - 2, 100), log.rows.lines[0]).width()
    whole = [word for line in log.rows.lines for word in line.text.split()]
    assert any(metrics.horizontalAdvance(word) > room for word in whole), "there are long words to be parted"
    for line in log.rows.lines:
        written = log._painter.lay(line).text
        found = metrics.boundingRect(QRect(0, 0, room, 4000), int(Qt.TextFlag.TextWordWrap), written)
        assert found.width() <= room, line.text
        assert log.rows.index(log.rows.lines.index(line)).data() == line.text, "a reader hears the words as they are"


def test_the_first_line_in_sight_is_a_whole_one(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 60)
    game_of(shell).side.open("log")
    log = game_of(shell).log
    cut = []
    for tall in range(150, 182, 4):
        log.setFixedHeight(tall)
        settle(qtbot, shell)
        assert log.verticalScrollBar().value() == log.verticalScrollBar().maximum() > 0
        rows = [log.visualRect(log.rows.index(at)) for at in range(log.rows.rowCount())]
        first = next(box for box in rows if box.bottom() > 0)
        cut.append(log.is_cut(first))
        assert cut[-1] == (first.top() < -4) or first.height() * 2 > log.viewport().height()
    assert any(cut)
    log.setFocus()
    for key in (Qt.Key.Key_End, *[Qt.Key.Key_PageUp] * 4):
        QTest.keyClick(log, key)
    settle(qtbot, shell)
    assert log.verticalScrollBar().value() < log.verticalScrollBar().maximum()
    rows = [log.visualRect(log.rows.index(at)) for at in range(log.rows.rowCount())]
    assert not any(log.is_cut(box) for box in rows), "whoever scrolls sees where one is"
