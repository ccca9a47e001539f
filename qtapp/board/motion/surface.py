"""What every controller of the board works on. It is made first and knows none of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView, QWidget

from qtapp.board.motion.camera import Camera
from qtapp.board.paint.context import BoardContext
from qtapp.board.scene.highlight import Highlights
from qtapp.board.scene.scene import TableScene
from qtapp.session.client import SeatClient


@dataclass(frozen=True)
class Surface:
    """One table on the screen: its scene, how it is looked at, and where its points lie."""

    widget: QGraphicsView
    scene: TableScene
    board_context: BoardContext
    camera: Camera
    highlights: Highlights
    announce: Callable[[], None]
    """Tell assistive technology that the keyboard stands somewhere else."""

    @property
    def client(self) -> SeatClient:
        """Who is asked about the game, and told what was done."""
        return self.board_context.client

    @property
    def viewport(self) -> QWidget:
        """Where the table is painted: cursors, rubber bands."""
        return self.widget.viewport()

    def port(self) -> QRectF:
        """The viewport, in its own pixels."""
        return QRectF(self.viewport.rect())

    def to_port(self) -> QTransform:
        """From the scene to the viewport."""
        return self.widget.viewportTransform()

    def to_scene(self, at: QPointF) -> QPointF:
        """A point of the viewport in the scene."""
        return self.to_port().inverted()[0].map(at)

    def to_screen(self, at: QPoint) -> QPoint:
        """A point of the viewport on the whole screen."""
        return self.viewport.mapToGlobal(at)

    def box_of(self, name: str) -> QRectF | None:
        """Where a piece or place is in the viewport; None: it is not to be seen."""
        found = self.scene.box_of(name)
        if found is None:
            return None
        box, docked = found
        if docked:
            return box if self.scene.dock.isVisible() else None
        is_shown = all(map(self.scene.shows_board, self.scene.layout.boards_at(box.center())))
        return self.to_port().mapRect(box) if is_shown else None
