"""Picking the four corners of a board on a photo, with a magnifier; by mouse or by keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from qtapp.board.paint.text import number
from qtapp.board.scan.perspective import convex
from qtapp.kit.paint.theme import Theme

HANDLE = 15.0
LENS = 74.0
"""Radius of the magnifier."""
MAGNIFIED = 4.0
_WAYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class CornerPicker(QWidget):
    """A photo with four handles: top left, top right, bottom right, bottom left of the board."""

    moved = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._photo = QImage()
        self._shown = QPixmap()
        self._corners: list[QPointF] = []
        self.active = 0
        self._dragging = False
        self.setMinimumSize(320, 220)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def set_photo(self, photo: QImage) -> None:
        """Show a photo; the corners begin a little inside its edges."""
        self._photo = photo
        self._shown = QPixmap()
        wide, tall = float(photo.width()), float(photo.height())
        x, y = wide * 0.08, tall * 0.08
        self._corners = [QPointF(x, y), QPointF(wide - x, y), QPointF(wide - x, tall - y), QPointF(x, tall - y)]
        self.active = 0
        self.update()
        self.moved.emit()

    @property
    def photo(self) -> QImage:
        """The photo."""
        return self._photo

    @property
    def corners(self) -> list[QPointF]:
        """The corners in pixels of the photo, top left first, clockwise."""
        return list(self._corners)

    def set_corner(self, index: int, at: QPointF) -> None:
        """Put a corner somewhere on the photo."""
        x = min(max(0.0, at.x()), float(self._photo.width()))
        y = min(max(0.0, at.y()), float(self._photo.height()))
        self._corners[index] = QPointF(x, y)
        self.active = index
        self.update()
        self.moved.emit()

    @property
    def sound(self) -> bool:
        """Do the corners span a board?"""
        return not self._photo.isNull() and convex(self._corners)

    # ---- geometry ------------------------------------------------------------------------------------------------

    def _frame(self) -> QRectF:
        """Where the photo is shown."""
        if self._photo.isNull():
            return QRectF(self.rect())
        margin = HANDLE + 3
        room = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        scale = min(room.width() / self._photo.width(), room.height() / self._photo.height())
        wide, tall = self._photo.width() * scale, self._photo.height() * scale
        return QRectF(room.center().x() - wide / 2, room.center().y() - tall / 2, wide, tall)

    def to_widget(self, at: QPointF) -> QPointF:
        """From pixels of the photo to the widget."""
        frame = self._frame()
        scale = frame.width() / max(1, self._photo.width())
        return frame.topLeft() + at * scale

    def to_photo(self, at: QPointF) -> QPointF:
        """From the widget to pixels of the photo."""
        frame = self._frame()
        scale = max(1, self._photo.width()) / max(1.0, frame.width())
        return (at - frame.topLeft()) * scale

    # ---- hands ---------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._photo.isNull():
            return
        away = [(self.to_widget(corner) - event.position()).manhattanLength() for corner in self._corners]
        self.active = away.index(min(away))
        self._dragging = min(away) < HANDLE * 4
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self.set_corner(self.active, self.to_photo(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragging = False
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = _WAYS.get(Qt.Key(event.key()))
        if way is not None and not self._photo.isNull():
            step = 10.0 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1.0
            self.set_corner(self.active, self._corners[self.active] + way * step)
        elif Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_4:
            self.active = event.key() - Qt.Key.Key_1
            self.update()
        else:
            super().keyPressEvent(event)

    # ---- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours = self._theme.colours
        painter.fillRect(self.rect(), QColor(colours.table))
        if self._photo.isNull():
            return
        frame = self._frame()
        ratio = self.devicePixelRatioF()
        size = (frame.size() * ratio).toSize()
        if self._shown.size() != size:
            smooth = Qt.TransformationMode.SmoothTransformation
            self._shown = QPixmap.fromImage(
                self._photo.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth),
            )
        painter.drawPixmap(frame, self._shown, QRectF(self._shown.rect()))
        points = [self.to_widget(corner) for corner in self._corners]
        self._paint_outline(painter, frame, points)
        for index, point in enumerate(points):
            self._paint_handle(painter, point, str(index + 1), index == self.active)
        self._paint_lens(painter, points[self.active])
        painter.end()

    def _paint_outline(self, painter: QPainter, frame: QRectF, points: list[QPointF]) -> None:
        shape = QPainterPath(points[0])
        for point in points[1:]:
            shape.lineTo(point)
        shape.closeSubpath()
        outside = QPainterPath()
        outside.addRect(frame)
        painter.fillPath(outside.subtracted(shape), QColor(0, 0, 0, 110))
        colours = self._theme.colours
        good = self.sound
        for tone, wide in (
            (colours.ink if good else "#ffffff", 6.0),
            (colours.lamp if good else colours.refused_ring, 3.0),
        ):
            painter.setPen(QPen(QColor(tone), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(shape)

    def _paint_handle(self, painter: QPainter, at: QPointF, text: str, active: bool) -> None:
        colours = self._theme.colours
        painter.setPen(QPen(QColor(colours.ink), 3))
        painter.setBrush(QColor(colours.lamp if active else "#fbf7ec"))
        painter.drawEllipse(at, HANDLE, HANDLE)
        number(painter, text, QRectF(at.x() - HANDLE, at.y() - HANDLE, HANDLE * 2, HANDLE * 2), size=17)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _lens_centre(self, at: QPointF) -> QPointF:
        """In the middle: no handle is ever below it at the start."""
        middle = QRectF(self.rect()).center()
        aside = QPointF(0, 0)
        if (at - middle).manhattanLength() < LENS * 1.8:
            aside = QPointF(LENS * 2.2 if at.x() < middle.x() else -LENS * 2.2, 0)
        return middle + aside

    def _paint_lens(self, painter: QPainter, at: QPointF) -> None:
        """The surroundings of the active corner, large."""
        centre = self._lens_centre(at)
        lens = QPainterPath()
        lens.addEllipse(centre, LENS, LENS)
        painter.save()
        painter.setClipPath(lens)
        painter.fillPath(lens, QColor("#202020"))
        scale = self._frame().width() / max(1, self._photo.width()) * MAGNIFIED
        half = LENS / scale
        corner = self._corners[self.active]
        source = QRectF(corner.x() - half, corner.y() - half, half * 2, half * 2)
        painter.drawImage(QRectF(centre.x() - LENS, centre.y() - LENS, LENS * 2, LENS * 2), self._photo, source)
        for tone, wide in (("#ffffff", 3.0), ("#b3261e", 1.2)):
            painter.setPen(QPen(QColor(tone), wide))
            painter.drawLine(centre - QPointF(LENS, 0), centre + QPointF(LENS, 0))
            painter.drawLine(centre - QPointF(0, LENS), centre + QPointF(0, LENS))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#fbf7ec"), 5))
        painter.drawEllipse(centre, LENS, LENS)
        painter.setPen(QPen(QColor(self._theme.colours.ink), 1.5))
        painter.drawEllipse(centre, LENS + 3, LENS + 3)
