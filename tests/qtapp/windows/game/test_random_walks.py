"""Whatever a monkey does with the cards over the table open: at rest nothing that one may use lies below one."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tests.conformance.cases import seeds as seeded
from tests.qtapp.monkey import KEYS, Monkey, Step, sequence
from tests.soak import mostly_soak
from tests.toys import SHIPPED
from tools.screen_figures.placement import figures_of

STEPS, EVERY = 24, 4
"""Steps of a walk; after so many of them everything comes to rest, and is looked at."""
_REST = 40
"""Milliseconds at a time that are waited for the table."""
WALKED = ("click", "drag", "key", "answer")
"""Very large letters have a test of their own; in the past, and with free hands, nothing is asked."""


def at_rest(window: MainWindow) -> GameWindow | None:
    """The game when nothing moves and somebody is asked; None: something else is in front."""
    game = window.game
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        dialog.close()
    if game is None or not game.page.isVisible():
        return None
    if window.curtain is not None and window.curtain.isVisible() and window.curtain.seat:
        window.curtain.uncover()
    game.told.stop()
    for _ in range(20):
        QTest.qWait(_REST)
        if game.page.view.table.settled and not game.told.playing:
            break
    if game.client.mode is not api.PlayMode.STRICT or not game.decision.isVisible():
        return None
    game.regions.lay()
    QApplication.processEvents()
    return game if game.decision.isVisible() else None


def asked_here(game: GameWindow) -> bool:
    """Is a question of now answered at this table, and do table and cards lie where the program laid them?"""
    here = game.client.questions.pending() is not None and game.client.controls.is_at_newest
    moved = game.director.manual or game.regions.placer.dragged or game.page.view.drag.holding
    return here and not moved and not game.timeline_sheet.isVisible()


@pytest.mark.parametrize("game", mostly_soak(SHIPPED, "barrage", "imperial_miners"))
@seeded(normal=1, soak=50, chunk=6)
def test_at_rest_nothing_hard_is_covered(
    game: str, seeds: range, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path))
    homes, looked = (tmp_path / f"home{number}" for number in count()), 0
    for seed in seeds:
        monkey = Monkey(game, seed, next(homes))
        try:
            looked += walked(monkey, seed)
        finally:
            monkey.close()
    assert looked >= len(seeds) // 2


def _frees_hands(step: Step) -> bool:
    return step.kind == "key" and KEYS[int(step.numbers[0] * len(KEYS))][0] == Qt.Key.Key_F2


def walked(monkey: Monkey, seed: int) -> int:
    """One walk; returns how often everything was looked at."""
    looked = 0
    monkey.window.resize(1366, 768)
    steps = [one for one in sequence(seed, 2 * STEPS) if one.kind in WALKED and not _frees_hands(one)][:STEPS]
    for at, step in enumerate(steps):
        monkey.do(step)
        game = at_rest(monkey.window) if at % EVERY == EVERY - 1 else None
        if game is None or not asked_here(game):
            continue
        game.regions.placer.pointer = lambda: None
        game.guiding.begin(True)
        if game.overlay.current != "log":
            game.overlay.open("log")
        game = at_rest(monkey.window)
        if game is not None and asked_here(game):
            looked += 1
            found = figures_of(game)
            told = {name: found[name] for name in ("places hidden", "hand hidden", "question under") if found[name]}
            assert not told, f"seed {seed}, step {at}: {told}"
    return looked
