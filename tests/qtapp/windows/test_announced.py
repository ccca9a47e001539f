"""What happens reaches a screen reader as an event, wherever the keyboard is: questions, news, refusals."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from engine.api import msg
from qtapp.windows.main import MainWindow


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
