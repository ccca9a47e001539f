"""The decision panel: the question in a sentence and every possible answer, fully usable without the mouse."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
)

from engine.api import ListArg, Message, PlayMode, QuestionShape, SeatArg, msg, preview_sentence
from qtapp.kit.app_context import AppContext
from qtapp.kit.focus import tab_through
from qtapp.kit.labels import PlainLabel, WrapButton, WrapLabel
from qtapp.kit.layouts import ScrollPage, clear
from qtapp.kit.paper import PaperPanel
from qtapp.kit.words import LiveTexts, unbroken
from qtapp.panels.item_questions import ItemQuestion, question_widget
from qtapp.panels.option_list import OptionList
from qtapp.session.client import OptionItem, SeatClient

_MANY = 12
"""More options than this can be filtered."""


class DecisionPanel(PaperPanel):
    """What the viewer is asked, and the answers."""

    grown = Signal()
    targets_changed = Signal()

    option_looked_at = Signal(str)
    """Key of the option to be shown on the board; empty: none."""
    hand_over_wanted = Signal()
    result_wanted = Signal()
    """Somebody else is asked and is to sit down here."""

    def __init__(self, stage: AppContext, bridge: SeatClient) -> None:
        super().__init__(stage.theme, 16)
        self._stage = stage
        self._bridge = bridge
        self._words = LiveTexts(stage.speech, self, bridge.names)
        self._frozen = False
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(9)
        self._plate = PlainLabel()
        head.addWidget(self._plate, 0, Qt.AlignmentFlag.AlignTop)
        self.question = WrapLabel("panel")
        head.addWidget(self.question, 1)
        column.addLayout(head)
        self.hint = WrapLabel("hint")
        column.addWidget(self.hint)
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self._words.keep(self.filter.setPlaceholderText, msg("window.filter_options", "Filter the options"))
        self._words.name(self.filter, msg("window.filter_options", "Filter the options"))
        self.filter.textChanged.connect(self._filter)
        column.addWidget(self.filter)
        self.list = OptionList(stage)
        self._words.name(self.list, msg("a11y.options", "Options"))
        self.list.taken.connect(self._take)
        self.list.looked_at.connect(self.option_looked_at)
        self.list.options.foresee = lambda face: self._foreseen(face.answer)
        self.list.setMinimumHeight(60)
        column.addWidget(self.list, 1)
        self._area = ScrollPage()
        column.addWidget(self._area, 1)
        self.items: ItemQuestion | None = None
        self.outlook = WrapLabel("muted")
        column.addWidget(self.outlook)
        self.done = QPushButton()
        self.done.setProperty("kind", "primary")
        self._words.text(self.done, msg("window.done", "Done"))
        self.done.clicked.connect(self._give)
        column.addWidget(self.done)
        self.seat_button: WrapButton | None = None
        self._rest = QVBoxLayout()
        column.addLayout(self._rest)
        bridge.changed.connect(self.refresh)
        bridge.viewer_changed.connect(self.refresh)
        self._words.spoken.connect(self.refresh)
        stage.theme_changed.connect(self.refresh)
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in a question over items: it is done (the list of options knows the key itself)."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.done.isVisible():
            self.done.click()
        else:
            super().keyPressEvent(event)

    def targets(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(face.gesture.drop for face in self._bridge.questions.options() if face.gesture))

    def height_for(self, width: int) -> int:
        return 400

    def back(self) -> bool:
        return False

    def take_number(self, number: int) -> None:
        face = self.list.options.face(number - 1)
        if face is not None:
            self._take(face)

    # ---- what is asked -------------------------------------------------------------------------------------------

    def freeze(self, frozen: bool) -> None:
        """While the table is shown as it was, or a curtain is drawn, nothing is asked."""
        self._frozen = frozen
        self.refresh()

    def refresh(self) -> None:
        """Ask what is asked now."""
        at_home = self._has_keyboard()
        pending = None if self._frozen else self._bridge.questions.pending()
        self.option_looked_at.emit("")
        picking = pending is not None and pending.frame.shape is QuestionShape.PICK
        self.list.setVisible(picking)
        self._area.setVisible(pending is not None and not picking)
        self.done.setVisible(pending is not None and not picking)
        self.outlook.hide()
        self._drop_items()
        self.filter.blockSignals(True)
        self.filter.clear()
        self.filter.blockSignals(False)
        clear(self._rest)
        self.seat_button = None
        if pending is None:
            self.filter.hide()
            self.list.options.show([], self._stage.speech.locale)
            self._say(self._waiting(), 0)
            self._offer()
            if at_home:  # or the keyboard would fall to the next panel, and a second Enter jump along the log
                self.take_focus()
            return
        self._say(pending.question.text, pending.question.seat)
        if picking:
            self._list_options()
        else:
            self.filter.hide()
            self.items = question_widget(self._stage, self._bridge, pending)
            self.items.edited.connect(self._judge)
            self._area.column.addWidget(self.items)
            self._area.column.addStretch(1)
            tab_through(self._area.column, self.done)
            begun = self._bridge.questions.draft()  # in another language or look, what was chosen so far stays
            self.items.show_answer(begun) if begun is not None else self._judge()
        if at_home:
            self.take_focus()

    def _say(self, sentence: Message, seat: int) -> None:
        self.question.setText(self._words.say(sentence))
        self.question.setAccessibleName(self.question.text())
        self._plate.setVisible(seat > 0)
        if seat:
            self._plate.setPixmap(self._stage.pixmap(f"seat.{self._bridge.names.seat_colour(seat)}", 26))
        self.hint.setVisible(False)
        self.updateGeometry()

    def _waiting(self) -> Message:
        if self._bridge.mode is PlayMode.SANDBOX:
            return msg(
                "window.game_waits_in_free_hands", "Sandbox: the game is paused. Press F2 to return to strict play."
            )
        if self._bridge.is_over:
            return msg("window.game_is_over", "The game is over.")
        seats = self._bridge.questions.asked_seats()
        return msg(
            "window.waiting_for_people", "Waiting for {people}", people=ListArg(tuple(SeatArg(seat) for seat in seats))
        )

    def _offer(self) -> None:
        """A button for the person who is asked: after looking around in the past nobody else would call them. After
        the end one for the score sheet.
        """
        people = self._bridge.player_seats()
        asked = [seat for seat in self._bridge.questions.asked_seats() if seat in people]
        if self._bridge.viewer and asked and self._bridge.viewer not in asked:
            called = msg("window.seat_sits_down_here", "{seat} takes over", seat=SeatArg(asked[0]))
            self.seat_button = self._button(called, self.hand_over_wanted)
        elif self._bridge.is_over and self._bridge.mode is not PlayMode.SANDBOX:
            self.seat_button = self._button(msg("window.final_result_title", "Final result"), self.result_wanted)
        self._rest.addStretch(1)

    def _button(self, label: Message, wanted: SignalInstance) -> WrapButton:
        button = WrapButton(self._words.label(label))
        button.setAutoDefault(True)
        button.clicked.connect(wanted)
        self._rest.addWidget(button)
        button.show()  # a layout would do so only later, and what is not shown cannot have the keyboard
        return button

    def _list_options(self) -> None:
        faces = self._bridge.questions.options()
        pending = self._bridge.questions.pending()
        in_order = pending is not None and pending.frame.keeps_order
        named = [(self._words.label(face.label), face) for face in faces]
        self.list.options.show(named, self._stage.speech.locale, in_order)
        self.filter.setVisible(len(faces) > _MANY)
        self.list.setCurrentIndex(self.list.options.index(0))
        self.list.scrollToTop()

    def _filter(self, text: str) -> None:
        self.list.options.filter(text)
        self.list.setCurrentIndex(self.list.options.index(0))

    def _drop_items(self) -> None:
        clear(self._area.column)
        self.items = None

    # ---- answers -------------------------------------------------------------------------------------------------

    def _take(self, face: OptionItem) -> None:
        self._bridge.questions.answer(face.answer)

    def _judge(self) -> None:
        """Say at once why the ticked items would not do."""
        pending = self._bridge.questions.pending()
        if self.items is None or pending is None:
            return
        question = pending.question
        refusals = self._bridge.questions.broken_rules(self.items.answer())
        self.done.setEnabled(not refusals)
        bounds = msg(
            "window.choose_between_low_and_high", "Choose {low} to {high}.", low=question.low, high=question.high
        )
        if question.low == question.high:
            bounds = msg("window.choose_exactly", "Choose {n}.", n=question.high)
        if pending.frame.shape is QuestionShape.ORDER:
            bounds = msg("window.first_is_done_first", "The first is done first.")
        self.hint.setText(self._words.say(refusals[0].message if refusals else bounds))
        self.hint.setVisible(True)
        self.outlook.setText("" if refusals else self._foreseen(self.items.answer()))
        self.outlook.setVisible(bool(self.outlook.text()))

    def _foreseen(self, answer: Any) -> str:
        """What an answer would cost and bring, in words."""
        preview = self._bridge.questions.preview(answer)
        told = preview_sentence(preview) if preview is not None else None
        return unbroken(self._words.say(told)) if told is not None else ""

    def _give(self) -> None:
        if self.items is not None:
            self._bridge.questions.answer(self.items.answer())

    def minimumSizeHint(self) -> QSize:
        """Little: long questions must not push the window's edge; the list scrolls. No word is cut, though."""
        metrics, px = self.question.fontMetrics(), self._stage.theme.px
        longest = max((metrics.horizontalAdvance(word) for word in self.question.text().split()), default=0)
        return QSize(max(px(120), longest + px(26) + 40), px(170))

    # ---- keyboard ------------------------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Let the keyboard start where the answer is given."""
        if self.items is not None:
            self.items.first().setFocus()
        elif self.list.isVisible():
            self.list.setFocus()
        elif self.seat_button is not None and not self._frozen:
            self.seat_button.setFocus()
        else:
            self.setFocus()

    def _has_keyboard(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is None or focus is self or self.isAncestorOf(focus)
