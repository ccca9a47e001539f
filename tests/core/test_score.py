"""Who won: points first, then each tie-break in its order."""

from __future__ import annotations

from engine.core.game.game import ScoreLine
from engine.core.game.score import decide
from engine.core.messages.message import msg

LINE = msg("toy.points", "Points")


def test_points_are_added_up_and_decide() -> None:
    lines = [ScoreLine(LINE, (3, 1, 4)), ScoreLine(LINE, (1, 5, 0))]
    assert decide(lines) == ((4, 6, 4), 6, (2,))


def test_ties_are_broken_in_their_order() -> None:
    lines = [ScoreLine(LINE, (7, 7, 7, 6))]
    assert decide(lines).winners == (1, 2, 3), "nothing tells them apart"
    assert decide(lines, (1, 2, 2, 9)).winners == (2, 3), "the first tie-break; seat 4 has fewer points"
    assert decide(lines, (1, 2, 2, 9), (5, 0, 1, 9)).winners == (3,), "the second, only among those left"
    assert decide(lines, (0, -1, -2, -3)).winners == (1,), "less is better"
