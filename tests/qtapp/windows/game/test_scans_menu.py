"""The menu Board: scans are chosen, remembered for the next game, given away and taken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from qtapp.board.scan.scans import add_board, list_skins, save_skin
from qtapp.windows.game.boards import skins_folder
from qtapp.windows.main import MainWindow
from tests.qtapp.board.test_scans import photo
from tests.qtapp.conftest import GAME, played
from tests.qtapp.waiting import settle, wait_for


def test_scans_are_chosen_remembered_given_and_taken(
    table: Callable[..., MainWindow], home: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    shell = table(2)
    assert shell.game is not None
    view, boards = shell.game.page.view, shell.boards
    told: list[object] = []
    boards.told.connect(told.append)
    one = save_skin(skins_folder(), GAME, "Kitchen table", {"table": photo()})
    boards.use(one)
    both = add_board(one, "seat", photo())
    boards.use(both)
    assert view.scans.skin == both
    shell.show_session(played(3), home / "games" / "next.tarsas")
    assert view.scans.skin is not None and view.scans.skin.id == one.id, "the next game begins with the same scans"
    boards.export(both, tmp_path / "k.tarsas-skin")
    wait_for(qtbot, lambda: len(told) == 1)
    boards.use(None)
    assert view.scans.skin is None and shell.context.settings.scan_of(GAME) == ""
    boards.bring(tmp_path / "k.tarsas-skin")
    wait_for(qtbot, lambda: view.scans.skin is not None)
    assert len(list_skins(skins_folder(), GAME)) == 2
    (tmp_path / "bad.tarsas-skin").write_bytes(b"no")
    boards.bring(tmp_path / "bad.tarsas-skin")
    wait_for(qtbot, lambda: len(told) == 2)
    assert len(list_skins(skins_folder(), GAME)) == 2


def test_a_second_scan_joins_the_first(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2)
    one = save_skin(skins_folder(), GAME, "Kitchen table", {"table": photo()})
    shell.boards.use(one)
    dialog = shell.boards.ask_scan()
    assert dialog is not None
    dialog.picker.set_photo(photo())
    dialog.which.setCurrentIndex(next(i for i in range(dialog.which.count()) if dialog.which.itemData(i) == "seat"))
    dialog.go.click()
    assert shell.game is not None
    view = shell.game.page.view
    wait_for(qtbot, lambda: view.scans.skin is not None and len(view.scans.skin.record.boards) == 2)
    assert view.scans.skin is not None and view.scans.skin.id == one.id


def test_the_dialog_of_a_scan_fits_into_a_small_window(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2)
    for language in ("hu", "de"):
        shell.context.set_language(language)
        shell.resize(1280, 720)
        settle(qtbot, shell)
        assert shell.game is not None
        assert shell.boards is not None
        dialog = shell.boards.ask_scan()
        assert dialog is not None
        settle(qtbot, shell)
        assert dialog.height() <= 720 - 40, "its buttons would be below the screen"
        dialog.reject()


def test_nudging_says_so_and_ends_with_the_scan(table: Callable[..., MainWindow]) -> None:
    shell = table(2)
    assert shell.game is not None and shell.boards is not None
    view, bar, boards = shell.game.page.view, shell.game.page.bar, shell.boards
    boards.use(save_skin(skins_folder(), GAME, "Kitchen table", {"table": photo()}))
    boards.refresh()
    boards.nudge.trigger()
    assert view.scans.nudging and bar.isVisible() and [one.text() for one in bar.buttons] == ["Done", "Close"]
    bar.buttons[0].click()
    assert not view.scans.nudging and not boards.nudge.isChecked() and not bar.isVisible()
    boards.nudge.trigger()
    boards.use(None)
    assert not view.scans.nudging and not bar.isVisible(), "the drawn board is played on as usual"


def test_scans_are_renamed_and_deleted(table: Callable[..., MainWindow]) -> None:
    shell = table(2)
    assert shell.game is not None and shell.boards is not None
    view, boards = shell.game.page.view, shell.boards
    boards.use(save_skin(skins_folder(), GAME, "Kitchen table", {"table": photo()}))
    boards.rename_to("Garden table")
    assert [one.record.title for one in list_skins(skins_folder(), GAME)] == ["Garden table"]
    assert view.scans.skin is not None and view.scans.skin.record.title == "Garden table"
    boards.delete.trigger()
    shell.game.page.bar.buttons[0].click()
    assert view.scans.skin is None and list_skins(skins_folder(), GAME) == []
