"""The light of whoever shows something: while Ctrl is held all grows dark but what lies round the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QCursor, QHideEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.layouts import parent_of

HELD = 450
"""Milliseconds that the key is held before it shines: with another key it means something else."""
RADIUS = 110
_BEAT = 33


class PointerLight(QWidget):
    """Lies over everything of a page and takes no clicks."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(HELD)
        self._soon.timeout.connect(self.shine)
        self._beat = QTimer(self)
        self._beat.setInterval(_BEAT)
        self._beat.timeout.connect(self.update)
        self.hide()

    def hold(self) -> None:
        """The key went down: if it stays so, the light comes."""
        if not self.isVisible() and not self._soon.isActive():
            self.window().installEventFilter(self)
            self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A dialog that the key has opened keeps the release of the key to itself."""
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked):
            self.put_out()
        return False

    def shine(self) -> None:
        """Leave only what is round the pointer bright; if the key has led to another page, its release is not heard."""
        if not parent_of(self).isVisible():
            self.put_out()
            return
        self.setGeometry(parent_of(self).rect())
        self._beat.start()
        self.show()
        self.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.put_out()

    def put_out(self) -> None:
        """Let everything be bright again."""
        self.window().removeEventFilter(self)
        self._soon.stop()
        self._beat.stop()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        at = QPointF(self.mapFromGlobal(QCursor.pos()))
        light, dark = QPainterPath(), QPainterPath()
        light.addEllipse(at, RADIUS, RADIUS)
        dark.addRect(QRectF(self.rect()))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(dark.subtracted(light), QColor(8, 18, 24, 165))
        painter.setPen(QPen(QColor(self._context.theme.colours.lamp), 3))
        painter.drawPath(light)
        painter.end()
