"""The rail says what its buttons are called to whoever rests at it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import settle, wait_for
from tests.qtapp.windows.game.test_history import game_of


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_words_stand_beside_their_buttons_while_the_pointer_is_there(
    table: Callable[..., MainWindow], qtbot: QtBot, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = table(2, 9)
    shell.context.set_language(language)
    shell.resize(1366, 768)
    settle(qtbot, shell)
    rail = game_of(shell).rail
    assert not rail.words.isVisible()
    monkeypatch.setattr(rail, "underMouse", lambda: True)
    QApplication.sendEvent(rail, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    wait_for(qtbot, rail.words.isVisible)
    named = [one for one in rail.buttons.values() if one.isVisible()]
    assert len(rail.words.words) == len(named) >= 5 and all(rail.words.words)
    assert all(one.accessibleName().startswith(word) for one, word in zip(named, rail.words.words, strict=True))
    page = game_of(shell).page.rect()
    assert page.contains(rail.words.geometry()) and not rail.words.geometry().intersects(rail.geometry())
    QApplication.sendEvent(rail, QEvent(QEvent.Type.Leave))
    assert not rail.words.isVisible()


@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_in_a_first_game_a_short_word_stands_below_each_icon(
    table: Callable[..., MainWindow], qtbot: QtBot, language: str
) -> None:
    shell = table(2, 9)
    game = game_of(shell)
    shell.context.set_language(language)
    shell.resize(1366, 768)
    game.guiding.begin(False)
    settle(qtbot, shell)
    rail, narrow = game.rail, game.rail.width()
    room = game.regions.regions.focus.width()
    assert not any(button.text() for button in rail.buttons.values())
    game.guiding.begin(True)
    settle(qtbot, shell)
    words = [button.text() for button in rail.buttons.values()]
    assert all(words) and len(set(words)) == len(words)
    for button in rail.buttons.values():
        metrics = QFontMetrics(shell.context.theme.font(12, QFont.Weight.DemiBold))
        assert metrics.horizontalAdvance(button.text()) <= button.width() - 4, button.text()
        assert rail.rect().contains(button.geometry())
    assert narrow < rail.width() <= narrow + 40, "the table gives little for it"
    assert room - game.regions.regions.focus.width() == rail.width() - narrow
    game.guiding.begin(False)
    settle(qtbot, shell)
    assert rail.width() == narrow and not any(button.text() for button in rail.buttons.values())
