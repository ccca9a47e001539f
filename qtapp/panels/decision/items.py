"""Questions over items: tick some, share out amounts, put in order. Each knows its answer at any moment.

The same items are chosen on the table or in the hand; both show what is chosen so far.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from engine.api import Pending, Question, QuestionShape, msg, preview_sentence
from qtapp.kit.app_context import AppContext
from qtapp.kit.controls.choosers import Stepper
from qtapp.kit.controls.labels import PlainLabel, WrapLabel
from qtapp.kit.controls.layouts import make_column
from qtapp.kit.paint.stylesheet import blend
from qtapp.kit.speak.announce import announce
from qtapp.kit.speak.words import LiveTexts, in_sentences, unbroken
from qtapp.session.client import SeatClient

_LEAST = 44
"""Pixels that a row is high at least, so that a finger hits it."""
_MOST_BELOW = 4
"""More items than these stand in two columns, unless letters are large."""
_LARGE = 1.5


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FIRST = msg("window.first_is_done_first", "The first is done first.")


class TickRow(QCheckBox):
    """An item as a whole row that can be ticked: by Enter too, as rows of other questions are taken.

    Ctrl+Enter goes on to whoever knows whether it is done.
    """

    is_ready: Callable[[], bool] = staticmethod(lambda: True)
    """May Enter tick it already? One that was meant for what lay here before may not."""
    is_only_one = False
    """Can only one item be chosen? Then a second Enter on it gives it, rather than to take it back."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        px = self._context.theme.px
        words = QFontMetrics(self._face()).horizontalAdvance(self.text())
        return QSize(words + px(52), max(_LEAST, 2 * QFontMetrics(self._face()).lineSpacing() + 4))

    def _face(self) -> QFont:
        return self._context.theme.font(14, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Normal)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._context.theme.px(120), self.sizeHint().height())

    def hitButton(self, pos: object) -> bool:
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_done = self.is_only_one and self.isChecked()
        if event.key() in _ENTER and not is_done and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if not event.isAutoRepeat() and self.is_ready():
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c, px = self._context.theme, self._context.theme.colours, self._context.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        bright = self.isChecked()
        ground = (
            c.lamp if bright else c.panel if theme.contrast else blend(c.panel, "#ffffff", 0.04 if theme.dark else 0.45)
        )
        ring = self.hasFocus() or self.underMouse()
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(c.text if ring else c.border if theme.contrast else c.hairline), 2 if ring else 1.2))
        painter.drawRoundedRect(box, 9, 9)
        ink = c.ink if bright else c.text
        side = px(20)
        tick = QRectF(px(10), self.height() / 2 - side / 2, side, side)
        painter.setPen(QPen(QColor(ink), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(tick, 5, 5)
        if bright:
            painter.setPen(QPen(QColor(ink), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            middle, way = tick.center(), side * 0.22
            painter.drawPolyline(
                [middle + QPointF(-way, 0), middle + QPointF(-way * 0.2, way * 0.9), middle + QPointF(way, -way * 0.8)]
            )
        painter.setFont(self._face())
        painter.setPen(QColor(ink))
        room = QRectF(px(40), 0, self.width() - px(48), self.height())
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.drawText(room, flags, self.text())
        painter.end()


def _is_same(one: Pending | None, other: Pending | None) -> bool:
    """Is it the same question? Looking back and forth along the history gives it another ticket."""
    return one is not None and other is not None and (one.lane, one.frame) == (other.lane, other.frame)


class ItemQuestion(QWidget):
    """One question over items; the panel around it has the button that gives the answer."""

    edited = Signal()
    first_does = ""
    """What the first item does, in words; empty: there are none."""

    def __init__(self, client: SeatClient) -> None:
        super().__init__()
        self._client = client
        self._asked = client.questions.pending()
        self._asked_items = client.questions.items()
        self._follows = False
        """Is it just being shown what was chosen elsewhere?"""
        client.drafted.connect(self._drafted)

    def _drafted(self, answer: tuple[Any, ...]) -> None:
        """A widget lives a little longer than its question, which may come again over other items."""
        questions = self._client.questions
        asked = _is_same(questions.pending(), self._asked) and questions.items() == self._asked_items
        if asked and answer != self.answer():
            self._follows = True
            self.show_answer(answer)
            self._follows = False

    def changed(self) -> None:
        """Somebody chose otherwise here: items chosen on the table are added to this."""
        if not self._follows:  # or two widgets of one question would answer each other without end
            self._client.questions.set_draft(self.answer())
        self.edited.emit()

    def answer(self) -> Any:
        """The answer as it stands."""
        raise NotImplementedError

    def show_answer(self, answer: tuple[Any, ...]) -> None:
        """Show what was chosen on the table."""
        raise NotImplementedError

    def press_number(self, number: int) -> bool:
        """A digit was pressed; False: it means nothing here."""
        return False

    def lines(self) -> list[str]:
        """Its items as they stand, for who cannot see them; none where numbers tick them."""
        return []

    def let_enter_wait(self, is_ready: Callable[[], bool]) -> None:
        """Enter does nothing until this says that it is meant for this question."""

    def first(self) -> QWidget:
        """Where the keyboard starts."""
        raise NotImplementedError


class SomeQuestion(ItemQuestion):
    """Tick between so many and so many; where only one can be chosen, another tick takes its place.

    Nothing is ticked beforehand, unless the rules leave no choice.
    """

    def __init__(self, context: AppContext, client: SeatClient, items: list[Any], question: Question) -> None:
        super().__init__(client)
        self._items = items
        self._single = question.high == 1
        words = LiveTexts(context.speech, self, client.names)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(5)
        columns = 2 if len(items) > _MOST_BELOW and context.theme.text_scale < _LARGE else 1
        for at in range(columns):
            grid.setColumnStretch(at, 1)
        self.boxes: list[TickRow] = []
        for item in items:
            box = TickRow(context)
            words.text(box, client.names.item_name(item))
            does = client.names.piece_text(item) if isinstance(item, str) else ()
            box.setAccessibleDescription(in_sentences(words.say(one) for one in does))
            if not self.boxes:
                self.first_does = box.accessibleDescription()
            box.setChecked(question.low >= len(items))
            box.is_only_one = self._single
            box.toggled.connect(lambda _, one=box: self._ticked(one))
            grid.addWidget(box, len(self.boxes) // columns, len(self.boxes) % columns)
            self.boxes.append(box)

    def _ticked(self, box: QCheckBox) -> None:
        if self._single and box.isChecked():
            for other in self.boxes:
                if other is not box:
                    other.blockSignals(True)
                    other.setChecked(False)
                    other.blockSignals(False)
        self.changed()

    def answer(self) -> Any:
        return tuple(item for item, box in zip(self._items, self.boxes, strict=True) if box.isChecked())

    def show_answer(self, answer: tuple[Any, ...]) -> None:
        for item, box in zip(self._items, self.boxes, strict=True):
            box.blockSignals(True)
            box.setChecked(item in answer)
            box.blockSignals(False)
        self.changed()

    def let_enter_wait(self, is_ready: Callable[[], bool]) -> None:
        for box in self.boxes:
            box.is_ready = is_ready

    def press_number(self, number: int) -> bool:
        if not 1 <= number <= min(9, len(self.boxes)):
            return False
        self.boxes[number - 1].click()
        return True

    def first(self) -> QWidget:
        return self.boxes[0] if self.boxes else self


class AmountsQuestion(ItemQuestion):
    """A number for each item; starts with what the game would answer."""

    def __init__(self, context: AppContext, client: SeatClient, items: list[Any], question: Question) -> None:
        super().__init__(client)
        words = LiveTexts(context.speech, self, client.names)
        column = make_column(self, margins=0)
        proposed = tuple(client.questions.default_answer() or ())
        self.steppers: list[Stepper] = []
        for at, item in enumerate(items):
            row = QHBoxLayout()
            label = WrapLabel()
            name = client.names.item_name(item)
            words.text(label, name)
            start = proposed[at] if at < len(proposed) else 0
            stepper = Stepper(words, name, 0, max(question.high, start), start)
            stepper.changed.connect(lambda _: self.changed())
            row.addWidget(label, 1)
            row.addWidget(stepper)
            column.addLayout(row)
            self.steppers.append(stepper)

    def answer(self) -> Any:
        return tuple(stepper.value for stepper in self.steppers)

    def show_answer(self, answer: tuple[Any, ...]) -> None:
        for stepper, n in zip(self.steppers, answer, strict=True):
            stepper.blockSignals(True)
            stepper.set_value(n)
            stepper.blockSignals(False)
        self.changed()

    def lines(self) -> list[str]:
        return [stepper.accessibleName() for stepper in self.steppers]

    def first(self) -> QWidget:
        return self.steppers[0] if self.steppers else self


class _Movable(QListWidget):
    """A list whose rows are dragged, or moved with Ctrl and the arrow keys."""

    moved = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.model().rowsMoved.connect(self.moved)

    def shift(self, step: int) -> None:
        """Move the current row up (-1) or down (1)."""
        row = self.currentRow()
        if row >= 0 and 0 <= row + step < self.count():
            item = self.takeItem(row)
            self.insertItem(row + step, item)
            self.setCurrentRow(row + step)
            self.moved.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.shift(step)
        elif event.text().isalpha():  # letters say things again; in so short a list nobody looks for a word by them
            event.ignore()
        else:
            super().keyPressEvent(event)


class OrderQuestion(ItemQuestion):
    """All items in a new order."""

    def __init__(self, context: AppContext, client: SeatClient, items: list[Any]) -> None:
        super().__init__(client)
        self._items = items
        words = LiveTexts(context.speech, self, client.names)
        column = make_column(self, margins=0)
        self.list = _Movable()
        words.name(self.list, msg("a11y.order_keys_tip", "Order: Ctrl and the arrow keys move an item"))
        for at, item in enumerate(items):
            row = QListWidgetItem(words.label(client.names.item_name(item)))
            row.setData(Qt.ItemDataRole.UserRole, at)
            row.setSizeHint(QSize(0, context.theme.px(36)))
            self.list.addItem(row)
        self.list.setCurrentRow(0)
        self.list.setMinimumHeight(min(8, len(items)) * context.theme.px(36) + 8)
        self.list.moved.connect(self.changed)
        column.addWidget(self.list, 1)
        row_of_buttons = QHBoxLayout()
        buttons: list[QPushButton] = []
        for icon, step, spoken in (
            ("arrow_up", -1, msg("window.move_earlier_button", "Earlier")),
            ("arrow_down", 1, msg("window.move_later_button", "Later")),
        ):
            button = QPushButton()
            context.put_icon_beside_words(button, icon, 16)
            words.text(button, spoken)
            button.clicked.connect(lambda _=False, step=step: self.list.shift(step))
            row_of_buttons.addWidget(button)
            buttons.append(button)
        self.earlier, self.later = buttons
        row_of_buttons.addStretch(1)
        column.addLayout(row_of_buttons)

    def answer(self) -> Any:
        rows = [self.list.item(at).data(Qt.ItemDataRole.UserRole) for at in range(self.list.count())]
        return tuple(self._items[at] for at in rows)

    def show_answer(self, answer: tuple[Any, ...]) -> None:
        for row, item in enumerate(answer if answer != self.answer() else ()):
            there = next(at for at in range(row, len(answer)) if self.answer()[at] == item)
            self.list.insertItem(row, self.list.takeItem(there))
        self.changed()

    def lines(self) -> list[str]:
        return [self.list.item(at).text() for at in range(self.list.count())]

    def first(self) -> QWidget:
        return self.list


class ItemsPart(QWidget):
    """A question over items inside the card: what is still missing, the items, what would come of it, and Done.

    The message has the room of two lines from the beginning: no row moves when it grows.
    """

    grown = Signal()

    def __init__(self, context: AppContext, client: SeatClient, pending: Pending) -> None:
        super().__init__()
        self._context = context
        self._client = client
        self._pending = pending
        self._words = LiveTexts(context.speech, self, client.names)
        column = make_column(self, gap=6, margins=0)
        head = QHBoxLayout()
        self.hint = WrapLabel("hint")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.count = PlainLabel()
        self.count.setProperty("role", "strong")
        head.addWidget(self.hint, 1, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.count, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self.question = question_widget(context, client, pending)
        column.addWidget(self.question)
        self.outlook = WrapLabel("muted")
        column.addWidget(self.outlook)
        self.done = QPushButton()
        self.done.setProperty("kind", "primary")
        self.done.setMinimumHeight(_LEAST - 6)
        self._words.text(self.done, msg("window.done", "Done"))
        self.done.clicked.connect(self.give)
        line = QFontMetrics(context.theme.font(13)).lineSpacing()
        self.hint.setMinimumHeight(2 * line + 2)
        self.outlook.setMinimumHeight(2 * line + 2)
        self.question.edited.connect(self._judge)
        self.aloud = ""
        """The question with its first item, as a reader says it to whoever is elsewhere."""
        self._spoken = ""
        """What a screen reader knows of how far the answer is."""
        begun = client.questions.draft()  # in another language or look, what was chosen so far stays
        self.question.show_answer(begun) if begun is not None else self._judge()

    def first(self) -> QWidget:
        """Where the keyboard starts."""
        return self.question.first()

    def lines(self) -> list[str]:
        """Items, what is still missing, and how far the answer is, to be heard again."""
        hint = "" if self.hint.text() in self._spoken else self.hint.text()
        return [one for one in (*self.question.lines(), hint, self._spoken) if one]

    def give(self) -> None:
        """Give the answer as it stands."""
        if _is_same(self._client.questions.pending(), self._pending):
            self._client.questions.answer(self.question.answer())

    def _judge(self) -> None:
        """Say at once why the ticked items would not do, and what they would bring."""
        if not _is_same(self._client.questions.pending(), self._pending):
            return
        asked, answer = self._pending.question, self.question.answer()
        refusals = self._client.questions.broken_rules(answer)
        self.done.setEnabled(not refusals)
        bounds = msg("window.choose_between_low_and_high", "Choose {low} to {high}.", low=asked.low, high=asked.high)
        if asked.low == asked.high:
            bounds = msg("window.choose_exactly", "Choose {n}.", n=asked.high)
        in_order = self._pending.frame.shape is QuestionShape.ORDER
        if in_order:
            bounds = _FIRST
        size = sum(answer) if self._pending.frame.shape is QuestionShape.AMOUNTS else len(answer)
        begun = size >= asked.low or in_order  # who has not chosen enough yet has done nothing wrong
        self.hint.setText(self._words.say(refusals[0].whole if refusals and begun else bounds))
        self.count.setVisible(not in_order)
        self.count.setText(f"{size} / {asked.high}")
        told = None
        if not refusals:
            preview = self._client.questions.preview(answer)
            told = preview_sentence(preview) if preview is not None else None
        self.outlook.setText(unbroken(self._words.say(told)) if told is not None else "")
        self._tell_reader(size, asked, is_possible=not refusals)
        self.grown.emit()

    def _tell_reader(self, chosen: int, asked: Question, *, is_possible: bool) -> None:
        """The first item says what is asked and how far the answer is; each change of that is said at once."""
        count = msg("a11y.chosen_of", "Chosen: {n} of {most}.", n=chosen, most=asked.high)
        if self._pending.frame.shape is QuestionShape.ORDER:
            count = _FIRST  # how they are moved is the name of the list
        said = self._words.say(count)
        if is_possible:
            enter = msg("a11y.done_by_key", "{count} Ctrl+Enter: done.", count=count)
            said = self._words.say(enter)
        first = self.question.first()
        hint = "" if self.hint.text() in said else self.hint.text()
        question = [one for one in (self._words.say(asked.text), hint, said) if one]
        does = self.question.first_does
        first.setAccessibleDescription(" ".join(([does] if does else []) + question))
        self.aloud = in_sentences((*question, first.accessibleName() or getattr(first, "text", str)(), does))
        if self._spoken and said != self._spoken:
            announce(self, said)
        self._spoken = said


def question_widget(context: AppContext, client: SeatClient, pending: Pending) -> ItemQuestion:
    """The widget for a question's shape."""
    items, question = client.questions.items(), pending.question
    match pending.frame.shape:
        case QuestionShape.AMOUNTS:
            return AmountsQuestion(context, client, items, question)
        case QuestionShape.ORDER:
            return OrderQuestion(context, client, items)
    return SomeQuestion(context, client, items, question)
