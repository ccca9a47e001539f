"""A table made from what one seat sees, for whoever was sent only that: it answers as the real one does.

Options, labels, refusals and previews of that seat come out the same, and it cannot tell more, as it holds no more.
"""

from __future__ import annotations

from engine.core.game.game import Game
from engine.core.lookahead.imagine import imagined_table
from engine.core.messages.errors import InvalidData
from engine.core.table.chance import RandomStream
from engine.core.table.table import Table
from engine.core.table.view import SeatView


def mirrored_table(game: Game, seen: SeatView) -> Table:
    """The table of a view that came from elsewhere; InvalidData if it is none of this game."""
    try:
        return imagined_table(game, seen, RandomStream(0, "mirror", seen.viewer))
    except Exception as error:  # untrusted input: any exception means "this view does not fit the game"
        raise InvalidData("a view does not fit its game") from error
