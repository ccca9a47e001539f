"""The curtain between two persons at one screen: covers everything, then tells what happened since."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from engine.api import Message, SeatArg, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.labels import PlainLabel, WrapLabel
from qtapp.kit.paper import paint_sheet
from qtapp.kit.stylesheet import blend
from qtapp.kit.words import LiveTexts
from qtapp.session.client import SeatClient

_MOST = 5
"""Sentences about what happened since."""


def since(bridge: SeatClient, seat: int) -> list[Message]:
    """What everybody saw happen since a seat's last answer: the newest few sentences, the oldest first."""
    found: list[Message] = []
    for entry in reversed(bridge.history.line()):
        if entry.seat == seat and entry.parent is not None:
            break
        found.extend(reversed([note.message for note in entry.notes() if note.viewers & 1]))
        if len(found) >= _MOST or entry.parent is None:
            break
    return found[:_MOST][::-1]


class HandoverScreen(QWidget):
    """Over the whole window; nothing of the table is drawn and none of its keys work while it hangs there."""

    opened = Signal(int)
    """The person at this seat is ready."""

    def __init__(self, stage: AppContext, bridge: SeatClient, window: QWidget, covered: QWidget) -> None:
        super().__init__(window)
        self._covered = covered
        self._stage = stage
        self._bridge = bridge
        self._seat = 0
        self._sentences: list[Message] = []
        self._words = LiveTexts(stage.speech, self, bridge.history.names)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(2)
        self._plate = PlainLabel()
        self._plate.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._plate)
        self.title = WrapLabel("title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.title)
        self._head = WrapLabel("muted")
        self._head.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._head)
        self.news = WrapLabel()
        self.news.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.news)
        column.addSpacing(10)
        self.ready = QPushButton()
        self.ready.setProperty("kind", "primary")
        self._words.text(self.ready, msg("window.show_my_cards_button", "Show my cards"))
        self.ready.clicked.connect(self.uncover)
        column.addWidget(self.ready, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        window.installEventFilter(self)
        self._words.spoken.connect(self._say)
        stage.theme_changed.connect(self._say)
        self.hide()

    @property
    def seat(self) -> int:
        """For whom it hangs; 0: it does not."""
        return self._seat

    def cover_for(self, seat: int) -> None:
        """Let nobody see anything until the person at this seat says so."""
        self._seat = seat
        self._covered.setEnabled(False)
        self._sentences = since(self._bridge, seat)
        self._say()
        self._cover()
        self.show()
        self.raise_()
        self.ready.setFocus()

    def uncover(self) -> None:
        """The right person sits there now."""
        seat = self._seat
        self.take_down()
        if seat:
            self.opened.emit(seat)

    def take_down(self) -> None:
        """Away with it without showing anybody's cards."""
        self._seat = 0
        self._covered.setEnabled(True)
        self.hide()

    def _say(self) -> None:
        if not self._seat:
            return
        self._set_margins()  # the text may be of another size
        self._plate.setPixmap(self._stage.pixmap(f"seat.{self._bridge.names.seat_colour(self._seat)}", 72))
        self.title.setText(
            self._words.say(msg("window.curtain_your_turn", "{seat}, it's your turn!", seat=SeatArg(self._seat)))
        )
        self._head.setVisible(bool(self._sentences))
        self._head.setText(self._words.label(msg("window.what_happened_since_title", "What happened since")))
        self.news.setText("\n".join(self._words.say(sentence) for sentence in self._sentences))

    def _sheet_wide(self) -> int:
        """How wide the sheet of paper is that everything is written on."""
        return min(self.width() - 48, self._stage.theme.px(680))

    def _set_margins(self) -> None:
        """Long names break within the sheet."""
        side = (self.width() - self._sheet_wide()) // 2 + 24
        self.layout().setContentsMargins(side, 30, side, 30)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    def _cover(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._cover()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.uncover()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._stage.theme, self._stage.theme.colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(c.table))
        if not theme.contrast:
            painter.setPen(QPen(QColor(blend(c.table, c.text, 0.05)), 10))
            for x in range(0, self.width() + 40, 40):
                painter.drawLine(x, 0, x, self.height())
        wide = self._sheet_wide()
        top = self._plate.y() - 34
        low = self.ready.geometry().bottom() + 34
        paint_sheet(painter, QRectF((self.width() - wide) / 2, top, wide, low - top), theme)
        painter.end()
