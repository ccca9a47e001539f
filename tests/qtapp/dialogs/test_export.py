"""A picture of the table is written in the background: with progress, to be stopped, and never half."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import cast

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QFileDialog
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from qtapp.board.scene.export import TableExporter
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import LIMIT, wait_for


def _until_gone(dialog: QDialog, qtbot: QtBot) -> None:
    wait_for(qtbot, lambda: not isValid(dialog))


def files_in(folder: Path) -> list[str]:
    return [one.name for one in folder.iterdir() if one.is_file()]


@pytest.mark.parametrize("suffix", ["png", "svg", "pdf"])
def test_a_picture_is_written_while_the_window_lives(
    table: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path, suffix: str
) -> None:
    shell = table(2, 8)
    path = tmp_path / f"table.{suffix}"
    dialog = shell.export(path)
    assert dialog is not None
    with qtbot.waitSignal(dialog.told, timeout=LIMIT) as told:
        pass
    assert told.args is not None and told.args[1] == "ok"
    head = {"png": b"\x89PNG", "svg": b"<svg", "pdf": b"%PDF"}[suffix]
    assert path.read_bytes().startswith(head)
    assert files_in(tmp_path) == [path.name]
    assert shell.game is not None and shell.game.page.bar.message is not None
    if suffix == "png":
        size = QImage(str(path)).size()
        assert max(size.width(), size.height()) == 3840


def test_it_can_be_stopped_and_leaves_the_old_file(
    table: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is held in the middle, so that the dialog is surely there when Stop is pressed."""
    shell = table(2, 8)
    path = tmp_path / "table.png"
    path.write_bytes(b"an older picture")
    go_on = Event()
    usual = TableExporter._step

    def slowly(self: TableExporter, done: int) -> None:
        usual(self, done)
        if done == 10:
            go_on.wait(30)

    monkeypatch.setattr(TableExporter, "_step", slowly)
    dialog = shell.export(path)
    assert dialog is not None
    said: list[object] = []
    dialog.told.connect(lambda *what: said.append(what))
    wait_for(qtbot, lambda: dialog.isVisible() and dialog.bar.value() > 0)
    assert not dialog.isModal()
    dialog.stop_button.click()
    go_on.set()
    _until_gone(dialog, qtbot)  # nothing can be disconnected from what is gone
    assert said == []
    assert path.read_bytes() == b"an older picture"
    assert files_in(tmp_path) == ["table.png"]


def test_a_place_that_cannot_be_written_is_told(table: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path) -> None:
    shell = table(2, 8)
    dialog = shell.export(tmp_path / "no such folder" / "table.png")
    assert dialog is not None
    with qtbot.waitSignal(dialog.told, timeout=LIMIT) as told:
        pass
    assert told.args is not None and told.args[1] == "warning"
    assert "cannot be written" in told.args[0].english


def test_a_name_is_suggested_for_files(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 4)
    assert shell.game is not None
    for name in ("save_as", "export"):
        shell.game.actions_[name].trigger()
        dialog = next(one for one in cast(list[QFileDialog], shell.findChildren(QFileDialog)) if one.isVisible())
        assert [Path(one).stem for one in dialog.selectedFiles()] == ["Ginkgopolis"], name
        dialog.reject()
        dialog.deleteLater()
        _until_gone(dialog, qtbot)
