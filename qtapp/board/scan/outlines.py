"""A picture of many cards with an outline round each: by four outer corners, or by the corners of each card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF

from qtapp.board.paint.text import number
from qtapp.board.scan.card_sheet import CardSheet, fresh_sheet
from qtapp.board.scan.corners import HANDLE, LENS, CornerPicker
from qtapp.kit.paint.theme import Theme

_SMALL = 9.0
"""Radius of a handle of one card."""
_REACH = 22.0
"""So near a handle is taken hold of."""
_BADGE = 13.0
_MOST_STEPS = 200


class OutlinePicker(CornerPicker):
    """A sheet of cards. Tab goes from corner to corner, arrows move it, Page Up and Down go from card to card."""

    chosen = Signal()
    """Another card, or another corner."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.card = 0
        self.invitation = ""
        """What stands in the middle as long as there is no picture."""
        self._sheet = fresh_sheet(1, 1, 1.0)
        self._past: list[CardSheet] = []
        self._future: list[CardSheet] = []
        self._step: object = None
        """What the last change was about: moving one corner on and on is one step."""

    # ---- the sheet -----------------------------------------------------------------------------------------------

    @property
    def sheet(self) -> CardSheet:
        """Where the cards lie now."""
        return self._sheet

    def show_photo(self, photo: QImage, proportions: float) -> None:
        """Another picture; `proportions` of a card."""
        self._sheet = fresh_sheet(photo.width(), photo.height(), proportions)
        self._past, self._future, self._step, self.card = [], [], None, 0
        self.set_photo(photo)
        self._follow()

    def change(self, sheet: CardSheet, step: object = None) -> None:
        """Another sheet; changes of the same `step` are taken back as one."""
        if sheet == self._sheet:
            return
        if step is None or step != self._step:
            self._past = [*self._past, self._sheet][-_MOST_STEPS:]
        self._step, self._future = step, []
        self._sheet = sheet
        self._follow()

    @property
    def can_undo(self) -> bool:
        """Is there a step to be taken back?"""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Was one taken back?"""
        return bool(self._future)

    def undo(self) -> None:
        """Take a step back."""
        if self._past:
            self._future.append(self._sheet)
            self._sheet, self._step = self._past.pop(), None
            self._follow()

    def redo(self) -> None:
        """Do it again."""
        if self._future:
            self._past.append(self._sheet)
            self._sheet, self._step = self._future.pop(), None
            self._follow()

    def choose_card(self, card: int) -> None:
        """Take another card by its corners."""
        found = self._sheet.outlines()
        if found and self._sheet.cards is not None:
            self.card, self.active = card % len(found), 0
            self._follow()
            self.chosen.emit()

    def set_corner(self, index: int, at: QPointF) -> None:
        self.active = index
        self.change(self._sheet.moved(self.card, index, (at.x(), at.y())), (self.card, index))

    @property
    def sound(self) -> bool:
        return not self.photo.isNull() and self._sheet.is_sound

    def _follow(self) -> None:
        cards = self._sheet.cards
        if cards is None:
            held = self._sheet.outer
        else:
            self.card = min(self.card, max(0, len(cards) - 1))
            held = cards[self.card] if cards else self._sheet.outer
        self._corners = [QPointF(*point) for point in held]
        self.update()
        self.moved.emit()

    @property
    def _is_empty(self) -> bool:
        return self._sheet.cards == ()

    # ---- hands ---------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._step = None
        if self._sheet.cards is None:
            super().mousePressEvent(event)
            self.chosen.emit()
            return
        away = [(self.to_widget(corner) - event.position()).manhattanLength() for corner in self._corners]
        if not self._is_empty and min(away) < _REACH:
            self.active, self._dragging = away.index(min(away)), True
            self.update()
            return
        for at, quad in enumerate(self._sheet.outlines()):
            shape = QPolygonF([self.to_widget(QPointF(*point)) for point in quad])
            if shape.containsPoint(event.position(), Qt.FillRule.WindingFill):
                self.choose_card(at)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp) and self._sheet.cards:
            self.choose_card(self.card + (1 if key == Qt.Key.Key_PageDown else -1))
        elif key == Qt.Key.Key_Delete and self._sheet.cards:
            self.change(self._sheet.without(self.card))
        elif self._sheet.cards and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.choose_card(min(key - Qt.Key.Key_1, len(self._sheet.cards) - 1))
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab goes over the corners, and on behind the last one."""
        wanted = self.active + (1 if forwards else -1)
        if self.photo.isNull() or self._is_empty or not 0 <= wanted < len(self._corners):
            return super().focusNextPrevChild(forwards)
        self.active = wanted
        self._step = None
        self.update()
        self.chosen.emit()
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.active = 0 if event.reason() == Qt.FocusReason.TabFocusReason else 3
            self.chosen.emit()
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # ---- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.photo.isNull() and self.invitation:
            painter = QPainter(self)
            painter.setPen(QColor(self._theme.colours.text))
            room = QRectF(self.rect()).adjusted(self.width() * 0.2, 0, -self.width() * 0.2, 0)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap), self.invitation)
            painter.end()

    def _paint_outline(self, painter: QPainter, frame: QRectF, points: list[QPointF]) -> None:
        colours = self._theme.colours
        good = self.sound
        shapes = [QPolygonF([self.to_widget(QPointF(*point)) for point in quad]) for quad in self._sheet.outlines()]
        for tone, wide in (
            (colours.ink if good else "#ffffff", 5.0),
            (colours.lamp if good else colours.refused_ring, 2.5),
        ):
            painter.setPen(QPen(QColor(tone), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for shape in shapes:
                painter.drawPolygon(shape)
        if self._sheet.cards is None:
            painter.setPen(QPen(QColor("#ffffff"), 1.5, Qt.PenStyle.DashLine))
            painter.drawPolygon(QPolygonF(points))
        for at, shape in enumerate(shapes):
            middle = sum((shape.at(corner) for corner in range(4)), QPointF()) / 4
            is_held = self._sheet.cards is not None and at == self.card
            painter.setPen(QPen(QColor(colours.ink), 2))
            painter.setBrush(QColor(colours.lamp if is_held else "#fbf7ec"))
            painter.drawEllipse(middle, _BADGE, _BADGE)
            number(painter, str(at + 1), QRectF(middle.x() - 13, middle.y() - 13, 26, 26), size=15)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_handle(self, painter: QPainter, at: QPointF, text: str, active: bool) -> None:
        if self._is_empty:
            return
        if self._sheet.cards is None:
            super()._paint_handle(painter, at, "", active and self.hasFocus())
            return
        colours = self._theme.colours
        painter.setPen(QPen(QColor(colours.ink), 2.5))
        painter.setBrush(QColor(colours.lamp if active else "#fbf7ec"))
        painter.drawEllipse(at, _SMALL, _SMALL)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_lens(self, painter: QPainter, at: QPointF) -> None:
        """Only while a corner is in hand: else it would lie upon the cards."""
        if (self._dragging or self.hasFocus()) and not self._is_empty:
            super()._paint_lens(painter, at)

    def _lens_centre(self, at: QPointF) -> QPointF:
        """Beside the picture, where there is room."""
        frame = self._frame()
        room = LENS + HANDLE
        if frame.left() > 2 * room:
            return QPointF(frame.left() / 2, self.height() / 2)
        if frame.top() > 2 * room:
            return QPointF(self.width() / 2, frame.top() / 2)
        corner = QPointF(room if at.x() > self.width() / 2 else self.width() - room, room)
        return corner if at.y() > self.height() / 2 else QPointF(corner.x(), self.height() - room)
