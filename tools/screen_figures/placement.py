"""What lies over what: guide, question and log open, a bot answers step by step, every game, three sizes, hu and de."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from time import thread_time
from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from engine import api
from qtapp.kit.controls import placing
from qtapp.windows.game import placer
from qtapp.windows.game.window import GameWindow
from qtapp.windows.main import MainWindow
from tools.screen_figures import Figure, Found
from tools.screen_figures.screen import LANGUAGES, SIZES, home_folder, wait_until, window
from tools.screen_figures.walk import lay, settle, steps

PEOPLE = {"ginkgopolis": 3}
CASES = tuple(f"{size} {language} {game}" for size in SIZES for language in LANGUAGES for game in api.GAMES)
STATES, ALIKE = 14, 4
"""So many states of a game, so many of one kind of question."""
HIDDEN = 0.25
"""A place is hidden if more than so much of it lies under something."""
SLOW = 30.0
"""Milliseconds of one solve."""
ZOOMS = {"1280x720": 0.569, "1366x768": 0.603, "1920x1080": 0.836}
"""The mean zoom of the same walks when cards lay wherever they liked, and there was no line of the story."""


def measure(case: str) -> Any:
    """One game in one size and language."""
    size, language, game = case.split()
    return walk(game, language, SIZES[size])


def walk(game: str, language: str, size: tuple[int, int], pictures: Path | None = None) -> list[dict[str, Any]]:
    """The figures of each state; with a folder also a picture of it."""
    rows: list[dict[str, Any]] = []
    times: list[float] = []
    with home_folder() as home, window(language, *size) as shell:
        lay(shell, home, game, PEOPLE.get(game, 2))
        assert shell.game is not None
        _timed(shell.game.regions.placer, times)
        shell.game.guiding.begin(True)
        for at, found in _states(shell):
            row = figures_of(found) | {"ms": max(times, default=0.0)}
            rows.append(row)
            times.clear()
            if pictures is not None:
                shell.grab().save(str(pictures / f"{game}-{language}-{size[0]}-{at:02}.png"))
    return rows


def _states(shell: MainWindow) -> Iterator[tuple[int, GameWindow]]:
    seen: Counter[object] = Counter()
    many = 0
    for game, pending in steps(shell, 60):
        kind = pending.frame.name, game.decision.model.has_begun
        seen[kind] += 1
        if seen[kind] > ALIKE:
            continue
        if game.overlay.current != "log":
            game.overlay.open("log")
        _rest(game)
        settle(shell)
        yield many, game
        many += 1
        if many >= STATES:
            return


def _rest(game: GameWindow) -> None:
    QApplication.processEvents()
    table = game.page.view.table
    wait_until(lambda: bool(table.settled))
    game.regions.lay()
    QApplication.processEvents()


def _timed(found: placer.Placer, times: list[float]) -> None:
    """Milliseconds of the processor for every solve from now on."""
    before = found.solve

    def timed(*args: Any, **named: Any) -> placing.Plan:
        begun = thread_time()
        plan = before(*args, **named)
        times.append(1000 * (thread_time() - begun))
        return plan

    found.solve = timed


def covering(game: GameWindow) -> dict[str, QRect]:
    """Everything that lies over the table, by name."""
    page = game.page
    named = {
        "question": game.decision,
        "guide": game.guiding.card,
        "panel": game.overlay,
        "rail": game.rail,
        "timeline": game.timeline_sheet,
        "why not": page.card,
        "banner": page.banner,
        "explanation": game.explain_card,
        **{f"picture {at}": one for at, one in enumerate(game.regions.pictures)},
    }
    return {name: QRect(one.geometry()) for name, one in named.items() if one.isVisible()}


def figures_of(game: GameWindow) -> dict[str, Any]:
    """How much of what is covered in this state."""
    over = covering(game)
    view = game.page.view
    port = view.viewport().rect()
    trays = [box.intersected(port) for box in game.regions.tray_boxes()]
    hand_top = min((box.top() for box in trays), default=port.bottom())

    def hidden(boxes: list[QRect]) -> int:
        return sum(_area([box.intersected(one) for one in over.values()]) > HIDDEN * _area([box]) for box in boxes)

    places = [box for box in game.regions.possible_boxes() if box.center().y() < hand_top]
    boards = [box.intersected(port) for box in game.regions.board_boxes()]
    question = over.get("question")
    under = [] if question is None else [question.intersected(box) for name, box in over.items() if name != "question"]
    return {
        "places": len(places),
        "places hidden": hidden(places),
        "hand": _area(trays),
        "hand hidden": _area([box.intersected(one) for box in trays for one in over.values()]),
        "boards": _area(boards),
        "boards hidden": _area([box.intersected(one) for box in boards for one in over.values()]),
        "question under": _area(under),
        "question": None if question is None else question.center().x() > port.center().x(),
        "guide": game.guiding.step() is not None,
        "guide folded": game.guiding.card.is_title_only if game.guiding.step() is not None else False,
        "log away": "panel" not in over,
        "zoom": view.camera.scale,
    }


def _area(boxes: list[QRect]) -> int:
    """Square pixels of all boxes together."""
    found = [box for box in boxes if box.isValid()]
    edges = sorted({x for box in found for x in (box.left(), box.right() + 1)})
    total = 0
    for left, right in pairwise(edges):
        low = -(10**9)
        for top, bottom in sorted(
            (box.top(), box.bottom() + 1) for box in found if box.left() <= left and box.right() + 1 >= right
        ):
            total += max(0, bottom - max(low, top)) * (right - left)
            low = max(low, bottom)
    return total


def figures(found: Found) -> list[Figure]:
    """Rows of the placement: sums over all cases, sizes apart where they differ."""
    rows = [row for case in found.values() for row in case]

    def total(name: str, of: list[dict[str, Any]] = rows) -> int:
        return sum(row[name] for row in of)

    hidden, hand = total("places hidden"), total("hand hidden") / max(1, total("hand"))
    away, under = sum(row["question"] is None for row in rows), total("question under")
    made = [
        Figure(30, "possible places hidden by a card", f"{hidden} of {total('places')}", "0", not hidden),
        Figure(31, "hand under a card", f"{hand:.1%}", "0 %", hand == 0),
        Figure(32, "question away, or under a card", f"{away}, {under} px", "0, 0 px", not away and not under),
    ]
    for size in SIZES:
        of = [row for case, some in found.items() if case.startswith(size) for row in some]
        share = total("boards hidden", of) / max(1, total("boards", of))
        made.append(Figure(33, f"boards under cards, {size}", f"{share:.0%}", "≤ 18 %", share <= 0.18))
    changes = steps_ = 0
    for case in found.values():
        sides = [row["question"] for row in case if row["question"] is not None]
        changes += sum(one != other for one, other in pairwise(sides))
        steps_ += max(0, len(sides) - 1)
    made.append(Figure(34, "question changes its side", f"{changes} of {steps_}", "≤ 2 %", changes <= 0.02 * steps_))
    for size, before in ZOOMS.items():
        scales = [row["zoom"] for case, some in found.items() if case.startswith(size) for row in some]
        lost = 1 - sum(scales) / (len(scales) * before) if scales else 1.0
        made.append(Figure(37, f"zoom lost to cards and the story, {size}", f"{lost:.1%}", "≤ 6 %", lost <= 0.06))
    folded, guided = total("guide folded"), total("guide")
    made.append(Figure(35, "guide folded to its title", f"{folded} of {guided}", "≤ 20 %", folded <= 0.2 * guided))
    times = sorted(row["ms"] for row in rows)
    slow = times[int(0.95 * (len(times) - 1))] if times else 0.0
    made.append(Figure(36, "one solve, 95th percentile", f"{slow:.0f} ms", f"≤ {SLOW:.0f} ms", slow <= SLOW))
    return made
