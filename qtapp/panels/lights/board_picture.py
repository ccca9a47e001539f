"""A small picture of a board that is not looked at now: it stands in a corner, and a click goes there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from engine.api import LiteralArg, msg
from qtapp.board.motion.director import area_name
from qtapp.board.scene.scene import TableScene
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.paper import paint_sheet
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.lights.board_image import board_image

_SOON = 220
"""Milliseconds after a change: what moves has arrived by then."""
_HEAD = 26


class BoardPicture(QAbstractButton):
    """One board in a corner of the table, with its name and the key that leads there."""

    wanted = Signal(str)
    """The board that was clicked."""

    def __init__(self, context: AppContext, words: LiveTexts, table: TableScene, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._words = words
        self._table = table
        self._picture = QPixmap()
        self.board = ""
        self._key = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the same boards are reached by their keys
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON)
        self._soon.timeout.connect(self._compose)
        self.clicked.connect(lambda: self.wanted.emit(self.board))
        context.theme_changed.connect(self.refresh)
        words.spoken.connect(self._say)

    def show_board(self, board: str, key: str) -> None:
        """Show another board; `key` leads there."""
        if (board, key) != (self.board, self._key):
            self.board, self._key = board, key
            self._picture = QPixmap()
            self.refresh()
        self._say()

    def _say(self) -> None:
        """Its name: for another viewer the same board is their own."""
        name = area_name(self._table, self.board)
        if name is not None:
            self.setAccessibleName(self._words.label(name))
            keys = LiteralArg(self._key)
            set_tool_tip(self, self._words.say(msg("window.picture_of_board_tip", "Go there ({keys})", keys=keys)))
            self.update()

    def refresh(self, *_: object) -> None:
        """Something may have changed on the board."""
        if not self._soon.isActive():
            self._soon.start()

    def _head(self) -> int:
        return round(_HEAD * min(1.5, self._context.theme.text_scale))

    def _compose(self) -> None:
        """Put the picture together from what is painted already; what is missing is painted bit by bit."""
        board = self._table.layout.board(self.board)
        room = QRectF(self.rect()).adjusted(4, self._head(), -4, -4)
        if board is None or not self.isVisible() or room.height() < 20:
            return
        image, whole = board_image(
            self._table, self._table.art.picture_box(board), room.size(), self.devicePixelRatioF()
        )
        if whole or self._picture.isNull():
            self._picture = image
        if not whole:
            self._soon.start()
        self.update()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """While it was hidden its size, or the board, may have become another."""
        super().showEvent(event)
        self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -4, -4)
        paint_sheet(painter, box, theme, 10, c.panel if not self.underMouse() else c.raised)
        head = QRectF(box.x() + 8, box.y(), box.width() - 16, self._head())
        board = self._table.layout.board(self.board)
        if board is not None and board.seat:
            side = head.height() * 0.72
            colour = self._table.board_context.client.names.seat_colour(board.seat)
            plate = self._context.pixmap(f"seat.{colour}", side / theme.text_scale)
            painter.drawPixmap(QRectF(head.x(), head.center().y() - side / 2, side, side).toRect(), plate)
            head.setLeft(head.left() + side + 6)
        painter.setFont(theme.font(13, QFont.Weight.DemiBold))
        painter.setPen(QColor(c.text))
        cap_wide = painter.fontMetrics().horizontalAdvance(self._key) + 10
        name = painter.fontMetrics().elidedText(
            self.accessibleName(), Qt.TextElideMode.ElideRight, round(head.width() - cap_wide - 6)
        )
        painter.drawText(head, int(Qt.AlignmentFlag.AlignVCenter), name)
        cap = QRectF(head.right() - cap_wide, head.center().y() - head.height() * 0.36, cap_wide, head.height() * 0.72)
        painter.setFont(theme.font(12))
        painter.setPen(QPen(QColor(c.border), 1))
        painter.drawRoundedRect(cap, 4, 4)
        painter.setPen(QColor(c.muted))
        painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), self._key)
        if not self._picture.isNull():
            painter.drawPixmap(QPointF(4, self._head()), self._picture)
        painter.end()
