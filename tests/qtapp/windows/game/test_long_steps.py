"""When the game goes on by itself for long, slow motion is offered, and nothing is taken away from anybody."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import api
from qtapp.kit.paint.theme import SPEEDS
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import settle


def before_a_long_step() -> tuple[api.Session, Any]:
    """A game of Barrage whose next answer ends the round, and that answer."""
    session = api.new_session("barrage", 2, seed=7, names=("Anna", "Béla"), settings={"variant": 1})
    dice = random.Random(7)
    while True:
        pending = session.first_pending()
        assert pending is not None
        pick = pending.frame.shape is api.QuestionShape.PICK
        answer = dice.choice(session.options(pending)) if pick else session.default_answer(pending)
        entry = session.answer(pending, answer)
        assert isinstance(entry, api.HistoryEntry)
        if sum(step.what == "note" for step in api.visible_ops(entry.ops, 1)) >= 16:
            session.undo()
            return session, answer


def test_slow_motion_is_offered_after_the_end_of_a_round(shell: MainWindow, home: Path) -> None:
    session, answer = before_a_long_step()
    shell.show_session(session, home / "games" / "test.tarsas")
    game = shell.game
    assert game is not None
    bar = game.page.bar
    game.answering.take_focus()
    focus = QApplication.focusWidget()
    assert not bar.isVisible()
    pending = session.first_pending()
    assert pending is not None
    game.client.set_viewer(pending.question.seat)
    assert game.client.questions.answer(answer)
    assert bar.isVisible() and "by itself" in bar.text.text()
    assert not any(button.hasFocus() for button in bar.buttons) and focus is not None
    assert [button.text() for button in bar.buttons] == ["Watch in slow motion", "Close"]
    QTest.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert game.page.view.slow_motion.playing and not bar.isVisible()


def test_slow_motion_goes_on_at_another_speed(shell: MainWindow, home: Path, qtbot: QtBot) -> None:
    session, answer = before_a_long_step()
    shell.show_session(session, home / "games" / "test.tarsas")
    game = shell.game
    assert game is not None
    pending = session.first_pending()
    assert pending is not None
    game.client.set_viewer(pending.question.seat)
    assert game.client.questions.answer(answer)
    game.history.play()
    player, speed = game.page.view.slow_motion, game.motion.speed
    player.pause()
    player.step()
    note = player.note
    for _ in SPEEDS:
        speed.click()
        settle(qtbot, shell)
        assert player.playing and player.paused and player.note == note
        assert speed.width() >= speed.sizeHint().width(), f"{speed.text()} is cut"


def test_the_offer_goes_with_the_next_step(shell: MainWindow, home: Path) -> None:
    session, answer = before_a_long_step()
    shell.show_session(session, home / "games" / "test.tarsas")
    game = shell.game
    assert game is not None
    pending = session.first_pending()
    assert pending is not None
    game.client.set_viewer(pending.question.seat)
    assert game.client.questions.answer(answer) and game.page.bar.isVisible()
    assert game.client.history.undo()
    assert not game.page.bar.isVisible()
