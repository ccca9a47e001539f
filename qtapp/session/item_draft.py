"""An answer to a question over items that comes together by hand, item by item."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import api


def with_item_toggled(
    shape: api.QuestionShape, items: Sequence[Any], before: tuple[Any, ...], at: int
) -> tuple[tuple[Any, ...], int]:
    """What is chosen after one item more, and how many that are; one of some that is chosen again is laid back."""
    if shape is api.QuestionShape.AMOUNTS:
        amounts = list(before or (0,) * len(items))
        amounts[at] += 1
        return tuple(amounts), sum(amounts)
    now = set(before) ^ {items[at]}
    return tuple(item for item in items if item in now), len(now)
