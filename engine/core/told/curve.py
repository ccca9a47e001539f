"""How the points grew: the totals of everybody at the start of each round, and at the end."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game.game import Game
from engine.core.session.entry import HistoryEntry
from engine.core.session.session import Session


@dataclass(frozen=True, slots=True)
class ScorePoint:
    """The totals at one moment. Before the end they may rest on what was secret then: only for a game that is over."""

    entry: int
    """The number of the entry that leads there."""
    round: int
    """Which round begins there, from 1; 0: the end."""
    totals: tuple[int, ...]


def begins_round(game: Game, entry: HistoryEntry) -> bool:
    """Does a round begin in this entry?"""
    return any(note.message.id in game.told.rounds for note in entry.notes())


def score_curve(session: Session) -> list[ScorePoint]:
    """The totals along the present line; the session stands where it stood."""
    here, points = session.current, list[ScorePoint]()
    try:
        for entry in session.line():
            if begins_round(session.game, entry):
                session.seek(entry)
                totals = session.game.result(session.table).totals
                points.append(ScorePoint(entry.number, len(points) + 1, totals))
    finally:
        session.seek(here)
    points.append(ScorePoint(here.number, 0, session.game.result(session.table).totals))
    return points
