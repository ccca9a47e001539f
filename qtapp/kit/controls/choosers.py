"""One of a few values, all of them in sight: a row of segments, and a number with a button on each side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QSizePolicy

from engine.api import Message, msg
from qtapp.kit.controls.labels import PlainLabel
from qtapp.kit.controls.layouts import FlowLayout, make_row
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.roles import speak_as
from qtapp.kit.speak.words import LiveTexts

T = TypeVar("T")
_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class _SegmentsBase(QFrame):
    """Carries the signal: a generic class cannot."""

    chosen = Signal(object)


class Segments(_SegmentsBase, Generic[T]):
    """One of a few values, all of them visible: HU | DE | EN."""

    def __init__(self, words: LiveTexts, choices: Sequence[tuple[T, Message]], value: T, name: Message) -> None:
        super().__init__()
        self.setProperty("role", "segments")
        self._values = [choice for choice, _ in choices]
        self._group = QButtonGroup(self)
        layout = FlowLayout(self, gap=2)
        layout.setContentsMargins(3, 3, 3, 3)
        words.name(self, name)
        for at, (choice, label) in enumerate(choices):
            button = QPushButton()
            button.setProperty("kind", "segment")
            button.setCheckable(True)
            button.setAutoExclusive(True)  # one of several: a reader calls it a radio button
            button.setAutoDefault(False)  # Enter belongs to the dialog's default button; arrow keys choose here
            button.setChecked(choice == value)
            words.text(button, label)
            words.keep(button.setAccessibleName, _called(name, label))
            self._group.addButton(button, at)
            layout.addWidget(button)
            button.installEventFilter(self)
            if choice != value:  # one stop for Tab: what is chosen. Qt does the same once something else is chosen
                button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._group.idClicked.connect(lambda at: self.chosen.emit(self._values[at]))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys go from one value to the next. Qt's own would stop where the row breaks."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or key not in (*_STEPS, *_ENDS):
            return False
        offered = [button for button in self._group.buttons() if not button.isHidden()]
        last = len(offered) - 1
        now = next(at for at, button in enumerate(offered) if button.isChecked())
        at = now + _STEPS[key] if key in _STEPS else _ENDS[key] % (last + 1)
        button = offered[min(last, max(0, at))]
        if not button.isChecked():
            button.click()
        button.setFocus()
        return True

    @property
    def value(self) -> T:
        """What is chosen."""
        return self._values[self._group.checkedId()]

    @property
    def values(self) -> tuple[T, ...]:
        """What can be chosen."""
        return tuple(self._values)

    def set_value(self, value: T) -> None:
        """Choose without telling anybody."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)

    def offer(self, value: T, offered: bool) -> None:
        """Let a value be chosen, or not: then it is out of sight. What is chosen has to be offered."""
        self.button(value).setVisible(offered)
        self.updateGeometry()

    def button(self, value: T) -> QPushButton:
        """The button of a value."""
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QPushButton)
        return found


def _called(group: Message, label: Message) -> Message:
    return msg("a11y.group_with_value", "{what}: {value}", what=group, value=label)


class Stepper(QFrame):
    """A number with a button on each side; arrow keys and digits work too."""

    changed = Signal(int)

    def __init__(self, words: LiveTexts, name: Message, low: int, high: int, value: int) -> None:
        super().__init__()
        self.setProperty("role", "segments")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        speak_as(self, QAccessible.Role.SpinBox)
        self._words = words
        self._name = name
        self._low, self._high, self._value = low, high, value
        layout = make_row(self, gap=2, margins=3)
        self.less = QPushButton("−")
        self.more = QPushButton("+")
        self._number = PlainLabel()
        self._number.setProperty("role", "number")
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for button, step, spoken in (
            (self.less, -1, msg("a11y.stepper_one_less", "{what}: one less", what=name)),
            (self.more, 1, msg("a11y.stepper_one_more", "{what}: one more", what=name)),
        ):
            button.setProperty("kind", "segment")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, step=step: self.set_value(self._value + step))
            words.name(button, spoken)
        layout.addWidget(self.less)
        layout.addWidget(self._number, 1)
        layout.addWidget(self.more)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        words.spoken.connect(self._show)
        self._show()

    @property
    def value(self) -> int:
        """The number."""
        return self._value

    def set_value(self, value: int) -> None:
        """Another number, inside its bounds."""
        value = min(self._high, max(self._low, value))
        if value != self._value:
            self._value = value
            self._show()
            announce(self, self.accessibleName())
            self.changed.emit(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Plus, Qt.Key.Key_Right):
            self.set_value(self._value + 1)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Minus, Qt.Key.Key_Left):
            self.set_value(self._value - 1)
        elif event.text().isdigit():
            self.set_value(int(event.text()))
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        widest = max(len(str(self._low)), len(str(self._high)))
        self._number.setText(self._words.speech.number(self._value))
        self._number.setMinimumWidth(self._number.fontMetrics().horizontalAdvance("0" * (widest + 1)) + 6)
        self.less.setEnabled(self._value > self._low)
        self.more.setEnabled(self._value < self._high)
        self.setAccessibleName(
            self._words.label(msg("a11y.group_with_value", "{what}: {value}", what=self._name, value=self._value))
        )
