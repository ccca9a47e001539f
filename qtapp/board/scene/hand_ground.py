"""What is painted below the things that are held: the outline of an empty place, the number of further cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from qtapp.board.paint.context import BoardContext
from qtapp.board.paint.picture import rounded
from qtapp.board.paint.text import SEMIBOLD, number, paint_text
from qtapp.board.scene.hand_layout import HandLayout, MoreCards, Tray
from qtapp.board.scene.hand_strip import INSIDE, LEAST_TITLE


class HandGround(QGraphicsItem):
    """The grounds of the hand, in pixels of the viewport."""

    def __init__(self, board_context: BoardContext, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._board_context = board_context
        self._trays: tuple[Tray, ...] = ()
        self._more: tuple[MoreCards, ...] = ()
        self._whole = QRectF()
        self.setZValue(500)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_hand(self, held: HandLayout) -> None:
        """Show another hand."""
        trays = tuple(tray for tray in held.trays if tray.is_drawn)
        if trays == self._trays and held.more == self._more:
            return
        self.prepareGeometryChange()
        self._trays, self._more = trays, held.more
        self._whole = QRectF()
        for box in [*(tray.box for tray in trays), *(more.box for more in held.more)]:
            self._whole = self._whole.united(box.adjusted(-12, -12, 12, 4))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._whole

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tray in self._trays:
            self._paint_tray(painter, tray)
        for more in self._more:
            self._paint_more(painter, more)

    def _paint_tray(self, painter: QPainter, tray: Tray) -> None:
        colours, contrast = self._board_context.theme.colours, self._board_context.theme.contrast
        ground = QColor(colours.panel)
        ground.setAlpha(255 if contrast else 150)
        painter.setBrush(ground)
        pen = QPen(QColor(colours.muted), 3 if contrast else 1.8)
        pen.setDashPattern([4.0, 3.0])
        painter.setPen(pen)
        grown = 0 if tray.is_empty else 8
        painter.drawPath(rounded(tray.box.adjusted(-grown, -grown, grown, 0), 12))
        if not tray.is_empty and tray.place != "box":
            return
        seen = tray.box.adjusted(INSIDE, 8, -INSIDE, -34)
        if tray.place == "box":
            seen.setHeight(tray.size * 1.4)
        paint_text(
            painter,
            tray.words,
            seen,
            size=tray.size,
            least=LEAST_TITLE,
            weight=SEMIBOLD,
            colour=colours.text,
            align=Qt.AlignmentFlag.AlignHCenter,
            middle=True,
        )

    def _paint_more(self, painter: QPainter, more: MoreCards) -> None:
        """A pill with an arrow and a number."""
        colours = self._board_context.theme.colours
        pill = more.box.adjusted(3, 8, -3, -8)
        painter.setBrush(QColor(colours.panel))
        painter.setPen(QPen(QColor(colours.text), 3 if self._board_context.theme.contrast else 1.4))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        words = f"‹{more.n}" if more.by < 0 else f"{more.n}›"
        number(painter, words, pill.adjusted(4, 0, -4, 0), size=16, colour=colours.text)
