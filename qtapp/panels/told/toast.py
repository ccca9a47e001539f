"""One line over the table that says something for a while and takes no clicks: what the status bar was."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.api import Message
from qtapp.board.paint.backdrop import tab_height
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.regions import place_line
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts
from qtapp.session.client import SeatClient


class Toast(QWidget):
    """Lies at the top of the table, in the middle, or where nothing is that people read."""

    def __init__(self, context: AppContext, client: SeatClient, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.names)
        self.message: Message | None = None
        """What it says; None: nothing."""
        self._text = ""
        self.taken: Callable[[], Sequence[QRect]] = tuple
        """Where something else lies over the table: cards, bars and panels."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self.hush)
        self._words.spoken.connect(self._say)
        context.theme_changed.connect(self.lie_down)
        parent.installEventFilter(self)
        self.hide()

    def tell(self, message: Message, seconds: int = 8) -> None:
        """Say something for so many seconds."""
        self.message = message
        self._say()
        self.show()
        self.raise_()
        self._quiet.start(seconds * 1000)
        announce(self, self._text)

    def text(self) -> str:
        """What it says."""
        return self._text

    def hush(self) -> None:
        """Say nothing more."""
        self._quiet.stop()
        self.message, self._text = None, ""
        self.hide()

    def _say(self) -> None:
        if self.message is not None:
            self._text = self._words.say(self.message)
            self.setAccessibleName(self._text)
            self.lie_down()

    def lie_down(self, *_: object) -> None:
        """Take as much room as the words need."""
        parent = self.parentWidget()
        if parent is None:
            return
        free = self._client.mode.value == "sandbox"
        top = tab_height(self._context.theme.text_scale) if free else 0  # the tab of free hands stays to be seen
        within = parent.rect().adjusted(70, top + 10, -70, -10)
        self.setGeometry(place_line(self._size_for, within, self.taken()))
        self.update()

    def _size_for(self, width: int) -> QSize:
        metrics = self.fontMetrics()
        wide = min(metrics.horizontalAdvance(self._text) + 40, width)
        box = metrics.boundingRect(0, 0, max(60, wide - 36), 1000, int(Qt.TextFlag.TextWordWrap), self._text)
        return QSize(wide, box.height() + 18)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.lie_down()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._context.theme, self._context.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(QColor(c.ink if not theme.dark else c.raised))
        painter.setPen(QPen(QColor(c.hairline), 3 if theme.contrast else 1))
        painter.drawRoundedRect(box, 12, 12)
        painter.setPen(QColor("#ffffff" if not theme.dark else c.text))
        painter.drawText(
            self.rect().adjusted(18, 4, -18, -4),
            int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap),
            self._text,
        )
        painter.end()
