"""Games in which everybody may look: the card of a person shows what they hold; else it never does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint

from engine import api
from qtapp.session.game_marks import GameMark
from qtapp.windows.main import MainWindow
from tests.qtapp.conftest import NAMES


def test_others_cards_are_seen_only_where_hands_lie_open(shell: MainWindow, home: Path) -> None:
    session = api.new_session("underwater_cities", 2, seed=7, names=NAMES[:2])
    for open_hands in (True, False):
        shell.show_session(session, home / "games" / "t.tarsas", mark=GameMark(open_hands=open_hands))
        assert shell.game is not None and shell.curtain is not None
        if shell.curtain.seat:
            shell.curtain.uncover()
        game = shell.game
        other = 3 - game.client.viewer
        card = game.person_card
        card.unfold(game.bar.people.chip(other).facts, QPoint(40, 6))
        held = session.table.place(f"seat.{other}.hand").pieces
        assert held
        if open_hands:
            assert card.hand is not None and card.hand.isVisible()
            assert len(card.hand.names) == len(held) and all(card.hand.names)
            art = game.page.view.table.art
            assert not {art.back(piece.back) for piece in held} & set(card.hand.pictures), "face up"
        else:
            assert card.hand is None and not game.client.names.knows(held[0].id)
        card.dismiss()
        card.unfold(game.bar.people.chip(3 - other).facts, QPoint(40, 6))
        assert card.hand is None, "one's own cards lie in the hand already"
        card.dismiss()


def test_hands_that_are_closed_again_leave_nothing_on_the_screen(table: Callable[..., MainWindow]) -> None:
    """They lie open while a lesson is made."""
    shell = table(2, 6)
    assert shell.game is not None and shell.hot_seat is not None
    game = shell.game
    other = 3 - game.client.viewer
    held = game.client.session.table.place(f"seat.{other}.hand").pieces
    assert held
    shell.hot_seat.open_hands = True
    game.person_card.unfold(game.bar.people.chip(other).facts, QPoint(40, 6))
    assert game.person_card.hand is not None
    shell.hot_seat.open_hands = False
    assert not game.person_card.isVisible()


def test_a_card_that_is_folded_out_of_sight_does_not_come_back_with_the_table(table: Callable[..., MainWindow]) -> None:
    """Hands lay open for a lesson and a card showed one; behind the start page they are closed."""
    shell = table(2, 6)
    assert shell.game is not None and shell.hot_seat is not None and shell.curtain is not None
    game, path = shell.game, shell.autosave.path
    assert path is not None
    other = 3 - game.client.viewer
    game.client.controls.give(other, 1)  # one person is left: nobody sits down when the game is there again
    shell.hot_seat.open_hands = True
    game.person_card.unfold(game.bar.people.chip(other).facts, QPoint(40, 6))
    assert game.person_card.hand is not None and game.person_card.hand.isVisible()
    shell.go_home()
    shell.show_session(game.client.session, path)
    if shell.curtain.seat:
        shell.curtain.uncover()
    assert game.page.isVisible() and not shell.hot_seat.open_hands
    assert not game.person_card.isVisible()


def test_nothing_that_was_taken_away_out_of_sight_comes_back(table: Callable[..., MainWindow]) -> None:
    shell = table(2, 6)
    assert shell.game is not None
    page = shell.game.page
    page.hand_over.show()
    page.subtitle.show()
    light = shell.game.pointer_light
    light.shine()
    assert light.isVisible()
    shell.stack.setCurrentWidget(shell.start)
    assert not page.isVisible()
    light.shine()  # Ctrl+W: the key was held for a moment, and its release went to the start page
    page.hand_over.dismiss()
    page.subtitle.dismiss()
    shell.stack.setCurrentWidget(shell.game)
    assert page.isVisible() and not page.hand_over.isVisible() and not page.subtitle.isVisible()
    assert not light.isVisible()
