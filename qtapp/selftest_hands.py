"""The hands of the self-test: every answer is given with clicks of the mouse in the decision card, as people do."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from engine import api
from qtapp.panels.decision.items import AmountsQuestion, OrderQuestion, SomeQuestion
from qtapp.windows.game.window import GameWindow

_STEPS = 12
"""Steps of a decision after which the card leads nowhere."""


class Unreachable(Exception):
    """An answer that cannot be given with the mouse; the text says which."""


class Mouse:
    """Clicks in the decision card of one window."""

    def __init__(self, game: GameWindow) -> None:
        self._card = game.decision
        self._questions = game.client.questions

    def answer(self, pending: api.Pending, answer: Any) -> None:
        """Give this answer, click by click."""
        if not self._questions.options():
            self._items(answer)
            return
        key = api.answer_key(answer)
        for _ in range(_STEPS):
            button = next(
                (one for one in self._card.buttons if any(option.key == key for option in one.row.options)), None
            )
            if button is None:
                break
            last = button.row.option is not None
            self.click(button)
            if last:
                return
        raise Unreachable(f"no row of the card leads to {key}")

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Press and let go of the left button, in sight."""
        parent = widget.parentWidget()
        while parent is not None and not isinstance(parent, QScrollArea):
            parent = parent.parentWidget()
        if parent is not None:
            parent.ensureWidgetVisible(widget)
        if not widget.isVisible() or not widget.isEnabled():
            raise Unreachable(f"{type(widget).__name__} cannot be clicked")
        point = QPointF(at if at is not None else widget.rect().center())
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        for kind, buttons in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
            where = QPointF(widget.mapToGlobal(point.toPoint()))
            event = QMouseEvent(kind, point, where, left, buttons, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(widget, event)

    def _items(self, answer: Any) -> None:
        part = self._card.part
        if part is None:
            raise Unreachable("the card shows no items")
        question = part.question
        if isinstance(question, SomeQuestion):
            wanted = list(answer)
            for item, box in zip(self._questions.items(), question.boxes, strict=True):
                tick = item in wanted
                if tick:
                    wanted.remove(item)
                if tick is not box.isChecked():
                    self.click(box, QPoint(10, box.height() // 2))
        elif isinstance(question, AmountsQuestion):
            for n, stepper in zip(answer, question.steppers, strict=True):
                while stepper.value != n:
                    self.click(stepper.more if stepper.value < n else stepper.less)
        elif isinstance(question, OrderQuestion):
            self._sort(question, list(answer))
        if question.answer() != tuple(answer):
            raise Unreachable(f"the card says {question.answer()} instead of {tuple(answer)}")
        self.click(part.done)

    def _sort(self, question: OrderQuestion, wanted: list[Any]) -> None:
        """Row by row to its place, with the button under them."""
        rows = question.list
        for at, item in enumerate(wanted):
            row = list(question.answer()).index(item, at)
            self.click(rows.viewport(), rows.visualItemRect(rows.item(row)).center())
            for _ in range(row - at):
                self.click(question.earlier)
