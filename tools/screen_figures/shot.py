"""Figures of the table in the window: what is left to it, and how much of it the boards of the home shot fill."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.windows.game import GameWindow
from tools.screen_figures import Figure
from tools.screen_figures.screen import home_folder, wait_until, window

SIZES = {(1280, 720): 0.75, (1366, 768): 0.75, (1920, 1080): 0.80}
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


def figures() -> list[Figure]:
    """The figures 1 and 2."""
    shares: dict[tuple[int, int], float] = {}
    boards: dict[str, float] = {}
    with home_folder() as home:
        for (width, height), language in zip(SIZES, ("hu", "de", "hu"), strict=True):
            with window(language, width, height) as shell:
                for game in api.GAMES:
                    shell.show_session(api.new_session(game, 2, seed=7), home / "games" / f"{game}.tarsas")
                    assert shell.game is not None and shell.curtain is not None
                    if shell.curtain.seat:
                        shell.curtain.uncover()
                    QApplication.processEvents()
                    made = shell.game
                    wait_until(lambda made=made: made.page.view.table.layout is not None)  # type: ignore[misc]
                    made.director.begin()
                    made.regions.lay()
                    shares[width, height] = min(shares.get((width, height), 1.0), table_share(made))
                    boards[game] = min(boards.get(game, 1.0), boards_share(made))
    found = [
        Figure(1, f"share of the table, {width}x{height}", f"{share:.0%}", f"≥ {SIZES[width, height]:.0%}", met)
        for (width, height), share in shares.items()
        for met in [share >= SIZES[width, height]]
    ]
    for game, share in boards.items():
        goal = LEAST_OF_LARGE if game in LARGE else LEAST_OF_ALL
        found.append(Figure(2, f"covered by boards at home, {game}", f"{share:.0%}", f"≥ {goal:.0%}", share >= goal))
    return found
