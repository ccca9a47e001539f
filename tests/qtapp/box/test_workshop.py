"""The workshop for cards of one's own: every card opens, gaps are filled in by keys and mouse, nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import CardPlace, CardState
from qtapp.box.box_store import BoxFiles, KeptBox, box_file, read_box, write_box
from qtapp.box.workshop_page import WorkshopPage
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.theme import Look, Theme
from qtapp.kit.speak.words import LiveTexts
from qtapp.kit.store.pack_store import BOX, kept_packs
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import LIMIT, wait_for

LABORATORY = CardPlace("cards", "70")
LEAST = ("effects", 0, "least")
OF = ("effects", 0, "of")


class Workshop(Protocol):
    """Opens the box of a game in a window of its own."""

    def __call__(self, game: str = ..., kept: KeptBox | None = ...) -> WorkshopPage: ...


@pytest.fixture
def workshop(context: AppContext, qtbot: QtBot) -> Iterator[Workshop]:
    held: list[QWidget] = []

    def opened(game: str = "underwater_cities", kept: KeptBox | None = None) -> WorkshopPage:
        holder = QWidget()
        held.append(holder)
        holder.resize(1366, 768)
        page = WorkshopPage(context, api.GAMES[game], box_file(game), kept or KeptBox(), holder)
        page.resize(1366, 768)
        with qtbot.waitExposed(holder, timeout=LIMIT):
            holder.show()
        return page

    yield opened
    for one in held:
        one.close()
        one.deleteLater()


def gap(page: WorkshopPage, path: tuple[str | int, ...]) -> QPushButton:
    return next(edit.gaps[path] for edit in page.form.sentences if path in edit.gaps)


def control(page: WorkshopPage, name: str) -> QPushButton:
    found = page.form.page.findChild(QPushButton, name)
    assert isinstance(found, QPushButton), name
    return found


def test_every_card_of_the_forms_opens_and_each_gap_has_a_name_to_be_read(workshop: Workshop) -> None:
    opened = 0
    for game in ("underwater_cities", "imperial_miners"):
        page = workshop(game)
        for section in page.box.sections:
            for place in page.box.draft.places(section)[:: 12 if section in ("cards", "mine") else 3]:
                page.box.choose(place)
                assert bool(page.form.sentences) != page.box.draft.form(place).section.is_fixed, place
                for edit in page.form.sentences:
                    said = [button.accessibleName() for button in edit.gaps.values()]
                    assert all(said) and len(set(said)) == len(said), place
                controls = [one for one in page.form.page.findChildren(QPushButton) if not one.accessibleName()]
                assert all(one.text() for one in controls), place
                opened += 1
    assert opened > 40


def test_a_gap_is_filled_in_and_taken_back(workshop: Workshop, qtbot: QtBot) -> None:
    page = workshop()
    page.box.choose(LABORATORY)
    assert gap(page, LEAST).accessibleName() == "Gap 1 of 6, how many, 2"
    gap(page, LEAST).click()
    control(page, "n:effects.0.least::1").click()
    assert page.box.row["effects"][0]["least"] == 3
    assert gap(page, LEAST).text() == "3" and gap(page, LEAST).isChecked(), "it stays open"
    gap(page, OF).click()
    control(page, "value:effects.0.of:farm").click()
    assert page.box.row["effects"][0]["of"] == "farm"
    assert page.box.draft.state(LABORATORY) is CardState.OWN
    page.undo.click()
    page.undo.click()
    assert page.box.draft.state(LABORATORY) is CardState.HOUSE and not page.undo.isEnabled()
    page.redo.click()
    assert page.box.row["effects"][0]["least"] == 3


def test_keys_alone_open_fill_in_and_close_a_gap(workshop: Workshop, qtbot: QtBot) -> None:
    page = workshop()
    page.box.choose(LABORATORY)
    first = gap(page, LEAST)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Space)
    focus = QApplication.focusWidget()
    assert isinstance(focus, QPushButton) and focus.objectName().startswith("n:effects.0.least")
    QTest.keyClick(focus, Qt.Key.Key_Up)
    assert page.box.row["effects"][0]["least"] == 3
    focus = QApplication.focusWidget()
    assert focus is not None and focus.objectName().startswith("n:effects.0.least"), "the keyboard stays where it was"
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is gap(page, LEAST) and not gap(page, LEAST).isChecked()
    QTest.keyClick(gap(page, LEAST), Qt.Key.Key_F6)
    wait_for(qtbot, lambda: QApplication.focusWidget() is not gap(page, LEAST))


def test_opening_gaps_makes_nothing_anew(workshop: Workshop, qtbot: QtBot) -> None:
    """Else each takes as long as a whole form; and texts of forms that are gone are said in no other language."""
    page = workshop()
    page.box.choose(LABORATORY)
    (edit,) = page.form.sentences
    heard = len(page.form.page.findChildren(LiveTexts))
    for path in (LEAST, OF, LEAST):
        gap(page, path).click()
        assert page.form.sentences == [edit] and edit.editor is not None and edit.editor.isVisible()
        assert [one for one, button in edit.gaps.items() if button.isChecked()] == [path]
    gap(page, LEAST).click()
    assert edit.editor is None and gap(page, LEAST).hasFocus()
    for _ in range(3):
        page.form.refresh()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(page.form.page.findChildren(LiveTexts)) == heard


def test_cards_that_all_say_the_same_are_filled_in_as_one(workshop: Workshop) -> None:
    page = workshop("imperial_miners")
    place = CardPlace("mine", "130")
    page.box.choose(place)
    path = next(iter(page.form.sentences[0].gaps))
    gap(page, path).click()
    control(page, f"n:{'.'.join(map(str, path))}::1").click()
    assert len(page.box.draft.pack()["mine"]) == 14
    page.undo.click()
    assert "mine" not in page.box.draft.pack()


def test_a_sentence_is_chosen_from_the_list_or_by_typing(workshop: Workshop, qtbot: QtBot) -> None:
    page = workshop()
    page.box.choose(CardPlace("cards", "1"))
    page.form.ask_sentence(("effects", 0))
    over = page.form.page_over
    assert over is not None and over.list.count() >= 10
    said = [over.list.item(at).text() for at in range(over.list.count())]
    assert len(set(said)) == len(said)
    QTest.keyClicks(over.typed, "if you have at least 3 laboratories gain science")
    assert over.list.item(0).text().split(" · ")[0].isdigit(), "similar cards come first"
    QTest.keyClick(over.typed, Qt.Key.Key_Return)
    assert page.box.draft.state(CardPlace("cards", "1")) is CardState.OWN
    page.form.ask_sentence(("effects", 0))
    assert page.form.page_over is not None
    QTest.keyClick(page.form.page_over.typed, Qt.Key.Key_Escape)
    assert page.form.page_over is None


def test_what_no_sentence_says_is_written_by_hand(workshop: Workshop, qapp: QApplication) -> None:
    page = workshop()
    page.box.choose(LABORATORY)
    page.form.ask_sentence(("effects", 0))
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # the form below it is really gone
    over = page.form.page_over
    assert over is not None
    over.typed.setText("Look at a hand of somebody else.")
    said = [over.list.item(at).text() for at in range(over.list.count())]
    over.list.setCurrentRow(said.index("By hand: “Look at a hand of somebody else.”"))
    QTest.keyClick(over.typed, Qt.Key.Key_Return)
    assert page.box.row["effects"] == [{"do": "by_hand", "says": "Look at a hand of somebody else."}]
    assert page.count.text() == "1 of 230 mine, 1 by hand"
    page.undo.click()
    page.form.ask_sentence(("effects", 0))
    assert page.form.page_over is not None
    again = page.form.page_over.list
    page.form.page_over._take(next(again.item(at) for at in range(again.count()) if "…”" in again.item(at).text()))
    field = page.form.page.findChild(QLineEdit, "text:effects.0.says:")
    assert isinstance(field, QLineEdit) and field.hasFocus() and field.text() == "", "what is missing is asked for"
    QTest.keyClicks(field, "Draw two, keep one.")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert page.box.row["effects"][0]["says"] == "Draw two, keep one."
    gap(page, ("effects", 0, "says")).click()
    said_of = gap(page, ("effects", 0, "says")).accessibleName()
    assert said_of == "Gap 1 of 1, what is written, Draw two, keep one."


def test_a_mistake_is_told_and_the_card_is_kept_unfinished(workshop: Workshop, qtbot: QtBot, home: Path) -> None:
    page = workshop()
    page.box.choose(LABORATORY)
    page.form.name.setText("")
    page.form.name.editingFinished.emit()
    assert page.box.draft.state(LABORATORY) is CardState.UNFINISHED
    assert not page.try_.isEnabled()
    wait_for(qtbot, lambda: not page.preview.trouble.isHidden())
    page.box.keep()
    path = box_file("underwater_cities")
    wait_for(qtbot, (path.parent / "drafts" / path.name).exists)
    assert not path.exists(), "nobody plays with it"
    again = workshop(kept=read_box(path))
    assert again.box.draft.row(LABORATORY)["name"] == ""


def test_what_is_made_is_kept_by_itself_and_found_by_a_new_game(workshop: Workshop, qtbot: QtBot, home: Path) -> None:
    page = workshop()
    page.box.choose(LABORATORY)
    page.form.name.setText("Deep lab")
    page.form.name.editingFinished.emit()
    path = box_file("underwater_cities")
    wait_for(qtbot, path.exists)
    wait_for(qtbot, lambda: page.box.is_kept)
    checked = api.check_pack(path, api.find_game)
    assert checked.game is not None and kept_packs("underwater_cities") == [path]
    page.box.drop()
    page.box.keep()
    wait_for(qtbot, lambda: not path.exists())


def test_a_box_that_cannot_be_read_is_not_written_over(home: Path) -> None:
    path = box_file("underwater_cities")
    path.parent.mkdir(parents=True)
    path.write_text("{broken", "utf-8")
    assert read_box(path).trouble is not None


PACK = {"format": 1, "game": "underwater_cities", "name": "Own"}
OURS, THEIRS = ({**PACK, "cards": [{"number": 1, "name": name}]} for name in ("ours", "theirs"))


def test_one_window_at_a_time_has_a_box(home: Path) -> None:
    path = box_file("underwater_cities")
    first, second = BoxFiles(path), BoxFiles(path)
    assert first.read().trouble is None
    refused = second.read().trouble
    assert refused is not None and "another window" in api.to_english(refused)
    assert first.write(OURS, {}) is None and not second.are_as_left()
    first.release()
    assert second.read().pack["cards"] == OURS["cards"]
    assert second.write(THEIRS, {}) is None
    second.release()
    assert not first.are_as_left()  # so the page is not shown again as it was
    first.release()
    assert [one.name for one in path.parent.iterdir() if one.is_file()] == [path.name]


def test_what_somebody_else_wrote_lies_beside(home: Path) -> None:
    """A hand that changes the file, or a folder that is shared with a machine where nothing can be locked."""
    path = box_file("underwater_cities")
    files = BoxFiles(path)
    files.read()
    files.write(OURS, OURS)
    write_box(path, THEIRS, {**THEIRS, "tray": []})
    beside = files.write(OURS, OURS)
    assert beside is not None and beside.name == "my box (2).json" and beside in kept_packs("underwater_cities")
    assert read_box(beside).pack["cards"] == read_box(beside).drafts["cards"] == THEIRS["cards"]
    assert read_box(path).pack["cards"] == OURS["cards"]
    assert files.write({}, {}) is None and not path.exists()


def test_a_second_window_is_told_and_sees_the_change_later(shell: MainWindow, qtbot: QtBot, home: Path) -> None:
    path = box_file("underwater_cities")
    told: list[str] = []
    shell.boxes.refused.connect(lambda message: told.append(api.to_english(message)))
    elsewhere = BoxFiles(path)
    elsewhere.read()
    shell.boxes.show_box("underwater_cities")
    wait_for(qtbot, lambda: bool(told))
    assert shell.boxes.page is None
    elsewhere.release()
    shell.boxes.show_box("underwater_cities")
    wait_for(qtbot, lambda: shell.boxes.page is not None)
    page = shell.boxes.page
    assert page is not None
    page.leave()
    wait_for(qtbot, lambda: elsewhere.read().trouble is None)
    draft = api.BoxDraft(api.GAMES["underwater_cities"])
    draft.put(LABORATORY, {**draft.row(LABORATORY), "name": "Elsewhere"})
    elsewhere.write(draft.pack(), draft.unfinished())
    elsewhere.release()
    shell.boxes.show_box("underwater_cities")
    wait_for(qtbot, lambda: shell.boxes.page is not page)
    assert shell.boxes.page is not None
    assert shell.boxes.page.box.draft.row(LABORATORY)["name"] == "Elsewhere"


def test_files_that_cannot_be_written_are_told_and_tried_again(workshop: Workshop, qtbot: QtBot, home: Path) -> None:
    page = workshop()
    told: list[str] = []
    page.told.connect(lambda _, icon: told.append(icon))
    folder = box_file("underwater_cities").parent
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way", "utf-8")
    page.box.put({**page.box.row, "name": "Mine"})
    page.box.keep()
    wait_for(qtbot, lambda: bool(told))
    assert not page.box.is_kept
    folder.unlink()
    page.box.keep()
    wait_for(qtbot, box_file("underwater_cities").exists)


def test_the_files_are_the_old_or_the_new_ones(home: Path) -> None:
    path = box_file("underwater_cities")
    one = {"format": 1, "game": "underwater_cities", "name": "x", "cards": [{"number": 1}]}
    write_box(path, one, {})
    assert json.loads(path.read_text("utf-8")) == one
    write_box(path, {}, one)
    assert not path.exists() and (path.parent / "drafts" / path.name).exists()


@pytest.mark.parametrize(("game", "key"), [("underwater_cities", "190"), ("imperial_miners", "100")])
def test_a_card_is_tried_on_a_strict_table(game: str, key: str) -> None:
    draft = api.BoxDraft(api.GAMES[game])
    section = "cards" if game == "underwater_cities" else "mine"
    place = CardPlace(section, key)
    draft.put(place, {**draft.row(place), "name": "On trial"})
    plan = api.trial_plan(draft, place)
    session = api.trial_session(plan)
    assert session is not None and session.mode is api.PlayMode.STRICT
    assert session.table.pieces[plan.piece].place.id == "seat.1.hand"
    assert "On trial" in api.to_english(session.game.piece_name(session.table, plan.piece))


@pytest.mark.parametrize("look", list(Look))
def test_with_large_letters_one_column_is_shown_at_a_time(context: AppContext, workshop: Workshop, look: Look) -> None:
    context.set_theme(Theme(look, 2.0, animations=False))
    page = workshop()
    assert page.is_narrow and page.minimumSizeHint().width() <= 960
    assert [sheet.isVisible() for sheet in page._columns.values()] == [False, True, False, False]
    page.pages.button("list").click()
    assert page.list.isVisible()


# ---- ways in and out -------------------------------------------------------------------------------------------------


def test_the_box_is_reached_from_the_start_page_and_left_again(shell: MainWindow, qtbot: QtBot) -> None:
    cards = {card.game: card for card in shell.start.cards}
    bare = [game for game in api.GAMES if cards[game].box.isHidden()]
    assert bare == [game for game in api.GAMES if not api.GAMES[game].takes_packs] and "barrage" not in bare
    cards["underwater_cities"].box.click()
    wait_for(qtbot, lambda: shell.boxes.page is not None and shell.stack.currentWidget() is shell.boxes.page)
    page = shell.boxes.page
    assert page is not None
    page.box.choose(LABORATORY)
    page.try_.click()
    wait_for(qtbot, lambda: shell.boxes.trial is not None and shell.stack.currentWidget() is shell.boxes.trial.window)
    assert shell.boxes.trial is not None
    shell.boxes.trial.window.actions_["home"].trigger()
    assert shell.stack.currentWidget() is page
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert shell.stack.currentWidget() is shell.start


def test_a_new_game_leads_to_the_box_and_the_box_to_a_new_game(shell: MainWindow, qtbot: QtBot, home: Path) -> None:
    dialog = shell.ask_new("imperial_miners")
    assert dialog.pack is not None
    dialog.more.setChecked(True)
    dialog.pack.make.click()
    wait_for(qtbot, lambda: shell.boxes.page is not None and shell.stack.currentWidget() is shell.boxes.page)
    page = shell.boxes.page
    assert page is not None and page.box.path.name == BOX
    page.box.put({**page.box.row, "name": "My mine"})
    asked: list[Path] = []
    shell.boxes.play_wanted.connect(asked.append)
    page.play.click()
    wait_for(qtbot, lambda: bool(asked))
    assert api.check_pack(asked[0], api.find_game).game is not None
    used = partial(shell.context.settings.pack_of, "imperial_miners")
    wait_for(qtbot, lambda: used() == BOX)


# ---- handing over ----------------------------------------------------------------------------------------------------


def test_what_is_handed_over_is_the_same_in_another_home(
    workshop: Workshop, qtbot: QtBot, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = workshop()
    assert not page.hand_over.isEnabled(), "there is nothing to be handed over yet"
    page.box.choose(LABORATORY)
    page.box.put({**page.box.row, "name": "Deep lab"})
    told: list[str] = []
    page.told.connect(lambda _, icon: told.append(icon))
    page.write_file(str(tmp_path / "given.tarsaspack"))
    wait_for(qtbot, lambda: told == ["ok"])
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path / "elsewhere"))
    checked = api.check_pack(tmp_path / "given.tarsaspack", api.find_game)
    assert checked.game is not None
    again = workshop(kept=KeptBox(dict(checked.pack)))
    assert again.box.draft.row(LABORATORY) == page.box.draft.row(LABORATORY)
    page.write_file(str(tmp_path / "no such folder" / "x" / "given.tarsaspack"))
    wait_for(qtbot, lambda: len(told) == 2)


def test_a_pack_file_opens_the_sheet_of_its_game(shell: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    draft = api.BoxDraft(api.GAMES["underwater_cities"], "Given")
    draft.put(LABORATORY, {**draft.row(LABORATORY), "name": "Deep lab"})
    path = tmp_path / "given.tarsaspack"
    path.write_bytes(api.pack_file_bytes(api.pack_text(draft.pack())))
    shell.open_file(path)
    wait_for(qtbot, lambda: shell.context.settings.pack_of("underwater_cities") == "Given.json")
    assert [one.name for one in kept_packs("underwater_cities")] == ["Given.json"]
