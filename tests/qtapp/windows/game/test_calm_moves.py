"""Cards come to their places calmly; the hand is never below one, and makes room where nothing is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from qtapp.board.scene.hand_layout import SUNK
from qtapp.kit.paint.theme import Look, Theme
from qtapp.windows.game.calm_moves import CalmMoves
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests.qtapp.waiting import settle, wait_for


@pytest.fixture
def card(qtbot: QtBot) -> Iterator[QWidget]:
    """A card on a page, at its new place."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 400)
    made = QWidget(page)
    made.setGeometry(QRect(300, 200, 100, 50))
    page.show()
    yield made


def test_a_card_comes_from_where_it_was_and_arrives(card: QWidget, qtbot: QtBot) -> None:
    moves = CalmMoves(card.window())
    moves.go(card, QPoint(10, 10), 160)
    assert card.pos() == QPoint(10, 10) and card.size().toTuple() == (100, 50)
    wait_for(qtbot, lambda: card.pos() == QPoint(300, 200))


def test_with_reduced_motion_it_is_there_at_once(card: QWidget) -> None:
    moves = CalmMoves(card.window())
    moves.go(card, QPoint(10, 10), 0)
    assert card.pos() == QPoint(300, 200)


def test_laid_again_at_the_same_place_it_goes_on(card: QWidget, qtbot: QtBot) -> None:
    moves = CalmMoves(card.window())
    moves.go(card, QPoint(10, 10), 100_000)
    card.move(300, 200)
    moves.go(card, QPoint(40, 30), 160)
    assert card.pos() == QPoint(40, 30), "it was seen there last"
    card.move(20, 20)
    moves.go(card, QPoint(40, 30), 0)
    assert card.pos() == QPoint(20, 20), "another place, and no time: it is there"


def _game(shell: MainWindow) -> GameWindow:
    assert shell.game is not None
    return shell.game


def test_cards_move_in_the_game_and_the_plan_knows_at_once(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    game = _game(table(2, 5))
    game.context.set_theme(Theme(Look.LIGHT))
    settle(qtbot, game)
    game.regions.placer.dragged["question"] = QPoint(40, 60)
    game.regions.lay()
    assert game.decision.pos() == QPoint(40, 60), "a card that is dragged follows the pointer"
    del game.regions.placer.dragged["question"]
    game.regions.placer.forget_places()
    game.regions.lay()
    goal = game.regions.card_boxes()["question"].topLeft()
    assert game.decision.pos() != goal or goal == QPoint(40, 60)
    wait_for(qtbot, lambda: game.decision.pos() == goal)


def test_the_hand_sinks_under_an_open_timeline_and_comes_back(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    shell = table(2, 5)
    shell.resize(1366, 768)
    game = _game(shell)
    settle(qtbot, shell)
    before, page = game.regions.tray_boxes(), game.page.height()
    assert before and min(box.top() for box in before) < page - 100
    game.side.open("timeline")
    settle(qtbot, shell)
    sheet = game.timeline_sheet.geometry()
    assert all(box.top() >= page - SUNK - 1 and not box.intersects(sheet) for box in game.regions.tray_boxes())
    assert not any(box.intersects(sheet) for box in game.regions.board_boxes())
    assert not any(box.intersects(sheet) for box in game.regions.card_boxes().values())
    game.side.toggle_timeline()
    settle(qtbot, shell)
    assert game.regions.tray_boxes() == before


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)], ids=str)
@pytest.mark.parametrize("language", ["hu", "de"])
@pytest.mark.parametrize("scale", [1.75, 2.0])
def test_in_large_letters_no_card_lies_over_the_hand(
    size: tuple[int, int], language: str, scale: float, table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    shell = table(2, 0)
    shell.context.set_language(language)
    shell.context.set_theme(Theme(Look.LIGHT, scale, animations=False))
    shell.resize(*size)
    game = _game(shell)
    game.guiding.begin(True)
    for step in range(6):
        if shell.curtain is not None and shell.curtain.seat:
            shell.curtain.uncover()
        if step % 2:
            game.overlay.open("log")
        settle(qtbot, shell)
        boxes, trays = game.regions.card_boxes(), game.regions.tray_boxes()
        assert trays and "question" in boxes
        assert not {name for name, box in boxes.items() if any(box.intersects(tray) for tray in trays)}
        if game.decision.buttons:
            game.decision.press_number(1)
