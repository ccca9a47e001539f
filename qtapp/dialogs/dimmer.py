"""The dark that lies over a window while a dialog stands before it: eyes go where something is asked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QWidget

from qtapp.kit.controls.covering_page import CoveringPage

_DARK = QColor(0, 0, 0, 105)


class Dimmer(CoveringPage):
    """Comes and goes with a dialog that the window behind has to wait for."""

    def __init__(self, dialog: QDialog, window: QWidget) -> None:
        super().__init__(window)
        self._dialog = dialog
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        dialog.installEventFilter(self)
        dialog.destroyed.connect(self.deleteLater)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._dialog:
            if event.type() == QEvent.Type.Show and self._dialog.isModal():
                self.cover()
                self.show()
                self.raise_()
            elif event.type() == QEvent.Type.Hide:
                self.hide()
            return False
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), _DARK)
        painter.end()
