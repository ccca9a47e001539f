"""What happens reaches a screen reader as an event, wherever the keyboard is: questions, news, refusals."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import msg
from qtapp.kit.speak.words import in_sentences
from qtapp.windows.game import told
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import press


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was announced, in order."""
    words: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            words.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(listen))
    return words


def test_questions_news_and_refusals_are_announced(
    table: Callable[..., MainWindow], heard: list[str], qtbot: QtBot
) -> None:
    game = table(2, 9).game
    assert game is not None
    view, questions = game.page.view, game.client.questions
    view.setFocus()
    heard.clear()
    grab = next(one for one in sorted(questions.grabs()) if questions.drops(one))
    view.drag.take(grab)
    step = game.decision.model.step()
    assert step is not None and heard, "what is asked of the thing that was picked"
    assert game.decision.question.text().replace("\N{NO-BREAK SPACE}", " ")[:20] in heard[-1].replace(
        "\N{NO-BREAK SPACE}", " "
    )
    assert game.decision.buttons[0].accessibleName() in heard[-1], "with its first option"
    view.cancel()
    heard.clear()
    questions.refuse(grab, "box")
    reasons = game.page.card.accessibleDescription()
    assert reasons and reasons in heard
    game.page.card.dismiss()
    game.tell(msg("window.nothing_to_undo", "There is nothing to take back."))
    game.page.bar.tell(msg("window.nothing_to_redo", "There is nothing to redo."))
    assert heard[-2:] == ["There is nothing to take back.", "There is nothing to redo."]


def test_with_the_keyboard_in_the_card_the_row_tells_the_question(
    table: Callable[..., MainWindow], heard: list[str]
) -> None:
    game = table(2, 9).game
    assert game is not None
    game.decision.take_focus()
    heard.clear()
    game.decision.refresh()
    row = game.decision.buttons[0]
    assert row.hasFocus() and not heard, "it is not said twice"
    assert game.decision.question.accessibleName() in row.accessibleDescription()


def test_what_others_answer_meanwhile_takes_nobody_off_their_row(
    table: Callable[..., MainWindow], heard: list[str]
) -> None:
    """In a round where all choose at once, the others may be quicker."""
    game = table(2).game
    assert game is not None
    client, card = game.client, game.decision
    other = 3 - client.viewer
    card.take_focus()
    card.take(card.buttons[0].row)
    assert card.model.has_begun
    press(Qt.Key.Key_Down)
    standing = QApplication.focusWidget()
    assert standing is card.buttons[1]
    heard.clear()
    pending = next(one for one in client.session.pending() if one.question.seat == other)
    assert client.controls.try_answer(other, client.session.options(pending)[0])
    assert card.model.has_begun and QApplication.focusWidget() is standing and not heard
    assert card.back() and not card.model.has_begun


def test_each_card_among_the_answers_says_what_it_does(table: Callable[..., MainWindow]) -> None:
    game = table(2).game
    assert game is not None
    names = game.client.names
    does = [
        button.accessibleDescription().strip() for button in game.decision.buttons if names.piece_text(button.row.thing)
    ]
    assert len(does) > 2 and all(does)
    own = in_sentences(map(game.words.say, names.piece_text(game.decision.buttons[0].row.thing)))
    asked = game.decision.question.accessibleName()
    assert own and does[0].startswith(f"{own} {asked}"), "what a card does belongs to its name"


def test_whoever_listens_is_told_what_they_get_and_where_a_row_leads(
    table: Callable[..., MainWindow], heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others see it: signs fly to where they are kept, and places light up."""
    monkeypatch.setattr(told, "is_reader_on", lambda: True)
    shell = table(2, 9)
    game = shell.game
    assert game is not None and shell.curtain is not None
    client, names = game.client, game.client.names
    bot, spots, got = api.GreedyBot(3), set[str](), list[str]()
    for _ in range(30):
        for button in game.decision.buttons:
            drops = {one.gesture.drop for one in button.row.options if one.gesture is not None}
            spot = names.place_spot(drops.pop()) if len(drops) == 1 else None
            if spot is not None:
                assert game.words.label(spot) in button.accessibleDescription()
                spots.add(game.words.label(spot))
        heard.clear()
        pending = client.questions.pending()
        if pending is None:
            shell.curtain.uncover()
            continue
        assert client.questions.answer(bot.choose_answer(client.session, pending))
        got += [one for one in heard if one.startswith("This is what you get: +")]
        if spots and got:
            break
    assert spots and got
