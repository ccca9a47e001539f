"""The frame of every dialog: a heading, a body, a line for complaints, buttons at the foot. Never blocks the loop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QColor, QMoveEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QLayout, QPushButton, QVBoxLayout, QWidget

from engine.api import Message, msg
from qtapp.i18n import NameSource
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.covering_page import CoveringPage
from qtapp.kit.controls.focus import FocusRing
from qtapp.kit.controls.labels import WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, make_column, make_row
from qtapp.kit.speak.words import LiveTexts

_FRAMED_AFTER = 200
"""Milliseconds in which a desktop has put its frame around a window; it says so by no event."""


class Dialog(QDialog):
    """Opened with `open()`; what comes of it is told by signals."""

    def __init__(
        self,
        context: AppContext,
        title: Message,
        parent: QWidget | None = None,
        names: NameSource | None = None,
        head: QWidget | None = None,
    ) -> None:
        """`head`: what stands in the place of the heading, from edge to edge."""
        super().__init__(parent)
        self.context = context
        self.words = LiveTexts(context.speech, self, names)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("dialog")
        self.words.keep(self.setWindowTitle, title)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # `fit` decides: labels that wrap ask for much
        self.setMinimumSize(320, 240)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(12)
        if head is None:
            heading = WrapLabel("heading")
            self.words.text(heading, title)
            column.addWidget(heading)
        else:
            column.setContentsMargins(0, 0, 0, 12)
            column.setSpacing(6)
            column.addWidget(head)
        self.body = make_column(gap=8)
        column.addLayout(self.body, 1)
        self._complaint = WrapLabel("refused")
        self._complaint.hide()
        column.addWidget(self._complaint)
        self.foot = FlowLayout(gap=10, right=True)
        self.foot.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._foot_box = make_column(gap=4)
        self._foot_box.addLayout(self.foot)
        column.addLayout(self._foot_box)
        if head is not None:
            self.foot.setContentsMargins(32, 4, 32, 0)
        self._ring = FocusRing(self)
        self._framed = QTimer(self, singleShot=True, interval=_FRAMED_AFTER)
        self._framed.timeout.connect(self._keep_title_in_sight)
        if parent is not None:
            Dimmer(self, parent.window())

    def fit(self, width: int, height: int) -> None:
        """Be so large (at 100 % of text) as far as the window behind has room."""
        parent = self.parentWidget()
        room = parent.window().size() if parent is not None else self.screen().availableSize()
        px = self.context.theme.px
        self.resize(min(px(width), max(320, room.width() - 60)), min(px(height), max(320, room.height() - 50)))
        if parent is not None and self.isVisible():  # growing downwards, its buttons would leave the window
            below = self.geometry().bottom() - parent.window().geometry().bottom()
            if below > 0:
                self.move(self.x(), self.y() - below)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._framed.start()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._framed.start()

    def _keep_title_in_sight(self) -> None:
        """The bar that it is moved by stays on the screen."""
        top = self.screen().availableGeometry().top()
        if self.isVisible() and self.y() < top:
            self.move(self.x(), top)

    def complain(self, message: Message) -> None:
        """Say why it cannot be done."""
        self._complaint.setText(self.words.say(message))
        self._complaint.show()

    def foot_note(self, beside: bool) -> WrapLabel:
        """A line of words at the foot: `beside` the buttons, else above them."""
        note = WrapLabel("hint")
        self._foot_box.removeItem(self.foot)
        self.foot.setParent(None)
        row = make_row(gap=12) if beside else make_column(gap=6)
        margins = self.foot.contentsMargins()
        self.foot.setContentsMargins(0, 0, 0, 0)
        row.setContentsMargins(margins)
        row.addWidget(note, 1)
        row.addLayout(self.foot)
        self._foot_box.addLayout(row)
        return note

    def button(self, label: Message, action: Callable[[], object], kind: str = "") -> QPushButton:
        """A button at the foot."""
        made = QPushButton()
        made.setAutoDefault(True)  # Enter presses the button that the keyboard is at, whatever the default is
        if kind:
            made.setProperty("kind", kind)
        self.words.text(made, label)
        made.clicked.connect(lambda _=False: action())
        self.foot.addWidget(made)
        return made

    def primary_button(self, label: Message, action: Callable[[], object]) -> QPushButton:
        """The button that Enter presses."""
        made = self.button(label, action, "primary")
        made.setDefault(True)
        return made

    def cancel_button(self) -> QPushButton:
        """Away without doing anything; Esc does the same."""
        return self.button(msg("window.cancel", "Cancel"), self.reject)

    def close_button(self) -> QPushButton:
        """For dialogs that only show something."""
        made = self.button(msg("window.close", "Close"), self.reject, "primary")
        made.setDefault(True)
        return made


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
