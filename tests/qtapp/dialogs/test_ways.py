"""Four ways to begin: alone, together, with phones, by a lesson. Each seats people as it says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.dialogs.new_game import NewGameDialog
from qtapp.dialogs.new_game_request import NewGameRequest
from qtapp.dialogs.way import Way
from qtapp.windows.main import MainWindow
from qtapp.windows.other_tables import devices
from tests.qtapp.conftest import GAME, press
from tests.qtapp.waiting import settle, wait_for
from tests.toys import SHIPPED


def take(dialog: NewGameDialog, way: Way) -> None:
    """Choose a way with the mouse."""
    QTest.mouseClick(dialog.ways.tiles[way], Qt.MouseButton.LeftButton)


def wanted_by(dialog: NewGameDialog) -> NewGameRequest:
    """What the dialog asks for when it is started; nothing is laid on the table."""
    asked: list[NewGameRequest] = []
    dialog.wanted.disconnect()
    dialog.wanted.connect(asked.append)
    dialog.start.click()
    return asked[0]


def open_dialog() -> NewGameDialog:
    """The dialog that lies over the window."""
    found = QApplication.activeModalWidget()
    assert isinstance(found, NewGameDialog)
    return found


@pytest.mark.parametrize("game", SHIPPED)
def test_two_clicks_lead_to_the_first_question_against_the_computer(game: str, shell: MainWindow) -> None:
    card = next(one for one in shell.start.cards if one.game == game)
    QTest.mouseClick(card.play, Qt.MouseButton.LeftButton)
    dialog = open_dialog()
    introduction = api.GAMES[game].introduction
    assert introduction.aim is not None and dialog.about.aim.text() == dialog.words.say(introduction.aim)
    assert [row.level for row in dialog.rows] == [0, 2] and dialog.rows[1].kind.text() == "Computer: Casual"
    first = api.natures(api.GAMES[game])[0]
    nature, likes = dialog.words.say(first.name), dialog.words.say(first.says)
    kind = dialog.rows[1].kind
    assert f"Computer: Casual · {nature}" in kind.accessibleName() and kind.toolTip().startswith(f"{nature}: {likes}")
    assert dialog.hidden_hands.isHidden() and dialog.rows[1].placeholder() in dialog.note.text()
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert shell.game is not None and shell.curtain is not None and not shell.curtain.seat
    client = shell.game.client
    assert client.viewer == 1 and 1 in client.questions.asked_seats() and shell.game.guiding.is_on


def test_a_way_seats_people_and_is_remembered(shell: MainWindow) -> None:
    dialog = shell.ask_new(GAME)
    take(dialog, Way.TOGETHER)
    assert [row.level for row in dialog.rows] == [0, 0] and not dialog.hidden_hands.isHidden()
    assert not wanted_by(dialog).phones
    again = shell.ask_new(GAME)
    assert again.ways.way is Way.TOGETHER and [row.level for row in again.rows] == [0, 0]
    take(again, Way.ALONE)
    again.another.click()
    assert [row.level for row in again.rows] == [0, 2, 2], "who comes to somebody alone is a computer"
    again.rows[2].offers[""].trigger()
    assert again.ways.way is Way.TOGETHER, "two people are not alone"
    again.reject()
    assert shell.ask_new("barrage").ways.way is Way.ALONE, "each game has its own"


def test_who_played_together_before_there_were_ways_still_does(shell: MainWindow) -> None:
    shell.context.settings.keep_people_at(GAME, 3)
    dialog = shell.ask_new(GAME)
    assert dialog.ways.way is Way.TOGETHER and [row.level for row in dialog.rows] == [0, 0, 0]


def test_arrows_choose_a_way_and_enter_begins(shell: MainWindow, qtbot: QtBot) -> None:
    dialog = shell.ask_new(GAME)
    wait_for(qtbot, dialog.isActiveWindow)
    settle(qtbot, dialog)
    asked: list[NewGameRequest] = []
    dialog.wanted.disconnect()
    dialog.wanted.connect(asked.append)
    dialog.ways.tiles[Way.ALONE].setFocus()
    for way in (Way.TOGETHER, Way.PHONES):
        press(Qt.Key.Key_Right)
        assert dialog.draft.way is way
    press(Qt.Key.Key_Return)
    assert asked[0].phones and asked[0].levels == (0, 0)


def test_with_phones_the_door_opens_when_the_table_is_laid(shell: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "home_addresses", lambda: ["127.0.0.1"])
    dialog = shell.ask_new(GAME)
    take(dialog, Way.PHONES)
    dialog.start.click()
    assert shell.door.phones is not None and shell.door.phones.is_open
    assert shell.door.dialog is not None and shell.door.dialog.isVisible()
    shell.door.dialog.reject()
    shell.door.phones.leave()


def test_to_learn_opens_the_first_lesson_that_is_left(shell: MainWindow, qtbot: QtBot) -> None:
    dialog = shell.ask_new(GAME)
    take(dialog, Way.LEARN)
    assert dialog.seats.isHidden() and dialog.people.isHidden() and dialog.more.isHidden()
    dialog.start.click()
    wait_for(qtbot, lambda: shell.lessons.table is not None)
    assert shell.lessons.table is not None and shell.stack.currentWidget() is shell.lessons.table.window
    book = shell.lessons.table.player.book
    assert book is not None and (book.lesson.game, book.lesson.number) == (GAME, 1)
    assert shell.ask_new(GAME).ways.way is Way.ALONE, "a lesson is not how the game is played"


def test_a_way_chosen_first_is_kept_while_a_game_is_chosen(shell: MainWindow, qtbot: QtBot) -> None:
    page = shell.start
    wait_for(qtbot, lambda: page.library.is_empty and page.library.ways.isVisible())
    QTest.mouseClick(page.library.ways.tiles[Way.TOGETHER], Qt.MouseButton.LeftButton)
    card = next(one for one in page.cards if one.game == GAME)
    QTest.mouseClick(card.play, Qt.MouseButton.LeftButton)
    dialog = open_dialog()
    assert dialog.ways.way is Way.TOGETHER
    dialog.start.click()
    wait_for(qtbot, lambda: shell.autosave.idle)
    shell.go_home()
    wait_for(qtbot, lambda: not page.library.is_empty)
    assert page.library.ways.isHidden() and page.way is None, "later the page of a new game asks"


def test_a_game_that_says_nothing_of_itself_can_be_begun(shell: MainWindow) -> None:
    dialog = shell.ask_new("nim")
    assert Way.LEARN not in dialog.ways.tiles and dialog.about.aim.parent() is None
    assert wanted_by(dialog).levels == (0, 2)
