"""Figures of the table in the window: what is left to it, and how much of it the boards of the home shot fill."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.windows.game.window import GameWindow
from tools.screen_figures import Figure, Found
from tools.screen_figures.screen import LANGUAGES, SIZES, home_folder, window

CASES = tuple(f"{size} {language}" for size in SIZES for language in LANGUAGES)
LEAST = {"1280x720": 0.75, "1366x768": 0.75, "1920x1080": 0.80}
"""The share of the window that the table keeps at least, with the decision at its largest."""
LEAST_OF_ALL, LEAST_OF_LARGE = 0.40, 0.55
LARGE = ("underwater_cities", "barrage")
"""Games whose boards are wide: they can fill more."""


def table_share(game: GameWindow) -> float:
    """What bar, rail and the largest decision leave of the window."""
    whole = game.width() * game.height()
    regions = game.regions.regions
    largest = regions.decision.width() * regions.decision.height()
    return (whole - game.bar.height() * game.width() - _area(regions.rail) - largest) / whole


def boards_share(game: GameWindow) -> float:
    """How much of the window the boards of the home shot cover."""
    seen = game.page.view.viewport().rect()
    return sum(_area(box.intersected(seen)) for box in game.regions.board_boxes()) / (game.width() * game.height())


def _area(box: QRect) -> int:
    return box.width() * box.height() if box.isValid() else 0


def measure(case: str) -> Any:
    """The shares of all games in one window."""
    size, language = case.split()
    shares, boards = [], {}
    with home_folder() as home, window(language, *SIZES[size]) as shell:
        for game in api.GAMES:
            shell.show_session(api.new_session(game, 2, seed=7), home / "games" / f"{game}.tarsas")
            assert shell.game is not None and shell.curtain is not None
            if shell.curtain.seat:
                shell.curtain.uncover()
            QApplication.processEvents()
            shell.game.director.begin()
            shell.game.regions.lay()
            shares.append(table_share(shell.game))
            boards[game] = boards_share(shell.game)
    return {"table": min(shares), "boards": boards}


def figures(found: Found) -> list[Figure]:
    """The figures 1 and 2: the worst of both languages, and of all sizes."""
    rows = []
    for size, goal in LEAST.items():
        share = min(one["table"] for case, one in found.items() if case.startswith(size))
        rows.append(Figure(1, f"share of the table, {size}", f"{share:.0%}", f"≥ {goal:.0%}", share >= goal))
    for game in api.GAMES:
        share = min(one["boards"][game] for one in found.values())
        goal = LEAST_OF_LARGE if game in LARGE else LEAST_OF_ALL
        rows.append(Figure(2, f"covered by boards at home, {game}", f"{share:.0%}", f"≥ {goal:.0%}", share >= goal))
    return rows
