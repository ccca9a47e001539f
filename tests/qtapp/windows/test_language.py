"""Every text changes with the language, in the middle of a game, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QLabel, QWidget
from pytestqt.qtbot import QtBot

from qtapp.dialogs.settings import SettingsDialog
from qtapp.games.listings import game_listings
from qtapp.i18n import PSEUDO
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import settle

SAME = {"", "Társas", "+", "−", "HU", "DE", "EN", "OK"}


def shown_texts(window: QWidget) -> list[str]:
    """Every text that can be seen in a window."""
    found: list[str] = []
    widgets = cast(list[QWidget], window.findChildren(QWidget))
    for widget in widgets:
        if not widget.isVisible():
            continue
        if isinstance(widget, (QLabel, QAbstractButton)):
            found.append(widget.text())
        elif isinstance(widget, QDockWidget):
            found.append(widget.windowTitle())
    return [text for text in found if text and not text.isdigit()]


def test_texts_change_in_mid_game_and_the_game_does_not(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 9)
    assert shell.game is not None
    game = shell.game
    entry, viewer = game.client.session.current, game.client.viewer
    english = (game.decision.question.text(), game.log.rows.lines[-1].text, game.bar.take_back.text())
    first = [button.words for button in game.decision.buttons[:3]]
    shell.context.set_language("hu")
    settle(qtbot, shell)
    hungarian = (game.decision.question.text(), game.log.rows.lines[-1].text, game.bar.take_back.text())
    assert all(one != other for one, other in zip(english, hungarian, strict=True))
    assert first != [button.words for button in game.decision.buttons[:3]]
    assert game.client.session.current is entry and game.client.viewer == viewer
    shell.context.set_language("de")
    settle(qtbot, shell)
    german = (game.decision.question.text(), game.log.rows.lines[-1].text, game.bar.take_back.text())
    assert all(one != other for one, other in zip(hungarian, german, strict=True))
    shell.context.set_language("en")
    settle(qtbot, shell)
    assert english == (game.decision.question.text(), game.log.rows.lines[-1].text, game.bar.take_back.text())


def test_the_language_is_remembered(shell: MainWindow) -> None:
    shell.start.languages.button("de").click()
    assert shell.context.settings.language == "de"
    assert shell.context.speech.language == "de"


def bare(texts: list[str], names: set[str]) -> list[str]:
    """Texts that did not come through the speech: the pseudo-locale brackets all that did."""
    return [text for text in texts if "[" not in text and text not in SAME | names and any(map(str.isalpha, text))]


@pytest.mark.parametrize("where", ["start", "game", "sandbox"])
def test_no_text_bypasses_the_speech(
    where: str, shell: MainWindow, table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    """Only texts the extractor knows are bracketed, so this also finds messages that `make i18n` has not seen yet."""
    if where != "start":
        table(2, 5)
        assert shell.game is not None
        if where == "sandbox":
            shell.game.switch_mode()
    shell.context.speech.set_language(PSEUDO)
    settle(qtbot, shell)
    names = {"Anna", "Bence", "1×", "Aa 100 %"} | {one.title.english for one in game_listings()}
    assert bare(shown_texts(shell), names) == []
    if shell.game is not None:
        actions: list[QAction] = list(shell.game.actions_.by_name.values())
        assert bare([action.text() for action in actions], names) == []


def test_half_speed_has_the_decimal_sign_of_the_language(shell: MainWindow) -> None:
    dialog = SettingsDialog(shell.context, shell)
    for language, words in (("en", "0.5×"), ("de", "0,5×"), ("hu", "0,5×")):
        shell.context.set_language(language)
        assert dialog.speed.button(0.5).text() == words
    dialog.reject()
