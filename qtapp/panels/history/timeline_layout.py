"""Where each entry stands on the timeline: columns by depth, rows by branch. Pure geometry, no painting."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Sequence
from dataclasses import dataclass

from engine.api import EntryKind, HistoryEntry


@dataclass(frozen=True, slots=True)
class TimelineSpot:
    """An entry at a column and a row."""

    entry: HistoryEntry
    column: int
    row: int


def lay_out(entries: Sequence[HistoryEntry], main: Sequence[HistoryEntry]) -> dict[int, TimelineSpot]:
    """A spot for every entry, by its number. The main line is row 0; each branch takes the first row that is free."""
    spots = {entry.number: TimelineSpot(entry, column, 0) for column, entry in enumerate(main)}
    rows = _Rows()
    for entry in sorted(entries, key=_number):
        if entry.number in spots or entry.parent is None:
            continue
        before = spots[entry.parent.number]
        column = before.column + 1
        if before.row and entry is entry.parent.children[0]:
            row = before.row
        else:
            row = rows.take(column - 1, column + _length(entry))
        spots[entry.number] = TimelineSpot(entry, column, row)
    return spots


def first_line(root: HistoryEntry) -> list[HistoryEntry]:
    """The line that was played first: wherever somebody looks, it keeps its row, and so do the others."""
    line = [root]
    while line[-1].children:
        line.append(line[-1].children[0])
    return line


def branch_ends(spots: dict[int, TimelineSpot]) -> dict[TimelineSpot, str]:
    """The last entry of each branch, and what the branch is called: as its newest remark says; empty: it has none."""
    found: dict[TimelineSpot, str] = {}
    for spot in spots.values():
        parent = spot.entry.parent
        if not spot.row or (parent is not None and spots[parent.number].row == spot.row):
            continue
        end, name = spot, remark_text(spot.entry)
        while end.entry.children and spots[end.entry.children[0].number].row == spot.row:
            end = spots[end.entry.children[0].number]
            name = remark_text(end.entry) or name
        found[end] = name
    return found


def remark_text(entry: HistoryEntry) -> str:
    """What a remark says; empty: the entry is none."""
    return str(entry.payload).strip() if entry.kind is EntryKind.REMARK else ""


def _number(entry: HistoryEntry) -> int:
    return entry.number


def _length(entry: HistoryEntry) -> int:
    """How far a branch goes on along its first children."""
    length = 1
    while entry.children:
        entry = entry.children[0]
        length += 1
    return length


class _Rows:
    """The rows below the main line, and what is taken in each: stretches of columns that do not touch."""

    def __init__(self) -> None:
        self._taken: list[list[tuple[int, int]]] = []
        self._full: dict[int, list[tuple[int, int]]] = {}
        """By column: lengths that were looked for there, and how many rows have no room for them.

        A row never gets emptier, so a stretch as long or longer has to try only the rows after these.
        """
        self.looks = 0
        """How many rows were looked at in all."""

    def take(self, start: int, end: int) -> int:
        """The first row in which a stretch is free; it is taken there."""
        known = self._full.setdefault(start, [])
        at = bisect_right(known, (end, len(self._taken)))
        row = max((full for _, full in known[:at]), default=0)
        while row < len(self._taken) and not self._fits(self._taken[row], start, end):
            row += 1
        if row == len(self._taken):
            self._taken.append([])
        insort(self._taken[row], (start, end))
        known[:at] = [one for one in known[:at] if one[0] < end]
        insort(known, (end, row + 1))
        return row + 1

    def _fits(self, taken: list[tuple[int, int]], start: int, end: int) -> bool:
        self.looks += 1
        at = bisect_left(taken, (start, start))
        return (at == 0 or taken[at - 1][1] < start) and (at == len(taken) or taken[at][0] > end)
