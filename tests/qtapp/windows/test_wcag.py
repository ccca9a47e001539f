"""What WCAG 2.2 asks of every control of every page, counted: name, role, label in name, size, title (EN 301 549)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.dialogs.about import AboutDialog
from qtapp.dialogs.devices_help import DevicesHelpDialog
from qtapp.dialogs.small import KeysDialog
from qtapp.kit.paths import resources
from qtapp.panels.points.score_curve import ScoreCurve
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME
from tests.qtapp.waiting import settle, wait_for

_LEAST = 24
"""Pixels of a target (2.5.8)."""
_CONTROLS = (QAbstractButton, QLineEdit, QComboBox)
_SIGNS = ("Aa ",)
"""Letters that stand where an icon would."""
_OF_QT = ("qt_", "ScrollLeftButton", "ScrollRightButton")


def plain(text: str) -> str:
    """Letters and digits alone, as somebody would say them."""
    return " ".join(
        "".join(one if one.isalnum() else " " for one in text.replace("&", "").replace("\u00ad", "")).split()
    )


def complaints(top: QWidget) -> list[str]:
    """What a control of a page lacks."""
    found = [] if top.windowTitle() or not top.isWindow() else ["2.4.2 a window without a title"]
    for one in cast(list[QWidget], top.findChildren(QWidget)):
        if isinstance(one, _CONTROLS) and one.isVisibleTo(top) and not one.objectName().startswith(_OF_QT):
            who = f"{type(one).__name__} {one.objectName()} “{one.accessibleName() or getattr(one, 'text', str)()}”"
            found += [f"{wrong}: {who}" for wrong in _wrong(one)]
    return found


def _wrong(one: QWidget) -> Iterator[str]:
    facts = QAccessible.queryAccessibleInterface(one)
    name = facts.text(QAccessible.Text.Name)
    if not name.strip():
        yield "4.1.2 no name"
    if name and name == facts.text(QAccessible.Text.Description):
        yield "4.1.2 told twice"
    if isinstance(one, QAbstractButton):
        seen = one.text()
        for sign in _SIGNS:
            seen = seen.removeprefix(sign)
        if plain(seen).casefold() not in plain(name).casefold():
            yield f"2.5.3 “{one.text()}” is not in its name"
        if _is_one_of_many(one) and facts.role() != QAccessible.Role.RadioButton:
            yield "1.3.1 one of many, and no radio button"
    is_of_a_curve = isinstance(one.parentWidget(), ScoreCurve)  # essential: each moment; the timeline has them larger
    if min(one.width(), one.height()) < _LEAST and one.focusPolicy() != Qt.FocusPolicy.NoFocus and not is_of_a_curve:
        yield f"2.5.8 {one.width()} x {one.height()}"


def _is_one_of_many(one: QAbstractButton) -> bool:
    group = cast(QButtonGroup | None, one.group())
    return one.isCheckable() and (one.autoExclusive() or (group is not None and group.exclusive()))


@pytest.fixture(params=["hu", "de"])
def spoken(request: pytest.FixtureRequest, shell: MainWindow) -> MainWindow:
    """The window in a language."""
    shell.context.set_language(request.param)
    return shell


def test_pages_and_dialogs(spoken: MainWindow, qtbot: QtBot) -> None:
    wait_for(qtbot, lambda: not spoken.start.reading)
    settle(qtbot, spoken)
    assert complaints(spoken) == [], "\n".join(complaints(spoken))
    for made in (
        spoken.ask_settings(),
        *(spoken.ask_new(game) for game in api.GAMES),
        DevicesHelpDialog(spoken.context, spoken),
        AboutDialog(spoken.context, spoken),
    ):
        made.open()
        settle(qtbot, made)
        assert complaints(made) == []
        made.reject()


def test_a_table_and_all_that_lies_over_it(table: Callable[..., MainWindow], spoken: MainWindow, qtbot: QtBot) -> None:
    table(3, 6)
    game = spoken.game
    assert game is not None and spoken.curtain is not None
    game.guiding.begin(True)
    settle(qtbot, spoken)
    assert complaints(spoken) == [], "\n".join(complaints(spoken))
    for panel in ("log", "rules", "list", "tidy"):
        game.side.open(panel)
        settle(qtbot, spoken)
        assert complaints(spoken) == [], "\n".join(complaints(spoken))
        game.overlay.dismiss()
    for made in (KeysDialog(spoken.context, game.actions_, spoken), spoken.ask_remark()):
        made.open()
        settle(qtbot, made)
        assert complaints(made) == []
        made.reject()
    game.switch_mode()
    game.side.open("sandbox")
    settle(qtbot, spoken)
    assert complaints(spoken) == [], "\n".join(complaints(spoken))
    spoken.curtain.cover_for(1)
    settle(qtbot, spoken)
    assert complaints(spoken) == [], "\n".join(complaints(spoken))
    spoken.curtain.take_down()


def test_the_end_of_a_game(table: Callable[..., MainWindow], spoken: MainWindow, qtbot: QtBot) -> None:
    table(3, 500)
    assert spoken.end_page is not None and spoken.client is not None and spoken.client.is_over
    spoken.end_page.open_page()
    while spoken.end_page.stage_number < 3:
        spoken.end_page.skip()
    settle(qtbot, spoken)
    assert complaints(spoken) == [], "\n".join(complaints(spoken))


def test_a_lesson(spoken: MainWindow, qtbot: QtBot) -> None:
    spoken.lessons.open_lesson(sorted((resources() / GAME / "lessons").iterdir())[2])
    wait_for(qtbot, lambda: spoken.lessons.table is not None)
    settle(qtbot, spoken)
    assert complaints(spoken) == [], "\n".join(complaints(spoken))


def test_the_count_finds_what_it_is_for(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    button, nameless = (type("Small", (QAbstractButton,), {"paintEvent": lambda *_: None})(page) for _ in range(2))
    button.setText("Begin")
    button.setAccessibleName("Start")
    button.setGeometry(0, 0, 60, 20)
    nameless.setGeometry(0, 30, 60, 40)
    page.show()
    assert [one[:5] for one in complaints(page)] == ["2.4.2", "2.5.3", "2.5.8", "4.1.2"]
