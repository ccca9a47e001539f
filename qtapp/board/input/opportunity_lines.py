"""What a drop would open for later turns: lines through what it would join, and a sentence about each.

The game tells it; here it is only drawn.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from qtapp.board.scene.highlight import Highlights
from qtapp.board.scene.marks import REACH
from qtapp.board.scene.scene import TableScene

MOST = 4
"""No more sentences than that."""


class LineItem(QGraphicsItem):
    """A line of the drawing that would be opened: dashes in the colour of the lamp."""

    def __init__(self, table: TableScene, path: QPainterPath) -> None:
        super().__init__()
        self._table = table
        self.path = path
        self.setZValue(890)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        table.addItem(self)

    def boundingRect(self) -> QRectF:
        margin = REACH / max(0.02, self._table.zoom)
        return self.path.boundingRect().adjusted(-margin, -margin, margin, margin)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        transform = painter.worldTransform()
        path = transform.map(self.path)
        painter.setWorldTransform(QTransform())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colours = self._table.board_context.theme.colours
        join = Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(QColor(colours.ink), 8.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
        painter.drawPath(path)
        pen = QPen(QColor(colours.lamp), 4.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, join)
        pen.setDashPattern([2.4, 1.2])
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setPen(QPen(QColor(colours.ink), 2.4))
        painter.setBrush(QColor(colours.lamp))
        for end in (path.pointAtPercent(0.0), path.pointAtPercent(1.0)):
            painter.drawEllipse(end, 7, 7)
        painter.setWorldTransform(transform)


class OpportunityLines:
    """Shows what dropping something somewhere would open."""

    def __init__(self, table: TableScene, highlights: Highlights) -> None:
        self._table, self._highlights = table, highlights
        self.lines: list[LineItem] = []
        self.words: list[str] = []
        """A sentence about each, the best first."""

    def show(self, grab: str, drop: str) -> None:
        """Show what this drop would open; with no drop nothing."""
        self.clear()
        board_context = self._table.board_context
        if not drop or board_context.sandbox:
            return
        found = board_context.client.questions.prospects(grab, drop)
        self.words = [board_context.say(one.words) for one in found[:MOST]]
        rings: dict[str, str] = {}
        for one in found:
            line = self._table.art.flight_path("", "", one.places, self._table.layout) if one.places else None
            if line is not None:
                self.lines.append(LineItem(self._table, line))
            else:
                rings.update(dict.fromkeys(one.places, "subject"))
        self._highlights.show("later", list(rings.items()))

    def clear(self) -> None:
        """Show nothing."""
        for line in self.lines:
            self._table.removeItem(line)
        self.lines, self.words = [], []
        self._highlights.clear("later")
