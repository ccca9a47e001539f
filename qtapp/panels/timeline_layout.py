"""Where each entry stands on the timeline: columns by depth, rows by branch. Pure geometry, no painting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.api import HistoryEntry


@dataclass(frozen=True, slots=True)
class TimelineSpot:
    """An entry at a column and a row."""

    entry: HistoryEntry
    column: int
    row: int


def lay_out(entries: Sequence[HistoryEntry], main: Sequence[HistoryEntry]) -> dict[int, TimelineSpot]:
    """A spot for every entry, by its number. The main line is row 0; each branch takes the first row that is free."""
    spots = {entry.number: TimelineSpot(entry, column, 0) for column, entry in enumerate(main)}
    taken: list[list[tuple[int, int]]] = [[(0, len(main))]]
    for entry in sorted(entries, key=lambda one: one.number):
        if entry.number in spots or entry.parent is None:
            continue
        before = spots[entry.parent.number]
        column = before.column + 1
        first = entry.parent.children[0] if before.row else None
        if before.row and entry is first:
            row = before.row
        else:
            length = _length(entry)
            row = next((at for at in range(1, len(taken)) if _fits(taken[at], column, length)), len(taken))
            if row == len(taken):
                taken.append([])
            taken[row].append((column - 1, column + length))
        spots[entry.number] = TimelineSpot(entry, column, row)
    return spots


def _length(entry: HistoryEntry) -> int:
    """How far a branch goes on along its first children."""
    length = 1
    while entry.children:
        entry = entry.children[0]
        length += 1
    return length


def _fits(taken: list[tuple[int, int]], column: int, length: int) -> bool:
    return all(column + length < start or column - 1 > end for start, end in taken)
