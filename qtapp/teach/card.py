"""The card of a lesson: what the step says, hints and verdicts, the answers of a quiz, and where to go from here."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine import api
from engine.api import LiteralArg, Message, msg
from qtapp.kit.announce import announce
from qtapp.kit.app_context import AppContext
from qtapp.kit.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.layouts import FlowLayout, ScrollPage, clear
from qtapp.kit.paper import SHADOW, PaperPanel
from qtapp.kit.words import LiveTexts, unbroken
from qtapp.panels.decision.heights import height_of, reveal
from qtapp.session.client import SeatClient
from qtapp.teach.player import LessonPlayer, StepPhase
from qtapp.teach.progress_bars import StepBars

_SIDE, _TOP, _GAP = 14, 10, 8
_MOST = 999

BUTTONS = {
    "next": msg("lesson.next_button", "Next"),
    "done": msg("lesson.finish_button", "Done"),
    "begin": msg("lesson.begin_button", "Begin"),
    "back": msg("lesson.back_button", "Back"),
    "play": msg("lesson.play_button", "Watch it"),
    "play_again": msg("lesson.watch_again_button", "Watch it again"),
    "again": msg("lesson.try_again_button", "Try again"),
    "hint": msg("lesson.hint_button", "Hint"),
    "more_hint": msg("lesson.another_hint_button", "Another hint"),
    "show": msg("lesson.show_me_button", "Show me"),
    "skip": msg("lesson.skip_button", "Skip it"),
}
_ICONS = {
    "next": "chevron_right",
    "begin": "chevron_right",
    "done": "check",
    "play": "play",
    "play_again": "play",
    "again": "undo",
    "hint": "bulb",
    "more_hint": "bulb",
    "show": "eye",
}
NOW_YOU = msg("lesson.now_you", "That is one way to do it. Now you!")


class LessonCard(PaperPanel):
    """Lies over the table beside what it speaks of. Esc leaves the lesson, and nothing is lost by it."""

    left = Signal()
    """The pupil wants to leave."""
    grown = Signal()
    """It wants another height."""

    def __init__(self, stage: AppContext, bridge: SeatClient, player: LessonPlayer, parent: QWidget) -> None:
        super().__init__(stage.theme, 16)
        self.setParent(parent)
        self._stage = stage
        self._bridge = bridge
        self._player = player
        self._words = LiveTexts(stage.speech, self, bridge.names)
        self.buttons: dict[str, QPushButton] = {}
        """The buttons of the foot, by name."""
        self.choices: list[WrapButton] = []
        """The answers of a quiz."""
        self.number: QSpinBox | None = None
        self._build()
        player.changed.connect(self.refresh)
        self._words.spoken.connect(self.refresh)
        stage.theme_changed.connect(self._retheme)
        self._retheme()
        self.hide()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, _TOP, _SIDE, _TOP)
        column.setSpacing(_GAP)
        self._head = QWidget()
        head = QVBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(8)
        self._sign = PlainLabel()
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self.title = WrapLabel("strong")
        row.addWidget(self.title, 1)
        self.cross = QToolButton()
        self._words.name(self.cross, msg("lesson.leave_button", "Leave the lesson"), hint=True)
        self.cross.clicked.connect(self.left)
        row.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(row)
        row = QHBoxLayout()
        row.setSpacing(10)
        self.bars = StepBars(self._stage)
        row.addWidget(self.bars, 1)
        self.who = PlainLabel()
        self.who.setProperty("role", "hint")
        row.addWidget(self.who)
        head.addLayout(row)
        column.addWidget(self._head)
        self._area = ScrollPage()
        self._area.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.column.setContentsMargins(0, 0, 0, 0)
        self._area.column.setSpacing(_GAP)
        self._area.setMinimumHeight(40)
        column.addWidget(self._area, 1)
        self._foot = FlowLayout(gap=8, between_lines=6)
        column.addLayout(self._foot)

    # ---- what it says --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Say what is to be said now."""
        if not self._player.is_open:
            return
        had_keyboard = self._has_keyboard()
        clear(self._area.column)
        clear(self._foot)
        self.buttons, self.choices, self.number = {}, [], None
        self._say_head()
        if self._player.number < 0:
            self._say_introduction()
        else:
            self._say_step()
        self._area.column.addStretch(1)
        for name in self.wanted_buttons():
            self._add_button(name)
        for layout in (self._area.column, self._foot):
            reveal(layout)
        if had_keyboard:
            self.take_focus()
        self.updateGeometry()
        self.grown.emit()

    def _say_head(self) -> None:
        player = self._player
        lesson = player.lesson
        self.title.setText(
            self._words.label(
                msg("lesson.number_and_title", "{number}. {title}", number=lesson.number, title=self._own(lesson.title))
            )
        )
        seat = api.viewer_of(lesson, player.step)
        self.who.setText(
            self._words.label(msg("lesson.you_are", "You are {seat}", seat=api.SeatArg(seat))) if seat else ""
        )
        self._sign.setPixmap(self._stage.pixmap(f"game.{lesson.game}", 22))
        done = [step.id in player.record.steps for step in lesson.steps]
        self.bars.show_steps(done, player.number)
        self.bars.setAccessibleName(
            self._words.label(
                msg(
                    "lesson.step_of_steps",
                    "Step {number} of {count}",
                    number=max(0, player.number) + 1,
                    count=len(lesson.steps),
                )
            )
        )

    def _own(self, text: api.LessonText) -> LiteralArg:
        return LiteralArg(self._read(text))

    def _read(self, text: api.LessonText) -> str:
        """A text of the lesson in the language of the window, or in one that it has."""
        return text.in_language(self._words.speech.language)

    def _say_introduction(self) -> None:
        lesson = self._player.lesson
        self._line(self._read(lesson.goal), "reading")
        facts: list[Message] = [
            self._bridge.game.title,
            msg("lesson.steps_counted", "%n step(s)", len(lesson.steps)),
            msg("lesson.minutes_counted", "about %n minute(s)", lesson.minutes),
        ]
        if lesson.author:
            facts.insert(0, msg("lesson.written_by", "Written by {author}", author=LiteralArg(lesson.author)))
        for fact in facts:
            self._line(self._words.label(fact), "muted")

    def _say_step(self) -> None:
        player, step = self._player, self._player.step
        solved = player.phase is StepPhase.DONE and isinstance(step, api.TryTask) and not player.was_shown
        if not solved:
            self._line(self._read(step.say), "reading")
        if not player.is_sound:
            words = msg("lesson.other_rules", "This was made for another version of the rules: it can only be read.")
            self._verdict(self._words.label(words), "warning")
        elif isinstance(step, api.QuizTask):
            self._say_quiz(step)
        elif isinstance(step, api.TryTask):
            self._say_task(step)
        elif isinstance(step, api.FreeTask) and player.phase is StepPhase.DONE:
            if player.was_shown:
                self._verdict(self._words.label(NOW_YOU), "info")
            else:
                self._verdict(self._words.label(msg("lesson.well_done", "Well done!")), "ok")

    def _say_task(self, task: api.TryTask) -> None:
        player = self._player
        if player.phase is StepPhase.DONE:
            if not player.was_shown:
                self._verdict(self._read(task.praise), "ok")
            else:
                self._verdict(self._words.label(NOW_YOU), "info")
            return
        if player.phase is StepPhase.WRONG:
            slip = player.outcome.slip
            if slip >= 0:
                self._verdict(self._read(task.slips[slip].say), "warning")
            else:
                words = msg("lesson.not_yet", "Not yet. Try it once more: the same table, the same luck.")
                self._verdict(self._words.label(words), "warning")
        elif player.hints.is_offered:
            words = msg("lesson.hint_offered", "This rule was in the way twice. Would a hint help?")
            self._verdict(self._words.label(words), "info")
        for hint in player.hints.given():
            self._verdict(self._read(hint.say), "bulb")

    def _say_quiz(self, step: api.QuizTask) -> None:
        player, quiz = self._player, step.quiz
        over = player.phase is StepPhase.DONE
        match quiz:
            case api.PickQuiz():
                answers: list[tuple[str | int, str]] = [(at, self._read(one)) for at, one in enumerate(quiz.choices)]
            case api.LegalQuiz():
                answers = [(one, self._choice(one)) for one in quiz.choices]
            case api.NumberQuiz():
                answers = []
                if not over:
                    self._ask_number()
        for given, words in answers:
            self._add_choice(given, words, over)
        if over:
            self._verdict(self._read(step.after), "info" if player.was_shown else "ok")
        elif player.phase is StepPhase.WRONG:
            words = self._words.label(msg("lesson.wrong_once", "Not quite. Try it once more!"))
            self._verdict(words, "warning")

    def _choice(self, rule: str) -> str:
        rules = self._bridge.game.rules
        if rule in rules:
            heading = rules[rule].heading
            return self._words.label(msg("lesson.choice_not_allowed", "No: {heading}", heading=heading))
        return self._words.label(msg("lesson.choice_allowed", "Yes, it is allowed"))

    def _add_choice(self, given: str | int, words: str, over: bool) -> None:
        button = WrapButton(unbroken(words))
        button.setProperty("kind", "option")
        tried = given in self._player.given
        if over and self._player.is_right(given):
            button.setIcon(self._sign_of("ok"))
        elif tried:
            button.setIcon(self._sign_of("close"))
        button.setEnabled(not over and not tried)
        button.clicked.connect(lambda _=False, given=given: self._player.answer_quiz(given))
        self.choices.append(button)
        self._area.column.addWidget(button)

    def _sign_of(self, name: str) -> QIcon:
        """A sign that keeps its colour on a button that cannot be pressed any more."""
        icon = QIcon()
        icon.addPixmap(self._stage.pixmap(name, 20), QIcon.Mode.Disabled)
        return icon

    def _ask_number(self) -> None:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        self.number = number = QSpinBox()
        number.setRange(0, _MOST)
        number.setAccessibleName(self._words.label(msg("lesson.your_answer", "Your answer")))
        line.addWidget(number, 1)
        button = QPushButton(self._words.label(msg("lesson.answer_button", "That is it")))
        button.setProperty("kind", "primary")
        button.clicked.connect(self._answer_number)
        line.addWidget(button)
        number.lineEdit().returnPressed.connect(self._answer_number)
        self._area.column.addWidget(row)

    def _answer_number(self) -> None:
        if self.number is not None:
            self._player.answer_quiz(self.number.value())

    def _line(self, text: str, role: str) -> None:
        label = WrapLabel(role)
        label.setText(unbroken(text))
        self._area.column.addWidget(label)

    def _verdict(self, text: str, icon: str) -> None:
        """Words on a ground of their own, with a sign: praise, a mistake, a hint."""
        frame = QFrame()
        frame.setProperty("role", "way")
        frame.setProperty("verdict", icon)
        row = QHBoxLayout(frame)
        row.setContentsMargins(10, 7, 10, 7)
        row.setSpacing(8)
        sign = PlainLabel()
        sign.setPixmap(self._stage.pixmap(icon, 22))
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        label = WrapLabel("")
        label.setText(unbroken(text))
        row.addWidget(label, 1)
        self._area.column.addWidget(frame)
        announce(self, text)

    def verdicts(self) -> list[tuple[str, str]]:
        """What it says besides the step: its sign, and its words."""
        found = []
        for frame in cast(list[QFrame], self._area.page.findChildren(QFrame)):
            if frame.property("verdict") and not frame.isHidden():
                label = next(one for one in cast(list[WrapLabel], frame.findChildren(WrapLabel)))
                found.append((str(frame.property("verdict")), label.text()))
        return found

    def texts(self) -> list[WrapLabel]:
        """Everything that is to be read on it, below its title."""
        return [one for one in cast(list[WrapLabel], self._area.page.findChildren(WrapLabel)) if not one.isHidden()]

    # ---- where to go from here -----------------------------------------------------------------------------------

    def wanted_buttons(self) -> list[str]:
        """What can be done now."""
        player, step = self._player, self._player.step
        if player.number < 0:
            return ["begin"]
        on = "next" if player.number + 1 < len(player.lesson.steps) else "done"
        back = ["back"] if player.number > 0 else []
        done = player.phase is StepPhase.DONE
        if not player.is_sound or isinstance(step, api.TellPage):
            return [*back, on]
        if isinstance(step, api.ShowPage):
            return [*back, "play_again", on] if done else [*back, "play"]
        if isinstance(step, api.QuizTask):
            return [*back, on] if done else [*back, "skip"]
        if done and player.was_shown:
            return ["again", on]
        if done:
            return [*back, "again", on] if isinstance(step, api.TryTask) else [on]
        return self._buttons_of_task(step)

    def _buttons_of_task(self, step: api.TryTask | api.FreeTask) -> list[str]:
        player = self._player
        wrong = player.phase is StepPhase.WRONG
        if isinstance(step, api.FreeTask) and step.goal is None:
            return ["next" if player.number + 1 < len(player.lesson.steps) else "done"]
        found = ["again"] if wrong or player.is_touched else []
        if player.hints.has_more:
            found.append("more_hint" if player.hints.count else "hint")
        if step.solved and (player.attempts or not player.hints.has_more or isinstance(step, api.FreeTask)):
            found.append("show")
        return [*found, "skip"]

    def _primary(self) -> str:
        """The button that the pupil most likely wants; empty: none of them."""
        player, wanted = self._player, self.wanted_buttons()
        if "again" in wanted and (player.phase is StepPhase.WRONG or player.was_shown):
            return "again"
        return next((name for name in ("next", "done", "begin", "play") if name in wanted), "")

    def _add_button(self, name: str) -> None:
        button = QPushButton(self._words.label(BUTTONS[name]))
        primary = name == self._primary()
        button.setProperty("kind", "primary" if primary else "quiet" if name in ("skip", "back") else "")
        if name in _ICONS and not primary:
            button.setIcon(self._stage.icon(_ICONS[name]))
        side = self._stage.theme.px(18)
        button.setIconSize(QSize(side, side))
        button.clicked.connect(lambda _=False, name=name: self.press(name))
        self.buttons[name] = button
        self._foot.addWidget(button)

    def press(self, name: str) -> None:
        """Do what a button of the foot does."""
        player = self._player
        match name:
            case "next" | "done" | "begin":
                player.next()
            case "back":
                player.back()
            case "play" | "play_again":
                player.play()
            case "again":
                player.again()
            case "hint" | "more_hint":
                player.hint()
            case "show":
                player.show_me()
            case "skip":
                player.skip()

    # ---- keyboard ------------------------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Let the keyboard stand where the pupil most likely goes on."""
        open_choice = next((one for one in self.choices if one.isEnabled()), None)
        if open_choice is not None:
            open_choice.setFocus()
        elif self.number is not None:
            self.number.setFocus()
            self.number.selectAll()
        elif self.buttons:
            self.buttons.get(self._primary(), next(iter(self.buttons.values()))).setFocus()

    def _has_keyboard(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # ---- where it lies -------------------------------------------------------------------------------------------

    def height_for(self, width: int) -> int:
        """How high it would have to be to show everything at a width."""
        inner = width - 2 * _SIDE - SHADOW
        for part in cast(list[QWidget], self.findChildren(QWidget)):
            part.ensurePolished()
        tall = 2 * _TOP + SHADOW
        for layout in (self._head.layout(), self._area.column):
            assert layout is not None
            layout.invalidate()
            tall += height_of(layout, inner) + _GAP
        return tall + self._foot.heightForWidth(inner)

    def things(self) -> tuple[str, ...]:
        """Pieces and places that it speaks of."""
        return tuple(self._player.spots()) if self._player.is_open else ()

    def lie_at(self, box: QRect) -> None:
        """Take a place."""
        self.setGeometry(box)

    def set_shown(self, shown: bool) -> None:
        """Be seen, or not."""
        self.setVisible(shown and self._player.is_open)
        if shown:
            self.raise_()

    def _retheme(self, *_: object) -> None:
        self.set_theme(self._stage.theme)
        self.cross.setIcon(self._stage.icon("close"))
        self.refresh()
