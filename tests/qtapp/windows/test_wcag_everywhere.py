"""What WCAG asks of controls, in every other window: each dialog there is, and the pages and cards beside the table."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

import qtapp
from engine import api
from engine.api import msg
from qtapp.board.scene.export import TableExporter
from qtapp.box.box_store import KeptBox, box_file
from qtapp.box.hand_over_dialog import HandOverDialog
from qtapp.box.workshop_page import WorkshopPage
from qtapp.dialogs.export import ExportDialog
from qtapp.dialogs.review import ReviewDialog
from qtapp.dialogs.scan import ScanDialog, boards_of
from qtapp.dialogs.small import NameDialog, RulesDialog
from qtapp.kit.paths import resources
from qtapp.teach.class_rename import RenameDialog
from qtapp.teach.class_sheet import QuizSheet
from qtapp.teach.class_vote_sheet import VoteSheet
from qtapp.windows.main import MainWindow
from qtapp.windows.other_tables.camera_dialog import CameraDialog
from qtapp.windows.other_tables.lesson_sheets import FetchSheet, OfferSheet
from qtapp.windows.saving.keeping import UnsavedDialog
from tests.qtapp.conftest import GAME
from tests.qtapp.net.test_homes_at_table import GRANDMA, Lay, cut, with_homes
from tests.qtapp.waiting import settle, wait_for
from tests.qtapp.windows.test_wcag import complaints

__all__ = ["with_homes"]

_ELSEWHERE = {"SettingsDialog", "NewGameDialog", "DevicesHelpDialog", "AboutDialog", "KeysDialog", "RemarkDialog"}
"""Dialogs that `test_wcag.py` opens."""


class Judge:
    """Keeps what is wrong with each page, so that all of it is told at once."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.wrong: list[str] = []

    def look(self, page: QWidget, what: str) -> None:
        settle(self._qtbot, page)
        self.wrong += [f"{what}: {one}" for one in complaints(page)]


@pytest.fixture
def judge(qtbot: QtBot) -> Iterator[Judge]:
    made = Judge(qtbot)
    yield made
    assert not made.wrong, "\n".join(made.wrong)


def of_a_table(shell: MainWindow, folder: Path) -> Iterator[QDialog]:
    """Dialogs that lie over a game."""
    context, game = shell.context, shell.game
    assert game is not None
    client, view = game.client, game.page.view
    yield ReviewDialog(context, client, 1, shell)
    yield ExportDialog(context, TableExporter(view.table), folder / "table.png", shell)
    yield NameDialog(context, "Kék tábla", shell)
    yield RulesDialog(context, api.GAMES[GAME], shell)
    yield ScanDialog(context, GAME, boards_of(view), folder, shell)
    yield UnsavedDialog(context, msg("window.nothing_to_undo", "There is nothing to take back."), shell)
    yield VoteSheet(context, [1, 2], 1, client.names, shell)
    yield QuizSheet(context, GAME, shell)
    yield RenameDialog(context, "Lili", shell)
    lesson = sorted((resources() / GAME / "lessons").iterdir())[0]
    yield OfferSheet(context, lesson, "Lecke", shell)
    yield FetchSheet(context, None, shell)
    yield HandOverDialog(context, 3, shell)


def test_every_dialog_is_looked_at(with_homes: Lay, judge: Judge, tmp_path: Path, qtbot: QtBot) -> None:
    """Whoever writes another one lays it into this list."""
    shell, _, _ = with_homes()
    shell.context.set_language("hu")
    seen = set(_ELSEWHERE)

    def look(dialog: QDialog, *halves: str) -> None:
        if not dialog.isVisible():
            dialog.open()
        seen.add(type(dialog).__name__)
        for half in halves or ("",):
            if half:
                dialog.halves.button(half).click()  # type: ignore[attr-defined]
            judge.look(dialog, f"{type(dialog).__name__} {half}")
        dialog.reject()

    for dialog in of_a_table(shell, tmp_path):
        look(dialog)
    shell.door.show_devices()
    assert shell.door.dialog is not None
    look(shell.door.dialog, "house", "far")
    shell.far.show_join()
    assert shell.far.dialog is not None
    look(shell.far.dialog, "house", "far")
    box = WorkshopPage(shell.context, api.GAMES["underwater_cities"], box_file("underwater_cities"), KeptBox(), shell)
    box.resize(1200, 760)
    box.show()
    judge.look(box, "the box, with its form")
    look(CameraDialog(shell.context, box))
    box.hide()
    assert seen == dialogs()


def dialogs() -> set[str]:
    """Every kind of dialog of the program."""
    trees = [ast.parse(file.read_text("utf-8")) for file in Path(qtapp.__file__).parent.rglob("*.py")]
    classes = [one for tree in trees for one in tree.body if isinstance(one, ast.ClassDef)]
    return {one.name for one in classes for base in one.bases if isinstance(base, ast.Name) and base.id == "Dialog"}


def test_cards_of_other_homes(with_homes: Lay, judge: Judge, qtbot: QtBot) -> None:
    shell, homes, phones = with_homes()
    shell.context.set_language("hu")
    assert shell.game is not None
    homes.presence.card.toggle()
    wait_for(qtbot, homes.presence.card.isVisible)
    judge.look(shell, "what one says to the others")
    homes.presence.card.toggle()
    cut(phones, 2, 3)
    wait_for(qtbot, homes.card.isVisible)
    judge.look(shell, "a line is cut")
    phones.homes.knocking = [GRANDMA]
    phones.homes.changed.emit()
    wait_for(qtbot, shell.door._knock.isVisible)
    judge.look(shell, "somebody knocks")


def test_pages_for_teaching(table: Callable[..., MainWindow], judge: Judge, qtbot: QtBot) -> None:
    shell = table()
    shell.context.set_language("hu")
    assert shell.game is not None
    shell.game.actions_["desk"].trigger()
    page = shell.teaching.page
    wait_for(qtbot, lambda: len(page.next) == len(page.courses) > 0)
    judge.look(shell, "the desk")
    shell.lessons.pupils.switch(on=True)
    shell.lessons.show_courses()
    judge.look(shell, "the courses")
    shell.lessons.edit_lesson(sorted((resources() / GAME / "lessons").iterdir())[2])
    wait_for(qtbot, lambda: shell.lessons.authoring is not None and shell.lessons.authoring.page.isVisible())
    judge.look(shell, "a lesson that is made")


def test_questions_that_teach(shell: MainWindow, judge: Judge, qtbot: QtBot) -> None:
    shell.context.set_language("hu")
    shell.lessons.begin_drills(GAME, ["Lili", "Anna"])
    wait_for(qtbot, lambda: shell.lessons.table is not None)
    assert shell.lessons.table is not None
    judge.look(shell, "a question")
    choices = shell.lessons.table.drill_card.choices
    if choices:
        choices[0].click()
        judge.look(shell, "an answer to it")
