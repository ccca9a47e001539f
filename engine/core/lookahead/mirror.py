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

_OF_LANE = 1000
_OF_QUESTION = 16 * _OF_LANE


def mirrored_table(game: Game, seen: SeatView, *, stamp: int = 0, question: int = 0) -> Table:
    """The table of a view that came from elsewhere; InvalidData if it is none of this game.

    `stamp`: the number of its moment, so that what was worked out on another mirror is not taken for true. `question`:
    the number under which the table asks; as long as it is the same, so are the tickets.
    """
    try:
        table = imagined_table(game, seen, RandomStream(0, "mirror", seen.viewer))
    except Exception as error:  # untrusted input: any exception means "this view does not fit the game"
        raise InvalidData("a view does not fit its game") from error
    table.number_from(stamp)
    for number, lane in enumerate(table.lanes):
        first = question * _OF_QUESTION + number * _OF_LANE
        lane[:] = [(step, first + at) for at, (step, _) in enumerate(lane)]
    return table
