"""Lit targets that are hard to hit, and words that are too small to be read, over the questions of bot games."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from math import hypot
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from engine import api
from qtapp.board.input.lit_targets import APART, NEAREST, REACH, LitTarget, fly_near
from qtapp.board.paint import text
from qtapp.board.place.sprite import is_hidden
from tools.screen_figures import Figure, Found
from tools.screen_figures.screen import SIZES
from tools.screen_figures.tables import GAMES, show_table

if TYPE_CHECKING:
    from qtapp.board import TableView

CASES = tuple(f"{size} {game}" for size in SIZES for game, _ in GAMES)
ANSWERS = 60
_EDGE = REACH - 1.0


def fly_to_targets(view: TableView) -> None:
    """As the camera does by itself when something was picked up: as near to its targets as all of them have room."""
    targets = [one for one in view.drag.lit.targets() if not one.docked]
    box = QRectF()
    for one in targets:
        box = box.united(one.box)
    if targets:
        fly_near(view.surface, box.adjusted(-60, -60, 60, 60), 0.0)
        view.drag.light_again()


def hard_to_hit(view: TableView) -> tuple[list[str], int]:
    """The lit targets in sight whose own area is less than 44 x 44 pixels, and how many are in sight.

    A pin stands for its targets. A piece and the place it fills are one target: they lie in one spot.
    """
    lit = view.drag.lit
    pinned = {name for pin in lit.pins() for name in pin.names}
    port = QRectF(view.viewport().rect()).adjusted(REACH, REACH, -REACH, -REACH)
    port.setBottom(port.bottom() - view.table.held.height)
    single = [one for one in lit.targets() if not one.docked and one.name not in pinned]
    centres = [(one, view.viewportTransform().map(one.centre)) for one in single]
    centres = [(one, at) for one, at in centres if port.contains(at)]
    hard = [one.name for one, at in centres if not _has_room(view, one, at)]
    pins = [view.viewportTransform().map(pin.centre) for pin in lit.pins()]
    close = [a for a, b in itertools.combinations(pins, 2) if hypot(a.x() - b.x(), a.y() - b.y()) < APART - 0.1]
    hard += ["a pin"] * len(close)
    return hard, len(centres) + len(pins)


def _has_room(view: TableView, one: LitTarget, at: QPointF) -> bool:
    same = {
        other.name
        for other in view.drag.lit.targets()
        if hypot(other.centre.x() - one.centre.x(), other.centre.y() - one.centre.y()) * NEAREST < APART
    }
    around = ((0.0, 0.0), (_EDGE, 0.0), (-_EDGE, 0.0), (0.0, _EDGE), (0.0, -_EDGE))
    return all(view.drag.lit.hit(at + QPointF(x, y)) in same for x, y in around)


def each_grab(view: TableView) -> Iterator[str]:
    """Take hold of everything that can be taken hold of now, one after the other; things with equal drops once."""
    seen: set[frozenset[str]] = set()
    for grab in sorted(view.client.questions.grabs()):
        drops = frozenset(view.client.questions.drops(grab))
        item = view.table.item_of(grab) or next(
            (one for one in view.table.items_by_id.values() if one.sprite.place == grab), None
        )
        if is_hidden(grab) or item is None or drops in seen or drops == {grab}:
            continue
        seen.add(drops)
        view.drag.begin(item, QPointF(0, 0))
        yield grab
        view.drag.cancel()


@contextmanager
def drawn_sizes() -> Iterator[list[float]]:
    """Gathers the size, in pixels, of all words that are drawn."""
    sizes: list[float] = []
    before = text._draw

    def watched(laid: text.LaidOutText, painter: QPainter, at: QPointF) -> None:
        if text.smallest_drawn.get():
            sizes.append(laid.layout.font().pixelSize() * text.pixels(painter))
        before(laid, painter, at)

    text._draw = watched
    try:
        yield sizes
    finally:
        text._draw = before


def measure(case: str) -> Any:
    """One game in one size of the window."""
    size, game = case.split()
    with drawn_sizes() as sizes:
        hard, seen = _play(game, dict(GAMES)[game], QSize(*SIZES[size]))
    return {"hard": hard, "seen": seen, "least": min(sizes, default=0.0)}


def figures(found: Found) -> list[Figure]:
    """Figures 3 and 4 over all games."""
    hard, seen = (sum(one[part] for one in found.values()) for part in ("hard", "seen"))
    least = min(one["least"] for one in found.values())
    return [
        Figure(3, "lit targets hit in less than 44 x 44 px", f"{hard} of {seen}", "0", not hard),
        Figure(4, "smallest words drawn on the table", f"{least:.1f} px", "≥ 8 px", least >= text.SMALLEST),
    ]


def _play(game: str, people: int, size: QSize) -> tuple[int, int]:
    session = api.new_session(game, people, seed=7, names=("Anya", "Apa", "Bence")[:people])
    bots = {seat: api.GreedyBot(seat) for seat in range(1, people + 1)}
    view = show_table(session, 1, window=size)
    hard = seen = 0
    for _ in range(ANSWERS):
        pending = session.first_pending()
        if pending is None:
            break
        if view.client.viewer != pending.question.seat:
            view.client.set_viewer(pending.question.seat)
        for _grab in each_grab(view):
            fly_to_targets(view)
            found = hard_to_hit(view)
            hard, seen = hard + len(found[0]), seen + found[1]
        view.camera.fit_all()
        view.viewport().grab()
        view.client.questions.answer(bots[pending.question.seat].choose_answer(session, pending))
    view.close()
    return hard, seen
