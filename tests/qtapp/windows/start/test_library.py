"""The library of the start page: every game in reach, by mouse and by keys, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.games.listings import game_listings
from qtapp.kit.app_context import AppContext
from qtapp.session.game_marks import GameMark, GameMarks
from qtapp.session.library import Order, Tab
from qtapp.windows.main import MainWindow
from qtapp.windows.start import page as start
from qtapp.windows.start.library_view import ROW
from tests.qtapp.conftest import press
from tests.qtapp.waiting import wait_for
from tests.qtapp.windows.start.test_library_files import kept
from tests.toys import SHIPPED
from tools.screen_figures.start_page import fill, reached, visible_questions


def names(model: QAbstractItemModel) -> list[str]:
    return [str(model.index(row, 0).data(Qt.ItemDataRole.EditRole)) for row in range(model.rowCount())]


def look(shell: MainWindow, qtbot: QtBot) -> None:
    """Read the disk again, and wait for it."""
    shell.start.refresh()
    settled(shell, qtbot)


def settled(shell: MainWindow, qtbot: QtBot) -> None:
    """What was begun is done: work in the background, then the look at the disk that it leads to."""
    wait_for(qtbot, lambda: not shell.context.background.busy and not shell.start.reading)


def test_two_questions_and_all_unfinished_games(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    """Figures 16 and 17; finished games push nothing out, however new they are."""
    fill(home / "games", 40)
    look(shell, qtbot)
    library = shell.start.library
    assert [library.model.count_of(tab) for tab in (Tab.RUNNING, Tab.FINISHED, Tab.ALL)] == [40, 40, 80]
    assert reached(shell) == 40
    dialog = shell.ask_new("barrage")
    assert visible_questions(dialog) == 2
    dialog.reject()


def test_search_and_order(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    games = home / "games"
    marks = GameMarks(home / "library.json", games)
    for name, remark in (("Kedd", "the river"), ("Áron", ""), ("Zita", "")):
        marks.put(kept(games, name, remark=remark), GameMark(name, pinned=name == "Zita"))
    look(shell, qtbot)
    library = shell.start.library
    library.set_order(Order.NAME)
    assert names(library.model)[0] == "Zita", "pinned ones stand first"
    for words, found in (("KEDD", ["Kedd"]), ("river", ["Kedd"]), ("bence zit", ["Zita"]), ("nobody", [])):
        library.search.setText(words)
        assert names(library.model) == found
    assert "nobody" in library._none.text() and library.list.isHidden()
    library.search.clear()
    library.tabs[Tab.LESSONS].click()
    assert names(library.model) == ["Kedd"] and library.tabs[Tab.LESSONS].text() == "Lessons 1"
    library.tabs[Tab.FINISHED].click()
    assert names(library.model) == [] and library.tabs[Tab.TRASH].isHidden()


def test_a_game_is_named_by_keys(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    path = kept(home / "games", "a", 3)
    look(shell, qtbot)
    library = shell.start.library
    library.list.setFocus()
    press(Qt.Key.Key_F2)
    field = library.list.findChild(QLineEdit)
    assert isinstance(field, QLineEdit) and field.text() == "Ginkgopolis" and field.accessibleName()
    field.setText("  Családi\nkedd ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    wait_for(qtbot, lambda: names(library.model) == ["Családi kedd"])
    assert GameMarks(home / "library.json", home / "games").of(path).name == "Családi kedd"
    card = shell.start.continue_card
    assert card is not None and card.name == "Családi kedd"
    spoken = str(library.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert all(word in spoken for word in ("Családi kedd", "Ginkgopolis", "Anna", "Bence", "Round"))


def test_who_comes_back_after_days_reads_what_happened_so_far(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    path = kept(home / "games", "a", 3)
    look(shell, qtbot)
    card = shell.start.continue_card
    assert card is not None
    card.recap.click()
    wait_for(qtbot, lambda: shell.game is not None and shell.stack.currentWidget() is shell.game)
    assert shell.game is not None and shell.curtain is not None and not shell.game.overlay.current
    told = shell.curtain.rows if shell.curtain.seat else shell.game.telling.card.rows
    assert told or not shell.game.client.story.newest(), "rows, not the raw log"
    if shell.curtain.seat:
        shell.curtain.uncover()
    shell.go_home()
    shell.open_file(path)
    assert shell.stack.currentWidget() is shell.game and not shell.game.overlay.current, "asked for once"


def test_what_is_thrown_away_comes_back(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    path = kept(home / "games", "a", 3)
    kept(home / "games", "b", 3)
    look(shell, qtbot)
    library = shell.start.library
    library.list.setFocus()
    library.list.setCurrentIndex(library.model.index(library.model.row_of(path), 0))
    press(Qt.Key.Key_Delete)
    settled(shell, qtbot)
    assert not path.exists() and library.model.count_of(Tab.ALL) == 1
    assert library.list.currentIndex().isValid(), "the keyboard has a row to stand on"
    assert shell.bar.isVisible() and "trash" in shell.bar.text.text()
    shell.bar.buttons[0].click()
    settled(shell, qtbot)
    assert path.is_file() and library.model.count_of(Tab.ALL) == 2
    press(Qt.Key.Key_Delete)
    settled(shell, qtbot)
    library.tabs[Tab.TRASH].click()
    assert library.tabs[Tab.TRASH].isVisible() and library.model.rowCount() == 1
    library.list.setFocus()
    press(Qt.Key.Key_Return)
    settled(shell, qtbot)
    assert library.model.count_of(Tab.ALL) == 2 and library.model.tab is Tab.RUNNING


def test_the_game_on_the_table_can_be_thrown_away(table: Callable[..., MainWindow], home: Path, qtbot: QtBot) -> None:
    shell = table(2, 3)
    shell.keeper.keep()
    wait_for(qtbot, lambda: shell.autosave.idle)
    shell.go_home()
    settled(shell, qtbot)
    library = shell.start.library
    one = library.model.game_at(library.model.index(0, 0))
    assert one is not None
    library.actions_.throw(one)
    settled(shell, qtbot)
    assert library.model.count_of(Tab.ALL) == 0 and not (home / "games" / "test.tarsas").exists()
    assert list((home / "games").glob("*.tarsas")) == [], "and it is not written again"


def test_each_part_of_a_row_answers_the_mouse(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    path = kept(home / "games", "a", 3)
    look(shell, qtbot)
    view = shell.start.library.list
    at = view.rows.layout_of(view.visualRect(view.model().index(0, 0)))
    opened: list[Path] = []
    shell.start.file_wanted.disconnect()
    shell.start.file_wanted.connect(opened.append)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at.name.center())
    assert opened == []
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at.go.center())
    assert opened == [path]
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at.more.center())
    menu = QApplication.activePopupWidget()
    assert menu is not None
    texts = [action.text() for action in menu.actions()]
    assert len(texts) == 8 and texts[-1] == "Move to the trash"
    menu.actions()[2].trigger()
    menu.close()
    settled(shell, qtbot)
    assert GameMarks(home / "library.json", home / "games").of(path).pinned
    assert min(at.go.height(), at.more.height()) >= 42


def test_a_file_from_elsewhere_is_only_taken_off_the_list(
    shell: MainWindow, home: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    path = kept(tmp_path / "elsewhere", "Lesson 6b", 3)
    shell.context.settings.remember_file(path)
    look(shell, qtbot)
    library = shell.start.library
    one = library.model.game_at(library.model.index(0, 0))
    assert one is not None and names(library.model) == ["Lesson 6b"], "it is called as its file is"
    library.actions_.throw(one)
    settled(shell, qtbot)
    assert path.is_file() and library.model.count_of(Tab.ALL) == 0


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (960, 600)])
def test_four_games_are_seen_before_any_picture(
    size: tuple[int, int], context: AppContext, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = [one for one in game_listings() if one.id in SHIPPED]
    monkeypatch.setattr(start, "game_listings", lambda: tuple(listed))
    fill(home / "games", 6)
    shell = MainWindow(context)
    qtbot.addWidget(shell)
    shell.resize(*size)
    shell.show()
    page = shell.start

    def at_rest() -> bool:
        seen = page.library.list.viewport().height() >= 4 * ROW and page.continue_card is not None
        return seen and not page.verticalScrollBar().maximum()

    wait_for(qtbot, at_rest)
    assert len({card.mapTo(page, QPoint(0, 0)).y() for card in page.cards}) == 1, "the games stand in one row"
    pictures = [not card._scene.isHidden() for card in page.cards]
    assert all(pictures) if size[1] >= 720 else not any(pictures)
    if size == (1366, 768):
        assert page.cards[0].sheet_box().height() == pytest.approx(258, abs=4)


def test_tab_is_not_caught(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    kept(home / "games", "a", 3)
    look(shell, qtbot)
    page = shell.start
    wait_for(qtbot, lambda: page.continue_card is not None and page.continue_card.isVisible())
    page.setFocus()
    stops = []
    for _ in range(22 + 2 * len(page.cards)):  # a card has two stops
        focus = QApplication.focusWidget()
        assert focus is not None
        stops.append(focus)
        press(Qt.Key.Key_Tab)
    library = page.library
    for widget in (page.look, page.text_size, page.more, library.search, library.open, library.list, library.order):
        assert widget in stops, widget.accessibleName()
    assert page.continue_card is not None and page.continue_card.go in stops
    assert stops[stops.index(page.continue_card.go) + 1] is page.continue_card.recap
    assert all(card.play in stops and card.rules in stops for card in page.cards if card.play.isVisible())


def test_a_screen_reader_walks_the_rows(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    kept(home / "games", "a", 3)
    look(shell, qtbot)
    view = shell.start.library.list
    assert view.accessibleName() == "Your games"
    face = QAccessible.queryAccessibleInterface(view)
    assert face.childCount() == 1
    assert "Ginkgopolis" in face.child(0).text(QAccessible.Text.Name)


def test_the_words_follow_the_language(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    kept(home / "games", "a", 3)
    look(shell, qtbot)
    shell.context.set_language("hu")
    library = shell.start.library
    assert library.tabs[Tab.RUNNING].text() == "Folyamatban 1"
    assert "jön" in str(library.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))


def test_a_finished_game_ends_the_first_games(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    assert not shell.context.settings.was_finished("ginkgopolis")
    fill(home / "games", 1)
    look(shell, qtbot)
    assert shell.context.settings.was_finished("ginkgopolis") and api.GAMES["ginkgopolis"]


def test_games_that_are_called_alike_are_told_apart_by_who_plays(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    path = kept(home / "games", "a", 3)
    GameMarks(home / "library.json", home / "games").put(path, GameMark(name="Sunday"))
    kept(home / "games", "b", 3)
    look(shell, qtbot)
    model = shell.start.library.model
    wait_for(qtbot, lambda: model.rowCount() == 2)
    rows = [model.game_at(model.index(at, 0)) for at in range(2)]
    told = {(words.name, words.game) for one in rows if one is not None for words in (model.words(one),)}
    assert told == {("Sunday", "Ginkgopolis"), ("Ginkgopolis", "Anna and Bence")}
