"""Pills on what brought something: "+1" with its icon, over the piece or place that it came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from qtapp.kit.paint.icons import paint_icon

if TYPE_CHECKING:
    from qtapp.board.scene.scene import TableScene

_TEXT, _PAD, _GAP = 17.0, 10.0, 4.0


@dataclass(frozen=True, slots=True)
class GainMark:
    """One pill: what it lies on, its number with its sign (or words), and its icon."""

    thing: str
    text: str
    icon: str = ""


class GainMarks(QGraphicsItem):
    """All pills of one step; in pixels of the viewport."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.over)
        self._table = table
        self._laid: list[tuple[GainMark, QRectF]] = []
        self._box = QRectF()
        self.setZValue(2001)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def texts(self) -> list[str]:
        """What stands on the pills."""
        return [mark.text for mark, _ in self._laid]

    def lay(self, marks: Sequence[tuple[GainMark, QRectF]], port: QRectF) -> None:
        """Lay a pill at the upper right corner of each box; those of one thing below each other."""
        self.prepareGeometryChange()
        taken: list[QRectF] = []
        self._laid = []
        for mark, box in marks:
            size = self._size(mark)
            at = QPointF(box.right() - size.width() * 0.45, box.top() - size.height() * 0.3)
            pill = QRectF(at.x(), at.y(), size.width(), size.height())
            pill.moveLeft(min(max(pill.left(), port.left() + 4), port.right() - 4 - pill.width()))
            pill.moveTop(min(max(pill.top(), port.top() + 4), port.bottom() - 4 - pill.height()))
            while any(pill.intersects(other) for other in taken):
                pill.translate(0, pill.height() + _GAP)
            taken.append(pill)
            self._laid.append((mark, pill))
        self._box = QRectF()
        for pill in taken:
            self._box = self._box.united(pill.adjusted(-4, -4, 4, 4))
        self.update()

    def _scale(self) -> float:
        return self._table.board_context.theme.text_scale

    def _font(self) -> QFont:
        return self._table.board_context.theme.font(_TEXT, QFont.Weight.DemiBold)

    def _size(self, mark: GainMark) -> QRectF:
        scale = self._scale()
        wide = QFontMetricsF(self._font()).horizontalAdvance(mark.text) + 2 * _PAD * scale
        return QRectF(0, 0, wide + (24 * scale if mark.icon else 0), 32 * scale)

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours, scale = self._table.board_context.theme.colours, self._scale()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font())
        for mark, pill in self._laid:
            painter.setBrush(QColor(colours.panel))
            painter.setPen(QPen(QColor(colours.text if self._table.board_context.theme.dark else colours.ink), 2))
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
            painter.setPen(QColor(colours.text))
            inner = pill.adjusted(_PAD * scale, 0, -_PAD * scale, 0)
            painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), mark.text)
            if mark.icon:
                side = 22 * scale
                spot = QRectF(inner.right() - side, pill.center().y() - side / 2, side, side)
                paint_icon(painter, mark.icon, colours.icon, spot)
