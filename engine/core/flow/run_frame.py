"""The smallest step of a game: the top frame of a lane is resolved, and what it raised is laid."""

from __future__ import annotations

from typing import Any

from engine.core.flow.frame import lanes_of
from engine.core.table.table import Table


def run_frame(table: Table, lane: int, answer: Any) -> None:
    """Take the top frame of a lane off, resolve it, and lay what it raised."""
    step = lanes_of(table)[lane][-1][0]
    table.pop(lane)
    table.lane = lane
    step.resolve(table, answer)
    if table.triggered:
        raised, table.triggered = table.triggered, []
        table.push_all(raised, lane)
