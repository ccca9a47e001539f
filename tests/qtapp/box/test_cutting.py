"""Cutting a sheet and the tray: four corners, card by card, in order, by keys, step by step back; nothing stalls."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QMimeData, QObject, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import MOST_IN_TRAY, CardPlace
from qtapp.board.scan.card_sheet import CardSheet, fresh_sheet, result_size
from qtapp.board.scan.outlines import OutlinePicker
from qtapp.box.box_store import KeptBox, box_file, read_box
from qtapp.box.cut_page import CutPage
from qtapp.box.sheet_cutter import SheetCutter
from qtapp.box.words import PHOTO_MIME
from qtapp.box.workshop_page import WorkshopPage
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.theme import Look, Theme
from qtapp.kit.store.picture_shelf import clean_image, keep_picture, kept_picture
from tests.qtapp.box.sheets import Sheet, beside, render, worst_corner
from tests.qtapp.waiting import LIMIT, wait_for

CARD = CardPlace("cards", "1")
MOST_STALL = 0.05


@pytest.fixture
def page(context: AppContext, qtbot: QtBot) -> Iterator[WorkshopPage]:
    holder = QWidget()
    made = WorkshopPage(context, api.GAMES["underwater_cities"], box_file("underwater_cities"), KeptBox(), holder)
    made.resize(1280, 760)
    holder.resize(1280, 760)
    with qtbot.waitExposed(holder, timeout=LIMIT):
        holder.show()
    made.box.choose(CARD)
    made.preview.paint_now()
    yield made
    holder.close()
    holder.deleteLater()


def photo_of(tone: int) -> str:
    image = QImage(120, 168, QImage.Format.Format_RGB32)
    image.fill(0xFF000000 | tone)
    return keep_picture(clean_image(image))


def by_hand(sheet: Sheet, off: float = 0.0, seed: int = 0) -> CardSheet:
    """The four outer corners as a person puts them: `off` as a part of the picture's width."""
    rng = random.Random(seed)
    photo = sheet.photo
    a, b, c, d = (beside(rng, at, off * photo.width()) for at in sheet.outer)
    made = fresh_sheet(photo.width(), photo.height(), sheet.proportions)
    gap = round(sheet.gap * 100)
    return replace(made, outer=(a, b, c, d), columns=sheet.columns, rows=sheet.rows, gap=gap)


def share_within(sheets: list[Sheet], off: float, bound: float) -> float:
    good = total = 0
    for seed, sheet in enumerate(sheets):
        found = by_hand(sheet, off, seed).outlines()
        total += len(sheet.cards)
        good += sum(worst_corner(one, truth) <= bound for one, truth in zip(found, sheet.cards, strict=True))
    return good / total


# ---- where the cards lie ---------------------------------------------------------------------------------------------


def test_four_corners_find_every_card(qapp: object) -> None:
    sheets = [render(seed, "photo" if seed % 2 else "scan", longest=700) for seed in range(12)]
    assert share_within(sheets, 0.0, 0.005) == 1.0
    assert share_within(sheets, 0.001, 0.015) >= 0.98


@pytest.mark.soak
def test_four_corners_find_the_cards_of_two_hundred_sheets(qapp: object) -> None:
    sheets = [render(1_000 + seed, "photo" if seed % 2 else "scan", longest=900) for seed in range(200)]
    assert share_within(sheets, 0.001, 0.015) >= 0.98


def test_a_sheet_changes_by_values(qapp: object) -> None:
    sheet = fresh_sheet(1_000, 800, 0.7)
    assert len(sheet.outlines()) == 9 and sheet.is_sound
    each = sheet.one_by_one()
    assert each.outlines() == sheet.outlines()
    moved = each.moved(4, 0, (10.0, 20.0))
    assert moved.outlines()[4][0] == (10.0, 20.0) and each.outlines()[4][0] != (10.0, 20.0)
    assert len(moved.without(0).outlines()) == 8 and len(moved.with_one_more().outlines()) == 10
    assert moved.evenly().outlines() == sheet.outlines()
    assert not sheet.moved(0, 0, (2_000.0, 2_000.0)).is_sound
    assert sheet.moved(0, 0, (-50.0, 4_000.0)).outer[0] == (0.0, 800.0)


def test_a_card_becomes_as_large_as_it_was_and_lies_as_it_lay(qapp: object) -> None:
    square = ((0.0, 0.0), (400.0, 0.0), (400.0, 400.0), (0.0, 400.0))
    assert result_size(square, 1.0, 1_000).width() == 400
    lying = ((0.0, 0.0), (1_400.0, 0.0), (1_400.0, 1_000.0), (0.0, 1_000.0))
    assert (result_size(lying, 0.716, 1_000).width(), result_size(lying, 0.716, 1_000).height()) == (1_000, 716)
    strange = ((0.0, 0.0), (300.0, 0.0), (300.0, 900.0), (0.0, 900.0))
    assert result_size(strange, 0.716, 600).height() == 600 and result_size(strange, 0.716, 600).width() == 200


# ---- hands -----------------------------------------------------------------------------------------------------------


def test_corners_are_moved_by_keys_and_every_step_goes_back(context: AppContext, qtbot: QtBot) -> None:
    picker = OutlinePicker(context.theme)
    qtbot.addWidget(picker)
    picker.resize(600, 500)
    sheet = render(5, "scan", longest=500)
    picker.show()
    picker.show_photo(sheet.photo, sheet.proportions)
    picker.setFocus()
    before = picker.sheet
    for _ in range(3):
        QTest.keyClick(picker, Qt.Key.Key_Right)
    assert picker.sheet.outer[0][0] == before.outer[0][0] + 3
    QTest.keyClick(picker, Qt.Key.Key_Tab)
    QTest.keyClick(picker, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert picker.active == 1 and picker.sheet.outer[1][1] == before.outer[1][1] + 10
    picker.undo()
    picker.undo()
    assert picker.sheet == before and not picker.can_undo  # three small moves of a corner are one step
    picker.redo()
    assert picker.sheet.outer[0][0] == before.outer[0][0] + 3
    picker.change(picker.sheet.one_by_one())
    QTest.keyClick(picker, Qt.Key.Key_PageDown)
    QTest.keyClick(picker, Qt.Key.Key_Left)
    assert picker.card == 1 and picker.sheet.outlines()[1][0][0] == before.one_by_one().outlines()[1][0][0] + 1
    QTest.keyClick(picker, Qt.Key.Key_Delete)
    assert len(picker.sheet.outlines()) == 8
    picker.grab()


def test_a_card_is_taken_and_its_corner_dragged_by_mouse(context: AppContext, qtbot: QtBot) -> None:
    picker = OutlinePicker(context.theme)
    qtbot.addWidget(picker)
    picker.resize(700, 600)
    picker.show()
    picker.show_photo(render(6, "photo", longest=800).photo, 0.7)
    picker.change(picker.sheet.one_by_one())
    quad = picker.sheet.outlines()[5]
    middle = picker.to_widget(QPointF(sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4)).toPoint()
    QTest.mouseClick(picker, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    assert picker.card == 5
    corner = picker.to_widget(QPointF(*quad[2])).toPoint()
    QTest.mousePress(picker, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, corner)
    QTest.mouseMove(picker, corner + QPointF(12, 9).toPoint())
    QTest.mouseRelease(picker, Qt.MouseButton.LeftButton)
    assert worst_corner(picker.sheet.outlines()[5], quad) > 0.01
    assert picker.sheet.outlines()[4] == picker.sheet.evenly().outlines()[4]


# ---- from a sheet to the cards ---------------------------------------------------------------------------------------


def cut_page(page: WorkshopPage, qtbot: QtBot, sheet: Sheet, folder: Path) -> CutPage:
    path = folder / "sheet.jpg"
    assert sheet.photo.save(str(path), "JPEG", 90)  # type: ignore[call-overload]
    page.tray_row.cut.click()
    made = page.cut_page
    assert made is not None and not made.go.isEnabled()
    made.take_file(path)
    wait_for(qtbot, lambda: not made.is_empty)
    made.picker.change(by_hand(sheet))
    return made


def test_a_sheet_is_cut_into_the_tray_and_its_photos_come_onto_cards(
    page: WorkshopPage, qtbot: QtBot, tmp_path: Path
) -> None:
    sheet = render(11, "photo", gap=0.1, longest=1_400)
    cutting = cut_page(page, qtbot, sheet, tmp_path)
    count = len(sheet.cards)
    assert cutting.results.count() == count and cutting.go.isEnabled()
    wait_for(qtbot, lambda: not cutting.results.item(count - 1).icon().isNull())
    cutting.go.click()
    wait_for(qtbot, lambda: page.cut_page is None)
    assert len(page.tray.names) == count and page.tray_row.view.count() == count
    assert all(kept_picture(name) is not None for name in page.tray.names)
    page.undo.click()
    assert not page.tray.names
    page.redo.click()
    names = page.tray.names
    page.tray_row.all.click()
    assert not page.tray.names
    places = page.list.places()[:count]
    assert [page.box.draft.photos[one].file for one in places] == list(names)
    page.undo.click()
    assert page.tray.names == names and not page.box.draft.photos


def test_the_page_fits_with_large_letters(context: AppContext, qtbot: QtBot) -> None:
    context.set_theme(Theme(Look.DARK, 2.0, animations=False))
    made = CutPage(context, 0.7, lambda count: ["001 Kelp"] * count)
    qtbot.addWidget(made)
    made.resize(960, 640)
    made.show()
    photo = render(3, "scan", longest=300).photo
    made.show_photo("sheet.jpg", (photo, photo))
    qtbot.wait(50)
    assert made.minimumSizeHint().width() <= 960 and made.minimumSizeHint().height() <= 640


def test_cutting_is_stopped_and_nothing_comes_of_it(page: WorkshopPage, qtbot: QtBot, tmp_path: Path) -> None:
    cutting = cut_page(page, qtbot, render(12, "scan", longest=1_200), tmp_path)
    cutting.go.click()
    assert cutting.stop.isVisibleTo(cutting) and not cutting.go.isEnabled()
    cutting.stop.click()
    qtbot.wait(200)
    assert page.cut_page is cutting and cutting.go.isEnabled() and not page.tray.names
    QTest.keyClick(cutting, Qt.Key.Key_Escape)
    assert page.cut_page is None and not page.box.draft.can_undo


def test_what_is_no_picture_is_told_and_what_is_pasted_is_cut(page: WorkshopPage, qtbot: QtBot, tmp_path: Path) -> None:
    told: list[str] = []
    page.told.connect(lambda message, _: told.append(api.to_english(message)))
    page.cut_sheet()
    cutting = page.cut_page
    assert cutting is not None
    wrong = tmp_path / "wrong.png"
    wrong.write_bytes(b"GIF89a" + b"\0" * 60)
    cutting.take_file(wrong)
    wait_for(qtbot, lambda: bool(told))
    data = QMimeData()
    path = tmp_path / "sheet.png"
    assert render(3, "scan", longest=300).photo.save(str(path))
    data.setData("image/png", path.read_bytes())
    QGuiApplication.clipboard().setMimeData(data)
    cutting._paste()
    wait_for(qtbot, lambda: not cutting.is_empty)
    QGuiApplication.clipboard().clear()


@pytest.mark.soak
def test_the_window_goes_on_while_a_large_sheet_is_cut(context: AppContext, qtbot: QtBot) -> None:
    """Straightening holds up nobody: what waits in the window's thread gets its turn all the time."""
    sheet = render(14, "photo", gap=0.1, longest=4_000)
    owner = QObject()
    cutter = SheetCutter(context, owner)
    gaps: list[float] = []
    names: list[str] = []
    last = [monotonic()]

    def beat() -> None:
        gaps.append(monotonic() - last[0])
        last[0] = monotonic()

    timer = QTimer()
    timer.timeout.connect(beat)
    timer.start(2)
    cutter.done.connect(names.extend)
    cutter.begin(sheet.photo, by_hand(sheet))
    wait_for(qtbot, lambda: len(names) == len(sheet.cards))
    timer.stop()
    gaps.sort()
    assert gaps[int(len(gaps) * 0.98)] < MOST_STALL, gaps[-5:]


# ---- the tray --------------------------------------------------------------------------------------------------------


def test_the_tray_is_served_by_keys(page: WorkshopPage, qtbot: QtBot) -> None:
    names = [photo_of(tone) for tone in (0x3050A0, 0xA03050, 0x50A030)]
    page.tray.add(names)
    view = page.tray_row.view
    assert view.count() == 3 and page.tray.proposed() == page.list.places()[:3]
    page.tray_row.take_focus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert page.box.draft.photos == {page.list.places()[1]: page.box.fresh_photo(names[1])}
    assert page.box.place == page.list.places()[1]  # the card is looked at then
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert len(page.tray.names) == 1
    page.undo.click()
    page.undo.click()
    assert page.tray.names == tuple(names) and not page.box.draft.photos
    view.setCurrentRow(0)
    QTest.keyClick(view, Qt.Key.Key_R)
    wait_for(qtbot, lambda: page.tray.names[0] != names[0])
    turned = kept_picture(page.tray.names[0])
    assert turned is not None and QImage.fromData(turned).width() == 168


def test_the_corners_of_a_waiting_photo_are_put_anew(page: WorkshopPage, qtbot: QtBot) -> None:
    first, second = photo_of(0x3050A0), photo_of(0xA03050)
    page.tray.add([first, second])
    page.tray_row.view.setCurrentRow(0)
    page.tray_row.take_focus()
    QTest.keyClick(page.tray_row.view, Qt.Key.Key_C)
    cutting = page.cut_page
    assert cutting is not None
    wait_for(qtbot, lambda: not cutting.is_empty)
    assert len(cutting.picker.sheet.outlines()) == 1
    cutting.picker.change(cutting.picker.sheet.moved(0, 0, (40.0, 40.0)))
    cutting.go.click()
    wait_for(qtbot, lambda: page.cut_page is None)
    assert len(page.tray.names) == 2 and page.tray.names[1] == second and page.tray.names[0] != first
    page.undo.click()
    assert page.tray.names == (first, second)


def test_a_photo_is_dragged_onto_a_card_and_the_old_one_comes_back(page: WorkshopPage, qtbot: QtBot) -> None:
    first, second = photo_of(0x102030), photo_of(0x908070)
    page.tray.add([first, second])
    listed = page.list.list

    def drop(name: str, row: int) -> None:
        data = QMimeData()
        data.setData(PHOTO_MIME, name.encode())
        at = listed.visualItemRect(listed.item(row)).center()
        buttons, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        listed.dropEvent(QDropEvent(QPointF(at), Qt.DropAction.MoveAction, data, buttons, none))

    place = page.list.places()[4]
    drop(first, 4)
    assert page.box.draft.photos[place].file == first and page.tray.names == (second,)
    drop(second, 4)
    assert page.box.draft.photos[place].file == second and page.tray.names == (first,)
    drop("0" * 64, 4)  # nobody's photo
    assert page.box.draft.photos[place].file == second


def test_the_tray_is_bounded_and_kept(page: WorkshopPage, qtbot: QtBot) -> None:
    told: list[str] = []
    page.told.connect(lambda message, _: told.append(api.to_english(message)))
    page.tray.add([f"{at:064x}" for at in range(MOST_IN_TRAY + 5)])
    assert len(page.tray.names) == MOST_IN_TRAY and told
    page.tray.add(["f" * 64])
    assert len(page.tray.names) == MOST_IN_TRAY
    page.box.keep()
    wait_for(qtbot, lambda: bool(read_box(box_file("underwater_cities")).drafts))
    draft = api.BoxDraft(api.GAMES["underwater_cities"])
    draft.take_pack(read_box(box_file("underwater_cities")).drafts)
    assert draft.tray == page.tray.names
    assert "tray" not in draft.pack()  # what is handed over holds nothing of it


def test_a_strange_tray_is_not_believed(qapp: object) -> None:
    draft = api.BoxDraft(api.GAMES["underwater_cities"])
    rows = [{"file": one} for one in ("../../x", 5, None, "A" * 64, "a" * 64, "a" * 64)]
    draft.take_pack({"tray": ["b" * 64, None, {}, *rows]})
    assert draft.tray == ("a" * 64,)
    draft.take_pack({"tray": "a" * 64})
    assert draft.tray == ("a" * 64,)


def test_several_dropped_files_come_into_the_tray(page: WorkshopPage, qtbot: QtBot, tmp_path: Path) -> None:
    paths = []
    for at in range(3):
        image = QImage(90, 120, QImage.Format.Format_RGB32)
        image.fill(0xFF000000 | 0x203040 * (at + 1))
        paths.append(tmp_path / f"{at}.png")
        assert image.save(str(paths[-1]))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    page.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, none))
    wait_for(qtbot, lambda: len(page.tray.names) == 3)
    assert not page.box.draft.photos
