"""The teacher's screen during a class quiz: the same page that the class sees, and below it what to do next."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from engine.api import Message, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.labels import ElideLabel
from qtapp.kit.controls.layouts import make_column, make_row
from qtapp.kit.paint.paper import PaperPanel
from qtapp.kit.speak.words import LiveTexts
from qtapp.teach.class_quiz import QuizPhase
from qtapp.teach.class_wall import ClassPage
from qtapp.teach.class_who import PanelPupil, WhoButton

MORE_SECONDS = 15
_BUTTONS: dict[str, Message] = {
    "talk": msg("class.talk_it_over_button", "Talk it over"),
    "more": msg("class.more_time_button", "+15 s"),
    "try": msg("class.try_it_button", "Let us try it"),
    "again": msg("class.again_what_was_hard", "Again what was hard"),
    "print": msg("class.print_button", "Print…"),
    "leave": msg("class.end_button", "End"),
}
"""What stands beside the one large button."""
_KEYS = {"talk": Qt.Key.Key_T, "more": Qt.Key.Key_Plus, "try": Qt.Key.Key_P, "print": Qt.Key.Key_F7}


@dataclass(frozen=True, slots=True)
class PanelState:
    """What can be done now."""

    phase: QuizPhase
    said: Message
    """One line: how many have answered, or what is waited for."""
    is_last: bool = False
    is_timed: bool = False
    can_talk: bool = False
    has_hard: bool = False
    """Was anything hard, so that it can be asked again?"""
    pupils: tuple[PanelPupil, ...] = ()
    """In the order in which they came: the last one is the newest."""


class ClassPanel(QWidget):
    """A page of the window. It decides nothing: what is pressed is told."""

    pressed = Signal(str)
    """step, talk, more, try, again, print or leave."""
    rename_wanted = Signal(str)
    """The id of a voice that gets another name."""
    mute_wanted = Signal(str, bool)
    send_out_wanted = Signal(str)

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self._words = LiveTexts(context.speech, self)
        self._state: PanelState | None = None
        self.page = ClassPage(context)
        self._words.name(self.page, msg("wall.small_picture", "What the class sees"))
        column = make_column(self, gap=0, margins=0)
        column.addWidget(self.page, 1)
        self._strip = PaperPanel(context.theme, 12)
        self._strip.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = make_row(self._strip, gap=8, margins=(14, 6, 10, 6))
        self.said = ElideLabel()
        row.addWidget(self.said, 1)
        self.who = WhoButton(context)
        self.who.rename_wanted.connect(self.rename_wanted)
        self.who.mute_wanted.connect(self.mute_wanted)
        self.who.send_out_wanted.connect(self.send_out_wanted)
        row.addWidget(self.who)
        self.buttons: dict[str, QPushButton] = {}
        for name, label in _BUTTONS.items():
            button = QPushButton()
            self._words.text(button, label)
            button.clicked.connect(partial(self._press, name))
            if name in _KEYS:
                button.setShortcut(_KEYS[name])
            self.buttons[name] = button
            row.addWidget(button)
        self.step = QPushButton()
        self.step.setProperty("kind", "primary")
        self.step.clicked.connect(partial(self._press, "step"))
        row.addWidget(self.step)
        column.addWidget(self._strip)
        context.theme_changed.connect(self._retheme)
        self._words.spoken.connect(self._say)

    def show_state(self, state: PanelState) -> None:
        """Offer what can be done now."""
        is_other = self._state is None or self._state.phase is not state.phase
        self._state = state
        self._say()
        if is_other and self.step.isEnabled():  # space and Enter go on, whatever was pressed before
            self.step.setFocus()

    def _say(self) -> None:
        state = self._state
        if state is None:
            return
        phase = state.phase
        self.said.setText(self._words.label(state.said))
        wanted = {
            "talk": phase is QuizPhase.ASKED,
            "more": phase is QuizPhase.ASKED and state.is_timed,
            "try": phase is QuizPhase.TOLD,
            "again": phase is QuizPhase.ENDED,
            "print": phase is QuizPhase.ENDED,
            "leave": phase is not QuizPhase.ENDED,
        }
        for name, is_wanted in wanted.items():
            self.buttons[name].setVisible(is_wanted)
        self.buttons["talk"].setEnabled(state.can_talk)
        self.buttons["again"].setEnabled(state.has_hard)
        self.step.setText(self._words.label(_step_words(state)))
        self.step.setEnabled(phase is not QuizPhase.MAKING)
        self.who.show_pupils(state.pupils)

    def _press(self, name: str, _: bool = False) -> None:
        self.pressed.emit(name)

    # ---- form ----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that presenters send, wherever the keyboard is."""
        match event.key():
            case Qt.Key.Key_PageDown | Qt.Key.Key_Right | Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if self.step.isEnabled():
                    self.step.click()
            case _:
                super().keyPressEvent(event)

    def _retheme(self, *_: object) -> None:
        self._strip.set_theme(self._context.theme)


def _step_words(state: PanelState) -> Message:
    match state.phase:
        case QuizPhase.LOBBY:
            return msg("class.start_button", "Start")
        case QuizPhase.MAKING:
            return msg("class.next_is_being_made", "One moment…")
        case QuizPhase.ASKED:
            return msg("class.show_answer_button", "Show the answer")
        case QuizPhase.TOLD if state.is_last:
            return msg("class.result_button", "Result")
        case QuizPhase.TOLD:
            return msg("class.next_button", "Next question")
    return msg("class.close_button", "Close")
