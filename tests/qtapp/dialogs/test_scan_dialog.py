"""Use my scan: from a skewed photo to a skin on the table, with mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtapp.app import app_context, application
from qtapp.board.scan.perspective import as_png
from qtapp.board.scan.scans import BoardScan
from qtapp.dialogs.scan import ScanDialog, boards_of
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import WrapLabel
from tests.qtapp.board.tabletop import Tabletop
from tests.qtapp.board.test_scans import CORNERS, MARKS, SIZE, centre_of_disc, photo
from tests.qtapp.waiting import wait_for


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppContext]:
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path / "home"))
    application()
    made = app_context()
    made.set_language("en")
    yield made
    made.close()


def opened(qtbot: QtBot, context: AppContext, tmp_path: Path, table: Tabletop) -> ScanDialog:
    dialog = ScanDialog(context, "ginkgopolis", boards_of(table.view), tmp_path / "skins")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.resize(900, 700)
    dialog.open()
    return dialog


def test_from_photo_to_table(qtbot: QtBot, context: AppContext, tmp_path: Path) -> None:
    table = Tabletop(qtbot, 2, 6)
    dialog = opened(qtbot, context, tmp_path, table)
    assert {board.key for board in boards_of(table.view)} == {"table", "own", "seat"}
    assert not dialog.go.isEnabled()
    path = tmp_path / "photo.png"
    path.write_bytes(as_png(photo()))
    dialog.load(path)
    wait_for(qtbot, lambda: not dialog.picker.photo.isNull())
    picker = dialog.picker
    for index, corner in enumerate(CORNERS):
        start, end = picker.to_widget(picker.corners[index]).toPoint(), picker.to_widget(corner).toPoint()
        QTest.mousePress(picker, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        QTest.mouseMove(picker, end)
        QTest.mouseRelease(picker, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
        picker.setFocus()
        for _ in range(4):
            here = picker.corners[index]
            away = corner - here
            for far, more, less in (
                (away.x(), Qt.Key.Key_Right, Qt.Key.Key_Left),
                (away.y(), Qt.Key.Key_Down, Qt.Key.Key_Up),
            ):
                if abs(far) > 0.6:
                    QTest.keyClick(picker, more if far > 0 else less)
        assert (picker.corners[index] - corner).manhattanLength() <= 2
    assert not dialog.grab().isNull()
    made: list[BoardScan] = []
    dialog.made.connect(made.append)
    dialog.which.setCurrentIndex(next(i for i in range(dialog.which.count()) if dialog.which.itemData(i) == "seat"))
    QTest.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    wait_for(qtbot, lambda: bool(made))
    skin = made[0]
    assert [one.board for one in skin.record.boards] == ["seat"]
    straight = QImage(str(skin.folder / "seat.png"))
    scale_x, scale_y = straight.width() / SIZE.width(), straight.height() / SIZE.height()
    for mark in MARKS:
        found = centre_of_disc(straight, QPointF(mark.x() * scale_x, mark.y() * scale_y))
        assert abs(found.x() / scale_x - mark.x()) <= 2 and abs(found.y() / scale_y - mark.y()) <= 2
    table.view.scans.use(skin)
    assert table.view.scans.skin is skin


def test_a_bad_picture_is_told(qtbot: QtBot, context: AppContext, tmp_path: Path) -> None:
    table = Tabletop(qtbot, 2)
    dialog = opened(qtbot, context, tmp_path, table)
    path = tmp_path / "photo.heic"
    path.write_bytes(b"\x00\x00\x00\x18ftypheic" + b"\x00" * 64)
    dialog.load(path)
    wait_for(qtbot, lambda: not context.loader.busy)
    labels = cast(list[WrapLabel], dialog.findChildren(type(dialog._complaint)))
    assert any("HEIC" in label.text() for label in labels)
    assert dialog.picker.photo.isNull()


def test_crossed_corners_cannot_be_used(qtbot: QtBot, context: AppContext, tmp_path: Path) -> None:
    table = Tabletop(qtbot, 2)
    dialog = opened(qtbot, context, tmp_path, table)
    dialog.picker.set_photo(photo())
    assert dialog.go.isEnabled()
    dialog.picker.set_corner(0, QPointF(1500, 1000))
    assert not dialog.go.isEnabled()
