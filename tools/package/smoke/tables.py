"""Saved games for the smoke test, made by the rules of the source beside it."""

from __future__ import annotations

from pathlib import Path

from engine import api


def full_tables(folder: Path) -> dict[str, Path]:
    """Every game with as many people as it takes, shortly before its end."""
    found = {}
    for game in api.GAMES.values():
        people = max(game.seat_counts)
        session = api.new_session(game.id, people, seed=7, names=("Anna", "Bence", "Őze", "Jürgen", "Tim"))
        bot = api.RandomBot(7)
        api.play_to_end(session, dict.fromkeys(range(1, len(session.players) + 1), bot))
        line = session.line()
        session.seek(line[-6])
        found[game.id] = folder / f"{game.id}.tarsas"
        api.save(session, found[game.id])
    return found


def young_table(path: Path) -> None:
    """A game of two people after a few answers."""
    session = api.new_session("ginkgopolis", 2, seed=7, names=("Anna", "Őze"))
    bot = api.RandomBot(3)
    for _ in range(4):
        pending = session.first_pending()
        assert pending is not None
        session.answer(pending, bot.choose_answer(session, pending))
    api.save(session, path)
