"""Scans of boards: straightening, skins, and pictures that cannot be used."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.board.scan.corners import CornerPicker
from qtapp.board.scan.perspective import as_png, convex, read_photo, straighten
from qtapp.board.scan.scans import (
    MANIFEST,
    add_board,
    export_skin,
    import_skin,
    list_skins,
    pictures_of,
    read_skin,
    save_skin,
)
from qtapp.kit.paint.pictures import UnusablePicture
from qtapp.kit.paint.theme import Theme
from tests.qtapp.board.tabletop import Tabletop

CORNERS = [QPointF(212, 141), QPointF(1490, 236), QPointF(1402, 1011), QPointF(118, 905)]
SIZE = QSize(1200, 800)
MARKS = [QPointF(60, 60), QPointF(1140, 60), QPointF(1140, 740), QPointF(60, 740), QPointF(600, 400)]


def board() -> QImage:
    """A board with dark discs at known points."""
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("#d8e0c4"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor("#101820"))
    for mark in MARKS:
        painter.drawEllipse(mark, 18, 18)
    painter.end()
    return image


def photo() -> QImage:
    """The board as somebody photographed it: askew, on a table."""
    image = QImage(1600, 1150, QImage.Format.Format_RGB32)
    image.fill(QColor("#8a6a4a"))
    flat = QRectF(0, 0, SIZE.width(), SIZE.height())
    start = QPolygonF([flat.topLeft(), flat.topRight(), flat.bottomRight(), flat.bottomLeft()])
    transform = QTransform()
    assert QTransform.quadToQuad(start, QPolygonF(CORNERS), transform)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(transform)
    painter.drawImage(0, 0, board())
    painter.end()
    return image


def centre_of_disc(image: QImage, near: QPointF) -> QPointF:
    """The middle of the dark disc near a point."""
    xs, ys, n = 0.0, 0.0, 0
    for x in range(max(0, int(near.x()) - 40), min(image.width(), int(near.x()) + 40)):
        for y in range(max(0, int(near.y()) - 40), min(image.height(), int(near.y()) + 40)):
            if image.pixelColor(x, y).lightness() < 90:
                xs, ys, n = xs + x + 0.5, ys + y + 0.5, n + 1
    assert n > 200
    return QPointF(xs / n, ys / n)


def test_a_skewed_photo_is_straightened_to_two_pixels() -> None:
    told: list[float] = []

    def hear(done: float) -> bool:
        told.append(done)
        return True

    straight = straighten(photo(), CORNERS, SIZE, hear)
    assert straight.size() == SIZE
    for mark in MARKS:
        away = centre_of_disc(straight, mark) - mark
        assert max(abs(away.x()), abs(away.y())) <= 2.0, (mark, away)
    edge = straight.pixelColor(3, 3)
    assert abs(edge.red() - 0xD8) < 12 and abs(edge.green() - 0xE0) < 12
    assert told[-1] == 1.0 and told == sorted(told)


def test_straightening_can_be_stopped() -> None:
    assert straighten(photo(), CORNERS, SIZE, lambda done: done < 0.3).isNull()


def test_corners_must_span_a_board() -> None:
    assert convex(CORNERS)
    crossed = [CORNERS[0], CORNERS[2], CORNERS[1], CORNERS[3]]
    assert not convex(crossed)
    with pytest.raises(UnusablePicture):
        straighten(photo(), crossed, SIZE)


@pytest.mark.parametrize(
    ("name", "data", "word"),
    [
        ("a.heic", b"\x00\x00\x00\x18ftypheic" + b"\x00" * 40, "HEIC"),
        ("a.webp", b"RIFF\x00\x00\x00\x00WEBPVP8 " + b"\x00" * 40, "WebP"),
        ("a.tif", b"II*\x00" + b"\x00" * 40, "TIFF"),
        ("a.png", b"\x89PNG\r\n\x1a\n" + b"\x00" * 40, "picture"),
        ("a.txt", b"hello", "JPEG"),
        ("a.jpg", b"", "JPEG"),
    ],
)
def test_unusable_pictures_get_a_sentence(tmp_path: Path, name: str, data: bytes, word: str) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(UnusablePicture) as told:
        read_photo(path)
    assert word in str(told.value.message)


def test_a_truncated_or_missing_or_huge_picture(tmp_path: Path) -> None:
    path = tmp_path / "board.png"
    path.write_bytes(as_png(photo())[:4000])
    with pytest.raises(UnusablePicture):
        read_photo(path)
    with pytest.raises(UnusablePicture):
        read_photo(tmp_path / "none.png")
    wide = QImage(13_000, 70, QImage.Format.Format_RGB32)
    wide.fill(0)
    path.write_bytes(as_png(wide))
    with pytest.raises(UnusablePicture) as told:
        read_photo(path)
    assert "13000" in str(told.value.message)


def a_skin(root: Path) -> Path:
    return save_skin(root, "ginkgopolis", "Our table", {"table": board(), "seat": board()}).folder


def test_a_skin_is_saved_listed_given_away_and_taken(tmp_path: Path) -> None:
    skin = read_skin(a_skin(tmp_path / "mine"))
    assert [one.id for one in list_skins(tmp_path / "mine", "ginkgopolis")] == [skin.id]
    assert list_skins(tmp_path / "mine", "barrage") == []
    nudged = skin.with_offset("deck", QPointF(4, -2.5))
    export_skin(nudged, tmp_path / "given.tarsas-skin")
    taken = import_skin(tmp_path / "given.tarsas-skin", tmp_path / "theirs")
    assert taken.record == nudged.record
    assert taken.nudges() == {"deck": QPointF(4, -2.5)}
    again = import_skin(tmp_path / "given.tarsas-skin", tmp_path / "theirs")
    assert again.folder != taken.folder


def manifest(**changes: object) -> str:
    boards = [{"board": "table", "picture": "table.png"}]
    return json.dumps({"format": 1, "game": "ginkgopolis", "title": "x", "boards": boards, **changes})


@pytest.mark.parametrize(
    "entries",
    [
        {MANIFEST: manifest(), "table.png": b"nothing"},
        {MANIFEST: manifest(), "../evil.png": b"x"},
        {MANIFEST: manifest(boards=[{"board": "table", "picture": "../../x.png"}]), "table.png": b"x"},
        {MANIFEST: manifest(format=99), "table.png": b"x"},
        {MANIFEST: manifest(surprise=1), "table.png": b"x"},
        {MANIFEST: "{" * 5000},
        {MANIFEST: manifest(nudges={"deck": [1e999, 0]}), "table.png": b"x"},
        {"table.png": b"x"},
        {MANIFEST: manifest()},
        {MANIFEST: manifest(), **{f"p{index}.png": b"x" for index in range(40)}},
        {MANIFEST: manifest(), "run.py": b"x"},
    ],
)
def test_a_bad_skin_file_changes_nothing(tmp_path: Path, entries: dict[str, str | bytes]) -> None:
    path = tmp_path / "bad.tarsas-skin"
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    root = tmp_path / "skins"
    with pytest.raises(UnusablePicture) as told:
        import_skin(path, root)
    assert isinstance(told.value.message, api.Message)
    assert not root.exists()
    assert sorted(one.name for one in tmp_path.iterdir()) == ["bad.tarsas-skin"]


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skin = read_skin(a_skin(tmp_path / "skins"))
    given = tmp_path / "given.tarsas-skin"
    export_skin(skin, given)
    before = {path: path.read_bytes() for path in [given, *sorted(skin.folder.iterdir())]}
    write = Path.write_bytes

    def half(path: Path, data: bytes) -> int:
        write(path, data[: len(data) // 2])
        raise OSError("no space left")

    monkeypatch.setattr(Path, "write_bytes", half)
    for deed in (
        lambda: export_skin(skin, given),
        lambda: add_board(skin, "table", board().transformed(QTransform.fromScale(1, -1))),
        lambda: skin.with_offset("deck", QPointF(3, 4)),
    ):
        with pytest.raises(OSError, match="no space"):
            deed()
    assert {path: path.read_bytes() for path in [given, *sorted(skin.folder.iterdir())]} == before


def test_no_zip_at_all(tmp_path: Path) -> None:
    path = tmp_path / "bad.tarsas-skin"
    path.write_bytes(b"PK\x03\x04 and then nothing")
    with pytest.raises(UnusablePicture):
        import_skin(path, tmp_path / "skins")


def test_a_skin_lies_on_the_table_and_a_broken_one_gives_way(qtbot: QtBot, tmp_path: Path) -> None:
    table = Tabletop(qtbot, 2, 10)
    table.view.table.patient = True
    drawn = table.view.grab().toImage()
    skin = read_skin(a_skin(tmp_path))
    notes: list[api.Message] = []
    table.view.note.connect(notes.append)
    table.view.scans.use(skin)
    scanned = table.view.grab().toImage()
    assert scanned != drawn and notes == []
    where = table.view.table.layout.place("deck")
    assert where is not None
    table.view.scans.use(skin.with_offset("deck", QPointF(30, 0)))
    moved = table.view.table.layout.place("deck")
    assert moved is not None and moved.rect.left() > where.rect.left() + 20
    for one in skin.record.boards:
        (skin.folder / one.picture).write_bytes(b"broken")
    table.view.scans.use(skin)
    assert notes
    assert table.view.grab().toImage() == drawn
    table.view.scans.use(None)
    assert table.view.grab().toImage() == drawn


def test_places_are_nudged_by_dragging(qtbot: QtBot, tmp_path: Path) -> None:
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    table = Tabletop(qtbot, 2, 10)
    table.view.scans.use(read_skin(a_skin(tmp_path)))
    table.view.scans.set_nudging(True)
    before = table.view.table.layout.place("discard")
    assert before is not None
    start = table.view.mapFromScene(before.rect.center())
    port = table.view.viewport()
    none = Qt.KeyboardModifier.NoModifier
    QTest.mousePress(port, Qt.MouseButton.LeftButton, none, start)
    QTest.mouseMove(port, start + QPoint(20, 10))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, none, start + QPoint(20, 10))
    after = table.view.table.layout.place("discard")
    assert after is not None
    moved = table.view.mapFromScene(after.rect.center()) - start
    assert abs(moved.x() - 20) <= 2 and abs(moved.y() - 10) <= 2
    assert table.view.scans.skin is not None and "discard" in read_skin(table.view.scans.skin.folder).nudges()
    outlined = [name for name, _ in table.view.highlights.shown("fitting")]
    assert "discard" in outlined and len(outlined) > 5, "also where nothing lies"
    assert table.view.scans.undo() and not table.view.scans.undo()
    back = table.view.table.layout.place("discard")
    assert back is not None and back.rect == before.rect
    assert read_skin(table.view.scans.skin.folder).nudges()["discard"] == QPointF(0, 0)
    table.view.scans.set_nudging(False)
    assert not table.view.highlights.shown("fitting")


def test_pictures_of_a_skin_fit_their_boards(tmp_path: Path) -> None:
    skin = read_skin(a_skin(tmp_path))
    found, notes = pictures_of(skin, {"table": (444, 836)})
    assert set(found) == {"table"} and notes == []


@pytest.mark.parametrize(("title", "folder"), [("Our Table!", "ginkgopolis-our-table"), ("麻雀", "ginkgopolis-skin")])
def test_a_skin_lies_in_a_folder_named_after_it(tmp_path: Path, title: str, folder: str) -> None:
    for name in (folder, f"{folder}-2"):
        assert save_skin(tmp_path, "ginkgopolis", title, {"table": board()}).folder.name == name


def test_corners_span_a_board_only_on_a_photo(qtbot: QtBot) -> None:
    picker = CornerPicker(Theme())
    qtbot.addWidget(picker)
    assert not picker.sound
    picker.set_photo(board())
    assert picker.sound
    picker.set_corner(0, picker.corners[2])
    assert not picker.sound, "two corners on the same spot"
