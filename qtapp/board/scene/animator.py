"""Movement: things that changed their place glide there, for a moment and never longer. Skipping it is always safe."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from qtapp.board.scene.pieces import PictureItem

MOVE, HOME, LIFT, GROW, RUN = 220, 180, 90, 120, 760
"""Milliseconds of a move, of a ghost going home, of taking something up, of a card that is looked at, of a way that the
eye should follow."""


@dataclass
class Glide:
    """One thing on its way, in the coordinates of its parent."""

    item: PictureItem
    start: QPointF
    end: QPointF
    small: float
    large: float
    """Scale at the start and at the end."""
    z: float
    leaves: bool = False
    """It is taken away when it has arrived."""
    path: QPainterPath | None = None
    """It follows this line; None: straight."""
    spin: float = 0.0
    """Degrees that it turns on the way."""
    turn: float = 0.0
    """Degrees by which it stands askew in the end."""
    shows: PictureItem | None = None
    """What is out of sight until this one has arrived."""


class Animator(QObject):
    """Moves many things at once. A new movement ends the one before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ways: list[Glide] = []
        self._after: Callable[[], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._moved)
        self._clock.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        """Is something on its way?"""
        return bool(self._ways)

    @property
    def follows(self) -> bool:
        """Is something on its way along a line, or turning?"""
        return any(way.path is not None or way.spin for way in self._ways)

    def start(self, ways: list[Glide], duration: int, after: Callable[[], None] | None = None) -> None:
        """Let things glide; with no time they are there at once."""
        self.finish()
        self._ways, self._after = ways, after
        if not ways or duration <= 0:
            self.finish()
            return
        for way in ways:
            way.item.moving = True
            way.item.setZValue(way.z if way.spin else 5000 + way.z)
            if way.shows is not None:
                way.shows.setOpacity(0.0)
        self._moved(0.0)
        self._clock.setDuration(duration)
        self._clock.start()

    def finish(self) -> None:
        """Everything is where it belongs."""
        self._clock.stop()
        ways, self._ways = self._ways, []
        after, self._after = self._after, None
        for way in ways:
            way.item.moving = False
            way.item.setPos(way.end)
            way.item.setScale(way.large)
            way.item.setRotation(way.turn)
            way.item.setZValue(way.z)
            if way.shows is not None:
                way.shows.setOpacity(1.0)
            way.item.update()
            scene = way.item.scene()
            if way.leaves and scene is not None:
                scene.removeItem(way.item)
        if after is not None:
            after()

    def drop(self, item: QGraphicsItem) -> None:
        """Forget something that is being taken off the table."""
        self._ways = [way for way in self._ways if way.item is not item]

    def _moved(self, value: object) -> None:
        t = float(value) if isinstance(value, (int, float)) else 1.0
        for way in self._ways:
            at = way.start + (way.end - way.start) * t if way.path is None else way.path.pointAtPercent(t)
            way.item.setPos(at)
            if way.spin:
                way.item.setRotation(way.turn + way.spin * (t - 1.0))
            way.item.setScale(way.small + (way.large - way.small) * t)
