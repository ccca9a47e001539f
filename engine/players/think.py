"""The front of the players: what a window, a worker or a tool asks for."""

from __future__ import annotations

from dataclasses import replace

from engine.core.game.game import Game
from engine.core.table.view import SeatView
from engine.players.ask import Stop, Thought, ask_for, never
from engine.players.levels import Level, level_number
from engine.players.reasons import reasons
from engine.players.search import search


def think(
    game: Game,
    view: SeatView,
    seat: int,
    level: int | Level,
    seed: int,
    budget: int | None = None,
    stop: Stop = never,
    explain: bool = False,
) -> Thought | None:
    """What a player of a level would answer to the question that its seat is asked; None: no thought.

    `seed` belongs to the seat for a whole game: with the same view, level and budget it gives the same thought, in any
    process. `budget`: playouts instead of the level's own number. `stop` is asked between two playouts; once it says
    yes, the best answer so far is given. `explain`: with reasons, for those who may know what this seat knows.
    """
    ask = ask_for(game, view, seat)
    if ask is None:
        return None
    chosen = level_number(game, level, view.seats) if isinstance(level, int) else level
    if budget is not None and chosen.playouts:
        chosen = replace(chosen, playouts=max(1, budget))
    thought = search(ask, chosen, seed, stop)
    if thought is None or not explain:
        return thought
    try:
        return replace(thought, reasons=reasons(ask, chosen, thought, seed, stop=stop))
    except Exception:  # without reasons it is still an answer
        return thought
