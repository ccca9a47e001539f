"""The rules: headings whole at any width, beside the text where there is room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.dialogs.small import RulesDialog
from qtapp.kit.app_context import AppContext
from qtapp.panels.explain.rules import RulesPanel
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import settle


@pytest.mark.parametrize("game", api.GAMES)
@pytest.mark.parametrize("language", ["hu", "de"])
def test_no_heading_is_elided(game: str, language: str, context: AppContext, qtbot: QtBot) -> None:
    context.set_language(language)
    panel = RulesPanel(context, api.GAMES[game])
    qtbot.addWidget(panel)
    for wide in (230, 300, 230):
        panel.resize(wide, 500)
        panel.show()
        settle(qtbot, panel)
        metrics = panel.list.fontMetrics()
        for row in range(panel.list.count()):
            item = panel.list.item(row)
            box = panel.list.visualItemRect(item)
            needed = metrics.boundingRect(0, 0, box.width() - 22, 9999, int(Qt.TextFlag.TextWordWrap), item.text())
            assert box.height() >= needed.height() + 8, item.text()


def test_rules_out_of_sight_are_listed_when_somebody_looks(context: AppContext, qtbot: QtBot) -> None:
    panel = RulesPanel(context, api.GAMES["ginkgopolis"])
    qtbot.addWidget(panel)
    assert panel.list.count() == 0
    panel.show()
    english = panel.list.item(0).text()
    panel.open_rule("ginkgopolis/construct")
    panel.hide()
    context.set_language("hu")
    assert panel.list.item(0).text() == english, "nobody looks"
    panel.show()
    assert panel.list.item(0).text() != english
    assert panel.list.currentItem().data(Qt.ItemDataRole.UserRole) == "ginkgopolis/construct"


def test_the_dialog_shows_many_headings_beside_the_text(shell: MainWindow, qtbot: QtBot) -> None:
    dialog = RulesDialog(shell.context, api.GAMES["ginkgopolis"], shell)
    dialog.open()
    settle(qtbot, dialog)
    listed = dialog.panel.list
    assert dialog.panel.split.orientation() is Qt.Orientation.Horizontal
    seen = [
        row
        for row in range(listed.count())
        if listed.viewport().rect().contains(listed.visualItemRect(listed.item(row)))
    ]
    assert len(seen) >= 9
    dialog.resize(400, 600)
    settle(qtbot, dialog)
    assert dialog.panel.split.orientation() is Qt.Orientation.Vertical
    dialog.reject()
