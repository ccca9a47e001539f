"""From the start page to the end of a game, by real keys and clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.dialogs.new_game import NewGameDialog
from qtapp.dialogs.way import Way
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import GAME, mode_of, played, press
from tests.qtapp.waiting import settle


def dialogs(kind: type) -> list[object]:
    """The open dialogs of a kind."""
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, kind) and one.isVisible()]


def test_two_clicks_lead_from_the_start_page_to_a_game(shell: MainWindow, qtbot: QtBot) -> None:
    card = next(card for card in shell.start._cards if card._exhibit.id == GAME)
    QTest.mouseClick(card.play, Qt.MouseButton.LeftButton)
    (dialog,) = dialogs(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert shell.game is not None
    assert shell.stack.currentWidget() is shell.game
    assert len(shell.game.client.session.players) == 2


def test_names_colours_and_order_of_the_dialog_come_to_the_table(shell: MainWindow) -> None:
    dialog = shell.ask_new(GAME)
    dialog.ways.tiles[Way.TOGETHER].click()
    dialog.people.button(3).click()
    for row, name in zip(dialog.rows, ("Anna", "Bence", "Őze"), strict=True):
        row.field.setText(name)
    dialog.rows[0].plate.click()
    dialog.rows[2].up.click()
    dialog.start.click()
    assert shell.game is not None
    sitters = shell.game.client.session.players
    assert [sitter.name for sitter in sitters] == ["Anna", "Őze", "Bence"]
    assert len({sitter.colour for sitter in sitters}) == 3
    assert sitters[0].colour == 2
    assert shell.context.settings.names[:3] == ["Anna", "Őze", "Bence"]


def test_options_are_only_those_of_the_chosen_number(shell: MainWindow) -> None:
    dialog = shell.ask_new(GAME)
    dialog.known.click()
    for people in api.GAMES[GAME].seat_counts:
        dialog.people.button(people).click()
        offered = {option.id for option in api.GAMES[GAME].options if not option.seats or people in option.seats}
        assert set(dialog.options) == offered
    dialog.people.button(1).click()
    assert [row.computer for row in dialog.rows] == [False, True]


_LAST = 12
"""Answers at the end of a game."""


def _play_by_keys(shell: MainWindow, most: int) -> None:
    """So many presses of those who sit there, or until the game is over."""
    game, curtain = shell.game, shell.curtain
    assert game is not None and curtain is not None
    for turn in range(1, most):
        if game.client.session.is_over:
            return
        if curtain.seat:
            assert game.client.viewer == 0
            press(Qt.Key.Key_Return)
            continue
        if (part := game.decision.part) is not None:
            assert part.done.isEnabled()
            part.done.setFocus()
            press(Qt.Key.Key_Space)
            continue
        assert QApplication.focusWidget() is game.decision.buttons[0]
        many = len(game.decision.buttons)
        offered = {one.key for button in game.decision.buttons for one in button.row.options}
        assert offered and offered <= {one.key for one in game.client.questions.options()}
        if turn % 3 == 0:
            press(Qt.Key(Qt.Key.Key_1 + turn % min(9, many)))
        else:
            for _ in range(turn % min(many, 5)):
                press(Qt.Key.Key_Down)
            press(Qt.Key.Key_Return)


@pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["beginning and end", "whole game"]
)
def test_a_game_by_keyboard_alone(whole: bool, shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    """Tab, Enter, arrows and numbers only, from the start page to the score sheet."""
    card = next(card for card in shell.start._cards if card._exhibit.id == GAME)
    card.play.setFocus()
    press(Qt.Key.Key_Space)
    (dialog,) = dialogs(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    dialog.seed.setText("11")
    dialog.ways.tiles[Way.ALONE].setFocus()
    press(Qt.Key.Key_Right)
    assert dialog.ways.way is Way.TOGETHER
    dialog.start.setFocus()
    press(Qt.Key.Key_Space)
    _play_by_keys(shell, 2000 if whole else 30)
    if not whole:
        length = len(played(2, 2000, seed=11).entries) - 1
        shell.show_session(played(2, length - _LAST, seed=11), home / "games" / "end.tarsas")
        _play_by_keys(shell, 2000)
    game = shell.game
    assert game is not None and game.client.session.is_over
    result = shell.end_page
    assert result is not None and result.isVisible()
    expected = game.client.game.result(game.client.session.table)
    assert result.result_ == expected
    assert result.verdict.text()
    press(Qt.Key.Key_Escape)
    assert not result.isVisible()
    button = game.decision.seat_button
    assert button is not None and button.isVisible() and button.text() == "Final result"
    button.setFocus()
    press(Qt.Key.Key_Return)
    assert result.isVisible(), "the score sheet can be opened again"


def test_the_curtain_covers_everything_and_then_tells_what_happened(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table(2, 4)
    assert shell.game is not None and shell.curtain is not None
    client, curtain = shell.game.client, shell.curtain
    first = client.viewer
    client.questions.answer(client.questions.options()[0].answer)
    assert curtain.seat and curtain.seat != first
    assert client.viewer == 0, "nobody's secrets are in any widget while the curtain hangs"
    assert curtain.geometry() == shell.rect()
    assert curtain.isVisible() and client.names.seat_name(curtain.seat) in curtain.title.text()
    waiting = curtain.seat
    picture = shell.grab().toImage()
    assert picture.pixelColor(2, 2) == picture.pixelColor(2, shell.height() - 3)
    assert not game_texts_name_hidden_cards(shell, waiting)
    press(Qt.Key.Key_Return)
    assert not curtain.isVisible()
    assert client.viewer == waiting
    client.questions.answer(client.questions.options()[0].answer)
    if curtain.seat:
        assert [row.accessibleName() for row in curtain.rows], "one line for each person who did something"
        assert len(curtain.rows) <= len(client.players)


def game_texts_name_hidden_cards(shell: MainWindow, seat: int) -> bool:
    """Does any text of the panels name a card of that hand while nobody sits there?"""
    assert shell.game is not None
    client = shell.game.client
    held = client.session.table.pieces_in(f"seat.{seat}.hand")
    names = [
        shell.context.speech.text(client.game.piece_name(client.session.table, piece.id), client.names)
        for piece in held
    ]
    listed = shell.game.option_list.list.options
    shown = shell.game.decision.question.text() + " ".join(
        [button.words for button in shell.game.decision.buttons]
        + [str(listed.index(row).data()) for row in range(listed.rowCount())]
    )
    return any(name in shown for name in names)


def test_one_person_never_meets_a_curtain(table: Callable[..., MainWindow]) -> None:
    shell = table(1)
    assert shell.game is not None and shell.curtain is not None
    client = shell.game.client
    for _ in range(12):
        assert not shell.curtain.seat
        assert client.viewer == 1
        client.questions.answer(client.questions.options()[0].answer)


def test_a_long_list_of_options_can_be_filtered(table: Callable[..., MainWindow]) -> None:
    shell = table(2)
    assert shell.game is not None
    panel, options = shell.game.option_list, shell.game.option_list.list.options
    shell.game.decision.list_wanted.emit()
    assert len(shell.game.client.questions.options()) > 12
    assert panel.filter.isVisible()
    word = str(options.index(options.first()).data()).split()[-1]
    panel.filter.setFocus()
    QTest.keyClicks(panel.filter, word)
    found = [options.index(row) for row in range(options.rowCount()) if options.face(row) is not None]
    assert 0 < len(found) < len(shell.game.client.questions.options())
    whole = int(Qt.ItemDataRole.AccessibleTextRole)  # what is shown is less: its head says the rest
    assert all(word.casefold() in f"{index.data()} {index.data(whole)}".casefold() for index in found)
    press(Qt.Key.Key_Down)
    assert panel.list.hasFocus() and options.face(panel.list.currentIndex().row()) is not None
    panel.filter.setFocus()
    QTest.keyClicks(panel.filter, "qqq")
    assert not options.rowCount() and panel.nothing.isVisible(), "that nothing is found is said"


def test_titles_name_no_path(home: Path) -> None:
    """Files of kept games are named after moment and game."""
    from qtapp.session.saved_games import new_path

    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}-x\.tarsas", new_path(home, "x").name)


def test_no_key_of_the_game_works_behind_the_curtain(table: Callable[..., MainWindow]) -> None:
    """But one: whoever has chosen in secret may take that back, and the curtain then hangs for them."""
    shell = table(2, 4)
    assert shell.game is not None and shell.curtain is not None
    client = shell.game.client
    client.questions.answer(client.questions.options()[0].answer)
    assert shell.curtain.seat
    entry = client.session.current
    press(Qt.Key.Key_F2)
    press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert client.session.current is entry and client.mode is api.PlayMode.STRICT
    assert shell.curtain.seat != entry.seat
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert client.session.current is entry.parent and shell.curtain.seat == entry.seat
    assert not shell.game.isEnabled() and client.viewer == 0
    press(Qt.Key.Key_Return)
    assert shell.game.isEnabled()


def test_after_looking_back_the_asked_person_can_sit_down(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 12)
    assert shell.game is not None and shell.curtain is not None
    game = shell.game
    viewer = game.client.viewer
    entry = next(
        entry
        for entry in game.client.session.entries[1:]
        if entry.parent is not None
        and entry.seat != viewer
        and _only_asked(game.client.session, entry.parent, entry.seat)
    )
    assert entry.parent is not None
    game.decision.take_focus()
    game.history.go_to(entry.parent)
    assert game.client.viewer == viewer and not shell.curtain.seat
    assert game.decision.seat_button is not None
    assert QApplication.focusWidget() is game.decision.seat_button, "the keyboard stays where the answers are given"
    press(Qt.Key.Key_Return)
    assert entry.seat in (shell.curtain.seat, game.client.face_down)
    assert game.client.session.current is entry.parent, "Enter has not jumped along the log"


def _only_asked(session: api.Session, moment: api.HistoryEntry, seat: int) -> bool:
    here = session.current
    session.seek(moment)
    asked = [one.question.seat for one in session.pending()]
    session.seek(here)
    return asked == [seat]


def test_every_game_can_be_laid_on_the_table_and_played(shell: MainWindow, home: Path) -> None:
    for game in api.GAMES.values():
        people = 2 if 2 in game.seat_counts else game.seat_counts[0]
        shell.show_session(api.new_session(game.id, people, seed=3), home / "games" / f"{game.id}.tarsas")
        assert shell.game is not None and shell.curtain is not None
        bot = api.RandomBot(5)
        for _ in range(6):
            if shell.curtain.seat:
                shell.curtain.uncover()
            client = shell.game.client
            if client.session.is_over:
                break
            pending = client.questions.pending()
            assert pending is not None
            assert client.questions.answer(bot.choose_answer(client.session, pending))
            QApplication.processEvents()
        assert len(shell.game.client.session.entries) > 4


def test_seats_of_the_computer_have_names_of_their_own(shell: MainWindow) -> None:
    """Nobody is called Computer: Hal has his name, several computers have different ones, people are remembered."""
    dialog = shell.ask_new(GAME)
    dialog.people.button(1).click()
    assert dialog.rows[1].computer
    assert dialog.rows[1].placeholder() == "Hal"
    dialog.rows[0].field.setText("Grace")
    dialog.start.click()
    assert shell.game is not None
    assert [sitter.name for sitter in shell.game.client.session.players] == ["Grace", "Hal"]
    dialog = shell.ask_new("barrage")
    dialog.people.button(1).click()
    assert dialog.rows[0].name() == "Grace", "people are remembered"
    for option, switch in dialog.options.items():
        for choice in next(one for one in dialog._game.options if one.id == option).choices:
            switch.chosen.emit(choice.value)
            names = [row.name() or row.placeholder() for row in dialog.rows]
            assert len(set(names)) == len(names), names
            assert "Computer" not in names
    assert any(row.computer for row in dialog.rows)
    dialog.reject()


def test_no_curtain_falls_where_nothing_is_secret(
    shell: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With empty hands nobody has anything to hide: the next person simply sits down."""
    session = api.new_session("imperial_miners", 3, seed=3, names=["Anna", "Bence", "Őze"])
    shell.show_session(session, home / "games" / "open.tarsas")
    assert shell.game is not None and shell.curtain is not None and shell.hot_seat is not None
    shell.curtain.uncover()
    client = shell.game.client
    with monkeypatch.context() as patch:
        patch.setattr(shell.hot_seat, "waits_for", lambda: 2)
        shell.hot_seat.hand_over()
    assert shell.curtain.seat == 2 and client.viewer == 0, "there are cards in the hands"
    shell.curtain.uncover()
    client.set_viewer(1)
    client.actions.to_sandbox()
    for seat in (1, 2, 3):
        for piece in list(session.table.pieces_in(f"seat.{seat}.hand")):
            client.actions.act(api.MovePiece(piece.id, "box"))
    assert not any(client.has_secrets(seat) for seat in (1, 2, 3))
    client.set_viewer(1)
    monkeypatch.setattr(shell.hot_seat, "waits_for", lambda: 2)
    shell.hot_seat.hand_over()
    assert not shell.curtain.seat and client.viewer == 2


def test_a_question_for_the_panel_alone_takes_the_keyboard_there(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    """After a drag the digits would fly over the table, though the panel shows them beside its options."""
    shell.context.settings.answers_obvious = False
    session = api.new_session("underwater_cities", 2, seed=5, names=["Anna", "Bence"])
    before = _last_before(session, "What comes first, the card or the slot?")
    shell.show_session(session, home / "games" / "test.tarsas")
    assert shell.curtain is not None
    shell.curtain.uncover()
    game = shell.game
    assert game is not None
    game.page.view.setFocus()
    assert game.page.view.hasFocus()
    game.client.questions.answer(before)
    assert [face.gesture for face in game.client.questions.options()] == [None, None, None]
    assert game.decision.buttons[0].hasFocus()
    press(Qt.Key.Key_2)
    assert game.client.session.current.payload == "slot"
    game.page.view.setFocus()
    assert game.page.view.hasFocus(), "who goes back to the table stays there"


def _last_before(session: api.Session, question: str) -> Any:
    """Play until a question is asked, take back the answer that led there, and tell it."""
    bots = {seat: api.GreedyBot(seat) for seat in (1, 2)}
    while (pending := session.first_pending()) is not None and pending.question.text.english != question:
        session.answer(pending, bots[pending.question.seat].choose_answer(session, pending))
    said, led = session.current.payload, session.current.parent
    assert pending is not None and led is not None
    session.seek(led)
    return said


def test_the_keyboard_goes_with_the_mode(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """From the decision to the table and back: never to the log, where Enter would leave the moment."""
    shell = table(2, 12)
    assert shell.game is not None
    game = shell.game
    moment = game.client.session.current
    game.decision.take_focus()
    press(Qt.Key.Key_F2)
    settle(qtbot, shell)
    assert mode_of(game) is api.PlayMode.SANDBOX and game.page.view.hasFocus()
    game.tidy.setFocus()
    press(Qt.Key.Key_F2)
    settle(qtbot, shell)
    focus = QApplication.focusWidget()
    assert mode_of(game) is api.PlayMode.STRICT and focus is not None and game.decision.isAncestorOf(focus)
    game.history.go_to(moment)
    focus = QApplication.focusWidget()
    assert focus is not None and game.decision.isAncestorOf(focus)
