"""What a teacher draws over a table while speaking: a ring where the pointer is, and arrows.

The wall may show the table through other eyes, with its boards elsewhere. So a mark holds on to what it is drawn at, a
board or a thing that is held, and is found again on every screen that shows it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from qtapp.board import TableView

_RING = 40.0
_LINE, _HEAD = 9.0, 30.0
_EDGE = QColor(20, 20, 20, 170)
_SHORTEST = 24.0
"""Pixels of an arrow; a shorter way of the pointer is a click."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """A point of the table: a board, or a thing that is held, and where on it, in parts of its width and height."""

    name: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class WallArrow:
    """An arrow from one point of the table to another."""

    start: Anchor
    end: Anchor


def anchor_at(view: TableView, at: QPointF) -> Anchor | None:
    """What a point of the viewport holds on to; None: nothing lies there."""
    item = view.pointer.item_at(at)
    if item is not None and item.docked:
        return None if item.sprite.closed else _on(view, item.sprite.ids[0], at)
    here = view.surface.to_scene(at)
    for board in reversed(view.table.layout.boards):
        if board.rect.contains(here) and view.table.shows_board(board.key):
            return _on(view, board.key, at)
    return None


def _box_of(view: TableView, name: str) -> QRectF | None:
    """Where a board or a thing lies on the screen."""
    board = view.table.layout.board(name)
    return view.surface.box_of(name) if board is None else view.surface.to_port().mapRect(board.rect)


def _on(view: TableView, name: str, at: QPointF) -> Anchor | None:
    box = _box_of(view, name)
    if box is None or box.isEmpty():
        return None
    return Anchor(name, (at.x() - box.left()) / box.width(), (at.y() - box.top()) / box.height())


def point_of(view: TableView, anchor: Anchor) -> QPointF | None:
    """Where an anchor lies on a screen; None: it shows nothing of the kind."""
    box = _box_of(view, anchor.name)
    if box is None:
        return None
    return QPointF(box.left() + anchor.x * box.width(), box.top() + anchor.y * box.height())


def is_an_arrow(start: QPointF, end: QPointF) -> bool:
    """Was the pointer drawn far enough?"""
    return math.hypot(end.x() - start.x(), end.y() - start.y()) >= _SHORTEST


class WallMarks(QWidget):
    """Lies over a table and lets every click through."""

    def __init__(self, view: TableView, colour: QColor) -> None:
        super().__init__(view)
        self._view = view
        self._colour = colour
        self.ring: Anchor | None = None
        self.arrows: list[WallArrow] = []
        self.sketch: WallArrow | None = None
        """The arrow that is being drawn."""
        self._painted: list[tuple[float, float]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.viewport().installEventFilter(self)
        self.setGeometry(view.viewport().geometry())

    def set_colour(self, colour: QColor) -> None:
        """Draw in another colour."""
        self._colour = colour
        self.update()

    def show_ring(self, at: Anchor | None) -> None:
        """Lay the ring somewhere; None: take it away."""
        self.ring = at
        self.update()

    def show_sketch(self, arrow: WallArrow | None) -> None:
        """Show an arrow that is being drawn; None: none is."""
        self.sketch = arrow
        self.update()

    def add_arrow(self, arrow: WallArrow) -> None:
        """Lay an arrow."""
        self.arrows.append(arrow)
        self.update()

    def clear(self) -> None:
        """Nothing is drawn any more."""
        self.ring = self.sketch = None
        self.arrows = []
        self.update()

    # ---- where it lies -------------------------------------------------------------------------------------------

    def _points(self) -> list[tuple[float, float]]:
        """All points that are drawn, on this screen."""
        anchors = [self.ring, *(end for arrow in self._all_arrows() for end in (arrow.start, arrow.end))]
        found = [point_of(self._view, one) for one in anchors if one is not None]
        return [(point.x(), point.y()) for point in found if point is not None]

    def _all_arrows(self) -> list[WallArrow]:
        return [*self.arrows, *([] if self.sketch is None else [self.sketch])]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """When the table is looked at from elsewhere the marks move with it."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._view.viewport().geometry())
        elif event.type() == QEvent.Type.Paint and self._points() != self._painted:
            self.update()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        self._painted = self._points()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for arrow in self._all_arrows():
            start, end = point_of(self._view, arrow.start), point_of(self._view, arrow.end)
            if start is not None and end is not None and is_an_arrow(start, end):
                self._paint_arrow(painter, start, end)
        at = point_of(self._view, self.ring) if self.ring is not None else None
        if at is not None:
            box = QRectF(at.x() - _RING, at.y() - _RING, 2 * _RING, 2 * _RING)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((_EDGE, 12.0), (self._colour, 7.0)):
                painter.setPen(QPen(colour, width))
                painter.drawEllipse(box)
        painter.end()

    def _paint_arrow(self, painter: QPainter, start: QPointF, end: QPointF) -> None:
        long = math.hypot(end.x() - start.x(), end.y() - start.y())
        along = QPointF((end.x() - start.x()) / long, (end.y() - start.y()) / long)
        across = QPointF(-along.y(), along.x())
        neck = end - along * min(_HEAD, long * 0.6)
        head = QPolygonF([end, neck + across * _HEAD * 0.55, neck - across * _HEAD * 0.55])
        for colour, more in ((_EDGE, 5.0), (self._colour, 0.0)):
            painter.setPen(QPen(colour, _LINE + more, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(start, neck)
            edge = QPen(colour, max(1.0, more))
            edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(edge)
            painter.setBrush(colour)
            painter.drawPolygon(head)
