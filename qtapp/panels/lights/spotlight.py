"""The spotlight: everything on the table grows dark but a few things, for a moment. It takes no clicks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from qtapp.board import TableView
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.layouts import parent_of
from qtapp.kit.paint.shade import dark_path, light_path

LONG = 2600
"""Milliseconds that it shines."""
ROOM = 7
"""Pixels around a thing that stay bright."""


class Spotlight(QWidget):
    """Lies over the table and under everything else. It follows the camera and goes with the next change."""

    def __init__(self, context: AppContext, view: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._view = view
        self._names: tuple[str, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.put_out)
        view.camera_rested.connect(self.update)
        view.board_context.client.changed.connect(self.put_out)
        view.board_context.client.viewer_changed.connect(self.put_out)
        self.hide()

    def shine_on(self, names: Sequence[str], milliseconds: int = LONG) -> None:
        """Leave only these pieces and places bright; 0 milliseconds: until it is put out."""
        self._names = tuple(names)
        self.setGeometry(parent_of(self).rect())
        self.show()
        self.raise_()
        self.update()
        self._end.stop()
        if milliseconds:
            self._end.start(milliseconds)

    def put_out(self, *_: object) -> None:
        """Let everything be bright again."""
        self._end.stop()
        self.hide()

    def bright(self) -> list[QRectF]:
        """The boxes of what stays bright, as they lie on the screen now."""
        boxes = (self._view.surface.box_of(name) for name in self._names)
        return [box for box in boxes if box is not None]

    def paintEvent(self, event: QPaintEvent) -> None:
        boxes = self.bright()
        if not boxes:
            return
        light = light_path(boxes, ROOM, 10)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(dark_path(QRectF(self.rect()), light), QColor(8, 18, 24, 150))
        painter.setPen(QPen(QColor(self._context.theme.colours.lamp), 3))
        painter.drawPath(light.simplified())
        painter.end()
