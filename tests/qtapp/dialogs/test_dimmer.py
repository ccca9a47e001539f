"""Behind a dialog the window is dark, in whatever size, and only as long as somebody has to answer."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from qtapp.dialogs.frame import Dimmer
from qtapp.dialogs.settings import SettingsDialog
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import wait_for


def corner(shell: MainWindow) -> QColor:
    """What is seen at the bottom right of the window."""
    picture = shell.grab().toImage()
    return picture.pixelColor(picture.width() - 3, picture.height() - 3)


def test_a_window_is_dark_while_a_dialog_asks_and_light_again_after_it(shell: MainWindow, qtbot: QtBot) -> None:
    light = corner(shell)
    dialog = shell.ask_new("barrage")
    dark = corner(shell)
    assert dark.value() < 0.75 * light.value()
    shell.resize(shell.size() + QSize(60, 40))
    wait_for(qtbot, lambda: corner(shell) == dark)  # also where there was no window before
    dialog.reject()
    wait_for(qtbot, lambda: corner(shell) == light)
    wait_for(qtbot, lambda: not shell.findChildren(Dimmer))  # nothing stays of it


def test_who_asks_over_a_dialog_darkens_that_one_too(shell: MainWindow, qtbot: QtBot) -> None:
    settings = shell.ask_settings()
    light = settings.grab().toImage().pixelColor(3, 3)
    upper = SettingsDialog(shell.context, settings)
    upper.open()
    assert settings.grab().toImage().pixelColor(3, 3).value() < 0.75 * light.value()
    upper.reject()
    wait_for(qtbot, lambda: settings.grab().toImage().pixelColor(3, 3) == light)
    settings.reject()


def test_nothing_is_darkened_by_what_nobody_has_to_answer(shell: MainWindow) -> None:
    light = corner(shell)
    dialog = SettingsDialog(shell.context, shell)
    dialog.show()
    assert not dialog.isModal() and corner(shell) == light
    dialog.reject()


def test_the_bar_that_a_dialog_is_moved_by_stays_on_the_screen(shell: MainWindow, qtbot: QtBot) -> None:
    """A desktop that centres without its frame in mind has put it above the edge of a low screen."""
    dialog = shell.ask_settings()
    wait_for(qtbot, dialog.isVisible)
    top = dialog.screen().availableGeometry().top()
    dialog.move(dialog.x(), top - 14)
    wait_for(qtbot, lambda: dialog.frameGeometry().top() == top)
    dialog.move(dialog.x(), top + 9)
    qtbot.wait(250)
    assert dialog.frameGeometry().top() == top + 9, "where somebody has put it, it stays"
