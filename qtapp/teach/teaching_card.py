"""A card on the table that says something, asks something and leads on: the form that lessons and drills share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine import api
from engine.api import LessonText, Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.card_parts import LEAST_AREA, CardArea, CardHead
from qtapp.kit.controls.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.controls.layouts import FlowLayout, clear, height_of, make_column, make_row, reveal
from qtapp.kit.paint.paper import SHADOW, PaperPanel
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.lines import with_endings
from qtapp.kit.speak.tongue import mark_language
from qtapp.kit.speak.words import LiveTexts, unbroken
from qtapp.session.client import SeatClient

SIDE, GAP, _TOP = 14, 8, 10
"""Pixels at both sides, between two parts, above and below."""
_MOST = 999
_LEAST = 190
"""Pixels: a lower card shows too little of itself."""
_BELOW = 2
"""Pixels between a sentence and the same in the second language."""
Label = Callable[[Message], str]
"""What writes a message that stands alone in one of the two languages."""
Saying = Message | LessonText | Callable[[Label], Message]
"""What is said in the language of the window, and in small letters in a second one; the last one quotes something."""
ALLOWED = msg("lesson.choice_allowed", "Yes, it is allowed")
NOT_ALLOWED = msg("lesson.choice_refused", "No, it is not allowed")
WHY_NOT = msg("lesson.why_not", "And why not?")
"""Whether something is allowed is asked first, then why it is not."""
_MANY, _SHORT = 3, 48
"""From so many answers on two stand beside each other on a wall, if none has more letters."""


def legal_choice(game: api.Game, choice: str) -> Message:
    """An answer to whether something is allowed, in one: yes, or no and why."""
    return api.no_because(game.rules, choice) if choice in game.rules else ALLOWED


class NumberField(QSpinBox):
    """Where a number is answered. Keys that turn pages are no numbers: they go to whoever turns pages."""

    def event(self, event: QEvent) -> bool:
        keys = (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
        if isinstance(event, QKeyEvent) and event.key() in keys:
            event.ignore()
            return False
        return super().event(event)


class TeachingCard(PaperPanel):
    """Lies over the table beside what it speaks of. Esc leaves, and nothing is lost by it."""

    left = Signal()
    """The pupil wants to leave."""
    grown = Signal()
    """It wants another height."""

    def __init__(self, context: AppContext, client: SeatClient, parent: QWidget) -> None:
        super().__init__(context.theme, 16)
        self.setParent(parent)
        self._context = context
        self._client = client
        self._words = LiveTexts(context.speech, self, client.names)
        self.buttons: dict[str, QPushButton] = {}
        """The buttons of the foot, by name."""
        self.choices: list[WrapButton] = []
        """The answers of a quiz."""
        self.number: QSpinBox | None = None
        """Where a number is answered."""
        self._primary = ""
        self._lines: list[str] = []
        """What it says, without verdicts: they are said when they come."""
        self._told = ("", "")
        """Title and lines that a screen reader was told last."""
        self._needed = 0
        """Its height if everything is to be seen."""
        self._build()
        self._laid = QTimer(self)  # only then it is known how much of it can be seen at once
        self._laid.setSingleShot(True)
        self._laid.setInterval(0)
        self._laid.timeout.connect(self._bring_verdict)
        self._words.spoken.connect(self.refresh)
        context.theme_changed.connect(self._retheme)
        self.hide()

    def _build(self) -> None:
        column = make_column(self, gap=GAP, margins=(SIDE, _TOP, SIDE, _TOP))
        self._head = CardHead("strong")
        self._sign, self.title = self._head.sign, self._head.title
        self.cross = QToolButton()
        self._words.name(self.cross, msg("lesson.leave_button", "Leave the lesson"), hint=True)
        self.cross.clicked.connect(self.left)
        self._head.row.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        self._below_title = make_row(gap=10)
        self._head.column.addLayout(self._below_title)
        column.addWidget(self._head)
        self.text_area = CardArea(GAP)
        column.addWidget(self.text_area, 1)
        self._foot = FlowLayout(gap=8, between_lines=6)
        column.addLayout(self._foot)

    # ---- what a card of its own says -----------------------------------------------------------------------------

    @property
    @abstractmethod
    def is_open(self) -> bool:
        """Is there anything to say?"""

    @abstractmethod
    def things(self) -> tuple[str, ...]:
        """Pieces and places that it speaks of."""

    @abstractmethod
    def press(self, name: str) -> None:
        """Do what a button of the foot does."""

    @abstractmethod
    def _say(self) -> None:
        """Fill the card, from title to foot."""

    # ---- filling -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Say what is to be said now."""
        if not self.is_open:
            return
        had_keyboard = self._has_keyboard()
        if had_keyboard:  # else it would wander over strangers while the buttons go, and each would be read out
            self.setFocus()
        self._lines = []
        clear(self.text_area.column)
        clear(self._foot)
        self.buttons, self.choices, self.number, self._primary = {}, [], None, ""
        self._say()
        self.text_area.column.addStretch(1)
        for layout in (self.text_area.column, self._foot):
            reveal(layout)
        self._tell_reader(had_keyboard)
        if had_keyboard:
            self.take_focus()
        self.updateGeometry()
        self.grown.emit()
        self._laid.start()

    def _tell_reader(self, has_keyboard: bool) -> None:
        """What is taught or asked is read out once: with the first thing that the keyboard comes to, or as news."""
        title, told = self.title.text(), " ".join(self._lines)
        self.setAccessibleName(title)
        self.setAccessibleDescription(told)
        if (title, told) == self._told:
            return
        self._told = (title, told)
        first = self._first()
        if has_keyboard and first is not None:
            first.setAccessibleDescription(f"{title}. {told}" if told else title)
        else:
            announce(self, f"{title}. {told}" if told else title)

    def _bring_verdict(self) -> None:
        """In large letters not all of it can be seen at once: what became of the attempt is, or the newest hint."""
        frames = [
            one for one in cast(list[QFrame], self.text_area.page.findChildren(QFrame)) if one.property("verdict")
        ]
        shown = [one for one in frames if not one.isHidden()]
        judged = [one for one in shown if one.property("verdict") in ("ok", "warning")]
        wanted = next(iter(judged or shown[-1:]), None)
        self.text_area.verticalScrollBar().setValue(0 if wanted is None else wanted.y())

    def _read(self, saying: Saying) -> str:
        """A saying in the language of the window, or in one that it has."""
        if isinstance(saying, LessonText):
            return saying.in_language(self._words.speech.language)
        return self._words.label(saying if isinstance(saying, Message) else saying(self._words.label))

    def _read_beside(self, saying: Saying) -> str:
        """The same in the second language; empty: there is none, or it says the same."""
        second = self._words.speech.beside
        if not isinstance(saying, LessonText):
            label = partial(self._words.beside, alone=True)
            return label(saying if isinstance(saying, Message) else saying(label)) if second else ""
        read = saying.in_language(second) if second else ""
        return read if read != self._read(saying) else ""

    def _both(self, *sayings: Saying, role: str = "") -> QVBoxLayout:
        """Sentences below each other, and below these the same in the second language."""
        column = make_column(gap=_BELOW)
        speech = self._words.speech
        for each, look, language in ((self._read, role, speech.language), (self._read_beside, "second", speech.beside)):
            text = "\n".join(filter(None, map(each, sayings)))
            if text or look == role:
                label = WrapLabel(look)
                label.setText(with_endings(unbroken(text)))
                self._mark_language(label, language, *sayings)
                column.addWidget(label)
        return column

    def _mark_language(self, widget: QWidget, wanted: str, *sayings: Saying) -> None:
        """What is written in another language than the window is marked so: a lesson may not have all of them."""
        spoken = {one.spoken_in(wanted) if isinstance(one, LessonText) else wanted for one in sayings}
        if len(spoken) == 1 and spoken != {self._words.speech.language}:
            mark_language(widget, spoken.pop())

    def _line(self, saying: Saying, role: str) -> None:
        self._lines.append(self._read(saying))
        self.text_area.column.addLayout(self._both(saying, role=role))

    def _verdict(self, icon: str, *sayings: Saying) -> None:
        """Words on a ground of their own, with a sign: praise, a mistake, a hint."""
        frame = QFrame()
        frame.setProperty("role", "way")
        frame.setProperty("verdict", icon)
        row = make_row(frame, gap=8, margins=(10, 7, 10, 7))
        sign = PlainLabel()
        sign.setPixmap(self._context.pixmap(icon, 22))
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(self._both(*sayings), 1)
        self.text_area.column.addWidget(frame)
        announce(self, "\n".join(map(self._read, sayings)))

    def _add_choice(self, answer: Saying, sign: str, may_press: bool, chosen: Callable[[], None]) -> None:
        """An answer of a quiz; its sign says what became of it."""
        speech = self._words.speech
        button = WrapButton(unbroken(self._read(answer)), unbroken(self._read_beside(answer)))
        self._mark_language(button, speech.language, answer)
        if button.beside is not None:
            self._mark_language(button.beside, speech.beside, answer)
        button.setProperty("kind", "option")
        if sign:
            self._context.put_icon_beside_words(button, sign, 20)
            icon = button.icon()  # it keeps its colour on a button that cannot be pressed any more
            icon.addPixmap(icon.pixmap(button.iconSize()), QIcon.Mode.Disabled)
            button.setIcon(icon)
        button.setEnabled(may_press)
        button.clicked.connect(lambda _=False: chosen())
        self.choices.append(button)
        self.text_area.column.addWidget(button)

    def _ask_number(self, answered: Callable[[int], None], *tried: str | int) -> None:
        """A field for a number. What was tried stays in it: a key pressed again and again answers nothing new."""
        row = QWidget()
        line = make_row(row, margins=0)
        self.number = number = NumberField()
        number.setRange(0, _MOST)
        if tried:
            number.setValue(int(tried[-1]))
        number.setAccessibleName(self._words.label(msg("lesson.your_answer", "Your answer")))
        line.addWidget(number, 1)
        button = QPushButton(self._words.label(msg("lesson.answer_button", "That is it")))
        button.setProperty("kind", "primary")
        button.clicked.connect(lambda: answered(number.value()))
        line.addWidget(button)
        number.lineEdit().returnPressed.connect(lambda: answered(number.value()))
        self.text_area.column.addWidget(row)

    def _add_button(self, name: str, label: Message, icon: str = "", kind: str = "") -> None:
        """A button of the foot. `kind`: primary for the likeliest one, quiet for those that lead aside."""
        button = QPushButton(self._words.label(label))
        button.setProperty("kind", kind)
        if kind == "primary":
            self._primary = name
        elif icon:
            self._context.put_icon_beside_words(button, icon)
        button.clicked.connect(lambda: self.press(name))
        self.buttons[name] = button
        self._foot.addWidget(button)

    # ---- what it has said ----------------------------------------------------------------------------------------

    def verdicts(self) -> list[tuple[str, str]]:
        """What it says besides the question: its sign, and its words."""
        found = []
        for frame in cast(list[QFrame], self.text_area.page.findChildren(QFrame)):
            if frame.property("verdict") and not frame.isHidden():
                label = next(one for one in cast(list[WrapLabel], frame.findChildren(WrapLabel)))
                found.append((str(frame.property("verdict")), label.text()))
        return found

    def texts(self) -> list[WrapLabel]:
        """Everything that is to be read on it, below its title."""
        return [one for one in cast(list[WrapLabel], self.text_area.page.findChildren(WrapLabel)) if not one.isHidden()]

    def _lettered_choices(self) -> list[str]:
        """The answers of a quiz, one a line, so that a class can name them."""
        named = [f"{chr(ord('A') + at)}   {one.full_text()}" for at, one in enumerate(self.choices)]
        if len(named) < _MANY or max(len(one) for one in named) > _SHORT:
            return named
        return [(" " * 8).join(named[at : at + 2]) for at in range(0, len(named), 2)]

    # ---- keyboard ------------------------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Let the keyboard stand where the pupil most likely goes on. Once an answer was wrong it stands on none:
        whoever only presses Enter reads what was said, and the arrows lead on.
        """
        first = self._first()
        if first is not None:
            first.setFocus()
        if first is not None and first is self.number:
            self.number.selectAll()

    def _first(self) -> QWidget | None:
        """What the pupil most likely goes on with; None: nothing can be pressed."""
        open_choice = self._open_choice()
        if open_choice is not None:
            return open_choice if all(one.isEnabled() for one in self.choices) else self
        if self.number is not None:
            return self.number
        return self.buttons.get(self._primary, next(iter(self.buttons.values()), None))

    def _open_choice(self) -> WrapButton | None:
        return next((one for one in self.choices if one.isEnabled()), None)

    def _has_keyboard(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From the card itself the keyboard goes to the answers that are left."""
        choice = self._open_choice()
        if forward and self.hasFocus() and choice is not None:
            choice.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        choice = self._open_choice()
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.hasFocus() and choice is not None:
            choice.setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.hasFocus():
            event.accept()
        else:
            super().keyPressEvent(event)

    # ---- where it lies -------------------------------------------------------------------------------------------

    def height_for(self, width: int) -> int:
        """How high it would have to be to show everything at a width."""
        inner = width - 2 * SIDE - SHADOW
        for part in cast(list[QWidget], self.findChildren(QWidget)):
            part.ensurePolished()
        tall = 2 * _TOP + SHADOW
        for layout in (self._head.column, self.text_area.column):
            layout.invalidate()
            tall += height_of(layout, inner) + GAP
        self.text_area.setMinimumHeight(
            min(LEAST_AREA, height_of(self.text_area.column, inner))
        )  # or it would press the head
        self._needed = tall + self._foot.heightForWidth(inner)
        return self._needed

    def least_for(self, width: int) -> int:
        """How low it may become: its words scroll then, head and foot do not."""
        return max(
            self._context.theme.px(_LEAST),
            self.height_for(width) - height_of(self.text_area.column, width - 2 * SIDE - SHADOW) + LEAST_AREA,
        )

    def lie_at(self, box: QRect) -> None:
        """Take a place. Where there is room for everything nothing scrolls: once there is a bar, words that would fit
        beside none need a line more, and Qt keeps it.
        """
        policy = Qt.ScrollBarPolicy
        fits = box.height() >= self._needed
        self.text_area.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded)
        self.setGeometry(box)

    def set_shown(self, shown: bool) -> None:
        """Be seen, or not."""
        self.setVisible(shown and self.is_open)
        if shown:
            self.raise_()

    def _retheme(self, *_: object) -> None:
        self.set_theme(self._context.theme)
        self._context.put_icon(self.cross, "close")
        self.refresh()
