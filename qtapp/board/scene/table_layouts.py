"""How the boards of a table are arranged: for the cells in use, the viewer, and the shape of what is left to them.

It is a function of these alone: a table that was looked at in many sizes is laid like one that was made just now.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QSize

from engine import api
from qtapp.board.paint.context import BoardContext
from qtapp.board.place.arrange import arrange, boards_of, cells_in_use
from qtapp.board.place.layout import Cells, Layout
from qtapp.board.place.plain import plain_drawings

LAYOUTS = 48
"""So many arrangements of the boards are remembered: going along the timeline they come again."""
STEP = 1.02
"""Shapes that differ by less are laid alike: a few pixels more or less rearrange nothing."""
LOWEST = 80.0
"""Pixels that are left to the boards at the least."""


class TableLayouts:
    """The arrangements of one game's boards for one view."""

    def __init__(self, board_context: BoardContext) -> None:
        self._board_context = board_context
        known = frozenset(place.id for place in board_context.blueprint.places)
        drawn = boards_of(board_context.art.root, board_context.client.game.id, known)
        self._drawings = drawn or plain_drawings(board_context.blueprint)
        self._found: dict[object, Layout] = {}
        self._aspect = 1.9
        self._held: dict[tuple[str, int], Cells] | None = None

    def hold(self, on: bool) -> bool:
        """Keep the boards as large as they were at the most, with one row to spare around: whoever lays something there
        by hand finds everything where it was. False: it is so already.
        """
        if on == self.is_held:
            return False
        self._held = {} if on else None
        return True

    @property
    def is_held(self) -> bool:
        """Does no board become smaller?"""
        return self._held is not None

    def fit(self, port: QSize, strip: float) -> bool:
        """Arrange for a viewport, above a strip of so many pixels; False: nothing lies otherwise by this."""
        aspect = port.width() / max(LOWEST, port.height() - strip)
        before = self._aspect
        self._aspect = STEP ** round(math.log(aspect, STEP))
        return self._aspect != before

    def find(self, view: api.SeatView, nudges: dict[str, QPointF]) -> Layout:
        """The arrangement for a view, with places that were moved to fit a scan."""
        client = self._board_context.client
        legal = {face.gesture.drop for face in client.questions.options() if face.gesture is not None}
        spare = 1 if self._held == {} else 0
        cells = cells_in_use(self._drawings, view, legal, spare)
        if self._held is not None:
            self._held = cells = {key: _both(self._held.get(key, used), used) for key, used in cells.items()}
        nudged = tuple((name, by.x(), by.y()) for name, by in nudges.items())
        seat = client.asked  # with their cards face down too they find the table as they know it
        key = (view.seats, seat, tuple(cells.items()), self._aspect, nudged)
        found = self._found.pop(key, None)
        if found is None:
            found = arrange(self._drawings, view.seats, seat, cells, self._aspect, nudges)
        self._found[key] = found
        while len(self._found) > LAYOUTS:
            del self._found[next(iter(self._found))]
        found.live = None if self._board_context.sandbox else frozenset((*view.places, *legal))
        return found


def _both(one: Cells, other: Cells) -> Cells:
    """As far as either of them reaches."""
    return min(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), max(one[3], other[3])
