"""Moments of a session: the line that is played, where free hands began, the table before its newest step."""

from __future__ import annotations

from engine import api


def main_line(session: api.Session) -> list[api.HistoryEntry]:
    """The line that is played: from the set-up to now, and on along what redo would do."""
    line = session.line()
    step = session.current
    while step.children:
        step = step.children[-1]
        line.append(step)
    return line


def is_before(entry: api.HistoryEntry, first: api.HistoryEntry | None) -> bool:
    """Is it a moment before a task begins?"""
    return first is not None and entry.number < first.number


def view_before(session: api.Session, viewer: int, entry: api.HistoryEntry | None = None) -> api.SeatView:
    """The table as a viewer would have seen it before an entry (the present one); the session stands where it stood."""
    here = session.current
    before = (entry or here).parent
    if before is None:
        return api.seat_view(session.table, viewer)
    with session.table.excursion():  # nobody's question gets another ticket by it
        session.seek(before)
        try:
            return api.seat_view(session.table, viewer)
        finally:
            session.seek(here)
