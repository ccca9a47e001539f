"""Pictures from strangers: only PNG and JPEG come in, bounded, and none of them holds up the window or the saving."""

from __future__ import annotations

import gzip
import os
import struct
import zipfile
import zlib
from datetime import datetime
from pathlib import Path
from threading import Event, Thread

import pytest
from PySide6.QtCore import QBuffer, QObject, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from qtapp.board.scan.perspective import as_png
from qtapp.board.scan.scans import MANIFEST, import_skin, pictures_of, save_skin
from qtapp.dialogs import scan
from qtapp.dialogs.scan import ScanBoard, ScanDialog
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.pictures import (
    PHOTO,
    SKIN,
    THUMBNAIL,
    PictureLimits,
    UnusablePicture,
    decode_picture,
    read_picture,
)
from qtapp.kit.wait.file_loader import FileTooSlow
from qtapp.session.saved_games import SavedGameInfo, picture_of
from qtapp.windows.start.recent_games import ThumbnailWidget
from tests.qtapp.conftest import GAME
from tests.qtapp.waiting import wait_for

DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200"/></svg>'
BITMAP = b"#define x_width 80\n#define x_height 80\nstatic char x_bits[] = {" + b"0x01," * 800 + b"};"
GREY = b"P5 80 80 255\n" + b"\x55" * 6400


def plain(width: int = 200, height: int = 160) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#3a7d44"))
    return image


def written(image: QImage, kind: bytes, *, progressive: bool = False) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, kind)
    writer.setProgressiveScanWrite(progressive)
    assert writer.write(image)
    return bytes(buffer.data().data())


def many_scans(times: int) -> bytes:
    """A small JPEG that goes over its pixels again and again."""
    data = written(plain(), b"jpeg", progressive=True)
    last = data.rindex(b"\xff\xda")
    return data[:last] + data[last:-2] * times + data[-2:]


def with_chunk(png: bytes, kind: bytes, inside: bytes) -> bytes:
    """The same PNG with one more chunk after its head."""
    whole = struct.pack(">I", len(inside)) + kind + inside + struct.pack(">I", zlib.crc32(kind + inside))
    return png[:33] + whole + png[33:]


@pytest.mark.parametrize(
    "data",
    [DRAWING, gzip.compress(DRAWING), BITMAP, GREY, written(plain(), b"bmp"), many_scans(400)],
    ids=["svg", "svgz", "xbm", "pgm", "bmp", "scans"],
)
@pytest.mark.parametrize("name", ["board.jpg", "board.png", "board"])
def test_other_formats_never_reach_a_decoder(tmp_path: Path, name: str, data: bytes) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    for limits in (PHOTO, SKIN, THUMBNAIL):
        with pytest.raises(UnusablePicture):
            read_picture(path, limits)


def test_png_and_jpeg_are_known_by_their_content(tmp_path: Path) -> None:
    for kind, progressive in ((b"png", False), (b"jpeg", False), (b"jpeg", True)):
        path = tmp_path / "board.gif"
        path.write_bytes(written(plain(), kind, progressive=progressive))
        assert read_picture(path).size() == QSize(200, 160)


def test_only_the_pixels_of_a_png_are_read() -> None:
    bare = written(plain(), b"png")
    packed = with_chunk(bare, b"zTXt", b"Comment\x00\x00" + zlib.compress(b"x" * 4_000_000))
    image = decode_picture(packed)
    assert image == decode_picture(bare)
    assert image.textKeys() == []


def test_a_picture_is_bounded_before_it_is_decoded(tmp_path: Path) -> None:
    data = written(plain(300, 200), b"png")
    tight = [PictureLimits(len(data), 299, 10**6), PictureLimits(len(data), 300, 59_999)]
    for limits in tight:
        with pytest.raises(UnusablePicture, match="300 × 200"):
            decode_picture(data, limits)
    (tmp_path / "a.png").write_bytes(data)
    with pytest.raises(UnusablePicture, match="MB"):
        read_picture(tmp_path / "a.png", PictureLimits(len(data) - 1, 300, 60_000))
    assert not read_picture(tmp_path / "a.png", PictureLimits(len(data), 300, 60_000)).isNull()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name")
def test_what_is_no_ordinary_file_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "board.png"
    os.mkfifo(pipe)
    told: list[type[Exception]] = []

    def look() -> None:
        for path in (pipe, tmp_path):
            try:
                read_picture(path)
            except UnusablePicture as error:
                told.append(type(error))

    thread = Thread(target=look, daemon=True)  # it would wait for ever, so the test does not
    thread.start()
    thread.join(20)
    assert told == [UnusablePicture, UnusablePicture]


def test_the_picture_beside_a_game_is_no_drawing(context: AppContext, qtbot: QtBot, tmp_path: Path) -> None:
    shown: list[bool] = []
    for number, data in enumerate((DRAWING, as_png(plain()))):
        game = SavedGameInfo(tmp_path / f"{number}.tarsas", GAME, ("Anna",), datetime(2026, 1, 1))
        picture_of(game.path).write_bytes(data)
        widget = ThumbnailWidget(context, game, QSize(90, 60), 7)
        qtbot.addWidget(widget)
        wait_for(qtbot, lambda: not context.loader.busy)
        shown.append(not widget._table.isNull())
        assert not widget.grab().isNull()
    assert shown == [False, True]


def test_a_skin_holds_no_drawing(tmp_path: Path) -> None:
    skin = save_skin(tmp_path, GAME, "x", {"table": plain()})
    (skin.folder / "table.png").write_bytes(DRAWING)
    found, notes = pictures_of(skin, {"table": (200, 200)})
    assert found == {} and len(notes) == 1


def test_a_skin_with_broken_packing_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "bad.tarsas-skin"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, '{"format": 1, "game": "ginkgopolis", "title": "x", "boards": []}' * 20)
    data = bytearray(path.read_bytes())
    at = 30 + len(MANIFEST)
    data[at : at + 8] = b"\xff" * 8
    path.write_bytes(bytes(data))
    with pytest.raises(UnusablePicture):
        import_skin(path, tmp_path / "skins")


def test_a_picture_that_takes_too_long_is_given_up(context: AppContext, qtbot: QtBot) -> None:
    context.loader.seconds = 0.01
    go_on, owner = Event(), QObject(context)
    done: list[int] = []
    failed: list[Exception] = []

    def work() -> int:
        go_on.wait(20)
        return 1

    context.loader.run(owner, work, done.append, failed.append)
    wait_for(qtbot, lambda: bool(failed))
    go_on.set()
    context.loader.seconds = 20
    context.loader.run(owner, lambda: 2, done.append, failed.append)
    wait_for(qtbot, lambda: 2 in done)
    assert done == [2] and len(failed) == 1 and isinstance(failed[0], FileTooSlow)


def test_nobody_is_told_who_is_gone(context: AppContext, qtbot: QtBot) -> None:
    go_on, owner = Event(), QWidget()
    told: list[object] = []

    def work() -> int:
        go_on.wait(20)
        return 1

    context.loader.run(owner, work, told.append, told.append)
    owner.deleteLater()
    wait_for(qtbot, lambda: True)
    del owner
    go_on.set()
    wait_for(qtbot, lambda: not context.loader.busy)
    assert told == []


def test_the_end_waits_for_files_that_are_being_read_and_tells_nobody(context: AppContext, qtbot: QtBot) -> None:
    go_on, at_work, owner = Event(), Event(), QObject(context)
    told: list[object] = []

    def work() -> int:
        at_work.set()
        go_on.wait(60)
        return 1

    context.loader.run(owner, work, told.append, told.append)
    assert at_work.wait(60)
    assert not context.loader.close(0), "a drive that does not answer keeps nobody from leaving"
    go_on.set()
    assert context.loader.close(60)
    QApplication.processEvents()
    assert told == []


def test_reading_a_scan_does_not_hold_up_saving(
    context: AppContext, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = Event()

    def slow(path: Path) -> QImage:
        go_on.wait(20)
        return plain()

    monkeypatch.setattr(scan, "read_photo", slow)
    dialog = ScanDialog(context, GAME, [ScanBoard("table", scan._NAMES["table"], QSize(200, 160))], tmp_path)
    qtbot.addWidget(dialog)
    dialog.load(tmp_path / "photo.png")
    saved: list[int] = []
    context.background.run(lambda: 1, saved.append)
    wait_for(qtbot, lambda: saved == [1])
    assert context.loader.busy and dialog.picker.photo.isNull()
    go_on.set()
    wait_for(qtbot, lambda: not dialog.picker.photo.isNull())
