"""What a game says about its boards: their names, which one is home, what a small picture of one shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF

from engine import api
from qtapp.board.place.layout import BoardPlacement, Layout
from qtapp.board.place.sprite import Sprite

WIDE = 3.2
"""So many times wider than high: such a board is a strip."""


class BoardHints:
    """The plain form; games say more."""

    board_names: ClassVar[Mapping[str, api.Message]] = {}
    """What the boards that belong to nobody are called, by their keys."""
    strip_part = (0.0, 1.0)
    """From where to where a small picture shows a board that is a strip."""

    def home_boards(self, viewer: int) -> tuple[str, ...]:
        """The boards that one looks at while nothing else is asked; those that are not there are left out."""
        return ()

    def picture_box(self, board: BoardPlacement) -> QRectF:
        """What a small picture of a board shows of it: where it is wide and low, the part that matters most."""
        box, (first, last) = board.rect, self.strip_part
        if box.width() < WIDE * box.height():
            return box
        return QRectF(box.left() + first * box.width(), box.top(), (last - first) * box.width(), box.height())

    def place_for(self, sprite: Sprite, point: QPointF, layout: Layout) -> str:
        """The place that a thing means which is let go at a point that lies in no place, or in another one; empty:
        nothing else than what lies there.
        """
        return ""

    def needed_besides(self, place: str) -> object:
        """On what, besides the place and the viewer, it depends what stands there; None: on anything."""
        return None
