"""Everything that can be reached by keys has a name, and keys reach everything that matters."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from qtapp.kit.controls.focus import FocusRing
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME, press
from tests.qtapp.waiting import wait_for

INNER = ("qt_", "QTabBar", "QMainWindowTabBar", "QMenuBar", "QScrollArea", "QStackedWidget", "ScrollPage")


def kind_of(widget: QWidget) -> str:
    """The name of its class in Qt."""
    return str(widget.metaObject().className())


def nameless(window: QWidget) -> list[str]:
    """Controls that take the keyboard and that a screen reader could only call a button."""
    widgets = cast(list[QWidget], window.findChildren(QWidget))
    found = []
    for widget in widgets:
        if not widget.isVisible() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        kind = kind_of(widget)
        around = widget.parentWidget()
        if around is not None and kind_of(around) == "TableView":
            continue  # what lies on the table is named by the table itself
        if kind.startswith(INNER) or widget.objectName().startswith(INNER):
            continue
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        if not (widget.accessibleName() or text):
            found.append(f"{kind} {widget.objectName()}")
    return found


def test_all_controls_have_names(shell: MainWindow, table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    assert nameless(shell.start) == []
    dialog = shell.ask_new(GAME)
    assert nameless(dialog) == []
    dialog.reject()
    settings = shell.ask_settings()
    assert nameless(settings) == []
    settings.reject()
    table(2, 5)
    assert shell.game is not None
    assert nameless(shell.game) == []
    shell.game.switch_mode()
    shell.game.side.open("sandbox")
    wait_for(qtbot, lambda: shell.game is not None and shell.game.sandbox.list.counts.rowCount() > 0)
    assert nameless(shell.game) == []


def test_f6_leads_to_the_decision_from_anywhere(table: Callable[..., MainWindow]) -> None:
    shell = table(2)
    assert shell.game is not None
    shell.game.side.open("rules")
    shell.game.rules.search.setFocus()
    press(Qt.Key.Key_F6)
    assert QApplication.focusWidget() is shell.game.option_list.list
    press(Qt.Key.Key_F6)
    view = shell.game.page.view
    assert QApplication.focusWidget() is view, "and from there to the table"
    assert view.keyboard.current() is not None, "where it is seen"
    view.preview.rest_on(next(one for one in view.keyboard.targets() if one.id == "marker.A"))
    view.preview.show_now()
    assert view.preview.visible
    press(Qt.Key.Key_Return)
    assert view.drag.holding and not view.preview.visible, "the large look hides no place where it may go"
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_F6)
    assert QApplication.focusWidget() is shell.game.option_list.list


def test_the_ring_follows_the_keyboard_and_goes_with_the_mouse(shell: MainWindow, qtbot: QtBot) -> None:
    ring: FocusRing = shell.ring
    ring.by_keys = True
    shell.start.text_size.setFocus()
    ring.place()
    assert ring.isVisible()
    assert ring.width() == shell.start.text_size.width() + 8
    ring.by_keys = False
    ring.place()
    assert not ring.isVisible()


def test_icons_of_every_command_exist() -> None:
    from qtapp.kit.controls.actions import COMMANDS
    from qtapp.kit.paint.icons import has_icon

    assert all(has_icon(icon) for _, _, icon, _ in COMMANDS if icon)


def test_keys_are_the_same_on_every_keyboard() -> None:
    """Shift with a sign is another sign on the next keyboard: there Ctrl+Shift++ would be Ctrl++."""
    from qtapp.kit.controls.actions import COMMANDS

    keys = [str(key) for _, _, _, key in COMMANDS if isinstance(key, str)]
    assert len(set(keys)) == len(keys)
    assert [key for key in keys if "Shift+" in key and not key.rpartition("Shift+")[2].isalnum()] == []


@pytest.mark.parametrize("name", ["settings", "new"])
def test_in_a_dialog_the_keyboard_goes_from_control_to_control(name: str, shell: MainWindow, qtbot: QtBot) -> None:
    """It begins at a control and stops at nothing that a screen reader would have no words for."""
    dialog: QDialog = shell.ask_settings() if name == "settings" else shell.ask_new("barrage")
    wait_for(qtbot, dialog.isActiveWindow)
    stops: list[QWidget] = []
    while (focus := QApplication.focusWidget()) not in stops:
        assert focus is not None and dialog.isAncestorOf(focus)
        stops.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert len(stops) > 5 and not [stop for stop in stops if isinstance(stop, QAbstractScrollArea)]
    dialog.reject()
