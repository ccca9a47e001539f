"""Figures 12 and 13: does anything lie over a lit target, and how often does the camera fly for one question?"""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QRect, QRectF

from qtapp.windows.game import GameWindow
from tools.screen_figures import Figure
from tools.screen_figures.screen import home_folder, window
from tools.screen_figures.tables import GAMES
from tools.screen_figures.walk import lay, settle, steps

WINDOWS = ((1280, 720, "de"), (1366, 768, "hu"), (1920, 1080, "hu"))
ANSWERS = 24
_TAKEN_EVERY = 9
"""Every so many steps a person takes the camera."""


def covered(game: GameWindow) -> int:
    """Pixels of lit targets that the decision, the rail or a picture lies over."""
    if not game.decision.isVisible():
        return 0
    bottom = game.page.height() - round(game.page.view.table.held.height)
    lying = [game.decision.geometry(), game.rail.geometry()]
    lying += [one.geometry() for one in game.regions.pictures if one.isVisible()]
    targets = [box for box in game.regions.target_boxes() if box.bottom() < bottom]
    return sum(_shared(one, box) for one in lying for box in targets)


def _shared(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0


def _count_flights(game: GameWindow) -> Counter[object]:
    """Counts flights to targets by question, from now on; that the camera goes home after a turn is none of them."""
    flown: Counter[object] = Counter()
    fly, questions = game.director._fly, game.bridge.questions

    def counted(boxes: list[QRectF], needed: float) -> None:
        pending = questions.pending()
        flown[pending.ticket if pending is not None else None] += 1
        fly(boxes, needed)

    setattr(game.director, "_fly", counted)  # noqa: B010 - a plain assignment of a method is none for a type checker
    return flown


def figures(answers: int = ANSWERS) -> list[Figure]:
    """Both, over all games and sizes."""
    area = looked = asked = taken = against = most = 0
    with home_folder() as home:
        for width, height, language in WINDOWS:
            with window(language, width, height) as shell:
                for name, people in GAMES:
                    game = lay(shell, home, name, people)
                    flown = _count_flights(game)
                    newest, ticket = game.director.flights, None
                    for at, pending in steps(shell, answers):
                        looked += 1
                        area += covered(at)
                        asked += pending.ticket != ticket
                        ticket = pending.ticket
                        taken += at.director.manual
                        against += at.director.flights - newest if at.director.manual else 0
                        most = max(most, flown[ticket])
                        newest = at.director.flights
                        if looked % _TAKEN_EVERY == 0:
                            at.page.view.camera.zoom_by(1.3)
                            settle(shell)
    return [
        Figure(12, "decision, pictures and rail over lit targets", f"{area} px² in {looked}", "0", not area),
        Figure(13, "flights for one question at most", f"{most} of {asked}", "≤ 1", most <= 1),
        Figure(13, "flights against a person", f"{against} of {taken}", "0", not against),
    ]
