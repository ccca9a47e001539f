"""A letter says again what a screen reader says only once, and only to whom one listens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.app import app_context
from qtapp.kit.speak.letters import LETTERS
from qtapp.panels.decision.items import ItemsPart
from qtapp.windows.game import hearing
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import press
from tools.screen_figures.decision import questions


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was announced, in order, to somebody with a reader."""
    words: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            words.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(listen))
    monkeypatch.setattr(hearing, "is_reader_on", lambda: True)
    return words


@pytest.fixture
def game(table: Callable[..., MainWindow], heard: list[str]) -> GameWindow:
    made = table(2, 9).game
    assert made is not None
    made.page.view.setFocus()
    heard.clear()
    return made


def said(heard: list[str], key: Qt.Key) -> str:
    heard.clear()
    press(key)
    assert len(heard) == 1, heard
    return heard[0]


def test_the_last_move_and_the_question_are_said_again(game: GameWindow, heard: list[str]) -> None:
    news = said(heard, Qt.Key.Key_N)
    assert news.startswith(f"{game.story.sentence.full_text()}. +"), "the deed, and what it brought"
    assert news.count("+") == len(game.story.rows[-1].reasons)
    asked, *answers = said(heard, Qt.Key.Key_Q).split("\n")
    assert asked == game.decision.question.accessibleName()
    assert answers[0].startswith("1: ") and game.decision.buttons[0].accessibleName() in "\n".join(answers)
    press(Qt.Key.Key_1)
    assert said(heard, Qt.Key.Key_Q).split("\n")[0] != asked, "a number has answered the step"


def test_what_is_told_comes_before_the_question(game: GameWindow, heard: list[str]) -> None:
    assert game.told.replay()
    told = game.page.subtitle
    assert said(heard, Qt.Key.Key_Q) == f"{told.accessibleName()}\n{told.accessibleDescription()}".strip()
    press(Qt.Key.Key_Escape)
    assert said(heard, Qt.Key.Key_Q).startswith(game.decision.question.accessibleName())


def test_what_people_have_is_said(game: GameWindow, heard: list[str]) -> None:
    mine = game.client.viewer
    chips = {chip.facts.seat: chip.accessibleName() for chip in game.bar.people.chips}
    name, *hand = said(heard, Qt.Key.Key_G).split("\n")
    held = [target for target in game.page.view.keyboard.targets() if target.held]
    assert name == chips[mine] and len(hand) == len(held) > 2
    others = said(heard, Qt.Key.Key_O)
    assert others == chips[3 - mine] and not set(hand) & set(others.split("\n"))


def test_a_piece_is_said_in_full(game: GameWindow, heard: list[str]) -> None:
    view = game.page.view
    target = next(one for one in view.keyboard.targets() if one.held)
    while view.keyboard.here not in target.ids:
        press(Qt.Key.Key_Tab)
    whole = said(heard, Qt.Key.Key_T)
    name = game.client.names.piece_name(target.id)
    assert name is not None and view.board_context.label(name) in whole
    assert whole.count("\n") >= 1, "what stands on it, too"
    game.decision.take_focus()
    assert game.decision.buttons[0].accessibleName() in said(heard, Qt.Key.Key_T)


def test_letters_are_letters_of_the_language(game: GameWindow, heard: list[str]) -> None:
    for language in ("hu", "de", "en"):
        game.context.set_language(language)
        letters = {name: game.words.say(letter) for name, letter, _ in LETTERS}
        assert len({letter.casefold() for letter in letters.values()}) == len(LETTERS)
        assert all(len(letter) == 1 and letter.isalpha() for letter in letters.values())
        heard.clear()
        game.page.view.setFocus()
        QTest.keyClicks(game.page.view, letters["news"].lower())
        assert heard == [game.story.aloud()], language


def test_letters_are_silent_where_nobody_wants_them(
    game: GameWindow, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    press(Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    assert not heard, "with another key they mean something else"
    game.context.settings.told.single_keys = False
    asked = game.decision.question.accessibleName()
    press(Qt.Key.Key_N)
    press(Qt.Key.Key_1)
    assert not heard and game.decision.question.accessibleName() == asked
    game.context.settings.told.single_keys = True
    monkeypatch.setattr(hearing, "is_reader_on", lambda: False)
    press(Qt.Key.Key_N)
    assert not heard


def test_amounts_are_heard_one_by_one(qtbot: QtBot) -> None:
    """With the key that gives them: nothing numbered ticks them."""
    client, pending = next(
        (client, pending)
        for client, pending in questions("barrage", 2, 300)
        if pending.frame.shape is api.QuestionShape.AMOUNTS and len(client.questions.items()) > 1
    )
    part = ItemsPart(app_context(), client, pending)
    qtbot.addWidget(part)
    lines = part.lines()
    assert len(lines) >= 1 + len(client.questions.items()) and "Ctrl+Enter" in lines[-1]
    spoken = QAccessible.queryAccessibleInterface(part.first())
    assert spoken is not None and spoken.role() is QAccessible.Role.SpinBox
