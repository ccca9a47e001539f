"""What stands on the table: plain values made from a view, so that two tables can be compared."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from engine import api
from qtapp.board.paint.art import Picture
from qtapp.board.place.drawing import RowGrid


@dataclass(frozen=True)
class PlaceShape:
    """A place as it lies on the table: outline, box and rows in scene units."""

    id: str
    path: QPainterPath
    rect: QRectF
    board: str
    unit: float
    """Scene units of one unit of its board."""
    rows: RowGrid | None = None
    scale: float | None = None
    """Size of the pieces here, in scene units; None: they are fitted into the box."""
    rim: str = ""
    """The colour of its drawn rim, if that says something."""

    @cached_property
    def is_bent(self) -> bool:
        """Does it leave the corners of its box free, as a pipe or a disc does? Then a mark follows its outline."""
        box = self.rect
        points = (
            QPointF(box.left() + box.width() * column / 8, box.top() + box.height() * row / 8)
            for row in range(1, 8)
            for column in range(1, 8)
        )
        return sum(self.path.contains(point) for point in points) < 45


@dataclass(frozen=True)
class Sprite:
    """One thing on the table: a piece, a pile, some of a kind that is counted, or a building of several pieces."""

    id: str
    """The same before and after a move: the piece's id, or one made from its place."""
    picture: Picture
    x: float
    y: float
    """Centre of its foot."""
    scale: float
    place: str
    z: float = 0.0
    pieces: tuple[str, ...] = ()
    """Ids of the view: the last is on top."""
    kind: str = ""
    """What is counted, if it is no piece."""
    n: int = 1
    closed: bool = False
    """Stands for something the viewer cannot see; nothing to take hold of."""
    is_decoration: bool = False
    """Only to be looked at: neither the pointer nor the keyboard stops at it."""
    turn: float = 0.0
    """Degrees by which it stands askew, as the cards of a fan do."""
    words: api.Message | None = field(default=None, compare=False)
    """What it is called, if it is not called by its piece or its place."""

    @property
    def at(self) -> QPointF:
        """Centre of its foot."""
        return QPointF(self.x, self.y)

    @property
    def top(self) -> str:
        """The piece on top; empty: none."""
        return self.pieces[-1] if self.pieces else ""

    @property
    def ids(self) -> tuple[str, ...]:
        """What it answers to when it is taken hold of: the piece on top, then its place."""
        return (self.top, self.place) if self.top else (self.place,)

    @property
    def grabs(self) -> tuple[str, ...]:
        """The same, and one of what is counted here (`place#kind`) before the place."""
        return (f"{self.place}#{self.kind}", *self.ids) if self.kind else self.ids


def is_hidden(piece: str) -> bool:
    """Is this the id of a piece that the viewer does not know?"""
    return "?" in piece
