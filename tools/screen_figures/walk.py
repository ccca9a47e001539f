"""A person at the window who answers in the card, step by step, so that each step can be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow

NAMES = ("Anya", "Apa", "Bence", "Dóra", "Eszter")


def lay(shell: MainWindow, home: Path, game: str, people: int, seed: int = 7) -> GameWindow:
    """A new game on the table."""
    session = api.new_session(game, people, seed=seed, names=NAMES[: max(2, people)])
    shell.show_session(session, home / "games" / f"{game}.tarsas")
    settle(shell)
    assert shell.game is not None
    return shell.game


def settle(shell: MainWindow) -> None:
    """Whoever is asked sits down, nothing is played, everything lies where it belongs."""
    for _ in range(4):
        QApplication.processEvents()
        if shell.curtain is not None and shell.curtain.seat:
            shell.curtain.uncover()
        if shell.game is not None:
            shell.game.told.stop()


def steps(shell: MainWindow, answers: int) -> Iterator[tuple[GameWindow, api.Pending]]:
    """Play on, so many answers: the window at each step of each question, before it is answered there."""
    game = shell.game
    assert game is not None
    session = game.client.session
    bots = {seat: api.GreedyBot(seat) for seat in range(1, session.table.seats + 1)}
    for _ in range(answers):
        settle(shell)
        pending = game.client.questions.pending()
        if pending is None:
            return
        answer = bots[pending.question.seat].choose_answer(session, pending)
        while game.client.questions.pending() == pending:
            yield game, pending
            if not _choose(game, answer):
                game.client.questions.answer(answer)
            settle(shell)


def _choose(game: GameWindow, answer: object) -> bool:
    """Click the row that leads to an answer; False: it has none."""
    key = api.answer_key(answer)
    for button in game.decision.buttons:
        if any(one.key == key for one in button.row.options):
            button.click()
            return True
    return False
