"""One board on a television beside the large one, with the name of whose it is; or several, of which one is shown."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from qtapp.board.motion.director import area_name
from qtapp.board.scene.scene import TableScene
from qtapp.kit.app_context import AppContext
from qtapp.kit.paint.icons import paint_icon
from qtapp.kit.paint.paper import paint_sheet
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.lights.board_image import board_image
from qtapp.windows.television.ink import Ink
from qtapp.windows.television.plan import HEAD, INSIDE

_SOON = 220
"""Milliseconds after a change: what moves has arrived by then."""
WALK = 12_000
"""Milliseconds until the next board, where there are several and nothing happens."""
_NAME, _PLATE = 22, 30


class BoardCell(QWidget):
    """A sheet with a board on it."""

    def __init__(self, context: AppContext, words: LiveTexts, table: TableScene, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._words = words
        self._table = table
        self.unit = 1.0
        self.boards: tuple[str, ...] = ()
        self.board = ""
        """The one that is shown."""
        self.is_lit = False
        """Is somebody asked whose board this is?"""
        self.picture = QPixmap()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON)
        self._soon.timeout.connect(self._compose)
        self._walk = QTimer(self)
        self._walk.setInterval(WALK)
        self._walk.timeout.connect(self._walk_on)

    def show_boards(self, boards: tuple[str, ...]) -> None:
        """Show one of these, and go along them if there are several."""
        if boards != self.boards:
            self.boards = boards
            self._go_to(self.board if self.board in boards else boards[0])
            if len(boards) > 1:
                self._walk.start()
            else:
                self._walk.stop()

    def show_one(self, board: str) -> None:
        """This one matters now."""
        if board in self.boards and len(self.boards) > 1:
            self._go_to(board)
            self._walk.start()

    def light(self, on: bool) -> None:
        """Somebody is asked whose board is shown, or nobody any more."""
        if on != self.is_lit:
            self.is_lit = on
            self.update()

    def _walk_on(self) -> None:
        self._go_to(self.boards[(self.boards.index(self.board) + 1) % len(self.boards)])

    def _go_to(self, board: str) -> None:
        if board != self.board:
            self.board, self.picture = board, QPixmap()
            self.say()
            self._compose()

    def say(self) -> None:
        """Its name."""
        name = area_name(self._table, self.board)
        self.setAccessibleName(self._words.label(name) if name is not None else "")
        self.update()

    def refresh(self) -> None:
        """Something may have changed on the board."""
        if not self._soon.isActive():
            self._soon.start()

    def _inner(self) -> QRectF:
        inside = INSIDE * self.unit
        return QRectF(self.rect()).adjusted(inside, HEAD * self.unit, -inside, -inside)

    def _compose(self) -> None:
        """Put the picture together; what was never painted is painted bit by bit."""
        board = self._table.layout.board(self.board)
        room = self._inner()
        if board is None or not self.isVisible() or room.height() < 20:
            return
        image, whole = board_image(self._table, board.rect, room.size(), self.devicePixelRatioF())
        if whole or self.picture.isNull():
            self.picture = image
        if not whole:
            self._soon.start()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c, unit = self._context.theme, self._context.theme.colours, self.unit
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(2, 2, -5, -6)
        paint_sheet(painter, box, theme, 14 * unit)
        if self.is_lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for rim, wide in ((c.ink if not theme.dark else c.table, 8 * unit), (c.lamp, 5 * unit)):
                painter.setPen(QPen(QColor(rim), max(2.0, wide)))
                painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 13 * unit, 13 * unit)
        head = QRectF(box.x() + 14 * unit, box.y() + 4 * unit, box.width() - 28 * unit, (HEAD - 6) * unit)
        board = self._table.layout.board(self.board)
        if board is not None and board.seat:
            side = _PLATE * unit
            colour = self._table.board_context.client.names.seat_colour(board.seat)
            plate = QRectF(head.x(), head.center().y() - side / 2, side, side)
            paint_icon(painter, f"seat.{colour}", c.icon, plate)
            head.setLeft(head.left() + side + 10 * unit)
        Ink(painter, unit).write(head, self.accessibleName(), _NAME, c.text)
        painter.drawPixmap(self._inner().topLeft(), self.picture)
        painter.end()
