"""The front of the players: what a window, a worker or a tool asks for."""

from __future__ import annotations

from dataclasses import replace

from engine.core.game.game import Game
from engine.core.table.chance import RandomStream
from engine.core.table.view import SeatView
from engine.players.ask import Ask, Stop, Thought, ask_for, fingerprint, never
from engine.players.levels import FOLLOWING, Level, level_at, level_number
from engine.players.natures import of_nature
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
    nature: str = "",
    pace: int = 0,
) -> Thought | None:
    """What a player of a level would answer to the question that its seat is asked; None: no thought.

    `seed` belongs to the seat for a whole game: with the same view, level and budget it gives the same thought, in any
    process. `budget`: playouts instead of the level's own number. `stop` is asked between two playouts; once it says
    yes, the best answer so far is given. `explain`: with reasons, for those who may know what this seat knows.
    `nature`: what it likes besides; `pace`: how strong somebody plays who follows a person, in hundredths of a level.
    """
    ask = ask_for(game, view, seat)
    if ask is None:
        return None
    chosen = level_for(ask, level, seed, nature, pace)
    if budget is not None and chosen.playouts:
        chosen = replace(chosen, playouts=max(1, budget))
    thought = search(ask, chosen, seed, stop)
    if thought is None or not explain:
        return thought
    try:
        return replace(thought, reasons=reasons(ask, chosen, thought, seed, stop=stop))
    except Exception:  # without reasons it is still an answer
        return thought


def level_for(ask: Ask, level: int | Level, seed: int, nature: str = "", pace: int = 0) -> Level:
    """What a player looks at who answers this question."""
    if isinstance(level, Level):
        return level
    if level == FOLLOWING:
        dice = RandomStream(fingerprint(ask.view, ask.lane, seed), "pace", 0)
        return of_nature(ask.game, level_at(ask.game, pace, ask.view.seats, dice), nature)
    return of_nature(ask.game, level_number(ask.game, level, ask.view.seats), nature)
