"""Values that stand side by side are walked by arrow keys, also where the row breaks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import LiteralArg, msg
from qtapp.app import app_context
from qtapp.kit.controls.choosers import Segments
from qtapp.kit.speak.words import LiveTexts


def test_arrow_keys_reach_every_value_of_a_row_that_breaks(qtbot: QtBot) -> None:
    context = app_context()
    choices = [(at, msg("library.name", "{name}", name=LiteralArg(f"{at} %"))) for at in (100, 125, 150, 175, 200)]
    name = msg("settings.text_size", "Text size")
    sizes: Segments[int] = Segments(LiveTexts(context.speech, context), choices, 100, name)
    qtbot.addWidget(sizes)
    told: list[int] = []
    sizes.chosen.connect(told.append)
    sizes.resize(sizes.button(100).sizeHint().width() * 4, sizes.heightForWidth(200))
    sizes.show()
    QApplication.processEvents()
    assert sizes.button(200).y() > sizes.button(100).y(), "the row breaks"
    sizes.button(100).setFocus()
    for _ in range(6):
        QTest.keyClick(sizes.button(sizes.value), Qt.Key.Key_Right)
    role = QAccessible.queryAccessibleInterface(sizes.button(100)).role()
    assert role == QAccessible.Role.RadioButton, "one of several"
    assert told == [125, 150, 175, 200] and sizes.value == 200
    QTest.keyClick(sizes.button(200), Qt.Key.Key_Home)
    assert sizes.value == 100
