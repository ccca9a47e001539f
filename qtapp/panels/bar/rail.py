"""The rail at the right edge of the table: a button for each thing that can be opened over it.

Where there is little room one button unfolds it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QEnterEvent, QFont, QFontMetrics, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget
from shiboken6 import isValid

from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.layouts import make_column
from qtapp.kit.controls.regions import BUTTON
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.speak.words import LiveTexts
from qtapp.panels.bar.bar import ActionButton
from qtapp.panels.bar.rail_words import RailWords

_REST = 250
"""Milliseconds of the pointer at the rail, and its words come."""
_WIDEST = 40
"""Pixels that the table gives for words on the buttons at the most."""
_ICON_ABOVE = 20
"""Pixels of an icon that stands above a word."""


class RailButton(ActionButton):
    """A button of the rail; a dot on it says that there is something new."""

    def __init__(self, context: AppContext, action: QAction, icon: str) -> None:
        self._news = False
        self._more = 0
        self.word = ""
        """In short what it does."""
        super().__init__(context, action, icon)
        self.setProperty("kind", "worded")

    def set_news(self, news: bool) -> None:
        """Is there something that was not looked at yet?"""
        if news != self._news:
            self._news = news
            self.update()

    def set_word(self, word: str) -> None:
        """What it is called in short, in the language that is spoken now."""
        self.word = word
        if isValid(self):  # a lesson's table takes buttons out of the rail, and no language reaches them any more
            self._retheme()

    def more_for_word(self) -> int:
        """So much wider it would be with its word."""
        metrics = QFontMetrics(self._context.theme.font(12, QFont.Weight.DemiBold))
        return max(0, metrics.horizontalAdvance(self.word) + 8 - (BUTTON - 2))

    def show_word(self, more: int | None) -> None:
        """Its word stands below its icon, in a rail that is so much wider; None: it is an icon alone."""
        if (more is not None, more or 0) != (bool(self.text()), self._more):
            self._more = more or 0
            self.setText("" if more is None else self.word)
            self._retheme()

    def _retheme(self, *_: object) -> None:
        super()._retheme()
        worded = bool(self.text())
        if worded:
            self.setText(self.word)
            self.setIconSize(QSize(_ICON_ABOVE, _ICON_ABOVE))
        style = Qt.ToolButtonStyle.ToolButtonTextUnderIcon if worded else Qt.ToolButtonStyle.ToolButtonIconOnly
        self.setToolButtonStyle(style)
        self.setFixedSize(BUTTON - 2 + self._more, BUTTON)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._news:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._context.theme.colours.refused))
            painter.drawEllipse(self.width() - 14, 6, 8, 8)
            painter.end()


class Rail(PaperPanel):
    """Lies over the table; folded, it is one button that shows the others."""

    def __init__(self, context: AppContext, actions: dict[str, tuple[QAction, str, Message]], parent: QWidget) -> None:
        super().__init__(context.theme, 14)
        self.setParent(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._context = context
        self._words = LiveTexts(context.speech, self)
        self._words.name(self, msg("a11y.rail", "Tools of the table"))
        self._folded = False
        self._open = False
        self._worded = False
        self._home = QRect()
        self._column = make_column(self, gap=0, margins=(2, 3, 2, 3))
        self.more = QToolButton()
        self._words.name(self.more, msg("window.more_tools_button", "More"), hint=True)
        self.more.setFixedSize(BUTTON - 2, BUTTON - 4)
        self.more.clicked.connect(self._unfold)
        self._column.addWidget(self.more)
        self.buttons: dict[str, RailButton] = {}
        for name, (action, icon, word) in actions.items():
            button = RailButton(context, action, icon)
            self._words.keep(button.set_word, word)
            button.clicked.connect(self._fold)
            self.buttons[name] = button
            self._column.addWidget(button)
        self._column.addStretch(1)
        self.words = RailWords(context, parent)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_REST)
        self._slow.timeout.connect(self._say_words)
        context.theme_changed.connect(self._retheme)
        parent.installEventFilter(self)
        self._retheme()

    def take_out(self, name: str) -> None:
        """Do without a button for good."""
        button = self.buttons.pop(name)
        self._column.removeWidget(button)
        button.hide()
        button.deleteLater()
        self._show()

    def set_worded(self, on: bool) -> int:
        """Let a word stand below each icon, as in a first game; returns how much wider the rail is then."""
        self._worded = on
        return min(_WIDEST, max((one.more_for_word() for one in self.buttons.values()), default=0)) if on else 0

    def lie_down(self, box: QRect, folded: bool) -> None:
        """Take a place; folded if there is too little room."""
        self._home = box
        if folded != self._folded:
            self._folded, self._open = folded, False
        self._show()

    def _show(self) -> None:
        shown = not self._folded or self._open
        self.more.setVisible(self._folded)
        worded = self._worded and not self._folded
        for button in self.buttons.values():
            button.show_word(max(0, self._home.width() - BUTTON - 2) if worded else None)
            button.setVisible(shown)
        tall = BUTTON * (len(self.buttons) * shown + self._folded) + 8
        self.setGeometry(self._home.x(), self._home.y(), self._home.width(), tall)

    def _say_words(self) -> None:
        """Whoever rests at the rail reads what its buttons are called."""
        if self.isVisible() and self.underMouse():  # the whole names, also where short ones stand on the buttons
            self.words.show_for(self.geometry(), list(self.buttons.values()))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._slow.start()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._slow.stop()
        self.words.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.words.hide()

    def _unfold(self) -> None:
        self._open = not self._open
        self._show()
        self.raise_()

    def _fold(self) -> None:
        if self._open:
            self._open = False
            self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self._fold()
        return False

    def sheet_box(self) -> QRectF:
        """The paper fills it: it casts no shadow."""
        return QRectF(self.rect()).adjusted(1, 1, -1, -1)

    def _retheme(self, *_: object) -> None:
        self.set_theme(self._context.theme)
        self._context.put_icon(self.more, "more", 20)
