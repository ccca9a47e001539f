"""A language that is still being translated: the screens that were begun are whole, and it says how far it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from qtapp.dialogs.settings import SettingsDialog
from qtapp.i18n.catalogue import catalogue
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import show
from tests.qtapp.waiting import settle
from tests.qtapp.windows.game.test_history import game_of

STARTED = "pl"
LATER = 2
"""Texts of a screen that may have come since."""


def shown(widget: QWidget) -> set[str]:
    """Every text that can be seen."""
    parts = cast(list[QWidget], widget.findChildren(QWidget))
    texts = {one.text() for one in parts if isinstance(one, QLabel | QAbstractButton) and one.isVisible()}
    return {text.replace("&", "").replace("\u00a0", " ") for text in texts if any(map(str.isalpha, text))}


def english() -> set[str]:
    """What nobody has translated yet."""
    texts = catalogue(STARTED)
    missing = {source for key, source in texts.sources.items() if key not in texts.texts and not key[2]}
    same = {forms[0] for forms in texts.texts.values()}
    return ({source[:1].upper() + source[1:] for source in missing} | missing) - same


@pytest.mark.parametrize("where", ["start", "new game", "settings", "table"])
def test_its_screens_are_whole(where: str, shell: MainWindow, table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    seen: QWidget = shell
    shell.context.set_language(STARTED)
    if where == "start":
        show(shell, qtbot)
    elif where == "new game":
        seen = shell.ask_new("ginkgopolis")
    elif where == "settings":
        seen = SettingsDialog(shell.context, shell)
        qtbot.addWidget(seen)
        seen.show()
    elif where == "table":
        table(2, 9)
    settle(qtbot, shell)
    assert len(shown(seen)) > 5 and len(shown(seen) & english()) <= LATER, shown(seen) & english()


def test_its_log_has_other_languages_beside_it(table: Callable[..., MainWindow]) -> None:
    """Small letters below are those of a whole language, and the other way round."""
    shell = table(2, 12)
    shell.context.set_language("hu")
    shell.context.set_language_beside(STARTED)
    lines = game_of(shell).log.rows.lines
    assert all(line.beside and line.beside != line.text for line in lines)
    assert any(line.beside.startswith("Anna eksploatuje") or " runda " in line.beside for line in lines)


def test_the_settings_say_how_far_it_is(shell: MainWindow, qtbot: QtBot) -> None:
    dialog = SettingsDialog(shell.context, shell)
    qtbot.addWidget(dialog)
    done = int(catalogue(STARTED).share * 100)
    assert 0 < done < 100 and dialog.language.button(STARTED).text() == f"polski ({done}%)"
    assert "%" not in dialog.language.button("hu").text()
