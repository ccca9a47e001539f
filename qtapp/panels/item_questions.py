"""Questions over items: tick some, share out amounts, put in order. Each knows its answer at any moment."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.api import Pending, Question, QuestionShape, msg
from qtapp.kit.app_context import AppContext
from qtapp.kit.choosers import Stepper
from qtapp.kit.labels import WrapLabel
from qtapp.kit.words import LiveTexts
from qtapp.session.client import SeatClient


class ItemQuestion(QWidget):
    """One question over items; the panel around it has the button that gives the answer."""

    edited = Signal()

    def __init__(self, bridge: SeatClient) -> None:
        super().__init__()
        self._bridge = bridge
        self._asked = bridge.questions.pending()
        bridge.drafted.connect(self._drafted)

    def _drafted(self, answer: tuple[Any, ...]) -> None:
        """A widget lives a little longer than its question."""
        if self._bridge.questions.pending() == self._asked and answer != self.answer():
            self.show_answer(answer)

    def changed(self) -> None:
        """Somebody chose otherwise here: items chosen on the table are added to this."""
        self._bridge.questions.set_draft(self.answer())
        self.edited.emit()

    def answer(self) -> Any:
        """The answer as it stands."""
        raise NotImplementedError

    def show_answer(self, answer: tuple[Any, ...]) -> None:
        """Show what was chosen on the table."""
        raise NotImplementedError

    def first(self) -> QWidget:
        """Where the keyboard starts."""
        raise NotImplementedError


class SomeQuestion(ItemQuestion):
    """Tick between so many and so many; where only one can be chosen, another tick takes its place."""

    def __init__(self, stage: AppContext, bridge: SeatClient, items: list[Any], question: Question) -> None:
        super().__init__(bridge)
        self._items = items
        self._single = question.high == 1
        words = LiveTexts(stage.speech, self, bridge.names)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 0, 4, 0)
        proposed = list(bridge.questions.default_answer() or ())
        self.boxes: list[QCheckBox] = []
        for item in items:
            box = QCheckBox()
            words.text(box, bridge.names.item_name(item))
            if item in proposed:
                proposed.remove(item)
                box.setChecked(True)
            box.toggled.connect(lambda _, one=box: self._ticked(one))
            self.boxes.append(box)
            column.addWidget(box)

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

    def first(self) -> QWidget:
        return self.boxes[0] if self.boxes else self


class AmountsQuestion(ItemQuestion):
    """A number for each item; starts with what the game would answer."""

    def __init__(self, stage: AppContext, bridge: SeatClient, items: list[Any], question: Question) -> None:
        super().__init__(bridge)
        words = LiveTexts(stage.speech, self, bridge.names)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 0, 4, 0)
        proposed = tuple(bridge.questions.default_answer() or ())
        self.steppers: list[Stepper] = []
        for at, item in enumerate(items):
            row = QHBoxLayout()
            label = WrapLabel()
            name = bridge.names.item_name(item)
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
        else:
            super().keyPressEvent(event)


class OrderQuestion(ItemQuestion):
    """All items in a new order."""

    def __init__(self, stage: AppContext, bridge: SeatClient, items: list[Any]) -> None:
        super().__init__(bridge)
        self._items = items
        words = LiveTexts(stage.speech, self, bridge.names)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 0, 4, 0)
        self.list = _Movable()
        words.name(self.list, msg("a11y.order_keys_tip", "Order: Ctrl and the arrow keys move an item"))
        for at, item in enumerate(items):
            row = QListWidgetItem(words.label(bridge.names.item_name(item)))
            row.setData(Qt.ItemDataRole.UserRole, at)
            row.setSizeHint(QSize(0, stage.theme.px(36)))
            self.list.addItem(row)
        self.list.setCurrentRow(0)
        self.list.setMinimumHeight(min(8, len(items)) * stage.theme.px(36) + 8)
        self.list.moved.connect(self.changed)
        column.addWidget(self.list, 1)
        row_of_buttons = QHBoxLayout()
        buttons: list[QPushButton] = []
        for icon, step, spoken in (
            ("arrow_up", -1, msg("window.move_earlier_button", "Earlier")),
            ("arrow_down", 1, msg("window.move_later_button", "Later")),
        ):
            button = QPushButton()
            button.setIcon(stage.icon(icon))
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

    def first(self) -> QWidget:
        return self.list


def question_widget(stage: AppContext, bridge: SeatClient, pending: Pending) -> ItemQuestion:
    """The widget for a question's shape."""
    items, question = bridge.questions.items(), pending.question
    match pending.frame.shape:
        case QuestionShape.AMOUNTS:
            return AmountsQuestion(stage, bridge, items, question)
        case QuestionShape.ORDER:
            return OrderQuestion(stage, bridge, items)
    return SomeQuestion(stage, bridge, items, question)
