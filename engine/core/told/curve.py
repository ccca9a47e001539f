"""How the points grew: the totals of everybody at the start of each round and part of the game, and at the end."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.session.session import Session


@dataclass(frozen=True, slots=True)
class ScorePoint:
    """The totals at one moment. Before the end they may rest on what was secret then: only for a game that is over."""

    entry: int
    """The number of the entry that leads there."""
    round: int
    """Which round begins there, from 1; 0: none."""
    totals: tuple[int, ...]
    part: int = 0
    """Which part of the game (an era) begins there, from 2; 0: none."""


def score_curve(session: Session) -> list[ScorePoint]:
    """The totals along the present line, the last of them those of the end; the session stands where it stood."""
    here, told, points = session.current, session.game.told, list[ScorePoint]()
    rounds, parts = 0, 1
    try:
        for entry in session.line():
            begun = {note.message.id for note in entry.notes()}
            new_round, new_part = not begun.isdisjoint(told.rounds), not begun.isdisjoint(told.parts)
            rounds, parts = rounds + new_round, parts + new_part
            if new_round or new_part:
                session.seek(entry)
                totals = session.game.result(session.table).totals
                points.append(ScorePoint(entry.number, rounds * new_round, totals, parts * new_part))
    finally:
        session.seek(here)
    points.append(ScorePoint(here.number, 0, session.game.result(session.table).totals))
    return points
