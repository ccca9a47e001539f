"""For the figures 12 and 13: does anything lie over a lit target, how often does the camera fly for one question?"""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QRect, QRectF

from qtapp.windows.game.window import GameWindow


def covered(game: GameWindow) -> int:
    """Pixels of lit targets that the decision, the rail or a picture lies over."""
    if not game.decision.isVisible():
        return 0
    bottom = game.page.height() - round(game.page.view.table.held.height)
    covering = [game.decision.geometry(), game.rail.geometry()]
    covering += [one.geometry() for one in game.regions.pictures if one.isVisible()]
    targets = [box for box in game.regions.target_boxes() if box.bottom() < bottom]
    return sum(_shared(one, box) for one in covering for box in targets)


def _shared(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0


def count_flights(game: GameWindow) -> Counter[object]:
    """Counts flights to targets by question, from now on; that the camera goes home after a turn is none of them."""
    flown: Counter[object] = Counter()
    fly, questions = game.director._fly, game.client.questions

    def counted(boxes: list[QRectF], needed: float) -> None:
        pending = questions.pending()
        flown[pending.ticket if pending is not None else None] += 1
        fly(boxes, needed)

    setattr(game.director, "_fly", counted)  # noqa: B010 - a plain assignment of a method is none for a type checker
    return flown
