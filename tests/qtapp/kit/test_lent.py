"""The keyboard goes back to whoever had it, unless they are gone."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from qtapp.kit.controls.focus import FocusRestorer
from tests.qtapp.waiting import wait_for


def test_an_owner_who_is_gone_gets_nothing_back(qtbot: QtBot) -> None:
    """A panel is built anew in another language while a card lies over it."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, owner, cover = QPushButton("first"), QPushButton("owner"), QPushButton("cover")
    for button in (first, owner, cover):
        column.addWidget(button)
    window.show()
    window.activateWindow()
    wait_for(qtbot, window.isActiveWindow)
    lent = FocusRestorer(cover)
    owner.setFocus()
    for gone in (False, True):
        lent.take()
        cover.setFocus()
        lent.take()  # asked again: the owner is still the first one
        if gone:
            owner.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        lent.give_back()
        assert QApplication.focusWidget() is (None if gone else owner)  # a stranger would be read out
    first.setFocus()
    lent.take()
    lent.give_back()
    assert QApplication.focusWidget() is first, "the cover has not had it"
