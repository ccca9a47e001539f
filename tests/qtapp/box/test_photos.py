"""Photos in the workshop: through one door, on the card, in a file only if wanted, never out by the back door."""

from __future__ import annotations

import hashlib
import io
import random
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from time import thread_time

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QColorSpace, QDropEvent, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import CardPhoto, CardPlace
from qtapp.board.paint.art import PictureCache
from qtapp.board.paint.context import BoardContext
from qtapp.board.paint.photo_face import PhotoFace
from qtapp.board.paint.photo_face import photographed as photographed_piece
from qtapp.board.paint.photos import common_photos
from qtapp.box.box_store import KeptBox, box_file, read_box, write_box
from qtapp.box.workshop_page import WorkshopPage
from qtapp.games import find_art
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.pictures import UnusablePicture
from qtapp.kit.paths import SUFFIX, games_folder, pictures_folder
from qtapp.kit.store import picture_shelf
from qtapp.kit.store.picture_shelf import (
    clean_picture,
    keep_picture,
    kept_picture,
    sweep,
    sweep_with_games,
    take_pictures,
)
from qtapp.session.client import SeatClient
from qtapp.windows.main import MainWindow
from tests.conformance.cases import seeds
from tests.qtapp.waiting import LIMIT, wait_for

SECONDS = 0.15
"""Of one thread, for any file that somebody gave."""

CARD = CardPlace("cards", "1")
RED, BLUE = QColor("#d02020"), QColor("#2020d0")


def picture(colour: QColor = RED, wide: int = 300, high: int = 420, kind: str = "JPEG", secret: str = "") -> bytes:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(colour)
    if secret:
        image.setText("Description", secret)
        image.setColorSpace(QColorSpace(QColorSpace.NamedColorSpace.DisplayP3))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.ReadWrite)
    assert image.save(buffer, kind, 95)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def file_of(folder: Path, content: bytes, name: str = "photo.jpg") -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


@pytest.fixture
def page(context: AppContext, qtbot: QtBot) -> Iterator[WorkshopPage]:
    holder = QWidget()
    made = WorkshopPage(context, api.GAMES["underwater_cities"], box_file("underwater_cities"), KeptBox(), holder)
    with qtbot.waitExposed(holder, timeout=LIMIT):
        holder.show()
    made.box.choose(CARD)
    made.preview.paint_now()
    yield made
    holder.close()
    holder.deleteLater()


def photographed(page: WorkshopPage, qtbot: QtBot, path: Path) -> CardPhoto:
    page.preview.photo.take_file(str(path))
    wait_for(qtbot, lambda: page.box.photo is not None)
    assert page.box.photo is not None
    return page.box.photo


# ---- pieces that only bear pictures ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "section"), [("ginkgopolis", "tile"), ("barrage", "contract"), ("barrage", "back")])
def test_pieces_and_backs_of_every_game_bear_photos(
    context: AppContext, qtbot: QtBot, tmp_path: Path, game: str, section: str
) -> None:
    holder = QWidget()
    page = WorkshopPage(context, api.GAMES[game], box_file(game), KeptBox(), holder)
    place = page.box.draft.places(section)[0]
    page.box.choose(place)
    page.preview.paint_now()
    drawn = page.preview.face.pixmap().toImage()
    assert not drawn.isNull() and not page.preview.photo.isHidden() and not page.form.sentences
    assert "0 of" in page.count.text() and not page.try_.isEnabled()
    photographed(page, qtbot, file_of(tmp_path, picture(RED)))
    page.preview.paint_now()
    shown = page.preview.face.pixmap().toImage()
    middle = shown.pixelColor(shown.width() // 2, shown.height() // 2)
    assert shown != drawn and abs(middle.red() - RED.red()) < 12 and middle.blue() < 60
    session = api.new_session(game, 2, seed=3, pack=page.box.draft.pack())
    art = find_art(game, BoardContext(SeatClient(session, 1), context.speech, context.theme))
    piece = page.box.form.piece(page.box.row)
    view = api.PieceView(piece, section, "", api.UP, 0, 0)
    face = art.back(place.key) if section == api.BACKS else photographed_piece(art.art_context, art.back(""), view.id)
    assert isinstance(face, PhotoFace), "it lies so on the table"
    bare = find_art(game, BoardContext(SeatClient(api.new_session(game, 2, seed=3), 1), context.speech, context.theme))
    assert not isinstance(bare.back(place.key), PhotoFace)
    assert face.svg(bare.art_context.art) == face.drawn.svg(bare.art_context.art), "exports show what is drawn"
    page.box.keep()
    wait_for(qtbot, box_file(game).exists)
    assert read_box(box_file(game)).pack["pictures"][0]["of"] == f"{section}.{place.key}"
    holder.deleteLater()


# ---- the door --------------------------------------------------------------------------------------------------------


def test_nothing_but_pixels_is_kept(qapp: object, home: Path) -> None:
    raw = picture(secret="secret 47.4979")
    exif = b"Exif\0\0GPS 47.4979 19.0402"
    raw = raw[:2] + b"\xff\xe1" + (len(exif) + 2).to_bytes(2, "big") + exif + raw[2:]
    raw += b"PK\x03\x04 something hidden behind the picture"
    assert all(mark in raw for mark in (b"secret", b"19.0402", b"ICC_PROFILE", b"hidden"))
    kept = clean_picture(raw)
    for mark in (b"secret", b"19.0402", b"ICC_PROFILE", b"hidden", b"Exif", b"\xff\xfe"):
        assert mark not in kept, mark
    assert QImage.fromData(kept).size() == QImage.fromData(raw).size()


def test_a_large_photo_is_made_as_large_as_a_card_on_the_screen(qapp: object) -> None:
    image = QImage.fromData(clean_picture(picture(wide=3_000, high=4_000)))
    assert (image.width(), image.height()) == (750, 1_000)
    assert abs(image.pixelColor(300, 300).red() - RED.red()) < 6


WRONG = {
    "a drawing": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "a GIF": b"GIF89a" + b"\0" * 60,
    "half a picture": b"\xff\xd8\xff\xe0 and nothing more",
    "a picture of another kind": b"RIFF\0\0\0\0WEBPVP8 ",
    "nothing": b"",
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_picture_leaves_nothing_behind(
    what: str, page: WorkshopPage, qtbot: QtBot, tmp_path: Path, home: Path
) -> None:
    told: list[str] = []
    page.told.connect(lambda message, _: told.append(api.to_english(message)))
    page.preview.photo.take_file(str(file_of(tmp_path, WRONG[what])))
    wait_for(qtbot, lambda: bool(told))
    assert page.box.photo is None and not page.box.draft.can_undo
    assert not pictures_folder().exists() or not list(pictures_folder().iterdir())


def test_pictures_of_too_many_pixels_are_refused(qapp: object) -> None:
    for size in ((12_001, 10), (20, 20)):
        with pytest.raises(UnusablePicture):
            clean_picture(picture(wide=size[0], high=size[1], kind="PNG"))


# ---- on a card -------------------------------------------------------------------------------------------------------


def test_a_photo_comes_onto_the_card_moves_and_goes_and_every_step_goes_back(
    page: WorkshopPage, qtbot: QtBot, tmp_path: Path
) -> None:
    row = page.preview.photo
    assert row.choose.isVisibleTo(page) and not row.face.isVisibleTo(page) and not row.remove.isVisibleTo(page)
    first = photographed(page, qtbot, file_of(tmp_path, picture()))
    assert first.face == api.IN_SCENE and kept_picture(first.file) is not None
    page.preview.paint_now()
    assert row.face.isVisibleTo(page) and row.face.value == api.IN_SCENE
    row.down.click()
    assert page.box.photo == CardPhoto(first.file, api.IN_SCENE, first.at + 10)
    row.face.button(api.DRAWN).click()
    assert page.box.photo is not None and page.box.photo.face == api.DRAWN
    row.remove.click()
    assert page.box.photo is None
    for _ in range(4):
        page.undo.click()
    assert page.box.photo is None and not page.undo.isEnabled()
    page.redo.click()
    assert page.box.photo == first


def test_a_card_whose_rules_are_ours_keeps_its_words(page: WorkshopPage, qtbot: QtBot, tmp_path: Path) -> None:
    photographed(page, qtbot, file_of(tmp_path, picture()))
    page.preview.paint_now()
    assert not page.preview.photo.face.button(api.WHOLE_FACE).isVisibleTo(page)
    page.box.put({**page.box.row, "name": "My own"})
    page.preview.paint_now()
    assert page.preview.photo.face.button(api.WHOLE_FACE).isVisibleTo(page)


def test_pictures_are_pasted_and_dropped(page: WorkshopPage, qtbot: QtBot, tmp_path: Path) -> None:
    data = QMimeData()
    data.setData("image/png", picture(kind="PNG"))
    QGuiApplication.clipboard().setMimeData(data)
    page._paste()
    wait_for(qtbot, lambda: page.box.photo is not None)
    page.undo.click()
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(file_of(tmp_path, picture(BLUE))))])
    page.dropEvent(
        QDropEvent(
            QPointF(9, 9), Qt.DropAction.CopyAction, dropped, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        )
    )
    wait_for(qtbot, lambda: page.box.photo is not None)
    QGuiApplication.clipboard().clear()


def test_photos_are_kept_and_opened_again(
    page: WorkshopPage, context: AppContext, qtbot: QtBot, tmp_path: Path
) -> None:
    photo = photographed(page, qtbot, file_of(tmp_path, picture()))
    page.box.keep()
    wait_for(qtbot, lambda: box_file("underwater_cities").exists())
    draft = api.BoxDraft(api.GAMES["underwater_cities"])
    draft.take_pack(read_box(box_file("underwater_cities")).pack)
    assert draft.photo(CARD) == photo


# ---- on the table ----------------------------------------------------------------------------------------------------


def shown(photo: CardPhoto, context: AppContext, own: bool = True) -> tuple[QImage, QImage]:
    """The card on a table, painted for the screen and for an export."""
    form = api.RecordForm(api.GAMES["underwater_cities"], "cards")
    row = form.section.shipped[0]
    table = api.shown_card(form, {**row, "name": "My own"} if own else row, photo)
    assert table is not None
    session, view = table
    board = BoardContext(SeatClient(session, 1), context.speech, context.theme)
    face = find_art(form.game.id, board).enlarged(view, api.HELD)
    return board.art.image(face, 1.5), PictureCache().image(face, 1.5)


def middle(image: QImage, high: float = 0.6) -> QColor:
    return image.pixelColor(image.width() // 2, round(image.height() * high))


def test_the_whole_face_is_the_photo_on_the_screen_and_the_drawing_in_an_export(
    context: AppContext, home: Path
) -> None:
    name = keep_picture(clean_picture(picture(BLUE)))
    screen, export = shown(CardPhoto(name, api.WHOLE_FACE), context)
    assert middle(screen).blue() > 180 and middle(screen).red() < 60
    assert middle(screen, 0.85).blue() > 180
    assert not (middle(export).blue() > 180 and middle(export).red() < 60)
    drawn, other = shown(CardPhoto(name, api.DRAWN), context)
    assert drawn == other
    kept, _ = shown(CardPhoto(name, api.WHOLE_FACE), context, own=False)
    assert not (middle(kept, 0.85).blue() > 180 and middle(kept, 0.85).red() < 60), (
        "its words are those that are played"
    )


def test_the_chosen_part_of_a_photo_lies_in_the_place_of_the_drawing(context: AppContext, home: Path) -> None:
    image = QImage(400, 560, QImage.Format.Format_RGB32)
    image.fill(RED)
    painter = QPainter(image)
    painter.fillRect(0, 280, 400, 280, BLUE)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.ReadWrite)
    assert image.save(buffer, "PNG")  # type: ignore[call-overload]
    name = keep_picture(clean_picture(bytes(buffer.data().data())))
    for at, red in ((0, True), (100, False)):
        screen, _ = shown(CardPhoto(name, api.IN_SCENE, at), context)
        seen = middle(screen, 0.33)
        assert (seen.red() > 150) is red and (seen.blue() > 150) is not red


def test_a_missing_photo_is_the_drawn_card_until_it_comes(context: AppContext, home: Path) -> None:
    content = clean_picture(picture(QColor("#10c010")))
    photo = CardPhoto(hashlib.sha256(content).hexdigest(), api.WHOLE_FACE)
    screen, export = shown(photo, context)
    assert screen == export
    stamp = common_photos().stamp
    keep_picture(content)
    common_photos().look_again()
    assert common_photos().stamp > stamp
    screen, export = shown(photo, context)
    assert screen != export


# ---- files -----------------------------------------------------------------------------------------------------------


def test_a_file_without_photos_is_the_usual_one(page: WorkshopPage, qtbot: QtBot, tmp_path: Path) -> None:
    photographed(page, qtbot, file_of(tmp_path, picture()))
    told: list[str] = []
    page.told.connect(lambda _, icon: told.append(icon))
    page.hand_over.click()
    assert page.hand_over_dialog is not None and not page.hand_over_dialog.with_photos.isChecked()
    asked: list[bool] = []
    page.hand_over_dialog.chosen.disconnect()
    page.hand_over_dialog.chosen.connect(asked.append)
    page.hand_over_dialog._go_on()
    assert asked == [False]
    page.write_file(str(tmp_path / "plain.tarsaspack"))
    wait_for(qtbot, lambda: told == ["ok"])
    held = api.read_pack_file(tmp_path / "plain.tarsaspack")
    assert not held.pictures and b"pictures" not in held.text


def test_with_photos_another_home_shows_the_same_and_text_alone_opens_too(
    page: WorkshopPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    photographed(page, qtbot, file_of(tmp_path, picture(BLUE)))
    told: list[str] = []
    page.told.connect(lambda _, icon: told.append(icon))
    page.write_file(str(tmp_path / "own.tarsaspack"), with_photos=True)
    wait_for(qtbot, lambda: told == ["ok"])
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path / "elsewhere"))
    checked = api.check_pack(tmp_path / "own.tarsaspack", api.find_game)
    assert checked.game is not None
    (photo,) = api.photos_of_pieces(checked.game).values()
    assert kept_picture(photo.file) is None, "the text alone can be played with"
    assert take_pictures(tmp_path / "own.tarsaspack").taken == 1
    content = kept_picture(photo.file)
    assert content is not None and QImage.fromData(content).pixelColor(50, 50).blue() > 180


def test_hostile_pictures_in_a_pack_leave_nothing_on_the_disk(home: Path, qapp: object, tmp_path: Path) -> None:
    good = picture()
    hostile = [*WRONG.values(), picture(wide=2_001, high=20), picture(kind="PNG")[:60]]
    names = {hashlib.sha256(content).hexdigest(): content for content in (*hostile, good)}
    pack = {"format": 2, "game": "underwater_cities", "name": "Own"}
    rows = [{"of": f"cards.{at}", "file": name, "face": "scene"} for at, name in enumerate(names, 1)]
    rows.append({"of": "cards.60", "file": "0" * 64, "face": "scene"})
    path = tmp_path / "own.tarsaspack"
    path.write_bytes(api.pack_file_bytes(api.pack_text({**pack, "pictures": rows}), names))
    assert api.check_pack(path, api.find_game).game is not None
    found = take_pictures(path)
    kept = [one.stem for one in pictures_folder().iterdir()]
    assert kept == [hashlib.sha256(good).hexdigest()] and found == picture_shelf.TakenPictures(1, len(rows) - 1)


@seeds(normal=60, soak=5_000, chunk=500)
def test_mutated_pictures_are_refused_or_become_clean_ones(
    seeds: range, home: Path, qapp: object, tmp_path: Path
) -> None:
    """They come in a pack under the hash that they have: the door, not the hash, has to hold them up, and soon."""
    path = tmp_path / "own.tarsaspack"
    for seed in seeds:
        dice = random.Random(seed)
        raw = bytearray(noisy_picture(("JPEG", "PNG")[seed % 2]))
        for _ in range(1 + dice.randrange(5)):
            at = dice.randrange(len(raw))
            match dice.randrange(3):
                case 0:
                    raw[at] = dice.randrange(256)
                case 1:
                    del raw[at : at + 1 + dice.randrange(60)]
                case _:
                    raw[at:at] = dice.randbytes(1 + dice.randrange(30))
            raw = raw or bytearray(b"x")
        name = hashlib.sha256(raw).hexdigest()
        rows = [{"of": "cards.1", "file": name, "face": "scene"}]
        pack = {"format": 2, "game": "underwater_cities", "name": "Own", "pictures": rows}
        path.write_bytes(api.pack_file_bytes(api.pack_text(pack), {name: bytes(raw)}))
        began = thread_time()
        found = take_pictures(path)
        assert thread_time() - began < SECONDS, seed
        assert found.taken + found.refused == 1, seed
        left = list(pictures_folder().glob("*")) if pictures_folder().exists() else []
        assert len(left) == found.taken, seed
        for one in left:
            kept = one.read_bytes()
            assert kept.startswith(b"\xff\xd8\xff\xe0") and b"Exif" not in kept and b"ICC_PROFILE" not in kept
            one.unlink()


@cache
def noisy_picture(kind: str) -> bytes:
    """One that hardly packs: every byte of it tells something."""
    noisy = QImage(random.Random(5).randbytes(120 * 90 * 4), 120, 90, 480, QImage.Format.Format_RGB32).copy()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.ReadWrite)
    assert noisy.save(buffer, kind)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def test_a_picture_in_another_members_place_is_not_taken(home: Path, qapp: object, tmp_path: Path) -> None:
    """Only what the pack names comes onto the shelf."""
    content = picture()
    path = tmp_path / "own.tarsaspack"
    pack = {"format": 2, "game": "underwater_cities", "name": "Own", "pictures": []}
    path.write_bytes(api.pack_file_bytes(api.pack_text(pack), {hashlib.sha256(content).hexdigest(): content}))
    assert take_pictures(path) == picture_shelf.TakenPictures()
    with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as archive:
        assert len(archive.namelist()) == 2


def test_a_photo_that_no_pack_names_is_swept_after_a_while(
    home: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted, unwanted = (keep_picture(clean_picture(picture(one))) for one in (RED, BLUE))
    box = box_file("underwater_cities")
    api.write_atomically(box, api.pack_text({"game": "underwater_cities", "pictures": [{"file": wanted}]}))
    assert sweep() == 0, "a step back may want it"
    monkeypatch.setattr(picture_shelf, "_UNWANTED_DAYS", -1.0)
    assert sweep() == 1
    assert kept_picture(wanted) is not None and kept_picture(unwanted) is None


def test_a_photo_that_lies_in_the_tray_or_in_a_kept_game_is_not_swept(
    home: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    tray, game, unwanted = (keep_picture(clean_picture(picture(QColor(tone)))) for tone in ("#123", "#456", "#789"))
    draft = api.BoxDraft(api.GAMES["underwater_cities"])
    draft.put_photos({}, [tray])
    write_box(box_file("underwater_cities"), draft.pack(), draft.unfinished())
    api.write_atomically(games_folder() / f"one{SUFFIX}", f'{{"pack": {{"pictures": [{{"file": "{game}"}}]}}}}')
    monkeypatch.setattr(picture_shelf, "_UNWANTED_DAYS", -1.0)
    assert sweep_with_games() == 1
    assert kept_picture(tray) is not None and kept_picture(game) is not None and kept_picture(unwanted) is None


def test_a_pack_with_photos_opens_from_outside_and_its_photos_follow(
    shell: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    content = clean_picture(picture(BLUE))
    name = hashlib.sha256(content).hexdigest()
    pack = {"format": 2, "game": "underwater_cities", "name": "Given"}
    rows = [{"of": "cards.1", "file": name, "face": "whole"}]
    path = tmp_path / "given.tarsaspack"
    path.write_bytes(api.pack_file_bytes(api.pack_text({**pack, "pictures": rows}), {name: content}))
    shell.open_file(path)
    wait_for(qtbot, lambda: kept_picture(name) is not None)
    wait_for(qtbot, lambda: shell.context.settings.pack_of("underwater_cities") == "Given.json")
