"""The line to the other table is cut: the table is greyed, and one card says that there is nothing to be done."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from engine.api import LiteralArg, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import layout_of, make_column, make_row
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts

_GRACE, _TICK = 1000, 1000
"""Milliseconds: a line that is found again at once greys nothing. And between two words of how long it is ago."""
_WIDE, _VEIL = 660, 165
_NOTHING_TO_DO = msg(
    "far.lost_nothing_to_do",
    "We are looking for it, and as soon as it is found the game goes on by itself, just here. There is nothing for "
    "you to do. You can also close the program: your seats wait.",
)


class LostTable(QWidget):
    """Lies over the page of the game as long as nobody answers there."""

    home_wanted = Signal()
    """To the start page: the seats stay ours."""
    found = Signal()
    """It is over: the table is there again."""

    def __init__(self, context: AppContext, page: QWidget, window: QWidget, home: Callable[[], str]) -> None:
        """`home`: what the other home is called, if it is one."""
        super().__init__(window)
        self._context, self._page, self._home = context, page, home
        self._words = LiveTexts(context.speech, self)
        self._since = 0.0
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.setInterval(_GRACE)
        self._grace.timeout.connect(self._show)
        self._ticks = QTimer(self)
        self._ticks.setInterval(_TICK)
        self._ticks.timeout.connect(self._say)
        self.card = PaperPanel(context.theme, 16)
        self.card.setParent(self)
        column = make_column(self.card, gap=12, margins=(24, 20, 24, 18))
        row = make_row(gap=18)
        self._sign = PlainLabel()
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        words = make_column(gap=6)
        self.head = WrapLabel("heading")
        words.addWidget(self.head)
        nothing = WrapLabel()
        self._words.text(nothing, _NOTHING_TO_DO)
        words.addWidget(nothing)
        self.seen = WrapLabel("hint")
        words.addWidget(self.seen)
        row.addLayout(words, 1)
        column.addLayout(row)
        low = make_row(gap=10)
        low.addStretch(1)
        self.to_start = QPushButton()
        self._words.text(self.to_start, msg("far.lost_to_start_button", "To the start page"))
        self.to_start.clicked.connect(self.home_wanted)
        low.addWidget(self.to_start)
        column.addLayout(low)
        page.installEventFilter(self)
        self._words.spoken.connect(self._dress)
        context.theme_changed.connect(self._dress)
        self.hide()

    def cut(self) -> None:
        """Nobody answers any more."""
        if not self.is_looking:
            self._since = monotonic()
            self._grace.start()

    @property
    def is_looking(self) -> bool:
        """Is the table looked for?"""
        return self._grace.isActive() or self._ticks.isActive()

    def end(self) -> None:
        """It is found again, or left."""
        self._grace.stop()
        self._ticks.stop()
        self._page.setEnabled(True)
        if not self.isHidden():
            self.hide()
            self.found.emit()

    def _show(self) -> None:
        self._ticks.start()
        self._page.setEnabled(False)
        self.show()
        self.raise_()
        self._dress()
        self.to_start.setFocus()
        announce(self, self.head.text())

    def _dress(self) -> None:
        self.card.set_theme(self._context.theme)
        self._sign.setPixmap(self._context.pixmap("line.looking", 40))
        self._say()
        self._lie_down()

    def _say(self) -> None:
        home = self._home()
        self.head.setText(self._words.say(_head(home)))
        ago = self._context.speech.number(round(monotonic() - self._since))
        self.seen.setText(self._words.say(_seen(round(monotonic() - self._since), ago)))

    def _lie_down(self) -> None:
        window = self.parentWidget()
        if window is None or self.isHidden():
            return
        self.setGeometry(self._page.geometry())
        wide = min(self._context.theme.px(_WIDE), self.width() - 24)
        tall = min(self.height(), layout_of(self.card).totalHeightForWidth(wide) + 8)
        self.card.setGeometry((self.width() - wide) // 2, max(0, (self.height() - tall) // 3), wide, tall)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self._lie_down()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        veil = QColor(self._context.theme.colours.table)
        veil.setAlpha(_VEIL)
        painter.fillRect(self.rect(), veil)
        painter.end()


def _head(home: str) -> Message:
    if not home:
        return msg("far.lost_other_table", "The other table cannot be reached just now")
    return msg("far.lost_table_of", "{home}: their table cannot be reached just now", home=LiteralArg(home))


def _seen(seconds: int, written: str) -> Message:
    if seconds < 60:
        return msg("far.lost_seconds_ago", "Last seen {n} seconds ago. Trying again …", n=LiteralArg(written))
    return msg("far.lost_minutes_ago", "Last seen %n minute(s) ago. Trying again …", seconds // 60)
