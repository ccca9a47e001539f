"""The decision card: one question at a time in steps, with few large rows; fully usable without the mouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import cast

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from engine.api import Message, Pending, PieceArg, QuestionShape, SeatArg, msg
from qtapp.board.paint.context import BoardContext
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.focus import tab_through
from qtapp.kit.controls.grace import Grace
from qtapp.kit.controls.labels import WrapButton
from qtapp.kit.speak.announce import announce, is_reader_on
from qtapp.kit.speak.tool_tips import set_tool_tip
from qtapp.kit.speak.words import LiveTexts, unbroken
from qtapp.panels.decision.buttons import OptionButton, OptionRow, RowVotes
from qtapp.panels.decision.items import ItemsPart, TickRow
from qtapp.panels.decision.marks import ChangesLine, FootButton, StepMark
from qtapp.panels.decision.model_for import model_for
from qtapp.panels.decision.sheet import DecisionSheet
from qtapp.panels.decision.signs import Signs
from qtapp.panels.decision.step_maker import StepMaker
from qtapp.panels.decision.steps import DecisionStep, Row
from qtapp.panels.decision.waiting import Waiting, waiting_for
from qtapp.session.by_itself import AnswerGiven
from qtapp.session.client import SeatClient

_READ = 350
"""Milliseconds before Enter answers a new question or step: a second press was meant for what lay there before."""


class DecisionCard(DecisionSheet):
    """What the viewer is asked, step by step, and the answers."""

    option_looked_at = Signal(str)
    """Key of the option to be shown on the board; empty: none."""
    things_looked_at = Signal(tuple)
    """Pieces and places that a row stands for which leads on to several options; empty: none."""
    thing_wanted = Signal(str)
    """A thing was picked in the card: the table takes hold of it; empty: it is put back."""
    here_wanted = Signal(int)
    """The device of this seat sleeps: it shall be played here."""
    hand_over_wanted = Signal()
    """Somebody else is asked and is to sit down here."""
    cards_wanted = Signal()
    """Whoever is asked while all hands lie face down wants to look at theirs."""
    hands_wanted = Signal()
    """What is asked is carried out with free hands."""
    hands_done = Signal()
    """It has been."""
    result_wanted = Signal()
    list_wanted = Signal()
    """All options are wanted in one list."""
    asked = Signal()
    """Another question is asked, or none any more."""
    picked = Signal(str)
    """Another thing is picked, here or on the table; empty: none."""
    step_shown = Signal()
    """Another step is shown, or the same one anew."""
    targets_changed = Signal()
    """Other pieces or places are meant on the table."""

    def __init__(self, context: AppContext, board_context: BoardContext) -> None:
        super().__init__(context)
        self._board_context = board_context
        self._client: SeatClient = board_context.client
        self._words = LiveTexts(context.speech, self, self._client.names)
        self.signs = Signs(board_context.art, context.theme)
        self._frozen = False
        self._grace = Grace(_READ)
        self._heard = ""
        """What a screen reader was told last."""
        self._aloud = ""
        """The step that is shown, as a screen reader says it."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        """What has just been decided may be told first: who listens is led to the next question only then."""
        self._soon.timeout.connect(self._lead_in)
        self._ticket = 0
        """Of the question that is asked; 0: none is."""
        self._targets: tuple[str, ...] = ()
        self.model = model_for(self._client)
        self.buttons: list[OptionButton] = []
        """The rows and tiles of the step that is shown, in the order of their numbers."""
        self._part: ItemsPart | None = None
        self.seat_button: WrapButton | None = None
        self.list_button: FootButton | None = None
        self.back_button: FootButton | None = None
        self.earlier_button: FootButton | None = None
        self.cards_button: FootButton | None = None
        self.hands_button: WrapButton | None = None
        self._walking = False
        """Does the keyboard go from row to row just now?"""
        client = self._client
        client.changed.connect(self.refresh)
        client.viewer_changed.connect(self.refresh)
        self._words.spoken.connect(self.say_anew)
        context.theme_changed.connect(self._retheme)
        self.refresh()

    # ---- what is asked -------------------------------------------------------------------------------------------

    def _is_read(self) -> bool:
        """Has the question been here for long enough that Enter can be meant for it?"""
        return not self._grace.holds

    def refresh(self) -> None:
        """Ask what is asked now, from its first step."""
        pending = self.pending()
        options = self._client.questions.options() if pending is not None else []
        question = pending.question if pending is not None else None
        goes_on = pending is not None and self._ticket == pending.ticket
        was = self._shown_now()
        self.model.ask(
            question.text if question is not None else msg("window.decision", "Decision"),
            question.short if question is not None else None,
            options,
            goes_on=goes_on,
        )
        self._ticket = pending.ticket if pending is not None else 0
        if not (goes_on and was is not None and was == self._shown_now()):
            self._grace.begin()
            self._show(pending)
        self.asked.emit()

    def _shown_now(self) -> object:
        """What the present step shows, to be compared; None: nothing of which that could be said. What others answer
        meanwhile often changes nothing of it, and takes nobody off the row on which they stand.
        """
        step = self.model.step()
        return None if step is None else (step, tuple(self._client.questions.by_itself.choices()))

    def say_anew(self) -> None:
        """The same step anew, in another language say: whoever has chosen something goes on from there."""
        self._show(self.pending())
        self.asked.emit()

    def show_votes(self, votes: Mapping[int, RowVotes]) -> bool:
        """A class votes: what its rows have, by their numbers from 0; rows that it does not vote about show nothing.
        True: it may want another height.
        """
        before = [button.votes is not None for button in self.buttons]
        for at, button in enumerate(self.buttons):
            button.set_votes(votes.get(at))
        return before != [button.votes is not None for button in self.buttons]

    @property
    def client(self) -> SeatClient:
        """Whose questions it shows."""
        return self._client

    @property
    def part(self) -> ItemsPart | None:
        """The question over items that it shows; None: it shows none."""
        return self._part

    def pending(self) -> Pending | None:
        """The question that it shows; None: it shows none."""
        return None if self._frozen else self._client.questions.pending()

    def _show(self, pending: Pending | None) -> None:
        """Show the present step of the question."""
        at_home = self._has_keyboard()
        if at_home:  # else the keyboard would wander over strangers while the rows go, and each would be read out
            self.setFocus()
        self.option_looked_at.emit("")
        self.things_looked_at.emit(())
        self._empty()
        if pending is None:
            self._show_waiting()
        elif pending.frame.shape is QuestionShape.PICK or self.model.options:
            step = self.model.step()
            if step is not None:
                self._show_step(step, pending.question.seat)
        else:
            self._show_items(pending)
        self._reveal()
        if at_home and is_reader_on():
            self._soon.start()
        elif at_home:
            self.take_focus()
        self._announce(at_home)
        self._tell_targets()
        self.updateGeometry()
        self.grown.emit()
        self.step_shown.emit()

    def _announce(self, at_home: bool) -> None:
        """Let a screen reader say what is asked; who has the keyboard here hears it with the row they stand on. What is
        asked while the card is hidden (something is told just now) is said when it comes back.
        """
        asked = self._part.aloud if self._part is not None else self._aloud
        said = asked or self.question.accessibleName()
        if said == self._heard or not self.isVisible():
            return
        if not (at_home and asked) and not self.hasFocus():  # else it is the name of what has the keyboard
            announce(self, said)
        self._heard = said

    def _lead_in(self) -> None:
        """Whoever waits at the card itself goes on to where the answer is given."""
        if self.hasFocus() and self.isVisible():
            self.take_focus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if is_reader_on():
            self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._announce(self._has_keyboard())

    def _empty(self) -> None:
        self._clear()
        self.buttons = []
        self._part = None
        self._aloud = ""
        self.seat_button = self.list_button = self.back_button = self.earlier_button = self.cards_button = None
        self.hands_button = None

    def _say(self, sentence: Message, seat: int, whole: Message | None = None) -> None:
        text = self._words.label(sentence)
        self.question.setText(unbroken(text))
        self.question.setAccessibleName(text)
        self.setAccessibleName(text)
        set_tool_tip(self.question, self._words.say(whole) if whole is not None and whole != sentence else "")
        self._plate.setVisible(seat > 0)
        if seat:
            self._plate.setPixmap(self._context.pixmap(f"seat.{self._client.names.seat_colour(seat)}", 24))

    def _show_asker(self) -> None:
        """Who is asked while all hands lie face down; which card it is about, where the question does not say it."""
        said, seat = [], self._client.face_down
        if seat:
            said.append(msg("window.asked_face_down", "{seat} decides. All hands lie face down.", seat=SeatArg(seat)))
        piece = self._client.questions.asked_by()
        name = self._client.names.piece_name(piece) if piece else None
        if name is not None:
            said.append(msg("window.carries_out_card", "You carry out: {card}", card=PieceArg(piece)))
        if said:
            self._asker.setText("\n".join(self._words.label(one) for one in said))
            self._asker.show()

    def _offer_cards(self, maker: StepMaker) -> None:
        """The way to the own hand, where all lie face down."""
        if self._client.face_down:
            self.cards_button = maker.cards_button()
            self.cards_button.clicked.connect(self.cards_wanted)
            self._foot.addWidget(self.cards_button)

    def _offer_hands(self) -> None:
        """The way to free hands, where something is to be carried out that no rule knows."""
        pending = self.pending()
        if pending is not None and pending.frame.frees_hands and self._client.history.can_branch:
            self.hands_button = self._button(
                msg("window.free_hands_for_it_button", "Free hands"), self.hands_wanted.emit
            )

    def _show_waiting(self) -> None:
        waiting = waiting_for(self._client)
        self._say(waiting.sentence, 0)
        if waiting.button is not None:
            self.seat_button = self._button(waiting.button, partial(self._do_for_waiting, waiting))
        self._area.column.addStretch(1)

    def _do_for_waiting(self, waiting: Waiting) -> None:
        match waiting.deed:
            case "by hand":
                self.hands_done.emit()
            case "result":
                self.result_wanted.emit()
            case "hand over":
                self.hand_over_wanted.emit()
            case "here":
                self.here_wanted.emit(waiting.seat)

    def _button(self, label: Message, deed: Callable[[], None]) -> WrapButton:
        button = WrapButton(self._words.label(label))
        button.setAutoDefault(True)
        button.clicked.connect(lambda _=False: deed())
        self._area.column.addWidget(button)
        return button

    def _show_items(self, pending: Pending) -> None:
        self._say(pending.question.text, pending.question.seat)
        self._show_asker()
        self._part = part = ItemsPart(self._context, self._client, pending)
        part.grown.connect(self.grown)
        part.question.let_enter_wait(self._is_read)
        self._area.column.addWidget(part)
        self._area.column.addStretch(1)
        self._foot.addWidget(part.done)
        self._offer_cards(StepMaker(self._board_context, self.signs, self._words))
        tab_through(self._area.column, part.done)

    # ---- one step ------------------------------------------------------------------------------------------------

    def _show_step(self, step: DecisionStep, seat: int) -> None:
        self._say(step.asks, seat, step.whole)
        maker = StepMaker(self._board_context, self.signs, self._words)
        self._show_asker()
        for mark in maker.crumbs(step):
            if isinstance(mark, StepMark) and mark.is_done:
                mark.clicked.connect(lambda _=False, at=mark.number - 1: self._back_to(at))
            self._crumbs.addWidget(mark)
        self._offer_hands()
        self.buttons = maker.fill(self._area.column, step)
        self._aloud = maker.aloud
        for button in self.buttons:
            button.clicked.connect(lambda _=False, row=button.row: self.take(row))
            button.looked_at.connect(self._looked_at)
        if self._companion is None and (step.total > len(self.buttons) or step.done or len(self.buttons) > 3):
            self.list_button = maker.list_button(step)
            self.list_button.clicked.connect(self.list_wanted)
            if maker.is_dense(step) and not self.model.has_begun:  # a line of its own would make it scroll
                self._beside.addWidget(self.list_button, 0, Qt.AlignmentFlag.AlignTop)
            else:
                self._foot.addWidget(self.list_button)
        if self.model.has_begun:
            self.back_button = maker.back_button()
            self.back_button.clicked.connect(self.back)
            self._foot.addWidget(self.back_button)
        self._offer_cards(maker)
        self._lay_closer(self.list_button if self.back_button is None else None)
        if not step.done:
            self._show_others(maker)
        self._area.column.addStretch(1)
        for button in self.buttons:
            button.stepped.connect(self._walk)
            button.is_ready = self._is_read
        self._rove(0)

    def _show_others(self, maker: StepMaker) -> None:
        """What was answered by itself can be decided otherwise from here, a click further on: below the question its
        options would look like those of the question.
        """
        choices = self._client.questions.by_itself.choices()
        if choices:
            self._fold_others(maker, choices)

    def _lay_others(self, maker: StepMaker, given: AnswerGiven, line: ChangesLine, rows: list[OptionRow]) -> None:
        answers = self._client.questions.by_itself
        maker.lay_others(self._area.column, line, rows)
        for button, other in zip(rows, given.others, strict=True):
            button.clicked.connect(lambda _=False, other=other: answers.decide_otherwise(given, other))

    def _fold_others(self, maker: StepMaker, choices: list[AnswerGiven]) -> None:
        button = self.earlier_button = maker.earlier_button(len(choices))
        self._foot.addWidget(button)

        def unfold() -> None:
            button.hide()
            column, first = self._area.column, len(self.buttons)
            column.takeAt(column.count() - 1)  # the stretch below everything
            for given in choices:
                self._lay_others(maker, given, *maker.others(given))
            column.addStretch(1)
            for row in self.buttons[first:]:
                row.stepped.connect(self._walk)
            self._reveal()
            self.grown.emit()
            self._rove(first)
            self.buttons[first].setFocus()
            self._area.ensureWidgetVisible(self.buttons[first], 0, 8)

        button.clicked.connect(unfold)

    # ---- answers and steps ---------------------------------------------------------------------------------------

    def take(self, row: Row) -> None:
        """A row was chosen: answer, or go on to its step."""
        answer = self.model.choose(row)
        if answer is not None:
            self._client.questions.answer(answer.answer)
            return
        self._grace.begin()
        self._show(self._client.questions.pending())
        if self.model.picked:
            self.thing_wanted.emit(self.model.picked)
            self.picked.emit(self.model.picked)

    def press_number(self, number: int) -> bool:
        """Take the row of a number, or tick its item; False: there is none, or numbers alone do nothing here."""
        if not self._context.settings.told.single_keys:
            return False
        if self._part is not None:
            return self._part.question.press_number(number)
        if not 1 <= number <= min(9, len(self.buttons)):
            return False
        self.buttons[number - 1].click()
        return True

    def numbered(self) -> list[QAbstractButton]:
        """What the numbers from 1 on take or tick."""
        ticks = [] if self._part is None else cast(list[QAbstractButton], self._part.question.findChildren(TickRow))
        return [*self.buttons, *ticks][:9]

    def choose_target(self, place: str) -> None:
        """A lit target was clicked: take the row that means it; of several, ask which."""
        meant = [button.row for button in self.buttons if place in button.row.places()]
        if len(meant) == 1:
            self.take(meant[0])
        elif meant and self.model.pick_place(place):
            self._show(self.pending())

    def pick(self, thing: str) -> None:
        """Something was picked on the table, or put back (empty): only its options are left."""
        pending = self.pending()
        if pending is not None and self._part is not None:
            self._choose_item(thing)
        elif pending is not None and self.model.pick(thing):
            self._show(pending)
            self.picked.emit(thing)

    def _choose_item(self, thing: str) -> None:
        """An item of the question was clicked where it lies: it is chosen, or chosen no more, and stays there."""
        meant = [one for one in self._client.questions.item_options() if one.gesture and one.gesture.grab == thing]
        if meant:
            self.thing_wanted.emit("")
            self._client.questions.answer(meant[0].answer)

    def back(self) -> bool:
        """One step back; False: there is nothing to step back from."""
        held = self.model.picked
        if self._frozen or not self.model.back():
            return False
        if held and not self.model.picked:
            self.thing_wanted.emit("")
        self._show(self._client.questions.pending())
        return True

    def _back_to(self, done: int) -> None:
        self.model.back_to(done)
        self.thing_wanted.emit(self.model.picked)
        self._show(self._client.questions.pending())

    # ---- table and card ------------------------------------------------------------------------------------------

    def targets(self) -> tuple[str, ...]:
        """The places or pieces that the step that is shown lights."""
        if self._frozen or self._client.questions.pending() is None:
            return ()
        if self._part is not None:
            gestures = [one.gesture for one in self._client.questions.item_options() if one.gesture is not None]
            return tuple(dict.fromkeys(one.grab for one in gestures))
        return self.model.targets()

    def _tell_targets(self) -> None:
        targets = self.targets()
        if targets != self._targets:
            self._targets = targets
            self.targets_changed.emit()

    def look_at(self, thing: str) -> None:
        """Something on the table is under the pointer: its row lights up."""
        for button in self.buttons:
            button.set_lit(bool(thing) and thing in button.row.places() and button.row.option is not None)
        lit = next((button for button in self.buttons if button.is_pointed_at), None)
        if lit is not None and not self.underMouse():  # no row moves under the pointer
            self._area.ensureWidgetVisible(lit, 0, 8)
        self._outshine()

    def _outshine(self) -> None:
        """One row is bright: that at the pointer, else that of the keyboard."""
        for button in self.buttons:
            button.set_outshone(any(other.is_pointed_at for other in self.buttons if other is not button))

    def _looked_at(self, row: Row | None) -> None:
        """The table shows what the bright row is about: a row that comes up under a resting pointer is that row, and
        not the one at which the keyboard begins.
        """
        self._outshine()
        if not self._walking:
            row = next((button.row for button in self.buttons if button.underMouse()), row)
        option = row.option if row is not None else None
        self.option_looked_at.emit(option.key if option is not None else "")
        things = () if row is None or option is not None else (row.thing,) if row.thing else row.places()
        self.things_looked_at.emit(things)  # where it may go is lit once it is picked

    def _retheme(self) -> None:
        self.set_theme(self._context.theme)
        self.signs = Signs(self._board_context.art, self._context.theme)
        self._show(self.pending())

    # ---- keyboard ------------------------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Let the keyboard start where the answer is given."""
        if self._companion is not None and not self._companion.isHidden():
            self._companion.take_focus()
        elif self._part is not None:
            self._part.first().setFocus()
        elif self.buttons:
            self.buttons[0].setFocus()
        elif self.seat_button is not None and not self._frozen:
            self.seat_button.setFocus()
        else:
            self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = event.key(), not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._part is not None and self._is_read():
            self._part.done.click()
        elif not (plain and self._pressed(event)):
            super().keyPressEvent(event)

    def _pressed(self, event: QKeyEvent) -> bool:
        """A number takes its row, Escape leads a step back; False: neither."""
        if event.text().isdigit():
            return self.press_number(int(event.text()))
        return event.key() == Qt.Key.Key_Escape and self.back()

    def _walk(self, step: int) -> None:
        self._grace.end()  # who walks along the rows has read them
        focus = QApplication.focusWidget()
        at = self.buttons.index(focus) if isinstance(focus, OptionButton) and focus in self.buttons else -step
        self._rove((at + step) % len(self.buttons))
        self._walking = True
        self.buttons[(at + step) % len(self.buttons)].setFocus()
        self._walking = False
        self._area.ensureWidgetVisible(self.buttons[(at + step) % len(self.buttons)], 0, 8)

    def _rove(self, current: int) -> None:
        """One stop for Tab among the rows: the arrow keys lead on."""
        for at, button in enumerate(self.buttons):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if at == current else Qt.FocusPolicy.ClickFocus)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.option_looked_at.emit("")

    def _has_keyboard(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is None or focus is self or self.isAncestorOf(focus)
