"""A bar over the table that says something or asks something, and never stops the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from engine.api import Message, msg
from qtapp.i18n import NameSource
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import FocusRestorer
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, clear, make_column, make_row
from qtapp.kit.controls.words_card import WordsCard
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts


class MessageBar(WordsCard):
    """Lies where the common placement finds room for it; on a page without cards, at the top. Esc takes it away."""

    name, weight = "message", 2.0

    def __init__(self, context: AppContext, parent: QWidget, names: NameSource | None = None) -> None:
        super().__init__(context, parent, 12)
        self._names = names
        self._message: Message | None = None
        self._icon = ""
        self._keyboard = FocusRestorer(self)
        self._actions: list[tuple[Message, Callable[[], object], bool]] = []
        self._asks = False
        self.is_placed = False
        """Does somebody else say where it lies?"""
        self._words = LiveTexts(context.speech, self, names)
        column = make_column(self, gap=8, margins=(14, 10, 12, 10))
        row = make_row(gap=10)
        self._sign = PlainLabel()
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self.text = WrapLabel()
        row.addWidget(self.text, 1)
        column.addLayout(row)
        self._holder = QWidget()
        self._buttons = FlowLayout(self._holder, gap=8, right=True)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._holder)
        self.buttons: list[QPushButton] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self._words.spoken.connect(self._fill)

    def tell(self, message: Message, icon: str = "info", seconds: int = 0) -> None:
        """Say something; with `seconds` it goes by itself."""
        self._actions, self._asks = [], False
        self._show(message, icon)
        if seconds:
            self._timer.start(seconds * 1000)

    def ask(self, message: Message, yes: Message, action: Callable[[], object], icon: str = "warning") -> None:
        """Ask something; the game goes on meanwhile."""
        self._actions, self._asks = [(yes, action, True)], True
        self._keyboard.take()
        self._show(message, icon)
        self.buttons[0].setFocus()

    def choose(self, message: Message, choices: Sequence[tuple[Message, Callable[[], object]]]) -> None:
        """Ask which one is meant; the game goes on meanwhile."""
        self._actions, self._asks = [(label, action, False) for label, action in choices], True
        self._keyboard.take()
        self._show(message, "info")
        self.buttons[0].setFocus()

    def offer(self, message: Message, yes: Message, action: Callable[[], object], seconds: int) -> None:
        """Offer something for a while (0 seconds: until it is taken or closed); the keyboard stays where it is."""
        self._actions, self._asks = [(yes, action, False)], False
        self._show(message, "info")
        if seconds:
            self._timer.start(seconds * 1000)

    def dismiss(self) -> None:
        """Take it away."""
        self._timer.stop()
        self._message = None
        self._keyboard.give_back()
        self.hide()
        self.grown.emit()

    @property
    def message(self) -> Message | None:
        """What it says now."""
        return self._message

    def _show(self, message: Message, icon: str) -> None:
        self._timer.stop()
        self._message = message
        self._icon = icon
        self._fill()
        self.show()
        self.raise_()
        self.find_place()
        announce(self, self.text.text())

    def _fill(self) -> None:
        if self._message is None:
            return
        clear(self._buttons)
        self.buttons = []
        self._sign.setPixmap(self._context.pixmap(self._icon, 24))
        self.text.setText(self._words.say(self._message))
        self.setAccessibleName(self.text.text())
        for label, action, primary in [*self._actions, (_away(self._asks), None, False)]:
            button = QPushButton(self._words.label(label))
            if primary:
                button.setProperty("kind", "primary")
            button.clicked.connect(lambda _=False, act=action: self._pressed(act))
            self._buttons.addWidget(button)
            self.buttons.append(button)

    def _pressed(self, action: Callable[[], object] | None) -> None:
        self.dismiss()
        if action is not None:
            action()

    def _retheme(self) -> None:
        super()._retheme()
        self._fill()
        self.find_place()

    def find_place(self) -> None:
        """Where the common placement finds room, or at the top of the page."""
        if self.is_placed:
            self.grown.emit()
        else:
            self.lie_down()

    def lie_down(self) -> None:
        """Take as much room as the words need, at the top of the page."""
        parent = self.parentWidget()
        if parent is not None:
            width = self.width_on_page()
            self.resize(self.size_at(width))
            self.move((parent.width() - width) // 2, 10)

    # ---- where it lies -------------------------------------------------------------------------------------------

    def is_wanted(self) -> bool:
        """Does it say anything?"""
        return self._message is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)


def _away(asked: bool) -> Message:
    return msg("window.cancel", "Cancel") if asked else msg("window.close", "Close")
