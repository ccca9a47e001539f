"""What a step of a lesson points at can be seen: the card of the lesson lies beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from qtapp.kit.paths import resources
from qtapp.windows.lessons.lesson_table import LessonTable
from qtapp.windows.main import MainWindow
from tests.lessons.shipped import FILES, NAMES
from tests.qtapp.waiting import settle, wait_for

_LEAST_SEEN = 0.4
"""So much of a thing at least: its lit frame is seen, and what it is."""
TRACK = resources() / "barrage" / "lessons" / "13-end-of-the-round.tarsas-lesson"


def _opened(shell: MainWindow, qtbot: QtBot, path: Path) -> LessonTable:
    shell.context.set_language("de")
    shell.resize(1366, 768)
    shell.lessons.open_lesson(path)
    wait_for(qtbot, lambda: shell.lessons.table is not None and shell.lessons.table.player.is_open)
    assert shell.lessons.table is not None
    return shell.lessons.table


def _covered(table: LessonTable) -> Iterator[str]:
    """What the card of a lesson hides of the things that it points at."""
    view, card = table.window.page.view, table.card.geometry()
    for name in table.player.spots():
        box = view.surface.box_of(name)
        if box is None or not view.viewport().rect().contains(box.toRect()):
            continue
        seen = box.toRect()
        under = seen.intersected(card)
        if under.isValid() and under.width() * under.height() > (1 - _LEAST_SEEN) * seen.width() * seen.height():
            yield f"{table.player.step.id}: {name}"


def _walked(table: LessonTable, shell: MainWindow, qtbot: QtBot) -> Iterator[str]:
    while table.player.is_open:
        settle(qtbot, shell)
        qtbot.wait(150)  # the camera is sent once more when the window has settled
        settle(qtbot, shell)
        yield from _covered(table)
        table.player.skip()


def test_the_card_moves_off_what_it_points_at(shell: MainWindow, qtbot: QtBot) -> None:
    table = _opened(shell, qtbot, TRACK)
    table.player.next()
    assert table.player.spots() == ("seat.1.track#marker", "seat.2.track#marker"), "energy is looked at on the track"
    settle(qtbot, shell)
    qtbot.wait(150)
    settle(qtbot, shell)
    assert table.window.director.shows("seat.1.track#marker")
    assert list(_covered(table)) == []


@pytest.mark.soak
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_what_a_step_points_at_is_in_sight(shell: MainWindow, qtbot: QtBot, path: Path) -> None:
    assert list(_walked(_opened(shell, qtbot, path), shell, qtbot)) == []
