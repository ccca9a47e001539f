"""Figure 20: the work of one picture while the camera flies, each game in a process of its own."""

from __future__ import annotations

from engine import api
from tools.bench.flight import BUDGETS
from tools.bench.screen import ask, p95
from tools.screen_figures import Figure


def figures() -> list[Figure]:
    """The slowest game of each size."""
    worst: dict[str, tuple[float, str]] = {}
    for game in api.GAMES:
        for width, values in ask(game, 1, "--flight").items():
            worst[width] = max(worst.get(width, (0.0, "")), (p95(values), game))
    return [
        Figure(
            20,
            f"a picture of a flight, {width} px wide, p95 ({game})",
            f"{late:.1f} ms",
            f"≤ {BUDGETS[int(width)]:g} ms",
            late <= BUDGETS[int(width)],
        )
        for width, (late, game) in worst.items()
    ]
