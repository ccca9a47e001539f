"""Measures the whole window, off-screen: what a person waits for between a deed and the moment when all of it is shown.

The table alone is measured by `tools.bench.screen`; here the panels around it count too, which grow with the game: an
answer, a step to free hands and back, and deeds of free hands with the tidy-up list or the palette in front.
"""

from __future__ import annotations

import os
import random
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.bench.played import full_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from qtapp.windows.main import MainWindow

PAINTED, SHOWN = 150.0, 500.0
"""Milliseconds of work, 95 of 100: until the table shows an answer, and until all panels have followed. Whoever waits
longer begins to wonder whether the click was seen."""
PARTS = (
    ("answer until the table is painted", "painted", PAINTED),
    ("answer until all is shown, the next person seated", "answer", SHOWN),
    ("free hands and back until shown", "mode", SHOWN),
    ("deed of free hands until shown", "deed", SHOWN),
)
DEEDS, SIZE = 16, (1920, 1080)


def _shown(deed: Callable[[], object]) -> float:
    """Milliseconds of work until a deed is done and everything that follows from it is painted."""
    from PySide6.QtWidgets import QApplication

    start = time.process_time()
    deed()
    for _ in range(12):  # panels refresh in the next turn of the loop, what they lay out is painted in another
        QApplication.processEvents()
    return (time.process_time() - start) * 1000


def _rest(shell: MainWindow) -> None:
    """Nobody answers within a blink: what the answer before left to be done beside (saving, its small picture) is over
    by then.
    """
    from PySide6.QtTest import QTest

    QTest.qWait(500)
    while not shell.autosave.idle or shell.context.background.busy:
        QTest.qWait(10)


def measure(game: str) -> dict[str, Any]:
    """The figures of one game."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["TARSAS_HOME"] = home
        from engine import api
        from qtapp.app import app_context, application
        from qtapp.kit.paint.theme import Look, Theme
        from qtapp.windows.main import MainWindow

        api.freeze_gc()  # as the program does it
        application()
        context = app_context()
        context.set_language("hu")
        context.set_theme(Theme(Look.LIGHT, animations=False))
        shell = MainWindow(context)
        shell.resize(*SIZE)
        shell.show()
        shell.show_session(full_table(game).session, Path(home) / "games" / "bench.tarsas")
        found = {**_answers(shell), **_free_hands(shell)}
        shell.close()
        context.close()
    return found


def _answers(shell: MainWindow) -> dict[str, list[float]]:
    from engine import api

    assert shell.game is not None and shell.curtain is not None
    client, bot, port = shell.game.client, api.RandomBot(3), shell.game.page.view.viewport()
    painted: list[float] = []
    shown: list[float] = []
    for _ in range(DEEDS):
        pending = client.session.first_pending()
        if pending is None:
            break
        client.set_viewer(pending.question.seat)
        if shell.curtain.seat:
            shell.curtain.uncover()
        _shown(lambda: None)
        pending = client.session.first_pending()  # something may have been answered by itself
        if pending is None:
            break
        client.set_viewer(pending.question.seat)
        answer = bot.choose_answer(client.session, pending)
        _rest(shell)
        start = time.process_time()
        client.questions.answer(answer)
        port.repaint()
        painted.append((time.process_time() - start) * 1000)
        shown.append(painted[-1] + _shown(lambda: None))
    return {"painted": painted, "answer": shown}


def _free_hands(shell: MainWindow) -> dict[str, list[float]]:
    from engine import api

    assert shell.game is not None
    game, dice = shell.game, random.Random(5)
    mode = [_shown(game.switch_mode) for _ in range(5)]
    deeds = []
    for dock in ("tidy", "sandbox"):
        game.side.open(dock)
        _shown(lambda: None)
        places = game.client.view().places.values()
        known = sorted(piece.id for place in places for piece in place.pieces if piece.known)
        for piece in dice.sample(known, min(DEEDS, len(known))):
            deeds.append(_shown(partial(game.client.actions.act, api.MovePiece(piece, "box"))))
    return {"mode": mode, "deed": deeds}
