"""The hand: does the pointer mean the card that lies there, and is the frame where the card is?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QPointF, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qtapp.board.scene.marks import HighlightItem
from tools.screen_figures import Figure, Found
from tools.screen_figures.screen import SIZES
from tools.screen_figures.tables import GAMES, table_of

if TYPE_CHECKING:
    from qtapp.board import TableView

CASES = tuple(SIZES)


def wrong_hovers(view: TableView) -> tuple[int, int]:
    """Sweep over the hand in steps of one pixel, both ways: how often another card is raised, of how many steps."""
    slots = {slot.id: slot.box for slot in view.table.held.slots}
    if not slots:
        return 0, 0
    first = round(min(box.left() for box in slots.values())) - 3
    last = round(max(box.right() for box in slots.values())) + 3
    y = round(next(iter(slots.values())).center().y())
    wrong = steps = 0
    for line in (range(first, last), range(last, first, -1)):
        for x in line:
            QTest.mouseMove(view.viewport(), QPoint(x, y))
            meant = next((name for name, box in slots.items() if box.left() <= x < box.right()), "")
            item = view.pointer.item_at(QPointF(x, y))
            wrong += view.table.raised != meant or (item.sprite.id if item is not None and item.docked else "") != meant
            steps += 1
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    return wrong, steps


def rim_distance(view: TableView, name: str) -> float:
    """How far the rim of something that is held lies from it at most, in pixels; none at all is endlessly far."""
    item = view.table.item_of(name)
    assert item is not None
    transform = item.sceneTransform() * view.viewportTransform()
    marks = [child for child in item.childItems() if isinstance(child, HighlightItem)]
    card = transform.mapRect(item.foot())
    worst = 0.0 if marks else float("inf")
    for mark in marks:
        rim = mark.rim(mark.sceneTransform() * view.viewportTransform()).boundingRect()
        sides = (card.left() - rim.left(), rim.right() - card.right(), card.top() - rim.top())
        worst = max(worst, *(abs(side) for side in sides), abs(rim.bottom() - card.bottom()))
    return worst


def measure(size: str) -> Any:
    """All games with a hand, in one size of the window."""
    wrong = steps = 0
    far = 0.0
    for game, people in GAMES:
        view = table_of(game, people, window=QSize(*SIZES[size]))
        found = wrong_hovers(view)
        wrong, steps = wrong + found[0], steps + found[1]
        for slot in view.table.held.slots:
            if slot.id in view.client.questions.grabs():
                far = max(far, _picked_and_left(view, slot.id))
        view.close()
    return {"wrong": wrong, "steps": steps, "far": far}


def figures(found: Found) -> list[Figure]:
    """Figures 10 and 11."""
    wrong, steps = (sum(one[part] for one in found.values()) for part in ("wrong", "steps"))
    far = max(one["far"] for one in found.values())
    return [
        Figure(10, "hovered card = card of the slot", f"{steps - wrong} of {steps} steps", "100 %", not wrong),
        Figure(11, "rim of a picked card beside it", f"{far:.1f} px", "≤ 2 px", far <= 2),
    ]


def _picked_and_left(view: TableView, name: str) -> float:
    """Pick something up with a click, go away: how far is its rim?"""
    slot = view.table.held.slot(name)
    assert slot is not None
    at = slot.box.center().toPoint()
    QTest.mouseMove(view.viewport(), at)
    item = view.table.item_of(name)
    assert item is not None
    view.drag.begin(item, QPointF(at))
    view.drag.show_held()
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QApplication.processEvents()
    far = rim_distance(view, name)
    view.cancel()
    return far
