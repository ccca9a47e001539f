"""Names and remarks are what people write: no tool tip and no label reads them as a page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.controls.labels import ElideLabel
from qtapp.kit.speak.tool_tips import literal_tip
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME
from tests.qtapp.waiting import settle, wait_for

EVIL = "<img src='pix.png'><h1>Bea</h1> & Co"


def shown(tip: str) -> str:
    """What a tool tip makes of a text."""
    page = QTextDocument()
    if "<" in tip:
        page.setHtml(tip)
    else:
        page.setPlainText(tip)
    return page.toPlainText()


@pytest.mark.parametrize("text", [EVIL, "a < b\nand c", "plain & simple", "&lt;", ""])
def test_a_tool_tip_shows_the_letters_that_were_written(qapp: QApplication, text: str) -> None:
    assert shown(literal_tip(text)) == text


def test_no_widget_reads_a_name_or_a_remark_as_a_page(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    session = api.new_session(GAME, 2, seed=7, names=[EVIL, "Bence"])
    session.remark(EVIL)
    shell.show_session(session, home / "games" / "test.tarsas")
    assert shell.curtain is not None and shell.game is not None
    shell.curtain.uncover()
    settle(qtbot, shell)
    tips = [widget.toolTip() for widget in cast(list[QWidget], shell.findChildren(QWidget))]
    tips += [action.toolTip() for action in cast(list[QAction], shell.findChildren(QAction)) if action.isVisible()]
    evil = [tip for tip in tips if "img" in tip]
    assert evil, "the tip of Undo names the remark"
    assert all("<img" in shown(tip) for tip in evil)
    for label in cast(list[QLabel], shell.findChildren(QLabel)):
        assert label.textFormat() is Qt.TextFormat.PlainText, label.text()


def test_the_tip_of_the_timeline_and_of_a_cut_label(
    table: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    label = ElideLabel()
    qtbot.addWidget(label)
    label.resize(40, 20)
    label.setText(EVIL * 3)
    assert shown(label.toolTip()) == EVIL * 3
    shell = table(2)
    assert shell.game is not None
    shell.game.client.history.remark(EVIL)
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _widget: told.append(text))
    shell.game.side.open("timeline")
    strip = shell.game.timeline.strip
    number = shell.game.client.session.current.number
    wait_for(qtbot, lambda: number in strip._spots)
    at = strip.point(strip._spots[number]).toPoint()
    strip.event(QHelpEvent(QEvent.Type.ToolTip, at, strip.mapToGlobal(QPoint(at))))
    assert told and EVIL in shown(told[0])
