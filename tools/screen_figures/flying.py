"""Figure 20: the work of one picture while the camera flies, each game in a process of its own."""

from __future__ import annotations

from typing import Any

from engine import api
from tools.bench.flight import BUDGETS
from tools.bench.screen import ask, p95
from tools.screen_figures import Figure, Found

CASES = tuple(api.GAMES)


def measure(game: str) -> Any:
    """Milliseconds, 95 of 100, by the width of the window."""
    return {width: p95(values) for width, values in ask(game, 1, "--flight").items()}


def figures(found: Found) -> list[Figure]:
    """The slowest game of each size."""
    rows = []
    for width, budget in BUDGETS.items():
        late, game = max((one[str(width)], game) for game, one in found.items())
        name = f"a picture of a flight, {width} px wide, p95 ({game})"
        rows.append(Figure(20, name, f"{late:.1f} ms", f"≤ {budget:g} ms", late <= budget))
    return rows
