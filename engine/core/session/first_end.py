"""The first end of a game: it stays its result, whatever is tried from an earlier moment afterwards."""

from __future__ import annotations

from engine.core.game.game import GameResult
from engine.core.session.entry import HistoryEntry
from engine.core.session.session import Session
from engine.core.table.ops import PopOp, PushOp


def first_end(session: Session) -> HistoryEntry | None:
    """The entry with which the game ended for the first time; None: it never has.

    A game is over when nothing is left on its agenda. What an entry laid there and took away stands in its operations,
    so nobody has to go there to look.
    """
    left: dict[int, int] = {}
    for entry in session.entries:
        agenda = 0 if entry.parent is None else left[entry.parent.number]
        for written in entry.records:
            if written[0] is PushOp:
                agenda += 1
            elif written[0] is PopOp:
                agenda -= 1
        if not agenda:
            return entry
        left[entry.number] = agenda
    return None


def is_tried_after_end(session: Session) -> bool:
    """Does the table show something that was only tried, on another line than the one that ended first?

    An earlier moment of that line is only looked at.
    """
    end = first_end(session)
    if end is None:
        return False
    here = session.line()
    return end not in here and session.current not in session.line(end)


def first_result(session: Session) -> GameResult | None:
    """How the game ended for the first time; None: it never has. The table stands where it stood."""
    end, here = first_end(session), session.current
    if end is None:
        return None
    if end is here:
        return session.game.result(session.table)
    with session.table.excursion():
        session.seek(end)
        try:
            return session.game.result(session.table)
        finally:
            session.seek(here)
